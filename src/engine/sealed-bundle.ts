import { sameJson } from '../base/json.ts'
import { archiveBytes } from '../core/flow/archive-form.ts'
import { bundleFlows } from '../core/flow/flow-bundle.ts'
import { readFlow } from '../core/flow/read-flow.ts'
import { Fault } from '../model/fault.ts'
import type { FlowBundle, FlowIR } from '../model/flow.ts'

// A flow given as data stays its owner's, who may change it at any time. What runs is a copy that was read back from its archive form;
// comparing the two is all that giving it again costs.

const READ = new WeakMap<FlowIR, FlowIR>()

/**
 * A flow given as data, checked as every later process will check it when it reads the archive: nothing is run that could not be resumed.
 * @throws Fault ir.invalid, ir.hash-mismatch, ir.subflow-missing
 */
export function sealedBundle(flow: FlowIR | FlowBundle): FlowBundle {
  const root = sealedFlow('root' in flow ? flow.root : flow)
  const bundle = bundleFlows(root, 'root' in flow ? [...flow.flows.values()].map(sealedFlow) : [root])
  if (!bundle.ok) throw bundle.error
  return bundle.value
}

/** The same of one flow. @throws Fault ir.invalid, ir.hash-mismatch */
export function sealedFlow(flow: FlowIR): FlowIR {
  const known = READ.get(flow)
  if (known !== undefined && sameJson(known, flow)) return known
  const read = readFlow(new TextDecoder().decode(archiveBytes(flow)))
  if (!read.ok) throw read.error
  if (!sameJson(read.value, flow)) throw otherThanRead(flow)
  READ.set(flow, read.value)
  return read.value
}

/** Of generation 1 the archive form is the document that was read. */
const otherThanRead = ({ flowId }: FlowIR): Fault => new Fault(
  'ir.hash-mismatch', `the flow "${flowId}" was changed after it was read`, { next: 'compile the flow again from its source' },
)
