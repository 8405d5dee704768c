import type { StepRecord } from '../../model/checkpoint.ts'
import type { ActionStep, RetryPolicy } from '../../model/flow.ts'
import type { ErrorClass } from '../../model/vocabulary.ts'
import { attemptsOf, isRepeatable } from '../fold/ledger.ts'

/** What follows a settled dispatch. */
export type AfterSettle =
  | { readonly kind: 'judge' }
  /** The next position of the attempt chain. */
  | { readonly kind: 'chain'; readonly chainIndex: number }
  | { readonly kind: 'retry'; readonly attempt: number; readonly delayMs: number; readonly why: string; readonly chainIndex: number }
  /** Cancelled and repeatable: the span stays open and is dispatched again on resume. */
  | { readonly kind: 'hold' }

/** Milliseconds before dispatch number `attempt` (from 2): initial × factor^(attempt − 2), capped, spread by jitter. */
export function backoffMs(policy: RetryPolicy, attempt: number, random: number): number {
  const { backoffMs: spec, jitter = 0 } = policy
  const base = typeof spec === 'number' ? spec : Math.min(spec.max, spec.initial * spec.factor ** (attempt - 2))
  return Math.max(0, Math.round(base * (1 + jitter * (random * 2 - 1))))
}

const CLASS_OF = { timedOut: 'action_timed_out', cancelled: 'action_cancelled', uncertain: 'action_timed_out' } as const

/** The error class that counts for the retry policy; undefined when the dispatch did what was asked. */
function failureOf(record: StepRecord, untilHolds: boolean): { readonly errorClass: ErrorClass; readonly why: string } | undefined {
  const settled = record.ledger.at(-1)?.settled
  if (settled === undefined) return undefined
  if (settled.terminal === 'succeeded') {
    return untilHolds ? undefined : { errorClass: 'action_failed_retryable', why: 'what it waits for does not hold yet' }
  }
  const errorClass = settled.terminal === 'failed' ? settled.errorClass ?? 'action_failed_final' : CLASS_OF[settled.terminal]
  return { errorClass, why: settled.message ?? errorClass }
}

/**
 * Decides what follows the newest settle of an entry. Dispatching again needs `effect: none` on every earlier attempt of the entry,
 * unless the step is readonly or idempotent.
 */
export function afterSettle(record: StepRecord, step: ActionStep, untilHolds: boolean, random: number): AfterSettle {
  const failure = failureOf(record, untilHolds)
  if (failure === undefined) return { kind: 'judge' }
  const last = record.ledger.at(-1)
  const attempts = attemptsOf(record)
  const repeatable = isRepeatable({ effectClass: step.effect, idempotent: step.idempotent === true })
  if (last?.settled?.terminal === 'cancelled' && repeatable) return { kind: 'hold' }
  if (!repeatable && attempts.some((row) => row.settled?.effect !== 'none')) return { kind: 'judge' }
  return again(step, attempts.length, last?.chainIndex ?? 0, last?.settled?.terminal === 'failed', failure, random)
}

function again(
  step: ActionStep, made: number, chainIndex: number, failed: boolean, failure: { readonly errorClass: ErrorClass; readonly why: string }, random: number,
): AfterSettle {
  const { retry } = step
  const final = failure.errorClass !== 'action_failed_retryable' && failure.errorClass !== 'target_stale'
  if (retry !== undefined && retry.retryOn.includes(failure.errorClass) && made < retry.maxAttempts) {
    return { kind: 'retry', attempt: made + 1, delayMs: backoffMs(retry, made + 1, random), why: failure.why, chainIndex }
  }
  if (failed && (final || retry === undefined || made >= retry.maxAttempts) && chainIndex + 1 < step.binding.attempts.length) {
    return { kind: 'chain', chainIndex: chainIndex + 1 }
  }
  return { kind: 'judge' }
}
