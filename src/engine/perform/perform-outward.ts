import { invariant } from '../../base/never.ts'
import type { Asked } from '../instance-machines.ts'
import type { Segment } from '../segment.ts'
import { attachCall } from './attach-call.ts'
import { captureArtifacts } from './capture-artifacts.ts'
import { dispatchAction } from './dispatch-action.ts'
import { gatherMaterial } from './gather-material.ts'
import { observeWorld } from './observe-world.ts'

/** Begins an outward effect. Its answer arrives in the inbox. */
export function performOutward(segment: Segment, { ref, effect }: Asked): void {
  const record = segment.run.open(ref)
  invariant(record !== undefined, `${effect.type} of ${ref}: it is not open`)
  switch (effect.type) {
    case 'dispatchAction':
      segment.seats.dispatched(ref)
      segment.perform(ref, () => dispatchAction(segment, record))
      return
    case 'captureArtifacts': segment.perform(ref, () => captureArtifacts(segment, record)); return
    case 'observeWorld': segment.perform(ref, () => observeWorld(segment, record, effect.purpose)); return
    case 'gatherMaterial': segment.perform(ref, () => gatherMaterial(segment, record)); return
    case 'armTimer': segment.arm(ref, effect.dueAtMs); return
    case 'attachCall': segment.perform(ref, () => attachCall(segment, record)); return
    case 'rest': return
    default: throw new Error(`${effect.type} is not performed outside`)
  }
}
