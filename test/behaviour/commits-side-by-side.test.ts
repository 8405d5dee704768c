import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { cancelRun } from '../../src/engine/cancel-run.ts'
import { Runner } from '../../src/engine/runner.ts'
import type { FlowIR } from '../../src/model/flow.ts'
import type { RunEvent } from '../../src/model/run-event.ts'
import type { Provider } from '../../src/ports/provider.ts'
import type { AppendRequest, RunStore } from '../../src/ports/run-store.ts'
import { fake, fakeWorld, type FakeWorld } from '../../src/providers/index.ts'
import { openMemoryStore } from '../../src/stores/memory/memory-store.ts'
import { openSqliteStore } from '../../src/stores/sqlite/sqlite-store.ts'
import { fakeTime } from '../../src/testing/fake-clock.ts'
import { change, each, flowOf, NOT_OK, OK } from './support/flows.ts'
import { always, finish, RUNNING, settle, under } from './support/hold-open.ts'

// What runs side by side shares commits: of one run, and of many. Counted, not timed. What came together is no less safe for it.

const loop = (items: number, concurrency: number, ...ids: readonly string[]): FlowIR =>
  flowOf([each('each', Array.from({ length: items }, (_, i) => i), ids.map((id) => change(id)), { concurrency, onItemFail: 'continue' })])
const ok = (count: number): FakeWorld => fakeWorld().script(...Array.from({ length: count }, () => OK))

interface Shared { readonly flow: FlowIR; readonly runs: number; readonly slots: number; readonly world: FakeWorld }

/** Flushed commits from when all runs have begun until all have ended. */
async function flushedIn({ flow, runs, slots, world }: Shared, meanwhile: () => Promise<void> = () => Promise.resolve()): Promise<number> {
  const dir = mkdtempSync(path.join(tmpdir(), 'flowir-shared-'))
  const store = openSqliteStore(dir, { mode: 'write', createIfMissing: true })
  try {
    const time = fakeTime({ auto: true })
    const providers = [fake({ world, archivesVerdicts: false })]
    const runner = new Runner({ store, providers, concurrency: slots, ambient: time, clock: time, lookEveryMs: 0 })
    const started = await Promise.all(Array.from({ length: runs }, (_, i) => runner.start(flow, { runId: `r${String(i)}` })))
    const { flushedTransactions } = store.stats()
    await meanwhile()
    for (const run of started) {
      expect((await run.result()).outcome).toBe('passed')
      expect(await store.verify(run.runId)).toEqual([])
    }
    return store.stats().flushedTransactions - flushedTransactions
  } finally {
    await store.close()
    rmSync(dir, { recursive: true, force: true })
  }
}

describe('flushed commits', () => {
  test.each([{ concurrency: 1, waves: 128 }, { concurrency: 8, waves: 16 }, { concurrency: 64, waves: 2 }])(
    'of 128 rounds, $concurrency at once, are one for each time that so many came together, and one for the run',
    async ({ concurrency, waves }) => {
      const world = ok(128)
      const flushed = await flushedIn({ flow: loop(128, concurrency, 'work'), runs: 1, slots: 64, world })
      expect(world.dispatchCount).toBe(128)
      expect(flushed).toBe(waves + 1)
    })

  test('of 64 runs of 10 steps, all at once, are those of one run', async () => {
    const flow = flowOf(Array.from({ length: 10 }, (_, i) => change(`s${String(i)}`)))
    const world = ok(640)
    expect(await flushedIn({ flow, runs: 64, slots: 64, world })).toBe(10 + 1)
    expect(world.dispatchCount).toBe(640)
  })

  test('are shared by answers that come one by one in one turn of the event loop', async () => {
    const world = always(RUNNING)
    const flushed = await flushedIn({ flow: loop(6, 6, 'one', 'two'), runs: 1, slots: 8, world }, async () => {
      for (let wave = 0; wave < 2; wave += 1) {
        await settle()
        expect(under(world)).toHaveLength(6)
        for (let i = 0; i < 6; i += 1) setImmediate(() => { finish(world, 0) })
      }
      await settle()
    })
    expect(flushed).toBe(2 + 1)
  })
})

/** A store that writes down what it was asked to append, and can be told what not to store. */
function recording(refuses: (event: AppendRequest['events'][number]) => boolean = () => false) {
  const store = openMemoryStore()
  const append = store.append.bind(store)
  const requests: AppendRequest[] = []
  const recorded: RunStore = Object.assign(store, {
    append: (request: AppendRequest) => {
      if (request.events.some(refuses)) return Promise.reject(new Error('no more'))
      requests.push(request)
      return append(request)
    },
  })
  return { store: recorded, requests, types: async () => (await store.events('r1')).map(({ type }: RunEvent) => type) }
}

async function start(store: RunStore, provider: Provider, flow: FlowIR) {
  const time = fakeTime()
  const runner = new Runner({ store, providers: [provider], concurrency: 8, ambient: time, clock: time, lookEveryMs: 0 })
  const run = await runner.start(flow, { runId: 'r1' })
  await settle()
  return { run, time }
}

const counted = (types: readonly string[], type: string): number => types.filter((each) => each === type).length

test('all settles that came together are stored even when what follows from them cannot be', async () => {
  const world = always(RUNNING)
  const { store, types } = recording((event) => event.type === 'verdictRecorded')
  const { run } = await start(store, fake({ world }), loop(4, 4, 'one', 'two'))
  for (let i = 0; i < 3; i += 1) finish(world, 0)
  const result = run.result()
  await settle()
  finish(world, 0)
  await expect(result).rejects.toThrow('no more')
  expect(counted(await types(), 'actionSettled')).toBe(4)
  expect(world.dispatchCount).toBe(4)
})

test('all settles that came together are stored when somebody else cancelled the run, and nothing follows from them', async () => {
  const world = always(RUNNING)
  const { store, types } = recording()
  const { run, time } = await start(store, fake({ world }), loop(3, 3, 'one', 'two'))
  const secrets = { resolve: () => Promise.reject(new Error('none')) }
  await cancelRun({ store, providers: [], runId: 'r1', actor: 'test', workDir: '.', secrets, killGraceMs: 0, ambient: time })
  for (let i = 0; i < 3; i += 1) finish(world, 0)
  expect((await run.result()).outcome).toBe('aborted')
  expect(counted(await types(), 'actionSettled')).toBe(3)
  expect(counted(await types(), 'verdictRecorded')).toBe(0)
  expect(world.dispatchCount).toBe(3)
})

test('an intent that is stored because a later answer had to wait is flushed before it is dispatched', async () => {
  const world = always(RUNNING)
  const { store, requests } = recording()
  const provider = slowToSayHowItIs(fake({ world }))
  const { run } = await start(store, provider, loop(2, 2, 'one', 'two'))
  const before = requests.length
  finish(world, 'one')
  finish(world, 'one', NOT_OK)
  await settle()
  expect(under(world)).toEqual(['two'])
  const [first] = requests.slice(before)
  expect(first?.events.map(({ type }) => type).filter((type) => type === 'actionSettled' || type === 'actionIntent')).toEqual(
    ['actionSettled', 'actionIntent', 'actionSettled'],
  )
  expect(first?.flush).toBe(true)
  finish(world, 'two')
  expect((await run.result()).outcome).toBe('failed')
})

/** The scripted provider, whose health takes a while to be told. */
function slowToSayHowItIs(provider: Provider): Provider {
  const health = async (): Promise<{ ok: true }> => {
    for (let i = 0; i < 3; i += 1) await new Promise((resolve) => { setImmediate(resolve) })
    return { ok: true }
  }
  return { ...provider, open: async (options) => {
    const session = await provider.open(options)
    return new Proxy(session, {
      get: (target, key) => {
        const value: unknown = key === 'health' ? health : Reflect.get(target, key)
        return typeof value === 'function' ? value.bind(target) as unknown : value
      },
    })
  } }
}
