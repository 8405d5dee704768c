import type { BusyReason, NothingFailed } from '../../model/retry.ts'
import type { RetryMode } from '../../model/run-event.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import { Fault } from '../../model/fault.ts'
import { awaitsContinuation } from '../continuation/previous-of.ts'
import type { Unit } from './unit-of.ts'

// Which unit a retry means.

/** A unit that somebody may mean. */
export interface Candidate { readonly record: StepRecord; readonly unit: Unit }

const CLAIMABLE: ReadonlySet<Unit['state']> = new Set(['unplanned', 'waiting', 'stopped', 'givenUp'])
const TAKEN: ReadonlySet<Unit['state']> = new Set(['claimed', 'sent'])

/** Another attempt of it is coming, or under way. */
const isTaken = ({ record, unit }: Candidate): boolean => TAKEN.has(unit.state) || awaitsContinuation(record)

/** The one unit that is meant among those of a run, or of a step; undefined: none of them failed. @throws Fault retry.ambiguous */
export function meantOf(candidates: readonly Candidate[], runId: string): Candidate | undefined {
  const [only, ...others] = candidates.filter(({ unit }) => CLAIMABLE.has(unit.state))
  if (only === undefined) return candidates.find(isTaken)
  if (others.length > 0) throw ambiguous([only, ...others].map(({ record }) => record.ref), runId)
  return only
}

const LISTED = 10

function ambiguous(steps: readonly InstanceRef[], runId: string): Fault {
  const more = steps.length > LISTED ? ` and ${String(steps.length - LISTED)} more` : ''
  return new Fault('retry.ambiguous', `${String(steps.length)} instances failed: ${steps.slice(0, LISTED).join(', ')}${more}`, {
    next: `runner retry ${runId} --step '${steps[0] ?? ''}'`, data: { steps },
  })
}

const WHY_TEXT: Readonly<Record<NothingFailed, string>> = {
  closed: 'the run was cancelled', running: 'it runs, and has not failed', resumed: 'it had failed, and passed since',
  replaced: 'the flow that the run goes on with has no such step any more', ended: 'it did not fail',
  forgotten: 'it can no longer be retried, for longer than is remembered',
  not_retryable: 'another attempt could not come out otherwise, or there is nothing of its own to attempt',
  skipped: 'the run was stopped before the attempt began',
}

/** A process is gone in the middle of it: that is a resume's to find out about. */
export const interrupted = (what: string, runId: string): Fault => new Fault(
  'retry.nothing_failed', `${what}: its process is gone, and how it ended is not known yet (running)`, {
    next: `runner resume ${runId} goes on with it`, data: { why: 'running' satisfies NothingFailed, step: what },
  },
)

/** @param what the instance, or the run as a whole */
export function nothingFailed(why: NothingFailed, what: string, runId: string): Fault {
  const next = why === 'ended' || why === 'resumed' || why === 'forgotten'
    ? `runner resume ${runId} --force-reexecute ${what === runId ? 'STEP' : `'${what}'`} runs a step again that did not fail`
    : `runner status ${runId}`
  return new Fault('retry.nothing_failed', `${what}: ${WHY_TEXT[why]} (${why})`, {
    next, data: { why, ...(what === runId ? {} : { step: what }) },
  })
}

const BUSY_TEXT: Readonly<Record<BusyReason, string>> = {
  step_running: 'other dispatches are under way, and an extra attempt needs a quiet run', queued: 'it waits for a slot already',
  continuation_pending: 'it is about to go on with partial work', moving: 'a process is taking the run up', no_slot: 'every slot is taken',
  retry_in_flight: 'a retry of it is under way',
}

export const busy = (reason: BusyReason, what: string, runId: string): Fault =>
  new Fault('retry.busy', `${what}: ${BUSY_TEXT[reason]} (${reason}); nothing was changed`, {
    next: `ask again when that is over: runner log ${runId} -f`, data: { reason, step: what },
  })

/** The number of the attempt that a claim asks for. */
export const nextAttempt = ({ ledger }: Pick<StepRecord, 'ledger'>): number => ledger.length + 1

/** The name of the attempt: that of the waiting one, where it is taken over. */
export const promptOf = ({ retry }: StepRecord, mode: RetryMode, newId: () => string): string =>
  (mode === 'firedWaiting' ? retry?.promptId : undefined) ?? newId()
