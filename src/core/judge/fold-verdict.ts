import type { LedgerEntry } from '../../model/checkpoint.ts'
import type { AssertionOutcome } from '../../model/run-event.ts'
import type { Verdict, VerdictPolicy } from '../../model/vocabulary.ts'

/** A step's verdict with what made it. */
export interface StepVerdict { readonly verdict: Verdict; readonly degraded?: true; readonly reason?: string }

/** Any fail is fail; else any unknown is unknown; else pass, degraded if any was. Under `strict` a degraded pass is unknown. */
export function foldAssertions(outcomes: readonly AssertionOutcome[], policy: VerdictPolicy): StepVerdict | undefined {
  const worst = (['fail', 'unknown'] as const).find((verdict) => outcomes.some((row) => row.verdict === verdict))
  if (worst !== undefined) return { verdict: worst, reason: outcomes.filter((row) => row.verdict === worst).map((row) => `${row.assertId}: ${row.reason ?? worst}`).join('; ') }
  if (outcomes.length === 0) return undefined
  if (!outcomes.some((row) => row.degraded === true)) return { verdict: 'pass' }
  return policy === 'strict' ? { verdict: 'unknown', reason: 'a degraded pass is not accepted under the strict policy' } : { verdict: 'pass', degraded: true }
}

const WORSE: Readonly<Record<Verdict, number>> = { pass: 0, unknown: 1, fail: 2 }
const worseOf = (a: StepVerdict, b: StepVerdict | undefined): StepVerdict => (b !== undefined && WORSE[b.verdict] > WORSE[a.verdict] ? b : a)

/**
 * An action's verdict: its last terminal counts besides its assertions. `failed` is fail whatever they say; a terminal nobody knows for
 * sure is decided by assertions over one fresh observation, and is unknown where that could not be had.
 */
export function foldAction(
  last: LedgerEntry | undefined, outcomes: readonly AssertionOutcome[], policy: VerdictPolicy, observed: boolean,
): StepVerdict | undefined {
  const settled = last?.settled
  const assertions = foldAssertions(outcomes, policy)
  if (settled === undefined || settled.terminal === 'succeeded') return assertions
  const reason = settled.message ?? settled.errorClass ?? settled.terminal
  if (settled.terminal === 'failed') {
    return settled.errorClass === 'session_degraded' ? { verdict: 'unknown', reason } : { verdict: 'fail', reason }
  }
  const unknown: StepVerdict = { verdict: 'unknown', reason: `${settled.terminal}: ${reason}` }
  return observed && assertions !== undefined ? assertions : worseOf(unknown, assertions?.verdict === 'fail' ? undefined : assertions)
}
