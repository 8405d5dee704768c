import { indexFlow, type FlowIndex } from '../flow/flow-index.ts'
import type { FlowBundle, FlowIR, Step } from '../../model/flow.ts'

/** A place of a flow where instances can be, as a person would write it: `each[KEY]/pay`, `checkout/pay`. */
export interface FlowPlace { readonly ref: string; readonly step: Step; readonly flow: FlowIR }

/** A round as its loop names it: by a key, or by its number. */
function roundOf(index: FlowIndex, loop: string): string {
  const { step } = index.site(loop)
  return step.kind === 'foreach' && step.key !== undefined ? `${loop}[KEY]/` : `${loop}[#0]/`
}

function* placesIn(flows: FlowBundle['flows'], flow: FlowIR, before: string): Generator<FlowPlace> {
  const index = indexFlow(flow)
  for (const { step, loops } of index.all()) {
    const ref = before + loops.map((loop) => roundOf(index, loop)).join('') + step.stepId
    yield { ref, step, flow }
    const callee = step.kind === 'call' ? flows.get(step.flowRef.irHash) : undefined
    if (callee !== undefined) yield* placesIn(flows, callee, `${ref}/`)
  }
}

/** Every such place, in the order of the document; those of a callee follow its call. */
export const flowPlaces = ({ root, flows }: FlowBundle): Generator<FlowPlace> => placesIn(flows, root, '')
