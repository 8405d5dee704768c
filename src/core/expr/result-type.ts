import { joinAll, typeAt, type ExprType, UNKNOWN } from './expr-type.ts'
import type { TypedArg } from './function-spec.ts'
import { isLit } from './make-expr.ts'

/** What a function's result is known to be, from what is known of its arguments. */
export type ResultRule = (args: readonly TypedArg[]) => ExprType

const typesOf = (args: readonly TypedArg[]): readonly ExprType[] => args.map(({ type }) => type)

const itemsOf = (type: ExprType): ExprType => type.kind === 'list' ? type.items : UNKNOWN

const aListOf = (items: ExprType): ExprType => ({ kind: 'list', items })

export const isUnknown: ResultRule = () => UNKNOWN

export const isLikeFirst: ResultRule = ([first]) => first?.type ?? UNKNOWN

export const isListOfStrings: ResultRule = () => aListOf({ kind: 'string' })

export const isListOfNumbers: ResultRule = () => aListOf({ kind: 'number' })

export const isListOfAll: ResultRule = (args) => aListOf(joinAll(typesOf(args)))

export const isOneOfAll: ResultRule = (args) => joinAll(typesOf(args))

/** One of the arguments after the first. */
export const isOneAfterFirst: ResultRule = (args) => joinAll(typesOf(args).slice(1))

/** Lists with one element of each argument. */
export const isListOfCombinations: ResultRule = (args) => aListOf(aListOf(joinAll(typesOf(args).map(itemsOf))))

export const isFlattened: ResultRule = ([first]) => {
  const items = itemsOf(first?.type ?? UNKNOWN)
  return aListOf(items.kind === 'list' ? items.items : UNKNOWN)
}

/** What the second argument leads to in the first. */
export const isMember: ResultRule = ([container, key]) => {
  if (container === undefined || key === undefined) return UNKNOWN
  if (!isLit(key.expr)) return itemsOf(container.type)
  const at = key.expr.lit
  return (typeof at === 'string' || typeof at === 'number' ? typeAt(container.type, at) : undefined) ?? UNKNOWN
}

/** An object of keys and values in turn. */
export const isObjectOfAll: ResultRule = (args) => {
  const entries = args.flatMap(({ expr }, i) => i % 2 === 0 ? [[isLit(expr) ? expr.lit : null, args[i + 1]?.type ?? UNKNOWN] as const] : [])
  const named = entries.filter((entry): entry is [string, ExprType] => typeof entry[0] === 'string')
  return { kind: 'object', fields: Object.fromEntries(named), closed: named.length === entries.length }
}
