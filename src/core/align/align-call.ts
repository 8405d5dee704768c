import { given } from '../../base/given.ts'
import { sameJson, type JsonObject } from '../../base/json.ts'
import { invariant } from '../../base/never.ts'
import type { CallStep, FlowIR } from '../../model/flow.ts'
import type { EventPayload } from '../../model/run-event.ts'
import type { Verdict } from '../../model/vocabulary.ts'
import { indexFlow } from '../flow/flow-index.ts'
import { alignFinally } from './align-finally.ts'
import { decide, pendingOf, type Decision, type StillStands } from './container-decision.ts'
import type { Front } from './front.ts'
import { allOf } from './inputs-now.ts'
import { bodyUnder, foldOf, settleContainer } from './settle-container.ts'
import type { AlignBody, Body, Found, StepEnd, Walk } from './walk.ts'

/** A call: descended while its inputs are those of the archive; its callee may have changed. */
export function alignCall(walk: Walk, found: Found, step: CallStep, front: Front, alignBody: AlignBody): StepEnd {
  const at = walk.reserve()
  const callee = walk.input.bundle.flows.get(step.flowRef.irHash)
  invariant(callee !== undefined, `the bundle lacks the flow that ${found.ref} calls`)
  const decision = decide(walk, found, sameInputs(walk, found, step))
  rememberInputs(walk, found, decision)
  const inside = alignCallee(walk, found, callee, decision, front, alignBody)
  const left = leaveAgain(walk, found, callee, decision, inside)
  return settleContainer(walk, found, at, left, inside)
}

function alignCallee(walk: Walk, found: Found, callee: FlowIR, decision: Decision, front: Front, alignBody: AlignBody): StepEnd {
  const frames: Body['frames'] = [...found.body.frames, { call: found.step.stepId, hash: callee.irHash }]
  const body: Body = {
    ...bodyUnder(found, decision), flow: callee, index: indexFlow(callee), frames, steps: callee.body, container: found.ref, name: 'body',
  }
  const over = decision.kind === 'stands' && !decision.isOpen
  return alignFinally(walk, body, callee.finally, over, front, alignBody)
}

/** Inputs that evaluate to those of the archive; in generation 1 a changed callee is gone on with only in an open frame. */
const sameInputs = (walk: Walk, { body }: Found, step: CallStep): StillStands => (record, values) => {
  if (values === undefined || !sameJson(values, walk.known.inputsOf(record))) return undefined
  const isSameFlow = record.frame === undefined || record.frame.flowId === step.flowRef.flowId
  const goesOn = body.flow.irVersion === 2 || record.exit === undefined
  return isSameFlow && goesOn ? { stamp: { class: 'effectDirty', cause: 'decidesTheSame' } } : undefined
}

function rememberInputs(walk: Walk, { ref }: Found, decision: Decision): void {
  const inputs = decision.values?.['inputs'] as JsonObject | undefined
  const pending = pendingOf(decision)
  if (pending !== undefined || inputs === undefined) {
    walk.known.put(ref, pending === undefined ? { values: {} } : { pending })
    return
  }
  const archived = decision.kind === 'new' ? undefined : walk.known.inputsOf(decision.record)['inputs'] as JsonObject | undefined
  const names = Object.keys(inputs).filter((name) => !sameJson(inputs[name], archived?.[name]))
  walk.known.put(ref, { values: inputs, changed: new Set(names) })
}

/** The gate at the end of the called flow, asked anew over what is kept: its outputs are in no hash of the step that calls. */
function leaveAgain(walk: Walk, found: Found, callee: FlowIR, decision: Decision, inside: StepEnd): Decision {
  const { ref } = found
  const fact = walk.known.fact(ref)
  if (decision.kind !== 'stands' || decision.isOpen || inside.pending !== undefined) {
    walk.known.put(ref, { ...fact, pending: inside.pending ?? ref })
    return decision
  }
  const popped = decision.record.frame?.popped
  return popped === undefined ? decision : compareLeft(walk, found, decision, popped, leftWith(walk, found, callee))
}

type Stands = Extract<Decision, { readonly kind: 'stands' }>

function compareLeft(walk: Walk, { ref }: Found, decision: Stands, popped: EventPayload<'callFramePopped'>, left: Left): Decision {
  const { outputs, verdict, fails } = left
  const archived = popped.outputs === undefined ? null : walk.known.load(popped.outputs)
  const outputChanged = !sameJson(outputs ?? null, archived)
  walk.known.put(ref, {
    ...walk.known.fact(ref), ...given('output', outputs), ...given('verdict', verdict), outputChanged,
    verdictChanged: verdict !== decision.record.verdict?.verdict,
  })
  if (!outputChanged && fails === (popped.inputError !== undefined)) return decision
  return { ...decision, anew: { class: 'projectDirty', cause: 'projectChanged' }, ...given('comesTo', verdict) }
}

interface Left { readonly outputs?: JsonObject; readonly verdict?: Verdict | undefined; readonly fails: boolean }

/** What a flow leaves with: one that passed and cannot give its outputs fails, one that did not pass may leave them out. */
function leftWith(walk: Walk, found: Found, callee: FlowIR): Left {
  const verdict = foldOf(walk, found)?.verdict
  const outputs = evaluateOutputs(walk, found, callee)
  if (outputs !== undefined) return { outputs, verdict, fails: false }
  const fails = verdict === 'pass' || verdict === undefined
  return { verdict: fails ? 'fail' : verdict, fails }
}

/** Undefined: one of them cannot be made, or does not fit. */
function evaluateOutputs(walk: Walk, { path, step }: Found, callee: FlowIR): JsonObject | undefined {
  const inside = [...path.slice(0, -1), { call: step.stepId, hash: callee.irHash }, { step: '' }]
  const outputs = Object.fromEntries(callee.outputs.map((output) => [output.name, output.from]))
  const made = allOf(outputs, walk.known.read({ index: indexFlow(callee), path: inside }, Object.values(outputs)).scope)
  if (!made.ok) return undefined
  const misfits = callee.outputs.filter(
    ({ name, schema }) => schema !== undefined && walk.input.checkSchema(schema, made.value[name] ?? null).length > 0
  )
  return misfits.length === 0 ? made.value : undefined
}
