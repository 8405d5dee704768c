import { exitCodeOf } from '../../core/view/exit-code.ts'
import { given } from '../../base/given.ts'
import type { RunHandle, RunResult } from '../../engine/run-handle.ts'
import { Runner } from '../../engine/runner.ts'
import type { ResumePlan } from '../../model/alignment.ts'
import type { CheckpointView } from '../../model/checkpoint.ts'
import type { Provider } from '../../ports/provider.ts'
import type { RunStore } from '../../ports/run-store.ts'
import type { Call } from '../command.ts'
import { loadSettings } from '../config/load-settings.ts'
import type { Settings } from '../config/settings.ts'
import { checkInteractive } from '../interactive/check-interactive.ts'
import { laterSegment } from '../interactive/later-segment.ts'
import { loadProviders } from '../load-providers.ts'
import { tellPeople, type Telling } from '../notify/tell-people.ts'
import { writingRun } from '../open-run-store.ts'
import { checkpointOf } from '../read-run.ts'
import { checkVision } from '../run/check-vision.ts'
import { followRun } from '../run/follow-run.ts'
import { writeResult } from '../run/write-result.ts'
import { DIAGNOSTICS_EXIT, say } from '../show.ts'
import { softwareName } from '../software.ts'
import { chooseFlow, type ChosenFlow } from './choose-flow.ts'
import { supervisedAs } from './supervised-as.ts'
import { refusalOf } from './gated-refusal.ts'
import { nothingLeft, problemOf, type NothingLeft } from './nothing-left.ts'
import { plannedWords } from './planned-words.ts'
import { resumeOptions } from './resume-options.ts'

/** A resume or a plan of one: what was typed, and what it is about. */
export interface Resuming {
  readonly call: Call
  readonly settings: Settings
  readonly providers: readonly Provider[]
  readonly store: RunStore
  readonly runId: string
  readonly plan?: ResumePlan
}

/** A runner for a run that exists. */
export const runnerFor = (
  { settings, providers, store }: Resuming, { lockfile }: ChosenFlow, { notifiers, answerHint }: Partial<Telling> = {},
): Runner => new Runner({
  store, providers, ...given('lockfile', lockfile), concurrency: settings.concurrency, workDir: settings.root, secrets: settings.secrets,
  maxArtifactBytes: settings.maxArtifactBytes, software: softwareName(), ...given('notifiers', notifiers),
  ...given('answerHint', answerHint),
  ...given('policy', settings.policy), ...given('environment', settings.environment),
})

/** Nothing was to be done with a run that has finished: not an event was written. */
const isUntouched = async (store: RunStore, { header, head, finished }: CheckpointView): Promise<boolean> =>
  finished !== undefined && (await store.head(header.runId))?.seq === head.seq

function sayNothingLeft(call: Call, { text, again }: NothingLeft): void {
  say(call, text)
  if (again !== undefined) say(call, `this runs it again: ${again.command}`)
}

async function follow(about: Resuming, view: CheckpointView, chosen: ChosenFlow): Promise<RunResult> {
  const { call, settings, store, runId, plan } = about
  const options = await resumeOptions({ call, store, view, chosen, ...given('plan', plan) })
  const telling = await tellPeople(call, settings)
  await using runner = runnerFor(about, chosen, telling)
  const open = await store.records(runId, view.open)
  const run = await runner.resume(options)
  if (await isUntouched(store, view)) sayNothingLeft(call, nothingLeft(call, view, await problemOf(store, view)))
  const beganAtMs = call.host.now()
  const goOn = (): Promise<RunHandle> => runner.resume(laterSegment(call, options, beganAtMs))
  const resumed = { open, ...given('planned', await plannedWords(store, runId)) }
  return await followRun({ call, settings, store, board: telling.board, runner, goOn, resumed }, run)
}

/**
 * Goes on with a run as a call asks, and shows it as `run` does. @returns the exit code
 * @throws Fault resume.flow-choice, resume.requires-confirmation with every gated entry, and those of the engine
 */
async function performResume(about: Resuming): Promise<number> {
  const { call, settings, providers, store, runId, plan } = about
  const view = await checkpointOf(store, runId)
  const chosen = await chooseFlow({ call, settings, providers, store, view, writes: true }, plan !== undefined)
  if (chosen === undefined) return DIAGNOSTICS_EXIT
  try {
    const result = await follow(about, view, chosen)
    writeResult(call, result)
    return exitCodeOf(result.outcome, result.stoppedBy)
  } catch (error) {
    throw refusalOf(error, call, runId, await supervisedAs(store, view))
  }
}

/** The run that a call names, gone on with. */
export async function resumeNamed(call: Call, plan?: ResumePlan): Promise<number> {
  const settings = await loadSettings(call)
  checkVision(settings)
  checkInteractive(call)
  const providers = await loadProviders(settings)
  return writingRun(call, call.words[0], ({ store, runId }) => performResume({
    call, settings, providers, store, runId, ...given('plan', plan),
  }))
}
