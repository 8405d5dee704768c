import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { LogHead } from '../../src/ports/run-store.ts'
import { openSqliteStore } from '../../src/stores/sqlite/sqlite-store.ts'
import { RunWriter } from '../../src/testing/store/run-writer.ts'
import { finished } from '../../src/testing/store/sample-log.ts'
import { expectedTypes, RUN_IDS } from './children/appended-run.ts'
import { ended, nextMessage, startChild } from './start-child.ts'

let dir: string
beforeEach(() => { dir = mkdtempSync(join(tmpdir(), 'store-')) })
afterEach(() => rmSync(dir, { recursive: true }))

type Acknowledged = LogHead & { readonly runId: string }

/** Lets a child append until it has told of so many flushed appends, kills it, and answers what it had been promised. */
async function appendAndKill(appends: number): Promise<ReadonlyMap<string, LogHead>> {
  const child = startChild('append-steps', dir)
  const promised = new Map<string, LogHead>()
  let seen = 0
  child.on('message', ({ runId, seq, hash }: Acknowledged) => {
    promised.set(runId, { seq, hash })
    if (++seen === appends) child.kill('SIGKILL')
  })
  await ended(child)
  expect(seen).toBeGreaterThanOrEqual(appends)
  return promised
}

describe('a process killed while it appends', () => {
  // covers: ST-02
  it.each([1, 7, 60, 211])('leaves a sound store with everything it was promised, after %i flushed appends', async (appends) => {
    const promised = await appendAndKill(appends)
    const store = openSqliteStore(dir, { mode: 'write' })
    expect(await store.verify()).toEqual([])
    for (const [runId, { seq, hash }] of promised) {
      const events = await store.events(runId, { limit: 100_000 })
      expect(events.map(({ type }) => type)).toEqual(expectedTypes(events.length))
      expect(events.length).toBeGreaterThanOrEqual(seq)
      expect(events[seq]?.prev ?? (await store.head(runId))?.hash).toBe(hash)
    }
    await store.close()
  })

  it('can be continued at once by another', async () => {
    await appendAndKill(20)
    const store = openSqliteStore(dir, { mode: 'write' })
    for (const runId of RUN_IDS) {
      const before = await store.head(runId)
      const { epoch } = await store.acquireLease(runId)
      expect(epoch).toBe(2)
      const run = new RunWriter(store, runId, epoch)
      run.head = before ?? run.head
      await run.append([finished('aborted')], { flush: true })
    }
    expect(await store.verify()).toEqual([])
    await store.close()
  })
})

describe('several processes that open a new store at the same time', () => {
  it('make one store, and lose nothing of what each appends', async () => {
    const names = ['a', 'b', 'c', 'd']
    const children = names.map((name) => startChild('open-and-append', join(dir, 'new'), name))
    await Promise.all(children.map((child) => nextMessage(child)))
    for (const child of children) child.send('go')
    await Promise.all(children.map(ended))
    expect(children.map(({ exitCode }) => exitCode)).toEqual([0, 0, 0, 0])
    const store = openSqliteStore(join(dir, 'new'), { mode: 'read' })
    expect(await store.verify()).toEqual([])
    expect((await store.runs({ outcome: 'passed' })).length).toBe(names.length * 10)
    await store.close()
  })
})
