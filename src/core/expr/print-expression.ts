import { isJsonObject, type Json } from '../../base/json.ts'
import type { Expr } from '../../model/expr.ts'
import { admit } from './bounds.ts'
import { isExprNode, isTooDeep } from './expr-node.ts'
import { isCall, isLit, isRef, type CallExpr } from './make-expr.ts'
import { OPERATOR_LEVELS, operatorOf } from './operators.ts'
import { isRefName } from './parse-ref.ts'
import { quoteString } from './string-literal.ts'
import { isList } from './value-kind.ts'

/** How tightly a piece of text holds together: a level of operators, or one of these. */
const TERNARY = -1
const UNARY = OPERATOR_LEVELS
const POSTFIX = OPERATOR_LEVELS + 1

interface Printed { readonly text: string; readonly level: number }

const printKey = (key: string): string => isRefName(key) ? key : quoteString(key)

const braces = (entries: readonly string[]): string => entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`

/** Whole numbers beyond those that are exact are only read with an exponent. */
const printNumber = (value: number): string =>
  Number.isInteger(value) && !Number.isSafeInteger(value) ? value.toExponential() : JSON.stringify(value)

function printValue(value: Json): string {
  if (typeof value === 'string') return quoteString(value)
  if (isList(value)) return `[${value.map(printValue).join(', ')}]`
  if (isJsonObject(value)) return braces(Object.entries(value).map(([key, field]) => `${printKey(key)}: ${printValue(field)}`))
  return typeof value === 'number' ? printNumber(value) : JSON.stringify(value)
}

/** The text of an expression, in parentheses where it would not hold together. */
function within(expr: Expr, level: number): string {
  const printed = print(expr)
  return printed.level >= level ? printed.text : `(${printed.text})`
}

const commas = (exprs: readonly Expr[]): string => exprs.map((expr) => within(expr, TERNARY)).join(', ')

const plainCall = ({ fn, args }: CallExpr): Printed => ({ text: `${fn}(${commas(args)})`, level: POSTFIX })

function printOperator(call: CallExpr): Printed | undefined {
  const operator = operatorOf(call.fn)
  const fits = call.args.length === 2 || (call.args.length > 2 && operator?.chains === true)
  if (operator === undefined || !fits) return undefined
  const operands = call.args.map((arg) => within(arg, operator.level + 1))
  return { text: operands.join(` ${operator.symbol} `), level: operator.level }
}

const keyOf = (expr: Expr): string | undefined => isLit(expr) && typeof expr.lit === 'string' ? expr.lit : undefined

/** A dot only after what is no reference, to which it would belong otherwise. */
function printMember({ args: [container, key, ...others] }: CallExpr): Printed | undefined {
  if (container === undefined || key === undefined || others.length > 0) return undefined
  const name = keyOf(key) ?? ''
  const member = isCall(container) && isRefName(name) ? `.${name}` : `[${within(key, TERNARY)}]`
  return { text: within(container, POSTFIX) + member, level: POSTFIX }
}

/** Braces, if they would be read as the same call: literal keys in ascending order, and some value that is no literal. */
function printObject({ args }: CallExpr): Printed | undefined {
  const keys = args.filter((_, i) => i % 2 === 0).map(keyOf)
  const values = args.filter((_, i) => i % 2 === 1)
  const isAscending = keys.every((key, i) => key !== undefined && (i === 0 || key > (keys[i - 1] ?? key)))
  if (!isAscending || keys.length !== values.length || values.every(isLit)) return undefined
  return { text: braces(values.map((value, i) => `${printKey(keys[i] ?? '')}: ${within(value, TERNARY)}`)), level: POSTFIX }
}

function printNot({ args: [condition, ...others] }: CallExpr): Printed | undefined {
  return condition === undefined || others.length > 0 ? undefined : { text: `!${within(condition, UNARY)}`, level: UNARY }
}

function printChoice({ args: [condition, then, otherwise, ...others] }: CallExpr): Printed | undefined {
  if (condition === undefined || then === undefined || otherwise === undefined || others.length > 0) return undefined
  return { text: `${within(condition, TERNARY + 1)} ? ${within(then, TERNARY)} : ${within(otherwise, TERNARY)}`, level: TERNARY }
}

const printList = ({ args }: CallExpr): Printed | undefined => args.every(isLit) ? undefined : { text: `[${commas(args)}]`, level: POSTFIX }

/** Calls with a form of their own; where it does not fit, they are written as calls. */
const FORMS: ReadonlyMap<string, (call: CallExpr) => Printed | undefined> = new Map([
  ['not', printNot], ['get', printMember], ['if', printChoice], ['list', printList], ['object', printObject],
])

const printCall = (call: CallExpr): Printed => (FORMS.get(call.fn) ?? printOperator)(call) ?? plainCall(call)

function print(expr: Expr): Printed {
  if (!isExprNode(expr) || (isLit(expr) && !admit(expr.lit).ok)) return { text: '?', level: POSTFIX }
  if (isLit(expr)) return { text: printValue(expr.lit), level: POSTFIX }
  return isRef(expr) ? { text: expr.ref, level: POSTFIX } : printCall(expr)
}

/**
 * An expression as its author would write it. Reading it back gives the same expression (as long as literals are not
 * nested beyond the depth of expressions). What is no expression is printed as `?`, what is nested too deep as `…`.
 * @example printExpression({ fn: 'eq', args: [{ ref: 'output.exitCode' }, { lit: 0 }] }) // 'output.exitCode == 0'
 */
export function printExpression(expr: Expr): string {
  return isTooDeep(expr) ? '…' : print(expr).text
}
