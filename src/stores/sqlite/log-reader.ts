import type { Database } from 'better-sqlite3'
import type { CheckpointView, StepRecord } from '../../model/checkpoint.ts'
import type { Hash } from '../../model/flow.ts'
import type { RunEvent } from '../../model/run-event.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import type { LoggedEvent, LogHead } from '../../ports/run-store.ts'
import { damaged, decodeStretch, placeName, type EventRow } from '../event-bytes.ts'
import { readRecord, readView, type RunIndex } from '../materialise.ts'
import { checkedText, checkpointPlace, headerPlace, recordPlace } from './checked-text.ts'

/** A run's place in the tables and the end of its log. */
export interface RunHead extends LogHead {
  /** The run's number in this file. */
  readonly run: number
  readonly epoch: number
  readonly hash: Hash
}

/** A record's text and the columns it is found by. */
export interface StoredRecord { readonly text: string; readonly stepId: string; readonly position: number }

interface RecordRow {
  readonly ref: string; readonly step_id: string; readonly position: number; readonly sum: unknown; readonly record: unknown
}

/** The stored texts of a checkpoint, proven by their sums, and the columns a run is found by. */
export interface CheckpointTexts { readonly header: string; readonly view: string; readonly index: RunIndex }

interface ViewRow extends RunIndex {
  readonly header: unknown; readonly header_sum: unknown; readonly view: unknown; readonly view_sum: unknown
  readonly seq: number; readonly hash: string
}

const HEAD = `
  SELECT run.run, run.epoch, c.head_seq AS seq, c.head_hash AS hash FROM run JOIN checkpoint c ON c.run = run.run WHERE run.run_id = ?`
const VIEW = `
  SELECT h.header, h.sum AS header_sum, c.view, c.sum AS view_sum, c.head_seq AS seq, c.head_hash AS hash,
    h.flow_id AS flowId, h.started_at AS startedAtMs, h.labels, c.outcome
  FROM checkpoint c JOIN header h ON h.run = c.run WHERE c.run = ?`
const RECORD = 'SELECT ref, step_id, position, sum, record FROM record'
/** A record by its run's id: one statement where finding the run first would be two. */
const RECORD_OF = `
  SELECT r.run, r.ref, r.step_id, r.position, r.sum, r.record FROM run JOIN record r ON r.run = run.run
  WHERE run.run_id = ? AND r.step_id = ? AND r.ref = ?`

const statements = (db: Database) => ({
  head: db.prepare<[string], RunHead>(HEAD),
  stretch: db.prepare<[number, number, number], EventRow>(
    'SELECT seq, bytes FROM event WHERE run = ? AND seq BETWEEN ? AND ? ORDER BY seq'),
  view: db.prepare<[number], ViewRow>(VIEW),
  record: db.prepare<[number, string, string], RecordRow>(`${RECORD} WHERE run = ? AND step_id = ? AND ref = ?`),
  recordOf: db.prepare<[string, string, string], RecordRow & { readonly run: number }>(RECORD_OF),
  recordCount: db.prepare<[number], number>('SELECT count(*) FROM record WHERE run = ?').pluck(),
  recordsAfter: db.prepare<[number, number, number], RecordRow>(`${RECORD} WHERE run = ? AND position > ? ORDER BY position, ref LIMIT ?`),
  recordsAt: db.prepare<[number, number], RecordRow>(`${RECORD} WHERE run = ? AND position = ? ORDER BY ref`),
  recordsOfStep: db.prepare<[number, string, number], RecordRow>(`${RECORD} WHERE run = ? AND step_id = ? ORDER BY position LIMIT ?`),
})

/** Reads runs. Short, synchronous reads; what comes back was checked against its chain or its sum. */
export class LogReader {
  readonly #sql: ReturnType<typeof statements>

  constructor(db: Database) { this.#sql = statements(db) }

  head(runId: string): RunHead | undefined { return this.#sql.head.get(runId) }

  /** Raw rows, both ends included. */
  rows(run: number, first: number, last: number): readonly EventRow[] { return this.#sql.stretch.all(run, first, last) }

  /** Events after a seq, up to and including another. @throws Fault store.corrupt */
  events(runId: string, head: RunHead, after: number, last: number): readonly RunEvent[] {
    return this.logged(runId, head, after, last).map(({ event }) => event)
  }

  /** The same with their stored bytes. @throws Fault store.corrupt */
  logged(runId: string, head: RunHead, after: number, last: number): readonly LoggedEvent[] {
    if (after >= head.seq || last <= after) return []
    const [from, to] = [Math.max(after, 1), Math.min(last + 1, head.seq)]
    const rows = this.rows(head.run, from, to)
    if (rows.length !== to - from + 1) throw damaged(`the log of run "${runId}" between ${placeName(runId, from)} and ${String(to)}`)
    return decodeStretch(runId, rows, to === head.seq ? head.hash : null).filter(({ event: { seq } }) => seq > after && seq <= last)
  }

  /** @throws Fault store.corrupt */
  view(runId: string, run: number): CheckpointView {
    const { header, view } = this.texts(runId, run)
    return readView(runId, header, view)
  }

  /** @throws Fault store.corrupt */
  texts(runId: string, run: number): CheckpointTexts {
    const what = `the checkpoint of run "${runId}"`
    const row = this.#sql.view.get(run)
    if (row === undefined) throw damaged(what)
    const { flowId, startedAtMs, labels, outcome } = row
    return {
      header: checkedText(headerPlace(run), row.header, row.header_sum, what),
      view: checkedText(checkpointPlace(run, row), row.view, row.view_sum, what),
      index: { flowId, startedAtMs, labels, outcome },
    }
  }

  /** @throws Fault store.corrupt */
  record(runId: string, run: number, ref: InstanceRef): StepRecord | undefined {
    const row = this.#sql.record.get(run, lastName(ref), ref)
    return row === undefined ? undefined : recordIn(runId, run, row)
  }

  /** Those that are there, in the order asked for. @throws Fault store.corrupt */
  recordsOf(runId: string, refs: readonly InstanceRef[]): readonly StepRecord[] {
    return refs.flatMap((ref) => {
      const row = this.#sql.recordOf.get(runId, lastName(ref), ref)
      return row === undefined ? [] : recordIn(runId, row.run, row)
    })
  }

  /** The stored text, proven by its sum, and the columns a record is found by. @throws Fault store.corrupt */
  recordText(runId: string, run: number, ref: InstanceRef): StoredRecord | undefined {
    const row = this.#sql.record.get(run, lastName(ref), ref)
    return row === undefined ? undefined : { text: textIn(runId, run, row), stepId: row.step_id, position: row.position }
  }

  recordCount(run: number): number { return this.#sql.recordCount.get(run) ?? 0 }

  /** In order of position; those that share the last one's position are never torn apart. */
  recordPage(runId: string, run: number, after: number, limit: number): readonly StepRecord[] {
    const rows = this.#sql.recordsAfter.all(run, after, limit)
    const last = rows.at(-1)
    if (last === undefined || rows.length < limit) return rows.map((row) => recordIn(runId, run, row))
    const whole = [...rows.filter((row) => row.position < last.position), ...this.#sql.recordsAt.all(run, last.position)]
    return whole.map((row) => recordIn(runId, run, row))
  }

  recordsOfStep(runId: string, run: number, stepId: string, limit: number): readonly StepRecord[] {
    return this.#sql.recordsOfStep.all(run, stepId, limit).map((row) => recordIn(runId, run, row))
  }
}

/** The step's id, which every ref ends with. */
const lastName = (ref: InstanceRef): string => ref.slice(ref.lastIndexOf('/') + 1)

function textIn(runId: string, run: number, { ref, position, record, sum }: RecordRow): string {
  return checkedText(recordPlace(run, ref, position), record, sum, `the record of ${ref} in run "${runId}"`)
}

const recordIn = (runId: string, run: number, row: RecordRow): StepRecord => readRecord(runId, textIn(runId, run, row))
