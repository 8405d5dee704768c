import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterEach, describe, expect, it } from 'vitest'
import { sha256Hex } from '../../src/core/hash/sha256.ts'
import { isFault, type FaultCode } from '../../src/model/fault.ts'
import { connect, prepareForWriting } from '../../src/stores/sqlite/connection.ts'
import { openSqliteStore, type SqliteStore } from '../../src/stores/sqlite/sqlite-store.ts'
import { RunWriter } from '../../src/testing/store/run-writer.ts'
import { sampleRun, started, wholeStep } from '../../src/testing/store/sample-log.ts'

const folders: string[] = []
afterEach(() => { for (const dir of folders.splice(0)) rmSync(dir, { recursive: true, force: true }) })

const folder = (): string => {
  const dir = mkdtempSync(join(tmpdir(), 'store-'))
  folders.push(dir)
  return dir
}
const write = (dir: string): SqliteStore => openSqliteStore(dir, { mode: 'write', createIfMissing: true })
const read = (dir: string): SqliteStore => openSqliteStore(dir, { mode: 'read' })

const faultOf = (open: () => unknown): FaultCode | undefined => {
  try {
    open()
    return undefined
  } catch (error) {
    if (!isFault(error)) throw error
    return error.code
  }
}

/** A store at rest that holds one run. */
async function madeStore(runId = 'r1'): Promise<string> {
  const dir = folder()
  const store = write(dir)
  await new RunWriter(store, runId).append(sampleRun())
  await store.close()
  return dir
}

/** Every file below a folder with its bytes and time of change. */
const contents = (dir: string): Readonly<Record<string, string>> => Object.fromEntries(
  readdirSync(dir, { recursive: true, encoding: 'utf8' }).sort().map((name) => {
    const found = statSync(join(dir, name))
    return [name, found.isDirectory() ? 'a folder' : `${String(found.mtimeMs)} ${sha256Hex(readFileSync(join(dir, name)))}`]
  }))

function alterTables(dir: string, sql: string): void {
  const db = new Sqlite(join(dir, 'runner.db'))
  db.exec(sql)
  db.close()
}

/** What the tables, indexes and guards of a store are made by. */
function tablesOf(dir: string): readonly unknown[] {
  const db = new Sqlite(join(dir, 'runner.db'), { readonly: true })
  try {
    return db.prepare('SELECT type, name, sql FROM sqlite_master ORDER BY name').all()
  } finally {
    db.close()
  }
}

describe('opening the store in a folder', () => {
  it('finds no store where there is none, and makes none unasked', () => {
    const dir = folder()
    expect(faultOf(() => read(dir))).toBe('store.missing')
    expect(faultOf(() => openSqliteStore(dir, { mode: 'write' }))).toBe('store.missing')
    expect(faultOf(() => read(join(dir, 'deeper', 'still')))).toBe('store.missing')
    expect(readdirSync(dir)).toEqual([])
  })

  it('makes folder and file when it may', async () => {
    const dir = join(folder(), 'deeper', '.runner')
    await write(dir).close()
    expect(readdirSync(dir)).toEqual(['runner.db'])
    expect(await read(dir).runs()).toEqual([])
  })

  it('takes a file that an interrupted start left empty for no store', async () => {
    const dir = folder()
    writeFileSync(join(dir, 'runner.db'), '')
    expect(faultOf(() => read(dir))).toBe('store.missing')
    await write(dir).close()
    expect(await read(dir).runs()).toEqual([])
  })

  it.each([
    ['a text', (dir: string) => writeFileSync(join(dir, 'runner.db'), 'this was never a database\n')],
    ['a text longer than a page', (dir: string) => writeFileSync(join(dir, 'runner.db'), 'never a database\n'.repeat(5000))],
    ['another program\'s database', (dir: string) => alterTables(dir, 'CREATE TABLE theirs (a); INSERT INTO theirs VALUES (1)')],
    ['another program\'s database with a log of its own', (dir: string) =>
      alterTables(dir, 'PRAGMA journal_mode = WAL; CREATE TABLE theirs (a)')],
    ['a folder of that name', (dir: string) => mkdirSync(join(dir, 'runner.db'))],
  ])('refuses %s and leaves every byte as it was', (_what, make) => {
    const dir = folder()
    make(dir)
    const before = contents(dir)
    expect(faultOf(() => write(dir))).toBe('store.not-a-store')
    expect(contents(dir)).toEqual(before)
    expect(faultOf(() => read(dir))).toBe('store.not-a-store')
    expect(contents(dir)).toEqual(before)
  })

  it('refuses a file where the folder should be', () => {
    const file = join(folder(), 'file')
    writeFileSync(file, 'x')
    expect(faultOf(() => write(file))).toBe('store.not-a-store')
    expect(faultOf(() => read(file))).toBe('store.not-a-store')
  })

  it('refuses a store of a newer version, untouched', async () => {
    const dir = await madeStore()
    alterTables(dir, 'UPDATE meta SET version = version + 1')
    const before = contents(dir)
    expect(faultOf(() => write(dir))).toBe('store.newer-version')
    expect(faultOf(() => read(dir))).toBe('store.newer-version')
    expect(contents(dir)).toEqual(before)
  })

  it.each([
    'DELETE FROM meta', 'UPDATE meta SET version = 0', 'DROP TABLE meta', 'DROP TABLE event', 'DROP TABLE record', 'DROP TABLE flow',
  ])(
    'calls a store damaged after: %s', async (sql) => {
      const dir = await madeStore()
      alterTables(dir, sql)
      expect(faultOf(() => write(dir))).toBe('store.corrupt')
      expect(faultOf(() => read(dir))).toBe('store.corrupt')
    })
})

describe('an older store', () => {
  /** As version 1 left it: the log alone. */
  async function logAlone(): Promise<string> {
    const dir = await madeStore()
    alterTables(dir, 'DROP TABLE removed_run; ALTER TABLE evidence DROP COLUMN added_at')
    alterTables(dir, 'DROP TABLE checkpoint; DROP TABLE header; DROP TABLE record; UPDATE meta SET version = 1')
    return dir
  }

  it('is brought forward by the first who writes: what is folded from the log is built anew', async () => {
    const [older, present] = [await logAlone(), await madeStore()]
    await write(older).close()
    const [one, two] = [read(older), read(present)]
    expect(await one.verify()).toEqual([])
    expect(await one.checkpoint('r1')).toEqual(await two.checkpoint('r1'))
    expect(await one.recordPage('r1')).toEqual(await two.recordPage('r1'))
    expect(await one.runs()).toEqual(await two.runs())
  })

  it('is read without a byte of it changing', async () => {
    const dir = await logAlone()
    const before = contents(dir)
    const store = read(dir)
    expect((await store.runs()).map(({ outcome }) => outcome)).toEqual(['passed'])
    expect((await store.events('r1')).length).toBe(sampleRun().length)
    await store.close()
    expect(contents(dir)).toEqual(before)
  })

  it('that a released version left can be cleared, and has the tables of a new one', async () => {
    const [older, present] = [folder(), await madeStore()]
    cpSync('fixtures/stores/0.1.0', older, { recursive: true })
    const store = write(older)
    const before = await store.runs()
    const finished = before.filter(({ status }) => status === 'finished').map(({ runId }) => runId)
    const removal = await store.remove({ runIds: finished, atMs: 5, orphansBeforeMs: 0 })
    expect(removal.runs.map(({ runId }) => runId)).toEqual(finished)
    expect(await store.verify()).toEqual([])
    expect((await store.runs()).length).toBe(before.length - finished.length)
    await store.close()
    expect(tablesOf(older)).toEqual(tablesOf(present))
  })

  it('is not brought forward when its log is damaged', async () => {
    const dir = await logAlone()
    alterTables(dir, 'DROP TRIGGER event_is_never_changed; UPDATE event SET bytes = X\'7B7D\' WHERE seq = 3')
    expect(faultOf(() => write(dir))).toBe('store.corrupt')
    const db = new Sqlite(join(dir, 'runner.db'), { readonly: true })
    expect(db.prepare('SELECT version FROM meta').pluck().get()).toBe(1)
    db.close()
  })
})

describe('the log', () => {
  it.each([
    'UPDATE event SET bytes = bytes', 'DELETE FROM event', 'DELETE FROM event WHERE seq = 23',
    'INSERT OR REPLACE INTO event (run, seq, bytes) SELECT run, seq, bytes FROM event',
  ])('does not let a row be changed or removed: %s', async (sql) => {
    const dir = await madeStore()
    const db = connect(join(dir, 'runner.db'), 'write')
    prepareForWriting(db)
    expect(() => db.exec(sql)).toThrow('the log is append-only')
    db.close()
    expect(await read(dir).verify()).toEqual([])
  })
})

describe('a reader', () => {
  it('changes nothing and leaves nothing behind', async () => {
    const dir = await madeStore()
    const before = contents(dir)
    const store = read(dir)
    await store.runs()
    await store.recordPage('r1')
    await store.leaseHolder('r1')
    expect(await store.verify()).toEqual([])
    expect(store.journalDir).toBe(join(dir, 'journal'))
    await store.close()
    expect(contents(dir)).toEqual(before)
  })

  it('may not write', async () => {
    const store = read(await madeStore())
    const refused = [
      new RunWriter(store, 'r2').append([started()]), store.acquireLease('r1'), store.evidence.write(Buffer.from('x')),
      store.putFlow(`sha256:${'a'.repeat(64)}`, Buffer.from('{}')),
    ]
    for (const each of await Promise.allSettled(refused)) {
      expect(each).toMatchObject({ status: 'rejected', reason: { code: 'store.read-only' } })
    }
  })

  it('sees what a writer appends, while it appends', async () => {
    const dir = await madeStore()
    const [writer, reader] = [write(dir), read(dir)]
    const run = new RunWriter(writer, 'r2')
    await run.append([started()])
    for (const stepId of ['a', 'b', 'c']) {
      await run.append(wholeStep(stepId))
      expect(await reader.head('r2')).toEqual(run.head)
      expect((await reader.records('r2', [stepId]))[0]?.state).toBe('judged')
    }
    await reader.close()
    await writer.close()
  })

  it('reads what a killed writer left beside the file, and leaves it there', async () => {
    const [dir, copy] = [await madeStore(), folder()]
    const store = write(dir)
    await new RunWriter(store, 'r2').append([started()])
    cpSync(dir, copy, { recursive: true })
    await store.close()
    rmSync(join(copy, 'runner.db-shm'))
    const before = contents(copy)
    const reader = read(copy)
    expect((await reader.runs()).map(({ runId }) => runId).sort()).toEqual(['r1', 'r2'])
    await reader.close()
    const { 'runner.db-shm': _index, ...after } = contents(copy)
    expect(after).toEqual(before)
  })
})

describe('a writer that finds the store locked', () => {
  it('says so when its patience ends, and writes as soon as it is free', async () => {
    const dir = await madeStore()
    const store = openSqliteStore(dir, { mode: 'write', patienceMs: 0 })
    const run = new RunWriter(store, 'r2')
    const other = new Sqlite(join(dir, 'runner.db'))
    other.exec('BEGIN IMMEDIATE')
    await expect(run.append([started()])).rejects.toMatchObject({ code: 'store.busy', next: 'try again' })
    expect((await store.runs()).length).toBe(1)
    other.close()
    await run.append([started()])
    expect(await store.verify()).toEqual([])
    await store.close()
  })
})

describe('a closed store', () => {
  it('has everything in one file although a reader is still open', async () => {
    const dir = await madeStore()
    const [writer, reader] = [write(dir), read(dir)]
    await new RunWriter(writer, 'r2').append([started()])
    expect((await reader.runs()).length).toBe(2)
    await writer.close()
    expect(statSync(join(dir, 'runner.db-wal')).size).toBe(0)
    expect((await reader.runs()).length).toBe(2)
    await reader.close()
    expect(readdirSync(dir)).toEqual(['runner.db'])
  })

  it('is one file that can be copied anywhere', async () => {
    const dir = await madeStore()
    expect(readdirSync(dir)).toEqual(['runner.db'])
    const copy = folder()
    cpSync(dir, copy, { recursive: true })
    const store = write(copy)
    expect(await store.verify()).toEqual([])
    const run = new RunWriter(store, 'r2')
    const appended = run.append([started()])
    await store.close()
    expect((await appended).length).toBe(1)
    expect(existsSync(join(copy, 'runner.db-wal'))).toBe(false)
  })
})
