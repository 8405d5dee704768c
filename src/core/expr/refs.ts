import type { Expr } from '../../model/expr.ts'
import { isExprNode } from './expr-node.ts'
import { MAX_EXPR_DEPTH } from './limits.ts'
import { isCall, isRef, ref, type RefExpr } from './make-expr.ts'
import { parseRef, type ParsedRef } from './parse-ref.ts'

/** One place where an expression refers to something. */
export interface RefUse {
  readonly node: RefExpr
  readonly ref: ParsedRef
  /** Whether a `coalesce` around it may answer for a value that is missing. */
  readonly guarded: boolean
}

function usesWithin(expr: Expr, guarded: boolean, left: number): readonly RefUse[] {
  if (left === 0 || !isExprNode(expr)) return []
  if (isCall(expr)) return expr.args.flatMap((arg) => usesWithin(arg, guarded || expr.fn === 'coalesce', left - 1))
  const parsed = isRef(expr) ? parseRef(expr.ref) : undefined
  return isRef(expr) && parsed !== undefined ? [{ node: expr, ref: parsed, guarded }] : []
}

/** Every place where an expression refers to something, in the order of evaluation. */
export function refUses(expr: Expr): readonly RefUse[] {
  return usesWithin(expr, false, MAX_EXPR_DEPTH)
}

const REFS = new WeakMap<Expr, readonly ParsedRef[]>()

/** What an expression refers to, each reference once: what to fetch before evaluating it. Made once per expression object. */
export function refsOf(expr: Expr): readonly ParsedRef[] {
  const known = REFS.get(expr)
  if (known !== undefined) return known
  const refs = [...new Map(refUses(expr).map(({ ref: each }) => [each.text, each])).values()]
  if (isExprNode(expr)) REFS.set(expr, refs)
  return refs
}

/** The same expression with other references; parts without a changed reference stay the same objects. */
export function mapRefs(expr: Expr, change: (parsed: ParsedRef) => string): Expr {
  if (isCall(expr)) {
    const args = expr.args.map((arg) => mapRefs(arg, change))
    return args.every((arg, i) => arg === expr.args[i]) ? expr : { fn: expr.fn, args }
  }
  const parsed = isRef(expr) ? parseRef(expr.ref) : undefined
  if (parsed === undefined) return expr
  const text = change(parsed)
  return text === parsed.text ? expr : ref(text)
}
