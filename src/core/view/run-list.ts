import type { RunRow } from '../../model/checkpoint.ts'
import type { Outcome } from '../../model/vocabulary.ts'

/** A run as a row of the list. Times in epoch milliseconds. */
export interface RunListRow {
  readonly runId: string
  readonly flowId: string
  /** `running` only while a process holds the run; else what the log says, and suspended where its process was lost. */
  readonly outcome: Outcome | 'running'
  readonly startedAtMs: number
  readonly lastAtMs: number
  readonly segment: number
  readonly headSeq: number
  readonly labels: { readonly [key: string]: string }
}

export interface RunListView {
  readonly schemaVersion: 1
  readonly runs: readonly RunListRow[]
}

const byCreation = (a: RunRow, b: RunRow): number => b.startedAtMs - a.startedAtMs || (a.runId < b.runId ? -1 : 1)

/**
 * The list of runs, newest first.
 * @param live runs whose lease a process holds
 */
export function runListOf(rows: readonly RunRow[], live: ReadonlySet<string>): RunListView {
  return {
    schemaVersion: 1,
    runs: [...rows].sort(byCreation).map((row) => ({
      runId: row.runId, flowId: row.flowId, outcome: live.has(row.runId) ? 'running' : row.outcome ?? 'suspended',
      startedAtMs: row.startedAtMs, lastAtMs: row.headAtMs, segment: row.segment, headSeq: row.headSeq, labels: row.labels,
    })),
  }
}
