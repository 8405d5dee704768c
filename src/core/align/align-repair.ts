import { indexFlow } from '../flow/flow-index.ts'
import { bindingNamed } from '../handle/ladder.ts'
import { hookBody } from '../path/container-of.ts'
import type { Handling } from '../../model/checkpoint.ts'
import type { FlowIR } from '../../model/flow.ts'
import { alignFinally } from './align-finally.ts'
import { Front } from './front.ts'
import type { AlignBody, Body, Found, Walk } from './walk.ts'

/**
 * The flow that repairs a step whose span goes on, aligned like that of a call; it may have changed. Its steps are in no sequence but
 * their own, and what an earlier entry of the step had repaired is not of this one.
 */
export function alignRepair(walk: Walk, found: Found, alignBody: AlignBody): void {
  const { path, ref, record } = found
  const handling = record?.handling
  if (handling?.frame === undefined || handling.frame.popped !== undefined) return
  if (walk.instances.findLast((row) => row.ref === ref)?.disposition.kind !== 'open') return
  const callee = repairing(walk, found, handling)
  if (callee?.flowId !== handling.frame.flowId) return
  const hook = { hook: handling.binding, n: handling.n }
  const body: Body = {
    flow: callee, index: indexFlow(callee), frames: [...path, hook], steps: callee.body, container: ref, name: hookBody(hook),
    closed: false, since: handling.seq,
  }
  walk.known.handOver(ref, callee)
  alignFinally(walk, body, callee.finally, false, new Front(), alignBody)
}

function repairing({ input }: Walk, { body: { flow }, step }: Found, { binding }: Handling): FlowIR | undefined {
  const action = bindingNamed(flow, step, binding)?.action
  return action?.kind === 'repair' ? input.bundle.flows.get(action.flowRef.irHash) : undefined
}
