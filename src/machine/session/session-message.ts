import type { JsonObject } from '../../base/json.ts'

/** What the program of a session is started with. Nothing is read from it here: it is only compared and handed back. */
export type LaunchConfig = JsonObject

/** A message for the program: one line of its standard input. */
export interface SessionMessage {
  /** Which message it is. Two messages with the same text are two messages. */
  readonly seq: number
  /** The line, without its end. */
  readonly json: string
}

/**
 * What was given to a process that was started with a session id, while it is not known whether the program took the session up: what has
 * to be given again if it did not. The first is the seed: the message that the process was started for. Empty when it was started ahead.
 */
export interface ResumeBatch {
  readonly config: LaunchConfig
  readonly messages: readonly SessionMessage[]
}
