import { isJsonObject, sameJson, type Json, type JsonObject } from '../../base/json.ts'
import type { FieldDifference } from '../../model/alignment.ts'
import type { Expr, Step } from '../../model/flow.ts'
import { isExprNode } from '../expr/expr-node.ts'
import { isLit } from '../expr/make-expr.ts'
import { printExpression } from '../expr/print-expression.ts'
import { STEP_DOMAINS, type Domain } from '../hash/hash-domains.ts'

// Which fields of a step differ, as its author would recognise them. The archived flow is the pre-image of its hashes.

const asText = (value: Json | undefined): string | undefined => {
  if (value === undefined) return undefined
  if (isJsonObject(value) && isExprNode(value)) return exprText(value)
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const exprText = (expr: Expr): string => {
  if (!isLit(expr)) return printExpression(expr)
  return typeof expr.lit === 'string' ? expr.lit : JSON.stringify(expr.lit)
}

const isLeaf = (value: Json | undefined): boolean =>
  value === undefined || value === null || typeof value !== 'object' || (isJsonObject(value) && isExprNode(value))

/** A path as an author knows it: the only position of a chain goes without saying, and so does what holds a predicate. */
const named = (path: string): string => path.replace(/^binding\.attempts\[0\]\./, '').replace(/\.predicate\.expr$/, '')

function* compare(path: string, before: Json | undefined, after: Json | undefined): Generator<FieldDifference> {
  if (sameJson(before, after)) return
  if (isLeaf(before) || isLeaf(after) || Array.isArray(before) !== Array.isArray(after)) {
    const [old, now] = [asText(before), asText(after)]
    yield { field: named(path), ...(old === undefined ? {} : { old }), ...(now === undefined ? {} : { new: now }) }
    return
  }
  const [a, b] = [before as JsonObject, after as JsonObject]
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    yield* compare(Array.isArray(before) ? `${path}[${key}]` : `${path}.${key}`, a[key], b[key])
  }
}

const fieldsOf = (step: Step): JsonObject => Object.fromEntries<Json>(Object.entries(step) as [string, Json][])

/**
 * Fields of two forms of a step that differ and that a hash of one of these domains covers.
 * @example differences(old, step, ['effect']) // [{ field: 'args.script', old: 'npm publish', new: 'npm publish --tag next' }]
 */
export function differences(old: Step, now: Step, domains: readonly Domain[]): readonly FieldDifference[] {
  if (old.kind !== now.kind) return [{ field: 'kind', old: old.kind, new: now.kind }]
  const [a, b] = [fieldsOf(old), fieldsOf(now)]
  const fields = Object.entries(STEP_DOMAINS[now.kind]).filter(([, rule]) => rule[2] !== 'none' && domains.includes(rule[2]))
  return fields.flatMap(([field]) => [...compare(field, a[field], b[field])])
}
