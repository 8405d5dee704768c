import { accessSync, closeSync, constants, fsyncSync, mkdirSync, openSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Database } from 'better-sqlite3'
import { Fault } from '../../model/fault.ts'
import { damaged } from '../event-bytes.ts'
import { connect, prepareForWriting } from './connection.ts'
import { SqliteError } from './driver.ts'
import { migrate, STORE_VERSION } from './migrations.ts'
import { APPLICATION_ID } from './schema.ts'
import { isBusy } from './sqlite-fault.ts'

/** Where the log lives inside the store's folder. */
const databaseFile = (dir: string): string => join(dir, 'runner.db')

const CREATION_PATIENCE_MS = 5_000
const CREATION_PAUSE_MS = 5

/** Opens for writing: creates the store when it may, brings an older one forward. @throws Fault */
export function openForWriting(dir: string, createIfMissing: boolean): Database {
  const file = databaseFile(dir)
  const size = sizeOf(file)
  const isNew = size === undefined || size === 0
  if (isNew && !createIfMissing) throw missing(dir)
  if (isNew) mkdirSync(dir, { recursive: true })
  return explained(dir, () => makeReady(connect(file, isNew ? 'create' : 'write'), dir, isNew))
}

function makeReady(db: Database, dir: string, isNew: boolean): Database {
  try {
    patiently(() => bringForward(db, dir))
    patiently(() => prepareForWriting(db))
    if (isNew) syncFolders(dir)
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

/**
 * Opens for reading, without a byte of the store changing. Where the system does not let a reader of a live file in (a read-only
 * disk), and for a store of an older version, a copy in memory is read.
 */
export function openForReading(dir: string): Database {
  const file = databaseFile(dir)
  const size = sizeOf(file)
  if (size === undefined || size === 0) throw missing(dir)
  const db = connectReader(file)
  try {
    const version = versionOf(db, dir)
    if (version === undefined) throw missing(dir)
    if (version === STORE_VERSION) return db
    return broughtForward(inMemory(db.serialize()), version, db)
  } catch (error) {
    db.close()
    tidyAfterReading(dir)
    throw error
  }
}

/** A second reader of a store that is open. */
export const openSnapshot = (dir: string): Database => {
  const db = openForReading(dir)
  db.exec('BEGIN')
  return db
}

/** Removes the empty files that a reader of a store at rest leaves beside it: SQLite's own last close does it, under its locks. */
export function tidyAfterReading(dir: string): void {
  const file = databaseFile(dir)
  if (sizeOf(`${file}-wal`) !== 0) return
  try {
    const db = connect(file, 'write')
    try {
      db.pragma('schema_version')
    } finally {
      db.close()
    }
  } catch { /* somebody else works there, or we may not write: then they stay, and harm nothing */ }
}

function sizeOf(file: string): number | undefined {
  const found = statSync(file, { throwIfNoEntry: false })
  if (found?.isFile() === false) throw notAStore(`${file} is not a file`)
  return found?.size
}

const notAStore = (message: string): Fault => new Fault('store.not-a-store', message, { next: 'name another folder with --store' })

const missing = (dir: string): Fault =>
  new Fault('store.missing', `there is no store in ${dir}`, { next: 'run a flow there first, or name the store with --store' })

/** Opening waits in place: it happens once, and only the making of a store meets anybody. */
function patiently(operation: () => void): void {
  const pause = new Int32Array(new SharedArrayBuffer(4))
  for (const started = performance.now(); ;) {
    try {
      operation()
      return
    } catch (error) {
      if (!isBusy(error) || performance.now() - started > CREATION_PATIENCE_MS) throw error
    }
    Atomics.wait(pause, 0, 0, CREATION_PAUSE_MS)
  }
}

function bringForward(db: Database, dir: string): void {
  if (versionOf(db, dir) === STORE_VERSION) return
  db.exec('BEGIN EXCLUSIVE')
  try {
    const version = versionOf(db, dir)
    if (version === undefined) db.pragma(`application_id = ${String(APPLICATION_ID)}`)
    if (version !== STORE_VERSION) migrate(db, version ?? 0)
    db.exec('COMMIT')
  } finally {
    if (db.inTransaction) db.exec('ROLLBACK')
  }
}

/** The version of the tables; undefined when there are none yet. @throws Fault store.not-a-store, store.newer-version, store.corrupt */
function versionOf(db: Database, dir: string): number | undefined {
  const tables = db.prepare<[], number>('SELECT count(*) FROM sqlite_master').pluck().get()
  const owner = db.pragma('application_id', { simple: true })
  if (owner === 0 && tables === 0) return undefined
  if (owner !== APPLICATION_ID) throw notAStore(`${databaseFile(dir)} belongs to another program`)
  const version = db.prepare<[], number>('SELECT version FROM meta').pluck().get()
  if (version === undefined || !Number.isSafeInteger(version) || version < 1) throw damaged(`the version of store ${dir}`)
  if (version <= STORE_VERSION) return version
  const message = `store ${dir} is of version ${String(version)}, this software knows up to ${String(STORE_VERSION)}`
  const next = 'use the newer version of this software'
  throw new Fault('store.newer-version', message, { next, data: { version, known: STORE_VERSION } })
}

function connectReader(file: string): Database {
  const db = connect(file, 'read')
  try {
    db.pragma('schema_version')
    return db
  } catch (error) {
    db.close()
    if (!cannotShare(error) || (sizeOf(`${file}-wal`) ?? 0) > 0) throw error
    return inMemory(readFileSync(file))
  }
}

const cannotShare = (error: unknown): boolean => error instanceof SqliteError && /^SQLITE_(CANTOPEN|READONLY)/.test(error.code)

/** Offsets of the file header that say whether a write-ahead log belongs to the file; a copy in memory has none. */
const FORMAT_BYTES = [18, 19] as const

function inMemory(copy: Buffer): Database {
  for (const at of FORMAT_BYTES) copy[at] = 1
  return connect(copy, 'write')
}

function broughtForward(copy: Database, version: number, original: Database): Database {
  migrate(copy, version)
  original.close()
  return copy
}

/** What the database calls "cannot open" is mostly a folder that cannot be written. */
function explained<T>(dir: string, operation: () => T): T {
  try {
    return operation()
  } catch (error) {
    if (cannotShare(error)) accessSync(resolve(dir), constants.W_OK)
    throw error
  }
}

function syncFolders(dir: string): void {
  for (const folder of [dir, dirname(resolve(dir))]) {
    const handle = openSync(folder, 'r')
    try { fsyncSync(handle) } finally { closeSync(handle) }
  }
}
