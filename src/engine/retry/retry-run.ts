import { given } from '../../base/given.ts'
import { busy, nothingFailed } from '../../core/retry/decide-retry.ts'
import { isBusyReason } from '../../model/retry.ts'
import { isJsonObject } from '../../base/json.ts'
import { instanceRef } from '../../core/path/instance-ref.ts'
import type { CheckpointView, StepRecord } from '../../model/checkpoint.ts'
import { Fault, isFault } from '../../model/fault.ts'
import type { EventDraft, EventPayload, RunEvent } from '../../model/run-event.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import type { Lease } from '../../ports/run-store.ts'
import { appendUnleased } from '../append-unleased.ts'
import { planRun, type Planner } from '../resume/plan-run.ts'
import { resumeRun, type Resumer } from '../resume/resume-run.ts'
import { resolveRun } from '../resolve-run.ts'
import type { TakenRetry } from '../resume-options.ts'
import { Values } from '../values.ts'
import { refuseGated } from './gated-retry.ts'
import type { Retried, RetryAccepted, RetryOptions } from './retry-options.ts'
import { takeOn } from './take-on.ts'

/** What a runner lends to a retry. */
export interface Retrier {
  readonly resumer: Resumer
  readonly planner: Planner
  /** Has the run looked at now, where this process runs it. */
  lookNow(runId: string): void
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
  for (;;) {
    const lease = await store.acquireLease(runId).catch(unlessHeld)
    if (lease !== undefined) return takeUp(retrying, lease)
    const accepted = await tell(retrying)
    if (accepted !== undefined) return { accepted }
  }
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
  const { retrier: { resumer }, options: { step, context: _c, actor: _a, ...options }, runId } = retrying
  let taken: TakenRetry
  try {
    const view = await viewOf(retrying)
    taken = await takeOn({
      store: resumer.store, view, step, isLive: false, options: retrying.options, newId: () => resumer.ambient.newId(),
    })
    const run = await resumeRun(resumer, { ...options, ...letRepeat(retrying, taken), runId, retry: taken, lease })
    return { accepted: acceptedOf(retrying, taken), run }
  } catch (error) {
    await lease.release()
    throw refuseGated(error, runId)
  }
}

/** A permission for the step that is retried is one for the instance that is meant. */
function letRepeat({ options }: Retrying, { ref }: TakenRetry): Pick<RetryOptions, 'allowMutatingReexec'> {
  const { step, allowMutatingReexec } = options
  return allowMutatingReexec === undefined ? {} : { allowMutatingReexec: allowMutatingReexec.map((each) => (each === step ? ref : each)) }
}

async function viewOf({ retrier: { resumer: { store } }, runId }: Retrying): Promise<CheckpointView> {
  const view = await store.checkpoint(runId)
  if (view === undefined) throw new Fault('retry.unknown_run', `there is no run "${runId}"`, { next: 'runner ls', data: { runId } })
  return view
}

/** Another process, or a run of this one, is told. @returns undefined when it went away without a word */
async function tell(retrying: Retrying): Promise<RetryAccepted | undefined> {
  const { retrier: { resumer: { store, ambient }, ...retrier }, options, runId } = retrying
  let taken: TakenRetry | undefined
  let seq = 0
  await appendUnleased(store, runId, () => ambient.now(), async (view) => {
    taken = await takeOn({ store, view, step: options.step, isLive: true, options, newId: () => ambient.newId() })
    const allow = taken.mode === 'extra' ? await releasedBy(retrying, taken) : []
    seq = view.head.seq
    return claimWord(retrying, taken, allow)
  })
  if (taken === undefined) return undefined
  retrier.lookNow(runId)
  return answerTo(retrying, taken, seq)
}

/** What may be repeated in the segment that is to come. @throws Fault retry.gated where more would be */
async function releasedBy(retrying: Retrying, retry: TakenRetry): Promise<readonly InstanceRef[]> {
  const { retrier: { planner }, options: { allowMutatingReexec: _a, reexecReason }, runId } = retrying
  const plan = await planRun(planner, { runId, retry, ...given('reexecReason', reexecReason), ...letRepeat(retrying, retry) })
  const held = plan.instances.filter((row) => row.gate?.state === 'held')
  if (held.length > 0) {
    const message = held.map((row) => `${row.ref}: ${row.reason}`).join('; ')
    throw refuseGated(new Fault('resume.requires-confirmation', message, { data: { plan } }), runId)
  }
  return plan.instances.filter((row) => row.gate?.state === 'released').map(({ ref }) => ref)
}

async function claimWord(
  retrying: Retrying, taken: TakenRetry, allow: readonly InstanceRef[],
): Promise<{ draft: EventDraft; evidence: Values['staged'] }> {
  const { retrier: { resumer: { store } }, runId } = retrying
  const [record] = await store.records(runId, [taken.ref])
  const values = new Values(store.evidence)
  const { ref, attempt, promptId, mode, from, context } = taken
  return {
    draft: {
      type: 'retryClaimed', runPath: (record as StepRecord).runPath, payload: {
        ref, attempt, promptId, mode, manual: true, state: 'claimed', ...given('from', from),
        ...(allow.length === 0 ? {} : { allow: [...allow] }),
        ...given('context', context === undefined ? undefined : await values.store(context)),
      },
    },
    evidence: values.staged,
  }
}

/** What became of it. @returns undefined when its process is gone and left it. @throws Fault retry.busy, retry.nothing_failed */
async function answerTo(retrying: Retrying, taken: TakenRetry, since: number): Promise<RetryAccepted | undefined> {
  const { retrier: { resumer: { store, clock, ambient } }, runId } = retrying
  const until = ambient.now() + PATIENCE_MS
  for (let after = since; ;) {
    const events = await store.events(runId, { after })
    for (const event of events) if (isAnswer(event, taken, runId)) return acceptedOf(retrying, taken)
    after = events.at(-1)?.seq ?? after
    if (events.length > 0) continue
    if (await store.leaseHolder(runId) === undefined) return undefined
    if (ambient.now() >= until) await giveUp(retrying, taken)
    await new Promise<void>((resolve) => { clock.at(ambient.now() + LOOK_EVERY_MS, resolve) })
  }
}

/** @throws Fault retry.busy, retry.nothing_failed */
function isAnswer(event: RunEvent, { ref, promptId }: TakenRetry, runId: string): boolean {
  switch (event.type) {
    case 'retryClaimed':
      if (event.payload.promptId === promptId) refuseReturned(event.payload, ref, runId)
      return false
    case 'runCancelled': case 'runFinished': throw nothingFailed('skipped', ref, runId)
    case 'actionIntent': return isJsonObject(event.payload.provenance) && event.payload.provenance['promptId'] === promptId
    case 'stepEntered': return event.payload.kind !== 'action' && instanceRef(event.runPath) === ref
    default: return false
  }
}

/** @throws Fault retry.busy, retry.nothing_failed */
function refuseReturned({ state, why }: EventPayload<'retryClaimed'>, ref: string, runId: string): void {
  if (state === 'skipped') throw nothingFailed('skipped', ref, runId)
  if (state === 'returned') throw busy(isBusyReason(why) ? why : 'moving', ref, runId)
}

/** Nobody heeds it: what was taken on is given back. @throws Fault retry.busy */
async function giveUp(retrying: Retrying, { ref, attempt, promptId, mode }: TakenRetry): Promise<void> {
  const { retrier: { resumer: { store, ambient } }, runId } = retrying
  const given = appendUnleased(store, runId, () => ambient.now(), async () => {
    const [record] = await store.records(runId, [ref])
    if (record?.claim?.promptId !== promptId) throw SPENT
    return {
      draft: {
        type: 'retryClaimed', runPath: record.runPath,
        payload: { ref, attempt, promptId, mode, manual: true, state: 'returned', why: 'moving' },
      },
    }
  })
  await given.then(() => { throw busy('moving', ref, runId) }, (error: unknown) => { if (error !== SPENT) throw error })
}

const SPENT = new Error('it is spent')
