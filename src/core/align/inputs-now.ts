import { chainInputs } from '../step/chain-inputs.ts'
import { given } from '../../base/given.ts'
import type { Json, JsonObject } from '../../base/json.ts'
import { err, ok, type Result } from '../../base/result.ts'
import type { CallStep, Expr, ExprMap, FlowBundle, ForeachStep, Step, WaitStep } from '../../model/flow.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import type { SchemaCheck } from '../../ports/schema-check.ts'
import { evaluate, type Scope } from '../expr/evaluate.ts'
import type { ParsedRef } from '../expr/parse-ref.ts'
import { fitParams } from '../flow/fit-params.ts'
import { inputExprs } from '../step/input-exprs.ts'
import { evaluateQuestion } from '../step/question.ts'
import { waitProblem } from '../step/wait-until.ts'
import type { KnownValues, Site } from './known-values.ts'

// A step's inputs as they would be archived if it entered now: to be compared with those of its record, never to be acted on.

/** Inputs in the form of `resolvedInputs`; or why there are none; or the instance that has to run before they are known. */
export interface InputsNow {
  readonly inputs?: Result<JsonObject, string>
  readonly pending?: InstanceRef
  readonly changed: readonly ParsedRef[]
}

export function inputsNow(
  known: KnownValues, site: Site, step: Step, { bundle, check }: { readonly bundle: FlowBundle; readonly check: SchemaCheck },
): InputsNow {
  // The key is read per round: what it says of the item is known where the items are.
  const exprs = step.kind === 'foreach' ? [step.items] : inputExprs(step)
  const { scope, pending, changed } = known.read(site, exprs)
  if (pending !== undefined) return { pending, changed }
  return { inputs: evaluated(known, site, step, scope, { bundle, check }), changed }
}

type Inputs = Result<JsonObject, string>

function evaluated(
  known: KnownValues, site: Site, step: Step, scope: Scope, { bundle, check }: { readonly bundle: FlowBundle; readonly check: SchemaCheck },
): Inputs {
  switch (step.kind) {
    case 'action': return actionInputs(step.binding.attempts.map((attempt) => allOf(attempt.args, scope)), step.sources, scope)
    case 'call': return callInputs(step, scope, { bundle, check })
    case 'if': return conditionOf(step.cond, scope)
    case 'foreach': return itemsOf(known, site, step, scope)
    case 'wait': return waitInputs(step, scope)
    case 'human': return evaluateQuestion(step.prompt, step.presents, (expr) => evaluate(expr, scope))
    case 'let': { const bindings = allOf(step.bindings, scope); return bindings.ok ? ok({ bindings: bindings.value }) : bindings }
    default: return ok({})
  }
}

function callInputs(
  { inputs: exprs, flowRef }: CallStep, scope: Scope, { bundle, check }: { readonly bundle: FlowBundle; readonly check: SchemaCheck },
): Inputs {
  const inputs = allOf(exprs, scope)
  const callee = bundle.flows.get(flowRef.irHash)
  if (!inputs.ok || callee === undefined) return inputs
  const fitted = fitParams(callee.params, inputs.value, check)
  return fitted.ok ? ok({ inputs: fitted.value }) : err(fitted.error.join('; '))
}

function waitInputs(step: WaitStep, scope: Scope): Inputs {
  const inputs = allOf({ ...given('for', step.for), ...given('until', step.until) }, scope)
  const why = inputs.ok ? waitProblem(inputs.value) : undefined
  return why === undefined ? inputs : err(why)
}

const one = (name: string, expr: Expr, scope: Scope): Inputs => {
  const value = evaluate(expr, scope)
  return value.ok ? ok({ [name]: value.value }) : err(value.error.message)
}

function conditionOf(cond: Expr, scope: Scope): Inputs {
  const value = one('cond', cond, scope)
  return value.ok && typeof value.value['cond'] !== 'boolean' ? err('the condition is not true or false') : value
}

/** All expressions evaluated, or the first one's problem. */
export function allOf(exprs: ExprMap, scope: Scope): Inputs {
  const values: Record<string, Json> = {}
  for (const [name, expr] of Object.entries(exprs)) {
    const value = evaluate(expr, scope)
    if (!value.ok) return err(`${name}: ${value.error.message}`)
    values[name] = value.value
  }
  return ok(values)
}

function actionInputs(args: readonly Inputs[], sources: readonly Expr[] | undefined, scope: Scope): Inputs {
  if (sources === undefined) return chainInputs(args, undefined)
  return chainInputs(args, allOf(Object.fromEntries(sources.map((expr, i) => [String(i), expr])), scope))
}

function itemsOf(known: KnownValues, site: Site, step: ForeachStep, scope: Scope): Inputs {
  const items = one('items', step.items, scope)
  if (!items.ok) return items
  const list = items.value['items']
  if (!Array.isArray(list)) return err('the items are not a list')
  if (step.key === undefined) return items
  const keys: string[] = []
  const outer = known.read(site, [step.key]).scope
  for (const item of list as readonly Json[]) {
    const round: Scope = { lookup: (ref) => (ref.kind === 'iter' && ref.name === step.as ? ok(item) : outer.lookup(ref)) }
    const key = evaluate(step.key, round)
    if (!key.ok || typeof key.value !== 'string') return err('an item has no key')
    keys.push(key.value)
  }
  return new Set(keys).size === keys.length ? ok({ ...items.value, keys }) : err('two items have one key')
}
