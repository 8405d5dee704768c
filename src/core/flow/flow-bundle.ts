import { err, ok, type Result } from '../../base/result.ts'
import { Fault } from '../../model/fault.ts'
import type { FlowBundle, FlowIR, Hash } from '../../model/flow.ts'
import type { FlowDocument1 } from '../../model/flow-1.ts'
import { documentOf } from './archive-form.ts'

/** How many calls may stand inside each other; a flow without calls has depth 0. */
export const MAX_CALL_DEPTH = 8

/** A flow with its subflows as one document: what `compile -o` writes of a flow that has any. */
export interface BundleDocument {
  readonly bundleVersion: 1
  readonly root: Hash
  readonly flows: readonly (FlowIR | FlowDocument1)[]
}

class Closure {
  readonly flows = new Map<Hash, FlowIR>()
  private readonly hashes = new Map<string, Hash>()
  private readonly depths = new Map<Hash, number>()

  constructor(private readonly known: ReadonlyMap<Hash, FlowIR>) {}

  /** Takes a flow and all it pins; gives the depth of calls below it. */
  add(flow: FlowIR): Result<number, Fault> {
    const done = this.depths.get(flow.irHash)
    if (done !== undefined) return ok(done)
    const conflict = this.conflictOf(flow)
    if (conflict !== undefined) return err(conflict)
    this.flows.set(flow.irHash, flow)
    return this.addSubflows(flow)
  }

  private addSubflows(flow: FlowIR): Result<number, Fault> {
    let depth = 0
    for (const pin of Object.values(flow.subflows)) {
      const subflow = this.known.get(pin.irHash)
      if (subflow?.flowId !== pin.flowId) return err(new Fault('ir.subflow-missing', missingText(flow, pin), { data: { ...pin } }))
      const below = this.add(subflow)
      if (!below.ok) return below
      depth = Math.max(depth, below.value + 1)
    }
    this.depths.set(flow.irHash, depth)
    return depth > MAX_CALL_DEPTH ? err(new Fault('ir.invalid', `"${flow.flowId}" calls deeper than ${MAX_CALL_DEPTH} levels`)) : ok(depth)
  }

  /** Pins are hashes of content, so a flow that reaches its own id reaches another content of it. */
  private conflictOf({ flowId, irHash }: FlowIR): Fault | undefined {
    const other = this.hashes.get(flowId)
    this.hashes.set(flowId, irHash)
    return other === undefined ? undefined : new Fault('ir.invalid', `two different flows are named "${flowId}": ${other} and ${irHash}`)
  }
}

const missingText = (flow: FlowIR, pin: { readonly flowId: string; readonly irHash: Hash }): string =>
  `"${flow.flowId}" runs "${pin.flowId}" at ${pin.irHash}, which is not among the flows given`

/**
 * The bundle of a flow: it and every flow that it pins, directly or not, and no other.
 * Faults: ir.subflow-missing, ir.invalid (calls too deep, two contents of one flow id).
 */
export function bundleFlows(root: FlowIR, others: Iterable<FlowIR>): Result<FlowBundle, Fault> {
  const closure = new Closure(new Map([...others].map((flow) => [flow.irHash, flow])))
  const depth = closure.add(root)
  return depth.ok ? ok({ root, flows: closure.flows }) : depth
}

/** The document a bundle is written as. */
export const bundleDocument = ({ root, flows }: FlowBundle): BundleDocument =>
  ({ bundleVersion: 1, root: root.irHash, flows: [...flows.values()].map(documentOf) })
