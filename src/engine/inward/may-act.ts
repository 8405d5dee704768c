import type { JsonObject } from '../../base/json.ts'
import { isIdempotent } from '../../core/flow/defaults.ts'
import { deedsIn } from '../../core/align/same-effect.ts'
import { attemptsOf, isEffective, isRepeatable } from '../../core/fold/ledger.ts'
import type { LedgerEntry, StepRecord } from '../../model/checkpoint.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import type { Step } from '../../model/flow.ts'
import type { LiveRun, SegmentTools } from '../live-run.ts'

/** What the door asks of a run. */
type Doorway = Pick<LiveRun, 'course'> & { readonly tools: Pick<SegmentTools, 'stop'> }

/**
 * The door before every entry and every dispatch: an effect that may have happened, and that happens again when it is repeated, is not
 * repeated without a word for it. What the step was declared to be when it acted counts as much as what it is now. The segment asks
 * itself to stop.
 */
export function mayAct(run: Doorway, step: Step, ref: InstanceRef, before: StepRecord | undefined): boolean {
  return isFree(run, step, ref, before?.ledger ?? []) || refuse(run, ref, `${ref} may have had its effect already and would have it again`)
}

function isFree(run: Doorway, step: Step, ref: InstanceRef, own: readonly LedgerEntry[]): boolean {
  const ledger = [...own, ...run.course.inheritedBy(ref)]
  if (step.kind !== 'action' || !ledger.some(isEffective)) return true
  const declared = [...ledger, { effectClass: step.effect, idempotent: isIdempotent(step) }]
  return declared.every(isRepeatable) || run.course.releaseOf(ref) !== undefined
}

/** The same for a step that had no effect of its own, once its arguments are known: what a removed step did is not done again. */
export function mayActWith(run: Doorway, step: Step, ref: InstanceRef, before: StepRecord | undefined, { args }: JsonObject): boolean {
  if (step.kind !== 'action' || (before?.ledger ?? []).some(isEffective)) return true
  const isStrict = !isRepeatable({ effectClass: step.effect, idempotent: isIdempotent(step) })
  const like = run.course.sameEffectAs(deedsIn(step.binding.attempts, args), isStrict)
  if (like === undefined || run.course.releaseOf(ref) !== undefined) return true
  return refuse(run, ref, `${ref} looks like ${like}, which already happened`)
}

/**
 * Before a dispatch inside an entry: the word that let the entry begin lapses with its segment, unless a dispatch of the entry spent it.
 * What an earlier dispatch of the same entry leaves open is decided when it settles.
 */
export function mayDispatch(run: Doorway, step: Step, record: StepRecord, inputs: JsonObject): boolean {
  const own = attemptsOf(record)
  if (own.some((row) => row.released === true || isEffective(row))) return true
  return mayAct(run, step, record.ref, record) && mayActWith(run, step, record.ref, record, inputs)
}

function refuse(run: Doorway, ref: InstanceRef, message: string): false {
  run.tools.stop.ask({ reason: 'gated', refs: [ref], message })
  return false
}
