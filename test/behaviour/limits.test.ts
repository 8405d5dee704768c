import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { Runner } from '../../src/engine/runner.ts'
import type { ProviderLimits } from '../../src/model/manifest.ts'
import type { Provider } from '../../src/ports/provider.ts'
import { defineProvider, fake, fakeWorld, type FakeWorld } from '../../src/providers/index.ts'
import { openMemoryStore } from '../../src/stores/memory/memory-store.ts'
import { fakeTime, type FakeTime } from '../../src/testing/fake-clock.ts'
import { each, flowOf, look, OK } from './support/flows.ts'
import { always, finish, RUNNING, settle, under } from './support/hold-open.ts'

// Limits that a provider declares, over all runs of a process.

const flow = flowOf([each('each', [0, 1, 2, 3, 4], [look('call')], { concurrency: 5 })])

/** The scripted provider, attesting limits. */
function limited(world: FakeWorld, limits: ProviderLimits): Provider {
  const { manifest, open } = fake({ world })
  const own = { ...manifest, ...limits }
  return { manifest: own, open: async (options) => Object.assign(await open(options), { attestation: own }) }
}

/** Runs the flow twice at once; what happens when everything stands still is the test's. */
async function runTwice(world: FakeWorld, limits: ProviderLimits, onStill: (time: FakeTime) => void): Promise<void> {
  const time = fakeTime({ startMs: 0 })
  const runner = new Runner({
    store: openMemoryStore(), providers: [limited(world, limits)], concurrency: 50, ambient: time, clock: time, lookEveryMs: 0,
  })
  const runs = await Promise.all([runner.start(flow), runner.start(flow)])
  const ended = Promise.all(runs.map((run) => run.result()))
  for (let i = 0; i < 60; i += 1) {
    await settle()
    onStill(time)
  }
  expect((await ended).map(({ outcome }) => outcome)).toEqual(['passed', 'passed'])
  expect(world.dispatched).toHaveLength(10)
}

test.each<{ readonly limits: ProviderLimits; readonly most: number }>([
  { limits: {}, most: 10 }, { limits: { maxConcurrent: 3 }, most: 3 }, { limits: { maxConcurrent: 1 }, most: 1 },
])('with $limits at most $most calls of a provider are under way, in all runs together', async ({ limits, most }) => {
  const world = always(RUNNING)
  const seen: number[] = []
  await runTwice(world, limits, () => {
    const count = under(world).length
    seen.push(count)
    if (count > 0) finish(world, count - 1)
  })
  expect(Math.max(...seen)).toBe(most)
})

test('calls of a provider begin as far apart as its rate says, in all runs together', async () => {
  const times: number[] = []
  let now = 0
  const world = fakeWorld().script(...Array.from({ length: 10 }, () => () => {
    times.push(now)
    return OK
  }))
  await runTwice(world, { ratePerSecond: 2 }, (time) => {
    now = time.now() + 100
    time.advance(100)
  })
  expect(times).toEqual(times.map((_, index) => index * 500))
})

const made = (limits: ProviderLimits): Provider => defineProvider({
  name: 'service', version: '1', limits, actions: { call: { effect: 'readonly', input: {}, output: {}, run: () => ({}) } },
})

test('a provider that a program defines attests the limits it was given', async () => {
  const limits = { maxConcurrent: 2, ratePerSecond: 0.5 }
  expect(made(limits).manifest).toMatchObject(limits)
  const secrets = { resolve: () => Promise.resolve('') }
  const session = await made(limits).open({
    runId: 'r', sessionId: 's', journalDir: tmpdir(), workDir: tmpdir(), killGraceMs: 1, secrets, purpose: 'ask',
  })
  expect(session.attestation).toMatchObject(limits)
})

test.each<ProviderLimits>([{ maxConcurrent: 0 }, { maxConcurrent: -1 }, { ratePerSecond: NaN }, { ratePerSecond: 0 }])(
  '%o is refused by name where the provider is made, and where it comes from elsewhere', async (limits) => {
    const [name = ''] = Object.keys(limits)
    expect(() => made(limits)).toThrow(new RegExp(`"service": ${name} is .* not`))
    const runner = new Runner({ store: openMemoryStore(), providers: [limited(fakeWorld(), limits)] })
    const message: unknown = expect.stringContaining(name)
    await expect(runner.start(flow)).rejects.toMatchObject({ code: 'provider.open-failed', message })
  })

test.each([0, -1, 1.5, NaN, Infinity, '4'])('a runner of %o dispatches at once is refused by name', (concurrency) => {
  const options = { store: openMemoryStore(), providers: [], concurrency: concurrency as number }
  expect(() => new Runner(options)).toThrow(`Runner: concurrency is a whole number from 1 on, not ${String(concurrency)}`)
})
