import type { Json } from '../../base/json.ts'
import { isCall, isLit } from '../../core/expr/make-expr.ts'
import type { Expr } from '../../model/flow.ts'
import { entriesOf } from '../bind/merge-arguments.ts'
import type { Marks } from '../marks.ts'
import { type AuthoringNode, childOf } from '../parse/authoring-node.ts'
import type { Place } from '../place.ts'
import type { Site } from './site.ts'

/** A value that an action or a flow is given, and where it stands. */
export interface Given {
  readonly expr: Expr
  readonly node: AuthoringNode | undefined
  readonly at: Place
  /** For messages: `env.PORT`. */
  readonly label: string
  readonly site: Site
}

export interface GivenField { readonly key: string; readonly keyPlace: Place; readonly child: Given }

const keyPlaceOf = (node: AuthoringNode | undefined, key: string): Place | undefined =>
  node?.kind === 'map' ? node.entries.find((each) => each.key === key)?.keyPlace : undefined

const labelled = (label: string, key: string): string => label === '' ? key : `${label}.${key}`

/** The fields of a map, also where their values are computed. */
export function fieldsOf(given: Given, marks: Marks): readonly GivenField[] | undefined {
  return entriesOf(given.expr)?.map(([key, expr]) => {
    const node = childOf(given.node, key) ?? marks.nodeOf(expr)
    const keyPlace = keyPlaceOf(given.node, key) ?? marks.of(expr) ?? given.at
    return { key, keyPlace, child: { ...given, expr, node, at: node?.place ?? keyPlace, label: labelled(given.label, key) } }
  })
}

const asExpr = (value: Json): Expr => ({ lit: value })

function itemsOf(expr: Expr): readonly Expr[] | undefined {
  if (isLit(expr)) return Array.isArray(expr.lit) ? (expr.lit as readonly Json[]).map(asExpr) : undefined
  return isCall(expr) && expr.fn === 'list' ? expr.args : undefined
}

/** The elements of a list, also where they are computed. */
export function elementsOf(given: Given, marks: Marks): readonly Given[] | undefined {
  return itemsOf(given.expr)?.map((expr, i) => {
    const node = childOf(given.node, String(i)) ?? marks.nodeOf(expr)
    return { ...given, expr, node, at: node?.place ?? given.at, label: `${given.label}[${i}]` }
  })
}

/** Whether nothing of a value is computed later. */
export function isKnown(expr: Expr): boolean {
  if (isLit(expr)) return true
  const parts = entriesOf(expr)?.map(([, value]) => value) ?? itemsOf(expr)
  return parts !== undefined && parts.every(isKnown)
}

/** A value with nothing where it is computed later. */
export function outlineOf(expr: Expr): Json {
  if (isLit(expr)) return expr.lit
  const entries = entriesOf(expr)
  if (entries !== undefined) return Object.fromEntries(entries.map(([key, value]) => [key, outlineOf(value)]))
  return itemsOf(expr)?.map(outlineOf) ?? null
}

/** The part of a value that a JSON Pointer leads to, as far as it was written. */
export function partAt(given: Given, pointer: readonly string[]): Given {
  return pointer.reduce<Given>((at, key) => {
    const node = childOf(at.node, key)
    return { ...at, node, at: node?.place ?? at.at, label: labelled(at.label, key) }
  }, given)
}
