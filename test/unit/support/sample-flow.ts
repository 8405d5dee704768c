import type { FlowDraft, StepDraft } from '../../../src/core/flow/flow-draft.ts'
import { stepHashes } from '../../../src/core/hash/hash-step.ts'
import { irHashOf, sealFlow } from '../../../src/core/hash/seal-flow.ts'
import type { FlowIR, Step } from '../../../src/model/flow.ts'

/** A step that binds one variable named like itself. */
export const letStep = (stepId: string): StepDraft => ({ kind: 'let', stepId, bindings: { [stepId]: { lit: 1 } } })

/** A draft with the given steps. */
export const draftOf = (body: readonly StepDraft[], more: Partial<FlowDraft> = {}): FlowDraft =>
  ({ flowId: 'sample', params: [], outputs: [], body, subflows: {}, sourceMap: [], providers: {}, ...more })

/** The flow with hashes of its top-level steps and its own as they follow from its content, whatever its form. */
export function hashedAsItStands(flow: FlowIR): FlowIR {
  const body = flow.body.map((step): Step => {
    const { effect, judge, project } = stepHashes(step, 2)
    return { ...step, effectHash: effect, judgeHash: judge, ...(project === undefined ? {} : { projectHash: project }) }
  })
  return { ...flow, body, irHash: irHashOf({ ...flow, body } as FlowIR) }
}

/** A sealed flow that calls the given ones. */
export function callerOf(flowId: string, callees: readonly FlowIR[]): FlowIR {
  const refs = callees.map((callee) => ({ flowId: callee.flowId, irHash: callee.irHash }))
  const calls = refs.map((flowRef): StepDraft => ({ kind: 'call', stepId: `call-${flowRef.flowId}`, flowRef, inputs: {} }))
  const subflows = Object.fromEntries(refs.map((flowRef) => [flowRef.flowId, flowRef]))
  return sealFlow(draftOf([letStep('first'), ...calls], { flowId, subflows }))
}
