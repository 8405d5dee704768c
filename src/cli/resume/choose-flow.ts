import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { given } from '../../base/given.ts'
import { LOCKFILE, readLockfile } from '../../engine/source/lockfile.ts'
import type { CheckpointView } from '../../model/checkpoint.ts'
import { Fault, isFault } from '../../model/fault.ts'
import type { FlowBundle } from '../../model/flow.ts'
import type { Lockfile } from '../../model/manifest.ts'
import type { Provider } from '../../ports/provider.ts'
import type { RunStore } from '../../ports/run-store.ts'
import type { Call } from '../command.ts'
import { compileWord } from '../compile-word.ts'
import type { Settings } from '../config/settings.ts'
import { readSealedFile } from '../open-flow.ts'
import { prepareFlow } from '../run/prepare-flow.ts'
import { say } from '../show.ts'
import { ARCHIVED } from './resume-flags.ts'
import { resumeLine } from './resume-line.ts'

/** What a run goes on with; without a bundle the flow that the store archived. */
export interface ChosenFlow { readonly bundle?: FlowBundle; readonly source?: { readonly file: string }; readonly lockfile?: Lockfile }

/** Everything the choice depends on. `writes`: a missing lockfile may be written. */
export interface ChoiceAbout {
  readonly call: Call
  readonly settings: Settings
  readonly providers: readonly Provider[]
  readonly store: RunStore
  readonly view: CheckpointView
  readonly writes: boolean
}

/** The file that the newest segment which names one ran from. */
async function sourceOf({ store, view }: ChoiceAbout): Promise<string | undefined> {
  for (const { seq } of view.header.segments.toReversed()) {
    const [event] = await store.events(view.header.runId, { after: seq - 1, limit: 1 })
    if (event?.type !== 'runStarted' && event?.type !== 'runResumed') continue
    if (event.payload.source !== undefined) return event.payload.source.file
  }
  return undefined
}

function choiceNeeded({ call, view }: ChoiceAbout, file: string, how: string): Fault {
  const { runId } = view.header
  const line = resumeLine(call, runId, { verb: call.verb })
  const [asItIs, asItWas] = [line([`--flow ${file}`]), line([`--flow ${ARCHIVED}`])]
  const message = [
    `${file} ${how} since ${runId} last ran it, and no flow is named`, `with the file as it is now:    ${asItIs}`,
    `with the flow as the run had:  ${asItWas}`,
  ].join('\n')
  return new Fault('resume.flow-choice', message, {
    next: resumeLine(call, runId, { verb: 'plan' })([`--flow ${file}`]), data: { commands: [asItIs, asItWas] },
  })
}

/** The flow of a file as it is now, for comparison only. */
async function hashNow({ call }: ChoiceAbout, file: string): Promise<string | undefined> {
  try {
    const opened = await compileWord(call, file)
    return opened.ok ? opened.bundle.root.irHash : undefined
  } catch (error) {
    if (isFault(error) && (error.code.startsWith('ir.') || error.code === 'run.flow-unreadable')) return undefined
    throw error
  }
}

/** No flow is named: the archived one, if the run's file still means it. */
async function unnamed(about: ChoiceAbout): Promise<ChosenFlow> {
  const { call, settings, view } = about
  const named = await sourceOf(about)
  if (named === undefined) return {}
  const path = resolve(settings.root, named)
  const file = relative(call.host.cwd, path)
  if (!existsSync(path)) {
    say(call, `${file} is gone: goes on with the flow that the run last executed`)
    return {}
  }
  const now = await hashNow(about, file)
  if (now === view.header.irHash) return { source: { file: named } }
  throw choiceNeeded(about, file, now === undefined ? 'no longer compiles' : 'was changed')
}

async function fromFile({ call, settings, providers, writes }: ChoiceAbout, word: string): Promise<ChosenFlow | undefined> {
  const prepared = await prepareFlow(call, settings, providers, word, { writes })
  if (prepared === undefined) return undefined
  const { bundle, file, lockfile } = prepared
  return { bundle, source: { file: relative(settings.root, file) }, ...given('lockfile', lockfile) }
}

function refuseBoth({ flags }: Call): void {
  if (!flags.on('flow') || !flags.on('ir')) return
  throw new Fault('usage.invalid', '--flow and --ir name two flows', { next: 'leave one of them out' })
}

/**
 * The flow to go on with. Undefined when the one that is named is wrong; then its diagnostics have been shown.
 * @throws Fault resume.flow-choice when none is named and the run's file is another one now, and those of opening a flow
 */
export async function chooseFlow(about: ChoiceAbout, applied = false): Promise<ChosenFlow | undefined> {
  const { call, settings } = about
  refuseBoth(call)
  const [flow, ir] = [call.flags.text('flow'), call.flags.text('ir')]
  if (flow !== undefined && flow !== ARCHIVED) return fromFile(about, flow)
  const lockfile = given('lockfile', await readLockfile(join(settings.root, LOCKFILE)))
  if (ir !== undefined) return { bundle: readSealedFile(ir, call.host.cwd), source: { file: ir }, ...lockfile }
  return { ...flow === ARCHIVED || applied ? {} : await unnamed(about), ...lockfile }
}
