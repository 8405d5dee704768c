import { call, isCall, isLit, isRef, lit, objectOf, ref } from '../../core/expr/make-expr.ts'
import { parseRef } from '../../core/expr/parse-ref.ts'
import type { Assertion, Expr, ExprMap, RetryPolicy } from '../../model/flow.ts'
import type { ErrorClass } from '../../model/vocabulary.ts'
import type { AuthoredRetry } from '../normalize/authored.ts'
import type { BindContext } from './bind-context.ts'

/** The step a policy is for, and what it expects. */
export interface Expecting { readonly stepId: string; readonly assertions: readonly Assertion[]; readonly outputs?: ExprMap | undefined }

/** What a retry policy depends on: whether dispatching again does no harm, and what it may wait for. */
export interface Retried { readonly repeatable: boolean; readonly expecting?: Expecting }

const BACKOFF = { initial: 1000, factor: 2, max: 30_000 }

const retryOnOf = (repeatable: boolean): ErrorClass[] =>
  ['action_failed_retryable', 'target_stale', ...repeatable ? ['action_timed_out' as const] : []]

const descend = (value: Expr, path: readonly string[]): Expr => path.reduce<Expr>((at, key) => call('get', at, lit(key)), value)

/** What `steps.<own id>.output` with a path will be, told by the raw result. */
function ownOutput(path: readonly string[], outputs: ExprMap | undefined): Expr {
  if (outputs === undefined) return ref(['output', ...path].join('.'))
  const [name, ...rest] = path
  if (name === undefined) return objectOf(Object.entries(outputs))
  const projected = outputs[name]
  return projected === undefined ? lit(null) : descend(projected, rest)
}

/** The expression read before the step has an output of its own. */
function overRawResult(expr: Expr, step: Expecting): Expr {
  if (isCall(expr)) {
    const args = expr.args.map((arg) => overRawResult(arg, step))
    return args.every((arg, i) => arg === expr.args[i]) ? expr : { fn: expr.fn, args }
  }
  const parsed = isRef(expr) ? parseRef(expr.ref) : undefined
  const isOwn = parsed?.kind === 'stepOutput' && parsed.stepId === step.stepId
  return isOwn ? ownOutput(parsed.path, step.outputs) : expr
}

/** The step's own expectations as one condition to wait for. */
function whatIsExpected(step: Expecting): Expr | undefined {
  const conditions = step.assertions.flatMap(({ predicate }) => predicate.type === 'expr' ? [overRawResult(predicate.expr, step)] : [])
  const [only, ...others] = conditions
  return only === undefined || others.length === 0 ? only : call('and', only, ...others)
}

const holdsAlways = (expr: Expr): boolean => isLit(expr) && expr.lit === true

function untilOf(authored: AuthoredRetry, { repeatable, expecting }: Retried, generation: 1 | 2): Expr | undefined {
  const until = authored.until ?? (expecting !== undefined && repeatable && generation === 2 ? whatIsExpected(expecting) : undefined)
  return until === undefined || holdsAlways(until) ? undefined : until
}

/** A whole policy: what the author left open follows from the step. That of a handler waits for nothing. */
export function bindRetry(authored: AuthoredRetry, retried: Retried, { generation, marks }: BindContext): RetryPolicy {
  const until = untilOf(authored, retried, generation)
  const policy: RetryPolicy = {
    maxAttempts: authored.maxAttempts, backoffMs: authored.backoffMs ?? BACKOFF,
    retryOn: [...authored.retryOn ?? retryOnOf(retried.repeatable)],
    ...(authored.jitter === undefined ? {} : { jitter: authored.jitter }),
    ...(until === undefined ? {} : { until }),
  }
  marks.place(policy, authored.at)
  return policy
}
