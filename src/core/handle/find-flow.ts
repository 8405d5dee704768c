import type { FlowBundle, FlowIR, FlowRef, Step } from '../../model/flow.ts'
import type { Frame, RunPath } from '../../model/run-path.ts'
import { indexFlow } from '../flow/flow-index.ts'
import { bindingNamed } from './ladder.ts'

/** The flow that a path is in, by its calls and repairs; undefined when the flows have no such call or handler any more. */
export function findFlow({ root, flows }: FlowBundle, path: RunPath): FlowIR | undefined {
  let flow: FlowIR | undefined = root
  for (const [at, frame] of path.entries()) {
    const ref: ReturnType<typeof flowRefAt> = flow === undefined ? undefined : flowRefAt(flow, frame, path[at - 1])
    if (ref === undefined) continue
    flow = ref === 'none' ? undefined : ref.irHash === root.irHash ? root : flows.get(ref.irHash)
  }
  return flow
}

/** The flow that a frame leads into; undefined: it stays in the same; none: there is no such call or handler any more. */
function flowRefAt(flow: FlowIR, frame: Frame, before: Frame | undefined): FlowRef | 'none' | undefined {
  if ('call' in frame) return calledBy(indexFlow(flow).find(frame.call)?.step)
  return 'hook' in frame && before !== undefined && 'step' in before ? repairOf(flow, before.step, frame.hook) : undefined
}

const calledBy = (step: Step | undefined): FlowRef | 'none' => (step?.kind === 'call' ? step.flowRef : 'none')

function repairOf(flow: FlowIR, stepId: string, hook: string): FlowRef | 'none' {
  const step = indexFlow(flow).find(stepId)?.step
  const action = step === undefined ? undefined : bindingNamed(flow, step, hook)?.action
  return action?.kind === 'repair' ? action.flowRef : 'none'
}
