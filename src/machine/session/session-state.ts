import { NOT_TRACKING, type ResumeState } from './resume-state.ts'
import type { Start } from './session-effect.ts'
import type { LaunchConfig, SessionMessage } from './session-message.ts'

// What is known of a session that a controller drives: plain data, compared and stored as it is.

/** A message on its way to a process. A replayed one is in the transcript and acknowledged already. */
export interface QueuedMessage extends SessionMessage {
  readonly alreadyPersisted: boolean
  readonly acknowledged: boolean
}

/** Why a process is being ended by us: stopped, replaced, its standard input broke, or it goes on after rejecting its session. */
export type Ending = 'stop' | 'restart' | 'broken' | 'rejected'

/** What a process is started for. */
export type Purpose = 'message' | 'open' | 'restart' | 'fallback' | 'retry'

/** The one process of the session, from the wish for it to the section in which its end is settled. */
export type Stage =
  | { readonly at: 'absent' }
  /** Looking for a session to take up instead of a rejected one. */
  | { readonly at: 'searching'; readonly generation: number; readonly attemptedSid: string }
  /** `stopped`: it is ended as soon as it runs. `attemptedSid`: the rejected session that it replaces. */
  | {
    readonly at: 'launching'; readonly generation: number; readonly start: Start; readonly purpose: Purpose; readonly stopped: boolean
    readonly config: LaunchConfig; readonly attemptedSid?: string
  }
  | { readonly at: 'live'; readonly generation: number; readonly ending?: Ending }
  /** It is gone; in this order: its standard error, its standard output and a write under way are waited for. */
  | { readonly at: 'exiting'; readonly generation: number; readonly waitsFor: 'stderr' | 'stdout' | 'send'; readonly ending?: Ending }

/** A message that was written and whose turn is not over. `failed`: answered with a failure that may be the rejected session's. */
export interface Turn { readonly message: QueuedMessage; readonly failed: boolean }

export interface SessionState {
  /** Milliseconds between ending standard input and killing. */
  readonly graceMs: number
  readonly config: LaunchConfig
  /** The newest that was given to a process or reserved. Never used twice. */
  readonly generation: number
  readonly nextSeq: number
  readonly stage: Stage
  /** Who may start a process or take from the queue: nobody else does meanwhile. */
  readonly claim: 'none' | 'launch' | 'drain'
  /** The message that took the claim to start a process. */
  readonly ownSeq: number | undefined
  readonly queue: readonly QueuedMessage[]
  /** Being written now. */
  readonly sending: QueuedMessage | undefined
  readonly turns: readonly Turn[]
  readonly resume: ResumeState
  readonly sessionId: string | undefined
  /** Sessions the program itself rejected. */
  readonly poisoned: readonly string[]
  readonly chainHead: { readonly sid: string; readonly reachable: boolean } | undefined
  /** The running process is replaced when it is idle. */
  readonly restartWhenIdle: boolean
  readonly closed: boolean
  /** There is a conversation before the process that is started next. */
  readonly history: boolean
  /** A process was started again for what another left in the queue; no turn has ended since. */
  readonly fallbackUsed: boolean
  /** Another session was looked for; none has been taken up since. */
  readonly recoveryUsed: boolean
  /** Error lines of processes that a retry replaces: written if it comes to nothing, dropped once a message is delivered. */
  readonly owedLines: readonly string[]
  /** The notice that the session is being repaired is shown. */
  readonly reconnecting: boolean
}

/** What a controller knows when it begins; all but the first two from an earlier process of its own, if there was one. */
export interface SessionStart {
  readonly config: LaunchConfig
  readonly graceMs: number
  readonly sessionId?: string
  readonly poisoned?: readonly string[]
  /** The highest generation that was ever reserved. */
  readonly generation?: number
  readonly nextSeq?: number
  /** Messages that were taken and not settled, and may be given again. `openRequested` starts the program for them. */
  readonly queue?: readonly QueuedMessage[]
  /** There is a conversation already. */
  readonly history?: boolean
}

/** A session without a process. An id that was rejected is not held. */
export const sessionAt = ({ config, graceMs, sessionId, poisoned = [], generation = 0, nextSeq = 1, queue = [], history = false }:
SessionStart): SessionState => ({
  graceMs, config, generation, nextSeq, stage: { at: 'absent' }, claim: 'none', ownSeq: undefined, queue, sending: undefined, turns: [],
  resume: NOT_TRACKING, sessionId: poisoned.some((sid) => sid === sessionId) ? undefined : sessionId, poisoned, chainHead: undefined,
  restartWhenIdle: false, closed: false, history, fallbackUsed: false, recoveryUsed: false, owedLines: [], reconnecting: false,
})
