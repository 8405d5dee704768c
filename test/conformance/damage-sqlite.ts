import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { invariant } from '../../src/base/never.ts'
import type { Damage } from '../../src/testing/store/store-under-test.ts'
import { alterBytes } from './alter.ts'

const RUN = '(SELECT run FROM run WHERE run_id = ?)'

/** The stored bytes a damage is about. */
function target(db: Sqlite.Database, what: Damage): Buffer {
  const get = (sql: string, ...args: readonly unknown[]): Buffer => Buffer.from(db.prepare(sql).pluck().get(...args) as Buffer | string)
  switch (what.of) {
    case 'event': return get(`SELECT bytes FROM event WHERE run = ${RUN} AND seq = ?`, what.runId, what.seq)
    case 'record': return get(`SELECT record FROM record WHERE run = ${RUN} AND ref = ?`, what.runId, what.ref)
    case 'checkpoint': return get(`SELECT view FROM checkpoint WHERE run = ${RUN}`, what.runId)
    case 'evidence': return get('SELECT bytes FROM evidence WHERE hash = ?', what.hash)
    case 'flow': return get('SELECT bytes FROM flow WHERE ir_hash = ?', what.irHash)
  }
}

/** Alters bytes in the files of a closed store, in place; twice is as before. */
export function damageSqlite(dir: string, what: Damage): void {
  const hex = what.of === 'evidence' ? what.hash.slice('sha256:'.length) : ''
  const evidenceFile = join(dir, 'evidence', 'sha256', hex.slice(0, 2), hex)
  const file = hex !== '' && existsSync(evidenceFile) ? evidenceFile : join(dir, 'runner.db')
  const bytes = readFileSync(file)
  if (file === evidenceFile) alterBytes(bytes)
  else alterIn(bytes, storedIn(file, what))
  writeFileSync(file, bytes)
}

function storedIn(file: string, what: Damage): Buffer {
  const db = new Sqlite(file, { fileMustExist: true })
  try {
    return target(db, what)
  } finally {
    db.close()
  }
}

function alterIn(file: Buffer, stored: Buffer): void {
  const at = file.indexOf(stored)
  invariant(at >= 0 && file.indexOf(stored, at + 1) < 0, 'the bytes are in the file once')
  alterBytes(file.subarray(at, at + stored.length))
}
