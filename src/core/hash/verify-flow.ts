import type { FlowIR, Hash, Step } from '../../model/flow.ts'
import type { FlowDocument1 } from '../../model/flow-1.ts'
import { allSteps } from '../flow/step-tree.ts'
import type { Generation } from './hash-of.ts'
import { stepHashes } from './hash-step.ts'
import { irHashOf } from './seal-flow.ts'

/** A hash that is not what the content beside it gives; without a step it is the flow's own. `computed` is absent where none belongs. */
export interface HashMismatch {
  readonly stepId?: string
  readonly hash: 'irHash' | 'effectHash' | 'judgeHash' | 'projectHash'
  readonly stored?: Hash
  readonly computed?: Hash
}

const pair = (stored: Hash | undefined, computed: Hash | undefined): Pick<HashMismatch, 'stored' | 'computed'> =>
  ({ ...(stored === undefined ? {} : { stored }), ...(computed === undefined ? {} : { computed }) })

function stepMismatches(step: Step, generation: Generation): readonly HashMismatch[] {
  const { effect, judge, project } = stepHashes(step, generation)
  const computed = { effectHash: effect, judgeHash: judge, projectHash: project }
  return (['effectHash', 'judgeHash', 'projectHash'] as const)
    .filter((hash) => step[hash] !== computed[hash])
    .map((hash) => ({ stepId: step.stepId, hash, ...pair(step[hash], computed[hash]) }))
}

/**
 * Recomputes every hash of a sealed document of either generation. Of generation 1 it takes the document as read,
 * not the form in memory.
 */
export function verifyFlow(document: FlowIR | FlowDocument1): readonly HashMismatch[] {
  const steps = [...allSteps<Step>(document)].flatMap((step) => stepMismatches(step, document.irVersion))
  const computed = irHashOf(document)
  return computed === document.irHash ? steps : [...steps, { hash: 'irHash', stored: document.irHash, computed }]
}
