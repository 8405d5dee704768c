import type { LaunchConfig } from './session-message.ts'

/** What a caller wants of a session. */
export type SessionRequest =
  /** A message to send. `ticket` is the caller's own name for it, given back with the number it gets or with the refusal. */
  | { readonly type: 'messageReceived'; readonly ticket: string; readonly json: string }
  /** Start the program ahead of any message, or for those that were restored. Nothing happens when it runs or is being started. */
  | { readonly type: 'openRequested' }
  /** End the program in an orderly way. `final`: the session is closed and takes no more messages. */
  | { readonly type: 'stopRequested'; readonly final: boolean }
  /** What the next process is started with. A running one is replaced once, when it is idle. */
  | { readonly type: 'configChanged'; readonly config: LaunchConfig }
  /** Forget the session id. A running process is replaced by a fresh one when it is idle; what it still echoes is stale at once. */
  | { readonly type: 'sessionCleared' }
  /** The newest session of the chain that the held id belongs to. `reachable`: it is there to be resumed. */
  | { readonly type: 'chainHeadFound'; readonly sid: string; readonly reachable: boolean }

/** What was seen of a process. Facts about any process but the current one change nothing, except that an error line is written. */
export type ProcessFact = { readonly generation: number } & (
  /** Answers to `launchProcess`: exactly one of three, before anything else is reported of that generation. */
  | { readonly type: 'processStarted' }
  | { readonly type: 'launchFailed'; readonly message: string }
  /** Not started: the session is open, or being closed, somewhere else. */
  | { readonly type: 'launchRefused'; readonly sid: string; readonly why: 'openElsewhere' }
  /** Answers to `writeLine`: exactly one of two, unless the wait for it (`awaitSend`) is over first. Later ones change nothing. */
  | { readonly type: 'lineWritten'; readonly seq: number }
  | { readonly type: 'writeFailed'; readonly seq: number; readonly message: string }
  /**
   * One frame of standard output, judged by the configured predicates. `terminal`: it ends a turn, well or not. `errorLine`: it is an
   * error, as a line for people. `sid`: the session that it names, else the one that an earlier frame of the same process named.
   */
  | { readonly type: 'frameRead'; readonly sid?: string; readonly terminal?: 'success' | 'failure'; readonly errorLine?: string }
  /** Standard error says that the program does not know the session. `sid`: the one it names, else the one it was started with. */
  | { readonly type: 'resumeRejected'; readonly sid: string }
  /** The process is gone (the exit itself: its pipes may still be open). */
  | { readonly type: 'exitSeen' }
  /** Answer to `awaitReader`: that stream is at its end, or its time was over and its reader was aborted. */
  | { readonly type: 'readerEnded'; readonly which: 'stderr' | 'stdout' }
  /** Answer to `awaitSend`, unless `lineWritten` or `writeFailed` came in time: the write did not end. */
  | { readonly type: 'sendWaitEnded' }
  /** Answer to `armDeadline`: the process still runs. */
  | { readonly type: 'deadlinePassed' }
  /** Answer to `awaitVerdict`: the time is over. */
  | { readonly type: 'verdictTimedOut' }
  /** Answer to `searchRecovery`. `candidate`: the session to take up instead, if one was found. */
  | { readonly type: 'recoverySearched'; readonly candidate?: string }
)

export type SessionEvent = SessionRequest | ProcessFact
