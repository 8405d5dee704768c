import { sameJson } from '../../base/json.ts'
import { checkExpr } from '../../core/expr/check.ts'
import type { ExprProblem, ExprProblemCode } from '../../core/expr/expr-problem.ts'
import { contradicts } from '../../core/expr/expr-type.ts'
import { inferType } from '../../core/expr/infer-type.ts'
import { isCall, isLit, isRef } from '../../core/expr/make-expr.ts'
import { nearestNames } from '../../core/expr/nearest-names.ts'
import { parseRef } from '../../core/expr/parse-ref.ts'
import { refUses, type RefUse } from '../../core/expr/refs.ts'
import { aKind } from '../../core/expr/value-kind.ts'
import type { StepSite } from '../../core/flow/flow-index.ts'
import type { Expr } from '../../model/flow.ts'
import { VERDICTS } from '../../model/vocabulary.ts'
import { DIAGNOSTIC_CODES } from '../diagnostic-codes.ts'
import type { DiagnosticCode } from '../findings.ts'
import { type CheckContext, placeOf } from './check-context.ts'
import { exprUses, type ExprUse } from './expr-uses.ts'
import { isInFinally, standpoint } from './site.ts'

const CODES: Readonly<Record<ExprProblemCode, DiagnosticCode>> = {
  syntax: 'check.expression-invalid', depth: 'check.expression-invalid', function: 'check.expression-invalid',
  arity: 'check.expression-invalid',
  literal: 'check.expression-invalid', path: 'check.expression-invalid', pattern: 'check.expression-invalid',
  value: 'check.expression-invalid',
  generation: 'check.not-in-generation', type: 'check.type-mismatch', member: 'check.member-unknown', ref: 'check.reference-unknown',
  secret: 'check.secret-misplaced',
}

const isCode = (code: string | undefined): code is DiagnosticCode => code !== undefined && Object.hasOwn(DIAGNOSTIC_CODES, code)

function report(problem: ExprProblem, use: ExprUse, context: CheckContext): void {
  const code = isCode(problem.refCode) ? problem.refCode : CODES[problem.code]
  const { hint, candidates } = problem
  context.findings.error(code, placeOf(context, problem.node, use.expr, use.holder), problem.message, { hint, candidates })
}

function checkWant({ expr, site, what, want, holder }: ExprUse, context: CheckContext): void {
  if (want === undefined) return
  const type = inferType(expr, context.scope.env(site))
  if (!contradicts(type, [want]) || type.kind === 'unknown') return
  const wanted = want === 'boolean' ? 'true or false' : aKind(want)
  const hint = want === 'boolean' ? "compare it, as value == 'x'" : want === 'string' ? 'toString(value) makes it a string' : undefined
  context.findings.error(
    'check.type-mismatch', placeOf(context, expr, holder), `${what} must be ${wanted}, not ${aKind(type.kind)}`, { hint },
  )
}

const OUTCOMES = [...VERDICTS, 'aborted']

/** The words a reference can be; undefined when it is no verdict. */
function wordsOf(expr: Expr | undefined): readonly string[] | undefined {
  const ref = expr !== undefined && isRef(expr) ? parseRef(expr.ref) : undefined
  if (ref?.kind === 'stepVerdict') return VERDICTS
  return ref?.kind === 'run' && ref.name === 'outcome' ? OUTCOMES : undefined
}

function checkVerdictWords(expr: Expr, use: ExprUse, context: CheckContext): void {
  if (!isCall(expr)) return
  for (const arg of expr.args) checkVerdictWords(arg, use, context)
  if (expr.fn !== 'eq' && expr.fn !== 'ne') return
  const words = expr.args.map(wordsOf).find((each) => each !== undefined)
  const literal = expr.args.find(isLit)
  if (words === undefined || literal === undefined) return
  const word = typeof literal.lit === 'string' ? literal.lit : JSON.stringify(literal.lit)
  if (words.includes(word)) return
  context.findings.error('check.verdict-value', placeOf(context, literal, use.expr, use.holder),
    `this is never ${JSON.stringify(literal.lit)}: it is one of ${words.join(', ')}`, {
      candidates: nearestNames(word, words)
    })
}

/** The step that a reference depends on. */
function targetOf({ ref }: RefUse, { scope: { index } }: CheckContext): StepSite | undefined {
  if (ref.kind === 'var') {
    const source = index.varSource(ref.name)
    return source === undefined ? undefined : index.find(source)
  }
  return ref.kind === 'stepOutput' || ref.kind === 'stepVerdict' ? index.find(ref.stepId) : undefined
}

function branchOf(choice: StepSite, inner: StepSite, { scope: { index } }: CheckContext): string {
  const depth = inner.containers.indexOf(choice.step.stepId)
  const child = inner.containers[depth + 1]
  return (child === undefined ? inner : index.site(child)).body
}

/** Whether the reader only runs when the choice around the target is made the same way. */
function sharesChoice(choice: StepSite, target: StepSite, reader: StepSite | undefined, context: CheckContext): boolean {
  const { step } = choice
  return (reader?.containers ?? []).some((container) => {
    const other = context.scope.index.site(container)
    if (container === step.stepId) return true
    const isSameCondition = step.kind === 'if' && other.step.kind === 'if' && sameJson(step.cond, other.step.cond)
    return isSameCondition && reader !== undefined && branchOf(choice, target, context) === branchOf(other, reader, context)
  })
}

function checkSkips(use: ExprUse, refUse: RefUse, target: StepSite, context: CheckContext): void {
  const { index } = context.scope
  const reader = standpoint(index, use.site)
  const choice = target.containers.map((container) => index.site(container))
    .find((site) => site.step.kind === 'if' && !sharesChoice(site, target, reader, context))
  if (choice === undefined) return
  context.findings.warn('check.reference-may-be-skipped', placeOf(context, refUse.node, use.expr, use.holder),
    `step "${target.step.stepId}" may have been skipped, and then this has no value`,
    `say what holds then: coalesce(${refUse.ref.text}, '…')`)
}

function checkReach(use: ExprUse, context: CheckContext): void {
  const { index } = context.scope
  const reader = standpoint(index, use.site)
  const closing = reader !== undefined && isInFinally(index, reader)
  for (const refUse of refUses(use.expr)) {
    const target = targetOf(refUse, context)
    if (refUse.guarded || target === undefined || target.step.stepId === use.site.at || target === reader) continue
    if (closing && !isInFinally(index, target)) {
      context.findings.error('check.finally-reference', placeOf(context, refUse.node, use.expr, use.holder),
        `step "${target.step.stepId}" may not have run when "finally" does`, `say what holds then: coalesce(${refUse.ref.text}, '…')`)
    } else checkSkips(use, refUse, target, context)
  }
}

function checkUse(use: ExprUse, context: CheckContext): void {
  const problems = checkExpr(use.expr, context.scope.env(use.site))
  for (const problem of problems) report(problem, use, context)
  if (problems.length > 0) return
  checkWant(use, context)
  checkVerdictWords(use.expr, use, context)
  checkReach(use, context)
}

/** Checks every expression of a flow: what it refers to, whether it can be evaluated, and whether it gives what its place needs. */
export function checkExpressions(context: CheckContext): void {
  for (const use of exprUses(context.flow)) checkUse(use, context)
}
