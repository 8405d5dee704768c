import { call } from '../../core/expr/make-expr.ts'
import { parseTemplate } from '../../core/expr/parse-template.ts'
import type { PureFunction } from '../../model/vocabulary.ts'
import {
  isExpression, islandOf, refTo, textExpression, toExpr, type AnyBindable, type Evaluated, type Expression, type Ref,
} from './expression.ts'
import { literalText } from './tree-value.ts'

type Str = string | Expression<string>
type Num = number | Expression<number>
type Bool = boolean | Expression<boolean>
type Scalar = string | number | boolean | null
type ListOf<T> = Expression<readonly T[]> | readonly (T | Expression<T>)[]
type AnyList = Expression<readonly unknown[]> | readonly AnyBindable[]
type Element<L> = L extends Expression<readonly (infer T)[]> ? T : L extends readonly (infer V)[] ? Evaluated<V> : never
type Combination<L extends readonly AnyList[]> = { readonly [K in keyof L]: Element<L[K]> }
type Dictionary<T> = Expression<{ readonly [key: string]: T }>

interface Order {
  (a: Num, b: Num): Expression<boolean>
  (a: Str, b: Str): Expression<boolean>
}

const apply = <T>(fn: PureFunction, ...args: readonly AnyBindable[]): Ref<T> => refTo<T>(call(fn, ...args.map(toExpr)))
const order = (fn: PureFunction): Order => (a: Num | Str, b: Num | Str) => apply<boolean>(fn, a, b)
const withMaybe = (args: readonly AnyBindable[], more: AnyBindable | undefined): readonly AnyBindable[] =>
  more === undefined ? args : [...args, more]

/**
 * The functions of the expression language. Each gives an expression; nothing is computed while the flow is built.
 * @example expr.and(expr.eq(params.channel, 'stable'), expr.gt(expr.len(params.targets), 0))
 */
export const expr = {
  eq: (a: AnyBindable, b: AnyBindable): Expression<boolean> => apply('eq', a, b),
  ne: (a: AnyBindable, b: AnyBindable): Expression<boolean> => apply('ne', a, b),
  lt: order('lt'),
  lte: order('lte'),
  gt: order('gt'),
  gte: order('gte'),
  not: (value: Bool): Expression<boolean> => apply('not', value),
  and: (...all: readonly [Bool, Bool, ...Bool[]]): Expression<boolean> => apply('and', ...all),
  or: (...any: readonly [Bool, Bool, ...Bool[]]): Expression<boolean> => apply('or', ...any),
  if: <const A extends AnyBindable, const B extends AnyBindable>(
    condition: Bool, then: A, otherwise: B,
  ): Ref<Evaluated<A> | Evaluated<B>> => apply('if', condition, then, otherwise),
  /** The first argument that can be evaluated and is not null. */
  coalesce: <const A extends readonly AnyBindable[]>(...values: A): Ref<NonNullable<Evaluated<A[number]>>> => apply('coalesce', ...values),
  concat: (...parts: readonly Str[]): Expression<string> => apply('concat', ...parts),
  len: (value: Str | AnyList | Expression<object>): Expression<number> => apply('len', value),
  lower: (text: Str): Expression<string> => apply('lower', text),
  upper: (text: Str): Expression<string> => apply('upper', text),
  trim: (text: Str): Expression<string> => apply('trim', text),
  split: (text: Str, separator: Str): Ref<readonly string[]> => apply('split', text, separator),
  join: (parts: ListOf<string>, separator: Str): Expression<string> => apply('join', parts, separator),
  replace: (text: Str, search: Str, replacement: Str): Expression<string> => apply('replace', text, search, replacement),
  contains: (whole: Str | AnyList, part: AnyBindable): Expression<boolean> => apply('contains', whole, part),
  startsWith: (text: Str, part: Str): Expression<boolean> => apply('startsWith', text, part),
  endsWith: (text: Str, part: Str): Expression<boolean> => apply('endsWith', text, part),
  slice: <T extends string | readonly unknown[]>(value: Expression<T>, start: Num, end?: Num): Ref<T> =>
    apply('slice', ...withMaybe([value, start], end)),
  /** Pattern and flags are literals. */
  regexMatch: (text: Str, pattern: string, flags?: string): Expression<boolean> =>
    apply('regexMatch', ...withMaybe([text, pattern], flags)),
  /** The match and its groups, or null. */
  match: (text: Str, pattern: string, flags?: string): Ref<readonly (string | null)[] | null> =>
    apply('match', ...withMaybe([text, pattern], flags)),
  jsonPath: <T = unknown>(value: Expression<unknown>, path: string): Ref<T> => apply('jsonPath', value, path),
  toJson: (value: AnyBindable): Expression<string> => apply('toJson', value),
  fromJson: <T = unknown>(text: Str): Ref<T> => apply('fromJson', text),
  toString: (value: Scalar | Expression<Scalar>): Expression<string> => apply('toString', value),
  toNumber: (value: Str | Num): Expression<number> => apply('toNumber', value),
  hash: (value: AnyBindable): Expression<string> => apply('hash', value),
  keys: (value: Expression<object>): Ref<readonly string[]> => apply('keys', value),
  values: <T>(value: Dictionary<T>): Ref<readonly T[]> => apply('values', value),
  /** A member by a key that is computed, or whose name is none of TypeScript's. */
  get: <T = unknown>(value: Expression<object>, key: Str | Num): Ref<T> => apply('get', value, key),
  product: <const L extends readonly AnyList[]>(...lists: L): Ref<readonly Combination<L>[]> => apply('product', ...lists),
  flatten: <T>(lists: Expression<readonly (T | readonly T[])[]>): Ref<readonly T[]> => apply('flatten', lists),
  range: (start: Num, end?: Num): Ref<readonly number[]> => apply('range', ...withMaybe([start], end)),
  /** A list or an object with expressions in it, as one value. */
  value: <const V extends AnyBindable>(value: V): Ref<Evaluated<V>> => refTo(toExpr(value)),
} as const

/** A dollar sign directly before an island would take its meaning away. */
const beforeIsland = (text: string): string => text.replace(/\$+$/, (dollars) => `\${{ '${dollars}' }}`)

/**
 * A text with expressions in it; each is turned into text while the flow runs.
 * @example $`Publish ${params.version}?`
 */
export function $(texts: TemplateStringsArray, ...values: readonly (Scalar | Expression<Scalar>)[]): Expression<string> {
  const text = texts.map((part, i) => {
    const value = i < values.length ? values[i] ?? null : ''
    return isExpression(value) ? beforeIsland(literalText(part)) + islandOf(value) : literalText(`${part}${value}`)
  }).join('')
  const parsed = parseTemplate(text)
  if (!parsed.ok) throw new TypeError(`the text ${text} cannot be read: ${parsed.error.message}`)
  return textExpression(parsed.value, text)
}
