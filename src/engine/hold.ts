import type { EffectType } from '../machine/effect.ts'
import { isEnded } from './inward/abort-span.ts'
import type { Asked } from './instance-machines.ts'
import type { StepRecord } from '../model/checkpoint.ts'
import type { LiveRun } from './live-run.ts'
import { leftClaims } from './retry/give-back.ts'
import type { Segment } from './segment.ts'

/** Effects that begin something new in the world. */
const BEGINNINGS: ReadonlySet<EffectType> = new Set(['intend', 'armTimer', 'observeWorld'])

/** Nothing begins of what a person ended; what was closed with it in this turn asks for nothing any more. */
const isHeldByEnd = (run: LiveRun, record: StepRecord, type: EffectType): boolean => BEGINNINGS.has(type) && isEnded(run, record)

/**
 * Whether an effect must wait: new work is held once a stop was asked for or a person ended the run, everything once the run is cancelled.
 * What is held is asked for again on resume. Entering a step is held where the step is known (`enter-step`).
 */
export function isHeld(segment: Segment, { ref, effect }: Asked): boolean {
  const { run, stop } = segment
  if (run.view.cancelled !== undefined) return true
  if (effect.type === 'finishRun' && leftClaims(run).length > 0) return true
  const record = ref === '' ? undefined : run.open(ref)
  if (run.view.aborting !== undefined && ref !== '' && (record === undefined || isHeldByEnd(run, record, effect.type))) return true
  return stop.request !== undefined && BEGINNINGS.has(effect.type)
}
