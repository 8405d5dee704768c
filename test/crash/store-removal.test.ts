import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSqliteStore, type SqliteStore } from '../../src/stores/sqlite/sqlite-store.ts'
import { RunWriter } from '../../src/testing/store/run-writer.ts'
import { bytesOf } from '../../src/testing/store/sample-bytes.ts'
import { entered, finished, observed, started, stepPath } from '../../src/testing/store/sample-log.ts'
import { ended, nextMessage, startChild } from './start-child.ts'

const FILES = 5
const DAY_MS = 24 * 3600_000

let dir: string
beforeEach(() => { dir = mkdtempSync(join(tmpdir(), 'store-')) })
afterEach(() => rmSync(dir, { recursive: true }))

const open = (): SqliteStore => openSqliteStore(dir, { mode: 'write', createIfMissing: true })
const filesThere = (): number => readdirSync(join(dir, 'evidence', 'sha256'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile()).length

async function makeRun(store: SqliteStore, runId: string, sizes: readonly number[]): Promise<void> {
  const look = stepPath('look')
  const seen = []
  for (const size of sizes) seen.push(observed(look, (await store.evidence.write(bytesOf(size))).hash, size))
  await new RunWriter(store, runId).append([started(), entered(look), ...seen, finished()], { flush: true })
}

describe('a process killed while it removes a run', () => {
  it.each([1, 3, FILES])('after the commit, before file %i is gone, leaves a whole store and files that go later', async (deadly) => {
    const before = open()
    await makeRun(before, 'goes', [100_000, 100_001, 100_002, 100_003, 100_004, 70_000])
    await makeRun(before, 'stays', [70_000])
    await before.close()
    const child = startChild('remove-run', dir, String(deadly))
    await ended(child)
    expect(child.signalCode).toBe('SIGKILL')
    const store = open()
    expect(await store.verify()).toEqual([])
    expect((await store.runs()).map(({ runId }) => runId)).toEqual(['stays'])
    expect((await store.removedRun('goes'))?.outcome).toBe('passed')
    const left = FILES - deadly + 1
    expect(filesThere()).toBe(left + 1)
    const { orphans, filesLeft } = await store.remove({ runIds: [], atMs: 2, orphansBeforeMs: Date.now() + DAY_MS })
    expect([orphans.count, filesLeft, filesThere()]).toEqual([left, 0, 1])
    expect(await store.verify()).toEqual([])
    await store.close()
  })
})

describe('a run that another process writes', () => {
  it('keeps everything, until that process is gone', async () => {
    const store = open()
    await makeRun(store, 'goes', [100_000])
    const child = startChild('hold-lease', dir)
    await nextMessage(child)
    child.send('take')
    const { grandchild } = await nextMessage<{ readonly grandchild: number }>(child)
    await expect(store.remove({ runIds: ['goes'], atMs: 1, orphansBeforeMs: 0 })).rejects.toMatchObject({
      code: 'store.writer-busy', message: expect.stringContaining('run "r1" is being written by process'),
    })
    child.kill('SIGKILL')
    await ended(child)
    process.kill(grandchild, 'SIGKILL')
    expect((await store.remove({ runIds: ['goes'], atMs: 1, orphansBeforeMs: 0 })).runs.length).toBe(1)
    expect(await store.verify()).toEqual([])
    await store.close()
  })
})
