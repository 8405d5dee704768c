import type { Json } from '../base/json.ts'

/** `limited`: it was stopped at a bound of its own; counts as `partial`. */
export const UNFINISHED_STATUSES = ['partial', 'failed', 'limited'] as const
export type UnfinishedStatus = (typeof UNFINISHED_STATUSES)[number]

/** What one run of a step says of its work. */
export interface WorkResult<Value = Json> {
  readonly status: UnfinishedStatus
  readonly summary?: Value
  readonly filesChanged?: Value
  readonly nextSteps?: Value
}

/** What the run before left unfinished, and how often the work was gone on with: 0 is the first run of it. */
export interface ContinuationState<Value = Json> {
  readonly previousStatus?: UnfinishedStatus
  readonly previousSummary?: Value
  readonly previousFilesChanged?: Value
  readonly previousNextSteps?: Value
  readonly continuationAttempt: number
}

/** Why a verdict stands on work that is not done. */
export const UNFINISHED = ['exhausted', 'accepted', 'invalidOutput', 'stopped'] as const
export type Unfinished = (typeof UNFINISHED)[number]
