import { bodiesOf } from '../../core/flow/step-tree.ts'
import { hookOf, isHost } from '../../core/path/container-of.ts'
import { framesOf } from '../../core/path/instance-ref.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import type { FlowIR, Step } from '../../model/flow.ts'
import type { EventPayload, StepHashes } from '../../model/run-event.ts'
import type { Frame, RunPath } from '../../model/run-path.ts'
import type { LiveRun } from '../live-run.ts'
import { roundIndex } from '../../core/path/round-index.ts'
import { inputsOf } from '../scope.ts'

/** A body that is being walked: its steps, and what their paths and entries have in common. */
export interface Body {
  readonly flow: FlowIR
  readonly steps: readonly Step[]
  readonly frames: RunPath
  readonly marks: Pick<EventPayload<'stepEntered'>, 'within' | 'phase'>
}

/** The path of a body's step. */
export const childPath = (body: Body, step: Step): RunPath => [...body.frames, { step: step.stepId }]

export const hashesOf = (step: Step): StepHashes => ({
  effect: step.effectHash, judge: step.judgeHash, ...(step.projectHash === undefined ? {} : { project: step.projectHash }),
})

const phaseOf = (name: string): Body['marks'] => (name === 'finally' ? { phase: 'finally' } : {})

/** The named body of a container, or of the flow itself. */
export async function bodyOf(run: LiveRun, container: StepRecord | undefined, name: string): Promise<Body> {
  const { flows } = run.tools
  if (container === undefined) return { flow: flows.root, steps: flowBody(flows.root, name), frames: [], marks: phaseOf(name) }
  const { step, flow } = flows.placeOf(container.runPath)
  const around = framesOf(container.runPath)
  if (step.kind === 'call') {
    const callee = flows.byHash(step.flowRef.irHash)
    return {
      flow: callee, steps: flowBody(callee, name), frames: [...around, { call: step.stepId, hash: callee.irHash }], marks: phaseOf(name),
    }
  }
  if (isHost(step.kind)) return repairBody(run, container, name)
  if (step.kind === 'foreach') return { flow, steps: step.body, frames: [...around, await roundFrame(run, container, name)], marks: {} }
  const held = bodiesOf(step).find((body) => body.name === name)
  return { flow, steps: held?.steps ?? [], frames: around, marks: { within: { step: step.stepId, body: name } } }
}

/** A body of the flow that repairs a step. */
function repairBody(run: LiveRun, { runPath }: StepRecord, name: string): Body {
  const { hook, n, phase } = hookOf(name)
  const frames = [...runPath, { hook, n }]
  const flow = run.tools.flows.flowAt(frames)
  return { flow, steps: flowBody(flow, phase ?? 'body'), frames, marks: phaseOf(phase ?? 'body') }
}

const flowBody = (flow: FlowIR, name: string): readonly Step[] => (name === 'finally' ? flow.finally : flow.body) ?? []

async function roundFrame(run: LiveRun, foreach: StepRecord, name: string): Promise<Frame> {
  const { keys } = await inputsOf(run, foreach)
  const index = roundIndex(name, keys)
  return keys === undefined ? { loop: foreach.stepId, index } : { loop: foreach.stepId, key: (keys as readonly string[])[index] ?? '' }
}
