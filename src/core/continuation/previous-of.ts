import { given } from '../../base/given.ts'
import type { LedgerEntry, StepRecord } from '../../model/checkpoint.ts'
import type { Stored } from '../../model/run-event.ts'
import { attemptsOf, isEffective, lastAttempt } from '../fold/ledger.ts'

/** What the coming dispatch of a step, or the one under way, is given of an earlier one. */
export interface Previous {
  /** Position in the log that says so. */
  readonly seq: number
  /** Members that are known. */
  readonly plain: { readonly status?: string; readonly attempt?: number }
  /** Members as the log has them. */
  readonly stored: { readonly [name: string]: Stored }
  /** What a person gave along with a retry: all of it. */
  readonly whole?: Stored
}

/** What `steps.<own id>.previous` is; undefined: there is nothing. The newest word counts: a person's, or what a run left unfinished. */
export function previousOf(record: Pick<StepRecord, 'claim' | 'continuation' | 'ledger' | 'entry' | 'exit'>): Previous | undefined {
  const { claim, continuation } = record
  if (claim?.context !== undefined) return givenAlong(claim.seq, claim.context)
  const row = contextRow(record)
  if (row?.context !== undefined && row.seq > (continuation?.seq ?? 0)) return givenAlong(row.seq, row.context)
  return continuation?.previousStatus === undefined ? undefined : leftBy(continuation, continuation.previousStatus)
}

/** What a person gave along with the retry that an entry is. */
export function givenOnEntry({ claim, ledger, entry, exit }: Pick<StepRecord, 'claim' | 'ledger' | 'entry' | 'exit'>): Stored | undefined {
  const first = ledger.find((row) => row.entry === entry)
  if (first !== undefined) return first.context
  return exit === undefined ? claim?.context : undefined
}

const givenAlong = (seq: number, whole: Stored): Previous => ({ seq, plain: {}, stored: {}, whole })

/** Whatever is dispatched in the group of an attempt that a person gave something along with has it too. */
const contextRow = ({ ledger, entry, exit }: Pick<StepRecord, 'ledger' | 'entry' | 'exit'>): LedgerEntry | undefined => {
  if (exit !== undefined) return undefined
  const group = ledger.findLast((row) => row.entry === entry)?.group
  return ledger.findLast((row) => row.entry === entry && row.group === group && row.context !== undefined)
}

function leftBy(continuation: NonNullable<StepRecord['continuation']>, status: string): Previous {
  const { seq, continuationAttempt: attempt } = continuation
  const { previousSummary: summary, previousFilesChanged: filesChanged, previousNextSteps: nextSteps } = continuation
  return {
    seq, plain: { status, attempt },
    stored: { ...given('summary', summary), ...given('filesChanged', filesChanged), ...given('nextSteps', nextSteps) },
  }
}

/** Whether unfinished work is to be gone on with by the log, and nothing was dispatched for it yet. */
export const awaitsContinuation = (record: StepRecord): boolean =>
  isNewest(record) && (record.continuation?.seq ?? 0) > (lastAttempt(record)?.seq ?? 0)

/** Whether unfinished work is being gone on with, and nothing that was dispatched for it can have had an effect. */
export const isBeginningAgain = (record: StepRecord): boolean => {
  const { continuation } = record
  if (continuation === undefined || !isNewest(record)) return false
  return !attemptsOf(record).some((row) => row.seq > continuation.seq && isEffective(row))
}

/** Nothing was judged since. */
const isNewest = ({ exit, continuation, verdict }: StepRecord): boolean =>
  exit === undefined && continuation !== undefined && continuation.seq > (verdict?.seq ?? 0)
