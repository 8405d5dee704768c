import type { Json } from '../../base/json.ts'
import { evaluate } from '../../core/expr/evaluate.ts'
import { foldTally } from '../../core/fold/tally.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import type { FlowIR } from '../../model/flow.ts'
import type { EventDraft, EventPayload } from '../../model/run-event.ts'
import type { RunPath } from '../../model/run-path.ts'
import { foldFlow } from '../../core/judge/fold-verdict.ts'
import { framesOf } from '../../core/path/instance-ref.ts'
import { popRepair } from './handle.ts'
import type { LiveRun } from '../live-run.ts'
import { scopeFor } from '../scope.ts'
import { wholeTally } from '../tallies.ts'

// A call's frame, and the outputs of a flow: the same gate at the end of a call and of a run.

export function pushFrame(run: LiveRun, call: StepRecord): readonly EventDraft[] {
  const { step } = run.tools.flows.placeOf(call.runPath)
  if (step.kind !== 'call') return []
  const { flowId, irHash } = step.flowRef
  const rebase = call.entry > 1 || call.frame !== undefined
  return [{ type: 'callFramePushed', runPath: call.runPath, payload: { flowId, irHash, ...(rebase ? { rebase: true } : {}) } }]
}

export async function popFrame(run: LiveRun, call: StepRecord): Promise<readonly EventDraft[]> {
  const { step } = run.tools.flows.placeOf(call.runPath)
  if (step.kind !== 'call') return popRepair(run, call)
  const callee = run.tools.flows.byHash(step.flowRef.irHash)
  const verdict = foldFlow(callee, foldTally(wholeTally(run, call)))
  const inside: RunPath = [...framesOf(call.runPath), { call: step.stepId, hash: callee.irHash }]
  const outputs = await flowOutputs(run, callee, inside, verdict?.verdict)
  const payload: EventPayload<'callFramePopped'> = { ...verdict, ...outputs }
  return [{ type: 'callFramePopped', runPath: call.runPath, payload }]
}

type Outputs = Pick<EventPayload<'callFramePopped'>, 'outputs' | 'inputError'>

/** A flow's outputs, evaluated inside it and held against their schemas. A flow that did not pass may leave them out. */
export async function flowOutputs(run: LiveRun, flow: FlowIR, inside: RunPath, verdict: string | undefined): Promise<Outputs> {
  if (flow.outputs.length === 0) return { outputs: { inline: {} } }
  const scope = await scopeFor(run, { path: [...inside, { step: '' }] }, flow.outputs.map((output) => output.from))
  const values: Record<string, Json> = {}
  const problems: string[] = []
  for (const output of flow.outputs) {
    const value = evaluate(output.from, scope)
    if (!value.ok) problems.push(`output "${output.name}": ${value.error.message}`)
    else {
      problems.push(...output.schema === undefined ? [] : run.tools.checkSchema(output.schema, value.value).map(
        (why) => `output "${output.name}": ${why}`
      ))
      values[output.name] = value.value
    }
  }
  if (problems.length === 0) return { outputs: await run.values.store(values) }
  if (verdict !== 'pass' && verdict !== undefined) return {}
  return { inputError: { errorClass: 'bind_arguments_invalid', message: problems.join('; ') } }
}
