import { given } from '../../base/given.ts'
import type { LedgerEntry, StepRecord } from '../../model/checkpoint.ts'
import type { ActionStep, RetryPolicy } from '../../model/flow.ts'
import type { ErrorClass, Terminal } from '../../model/vocabulary.ts'
import { isIdempotent, jitterOf } from '../flow/defaults.ts'
import { errorClassOf } from './error-class.ts'
import { attemptsOf, isHeld, isRepeatable, lineOf, rulingOn } from '../fold/ledger.ts'

/** What follows a settled dispatch. */
export type AfterSettle =
  | { readonly kind: 'judge' }
  /** The next position of the attempt chain. */
  | { readonly kind: 'chain'; readonly chainIndex: number }
  | { readonly kind: 'retry'; readonly attempt: number; readonly delayMs: number; readonly why: string; readonly chainIndex: number }
  /** Cancelled, and nothing speaks against doing it: the span stays open and is dispatched again on resume. */
  | { readonly kind: 'hold' }
  /** Its work is to be gone on with. */
  | { readonly kind: 'continue' }
  /** Its work is not done and is not gone on with: judged at once. */
  | { readonly kind: 'unfinished' }
  /** A person ruled that the run ends here. */
  | { readonly kind: 'abort' }

/** Milliseconds before dispatch number `attempt` (from 2): initial × factor^(attempt − 2), capped, spread by jitter. */
export function backoffMs(policy: RetryPolicy, attempt: number, random: number): number {
  const { backoffMs: spec } = policy
  const base = typeof spec === 'number' ? spec : Math.min(spec.max, spec.initial * spec.factor ** (attempt - 2))
  return Math.max(0, Math.round(base * (1 + jitterOf(policy) * (random * 2 - 1))))
}

/** Whoever is asked to come back later comes back so much later at most, besides: not all at the same instant. */
const LONGEST_SPREAD_MS = 180_000

/** The other side's word lengthens a wait, and never shortens it. */
function withHint(delayMs: number, retryAfterMs: number | undefined, random: number): number {
  if (retryAfterMs === undefined || retryAfterMs <= delayMs) return delayMs
  return Math.round(retryAfterMs + random * Math.min(LONGEST_SPREAD_MS, retryAfterMs / 10))
}

interface Failure { readonly errorClass: ErrorClass; readonly why: string; readonly retryAfterMs?: number }

/** The error class that counts for the retry policy; undefined when the dispatch did what was asked. */
function failureOf(record: StepRecord, untilHolds: boolean): Failure | undefined {
  const settled = record.ledger.at(-1)?.settled
  if (settled === undefined) return undefined
  if (settled.terminal === 'succeeded') {
    return untilHolds ? undefined : { errorClass: 'action_failed_retryable', why: 'what it waits for does not hold yet' }
  }
  const errorClass = errorClassOf(settled)
  if (errorClass === undefined) return undefined
  return { errorClass, why: settled.message ?? errorClass, ...given('retryAfterMs', settled.retryAfterMs) }
}

/**
 * Decides what follows the newest settle of an entry. Dispatching again needs `effect: none` on every earlier attempt of the entry since
 * the last word of a person, unless the step is readonly or idempotent. A dispatch that was cancelled, or whose process died under it, is
 * not a try that failed: it costs nothing.
 */
export function afterSettle(record: StepRecord, step: ActionStep, untilHolds: boolean, random: number): AfterSettle {
  const last = record.ledger.at(-1)
  const failure = failureOf(record, untilHolds)
  if (failure === undefined || last?.settled === undefined) return { kind: 'judge' }
  if (last.settled.source === 'person') return ruled(rulingOn(record, last.callId)?.decision, last.chainIndex)
  if (isHeld(last)) return { kind: 'hold' }
  const attempts = attemptsOf(record).filter((row) => row.group === last.group)
  const repeatable = isRepeatable({ effectClass: step.effect, idempotent: isIdempotent(step) })
  if (!repeatable && attempts.some((row) => row.settled?.effect !== 'none')) return { kind: 'judge' }
  const made = automaticOf(record, last).filter((row) => row.settled?.terminal !== 'cancelled').length
  return retryOf(step, made, last.chainIndex, failure, random) ?? chainOf(step, last.chainIndex, last.settled.terminal)
}

/** The automatic attempts that count against the budget of the newest one: those before a retry by hand too, the retry itself not. */
const automaticOf = (record: StepRecord, last: LedgerEntry): readonly LedgerEntry[] => record.ledger.filter(
  (row) => lineOf(row) === lineOf(last) && row.extra !== true && (row.entry === last.entry || last.extends !== undefined),
)

function ruled(decision: string | undefined, chainIndex: number): AfterSettle {
  if (decision === 'redo') return { kind: 'chain', chainIndex }
  return decision === 'abort' ? { kind: 'abort' } : { kind: 'judge' }
}

function retryOf(step: ActionStep, made: number, chainIndex: number, failure: Failure, random: number): AfterSettle | undefined {
  const { retry } = step
  if (retry === undefined || made >= retry.maxAttempts || !retry.retryOn.includes(failure.errorClass)) return undefined
  const delayMs = withHint(backoffMs(retry, made + 1, random), failure.retryAfterMs, random)
  return { kind: 'retry', attempt: made + 1, delayMs, why: failure.why, chainIndex }
}

const chainOf = (step: ActionStep, chainIndex: number, terminal: Terminal): AfterSettle =>
  terminal === 'failed' && chainIndex + 1 < step.binding.attempts.length ? { kind: 'chain', chainIndex: chainIndex + 1 } : { kind: 'judge' }
