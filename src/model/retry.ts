// Words of retrying one failed unit by hand: spelled as callers meet them.

/** Where a unit (one instance of a step) stands between its attempts. */
export const RETRY_STATES = ['running', 'unplanned', 'waiting', 'stopped', 'givenUp', 'claimed', 'sent', 'gone'] as const
export type RetryState = (typeof RETRY_STATES)[number]
/** States in which an attempt can be taken on; given back, it is in that state again. */
export type RetryOrigin = Extract<RetryState, 'unplanned' | 'waiting' | 'stopped' | 'givenUp'>

export const BUSY_REASONS = ['step_running', 'queued', 'continuation_pending', 'moving', 'no_slot', 'retry_in_flight'] as const
/** For what a retry would have to wait; it never does. */
export type BusyReason = (typeof BUSY_REASONS)[number]

const REASONS: ReadonlySet<unknown> = new Set(BUSY_REASONS)
export const isBusyReason = (value: unknown): value is BusyReason => REASONS.has(value)

export const NOTHING_FAILED = ['closed', 'running', 'resumed', 'replaced', 'ended', 'forgotten', 'not_retryable', 'skipped'] as const
/** Why there is nothing to retry. */
export type NothingFailed = (typeof NOTHING_FAILED)[number]

/** So many units of a run that can no longer be retried are remembered with their why. */
export const REMEMBERED_UNITS = 64
