import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from 'better-sqlite3'
import { SqliteError } from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isFault } from '../../src/model/fault.ts'
import { connect, prepareForWriting } from '../../src/stores/sqlite/connection.ts'
import { GroupCommit, type Work } from '../../src/stores/sqlite/group-commit.ts'
import { storeFault } from '../../src/stores/sqlite/sqlite-fault.ts'

const SYNC_NORMAL = 1
const SYNC_FULL = 2

let dir: string
let db: Database
let other: Database
let commit: GroupCommit
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'commit-'))
  db = connect(join(dir, 'x.db'), 'create')
  prepareForWriting(db)
  db.exec('CREATE TABLE item (name TEXT NOT NULL UNIQUE)')
  other = connect(join(dir, 'x.db'), 'write')
  commit = new GroupCommit(db, 60_000)
})
afterEach(() => {
  for (const each of [db, other]) each.close()
  rmSync(dir, { recursive: true })
})

const names = (): readonly string[] => other.prepare<[], string>('SELECT name FROM item ORDER BY rowid').pluck().all()
const add = (name: string, flush = false): Work<string> => ({
  flush, plan: () => ({ result: name, write: () => void db.prepare('INSERT INTO item VALUES (?)').run(name) }),
})
const refuse: Work<never> = { flush: false, plan: () => { throw new Error('refused') } }
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

describe('works in one transaction', () => {
  it('are synced to disk when one of them asks, and not otherwise', async () => {
    const level = (flush: boolean): Work<unknown> => ({
      flush, plan: () => ({ result: db.pragma('synchronous', { simple: true }), write: () => undefined }),
    })
    const together = [level(false), level(true), level(false)].map((work) => commit.submit(work))
    expect(await Promise.all(together)).toEqual([SYNC_FULL, SYNC_FULL, SYNC_FULL])
    expect(await commit.submit(level(false))).toBe(SYNC_NORMAL)
    expect(await commit.submit(level(true))).toBe(SYNC_FULL)
  })

  it('are refused one by one', async () => {
    const answers = await Promise.allSettled([commit.submit(add('a')), commit.submit(refuse), commit.submit(add('b'))])
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect([names(), commit.stats.transactions]).toEqual([['a', 'b'], 1])
  })

  it('fail together when writing fails, and leave nothing', async () => {
    const answers = await Promise.allSettled([commit.submit(add('a')), commit.submit(add('a')), commit.submit(add('b'))])
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect([names(), commit.stats.transactions, db.inTransaction]).toEqual([[], 0, false])
    await commit.submit(add('c'))
    expect(names()).toEqual(['c'])
  })

  it('fail together when there is no space, and the next that fits goes through', async () => {
    db.pragma('max_page_count = 5')
    const [first] = await Promise.allSettled([commit.submit(add('x'.repeat(50_000))), commit.submit(add('a'))])
    expect(first).toMatchObject({ status: 'rejected', reason: { code: 'SQLITE_FULL' } })
    expect([names(), db.inTransaction]).toEqual([[], false])
    await commit.submit(add('b'))
    expect(names()).toEqual(['b'])
  })

  it('wait for another process to finish writing, without holding up this one', async () => {
    other.exec('BEGIN IMMEDIATE')
    const waiting = [commit.submit(add('a'))]
    await turn()
    waiting.push(commit.submit(add('b')))
    await turn()
    other.exec('COMMIT')
    expect(await Promise.all(waiting)).toEqual(['a', 'b'])
    expect([names(), commit.stats.transactions]).toEqual([['a', 'b'], 1])
  })

  it('give up when their patience ends', async () => {
    const hasty = new GroupCommit(db, 0)
    other.exec('BEGIN IMMEDIATE')
    await expect(hasty.submit(add('a'))).rejects.toMatchObject({ code: 'SQLITE_BUSY' })
    other.exec('COMMIT')
    expect(names()).toEqual([])
  })

  it('are all done once it is idle', async () => {
    const done: string[] = []
    for (const name of ['a', 'b']) void commit.submit(add(name)).then((each) => done.push(each))
    await commit.idle()
    expect([names(), done]).toEqual([['a', 'b'], ['a', 'b']])
    await commit.idle()
  })
})

describe('what the system says becomes a fault', () => {
  it.each([
    ['SQLITE_BUSY', 'store.busy'], ['SQLITE_BUSY_RECOVERY', 'store.busy'], ['SQLITE_LOCKED', 'store.busy'],
    ['SQLITE_FULL', 'store.full'], ['SQLITE_IOERR_WRITE', 'store.full'], ['SQLITE_IOERR_FSYNC', 'store.full'],
    ['SQLITE_READONLY_DIRECTORY', 'store.read-only'], ['SQLITE_NOTADB', 'store.not-a-store'],
    ['SQLITE_CORRUPT', 'store.corrupt'], ['SQLITE_CORRUPT_INDEX', 'store.corrupt'], ['SQLITE_IOERR_SHORT_READ', 'store.corrupt'],
    ['SQLITE_CONSTRAINT_UNIQUE', 'store.corrupt'], ['SQLITE_IOERR_READ', 'store.unreadable'], ['SQLITE_PERM', 'store.unreadable'],
  ])('%s is %s', (code, fault) => {
    const made = storeFault(new SqliteError('what SQLite said', code), '.runner', 'write')
    expect(isFault(made) && [made.code, made.message]).toEqual([fault, 'store .runner: what SQLite said'])
  })

  it.each([
    ['ENOSPC', 'write', 'store.full'], ['EDQUOT', 'write', 'store.full'], ['EFBIG', 'write', 'store.full'],
    ['EROFS', 'write', 'store.read-only'], ['EACCES', 'write', 'store.read-only'], ['EACCES', 'read', 'store.unreadable'],
    ['ENOTDIR', 'read', 'store.not-a-store'], ['EIO', 'read', 'store.unreadable'],
  ] as const)('%s while it wants to %s is %s', (code, access, fault) => {
    const error = Object.assign(new Error('no'), { code, syscall: 'write' })
    expect(storeFault(error, '.runner', access)).toMatchObject({ code: fault, cause: error })
  })

  it('leaves a bug a bug', () => {
    const bug = new TypeError('undefined is not a function')
    expect(storeFault(bug, '.runner', 'write')).toBe(bug)
  })
})
