import { invariant } from '../base/never.ts'
import { indexFlow, type FlowIndex, type StepSite } from '../core/flow/flow-index.ts'
import { findFlow } from '../core/handle/find-flow.ts'
import type { FlowBundle, FlowIR, Hash, Step } from '../model/flow.ts'
import type { RunPath } from '../model/run-path.ts'

/** A step where it stands: in which flow, among which siblings. */
export interface Place { readonly flow: FlowIR; readonly index: FlowIndex; readonly site: StepSite; readonly step: Step }

/**
 * The flows a segment executes, found by path: its call steps lead there from the root. The hashes in a path are what was called when it
 * was written, and lead nowhere once the flow has changed.
 */
export class FlowSet {
  readonly root: FlowIR
  readonly #flows: ReadonlyMap<Hash, FlowIR>

  constructor(bundle: FlowBundle) {
    this.root = bundle.root
    this.#flows = bundle.flows
  }

  get all(): readonly FlowIR[] {
    return [...new Set([this.root, ...this.#flows.values()])]
  }

  byHash(irHash: Hash): FlowIR {
    const flow = this.#find(irHash)
    invariant(flow !== undefined, `no flow ${irHash} is loaded`)
    return flow
  }

  /** The flow that a path is in; undefined when the flows have no such call any more. */
  findFlow(path: RunPath): FlowIR | undefined {
    return findFlow({ root: this.root, flows: this.#flows }, path)
  }

  flowAt(path: RunPath): FlowIR {
    const flow = this.findFlow(path)
    invariant(flow !== undefined, `no flow is called at ${JSON.stringify(path)}`)
    return flow
  }

  /** The step a path ends at; undefined when the flows have none there any more. */
  findPlace(path: RunPath): Place | undefined {
    const flow = this.findFlow(path)
    const last = path.at(-1)
    if (flow === undefined || last === undefined || !('step' in last)) return undefined
    const index = indexFlow(flow)
    const site = index.find(last.step)
    return site === undefined ? undefined : { flow, index, site, step: site.step }
  }

  placeOf(path: RunPath): Place {
    const place = this.findPlace(path)
    invariant(place !== undefined, `no step stands at ${JSON.stringify(path)}`)
    return place
  }

  #find(irHash: Hash): FlowIR | undefined {
    return irHash === this.root.irHash ? this.root : this.#flows.get(irHash)
  }
}
