import { canonicalJson, type JsonObject } from '../../base/json.ts'
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
  return refuse(run, ref, `${ref} may have had its effect already and would have it again`)
}

/** The same for a step that nobody has met before, once its arguments are known: what a removed step did is not done again. */
export function mayActWith(run: Doorway, step: Step, ref: InstanceRef, { args }: JsonObject): boolean {
  if (step.kind !== 'action' || isRepeatable({ effectClass: step.effect, idempotent: isIdempotent(step) })) return true
  const like = run.course.sameEffectAs(step.effectHash, Array.isArray(args) ? args.map((row) => canonicalJson(row)) : [])
  if (like === undefined || run.course.releaseOf(ref) !== undefined) return true
  return refuse(run, ref, `${ref} looks like ${like}, which already happened`)
}

function refuse(run: Doorway, ref: InstanceRef, message: string): false {
  run.tools.stop.ask({ reason: 'gated', refs: [ref], message })
  return false
}
