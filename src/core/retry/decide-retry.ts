import type { BusyReason, NothingFailed } from '../../model/retry.ts'
import type { RetryMode } from '../../model/run-event.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import { Fault } from '../../model/fault.ts'
import { BUSY_TEXT } from '../view/plain-words.ts'
import { shellWord } from '../view/shell-word.ts'
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
    next: `runner retry ${runId} --step ${shellWord(steps[0] ?? '')}`, data: { steps },
  })
}

const WHY_TEXT: Readonly<Record<NothingFailed, string>> = {
  closed: 'the run was cancelled', running: 'it runs, and has not failed', resumed: 'it had failed, and passed since',
  replaced: 'the flow that the run goes on with has no such step any more', ended: 'it did not fail',
  forgotten: 'it can no longer be retried, for longer than is remembered',
  not_retryable: 'another attempt could not come out otherwise, or there is nothing of its own to attempt',
  skipped: 'the run was stopped before the attempt began',
}

/** It is not over: a person is asked, or its process is gone in the middle of it, which is a resume's to find out about. */
export function notOver({ ref, state }: StepRecord, runId: string): Fault {
  const data = { why: 'running' satisfies NothingFailed, step: ref }
  if (state === 'awaitingHuman') {
    return new Fault('retry.nothing_failed', `${ref}: it waits for a person (running)`, { next: 'runner inbox', data })
  }
  return new Fault('retry.nothing_failed', `${ref}: it is not over, and no process goes on with it (running); a resume does`, {
    next: `runner resume ${runId}`, data,
  })
}

/** What has failed beside it keeps it from beginning. */
export const heldBack = (ref: InstanceRef, runId: string): Fault => new Fault(
  'retry.nothing_failed',
  `${ref}: what else failed beside it keeps it from beginning (not_retryable); one resume that names them with --force-reexecute runs both`,
  { next: `runner status ${runId}`, data: { why: 'not_retryable' satisfies NothingFailed, step: ref } },
)

/** @param what the instance, or the run as a whole */
export function nothingFailed(why: NothingFailed, what: string, runId: string): Fault {
  return new Fault('retry.nothing_failed', `${what}: ${WHY_TEXT[why]} (${why})`, {
    next: `runner status ${runId}`, data: { why, ...(what === runId ? {} : { step: what }) },
  })
}

export const busy = (reason: BusyReason, what: string, runId: string): Fault =>
  new Fault('retry.busy', `${what}: ${BUSY_TEXT[reason]} (${reason}); nothing was changed`, {
    next: `runner log ${runId} -f`, data: { reason, step: what },
  })

/** The number of the attempt that a claim asks for. */
export const nextAttempt = ({ ledger }: Pick<StepRecord, 'ledger'>): number => ledger.length + 1

/** The name of the attempt: that of the waiting one, where it is taken over. */
export const promptOf = ({ retry }: StepRecord, mode: RetryMode, newId: () => string): string =>
  (mode === 'firedWaiting' ? retry?.promptId : undefined) ?? newId()
