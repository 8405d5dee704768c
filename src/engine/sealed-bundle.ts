import { archiveBytes } from '../core/flow/archive-form.ts'
import { bundleFlows } from '../core/flow/flow-bundle.ts'
import { readFlow } from '../core/flow/read-flow.ts'
import type { FlowBundle, FlowIR } from '../model/flow.ts'

/** Flows that were read back once: objects are not read twice. */
const SOUND = new WeakSet<FlowIR>()

/**
 * A flow given as data, checked as every later process will check it when it reads the archive: nothing is run that could not be resumed.
 * @throws Fault ir.invalid, ir.hash-mismatch, ir.subflow-missing
 */
export function sealedBundle(flow: FlowIR | FlowBundle): FlowBundle {
  const [root, flows] = 'root' in flow ? [flow.root, [...flow.flows.values()]] : [flow, [flow]]
  for (const each of flows) checkSealed(each)
  const bundle = bundleFlows(root, flows)
  if (!bundle.ok) throw bundle.error
  return bundle.value
}

function checkSealed(flow: FlowIR): void {
  if (SOUND.has(flow)) return
  const read = readFlow(new TextDecoder().decode(archiveBytes(flow)))
  if (!read.ok) throw read.error
  SOUND.add(flow)
}
