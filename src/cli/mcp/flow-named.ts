import { existsSync, realpathSync } from 'node:fs'
import { isAbsolute, relative, resolve } from 'node:path'
import { given } from '../../base/given.ts'
import { CompileError } from '../../engine/source/compile-error.ts'
import { Fault } from '../../model/fault.ts'
import type { CheckpointView } from '../../model/checkpoint.ts'
import { CallFlags } from '../call-flags.ts'
import { chooseFlow, type ChosenFlow } from '../resume/choose-flow.ts'
import { ARCHIVED } from '../resume/resume-flags.ts'
import { openPrepared, type PreparedFlow } from '../run/prepare-flow.ts'
import type { RunsAbout } from './mcp-runs.ts'

const isInside = (folder: string, path: string): boolean => {
  const way = relative(folder, path)
  return !isAbsolute(way) && way !== '..' && !way.startsWith('../')
}

/** @throws Fault run.flow-unreadable for a file that is not in the working folder, wherever its links lead */
function checkInside(folder: string, word: string): void {
  const path = resolve(folder, word)
  const real = existsSync(path) ? realpathSync(path) : path
  if (isInside(folder, path) && isInside(realpathSync(folder), existsSync(path) ? real : resolve(realpathSync(folder), word))) return
  throw new Fault('run.flow-unreadable', `${word} is not in the working folder`, { next: 'name a flow in it' })
}

/** The flow of a file in the working folder. @throws CompileError, Fault run.flow-unreadable and those of opening a flow */
export async function flowNamed({ call, settings, providers }: RunsAbout, word: string, writes: boolean): Promise<PreparedFlow> {
  checkInside(call.host.cwd, word)
  const { opened, flow } = await openPrepared(call, settings, providers, word, { writes })
  if (flow === undefined) throw new CompileError(opened.diagnostics)
  return flow
}

/**
 * The flow to go on with: that of a file, the archived one, or without a word whichever the run's file still means.
 * @throws as `flowNamed`; Fault resume.flow-choice
 */
export async function flowToGoOn(about: RunsAbout, view: CheckpointView, word: string | undefined, writes: boolean): Promise<ChosenFlow> {
  if (word !== undefined && word !== ARCHIVED) {
    const { bundle, file, lockfile } = await flowNamed(about, word, writes)
    return { bundle, source: { file: relative(about.settings.root, file) }, ...given('lockfile', lockfile) }
  }
  const flags = new CallFlags(new Map(word === undefined ? [] : [['flow', [word]]]))
  return await chooseFlow({ ...about, call: { ...about.call, verb: 'resume', flags }, view, writes }) ?? {}
}
