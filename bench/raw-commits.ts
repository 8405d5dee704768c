import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { stopwatch, type Took } from './measured-run.ts'

/** About what one event of the log is. */
const ROW_BYTES = 600

/** The least that durability costs here: commits of one row each, flushed, nothing else done. */
export function rawCommits(dir: string): { readonly time: (count: number) => Took; readonly close: () => void } {
  const db = new Sqlite(join(dir, 'raw.db'))
  db.pragma('journal_mode = WAL')
  db.exec('PRAGMA synchronous = FULL; CREATE TABLE row (id INTEGER PRIMARY KEY, bytes BLOB NOT NULL) STRICT')
  const insert = db.prepare<[Buffer]>('INSERT INTO row (bytes) VALUES (?)')
  const row = Buffer.alloc(ROW_BYTES, 'x')
  return {
    time: (count) => {
      const read = stopwatch()
      for (let i = 0; i < count; i++) insert.run(row)
      return read(count)
    },
    close: () => { db.close() },
  }
}
