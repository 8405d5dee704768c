// Evaluation is total: whatever the expression and whatever the values, the answer is a value within the bounds of the
// language or an error. Nothing is thrown, nothing is coerced, only own properties exist.

import type { Json } from '../../base/json.ts'
import { err } from '../../base/result.ts'
import type { Expr } from '../../model/expr.ts'
import { admit, admitMade } from './bounds.ts'
import { failure, type Outcome } from './eval-error.ts'
import { isExprNode } from './expr-node.ts'
import { arityProblem, paramAt, wantOf, type FunctionSpec } from './function-spec.ts'
import { functionNamed } from './functions.ts'
import { MAX_EXPR_DEPTH } from './limits.ts'
import { isLit, isRef, type CallExpr, type RefExpr } from './make-expr.ts'
import { descend } from './member.ts'
import { labelOf } from './operators.ts'
import { printExpression } from './print-expression.ts'
import { parseRef, type ParsedRef } from './parse-ref.ts'
import { aKind, isList, kindOf } from './value-kind.ts'

/** What references stand for. */
export interface Scope {
  /**
   * The value of what a reference names before its `path` is descended: a param, a step's output, a step's verdict …
   * Answers `missing` when there is no such thing (yet) and `skipped` for a step that did not run; never throws.
   */
  readonly lookup: (ref: ParsedRef) => Outcome
}

const PARSED = new WeakMap<RefExpr, ParsedRef>()

/** The reference of a node, taken apart once. */
function parsedRef(node: RefExpr): ParsedRef | undefined {
  const ref = PARSED.get(node) ?? parseRef(node.ref)
  if (ref !== undefined) PARSED.set(node, ref)
  return ref
}

function evaluateRef(node: RefExpr, scope: Scope): Outcome {
  const { ref: text } = node
  const ref = parsedRef(node)
  if (ref === undefined) return failure('syntax', `${JSON.stringify(text.slice(0, 100))} is not a reference`)
  const root = scope.lookup(ref)
  const found = root.ok ? descend(root.value, ref.path) : root
  const value = found.ok ? admit(found.value) : found
  return value.ok ? value : err({ ...value.error, message: `${text}: ${value.error.message}`, ref: text })
}

function argProblem(fn: string, spec: FunctionSpec, args: readonly Json[]): Outcome | undefined {
  for (const [i, arg] of args.entries()) {
    const param = paramAt(spec, i)
    if (param === undefined || param.accepts(arg)) continue
    const actual = param.itemKind !== undefined && isList(arg) ? 'a list of other things' : aKind(kindOf(arg))
    return failure('type', `${labelOf(fn)}: ${wantOf(param)}, not ${actual}`)
  }
  return undefined
}

function evaluateEagerly(call: CallExpr, spec: FunctionSpec, scope: Scope, left: number): Outcome {
  const args: Json[] = []
  for (const arg of call.args) {
    const value = evaluateWithin(arg, scope, left)
    if (!value.ok) return value
    args.push(value.value)
  }
  if (spec.apply.lazy) return failure('syntax', `${call.fn} is not evaluated this way`)
  const result = argProblem(call.fn, spec, args) ?? spec.apply.run(args)
  return result.ok && !spec.passes ? admitMade(result.value) : result
}

const SHOWN = 100

/** Says which call failed, unless the error comes from further inside. */
function inCall(call: CallExpr, outcome: Outcome): Outcome {
  if (outcome.ok || outcome.error.ref !== undefined || outcome.error.in !== undefined) return outcome
  const text = printExpression(call)
  const shown = text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text
  return err({ ...outcome.error, message: `${outcome.error.message} (in ${shown})`, in: shown })
}

function evaluateCall(call: CallExpr, scope: Scope, left: number): Outcome {
  const spec = functionNamed(call.fn)
  if (spec === undefined) return failure('syntax', `there is no function ${JSON.stringify(call.fn.slice(0, 100))}`)
  const arity = arityProblem(spec, call.args.length)
  if (arity !== undefined) return failure('syntax', `${labelOf(call.fn)} ${arity}`)
  if (!spec.apply.lazy) return inCall(call, evaluateEagerly(call, spec, scope, left))
  return inCall(call, spec.apply.run(call.args.map((arg) => () => evaluateWithin(arg, scope, left))))
}

function evaluateWithin(expr: Expr, scope: Scope, left: number): Outcome {
  if (left === 0) return failure('bounds', `the expression is nested deeper than ${MAX_EXPR_DEPTH} levels`)
  if (!isExprNode(expr)) return failure('syntax', 'not an expression')
  if (isLit(expr)) return admit(expr.lit)
  return isRef(expr) ? evaluateRef(expr, scope) : evaluateCall(expr, scope, left - 1)
}

/**
 * The value of an expression in a scope, or why it has none. Pure and total.
 * @example evaluate({ fn: 'eq', args: [{ ref: 'output.exitCode' }, { lit: 0 }] }, scope) // { ok: true, value: true }
 */
export function evaluate(expr: Expr, scope: Scope): Outcome {
  return evaluateWithin(expr, scope, MAX_EXPR_DEPTH)
}

/** A scope without anything in it. */
const EMPTY_SCOPE: Scope = { lookup: () => failure('missing', 'nothing is known here') }

/** The value of an expression that refers to nothing. */
export const evaluateConstant = (expr: Expr): Outcome => evaluate(expr, EMPTY_SCOPE)
