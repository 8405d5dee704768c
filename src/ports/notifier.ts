import type { Json } from '../base/json.ts'
import type { EventPayload } from '../model/run-event.ts'
import type { InstanceRef } from '../model/run-path.ts'

type Asked = EventPayload<'humanRequested'>

/** A question to a person, as a notice tells it. Its id is the same however often it is told. */
export interface Question {
  readonly requestId: string
  /** The instance it is about. */
  readonly ref: InstanceRef
  readonly kind: Asked['kind']
  /** What is asked for: `confirm`, `judge`, `provideInput`, `repairWorld` or `supervise`. */
  readonly mode: string
  readonly prompt: string
  /** What the question shows, long values cut. */
  readonly presents: readonly Json[]
  readonly decisions?: readonly string[]
  /** JSON Schema of the input that is asked for. */
  readonly inputSchema?: Json
  /** Epoch milliseconds; the instant itself is in time. */
  readonly deadlineAtMs?: number
}

/** Questions that a run asked at once, or still asks when it goes on. */
export interface Notice {
  readonly runId: string
  readonly flowId: string
  readonly questions: readonly Question[]
  /** A command line that shows how to answer. */
  readonly answerHint: string
}

/**
 * Tells people that a run asks something. Best effort: the run waits for no notice and is harmed by none; one that is lost is told again
 * when the run goes on.
 */
export interface Notifier {
  readonly name: string
  /** @param signal aborted after 10 seconds @throws anything; it is told to whoever watches the run, and changes nothing else */
  notify(notice: Notice, signal: AbortSignal): Promise<void>
}
