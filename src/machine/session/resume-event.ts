import type { ResumeBatch, SessionMessage } from './session-message.ts'

/**
 * What the machine that asks "did the resume work?" is told. `generation` says of which process; what is told of another one changes
 * nothing, except that its error line is still written.
 */
export type ResumeEvent = { readonly generation: number } & (
  /** A process runs that was started with a session id. */
  | { readonly type: 'resumeStarted'; readonly sid: string; readonly batch: ResumeBatch }
  /** A process runs that was started without one. */
  | { readonly type: 'freshStarted' }
  /** An output frame named a session. `terminalSuccess`: the frame ends a turn, and well. */
  | { readonly type: 'sessionCaptured'; readonly sid: string; readonly terminalSuccess: boolean }
  /** A message was written to the process. */
  | { readonly type: 'messageAppended'; readonly message: SessionMessage }
  /** The program itself said that it does not know the session. */
  | { readonly type: 'resumeRejected'; readonly sid: string }
  /** An output frame was an error, as a line for people. */
  | { readonly type: 'errorLineRead'; readonly line: string }
  | { readonly type: 'stopRequested' }
  /** The process is gone, its streams have been read, and nothing is being written to it any more. */
  | { readonly type: 'processExited' }
  /** The process that was to take a retry could not be started. */
  | { readonly type: 'retryFailed' }
  /** A retry had nothing to give again: no process was started for it. */
  | { readonly type: 'retrySettled' }
)
