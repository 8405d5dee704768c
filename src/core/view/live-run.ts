import type { StepRecord } from '../../model/checkpoint.ts'
import type { RunEvent } from '../../model/run-event.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import { applyToRecord } from '../fold/apply-to-record.ts'
import { instanceRef } from '../path/instance-ref.ts'
import { countStep, EMPTY_STEP_TALLY, type StepTally } from './step-standing.ts'

// What somebody sees who watches a segment from its first event on. Tolerant where the fold is strict: it may begin in the middle of a
// log, so an event of an instance whose entry was not seen tells nothing.

/** A segment in progress: bounded by what is open. */
export interface LiveRun {
  readonly open: ReadonlyMap<InstanceRef, StepRecord>
  /** Work steps that left in this segment. */
  readonly tally: StepTally
}

export const NOTHING_LIVE: LiveRun = { open: new Map(), tally: EMPTY_STEP_TALLY }

/** A segment that goes on with what is open. */
export const liveFrom = (open: readonly StepRecord[]): LiveRun =>
  ({ ...NOTHING_LIVE, open: new Map(open.map((record) => [record.ref, record])) })

export interface LiveStep {
  readonly live: LiveRun
  /** The record the event belongs to, as it is after it. */
  readonly record?: StepRecord
}

/** The next state, after an event that was just appended. */
export function watchEvent(live: LiveRun, event: RunEvent): LiveStep {
  if (event.runPath.length === 0) return { live }
  const ref = instanceRef(event.runPath)
  const before = live.open.get(ref)
  if (before === undefined && event.type !== 'stepEntered') return { live }
  const record = applyToRecord(before, event, ref)
  const open = new Map(live.open)
  if (record.exit === undefined) open.set(ref, record)
  else open.delete(ref)
  return { live: { open, tally: record.exit === undefined ? live.tally : countStep(live.tally, record) }, record }
}
