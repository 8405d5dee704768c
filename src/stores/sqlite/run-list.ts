import type { Database } from 'better-sqlite3'
import type { RunRow } from '../../model/checkpoint.ts'
import type { Hash } from '../../model/flow.ts'
import type { LogHead, RunFilter } from '../../ports/run-store.ts'
import { rowOf } from '../materialise.ts'
import type { LogReader } from './log-reader.ts'

interface Listed { readonly run: number; readonly run_id: string }

/** Newest first. Labels are compared inside the database, so that a limit counts what matches. */
const LIST = `
  SELECT run.run, run.run_id FROM header h JOIN run ON run.run = h.run JOIN checkpoint c ON c.run = h.run
  WHERE (@flowId IS NULL OR h.flow_id = @flowId) AND (@outcome IS NULL OR c.outcome = @outcome) AND h.started_at >= @sinceMs
    AND NOT EXISTS (SELECT 1 FROM json_each(@labels) AS want
      WHERE NOT EXISTS (SELECT 1 FROM json_each(h.labels) AS own WHERE own.key = want.key AND own.value = want.value))
  ORDER BY h.started_at DESC, h.run DESC LIMIT @limit`

const PREFIX = 'SELECT run_id FROM run WHERE run_id >= @prefix AND run_id < @prefix || char(0x10ffff) ORDER BY run_id LIMIT @limit'

const HEADS = `
  SELECT run.run_id AS runId, c.head_seq AS seq, c.head_hash AS hash FROM run JOIN checkpoint c ON c.run = run.run ORDER BY run.run`

const statements = (db: Database) => ({
  list: db.prepare<[Record<string, string | number | null>], Listed>(LIST),
  heads: db.prepare<[], { readonly runId: string; readonly seq: number; readonly hash: Hash }>(HEADS),
  prefix: db.prepare<[{ prefix: string; limit: number }], string>(PREFIX).pluck(),
})

const NO_LIMIT = -1

/** Finds runs. */
export class RunList {
  readonly #sql: ReturnType<typeof statements>

  constructor(db: Database, readonly reader: LogReader) { this.#sql = statements(db) }

  find({ flowId, outcome, sinceMs = 0, labels = {}, limit = NO_LIMIT }: RunFilter): readonly RunRow[] {
    return this.#sql.list.all({ flowId: flowId ?? null, outcome: outcome ?? null, sinceMs, labels: JSON.stringify(labels), limit })
      .map(({ run, run_id }) => rowOf(this.reader.view(run_id, run)))
  }

  /** Every run and the end of its log, in the order they came. */
  heads(): readonly { readonly runId: string; readonly head: LogHead }[] {
    return this.#sql.heads.all().map(({ runId, seq, hash }) => ({ runId, head: { seq, hash } }))
  }

  withPrefix(prefix: string, limit: number): readonly string[] { return this.#sql.prefix.all({ prefix, limit }) }
}
