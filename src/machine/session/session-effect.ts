import type { SessionOutcome } from './resume-effect.ts'
import type { LaunchConfig } from './session-message.ts'

/** How a process is started. `withRecord`: the program is told of the conversation so far, from our own record. */
export type Start =
  | { readonly how: 'resume'; readonly sid: string }
  | { readonly how: 'fresh'; readonly withRecord: boolean }

/** Why a message was not taken. Nothing was written, queued, persisted or numbered. */
export type RefusedWhy = 'stopping' | 'closed'

/**
 * Why a message that was taken did not reach the session: its resume was never confirmed, it was stopped, the process that was started for
 * it could not be, or its session is open somewhere else.
 */
export type LostWhy = 'unconfirmed' | 'stopped' | 'launchFailed' | 'openElsewhere'

/** How the turn of a delivered message ended: answered well, answered with a failure, not answered by its process, or stopped. */
export type TurnEnd = 'answered' | 'failed' | 'exited' | 'interrupted'

/**
 * How the session stands. `stalled` and `failed` may leave messages in the queue (`queued`): they go first when the next message or
 * `openRequested` starts the program again; `stopRequested` reports them lost.
 */
export type SessionStatus =
  /** A turn runs. */
  | { readonly status: 'running' }
  /** The program runs and has nothing to do. */
  | { readonly status: 'idle' }
  /** The program ended: by itself, because it was stopped, or it rejected a session that it was started with ahead of any message. */
  | { readonly status: 'done'; readonly why: 'exited' | 'stopped' | 'settled' }
  /** It could not be started. */
  | {
    readonly status: 'failed'; readonly why: 'launchFailed' | 'openElsewhere'; readonly message: string
    readonly queued: readonly number[]
  }
  /** It ended twice over the same messages. */
  | { readonly status: 'stalled'; readonly queued: readonly number[] }

/** Done to a process, each named by its generation. The driver does them in order and at once; it waits only where one says so. */
export type ProcessEffect = { readonly generation: number } & (
  /** → `processStarted`, `launchFailed` or `launchRefused`. No other process of this session is alive. */
  | { readonly type: 'launchProcess'; readonly config: LaunchConfig; readonly start: Start }
  /**
   * Write one line with backpressure, after those asked for before. → `lineWritten` or `writeFailed`. The next is asked for when that is
   * known, or when the answer is read before it is.
   */
  | { readonly type: 'writeLine'; readonly seq: number; readonly json: string }
  /** End standard input. Nothing is written afterwards. */
  | { readonly type: 'closeStdin' }
  /** → `deadlinePassed` if the process is still there after so many milliseconds. */
  | { readonly type: 'armDeadline'; readonly ms: number }
  | { readonly type: 'kill' }
  /** → `readerEnded` once the stream is at its end; after so many milliseconds its reader is aborted first. */
  | { readonly type: 'awaitReader'; readonly which: 'stderr' | 'stdout'; readonly ms: number }
  /** → `sendWaitEnded` after so many milliseconds, if the write has not ended by then. */
  | { readonly type: 'awaitSend'; readonly ms: number }
  /** → `verdictTimedOut` after so many milliseconds. Asked again, the time begins anew. */
  | { readonly type: 'awaitVerdict'; readonly ms: number }
  /** Look for another session of the same place. → `recoverySearched`. Never one of `excluding`. */
  | { readonly type: 'searchRecovery'; readonly config: LaunchConfig; readonly excluding: readonly string[] }
)

/** Told to callers and people, or kept. */
export type SessionReport =
  /** The message is taken and has this number. First effect of every message that is not refused. */
  | { readonly type: 'takeMessage'; readonly ticket: string; readonly seq: number }
  | { readonly type: 'refuse'; readonly ticket: string; readonly why: RefusedWhy }
  /** Said once of a message: it waits in the queue, or it was written. */
  | { readonly type: 'acknowledge'; readonly seq: number; readonly how: 'queued' | 'delivered' }
  /** Add the message to the transcript; once, in the order of delivery. */
  | { readonly type: 'persistMessage'; readonly seq: number }
  /** Every taken message comes to exactly one end: this, */
  | { readonly type: 'settleTurn'; readonly seq: number; readonly how: TurnEnd }
  /** or this. */
  | { readonly type: 'reportLost'; readonly seq: number; readonly why: LostWhy }
  /** Add an error line to the transcript. */
  | { readonly type: 'persistLine'; readonly line: string }
  /** What became of the session, once it is known. */
  | { readonly type: 'sessionOutcome'; readonly generation: number } & SessionOutcome
  /** Keep the id: the next process resumes it. */
  | { readonly type: 'adoptSession'; readonly sid: string }
  /** Keep it no longer. `rejected`: the program itself does not know it, and it is never adopted again. */
  | { readonly type: 'forgetSession'; readonly sid: string; readonly why: 'rejected' | 'cleared' | 'replaced' }
  | { readonly type: 'publishStatus' } & SessionStatus
  /** A notice for people. `freshStart`: the program does not remember what was said before. A shown `reconnecting` is always resolved. */
  | { readonly type: 'notice'; readonly kind: 'reconnecting'; readonly state: 'shown' | 'resolved' }
  | { readonly type: 'notice'; readonly kind: 'freshStart'; readonly state: 'shown' }

export type SessionEffect = ProcessEffect | SessionReport
