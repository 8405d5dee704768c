import type { Database } from 'better-sqlite3'
import { outcomeOf } from '../../core/view/outcome-of.ts'
import type { CheckpointView, StepRecord } from '../../model/checkpoint.ts'
import type { LogHead } from '../../ports/run-store.ts'
import { headerText, indexOf, recordText, viewText } from '../materialise.ts'
import type { StoredEvent } from '../event-bytes.ts'
import { checkpointPlace, headerPlace, recordPlace, sumOf } from './checked-text.ts'

const CHECKPOINT = `
  INSERT INTO checkpoint (run, head_seq, head_hash, outcome, sum, view) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (run) DO UPDATE
  SET head_seq = excluded.head_seq, head_hash = excluded.head_hash, outcome = excluded.outcome, sum = excluded.sum,
    view = excluded.view`
const HEADER = `
  INSERT INTO header (run, flow_id, started_at, labels, sum, header) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (run) DO UPDATE
  SET sum = excluded.sum, header = excluded.header`
const RECORD = `
  INSERT INTO record (run, ref, step_id, position, sum, record) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (run, step_id, ref) DO UPDATE
  SET position = excluded.position, sum = excluded.sum, record = excluded.record`

const statements = (db: Database) => ({
  run: db.prepare<[string, number]>('INSERT INTO run (run_id, epoch) VALUES (?, ?)'),
  epoch: db.prepare<[number, number]>('UPDATE run SET epoch = ? WHERE run = ?'),
  event: db.prepare<[number, number, Buffer]>('INSERT INTO event (run, seq, bytes) VALUES (?, ?, ?)'),
  checkpoint: db.prepare<[number, number, string, string | null, Buffer, string]>(CHECKPOINT),
  header: db.prepare<[number, string, number, string, Buffer, string]>(HEADER),
  record: db.prepare<[number, string, string, number, Buffer, string]>(RECORD),
})

/** Writes rows of the log and of its fold. `count` hears of each row and its bytes. */
export class LogWriter {
  readonly #sql: ReturnType<typeof statements>

  constructor(db: Database, readonly count: (bytes: number) => void) { this.#sql = statements(db) }

  /** A new run; answers its number. */
  run(runId: string, epoch: number): number {
    this.count(runId.length)
    return Number(this.#sql.run.run(runId, epoch).lastInsertRowid)
  }

  epoch(run: number, epoch: number): void {
    this.#sql.epoch.run(epoch, run)
    this.count(0)
  }

  event(run: number, { event, bytes }: StoredEvent): void {
    this.#sql.event.run(run, event.seq, bytes)
    this.count(bytes.length)
  }

  checkpoint(run: number, head: LogHead, view: CheckpointView): void {
    const text = viewText(view)
    this.#sql.checkpoint.run(run, head.seq, String(head.hash), outcomeOf(view) ?? null, sumOf(checkpointPlace(run, head), text), text)
    this.count(text.length)
  }

  header(run: number, view: CheckpointView): void {
    const text = headerText(view)
    const { flowId, startedAtMs, labels } = indexOf(view)
    this.#sql.header.run(run, flowId, startedAtMs, labels, sumOf(headerPlace(run), text), text)
    this.count(text.length)
  }

  record(run: number, record: StepRecord): void {
    const text = recordText(record)
    const { ref, stepId, position } = record
    this.#sql.record.run(run, ref, stepId, position, sumOf(recordPlace(run, ref, position), text), text)
    this.count(text.length)
  }
}
