import type { Json, JsonObject } from '../../base/json.ts'
import type { FlowBundle } from '../../model/flow.ts'
import type { EventDraft } from '../../model/run-event.ts'
import type { Course } from '../course.ts'
import type { LiveRun } from '../live-run.ts'
import type { Resuming } from '../resume-options.ts'
import type { Fate } from './fates.ts'

/** A run that is about to go on: leased, folded, its open dispatches asked about. Nothing is written yet. */
export interface Resumption {
  readonly run: LiveRun
  readonly bundle: FlowBundle
  readonly options: Resuming
  /** In force from now on; absent: the archived ones stay. */
  readonly params?: JsonObject
  readonly env?: JsonObject
  /** What became of each open dispatch that nobody has ruled on. */
  readonly fates: readonly Fate[]
  /** Files that were put back already, by path: a beginning that is tried again does not find them missing. */
  readonly filesPut: Map<string, EventDraft>
}

/** How a run goes on. */
export interface Continuation {
  readonly course: Course
  /** The records were aligned anew: the fold's tallies begin again, those of what is kept are the course's. */
  readonly realigned?: true
  /** Follow `runResumed` before the first turn: settles of what was asked about, questions, new verdicts, spans that are closed. */
  readonly drafts: readonly EventDraft[]
  /** For people and tools; the fold never reads it. */
  readonly report: Json
  readonly counts: JsonObject
}
