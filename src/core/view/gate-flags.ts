import type { InstanceRef } from '../../model/run-path.ts'
import { shellWord } from './shell-word.ts'

/** The two ways to go past a gate, as they are typed: doing it again, or keeping what happened. The reason is the person's to write. */
export interface GateFlags { readonly rerun: string; readonly keep: string }

/** @example gateFlags('publish') // { rerun: '--allow-mutating-reexec publish', keep: '--adopt publish=REASON' } */
export const gateFlags = (ref: InstanceRef): GateFlags =>
  ({ rerun: `--allow-mutating-reexec ${shellWord(ref)}`, keep: `--adopt ${shellWord(`${ref}=REASON`)}` })
