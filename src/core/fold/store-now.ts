import type { CheckpointView } from '../../model/checkpoint.ts'

/** The time by the store's clock, in epoch milliseconds: never before the log's newest event, whatever a process's own clock says. */
export const storeNow = ({ head }: Pick<CheckpointView, 'head'>, nowMs: number): number => Math.max(nowMs, head.atMs)

/** Whether a question's time is over: its last instant is still in time. */
export const isPast = (deadlineAtMs: number | undefined, atMs: number): boolean => deadlineAtMs !== undefined && atMs > deadlineAtMs
