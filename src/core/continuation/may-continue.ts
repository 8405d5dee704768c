import type { Step } from '../../model/flow.ts'
import { isIdempotent } from '../flow/defaults.ts'
import { attemptsOf, isEffective, isRepeatable } from '../fold/ledger.ts'
import { forbids, type Troubled } from '../handle/ladder.ts'

/**
 * Whether the work of a step may be run again in the same entry: its author names the repetition (`continuation`, and `repeats` where an
 * effect would happen twice), and no policy forbids that one.
 */
export function mayContinue({ flow, step, record, policy }: Omit<Troubled, 'step'> & { readonly step: Step }): boolean {
  if (step.kind !== 'action' || step.continuation === undefined) return false
  const declared = [...attemptsOf(record).filter(isEffective), { effectClass: step.effect, idempotent: isIdempotent(step) }]
  return declared.every(isRepeatable) || (step.repeats === true && !forbids(policy, flow, step))
}
