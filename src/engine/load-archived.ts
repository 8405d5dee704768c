import { bundleFlows } from '../core/flow/flow-bundle.ts'
import { readFlow } from '../core/flow/read-flow.ts'
import { Fault } from '../model/fault.ts'
import type { FlowBundle, FlowIR, Hash } from '../model/flow.ts'
import type { RunStore } from '../ports/run-store.ts'

/**
 * A flow a segment executed, with its subflows, as the store archived them.
 * @throws Fault ir.subflow-missing when the archive lacks one, and the faults of reading
 */
export async function loadArchived(store: Pick<RunStore, 'flow'>, irHash: Hash): Promise<FlowBundle> {
  const flows = new Map<Hash, FlowIR>()
  const wanted = [irHash]
  for (let hash = wanted.pop(); hash !== undefined; hash = wanted.pop()) {
    if (flows.has(hash)) continue
    const flow = await readArchived(store, hash)
    flows.set(hash, flow)
    wanted.push(...Object.values(flow.subflows).map((pin) => pin.irHash))
  }
  const root = flows.get(irHash)
  if (root === undefined) throw missing(irHash)
  const bundle = bundleFlows(root, flows.values())
  if (!bundle.ok) throw bundle.error
  return bundle.value
}

const missing = (irHash: Hash): Fault => new Fault(
  'ir.subflow-missing', `the store has no archived flow ${irHash}`, { next: 'runner verify' },
)

async function readArchived(store: Pick<RunStore, 'flow'>, irHash: Hash): Promise<FlowIR> {
  const bytes = await store.flow(irHash)
  if (bytes === undefined) throw missing(irHash)
  const flow = readFlow(Buffer.from(bytes).toString('utf8'))
  if (!flow.ok) throw flow.error
  return flow.value
}
