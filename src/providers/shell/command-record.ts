import type { CommandEnd } from './run-command.ts'
import type { StreamSummary } from '../stream-capture.ts'

// Everything known about a command that is over. A supervisor stores it, a direct run holds it in memory: one outcome follows from
// either, so that a reconciled command ends exactly as a live one.

/** How the author wants the end read. */
export interface ReadingRules {
  readonly json: boolean
  readonly noEffectExitCodes: readonly number[]
}

export type CommandRecord = CommandEnd & {
  readonly rules: ReadingRules
  readonly stdout: StreamSummary
  readonly stderr: StreamSummary
  /** What it wrote to FLOWIR_OUTPUT, masked. `null`: more than may be. */
  readonly values: string | null
}

/** Names of the streams, of their files in the call's folder and of their evidence. */
export const STREAMS = ['stdout', 'stderr'] as const

/** The file a command writes values to, in the call's folder. */
export const VALUES_FILE = 'values'

/** Most bytes of FLOWIR_OUTPUT that are read. */
export const VALUES_LIMIT = 1024 * 1024
