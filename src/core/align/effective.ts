import type { FateKind } from '../../model/alignment.ts'
import type { LedgerEntry, StepRecord } from '../../model/checkpoint.ts'
import type { Step } from '../../model/flow.ts'
import { isIdempotent } from '../flow/defaults.ts'
import { isRepeatable, pendingIntent } from '../fold/ledger.ts'

// Whether an effect happened or may have: asked of the ledger, never of the verdict.

type Fates = ReadonlyMap<string, FateKind>

const LEFT_NOTHING: ReadonlySet<FateKind | undefined> = new Set(['neverDispatched', 'leftNothing'] as const)

/** An attempt whose effect is landed or unknown, or whose terminal is missing and cannot be ruled out. */
export const isEffective = (row: LedgerEntry, fates: Fates): boolean =>
  (row.settled === undefined ? !LEFT_NOTHING.has(fates.get(row.callId)) : row.settled.effect !== 'none')

/** Whether a step may be repeated without asking, as it is declared now. */
export const isRepeatableStep = (step: Step): boolean =>
  step.kind !== 'action' || isRepeatable({ effectClass: step.effect, idempotent: isIdempotent(step) })

/**
 * Whether dispatching an instance anew would repeat an effect that a person must name: an effective attempt in its ledger, and a
 * mutating, non-idempotent declaration then or now, whichever is stricter.
 */
export function isPrecious(step: Step | undefined, ledger: readonly LedgerEntry[], fates: Fates): boolean {
  const effective = ledger.filter((row) => isEffective(row, fates))
  if (effective.length === 0) return false
  return (step !== undefined && !isRepeatableStep(step)) || effective.some((row) => !isRepeatable(row))
}

/** Whether nobody can say how its last dispatch ended, or nobody judged it. */
export const isUnsettled = (record: StepRecord, fates: Fates): boolean =>
  record.exit === undefined && record.verdict === undefined && record.ledger.some(
    (row) => row.entry === record.entry && isEffective(row, fates),
  )

/** The fate of an open dispatch, where there is one. */
export function fateOf(record: StepRecord | undefined, fates: Fates): FateKind | undefined {
  const pending = record === undefined ? undefined : pendingIntent(record)
  return pending === undefined ? undefined : fates.get(pending.callId) ?? 'notAsked'
}
