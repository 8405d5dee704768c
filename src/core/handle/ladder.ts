import type { ActionStep, FlowIR, HandlerBinding, Step } from '../../model/flow.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import type { ErrorClass, Hook, Verdict } from '../../model/vocabulary.ts'
import { isIdempotent, maxTriggersOf } from '../flow/defaults.ts'
import { attemptsOf, isEffective, isRepeatable, lastAttempt } from '../fold/ledger.ts'
import { isHost } from '../path/container-of.ts'
import { errorClassOf } from '../judge/error-class.ts'
import type { PolicyInForce } from '../policy/policy-in-force.ts'
import { repetitionForbidden } from '../policy/policy-ruling.ts'
import { bindingName } from './binding-name.ts'

// Which handler is asked next. Step level before flow level; at a level the hooks in order, of each hook its bindings in order. One that
// is used up, does not match, or may not do what it does here, is passed over.

/** A handler at its place. `index` counts the bindings of its hook at its level from 0. */
export interface Rung {
  readonly level: 'step' | 'flow'
  readonly hook: Hook
  readonly index: number
  readonly binding: HandlerBinding
}

/** A step that handlers are asked about, in its flow, and what repetitions are held to. */
export interface Troubled {
  readonly flow: FlowIR
  readonly step: Step
  readonly record: StepRecord
  readonly policy: PolicyInForce | undefined
}

/** What a handler is asked about. */
export interface Trouble {
  /** In the order in which they are asked. */
  readonly hooks: readonly Hook[]
  readonly errorClass?: ErrorClass
}

/** The class of what went wrong in the world, where something did. */
function troubleClass(record: StepRecord): ErrorClass | undefined {
  const settled = lastAttempt(record)?.settled
  return record.inputError?.errorClass ?? (settled === undefined ? undefined : errorClassOf(settled))
}

/** What of a judged step is answered by handlers; undefined: nothing. */
export function troubleOf(record: StepRecord, verdict: Verdict | undefined): Trouble | undefined {
  if (verdict === undefined || verdict === 'pass') return undefined
  const byVerdict: Hook = verdict === 'fail' ? 'onFail' : 'onUnknown'
  const errorClass = troubleClass(record)
  if (errorClass === undefined) return { hooks: [byVerdict] }
  return { hooks: errorClass === 'session_degraded' ? ['onError'] : ['onError', byVerdict], errorClass }
}

/** An entry check that does not hold. */
export const DRIFT: Trouble = { hooks: ['onResumeDrift'] }

function* rungsOf(bindings: readonly HandlerBinding[] | undefined, level: Rung['level'], hooks: readonly Hook[]): Generator<Rung> {
  for (const hook of hooks) {
    for (const [index, binding] of (bindings ?? []).filter((each) => each.hook === hook).entries()) yield { level, hook, index, binding }
  }
}

/** What failed inside a container of the same flow was asked about where it failed. */
const heedsFlow = (step: Step, record: StepRecord): boolean =>
  isHost(step.kind) || step.kind === 'call' || step.kind === 'wait' || record.inputError !== undefined || record.probe?.holds === false

/** Whether an instance may act again by a handler of its own flow: nobody may repeat an effect that the step itself does not name. */
function mayActAgain({ level }: Rung, { flow, step, record, policy }: Troubled): boolean {
  if (!isHost(step.kind)) return false
  const effective = attemptsOf(record).filter(isEffective)
  if (step.kind !== 'action' || effective.length === 0) return true
  const isNamed = flow.irVersion === 1 || (level === 'step' && step.repeats === true)
  const declared = [...effective, { effectClass: step.effect, idempotent: isIdempotent(step) }]
  if (!declared.every(isRepeatable)) return isNamed && !forbids(policy, flow, step)
  return isNamed || level === 'step'
}

/** A policy is asked of what the flow itself names too; nobody gives it a reason. */
export const forbids = (inForce: PolicyInForce | undefined, { flowId }: FlowIR, { stepId, binding }: ActionStep): boolean =>
  inForce !== undefined && binding.attempts.some(({ actionName }) => repetitionForbidden(
    inForce.policy, { actionName, stepId, flowId, environment: inForce.environment },
  ) !== undefined)

/** Whether a handler can do here what it does. */
function may(rung: Rung, of: Troubled): boolean {
  const { kind } = rung.binding.action
  if (rung.hook === 'onResumeDrift') return kind === 'repair' || kind === 'retry' ? isHost(of.step.kind) : kind !== 'continue'
  return kind === 'retry' || kind === 'repair' ? mayActAgain(rung, of) : true
}

const isUsedUp = (rung: Rung, { triggers = {} }: StepRecord): boolean =>
  (triggers[bindingName(rung)] ?? 0) >= maxTriggersOf(rung.binding)

const heedsClass = ({ binding: { errorClasses } }: Rung, { errorClass }: Trouble): boolean =>
  errorClasses === undefined || (errorClass !== undefined && errorClasses.includes(errorClass))

/** The next handler of an instance, and those that are passed over before it because they may not act here. */
export function nextRung(of: Troubled, trouble: Trouble): { readonly rung?: Rung; readonly passedOver: readonly Rung[] } {
  const { flow, step, record } = of
  const passedOver: Rung[] = []
  const levels = [
    ...rungsOf(step.handlers, 'step', trouble.hooks), ...heedsFlow(step, record) ? rungsOf(flow.handlers, 'flow', trouble.hooks) : [],
  ]
  for (const rung of levels) {
    if (!heedsClass(rung, trouble) || isUsedUp(rung, record)) continue
    if (may(rung, of)) return { rung, passedOver }
    passedOver.push(rung)
  }
  return { passedOver }
}

/** Whether the handler that let an instance act again may still do so: the flow names it, and nothing forbids it by now. */
export function mayStillActBy(of: Troubled, name: string): boolean {
  const binding = bindingNamed(of.flow, of.step, name)
  if (binding?.action.kind !== 'retry' && binding?.action.kind !== 'repair') return false
  return mayActAgain({ level: levelOf(name), hook: binding.hook, index: 0, binding }, of)
}

const levelOf = (name: string): Rung['level'] => (name.startsWith('flow:') ? 'flow' : 'step')

/** A handler by its name. */
export function bindingNamed(flow: FlowIR, step: Step, name: string): HandlerBinding | undefined {
  const level = levelOf(name)
  const bindings = level === 'flow' ? flow.handlers : step.handlers
  return [...rungsOf(bindings, level, HOOK_ORDER)].find((rung) => bindingName(rung) === name)?.binding
}

const HOOK_ORDER: readonly Hook[] = ['onFail', 'onUnknown', 'onError', 'onResumeDrift']
