import type { Json, JsonObject } from '../../../src/base/json.ts'
import { ok } from '../../../src/base/result.ts'
import { failure, type Outcome } from '../../../src/core/expr/eval-error.ts'
import { evaluate, type Scope } from '../../../src/core/expr/evaluate.ts'
import { parseExpression } from '../../../src/core/expr/parse-expression.ts'
import type { Expr } from '../../../src/model/expr.ts'

export interface StepValues { readonly output?: Json; readonly verdict?: string; readonly previous?: Json; readonly skipped?: true }

export interface ScopeValues {
  readonly params?: JsonObject
  readonly env?: JsonObject
  readonly vars?: JsonObject
  readonly iter?: JsonObject
  readonly run?: JsonObject
  readonly secrets?: JsonObject
  readonly output?: Json
  readonly steps?: { readonly [stepId: string]: StepValues }
}

const ROOTS = { param: 'params', env: 'env', var: 'vars', iter: 'iter', run: 'run', secret: 'secrets' } as const
const FACETS = { stepOutput: 'output', stepVerdict: 'verdict', stepPrevious: 'previous' } as const

const found = (value: Json | undefined): Outcome => value === undefined ? failure('missing', 'not here') : ok(value)

const own = <V>(record: { readonly [key: string]: V } | undefined, key: string): V | undefined =>
  record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined

/** A scope of plain values. */
export const scopeOf = (values: ScopeValues): Scope => ({
  lookup: (ref) => {
    if (ref.kind === 'output') return found(values.output)
    if (!('stepId' in ref)) return found(own(values[ROOTS[ref.kind]], ref.name))
    const step = own(values.steps, ref.stepId)
    return step?.skipped === true ? failure('skipped', 'the step was skipped') : found(step?.[FACETS[ref.kind]])
  },
})

/** The expression of a text that is known to be right. */
export function parsed(text: string): Expr {
  const expr = parseExpression(text)
  if (!expr.ok) throw new Error(`${text}: ${expr.error.message}`)
  return expr.value
}

/** What a text evaluates to: its value, or the code and message of its error. */
export function valueOf(text: string, values: ScopeValues = {}): unknown {
  const outcome = evaluate(parsed(text), scopeOf(values))
  return outcome.ok ? outcome.value : { error: outcome.error.code, message: outcome.error.message }
}
