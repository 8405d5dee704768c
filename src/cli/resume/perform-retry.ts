import { join } from 'node:path'
import { canonicalJson, isJsonObject, type JsonObject } from '../../base/json.ts'
import { messageOf } from '../../base/message-of.ts'
import { given } from '../../base/given.ts'
import { exitCodeOf } from '../../core/view/exit-code.ts'
import { shellWord } from '../../core/view/shell-word.ts'
import type { RetryAccepted, RetryOptions } from '../../engine/retry/retry-options.ts'
import type { RunHandle } from '../../engine/run-handle.ts'
import { LOCKFILE, readLockfile } from '../../engine/source/lockfile.ts'
import { Fault, isFault } from '../../model/fault.ts'
import type { RpcParams } from '../../model/rpc.ts'
import { actorName } from '../actor.ts'
import type { Call } from '../command.ts'
import { loadSettings } from '../config/load-settings.ts'
import { checkInteractive } from '../interactive/check-interactive.ts'
import { laterSegment } from '../interactive/later-segment.ts'
import { tellRun } from '../control/tell-run.ts'
import { loadProviders } from '../load-providers.ts'
import { tellPeople } from '../notify/tell-people.ts'
import { writingRun } from '../open-run-store.ts'
import { checkpointOf } from '../read-run.ts'
import { followRun } from '../run/follow-run.ts'
import { readJsonFile } from '../run/read-params.ts'
import { writeResult } from '../run/write-result.ts'
import { say, show } from '../show.ts'
import { viewReport } from '../view-report.ts'
import { chooseFlow } from './choose-flow.ts'
import { runnerFor, type Resuming } from './perform-resume.ts'
import { plannedWords } from './planned-words.ts'

/** What an attempt is given along. @throws Fault usage.invalid */
function contextOf({ flags, host }: Call): JsonObject | undefined {
  const file = flags.text('context')
  if (file === undefined) return undefined
  const value = readJsonFile(file, host.cwd)
  if (isJsonObject(value)) return checked(value, file)
  throw new Fault('usage.invalid', `--context ${file}: it holds no JSON object`, { next: 'the attempt reads it as steps.ID.previous' })
}

/** Longest context, as canonical text in bytes: it travels in one message. */
const LONGEST_CONTEXT = 512 * 1024

/** @throws Fault usage.invalid */
function checked(value: JsonObject, file: string): JsonObject {
  let text: string
  try { text = canonicalJson(value) } catch (error) {
    throw new Fault('usage.invalid', `--context ${file}: ${messageOf(error)}`, { next: 'write the file as UTF-8' })
  }
  if (Buffer.byteLength(text) <= LONGEST_CONTEXT) return value
  throw new Fault('usage.invalid', `--context ${file}: it has more than ${String(LONGEST_CONTEXT)} bytes`, { next: 'name a shorter one' })
}

function optionsOf(call: Call, runId: string): RetryOptions {
  const { flags } = call
  const allow = flags.texts('allow-mutating-reexec')
  return {
    runId, actor: actorName(), ...given('step', flags.text('step')), ...given('context', contextOf(call)),
    ...given('allowMutatingReexec', allow.length === 0 ? undefined : allow), ...given('reexecReason', flags.text('reason')),
    ...given('supervise', flags.text('supervise') as RetryOptions['supervise']),
    ...given('suspendAfterMs', flags.duration('suspend-after')), ...(flags.on('suspend-on-wait') ? { suspendOnWait: true } : {}),
  }
}

/** How long the process of a run may take to say that it took it on, or not, in milliseconds. */
const ANSWER_MS = 30_000

/** What the process of a run is asked. How this process would behave is nothing to it. */
const asRequest = ({ runId, actor, step, context, allowMutatingReexec, reexecReason }: RetryOptions): RpcParams<'run.retry'> => ({
  runId, actor, ...given('step', step), ...given('context', context), ...given('allowMutatingReexec', allowMutatingReexec),
  ...given('reason', reexecReason),
})

/** A retry is of the flow that the run has: a file that was changed since is told, and left to a resume. */
async function tellOfChange(about: Resuming): Promise<void> {
  const { call, settings, providers, store, runId } = about
  try {
    await chooseFlow({ call, settings, providers, store, view: await checkpointOf(store, runId), writes: false })
  } catch (error) {
    if (!isFault(error, 'resume.flow-choice')) throw error
    say(call, `the flow was changed since, and ${runId} is retried as it was: runner resume ${runId} --flow FLOW goes on with the new one`)
  }
}

const TAKEN = { firedWaiting: 'the attempt that was waiting', extra: 'one attempt beside the automatic ones' } as const

/** @returns the run's exit code, or 0 when its own process does it */
async function perform(about: Resuming): Promise<number> {
  const { call, settings, store, runId } = about
  await tellOfChange(about)
  const options = optionsOf(call, runId)
  const told = await tellRun(call, settings, runId, 'run.retry', asRequest(options), ANSWER_MS)
  if (told !== undefined) {
    sayUnheeded(call)
    return taken(call, told as unknown as RetryAccepted)
  }
  const telling = await tellPeople(call, settings)
  const lockfile = given('lockfile', await readLockfile(join(settings.root, LOCKFILE)))
  await using runner = runnerFor(about, lockfile, telling)
  const open = await store.records(runId, (await checkpointOf(store, runId)).open)
  const beganAtMs = call.host.now()
  const { accepted, run } = await runner.retry(options)
  if (run === undefined) {
    sayUnheeded(call)
    return taken(call, accepted)
  }
  const goOn = (): Promise<RunHandle> => runner.resume(laterSegment(call, options, beganAtMs))
  say(call, `${accepted.step}: ${TAKEN[accepted.mode]}`)
  const resumed = { open, ...given('planned', await plannedWords(store, runId)) }
  const followed = withoutDocument(call)
  const result = await followRun({ call: followed, settings, store, board: telling.board, runner, goOn, resumed }, run)
  if (call.globals.json === 'document') {
    show(call, { document: { schemaVersion: 1, retry: accepted, run: await viewReport(store, runId, call) }, text: () => '' })
  } else writeResult(call, result)
  return exitCodeOf(result.outcome, result.stoppedBy)
}

/** The one document of a retry holds what was taken on besides. */
function withoutDocument(call: Call): Call {
  const { json, ...globals } = call.globals
  return json === 'document' ? { ...call, globals } : call
}

const OF_THIS_PROCESS = ['supervise', 'suspend-after', 'suspend-on-wait', 'concurrency', 'stop-grace', 'interactive', 'webhook']

/** Another process runs it, and behaves as it was told to. */
function sayUnheeded(call: Call): void {
  const named = OF_THIS_PROCESS.filter((name) => call.flags.on(name)).map((name) => `--${name}`)
  if (named.length > 0) say(call, `${named.join(', ')}: of no effect, another process runs it as it was told to`)
}

/** Another process runs it, and goes on. */
function taken(call: Call, accepted: RetryAccepted): number {
  const { runId, step, attemptId, mode } = accepted
  show(call, {
    document: { schemaVersion: 1, retry: accepted },
    text: () => `${step}: ${TAKEN[mode]} begins now, in the process that runs ${runId}\nnext  runner log ${shellWord(runId)} -f`,
    ids: attemptId,
  })
  return 0
}

/** One failed unit of the run that a call names. @throws Fault retry.* and those of a resume */
export async function retryNamed(call: Call): Promise<number> {
  const settings = await loadSettings(call)
  checkInteractive(call)
  const providers = await loadProviders(settings)
  try {
    return await writingRun(call, call.words[0], ({ store, runId }) => perform({ call, settings, providers, store, runId }))
  } catch (error) {
    if (!isFault(error, 'run.unknown')) throw error
    throw new Fault('retry.unknown_run', error.message, { cause: error, ...given('next', error.next) })
  }
}
