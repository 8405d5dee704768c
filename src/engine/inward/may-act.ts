import { isIdempotent } from '../../core/flow/defaults.ts'
import { isEffective, isRepeatable } from '../../core/fold/ledger.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import type { Step } from '../../model/flow.ts'
import type { LiveRun, SegmentTools } from '../live-run.ts'

/** What the door asks of a run. */
type Doorway = Pick<LiveRun, 'course'> & { readonly tools: Pick<SegmentTools, 'stop'> }

/**
 * The door before every entry: an effect that may have happened, and that happens again when it is repeated, is not repeated without a
 * word for it. What the step was declared to be when it acted counts as much as what it is now. The segment asks itself to stop.
 */
export function mayAct(run: Doorway, step: Step, ref: InstanceRef, before: StepRecord | undefined): boolean {
  const ledger = [...before?.ledger ?? [], ...run.course.inheritedBy(ref)]
  if (step.kind !== 'action' || !ledger.some(isEffective)) return true
  const declared = [...ledger, { effectClass: step.effect, idempotent: isIdempotent(step) }]
  if (declared.every(isRepeatable) || run.course.releaseOf(ref) !== undefined) return true
  run.tools.stop.ask({ reason: 'gated', refs: [ref], message: `${ref} may have had its effect already and would have it again` })
  return false
}
