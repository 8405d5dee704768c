import { canonicalJson } from '../../base/json.ts'
import type { Hash } from '../../model/flow.ts'
import type { Scheme } from '../../model/run-event.ts'
import { sha256Hex } from './sha256.ts'

/** A generation of FlowIR: whose fields, defaults and hash domains apply. */
export type Generation = 1 | 2

const SCHEME: Readonly<Record<Generation, Scheme>> = { 1: 'pointlock-ir/1', 2: 'flow-ir/2' }

/** The scheme a flow's hashes are made under. */
export const schemeOf = (flow: { readonly irVersion: Generation }): Scheme => SCHEME[flow.irVersion]

/** The generation whose flow a record was made of. */
export const generationOf = (scheme: Scheme): Generation => (scheme === SCHEME[1] ? 1 : 2)

/**
 * Hash of a JSON value under a domain tag.
 * @throws NotJsonError when the value is not plain JSON
 */
export const hashOf = (tag: string, subtree: unknown): Hash => `sha256:${sha256Hex(`${tag}\n${canonicalJson(subtree)}`)}`
