import { call, isRef, listOf, lit, objectOf } from '../../core/expr/make-expr.ts'
import { isRefName } from '../../core/expr/parse-ref.ts'
import { printExpression } from '../../core/expr/print-expression.ts'
import type { Expr } from '../../model/expr.ts'

declare const VALUE: unique symbol
const EXPR = Symbol('expression')
const TEXT = Symbol('text')

/** Something evaluated while the flow runs, to a value of type T. */
export interface Expression<T> {
  readonly [EXPR]: Expr
  /** The text it was written as, where that is a text with islands. */
  readonly [TEXT]?: string
  readonly [VALUE]?: T
}

type Upto<N extends number, A extends number[] = []> = A['length'] extends N ? A[number] : Upto<N, [...A, A['length']]>
type ListMembers<T> = { readonly [I in Upto<32>]: Ref<T> } & { readonly [index: number]: Ref<T> }
type IsAny<T> = 0 extends 1 & T ? true : false
type TupleMembers<T extends readonly unknown[]> = { readonly [K in Exclude<keyof T, keyof readonly unknown[]>]: Ref<T[K]> }
type Members<T> = IsAny<T> extends true ? unknown
  : T extends readonly (infer U)[] ? number extends T['length'] ? ListMembers<U> : TupleMembers<T>
    : T extends object ? { readonly [K in keyof T]-?: Ref<Exclude<T[K], undefined>> } : unknown

/** A value of the run that can be looked into as the value itself could be: `pack.output.json[0].filename`. */
export type Ref<T> = Expression<T> & Members<T>

/** A text file of the project, read when the flow is compiled. */
export interface FileText { readonly $file: string }

/** A value that may be an expression, or hold some. */
export type Bindable<T> = T | Expression<T> | (T extends string ? FileText : never) | (
  T extends readonly (infer U)[] ? readonly Bindable<U>[] : T extends object ? { readonly [K in keyof T]: Bindable<T[K]> } : never
)

/** The value that is left of a bindable one once its expressions are evaluated. */
export type Evaluated<V> = V extends Expression<infer T> ? T
  : V extends FileText ? string
    : V extends object ? IsWide<V> extends true ? unknown : { readonly [K in keyof V]: Evaluated<V[K]> } : V

/** Stops at what may hold anything: looking into it would never end. */
type IsWide<V extends object> = AnyBindable extends (V extends readonly unknown[] ? V[number] : V[keyof V]) ? true : false

/** Any value that may be an expression, or hold some. */
export type AnyBindable =
  | null | boolean | number | string | Expression<unknown> | FileText | readonly AnyBindable[] | { readonly [key: string]: AnyBindable }

export const isExpression = (value: unknown): value is Expression<unknown> =>
  typeof value === 'object' && value !== null && EXPR in value

/** The expression of the IR that an expression stands for. */
const exprOf = ({ [EXPR]: expr }: Expression<unknown>): Expr => expr

/** An expression with the text it was written as. */
export const textExpression = (expr: Expr, text: string): Expression<string> => ({ [EXPR]: expr, [TEXT]: text })

/** An expression as an author would write it in a text: `${{ params.version }}`. */
export const islandOf = (value: Expression<unknown>): string => value[TEXT] ?? `\${{ ${printExpression(exprOf(value))} }}`

const INDEX = /^(0|[1-9]\d*)$/

/** One step into a value, as the text `value.key` or `value[0]` would be read. */
function member(expr: Expr, key: string): Expr {
  if (INDEX.test(key)) return call('get', expr, lit(Number(key)))
  return isRef(expr) && isRefName(key) ? { ref: `${expr.ref}.${key}` } : call('get', expr, lit(key))
}

const NO_VALUE = 'has no value while the flow is being built; in texts write $`…`, to compare and compute use expr'

function read(expr: Expr, key: string | symbol): unknown {
  if (key === EXPR) return expr
  if (typeof key === 'string') return refTo(member(expr, key))
  if (key === Symbol.toPrimitive) throw new TypeError(`${printExpression(expr)} ${NO_VALUE}`)
  return undefined
}

/** The value an expression stands for, to be looked into. */
export function refTo<T>(expr: Expr): Ref<T> {
  return new Proxy({}, {
    get: (_, key) => read(expr, key),
    has: (_, key) => key === EXPR,
  }) as Ref<T>
}

/** The reference of a text: `params.version`. */
export const refNamed = <T>(text: string): Ref<T> => refTo<T>({ ref: text })

const isList = (value: AnyBindable): value is readonly AnyBindable[] => Array.isArray(value)
export const isFileText = (value: object): value is FileText => Object.hasOwn(value, '$file')

/** A value with expressions in it as one expression. */
export function toExpr(value: AnyBindable): Expr {
  if (isExpression(value)) return exprOf(value)
  if (typeof value !== 'object' || value === null) return lit(value)
  if (isList(value)) return listOf(value.map(toExpr))
  if (isFileText(value)) throw new TypeError('a file of text stands alone: an argument, a prompt, a command')
  return objectOf(Object.entries(value).map(([key, each]) => [key, toExpr(each)] as const))
}
