import { invariant } from '../base/never.ts'
import { indexFlow, type FlowIndex, type StepSite } from '../core/flow/flow-index.ts'
import type { FlowBundle, FlowIR, Hash, Step } from '../model/flow.ts'
import type { RunPath } from '../model/run-path.ts'

/** A step where it stands: in which flow, among which siblings. */
export interface Place { readonly flow: FlowIR; readonly index: FlowIndex; readonly site: StepSite; readonly step: Step }

/** The flows a segment executes, found by path: a path's last call frame names its flow. */
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
    const flow = irHash === this.root.irHash ? this.root : this.#flows.get(irHash)
    invariant(flow !== undefined, `no flow ${irHash} is loaded`)
    return flow
  }

  flowAt(path: RunPath): FlowIR {
    const call = path.findLast((frame) => 'call' in frame)
    return call === undefined ? this.root : this.byHash((call as { readonly hash: Hash }).hash)
  }

  /** The step a path ends at. */
  placeOf(path: RunPath): Place {
    const flow = this.flowAt(path)
    const index = indexFlow(flow)
    const last = path.at(-1)
    const site = last !== undefined && 'step' in last ? index.find(last.step) : undefined
    invariant(site !== undefined, `no step stands at ${JSON.stringify(path)}`)
    return { flow, index, site, step: site.step }
  }
}
