import type { Database } from 'better-sqlite3'
import type { ForeignLog, ImportedLog, LoggedEvent, RunStore } from '../../ports/run-store.ts'
import { grewMeanwhile, NOTHING_KNOWN, receiveLog, sameHead, type KnownLog, type ReceivedLog } from '../receive-log.ts'
import type { FlowRows } from './flow-rows.ts'
import type { Work } from './group-commit.ts'
import type { LogReader, RunHead } from './log-reader.ts'
import type { LogWriter } from './log-writer.ts'
import { guarded } from './sqlite-fault.ts'
import type { RemovedRows } from './removed-rows.ts'
import type { StoreAccess } from './store-access.ts'

/** Events compared at a time. */
const PAGE = 1_000

/** What rows of a store an import reads and writes. */
export interface ImportedRows {
  readonly reader: LogReader; readonly writer: LogWriter; readonly flows: FlowRows; readonly removed: RemovedRows
}

/**
 * Keeps foreign logs. Their new events wait in a temporary table, which is no part of the store, until all of the log was found sound;
 * then one transaction moves them and writes their fold.
 */
export class LogImporter {
  readonly #waiting: WaitingEvents
  #imports = 0

  constructor(readonly db: Database, readonly rows: ImportedRows, readonly access: StoreAccess) {
    this.#waiting = new WaitingEvents(db)
  }

  /** The lease is the caller's. */
  async import(log: ForeignLog, store: Pick<RunStore, 'head' | 'evidence'>): Promise<ImportedLog> {
    const place = ++this.#imports
    // After this, what removes evidence sees the lease before it removes any.
    await this.access.write({ flush: false, plan: () => ({ result: undefined, write: () => undefined }) })
    const head = await this.access.read(() => this.rows.reader.head(log.runId))
    const known = head === undefined ? NOTHING_KNOWN : this.#known(log.runId, head)
    try {
      const putAside = (row: { readonly seq: number; readonly bytes: Uint8Array }): void =>
        guarded(this.access.dir, 'write', () => this.#waiting.add(place, row.seq, row.bytes))
      const received = await receiveLog(log, { known, store, putAside })
      return await this.access.write(this.#keep(log, known, received, place))
    } finally {
      this.#waiting.drop(place)
    }
  }

  #known(runId: string, head: RunHead): KnownLog {
    const page = (after: number): readonly LoggedEvent[] => this.rows.reader.logged(runId, head, after, Math.min(after + PAGE, head.seq))
    return { head: { seq: head.seq, hash: head.hash }, page }
  }

  #keep(log: ForeignLog, known: KnownLog, received: ReceivedLog, place: number): Work<ImportedLog> {
    return {
      flush: true,
      plan: () => {
        const head = this.rows.reader.head(log.runId)
        if (!sameHead(head ?? NOTHING_KNOWN.head, known.head)) throw grewMeanwhile(log.runId)
        return { result: received.result, write: () => this.#write(log, head, received, place) }
      },
    }
  }

  #write({ runId, flows }: ForeignLog, before: RunHead | undefined, { result, state, records, epoch }: ReceivedLog, place: number): void {
    const { writer } = this.rows
    for (const flow of flows) this.rows.flows.add(flow.irHash, flow.bytes)
    if (result.added === 0) return
    const run = before?.run ?? writer.run(runId, epoch)
    if (before === undefined) this.rows.removed.release(runId)
    if (before !== undefined && epoch > before.epoch) writer.epoch(run, epoch)
    this.#waiting.move(place, run)
    for (const record of records) writer.record(run, record)
    writer.header(run, state.view)
    writer.checkpoint(run, result.head, state.view)
  }
}

const WAITING = `
  CREATE TEMP TABLE waiting (place INTEGER NOT NULL, seq INTEGER NOT NULL, bytes BLOB NOT NULL, PRIMARY KEY (place, seq)) STRICT`
const MOVE = 'INSERT INTO event (run, seq, bytes) SELECT ?, seq, bytes FROM temp.waiting WHERE place = ? ORDER BY seq'

const statements = (db: Database) => ({
  add: db.prepare<[number, number, Uint8Array]>('INSERT INTO temp.waiting (place, seq, bytes) VALUES (?, ?, ?)'),
  move: db.prepare<[number, number]>(MOVE),
  drop: db.prepare<[number]>('DELETE FROM temp.waiting WHERE place = ?'),
})

/** Events on their way in, several imports at a time. The table is made with the first one. */
class WaitingEvents {
  #sql: ReturnType<typeof statements> | undefined

  constructor(readonly db: Database) {}

  add(place: number, seq: number, bytes: Uint8Array): void {
    this.#sql ??= this.#make()
    this.#sql.add.run(place, seq, bytes)
  }

  move(place: number, run: number): void { this.#sql?.move.run(run, place) }

  drop(place: number): void {
    if (this.db.open) this.#sql?.drop.run(place)
  }

  #make(): ReturnType<typeof statements> {
    this.db.exec(WAITING)
    return statements(this.db)
  }
}
