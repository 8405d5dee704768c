import type { EffectType } from '../machine/effect.ts'
import type { Asked } from './instance-machines.ts'
import type { Segment } from './segment.ts'

/** Effects that begin something new in the world. */
const BEGINNINGS: ReadonlySet<EffectType> = new Set(['intend', 'armTimer', 'observeWorld'])

/**
 * Whether an effect must wait: new work is held once a stop was asked for, everything once the run is cancelled. What is held is asked
 * for again on resume. Entering a step is held where the step is known (`enter-step`).
 */
export function isHeld(segment: Segment, { effect }: Asked): boolean {
  if (segment.run.view.cancelled !== undefined) return true
  return segment.stop.request !== undefined && BEGINNINGS.has(effect.type)
}
