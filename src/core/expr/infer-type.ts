import type { Expr } from '../../model/expr.ts'
import { isExprNode } from './expr-node.ts'
import { type ExprType, typeOfValue, UNKNOWN } from './expr-type.ts'
import { functionNamed } from './functions.ts'
import { MAX_EXPR_DEPTH } from './limits.ts'
import { isLit, isRef } from './make-expr.ts'
import { parseRef, type ParsedRef } from './parse-ref.ts'

/** What is known of the values that references stand for. */
export interface TypeEnv {
  /** The type of the whole reference, its path included; undefined when nothing is known. */
  readonly typeOf: (ref: ParsedRef) => ExprType | undefined
}

function typeOfRef(text: string, env: TypeEnv): ExprType {
  const ref = parseRef(text)
  return (ref && env.typeOf(ref)) ?? UNKNOWN
}

function typeWithin(expr: Expr, env: TypeEnv, left: number): ExprType {
  if (left === 0 || !isExprNode(expr)) return UNKNOWN
  if (isLit(expr)) return typeOfValue(expr.lit)
  if (isRef(expr)) return typeOfRef(expr.ref, env)
  const args = expr.args.map((arg) => ({ expr: arg, type: typeWithin(arg, env, left - 1) }))
  return functionNamed(expr.fn)?.result(args) ?? UNKNOWN
}

/** What is known of an expression's value before it is evaluated. */
export function inferType(expr: Expr, env: TypeEnv): ExprType {
  return typeWithin(expr, env, MAX_EXPR_DEPTH)
}
