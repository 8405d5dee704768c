import type { Expr } from '../../model/expr.ts'
import { checkArguments } from './check-arguments.ts'
import { checkRef, type CheckEnv } from './check-ref.ts'
import { evaluateConstant } from './evaluate.ts'
import { isExprNode, isTooDeep } from './expr-node.ts'
import type { ExprProblem, Finding } from './expr-problem.ts'
import { arityProblem, type FunctionSpec } from './function-spec.ts'
import { functionNamed } from './functions.ts'
import { inferType } from './infer-type.ts'
import { MAX_EXPR_DEPTH } from './limits.ts'
import { isLit, isRef, type CallExpr } from './make-expr.ts'
import { unknownFunction } from './name-problem.ts'
import { labelOf } from './operators.ts'
import { refUses } from './refs.ts'

const TOO_DEEP: Finding = { code: 'depth', message: `the expression is nested deeper than ${MAX_EXPR_DEPTH} levels` }

/** Where the walk stands. */
interface Place {
  readonly path: readonly number[]
  /** Whether the value here is handed on whole. */
  readonly whole: boolean
  /** Whether a failure here fails the whole expression, and no larger constant part has been evaluated already. */
  readonly decisive: boolean
}

class Checker {
  readonly problems: ExprProblem[] = []

  constructor(private readonly env: CheckEnv) {}

  visit(node: Expr, place: Place): void {
    if (!isExprNode(node)) this.report(node, place.path, { code: 'syntax', message: 'not an expression' })
    else if (isRef(node)) this.report(node, place.path, checkRef(node.ref, this.env, place.whole))
    else if (!isLit(node)) this.call(node, place)
  }

  private call(node: CallExpr, place: Place): void {
    const spec = functionNamed(node.fn)
    if (spec === undefined) this.report(node, place.path, { code: 'function', ...unknownFunction(node.fn) })
    else this.known(node, spec, place)
  }

  private known(node: CallExpr, spec: FunctionSpec, place: Place): void {
    const before = this.problems.length
    if (spec.since > this.env.generation) {
      this.report(node, place.path, { code: 'generation', message: `FlowIR ${this.env.generation} has no ${labelOf(node.fn)}` })
    }
    const isConstant = place.decisive && refUses(node).length === 0
    this.args(node, spec, { ...place, decisive: place.decisive && !isConstant && !spec.apply.lazy })
    const arity = arityProblem(spec, node.args.length)
    if (arity === undefined) this.argumentsOf(node, spec, place)
    else this.report(node, place.path, { code: 'arity', message: `${labelOf(node.fn)} ${arity}` })
    if (isConstant && this.problems.length === before) this.constant(node, place)
  }

  private args(node: CallExpr, spec: FunctionSpec, { path, whole, decisive }: Place): void {
    const handsOn = node.fn === 'list' || node.fn === 'object'
    for (const [i, arg] of node.args.entries()) {
      const isKey = node.fn === 'object' && i % spec.rest.length === 0
      this.visit(arg, { path: [...path, i], whole: whole && handsOn && !isKey, decisive })
    }
  }

  private argumentsOf(node: CallExpr, spec: FunctionSpec, { path }: Place): void {
    const typed = node.args.map((expr) => ({ expr, type: inferType(expr, this.env) }))
    for (const { arg, ...finding } of checkArguments(node.fn, spec, typed)) this.report(node.args[arg] ?? node, [...path, arg], finding)
  }

  /** A part that refers to nothing has the same value every time, so its failure is certain. */
  private constant(node: Expr, { path }: Place): void {
    const value = evaluateConstant(node)
    if (!value.ok) this.report(node, path, { code: 'value', message: value.error.message })
  }

  private report(node: Expr, path: readonly number[], finding: Finding | undefined): void {
    if (finding !== undefined) this.problems.push({ ...finding, node, path })
  }
}

/**
 * Everything wrong with an expression that can be known before it is evaluated, in the order of its parts. What is not
 * certain is no problem.
 */
export function checkExpr(expr: Expr, env: CheckEnv): readonly ExprProblem[] {
  if (isTooDeep(expr)) return [{ ...TOO_DEEP, node: expr, path: [] }]
  const checker = new Checker(env)
  checker.visit(expr, { path: [], whole: true, decisive: true })
  return checker.problems
}
