import type { FlowIR, Hash } from '../../model/flow.ts'
import type { FlowDocument1 } from '../../model/flow-1.ts'
import type { FlowDraft, StepDraft } from '../flow/flow-draft.ts'
import { mapSteps } from '../flow/step-tree.ts'
import { FLOW_DOMAIN } from './hash-domains.ts'
import { hashOf, schemeOf, type Generation } from './hash-of.ts'
import { stepHashes } from './hash-step.ts'
import { inNfc, normalForm } from './normal-form.ts'

/** The hash of a whole flow as its generation writes it: every field but irHash and the source map. */
export function irHashOf(document: { readonly irVersion: Generation }): Hash {
  const uncovered = Object.entries(FLOW_DOMAIN).flatMap(([field, covered]) => covered ? [] : [field])
  const covered = Object.entries(document).filter(([field]) => !uncovered.includes(field))
  return hashOf(`${schemeOf(document)}/irHash`, Object.fromEntries(covered))
}

function withHashes(step: StepDraft, generation: Generation): StepDraft {
  const { projectHash: _stale, ...rest } = step
  const { effect, judge, project } = stepHashes(rest, generation)
  return { ...rest, effectHash: effect, judgeHash: judge, ...(project === undefined ? {} : { projectHash: project }) }
}

const hashed = <F extends Pick<FlowDraft, 'body' | 'finally' | 'handlers'>>(flow: F, generation: Generation): F =>
  mapSteps(flow, (step) => withHashes(step, generation))

/**
 * Seals a flow of generation 2: brings it into its one form and writes every hash anew, whatever stood there.
 * Pure: the same flow gives the same bytes on any machine.
 * @throws NotJsonError when a value is not plain JSON, Fault ir.invalid when two keys of an object are one in NFC
 */
export function sealFlow(draft: FlowDraft): FlowIR {
  const { irHash: _stale, ...flow } = hashed(normalForm({ ...draft, irVersion: 2 }), 2)
  return { ...flow, irHash: irHashOf(flow) } as FlowIR
}

/** A document of generation 1 before sealing. */
export type DraftDocument1 = Omit<FlowDocument1, 'irHash' | 'body' | 'handlers'> & Pick<FlowDraft, 'body' | 'handlers'>

/** Seals a document of generation 1, every default of which is written out by the caller. */
export function sealDocument1(draft: DraftDocument1): FlowDocument1 {
  const { irHash: _stale, ...document } = hashed(inNfc(draft), 1) as DraftDocument1 & { readonly irHash?: Hash }
  return { ...document, irHash: irHashOf(document) } as FlowDocument1
}
