import type { Json } from '../../base/json.ts'
import type { Expr } from '../../model/expr.ts'
import type { PureFunction } from '../../model/vocabulary.ts'

export type LitExpr = Extract<Expr, { lit: Json }>
export type RefExpr = Extract<Expr, { ref: string }>
export type CallExpr = Extract<Expr, { fn: PureFunction }>

/** A literal value. */
export const lit = (value: Json): LitExpr => ({ lit: value })

/** A reference, as `params.version`. */
export const ref = (text: string): RefExpr => ({ ref: text })

/** A function applied to expressions. */
export const call = (fn: PureFunction, ...args: readonly Expr[]): CallExpr => ({ fn, args })

/** Whether a node has a part; false for what only the types say is a node. */
const has = (expr: unknown, part: 'lit' | 'ref' | 'fn'): boolean => typeof expr === 'object' && expr !== null && Object.hasOwn(expr, part)

export const isLit = (expr: Expr): expr is LitExpr => has(expr, 'lit')
export const isRef = (expr: Expr): expr is RefExpr => has(expr, 'ref')
export const isCall = (expr: Expr): expr is CallExpr => has(expr, 'fn')

/** One list from its elements: a literal when every element is one, else the constructor `list`. */
export function listOf(items: readonly Expr[]): Expr {
  return items.every(isLit) ? lit(items.map((item) => item.lit)) : call('list', ...items)
}

const byKey = (a: readonly [string, unknown], b: readonly [string, unknown]): number => a[0] < b[0] ? -1 : Number(a[0] > b[0])

/**
 * One object from its entries (keys distinct): a literal when every value is one, else the constructor `object`
 * with its keys sorted, so that the order of writing has no meaning.
 */
export function objectOf(entries: readonly (readonly [string, Expr])[]): Expr {
  const values = entries.flatMap(([key, value]) => isLit(value) ? [[key, value.lit] as const] : [])
  if (values.length === entries.length) return lit(Object.fromEntries(values))
  return call('object', ...entries.toSorted(byKey).flatMap(([key, value]) => [lit(key), value]))
}
