import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sha256Hex } from '../../src/core/hash/sha256.ts'
import type { EventDraft } from '../../src/model/run-event.ts'
import { EvidenceFiles } from '../../src/stores/sqlite/evidence-files.ts'
import { RunLeases } from '../../src/stores/sqlite/run-leases.ts'
import { openSqliteStore, type SqliteStore } from '../../src/stores/sqlite/sqlite-store.ts'
import { RunWriter } from '../../src/testing/store/run-writer.ts'
import { bytesOf } from '../../src/testing/store/sample-bytes.ts'
import { answered, asked, entered, finished, observed, started, stepPath } from '../../src/testing/store/sample-log.ts'

const DAY_MS = 24 * 3600_000
const LARGE = bytesOf(100_000)
const LOOK = stepPath('look')

let dir: string
let store: SqliteStore
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'store-'))
  store = openSqliteStore(dir, { mode: 'write', createIfMissing: true })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await store.close()
  rmSync(dir, { recursive: true })
})

const hashOf = (bytes: Uint8Array) => `sha256:${sha256Hex(bytes)}` as const
const fileOf = (bytes: Uint8Array): string => new EvidenceFiles(join(dir, 'evidence')).path(hashOf(bytes))
const gc = (runIds: readonly string[], orphansBeforeMs = 0) => store.remove({ runIds, atMs: 1, orphansBeforeMs })

/** A finished run that names bytes. */
async function made(runId: string, ...named: readonly Uint8Array[]): Promise<void> {
  const seen = []
  for (const bytes of named) seen.push(observed(LOOK, (await store.evidence.write(bytes)).hash, bytes.length))
  await new RunWriter(store, runId).append([started(), entered(LOOK), ...seen, finished()])
}

/** A file as a process that was killed leaves it. */
function leftBehind(path: string, ageMs: number): string {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, 'left behind')
  utimesSync(path, new Date(Date.now() - ageMs), new Date(Date.now() - ageMs))
  return path
}

describe('files of a store', () => {
  it('are unlinked when only removed runs named them', async () => {
    await made('goes', LARGE, bytesOf(70_000))
    await made('stays', bytesOf(70_000))
    await gc(['goes'])
    expect([existsSync(fileOf(LARGE)), existsSync(fileOf(bytesOf(70_000)))]).toEqual([false, true])
    expect(await store.verify()).toEqual([])
  })

  it('without a row, and those that never came to their end, go when they are a day old', async () => {
    await made('stays', LARGE)
    const [hash, other] = [hashOf(bytesOf(66_000)), hashOf(bytesOf(67_000))]
    const files = new EvidenceFiles(join(dir, 'evidence'))
    const old = [leftBehind(files.path(hash), 2 * DAY_MS), leftBehind(join(dir, 'evidence', 'incoming', 'old'), 2 * DAY_MS)]
    const young = [leftBehind(files.path(other), DAY_MS / 2), leftBehind(join(dir, 'evidence', 'incoming', 'young'), DAY_MS / 2)]
    const foreign = [leftBehind(join(dir, 'evidence', 'sha256', 'no', 'notes.txt'), 9 * DAY_MS), leftBehind(join(dir, 'mine'), 9 * DAY_MS)]
    utimesSync(fileOf(LARGE), 0, 0)
    const { orphans, filesLeft } = await gc([], Date.now() - DAY_MS)
    expect([orphans, filesLeft]).toEqual([{ count: 2, bytes: 22 }, 0])
    expect(old.filter((path) => existsSync(path))).toEqual([])
    expect([...young, ...foreign, fileOf(LARGE)].filter((path) => !existsSync(path))).toEqual([])
    expect(await store.verify()).toEqual([])
  })

  it('stay as long as somebody who began to write after the removal may need them', async () => {
    await made('goes', LARGE)
    const free = lockedAtLook(3)
    expect((await gc(['goes'])).filesLeft).toBe(1)
    expect(existsSync(fileOf(LARGE))).toBe(true)
    expect(await store.verify()).toEqual([])
    free()
    expect((await gc([], Date.now() + DAY_MS)).orphans.count).toBe(1)
    expect(existsSync(fileOf(LARGE))).toBe(false)
  })

  it('that cannot be unlinked are counted, and everything else is done', async () => {
    await made('goes', LARGE)
    rmSync(fileOf(LARGE))
    mkdirSync(fileOf(LARGE))
    expect((await gc(['goes'])).filesLeft).toBe(1)
    expect(await store.head('goes')).toBeUndefined()
    expect(await store.verify()).toEqual([])
  })

  it('are written anew by whoever has the same bytes later', async () => {
    await made('goes', LARGE)
    await gc(['goes'])
    await made('next', LARGE)
    expect(existsSync(fileOf(LARGE))).toBe(true)
    expect(await store.verify()).toEqual([])
  })
})

/** A lease as its holder has it before it writes anything. */
function lockedBySomebody(runId: string): Sqlite.Database {
  mkdirSync(join(dir, 'leases'), { recursive: true })
  const lock = new Sqlite(join(dir, 'leases', `${runId}.lock.db`))
  lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  writeFileSync(join(dir, 'leases', `${runId}.holder.json`), '{"pid":1,"host":"here","sinceMs":1}')
  return lock
}

/** Takes that lease at the moment of a removal's look at the leases: 1 before it reads, 2 before it removes, 3 before it unlinks. */
function lockedAtLook(look: number): () => void {
  const ask = RunLeases.prototype.anyHeld
  let looks = 0
  const locks: Sqlite.Database[] = []
  vi.spyOn(RunLeases.prototype, 'anyHeld').mockImplementation(function held(this: RunLeases) {
    if (++looks === look) locks.push(lockedBySomebody('newcomer'))
    return ask.call(this)
  })
  return () => { for (const lock of locks) lock.close() }
}

describe('who writes', () => {
  it('after the logs were read keeps everything there', async () => {
    await made('goes', LARGE)
    const free = lockedAtLook(2)
    await expect(gc(['goes'])).rejects.toMatchObject({ code: 'store.writer-busy', message: expect.stringContaining('"newcomer"') })
    free()
    expect(existsSync(fileOf(LARGE))).toBe(true)
    expect((await store.runs()).length).toBe(1)
    expect(await store.verify()).toEqual([])
  })

  it('takes its lease, and then waits for a removal that is under way, before it looks at anything', async () => {
    const hasty = openSqliteStore(dir, { mode: 'write', patienceMs: 30 })
    const removing = new Sqlite(join(dir, 'runner.db'))
    removing.exec('BEGIN IMMEDIATE')
    let read = false
    async function* events(): AsyncGenerator<Uint8Array> {
      read = true
      yield await Promise.resolve(new Uint8Array())
    }
    const log = { runId: 'r1', head: { seq: 1, hash: hashOf(LARGE) }, events: events(), flows: [] }
    await expect(hasty.importLog(log)).rejects.toMatchObject({ code: 'store.busy' })
    await expect(hasty.acquireLease('r1')).rejects.toMatchObject({ code: 'store.busy' })
    expect(read).toBe(false)
    removing.close()
    await expect(hasty.importLog(log)).rejects.toMatchObject({ code: 'import.invalid' })
    expect(read).toBe(true)
    await hasty.close()
  })

  it('without a lease cannot name a file that is not there any more', async () => {
    const [run, ask] = [new RunWriter(store, 'r1'), stepPath('ask')]
    await run.append([started(), entered(ask, { kind: 'human' }), asked(ask, 'q1')])
    const { hash } = await store.evidence.write(LARGE)
    rmSync(fileOf(LARGE))
    const answer = answered(ask, 'q1')
    const naming = [{ ...answer, payload: { ...answer.payload, evidence: hash } }] as EventDraft[]
    await expect(store.append(run.request(naming))).rejects.toMatchObject({ code: 'store.evidence-missing' })
    await store.evidence.write(LARGE)
    await run.append(naming)
    expect(await store.verify()).toEqual([])
  })
})

describe('a removal', () => {
  it('leaves the log guarded against any other', async () => {
    await made('goes')
    await made('stays')
    await gc(['goes'])
    await store.close()
    const db = new Sqlite(join(dir, 'runner.db'))
    expect(() => db.exec('DELETE FROM event')).toThrow('the log is append-only')
    expect(() => db.exec('UPDATE event SET seq = seq + 1')).toThrow('the log is append-only')
    db.close()
  })

  it('leaves the log guarded, and whole, when it fails', async () => {
    await made('goes', LARGE)
    const db = new Sqlite(join(dir, 'runner.db'))
    db.exec('CREATE TRIGGER breaks BEFORE DELETE ON run BEGIN SELECT RAISE(ABORT, \'no\'); END')
    await expect(gc(['goes'])).rejects.toMatchObject({ code: 'store.corrupt' })
    expect(() => db.exec('DELETE FROM event')).toThrow('the log is append-only')
    db.close()
    expect(existsSync(fileOf(LARGE))).toBe(true)
    expect(await store.verify()).toEqual([])
  })

  it('gives space back to the disk where that is worth it', async () => {
    for (let i = 0; i < 40; i++) await made(`run-${String(i)}`, bytesOf(60_000 + i))
    await made('stays', bytesOf(50_000))
    await store.close()
    const before = statSync(join(dir, 'runner.db')).size
    store = openSqliteStore(dir, { mode: 'write' })
    await gc(Array.from({ length: 40 }, (_, i) => `run-${String(i)}`))
    await store.close()
    expect(statSync(join(dir, 'runner.db')).size).toBeLessThan(before / 4)
    store = openSqliteStore(dir, { mode: 'write' })
    expect(await store.verify()).toEqual([])
    expect(Buffer.from(bytesOf(50_000)).equals(await store.evidence.read(hashOf(bytesOf(50_000))))).toBe(true)
  })

  it('needs no compacting to be done', async () => {
    for (let i = 0; i < 40; i++) await made(`run-${String(i)}`, bytesOf(60_000 + i))
    const reader = new Sqlite(join(dir, 'runner.db'), { readonly: true })
    reader.exec('BEGIN')
    reader.prepare('SELECT count(*) FROM run').get()
    await gc(Array.from({ length: 40 }, (_, i) => `run-${String(i)}`))
    reader.close()
    expect([await store.runs(), await store.verify()]).toEqual([[], []])
  })

  it('can be asked about a store that is only read, and changes no byte of it', async () => {
    await made('goes', LARGE)
    await store.close()
    const reader = openSqliteStore(dir, { mode: 'read' })
    expect((await reader.remove({ runIds: ['goes'], atMs: 1, orphansBeforeMs: 0, dryRun: true })).runs.length).toBe(1)
    await expect(reader.remove({ runIds: ['goes'], atMs: 1, orphansBeforeMs: 0 })).rejects.toMatchObject({ code: 'store.read-only' })
    await expect(reader.releaseRunId('goes')).rejects.toMatchObject({ code: 'store.read-only' })
    await reader.close()
    expect(readdirSync(dir).sort()).toEqual(['evidence', 'runner.db'])
  })
})
