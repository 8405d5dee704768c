import { chainInputs } from '../../core/step/chain-inputs.ts'
import { given } from '../../base/given.ts'
import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts'
import { err, ok, type Result } from '../../base/result.ts'
import { evaluate, type Scope } from '../../core/expr/evaluate.ts'
import { splitActionName } from '../../core/lock/bound-parts.ts'
import { inputExprs } from '../../core/step/input-exprs.ts'
import { evaluateQuestion } from '../../core/step/question.ts'
import { waitProblem } from '../../core/step/wait-until.ts'
import type { BoundAttempt, CallStep, Expr, ExprMap, FlowIR, ForeachStep, HumanStep, Step, WaitStep } from '../../model/flow.ts'
import type { RunPath } from '../../model/run-path.ts'
import type { LiveRun } from '../live-run.ts'
import { scopeFor } from '../scope.ts'
import { fitParams } from '../../core/flow/fit-params.ts'
import { posesAsSecret } from '../../core/secret/secret-handle.ts'

// A step's inputs, evaluated once when it becomes ready and archived with its entry.

/** Why a step cannot use its inputs. */
export interface InputProblem { readonly errorClass: 'bind_arguments_invalid'; readonly message: string }
export type Inputs = Result<JsonObject, InputProblem>

const problem = (message: string): Inputs => err({ errorClass: 'bind_arguments_invalid', message })

function all(exprs: ExprMap, scope: Scope, what: string): Inputs {
  const values: Record<string, Json> = {}
  for (const [name, expr] of Object.entries(exprs)) {
    const value = evaluate(expr, scope)
    if (!value.ok) return problem(`${what} ${name}: ${value.error.message}`)
    values[name] = value.value
  }
  return ok(values)
}

/** Evaluates the inputs of a step about to enter at a path. */
export async function stepInputs(run: LiveRun, step: Step, flow: FlowIR, path: RunPath): Promise<Inputs> {
  const scope = await scopeFor(run, { path }, inputExprs(step))
  switch (step.kind) {
    case 'action': return actionInputs(step.binding.attempts.map((attempt) => attemptArgs(run, attempt, scope)), step.sources, scope)
    case 'call': return callInputs(run, step, scope)
    case 'if': return conditionOf(step.cond, scope)
    case 'foreach': return itemsOf(run, step, scope, path)
    case 'let': return wrap('bindings', all(step.bindings, scope, 'binding'))
    case 'wait': return waitInputs(step, scope)
    case 'human': return questionInputs(step, scope)
    default: return ok({})
  }
}

/** A chain position's arguments: evaluated, free of data posing as secrets, and fitting what the provider attests. */
function attemptArgs(run: LiveRun, attempt: BoundAttempt, scope: Scope): Inputs {
  const args = all(attempt.args, scope, 'argument')
  if (!args.ok) return args
  const isWritten = Object.values(attempt.args).every((expr) => 'lit' in expr)
  if (isWritten && !posesAsSecret(args.value)) return args
  const plain = withoutHandles(run, args.value)
  if (plain === undefined) return problem('an argument holds data that poses as a secret ("$secret")')
  const { provider, action } = splitActionName(attempt.actionName)
  const { actions } = run.tools.sessions.of(provider).attestation
  const schema = Object.hasOwn(actions, action) ? actions[action]?.input : undefined
  const misfits = schema === undefined ? [] : run.tools.checkSchema(schema, plain)
  return misfits.length === 0 ? args : problem(misfits.join('; '))
}

/** The value with a text in place of each secret's handle; undefined when data poses as one. */
function withoutHandles(run: LiveRun, value: Json): Json | undefined {
  if (Array.isArray(value)) {
    const items = (value as readonly Json[]).map((item) => withoutHandles(run, item))
    return items.includes(undefined) ? undefined : items as readonly Json[]
  }
  if (!isJsonObject(value)) return value
  if (Object.hasOwn(value, '$secret')) return run.isSecretHandle(value) ? 'a secret of some length' : undefined
  const members = Object.entries(value).map(([name, member]) => [name, withoutHandles(run, member)] as const)
  return members.some(([, member]) => member === undefined) ? undefined : Object.fromEntries(members) as JsonObject
}

const wrap = (name: string, inputs: Inputs): Inputs => (inputs.ok ? ok({ [name]: inputs.value }) : inputs)

function actionInputs(args: readonly Inputs[], sources: readonly Expr[] | undefined, scope: Scope): Inputs {
  if (sources === undefined) return chainInputs(args, undefined)
  return chainInputs(args, all(Object.fromEntries(sources.map((expr, i) => [String(i), expr])), scope, 'source'))
}

/** A secret that may be handed on, or nothing at all. */
const isHandle = (run: LiveRun, value: Json | undefined): boolean =>
  value === undefined || (isJsonObject(value) && run.isSecretHandle(value))

function callInputs(run: LiveRun, step: CallStep, scope: Scope): Inputs {
  const inputs = all(step.inputs, scope, 'input')
  if (!inputs.ok) return inputs
  const callee = run.tools.flows.byHash(step.flowRef.irHash)
  const posing = callee.params.find(({ name, secret }) => secret === true && !isHandle(run, inputs.value[name]))
  if (posing !== undefined) return problem(`input "${posing.name}" is a secret: it takes one, not a value`)
  const fitted = fitParams(callee.params, inputs.value, run.tools.checkSchema)
  return fitted.ok ? ok({ inputs: fitted.value }) : problem(fitted.error.join('; '))
}

function conditionOf(cond: Expr, scope: Scope): Inputs {
  const value = evaluate(cond, scope)
  if (!value.ok) return problem(`the condition: ${value.error.message}`)
  return typeof value.value === 'boolean' ? ok({ cond: value.value }) : problem('the condition is not true or false')
}

function waitInputs(step: WaitStep, scope: Scope): Inputs {
  const inputs = all({ ...given('for', step.for), ...given('until', step.until) }, scope, 'the time')
  const why = inputs.ok ? waitProblem(inputs.value) : undefined
  return why === undefined ? inputs : problem(why)
}

/** What a person is asked and shown. */
function questionInputs({ prompt, presents }: HumanStep, scope: Scope): Inputs {
  const asked = evaluateQuestion(prompt, presents, (expr) => evaluate(expr, scope))
  return asked.ok ? asked : problem(asked.error)
}

async function itemsOf(run: LiveRun, step: ForeachStep, scope: Scope, path: RunPath): Promise<Inputs> {
  const items = evaluate(step.items, scope)
  if (!items.ok) return problem(`the items: ${items.error.message}`)
  if (!Array.isArray(items.value)) return problem('the items are not a list')
  if (step.key === undefined) return ok({ items: items.value })
  return keysOf(run, step, step.key, items.value as readonly Json[], path)
}

async function keysOf(run: LiveRun, step: ForeachStep, key: Expr, items: readonly Json[], path: RunPath): Promise<Inputs> {
  const outer = await scopeFor(run, { path }, [key])
  const keys = new Set<string>()
  for (const [index, item] of items.entries()) {
    const round: Scope = { lookup: (ref) => (ref.kind === 'iter' && ref.name === step.as ? ok(item) : outer.lookup(ref)) }
    const value = evaluate(key, round)
    if (!value.ok) return problem(`the key of item ${String(index + 1)}: ${value.error.message}`)
    if (typeof value.value !== 'string') return problem(`the key of item ${String(index + 1)} is not a string`)
    if (keys.has(value.value)) return problem(`two items have the key ${JSON.stringify(value.value)}`)
    keys.add(value.value)
  }
  return ok({ items, keys: [...keys] })
}
