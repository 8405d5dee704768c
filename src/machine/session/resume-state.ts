import type { ResumeBatch } from './session-message.ts'

/** A process that was started with a session id, and what hangs on whether the program took it up. */
export interface Tracked {
  readonly generation: number
  readonly attemptedSid: string
  readonly batch: ResumeBatch
  /** The newest error line: written only if no retry takes its place. */
  readonly heldLine?: string
  readonly stopRequested: boolean
}

/**
 * Where the machine stands. `awaiting`: not known yet. `confirmed`: the program rejected the session, its process is about to end.
 * `launching`: a retry was fired and its process does not run yet; `generation` is that of the process that ended.
 */
export type ResumeState =
  | { readonly at: 'notTracking'; readonly currentGeneration: number }
  | { readonly at: 'awaiting' } & Tracked
  | { readonly at: 'confirmed' } & Tracked
  | { readonly at: 'launching'; readonly generation: number; readonly attemptedSid: string; readonly batch: ResumeBatch }

/** Before any process. Real generations begin at 1. */
export const NOT_TRACKING: ResumeState = { at: 'notTracking', currentGeneration: 0 }

/** What is tracked of this process, if anything. */
export const trackedOf = (state: ResumeState, generation: number): Tracked | undefined =>
  (state.at === 'awaiting' || state.at === 'confirmed') && state.generation === generation ? state : undefined

/** Whether the message is the seed of what is tracked of this process: it is in the batch already. By identity, not by text or position. */
export const isSeeded = (state: ResumeState, generation: number, seq: number): boolean =>
  trackedOf(state, generation)?.batch.messages[0]?.seq === seq
