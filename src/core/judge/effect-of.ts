import type { ActionOutcome } from '../../ports/provider.ts'
import type { EffectFact } from '../../model/vocabulary.ts'

/**
 * What a dispatch did to the world. A provider that knows says so; else: succeeded has landed, failed left nothing only under
 * generation 1, and everything else nobody knows.
 */
export function effectOf(outcome: ActionOutcome, irVersion: 1 | 2): EffectFact {
  if (outcome.effect !== undefined) return outcome.effect
  if (outcome.terminal === 'succeeded') return 'landed'
  return outcome.terminal === 'failed' && irVersion === 1 ? 'none' : 'unknown'
}
