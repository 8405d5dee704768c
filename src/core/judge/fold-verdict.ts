import { verdictPolicyOf } from '../flow/defaults.ts'
import type { foldTally } from '../fold/tally.ts'
import type { FlowIR } from '../../model/flow.ts'
import type { LedgerEntry } from '../../model/checkpoint.ts'
import type { Unfinished } from '../../model/continuation.ts'
import type { AssertionOutcome } from '../../model/run-event.ts'
import type { Verdict, VerdictPolicy } from '../../model/vocabulary.ts'

/** A step's verdict with what made it. */
export interface StepVerdict {
  readonly verdict: Verdict
  readonly degraded?: true
  readonly reason?: string
  readonly unfinished?: Unfinished
}

/** Any fail is fail; else any unknown is unknown; else pass, degraded if any was. Under `strict` a degraded pass is unknown. */
export function foldAssertions(outcomes: readonly AssertionOutcome[], policy: VerdictPolicy): StepVerdict | undefined {
  const worst = (['fail', 'unknown'] as const).find((verdict) => outcomes.some((row) => row.verdict === verdict))
  if (worst !== undefined) return { verdict: worst, reason: reasonsOf(outcomes, worst) }
  if (outcomes.length === 0) return undefined
  if (!outcomes.some((row) => row.degraded === true)) return { verdict: 'pass' }
  return policy === 'strict' ? { verdict: 'unknown', reason: NOT_STRICT } : { verdict: 'pass', degraded: true }
}

const NOT_STRICT = 'a degraded pass is not accepted under the strict policy'

const reasonsOf = (outcomes: readonly AssertionOutcome[], verdict: Verdict): string =>
  outcomes.filter((row) => row.verdict === verdict).map((row) => `${row.assertId}: ${row.reason ?? verdict}`).join('; ')

/**
 * An action's verdict: its last terminal counts besides its assertions. `failed` is fail whatever they say; a terminal nobody knows for
 * sure is decided by assertions over one fresh observation (`observed`), and is unknown where that could not be had.
 */
export function foldAction(
  last: LedgerEntry | undefined, outcomes: readonly AssertionOutcome[], policy: VerdictPolicy, observed: boolean,
): StepVerdict | undefined {
  const settled = last?.settled
  const assertions = foldAssertions(outcomes, policy)
  if (settled === undefined || settled.terminal === 'succeeded') return assertions
  const reason = settled.message ?? settled.errorClass ?? settled.terminal
  if (settled.terminal === 'failed') return { verdict: settled.errorClass === 'session_degraded' ? 'unknown' : 'fail', reason }
  return observed && assertions !== undefined ? assertions : { verdict: 'unknown', reason: `${settled.terminal}: ${reason}` }
}

type FoldedVerdict = { readonly verdict: 'pass' | 'fail' | 'unknown'; readonly degraded?: true }

/** A flow's verdict from its steps'; under `strict` a degraded pass is unknown. */
export function foldFlow(flow: FlowIR, folded: ReturnType<typeof foldTally>): FoldedVerdict | undefined {
  if (folded === undefined) return undefined
  if (!folded.degraded) return { verdict: folded.verdict }
  return verdictPolicyOf(flow) === 'strict' ? { verdict: 'unknown' } : { verdict: folded.verdict, degraded: true }
}
