import type { Database } from 'better-sqlite3'
import type { Outcome } from '../../model/vocabulary.ts'
import type { RemovedRun } from '../../ports/run-store.ts'
import { decodeJson } from '../event-bytes.ts'

interface Row {
  readonly flowId: string; readonly outcome: Outcome; readonly finishedAtMs: number; readonly removedAtMs: number; readonly calls: string
}

const statements = (db: Database) => ({
  add: db.prepare<[string, string, string, number, number, string]>('INSERT OR REPLACE INTO removed_run VALUES (?, ?, ?, ?, ?, ?)'),
  find: db.prepare<[string], Row>(`
    SELECT flow_id AS flowId, outcome, finished_at AS finishedAtMs, removed_at AS removedAtMs, open_calls AS calls
    FROM removed_run WHERE run_id = ?`),
  release: db.prepare<[string]>('DELETE FROM removed_run WHERE run_id = ?'),
  rows: (['event', 'record', 'checkpoint', 'header', 'run'] as const)
    .map((table) => db.prepare<[number]>(`DELETE FROM ${table} WHERE run = ?`)),
  size: db.prepare<[{ run: number }], number>(`
    SELECT (SELECT ifnull(sum(length(bytes)), 0) FROM event WHERE run = @run)
      + (SELECT ifnull(sum(length(record)), 0) FROM record WHERE run = @run)
      + (SELECT ifnull(sum(length(view)), 0) FROM checkpoint WHERE run = @run)
      + (SELECT ifnull(sum(length(header)), 0) FROM header WHERE run = @run)`).pluck(),
})

/** Runs that were removed, and the rows of those that go. */
export class RemovedRows {
  readonly #sql: ReturnType<typeof statements>

  constructor(db: Database) { this.#sql = statements(db) }

  /** @throws Fault store.corrupt */
  find(runId: string): RemovedRun | undefined {
    const row = this.#sql.find.get(runId)
    if (row === undefined) return undefined
    const { calls, ...rest } = row
    return { runId, ...rest, openCalls: decodeJson(calls, `what is known of the removed run "${runId}"`) as readonly string[] }
  }

  add({ runId, flowId, outcome, finishedAtMs, removedAtMs, openCalls }: RemovedRun): void {
    this.#sql.add.run(runId, flowId, outcome, finishedAtMs, removedAtMs, JSON.stringify(openCalls))
  }

  release(runId: string): void { this.#sql.release.run(runId) }

  /** Bytes of everything that is kept of a run in rows of its own. */
  sizeOf(run: number): number { return this.#sql.size.get({ run }) ?? 0 }

  /** Removes all rows of a run. The log's guards must have been lifted. */
  removeRows(run: number): void {
    for (const statement of this.#sql.rows) statement.run(run)
  }
}
