import type { Database } from 'better-sqlite3'
import { applyEvent, type FoldState } from '../../core/fold/fold-run.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import type { RunEvent } from '../../model/run-event.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import type { LogHead } from '../../ports/run-store.ts'
import { damaged, decodeJson, hashOfBytes, placeName, type EventRow } from '../event-bytes.ts'
import { LogWriter } from './log-writer.ts'
import { DROP_VIEWS, LOG_TABLES, REMOVAL_TABLES, VIEW_TABLES } from './schema.ts'

// Forward only. A step never touches the log; what is folded from it is dropped and built anew, so a change of the fold is a step too.

const STEPS: readonly ((db: Database) => void)[] = [
  (db) => void db.exec(LOG_TABLES),
  rebuildViews,
  (db) => {
    db.exec(REMOVAL_TABLES)
    rebuildViews(db)
  },
]

/** The version this software writes. Version 1 was the log alone, 2 keeps its fold beside it, 3 remembers what was removed. */
export const STORE_VERSION = STEPS.length

/** Brings the tables from a version to the present one. Called inside a transaction. */
export function migrate(db: Database, from: number): void {
  for (const step of STEPS.slice(from)) step(db)
  db.exec('DELETE FROM meta')
  db.prepare('INSERT INTO meta (version) VALUES (?)').run(STORE_VERSION)
}

function rebuildViews(db: Database): void {
  db.exec(DROP_VIEWS)
  db.exec(VIEW_TABLES)
  const writer = new LogWriter(db, () => undefined)
  const runs = db.prepare<[], { run: number; run_id: string }>('SELECT run, run_id FROM run ORDER BY run').all()
  const page = db.prepare<[number, number], EventRow>('SELECT seq, bytes FROM event WHERE run = ? AND seq > ? ORDER BY seq LIMIT 1000')
  for (const { run, run_id } of runs) rebuild(run, run_id, (after) => page.all(run, after), writer)
}

function rebuild(run: number, runId: string, page: (after: number) => readonly EventRow[], writer: LogWriter): void {
  const records = new Map<InstanceRef, StepRecord>()
  let state: FoldState | undefined
  let head: LogHead = { seq: 0, hash: null }
  for (let rows = page(0); rows.length > 0; rows = page(head.seq)) {
    for (const { seq, bytes } of rows) {
      const event = decodeJson(bytes, placeName(runId, seq)) as RunEvent
      if (event.prev !== head.hash) throw damaged(placeName(runId, seq))
      const step = applyEvent(state, event, (ref) => records.get(ref))
      state = step.state
      head = { seq, hash: hashOfBytes(bytes) }
      for (const record of step.changed) records.set(record.ref, record)
    }
  }
  if (state === undefined) throw damaged(`run "${runId}"`)
  for (const record of records.values()) writer.record(run, record)
  writer.header(run, state.view)
  writer.checkpoint(run, head, state.view)
}
