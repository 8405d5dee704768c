import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, unlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { EventDraft } from '../../src/model/run-event.ts'
import { openSqliteStore, type SqliteStore } from '../../src/stores/sqlite/sqlite-store.ts'
import { RunWriter } from '../../src/testing/store/run-writer.ts'
import { entered, exited, intended, judged, sampleRun, settled, started, stepPath } from '../../src/testing/store/sample-log.ts'

let dir: string
let store: SqliteStore
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'store-'))
  store = openSqliteStore(dir, { mode: 'write', createIfMissing: true })
  await new RunWriter(store, 'r1').append(sampleRun())
})
afterEach(async () => {
  await store.close()
  rmSync(dir, { recursive: true })
})

/** Changes tables behind the store's back. */
function alterTables(sql: string): void {
  const db = new Sqlite(join(dir, 'runner.db'))
  db.unsafeMode()
  db.exec(sql)
  db.close()
}

const CORRUPT = { code: 'store.corrupt' }

describe('the log', () => {
  it('is checked to its last byte, even where the fold keeps nothing of it', async () => {
    const run = new RunWriter(store, 'r2')
    await run.append([started()])
    await run.append([{ type: 'sessionChanged', runPath: [], payload: { provider: 'fake', change: 'opened' } }])
    alterTables(`DROP TRIGGER event_is_never_changed;
      UPDATE event SET bytes = CAST(replace(CAST(bytes AS TEXT), 'opened', 'opener') AS BLOB)`)
    expect((await store.verify('r2')).map(({ kind, seq }) => [kind, seq])).toEqual([['chain', 2]])
    await expect(store.events('r2')).rejects.toMatchObject(CORRUPT)
  })
})

describe('the file', () => {
  it('holds no copy of a text that could be altered unseen', async () => {
    const run = new RunWriter(store, 'r2')
    await run.append([started({ flowId: 'WATERMARK' })])
    for (const stepId of ['a', 'b', 'c', 'd', 'e', 'f']) {
      for (const event of marked(stepId)) await run.append([event])
    }
    await store.close()
    const sound = readFileSync(join(dir, 'runner.db'))
    const places = [...sound.toString('latin1').matchAll(/WATERMARK/g)].map(({ index }) => index)
    expect(places.length).toBeGreaterThan(20)
    for (const at of places) {
      const altered = Buffer.from(sound)
      altered.write('V', at)
      writeFileSync(join(dir, 'runner.db'), altered)
      const reader = openSqliteStore(dir, { mode: 'read' })
      expect(await reader.verify(), `altered at ${String(at)}`).not.toEqual([])
      await reader.close()
    }
  })

  const marked = (stepId: string): readonly EventDraft[] => {
    const path = stepPath(stepId)
    const output = { inline: { stdout: `WATERMARK${'.'.repeat(1_000)}` } }
    return [entered(path), intended(path, stepId), settled(path, stepId, { output }), judged(path), exited(path, { output })]
  }
})

describe('what is kept beside the log', () => {
  it.each([
    ['a record\'s text', `UPDATE record SET record = replace(record, '"landed"', '"none"') WHERE ref = 'build'`],
    ['a record in the place of another', `UPDATE record SET record = r.record, sum = r.sum FROM record r
      WHERE record.ref = 'build' AND r.ref = 'approve'`],
    ['a record\'s position', `UPDATE record SET position = 99 WHERE ref = 'build'`],
  ])('is not believed when altered: %s', async (_what, sql) => {
    alterTables(sql)
    await expect(store.records('r1', ['build'])).rejects.toMatchObject(CORRUPT)
    await expect(store.recordPage('r1')).rejects.toMatchObject(CORRUPT)
    await expect(store.recordsOfStep('r1', 'build', 1)).rejects.toMatchObject(CORRUPT)
    expect((await store.verify('r1')).map(({ kind }) => kind)).toContain('checkpoint')
  })

  it.each([
    ['the view', `UPDATE checkpoint SET view = replace(view, '"finished"', '"running"')`],
    ['the head', 'UPDATE checkpoint SET head_seq = 22'],
    ['the header', `UPDATE header SET header = replace(header, '"sample"', '"simple"')`],
    ['the view, with a sum that fits another run', `INSERT INTO run (run, run_id, epoch) VALUES (9, 'r9', 1);
      INSERT INTO checkpoint SELECT 9, head_seq, head_hash, outcome, sum, view FROM checkpoint;
      INSERT INTO header SELECT 9, flow_id, started_at, labels, sum, header FROM header; DELETE FROM checkpoint WHERE run = 1`],
  ])('is not believed when altered: %s', async (_what, sql) => {
    alterTables(sql)
    await expect(store.runs()).rejects.toMatchObject(CORRUPT)
    await expect(store.checkpoint('r9').then((found) => found ?? store.checkpoint('r1'))).rejects.toMatchObject(CORRUPT)
    expect(await store.verify()).not.toEqual([])
  })

  it.each(['UPDATE header SET flow_id = \'other\'', 'UPDATE header SET labels = \'{}\'', 'UPDATE checkpoint SET outcome = NULL'])(
    'is found to differ from the log: %s', async (sql) => {
      alterTables(sql)
      expect((await store.verify('r1')).map(({ kind }) => kind)).toEqual(['checkpoint'])
    })

  it('is found to know more than the log', async () => {
    alterTables(`INSERT INTO record SELECT run, 'ghost', 'ghost', 99, sum, record FROM record WHERE ref = 'build'`)
    expect((await store.verify('r1')).map(({ kind }) => kind)).toEqual(['checkpoint'])
  })
})

describe('the database', () => {
  it('is checked as a whole: an index that does not fit its table', async () => {
    alterTables(`PRAGMA writable_schema = ON;
      UPDATE sqlite_master SET sql = 'CREATE INDEX record_by_position ON record (position, run)' WHERE name = 'record_by_position'`)
    expect((await store.verify()).map(({ kind }) => kind)).toContain('database')
  })

  it('is checked as a whole: events of no run', async () => {
    alterTables('INSERT INTO event (run, seq, bytes) VALUES (99, 1, X\'7B7D\')')
    expect((await store.verify()).map(({ kind }) => kind)).toEqual(['database'])
    expect(await store.verify('r1')).toEqual([])
  })

  it('is checked as a whole: a run without a head', async () => {
    alterTables('INSERT INTO run (run_id, epoch) VALUES (\'r2\', 1)')
    expect((await store.verify()).map(({ kind }) => kind)).toEqual(['database'])
  })
})

describe('evidence in files', () => {
  const write = async (): Promise<{ readonly hash: `sha256:${string}`; readonly file: string }> => {
    const { hash } = await store.evidence.write(Buffer.alloc(100_000, 'evidence'))
    const hex = hash.slice('sha256:'.length)
    return { hash, file: join(dir, 'evidence', 'sha256', hex.slice(0, 2), hex) }
  }

  it('has a folder for each first byte of the hash, and none for small evidence', async () => {
    await store.evidence.write(Buffer.from('small'))
    expect(existsSync(join(dir, 'evidence'))).toBe(false)
    const { file } = await write()
    expect(existsSync(file)).toBe(true)
    expect(readdirSync(join(dir, 'evidence', 'incoming'))).toEqual([])
  })

  it('leaves nothing behind when the source fails', async () => {
    async function* failing(): AsyncGenerator<Uint8Array> {
      yield await Promise.resolve(Buffer.alloc(100_000))
      throw new Error('the source broke')
    }
    await expect(store.evidence.write(failing())).rejects.toThrow('the source broke')
    expect(readdirSync(join(dir, 'evidence', 'incoming'))).toEqual([])
  })

  it('that is cut short is altered, that is gone is missing, and writing it again mends it', async () => {
    const { hash, file } = await write()
    truncateSync(file, 99_999)
    await expect(store.evidence.read(hash)).rejects.toMatchObject({ code: 'store.evidence-missing', data: { state: 'altered' } })
    unlinkSync(file)
    expect(await store.evidence.has(hash)).toBe(false)
    await expect(store.evidence.read(hash)).rejects.toMatchObject({ code: 'store.evidence-missing', data: { state: 'missing' } })
    await write()
    expect((await store.evidence.read(hash)).length).toBe(100_000)
    expect(await store.verify()).toEqual([])
  })
})
