import type { CheckpointView } from '../../model/checkpoint.ts'
import { suspensionText } from './plain-words.ts'

/** A view's newest segment: the seq of the event that began it. */
export const segmentStart = (view: CheckpointView): number => view.header.segments.at(-1)?.seq ?? 0

/**
 * How the run came to stand as it does, in plain words.
 * @param lost the log says running, but no process holds the run
 */
export function reasonOf(view: CheckpointView, lost: boolean): string | undefined {
  if (view.finished !== undefined) return view.finished.reason ?? view.cancelled?.reason
  if (view.cancelled !== undefined) return view.cancelled.reason ?? `cancelled by ${view.cancelled.actor}`
  if (lost) return 'process lost'
  if (view.suspended === undefined) return undefined
  return view.status === 'running' ? 'answered, ready to go on' : suspensionText(view.suspended)
}
