import type { ResumeBatch } from './session-message.ts'

/** How a program took up a session that it was started with. `actualSid` only when it is another one. */
export interface SessionOutcome {
  readonly outcome: 'resumed' | 'fresh'
  /** Absent when no session was to be taken up. */
  readonly attemptedSid?: string
  readonly actualSid?: string
}

/** What the machine asks for, as data, in order. The coordinator does it. */
export type ResumeEffect =
  /** Write the line for people: it is either not held back at all, or no longer. */
  | { readonly type: 'persistLine'; readonly line: string }
  | { readonly type: 'sessionOutcome' } & SessionOutcome
  /** The process ended and no retry follows from it. */
  | { readonly type: 'publishDone' }
  /** Give the batch again, to a process that does not take up `attemptedSid`. The line is written if that comes to nothing. */
  | { readonly type: 'fireRetry'; readonly batch: ResumeBatch; readonly attemptedSid: string; readonly heldLine?: string }
  /** Another process runs already: what was given to the doomed one goes back into the queue. */
  | { readonly type: 'returnBatch'; readonly batch: ResumeBatch }
  /** Nobody knows whether the batch reached the session, and it is not given again. */
  | { readonly type: 'loseBatch'; readonly batch: ResumeBatch; readonly why: 'unconfirmed' | 'stopped' }
  /** A stop came before the retry's process. */
  | { readonly type: 'cancelRetry'; readonly batch: ResumeBatch }
  /** The retry's process could not be started. */
  | { readonly type: 'abandonRetry'; readonly batch: ResumeBatch }
