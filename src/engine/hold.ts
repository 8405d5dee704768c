import { instanceRef } from '../core/path/instance-ref.ts'
import { bodyOf } from './inward/body-steps.ts'
import type { Asked } from './instance-machines.ts'
import type { Segment } from './segment.ts'

export type Gate = 'held' | 'open'

/** Whether an effect may go on now. New work is held once a stop was asked for; what is held is asked for again on resume. */
export async function hold(segment: Segment, { ref, effect }: Asked): Promise<Gate> {
  if (segment.run.view.cancelled !== undefined) return 'held'
  const stopping = segment.stop.request !== undefined
  switch (effect.type) {
    case 'continueBody': {
      if (effect.next.kind !== 'enter') return 'open'
      const body = await bodyOf(segment.run, ref === '' ? undefined : segment.run.open(ref), effect.body)
      const step = body.steps[effect.next.index]
      return step === undefined || segment.stop.mayEnter(instanceRef([...body.frames, { step: step.stepId }])) ? 'open' : 'held'
    }
    case 'enterRound': case 'intend': case 'armTimer': case 'observeWorld': return stopping ? 'held' : 'open'
    default: return 'open'
  }
}

