import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { EventDraft } from '../../src/model/run-event.ts'
import { openSqliteStore, type SqliteStore } from '../../src/stores/sqlite/sqlite-store.ts'
import type { WriteStats } from '../../src/stores/sqlite/group-commit.ts'
import { RunWriter } from '../../src/testing/store/run-writer.ts'
import { entered, exited, finished, probed, started, stepPath, wholeStep } from '../../src/testing/store/sample-log.ts'

let dir: string
let store: SqliteStore
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'store-'))
  store = openSqliteStore(dir, { mode: 'write', createIfMissing: true })
})
afterEach(async () => {
  await store.close()
  rmSync(dir, { recursive: true })
})

/** What an operation writes. */
async function cost(operation: () => Promise<unknown>): Promise<WriteStats> {
  const before = store.stats()
  await operation()
  const after = store.stats()
  return {
    transactions: after.transactions - before.transactions, flushedTransactions: after.flushedTransactions - before.flushedTransactions,
    rows: after.rows - before.rows, bytesWritten: after.bytesWritten - before.bytesWritten,
  }
}

/** Ids of the same length, so that only the number of steps differs. */
const stepId = (n: number): string => `step-${String(n).padStart(6, '0')}`

describe('what an append costs', () => {
  it('is one transaction, flushed only when it asks', async () => {
    const run = new RunWriter(store, 'r1')
    expect(await cost(() => run.append([started(), ...wholeStep('a')]))).toMatchObject({ transactions: 1, flushedTransactions: 0 })
    expect(await cost(() => run.append(wholeStep('b'), { flush: true }))).toMatchObject({ transactions: 1, flushedTransactions: 1 })
    expect(await cost(() => run.append([finished()]))).toMatchObject({ transactions: 1, flushedTransactions: 0 })
  })

  it('is shared by everything asked in the same turn, and one flush serves all', async () => {
    const runs = Array.from({ length: 20 }, (_, n) => new RunWriter(store, `r${String(n)}`))
    const begin = await cost(() => Promise.all(runs.map((run, n) => run.append([started()], { flush: n === 7 }))))
    expect(begin).toMatchObject({ transactions: 1, flushedTransactions: 1 })
    const onward = await cost(() => Promise.all(runs.map((run) => run.append(wholeStep('a')))))
    expect(onward).toMatchObject({ transactions: 1, flushedTransactions: 0 })
  })

  it('counts a row for each event, one for each record however many of its events, and one for the run', async () => {
    const run = new RunWriter(store, 'r1')
    await run.append([started()])
    const next = stepPath('b')
    expect((await cost(() => run.append([...wholeStep('a'), entered(next), probed(next)]))).rows).toBe(8 + 2 + 1)
  })

  // The 10,000th step writes what the 10th did, but for the digits of its numbers.
  it('is the same at the 10,000th step as at the 10th', async () => {
    const run = new RunWriter(store, 'r1')
    await run.append([started()])
    let n = 0
    const step = (path = stepPath(stepId(n++))): readonly EventDraft[] => [entered(path), exited(path)]
    const append = (steps: number): Promise<unknown> => run.append(Array.from({ length: steps }, () => step()).flat())
    await append(9)
    const tenth = await cost(() => append(1))
    while (n < 9_999) await append(Math.min(90, 9_999 - n))
    const late = await cost(() => append(1))
    expect(late.rows).toBe(tenth.rows)
    const digits = 4 * 20
    expect(late.bytesWritten).toBeLessThan(tenth.bytesWritten + digits)
    expect(await store.head('r1')).toMatchObject({ seq: 1 + 2 * 10_000 })
  })

  it('does not grow with the run for a handle that has to find its place anew', async () => {
    const run = new RunWriter(store, 'r1')
    await run.append([started(), ...wholeStep('a'), entered(stepPath('b'))])
    const other = openSqliteStore(dir, { mode: 'write' })
    const late = new RunWriter(other, 'r1')
    late.head = run.head
    const before = other.stats()
    await late.append([probed(stepPath('b'))])
    expect(other.stats().rows - before.rows).toBe(3)
    await other.close()
  })
})
