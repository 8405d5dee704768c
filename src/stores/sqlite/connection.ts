import type { Database } from 'better-sqlite3'
import { Sqlite } from './driver.ts'

/** How long one attempt may block this process while another holds the write lock, in milliseconds. Longer waits are asynchronous. */
const BLOCKING_MS = 20

/** How long the write-ahead log gets before it is merged, in pages: merging is two syncs, which fewer steps then wait for. */
const MERGED_AFTER_PAGES = 4_000

/** How a connection may touch its file. A copy in memory may always be written. */
export type ConnectionMode = 'read' | 'write' | 'create'

/** Opens a database with the settings every connection of ours has. Changes nothing in it. */
export function connect(file: string | Buffer, mode: ConnectionMode): Database {
  const options = typeof file === 'string' ? { readonly: mode === 'read', fileMustExist: mode !== 'create' } : {}
  const db = new Sqlite(file, { ...options, timeout: BLOCKING_MS })
  db.exec('PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON')
  return db
}

/**
 * For the one who writes the log: replacing a row counts as deleting it, what is superseded is overwritten (so that no text in the
 * file is beyond what `verify` sees), and a sync reaches the disk on every system.
 */
export function prepareForWriting(db: Database): void {
  db.pragma('journal_mode = WAL')
  db.exec('PRAGMA synchronous = NORMAL; PRAGMA recursive_triggers = ON; PRAGMA secure_delete = ON')
  db.exec(`PRAGMA wal_autocheckpoint = ${String(MERGED_AFTER_PAGES)}`)
  db.exec('PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON')
}
