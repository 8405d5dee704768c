import type { CheckpointView, StepRecord } from '../../model/checkpoint.ts'
import type { RunEvent } from '../../model/run-event.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import { instanceRef } from '../path/instance-ref.ts'
import { adopt } from './adopt-record.ts'
import { applyToRecord } from './apply-to-record.ts'
import { applyToRun } from './apply-to-run.ts'
import { FoldError } from './fold-error.ts'
import type { FoldState, RecordLookup } from './fold-state.ts'
import { leaveContainer } from './leave-container.ts'

export type { FoldState, RecordLookup } from './fold-state.ts'

// The fold: log → view. Pure; the same function serves the engine, the stores, `verify` and every reader.
// A step of it touches the run's view, the record of the event's instance, and on entry and exit its container's: constant work.

export interface FoldStep {
  readonly state: FoldState
  /** Records this event made or changed, newest form. */
  readonly changed: readonly StepRecord[]
}

/**
 * Folds one event. `state` is undefined before `runStarted`.
 * @throws FoldError when the log so far cannot be followed by this event
 */
export function applyEvent(state: FoldState | undefined, event: RunEvent, lookup: RecordLookup): FoldStep {
  if (state === undefined && event.type !== 'runStarted') throw new FoldError(event, 'a log begins with runStarted')
  const view = applyToRun(state?.view, event)
  const open = state?.open ?? new Map<InstanceRef, StepRecord>()
  if (event.runPath.length === 0) return realign({ view, open }, event)
  return applyToInstances({ view, open }, event, lookup)
}

/** A resume that aligned the records counts what its open containers' steps were itself. */
function realign(state: FoldState, event: RunEvent): FoldStep {
  if (event.type !== 'runResumed' || event.payload.realigned !== true) return { state, changed: [] }
  const changed = [...state.open.values()].filter(holdsSteps).map((record) => uncounted(record, event.seq))
  return { state: { view: state.view, open: openAfter(state.open, changed) }, changed }
}

const holdsSteps = ({ bodies, ended, handling }: StepRecord): boolean =>
  bodies !== undefined || ended !== undefined || handling?.bodies !== undefined

function uncounted({ bodies: _b, ended: _e, handling, ...record }: StepRecord, seq: number): StepRecord {
  if (handling === undefined) return { ...record, countedAfter: seq }
  const { bodies: _h, ...kept } = handling
  return { ...record, handling: kept, countedAfter: seq }
}

function applyToInstances(state: FoldState, event: RunEvent, lookup: RecordLookup): FoldStep {
  const ref = instanceRef(event.runPath)
  const before = state.open.get(ref) ?? lookup(ref)
  const record = event.type === 'stepAdopted' ? adopt(before, event, ref, lookup) : applyToRecord(before, event, ref)
  const around = leaveContainer(isMadeBeside(state.view, event, before) ? rejudged(state) : state, event, before, record, lookup)
  const changed = [record, ...around.changed]
  return { state: { view: withClaims(around.view, before, record), open: openAfter(state.open, changed) }, changed }
}

/** Keeps in view whose retry is taken on. */
function withClaims({ claims = [], ...view }: CheckpointView, before: StepRecord | undefined, { ref, claim }: StepRecord): CheckpointView {
  if ((before?.claim === undefined) === (claim === undefined)) return claims.length === 0 ? view : { ...view, claims }
  const rest = claims.filter((each) => each !== ref)
  const now = claim === undefined ? rest : [...rest, ref]
  return now.length === 0 ? view : { ...view, claims: now }
}

/** A resume makes verdicts of what has left anew while its run goes on, over records that it has aligned; anything else came in beside. */
const isMadeBeside = ({ finished, header }: CheckpointView, { type }: RunEvent, before: StepRecord | undefined): boolean =>
  type === 'verdictRecorded' && before?.exit !== undefined && (finished !== undefined || header.segments.at(-1)?.reworks !== true)

const rejudged = (state: FoldState): FoldState => ({ ...state, view: { ...state.view, rejudged: true } })

const isOver = (record: StepRecord): boolean => record.exit !== undefined

function openAfter(open: ReadonlyMap<InstanceRef, StepRecord>, changed: readonly StepRecord[]): ReadonlyMap<InstanceRef, StepRecord> {
  const next = new Map(open)
  for (const record of changed) {
    if (isOver(record)) next.delete(record.ref)
    else next.set(record.ref, record)
  }
  return next
}

/** The whole log folded: the view, and every record by instance in order of entry. */
export interface FoldedRun {
  readonly view: CheckpointView
  readonly open: ReadonlyMap<InstanceRef, StepRecord>
  readonly records: ReadonlyMap<InstanceRef, StepRecord>
}

/**
 * Folds a log from its first event.
 * @throws FoldError naming the event that does not fit
 */
export function foldRun(events: Iterable<RunEvent>): FoldedRun | undefined {
  const records = new Map<InstanceRef, StepRecord>()
  const lookup: RecordLookup = (ref) => records.get(ref)
  let state: FoldState | undefined
  for (const event of events) {
    const step = applyEvent(state, event, lookup)
    state = step.state
    for (const record of step.changed) records.set(record.ref, record)
  }
  return state === undefined ? undefined : { ...state, records }
}
