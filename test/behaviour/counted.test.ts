import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { Runner } from '../../src/engine/runner.ts'
import { fake, fakeWorld } from '../../src/providers/index.ts'
import { openSqliteStore } from '../../src/stores/sqlite/sqlite-store.ts'
import type { FlowIR } from '../../src/model/flow.ts'
import { fakeTime } from '../../src/testing/fake-clock.ts'
import { change, flowOf, IS_OK, lit, look, step } from './support/flows.ts'

// What a step costs the store, counted and not timed.

const dirs: string[] = []
afterEach(() => { for (const dir of dirs.splice(0)) rmSync(dir, { recursive: true, force: true }) })

interface Cost { readonly flushed: number; readonly transactions: number; readonly rows: number; readonly bytes: number }

/** Runs the flow and gives what the store wrote; `at` reads the counters when so many dispatches were made. */
async function costOf(flow: FlowIR, at: readonly number[] = []): Promise<{ readonly total: Cost; readonly marks: readonly Cost[] }> {
  const dir = mkdtempSync(path.join(tmpdir(), 'flowir-counted-'))
  dirs.push(dir)
  const store = openSqliteStore(dir, { mode: 'write', createIfMissing: true })
  const world = fakeWorld()
  const marks: Cost[] = []
  const cost = (): Cost => {
    const { flushedTransactions, transactions, rows, bytesWritten } = store.stats()
    return { flushed: flushedTransactions, transactions, rows, bytes: bytesWritten }
  }
  const answer = () => {
    if (at.includes(world.dispatchCount)) marks.push(cost())
    return { terminal: 'succeeded', output: { ok: true } } as const
  }
  const time = fakeTime({ auto: true })
  const runner = new Runner({ store, providers: [fake({ world, archivesVerdicts: false })], ambient: time, clock: time, lookEveryMs: 0 })
  world.script(...Array.from({ length: 20_000 }, () => answer))
  const run = await runner.start(flow, { runId: 'r1', platform: 'test' })
  expect((await run.result()).outcome).toBe('passed')
  const total = cost()
  await store.close()
  return { total, marks }
}

const many = (count: number, of: typeof change): FlowIR => {
  const { manifest } = fake({ archivesVerdicts: false })
  expect(manifest.archivesVerdicts).toBeUndefined()
  return flowOf(Array.from({ length: count }, (_, i) => of(`s${String(i)}`)))
}

describe('flushed commits', () => {
  test('are one for each mutating step in a sequence and one for the run', async () => {
    expect((await costOf(many(12, change))).total.flushed).toBe(12 + 1)
  })

  test('are none for readonly and pure steps', async () => {
    const { total } = await costOf(many(12, look))
    expect(total.flushed).toBe(1)
    const pure = flowOf(
      [step({ kind: 'let', stepId: 'a', bindings: { x: lit(1) } }), step({ kind: 'let', stepId: 'b', bindings: { y: lit(2) } }), look('c')]
    )
    expect((await costOf(pure)).total.flushed).toBe(1)
  })

  test('are one for each retry of a mutating step too', async () => {
    const retry = { maxAttempts: 2, backoffMs: 0, retryOn: ['action_failed_retryable'] }
    const { total } = await costOf(flowOf([change('one', { retry, assertions: [IS_OK()] })]))
    expect(total.flushed).toBe(1 + 1)
  })
})

test('what a dispatch came back with and all that follows from it are one transaction', async () => {
  const { marks: [a, b] } = await costOf(flowOf([step({
    kind: 'foreach', stepId: 'each', items: { fn: 'range', args: [lit(12)] }, as: 'n', body: [change('work')],
  })]), [5, 6])
  expect((b?.transactions ?? 0) - (a?.transactions ?? 0)).toBe(1)
})

test('rows and bytes a step writes are the same at the tenth step and at the ten thousandth', async () => {
  const { marks } = await costOf(flowOf([step({
    kind: 'foreach', stepId: 'each', items: { fn: 'range', args: [lit(10_002)] }, as: 'n', body: [look('work')],
  })]), [10, 11, 9_999, 10_000])
  const [a, b, c, d] = marks
  if (a === undefined || b === undefined || c === undefined || d === undefined) throw new Error('a mark is missing')
  expect(d.rows - c.rows).toBe(b.rows - a.rows)
  expect(d.transactions - c.transactions).toBe(b.transactions - a.transactions)
  // Longer numbers in refs and counters are all that may grow.
  expect(d.bytes - c.bytes).toBeLessThan((b.bytes - a.bytes) * 1.03)
}, 120_000)
