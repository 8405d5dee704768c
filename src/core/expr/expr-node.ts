import type { Expr } from '../../model/expr.ts'
import { MAX_EXPR_DEPTH } from './limits.ts'
import { isCall } from './make-expr.ts'

const hasOnly = (value: object, ...keys: readonly string[]): boolean =>
  Object.keys(value).length === keys.length && keys.every((key) => Object.hasOwn(value, key))

/** Whether a value has the outer shape of one expression node; arguments are not looked into. */
export function isExprNode(value: unknown): value is Expr {
  if (typeof value !== 'object' || value === null) return false
  const node = value as Partial<Record<'lit' | 'ref' | 'fn' | 'args', unknown>>
  if (hasOnly(value, 'lit')) return node.lit !== undefined
  if (hasOnly(value, 'ref')) return typeof node.ref === 'string'
  return hasOnly(value, 'fn', 'args') && typeof node.fn === 'string' && Array.isArray(node.args)
}

/** Whether an expression has more levels than the language allows. */
export function isTooDeep(expr: Expr, left: number = MAX_EXPR_DEPTH): boolean {
  if (left === 0) return true
  return isExprNode(expr) && isCall(expr) && expr.args.some((arg) => isTooDeep(arg, left - 1))
}
