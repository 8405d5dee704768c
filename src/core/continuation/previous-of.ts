import type { StepRecord } from '../../model/checkpoint.ts'
import type { Step } from '../../model/flow.ts'
import type { Stored } from '../../model/run-event.ts'
import { attemptsOf, isEffective, lastAttempt } from '../fold/ledger.ts'

/** What the coming dispatch of a step is given of an earlier one: members that are known, and members as the log has them. */
export interface Previous {
  readonly plain: { readonly status?: string; readonly attempt?: number }
  readonly stored: { readonly [name: string]: Stored }
}

/** What `steps.<own id>.previous` is for the coming dispatch, or the one under way; undefined: there is nothing. */
export function previousOf({ continuation }: Pick<StepRecord, 'continuation'>): Previous | undefined {
  if (continuation?.previousStatus === undefined) return undefined
  const { previousStatus: status, continuationAttempt: attempt } = continuation
  const { previousSummary: summary, previousFilesChanged: filesChanged, previousNextSteps: nextSteps } = continuation
  const stored = Object.entries({ summary, filesChanged, nextSteps }).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  return { plain: { status, attempt }, stored: Object.fromEntries(stored) as Previous['stored'] }
}

/** Whether unfinished work is to be gone on with by the log, and nothing was dispatched for it yet. */
export const awaitsContinuation = (record: StepRecord): boolean =>
  isNewest(record) && (record.continuation?.seq ?? 0) > (lastAttempt(record)?.seq ?? 0)

/** Whether the step is about to go on with unfinished work: a retry by hand waits for that. */
export const continuationPending = (record: StepRecord, step: Step): boolean =>
  step.kind === 'action' && step.continuation !== undefined && awaitsContinuation(record)

/** Whether unfinished work is being gone on with, and nothing that was dispatched for it can have had an effect. */
export const isBeginningAgain = (record: StepRecord): boolean => {
  const { continuation } = record
  if (continuation === undefined || !isNewest(record)) return false
  return !attemptsOf(record).some((row) => row.seq > continuation.seq && isEffective(row))
}

/** Nothing was judged since. */
const isNewest = ({ exit, continuation, verdict }: StepRecord): boolean =>
  exit === undefined && continuation !== undefined && continuation.seq > (verdict?.seq ?? 0)
