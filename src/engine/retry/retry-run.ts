import { given } from '../../base/given.ts'
import { busy, heldBack, nothingFailed } from '../../core/retry/decide-retry.ts'
import { isBusyReason } from '../../model/retry.ts'
import { isJsonObject } from '../../base/json.ts'
import { instanceRef } from '../../core/path/instance-ref.ts'
import type { ResumePlan } from '../../model/alignment.ts'
import type { CheckpointView } from '../../model/checkpoint.ts'
import { Fault, isFault } from '../../model/fault.ts'
import type { EventPayload, RunEvent } from '../../model/run-event.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import type { Lease } from '../../ports/run-store.ts'
import { invariant } from '../../base/never.ts'
import { appendUnleased, type Word } from '../append-unleased.ts'
import { planRun, type Planner } from '../resume/plan-run.ts'
import { resumeRun, type Resumer } from '../resume/resume-run.ts'
import { resolveRun } from '../resolve-run.ts'
import type { TakenRetry } from '../resume-options.ts'
import { Values } from '../values.ts'
import type { RunHandle } from '../run-handle.ts'
import { claimDraft } from './claim-drafts.ts'
import { claimEnded } from './give-back.ts'
import { refuseGated } from './gated-retry.ts'
import type { Retried, RetryAccepted, RetryOptions } from './retry-options.ts'
import { takeOn } from './take-on.ts'

/** What a runner lends to a retry. */
export interface Retrier {
  readonly resumer: Resumer
  readonly planner: Planner
  /** Has the run looked at now, where this process runs it. */
  lookNow(runId: string): void
  /** A run that this process goes on with. */
  started(run: RunHandle): void
}

/** A retry of one run. */
interface Retrying { readonly retrier: Retrier; readonly options: RetryOptions; readonly runId: string }

const LOOK_EVERY_MS = 50
/** A live run looks twice a second; one that does not answer by then is not there. */
const PATIENCE_MS = 15_000

/**
 * One failed unit, now: by the process that runs the run, which is told through its log, or in a segment of this process.
 * @throws Fault retry.unknown_run, retry.unknown_step, retry.ambiguous, retry.nothing_failed, retry.busy, retry.gated; in each case nothing
 * was changed; and those of a resume
 */
export async function retryRun(retrier: Retrier, options: RetryOptions): Promise<Retried> {
  const { store } = retrier.resumer
  const runId = await knownRun(retrier, options.runId)
  const retrying = { retrier, options, runId }
  const lease = await store.acquireLease(runId).catch(unlessHeld)
  if (lease !== undefined) return takeUp(retrying, lease)
  const told = await tell(retrying)
  return 'accepted' in told ? { ...told, begun: Promise.resolve() } : takeOver(retrying, told.left)
}

/** Its process is gone and left what it was told: this one goes on with that, and with nothing else. */
async function takeOver(retrying: Retrying, left: TakenRetry): Promise<Retried> {
  const { retrier: { resumer: { store } }, runId } = retrying
  const lease = await store.acquireLease(runId).catch(unlessHeld)
  const [record] = await store.records(runId, [left.ref])
  if (lease !== undefined && record?.claim?.promptId === left.promptId) return takeUp(retrying, lease)
  await lease?.release()
  throw lease === undefined ? busy('moving', left.ref, runId) : nothingFailed('skipped', left.ref, runId)
}

/** @throws Fault retry.unknown_run, run.ambiguous, run.history-missing */
async function knownRun({ resumer: { store } }: Retrier, word: string): Promise<string> {
  try {
    return await resolveRun(store, word)
  } catch (error) {
    if (!isFault(error, 'run.unknown')) throw error
    throw new Fault('retry.unknown_run', error.message, { next: 'runner ls', data: { runId: word } })
  }
}

function unlessHeld(error: unknown): undefined {
  if (!isFault(error, 'store.writer-busy')) throw error
}

const acceptedOf = ({ runId, options }: Retrying, { ref, promptId, attempt, mode }: TakenRetry): RetryAccepted => ({
  runId, step: ref, attemptId: promptId, attempt, kind: options.step === undefined ? 'run' : 'step', mode, manual: true,
})

/** Nobody runs it: this process goes on with it, in a segment that begins with the retry. */
async function takeUp(retrying: Retrying, lease: Lease): Promise<Retried> {
  const { retrier: { resumer, ...retrier }, options: { step, context: _c, actor: _a, ...options }, runId } = retrying
  let taken: TakenRetry
  try {
    const view = await viewOf(retrying)
    taken = await takeOn({
      store: resumer.store, view, step, isLive: false, options: retrying.options, newId: () => resumer.ambient.newId(),
    })
    await checkReach(retrying, taken)
    const run = await resumeRun(resumer, { ...options, ...letRepeat(retrying, taken), runId, retry: taken, lease })
    const begun = hasBegun(run, taken)
    begun.catch(() => undefined)
    retrier.started(run)
    return { accepted: acceptedOf(retrying, taken), run, begun }
  } catch (error) {
    await lease.release()
    throw refuseGated(error, runId)
  }
}

/** Resolves when the attempt's intent is stored, or the segment ended before, since a person is asked first or somebody stopped it. */
function hasBegun(run: RunHandle, taken: TakenRetry): Promise<void> {
  return new Promise((resolve, reject) => {
    const unwatch = run.watch((note) => {
      try {
        if (note.kind === 'event' && isAnswer(note.event, taken, run.runId)) resolve()
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)))
      }
    })
    void settledOf(run).finally(unwatch).then(resolve)
  })
}

/** Its segment ended, however: its result says so. */
const settledOf = (run: RunHandle): Promise<void> => run.result().then(() => undefined, () => undefined)

/** What the run does not come to any more cannot be retried: a round that is gone, an end that is not repeated. @throws Fault */
async function checkReach({ retrier: { planner }, runId, options }: Retrying, retry: TakenRetry): Promise<ResumePlan | undefined> {
  if (retry.mode !== 'extra') return undefined
  const { reexecReason } = options
  const plan = await planRun(planner, { runId, retry, ...given('reexecReason', reexecReason), ...letRepeat({ options }, retry) })
  const row = plan.instances.find(({ ref }) => ref === retry.ref)
  if (row === undefined || row.class === 'orphaned') throw nothingFailed('replaced', retry.ref, runId)
  if (row.word === 'skip' && row.cause === 'blocked') throw heldBack(retry.ref, runId)
  if (row.word === 'skip' || row.word === 'keep') throw nothingFailed('not_retryable', retry.ref, runId)
  return plan
}

/** A permission for the step that is retried is one for the instance that is meant. */
function letRepeat({ options }: Pick<Retrying, 'options'>, { ref }: TakenRetry): Pick<RetryOptions, 'allowMutatingReexec'> {
  const { step, allowMutatingReexec } = options
  return allowMutatingReexec === undefined ? {} : { allowMutatingReexec: allowMutatingReexec.map((each) => (each === step ? ref : each)) }
}

async function viewOf({ retrier: { resumer: { store } }, runId }: Retrying): Promise<CheckpointView> {
  const view = await store.checkpoint(runId)
  if (view === undefined) throw new Fault('retry.unknown_run', `there is no run "${runId}"`, { next: 'runner ls', data: { runId } })
  return view
}

/** Another process, or a run of this one, is told. @returns `left`: it went away without a word */
async function tell(retrying: Retrying): Promise<{ readonly accepted: RetryAccepted } | { readonly left: TakenRetry }> {
  const { retrier: { resumer: { store, ambient }, ...retrier }, options, runId } = retrying
  let taken: TakenRetry | undefined
  let seq = 0
  await appendUnleased(store, runId, () => ambient.now(), async (view) => {
    taken = await takeOn({ store, view, step: options.step, isLive: true, options, newId: () => ambient.newId() })
    seq = view.head.seq
    return claimWord(retrying, taken, await releasedBy(retrying, taken))
  })
  const told = taken as TakenRetry
  retrier.lookNow(runId)
  return await answerTo(retrying, told, seq) ? { accepted: acceptedOf(retrying, told) } : { left: told }
}

/** What may be repeated in the segment that is to come. @throws Fault retry.gated where more would be, retry.nothing_failed */
async function releasedBy(retrying: Retrying, retry: TakenRetry): Promise<readonly InstanceRef[]> {
  const plan = await checkReach(retrying, retry)
  const instances = plan?.instances ?? []
  const held = instances.filter((row) => row.gate?.state === 'held')
  if (held.length > 0) {
    const message = held.map((row) => `${row.ref}: ${row.reason}`).join('; ')
    throw refuseGated(new Fault('resume.requires-confirmation', message, { data: { plan } }), retrying.runId)
  }
  return instances.filter((row) => row.gate?.state === 'released').map(({ ref }) => ref)
}

async function claimWord(
  { retrier: { resumer: { store } }, runId, options }: Retrying, taken: TakenRetry, allow: readonly InstanceRef[],
): Promise<Word> {
  const [record] = await store.records(runId, [taken.ref])
  invariant(record !== undefined, `${taken.ref} was there a moment ago`)
  const values = new Values(store.evidence)
  return { draft: await claimDraft(record, taken, values, { allow, reason: options.reexecReason }), evidence: values.staged }
}

/** @returns whether it has begun; else its process is gone and left it. @throws Fault retry.busy, retry.nothing_failed */
async function answerTo(retrying: Retrying, taken: TakenRetry, since: number): Promise<boolean> {
  const { retrier: { resumer: { store, clock, ambient } }, runId } = retrying
  const until = ambient.now() + PATIENCE_MS
  for (let after = since; ;) {
    const events = await store.events(runId, { after })
    for (const event of events) if (isAnswer(event, taken, runId)) return true
    after = events.at(-1)?.seq ?? after
    if (events.length > 0) continue
    if (await store.leaseHolder(runId) === undefined) return false
    if (ambient.now() >= until) return giveUp(retrying, taken)
    await new Promise<void>((resolve) => { clock.at(ambient.now() + LOOK_EVERY_MS, resolve) })
  }
}

/** @throws Fault retry.busy, retry.nothing_failed */
function isAnswer(event: RunEvent, { ref, promptId }: TakenRetry, runId: string): boolean {
  switch (event.type) {
    case 'retryClaimed': return event.payload.promptId === promptId && isHeeded(event.payload, ref, runId)
    case 'runCancelled': case 'runFinished': throw nothingFailed('skipped', ref, runId)
    case 'actionIntent': return isJsonObject(event.payload.provenance) && event.payload.provenance['promptId'] === promptId
    default: return instanceRef(event.runPath) === ref && isOwnAnswer(event, ref, runId)
  }
}

/** What looks has no intent; what left, or was kept, before an attempt of it began has none any more. @throws Fault retry.nothing_failed */
function isOwnAnswer(event: RunEvent, ref: string, runId: string): boolean {
  if (event.type === 'stepExited' || event.type === 'stepAdopted') throw nothingFailed('skipped', ref, runId)
  return event.type === 'stepEntered' && event.payload.kind !== 'action'
}

/** @returns false: not yet. @throws Fault retry.busy, retry.nothing_failed */
function isHeeded({ state, why }: EventPayload<'retryClaimed'>, ref: string, runId: string): false {
  if (state === 'skipped') throw nothingFailed('skipped', ref, runId)
  if (state === 'returned') throw busy(isBusyReason(why) ? why : 'moving', ref, runId)
  return false
}

/**
 * Nobody heeds it: what was taken on is given back. What has been entered is its process's, which has it wait for a slot or a person.
 * @returns true: it has begun. @throws Fault retry.busy, retry.nothing_failed
 */
async function giveUp(retrying: Retrying, { ref, promptId }: TakenRetry): Promise<true> {
  const { retrier: { resumer: { store, ambient } }, runId } = retrying
  let found: 'entered' | 'spent' | 'given back' = 'given back'
  await appendUnleased(store, runId, () => ambient.now(), async () => {
    const [record] = await store.records(runId, [ref])
    const [draft] = record?.claim?.promptId === promptId ? claimEnded(record, 'moving') : []
    if (draft === undefined || record === undefined) { found = 'spent'; throw NOTHING_TO_SAY }
    if (record.exit === undefined && record.state !== 'awaitingRetry') { found = 'entered'; throw NOTHING_TO_SAY }
    return { draft }
  }).catch((error: unknown) => { if (error !== NOTHING_TO_SAY) throw error })
  if (found as string === 'entered') return true
  throw found as string === 'spent' ? nothingFailed('skipped', ref, runId) : busy('moving', ref, runId)
}

const NOTHING_TO_SAY = new Error('nothing is to be said')
