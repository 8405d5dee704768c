import type { StepRecord } from '../model/checkpoint.ts'
import type { EventType } from '../model/run-event.ts'
import type { AfterSettle } from '../core/judge/after-settle.ts'
import type { BodyNext } from '../core/step/body-next.ts'

/** What the guards of a machine may ask, decided by functions of `core` beforehand. */
export interface Facts {
  /** The instance's record, the event folded in. Absent for the flow's own machine. */
  readonly record?: StepRecord
  readonly hasPreflight?: boolean
  readonly probeNeedsWorld?: boolean
  readonly judgeNeedsWorld?: boolean
  /** Evidence to copy, or a picture to ask about, before judging. */
  readonly needsMaterial?: boolean
  /** Files that the dispatch made and that are not kept yet. */
  readonly capturesArtifacts?: boolean
  /** On `artifactStored`: others of the same dispatch follow. */
  readonly moreArtifacts?: boolean
  /** On `actionSettled`, and when recovered. */
  readonly after?: AfterSettle
  /** A person has said what is to become of the dispatch whose end nobody knows. */
  readonly ruled?: boolean
  /** On `humanResponded`, and when recovered: what the newest answer leads to. `held`: it settles nothing yet. */
  readonly answer?: 'rule' | 'proceed' | 'abort' | 'held' | 'handle' | 'drift' | 'judge'
  /** A question of it is pending, and its time is over. */
  readonly overdue?: boolean
  /** A handler's question is pending, and would be another one now. */
  readonly asksOtherwise?: boolean
  /** A handler has begun something that is not over. */
  readonly handling?: boolean
  /** On `stepExited` of a child: which body it left, and what that body does next. */
  readonly body?: { readonly name: string; readonly next: BodyNext }
  /** Branches of an `if`, or none. `untaken`: a body that is only accounted, of a `parallel` too. */
  readonly taken?: string
  readonly untaken?: string
  /** No body of the container is open, and none is left to open. */
  readonly allOver?: boolean
  readonly hasFinally?: boolean
}

/**
 * What a machine consumes: an event of the log with the facts around it, or `recovered`, which asks a machine rebuilt from the log
 * what it was about to do; or `reentered`: a handler lets it act, look or ask again.
 */
export interface MachineEvent {
  readonly type: EventType | 'recovered' | 'childLeft' | 'reentered'
  readonly facts: Facts
}
