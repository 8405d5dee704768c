import { call, isCall, isLit, isRef, lit } from '../../core/expr/make-expr.ts'
import { parseRef } from '../../core/expr/parse-ref.ts'
import { nearestNames } from '../../core/expr/nearest-names.ts'
import type { HandlerDraft, StepDraft } from '../../core/flow/flow-draft.ts'
import { allSteps } from '../../core/flow/step-tree.ts'
import type { Expr, FlowIR, JsonSchemaDocument, ParamDecl } from '../../model/flow.ts'
import { refsOf } from '../../core/expr/refs.ts'
import { posesAsSecret } from '../../core/secret/secret-handle.ts'
import { childOf } from '../parse/authoring-node.ts'
import type { Place } from '../place.ts'
import { type CheckContext, placeOf } from './check-context.ts'
import { fitSchema } from './fit-schema.ts'
import { isQuicklyUsable } from './quick-fit.ts'
import { secretWithin } from './secret-schema.ts'

const UNUSABLE = 'the schema cannot be used'

/** Whether a schema of the author can be used at all. */
function checkSchema(schema: JsonSchemaDocument | undefined, context: CheckContext, holder?: object): boolean {
  if (schema === undefined || isQuicklyUsable(schema)) return true
  const problem = context.schemas(schema, null).find((each) => each.startsWith(UNUSABLE))
  if (problem === undefined) return true
  context.findings.error('check.schema-invalid', placeOf(context, typeof schema === 'object' ? schema : undefined, holder), problem)
  return false
}

/** A secret is a text, whatever it says. */
function checkSecretParam({ name, secret, schema }: ParamDecl, context: CheckContext): void {
  const type = secret !== true || typeof schema !== 'object' ? undefined : schema['type']
  if (type === undefined || type === 'string' || (Array.isArray(type) && type.includes('string'))) return
  context.findings.error('check.schema-invalid', placeOf(context, typeof schema === 'object' ? schema : undefined),
    `param "${name}" is a secret, and a secret is text`, 'schema: { type: string }')
}

function checkParam(decl: ParamDecl, context: CheckContext): void {
  if (!checkSchema(decl.schema, context, decl)) return
  checkSecretParam(decl, context)
  if (decl.default === undefined) return
  const node = childOf(context.marks.nodeOf(decl), 'default')
  const at = node?.place ?? placeOf(context, decl)
  fitSchema(decl.schema, { expr: { lit: decl.default }, node, at, label: '', site: {} }, `the default of param "${decl.name}"`, context)
}

function checkQuestion(step: StepDraft & { readonly kind: 'human' }, context: CheckContext): void {
  const { outputSchema: schema } = step
  if (!checkSchema(schema, context, step) || typeof schema !== 'object') return
  const path = secretWithin(schema)
  if (path === undefined) return
  const at = path.reduce(childOf, context.marks.nodeOf(schema))?.place ?? placeOf(context, schema, step)
  context.findings.error('check.human-secret', at, `a person is never asked for a secret, as /${path.join('/')} does`,
    'an answer is recorded; let the person enter it where it belongs, with mode: repairWorld, or declare it under "secrets"')
}

function checkArguments(step: StepDraft & { readonly kind: 'action' }, context: CheckContext): void {
  const site = { at: step.stepId, previous: true, secrets: true } as const
  for (const { actionName, args } of step.binding.attempts) {
    const known = context.catalog.find(actionName)
    if (known === undefined) continue
    for (const value of Object.values(args)) checkNoHandle(value, placeOf(context, value, step), context)
    const expr = call('object', ...Object.entries(args).flatMap(([key, value]) => [lit(key), value]))
    fitSchema(known.action.input, { expr, node: undefined, at: placeOf(context, step), label: '', site }, `"${actionName}"`, context)
  }
}

/** What is written there is data, and data never becomes a secret. */
function checkNoHandle(expr: Expr, at: Place, context: CheckContext): void {
  if (isCall(expr)) for (const arg of expr.args) checkNoHandle(arg, at, context)
  if (!isLit(expr) || !posesAsSecret(expr.lit)) return
  context.findings.error('check.secret-misplaced', at, 'data with the key "$secret" is not a secret', 'a secret is ${{ secrets.NAME }}')
}

/** A param that is a secret takes one, and nothing else: values are recorded. */
function checkSecretInput({ name }: ParamDecl, expr: Expr, at: Place, what: string, context: CheckContext): void {
  const ref = isRef(expr) ? parseRef(expr.ref) : undefined
  if (ref !== undefined && ref.path.length === 0 && context.scope.isSecret(ref)) return
  // Computing with one of `secrets` is reported where expressions are checked.
  if (refsOf(expr).some(({ kind }) => kind === 'secret')) return
  context.findings.error('check.secret-misplaced', at, `param "${name}" of ${what} is a secret and takes one, not a value`,
    `${name}: "\${{ secrets.NAME }}", or a secret param`)
}

function checkInput(name: string, expr: Expr, callee: FlowIR, step: StepDraft, context: CheckContext): void {
  const what = `flow "${callee.flowId}"`
  const node = context.marks.nodeOf(expr)
  const at = node?.place ?? placeOf(context, step)
  const param = callee.params.find((each) => each.name === name)
  checkNoHandle(expr, at, context)
  if (param?.secret === true) return void checkSecretInput(param, expr, at, what, context)
  if (param !== undefined) {
    return void fitSchema(param.schema, { expr, node, at, label: name, site: { at: step.stepId, secrets: true } }, what, context)
  }
  const candidates = nearestNames(name, callee.params.map((each) => each.name))
  context.findings.error('bind.argument-unknown', at, `${what} has no param "${name}"`, { candidates })
}

function checkInputs(step: StepDraft & { readonly kind: 'call' }, context: CheckContext): void {
  const callee = context.callee(step.flowRef.irHash)
  if (callee === undefined) return
  for (const [name, expr] of Object.entries(step.inputs)) checkInput(name, expr, callee, step, context)
  for (const { name, required } of callee.params) {
    if (!required || Object.hasOwn(step.inputs, name)) continue
    const message = `flow "${callee.flowId}" needs the input "${name}"`
    context.findings.error('bind.argument-missing', placeOf(context, step), message, `inputs: { ${name}: … }`)
  }
}

function checkStep(step: StepDraft, context: CheckContext): void {
  if (step.kind === 'human') checkQuestion(step, context)
  if (step.kind === 'call') checkInputs(step, context)
  if (step.kind !== 'action') return
  checkSchema(step.outputSchema, context, step)
  checkArguments(step, context)
}

function checkRepairs({ handlers = [] }: { readonly handlers?: readonly HandlerDraft[] }, context: CheckContext): void {
  for (const handler of handlers) {
    const callee = handler.action.kind === 'repair' ? context.callee(handler.action.flowRef.irHash) : undefined
    const needed = callee?.params.find(({ required }) => required)
    if (callee === undefined || needed === undefined) continue
    context.findings.error('check.repair-needs-inputs', placeOf(context, handler),
      `flow "${callee.flowId}" needs "${needed.name}", but a repair hands nothing over`, 'give its params defaults')
  }
}

function checkPredicates(step: StepDraft, context: CheckContext): void {
  const judged = step.kind === 'action' || step.kind === 'assert' ? step.assertions : []
  for (const assertion of [...step.preflight ?? [], ...judged]) {
    if (assertion.predicate.type === 'jsonSchema') checkSchema(assertion.predicate.schema, context, assertion)
  }
}

/** Checks what is written out against the schemas it must fit, and the schemas themselves. */
export function checkValues(context: CheckContext): void {
  for (const decl of context.flow.params) checkParam(decl, context)
  for (const decl of context.flow.outputs) checkSchema(decl.schema, context, decl)
  checkRepairs(context.flow, context)
  for (const step of allSteps<StepDraft>(context.flow)) {
    checkStep(step, context)
    checkRepairs(step, context)
    checkPredicates(step, context)
  }
}
