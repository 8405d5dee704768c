import { expect, test } from 'vitest'
import { cancelRun } from '../../src/engine/cancel-run.ts'
import { Runner } from '../../src/engine/runner.ts'
import { fake, fakeWorld } from '../../src/providers/index.ts'
import { openMemoryStore } from '../../src/stores/memory/memory-store.ts'
import { fakeTime } from '../../src/testing/fake-clock.ts'
import type { Provider, ProviderSession } from '../../src/ports/provider.ts'
import type { RunStore } from '../../src/ports/run-store.ts'
import { change, flowOf, NOT_OK, OK } from './support/flows.ts'

// What the world said is stored, whatever becomes of the turn that follows from it.

const time = fakeTime()
const runnerOf = (store: RunStore, provider: Provider): Runner =>
  new Runner({ store, providers: [provider], ambient: time, clock: time, lookEveryMs: 0 })
const typesIn = async (store: RunStore): Promise<readonly string[]> => (await store.events('r1')).map((event) => event.type)

/** The scripted provider, with something to say of itself. */
function saying(provider: Provider, health: ProviderSession['health']): Provider {
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

test('a settle is in the store before a provider has answered how it is', async () => {
  const store = openMemoryStore()
  const seen: (readonly string[])[] = []
  const health = async (): Promise<{ ok: true }> => {
    await new Promise((resolve) => { setImmediate(resolve) })
    await new Promise((resolve) => { setImmediate(resolve) })
    seen.push(await typesIn(store))
    return { ok: true }
  }
  const provider = saying(fake({ world: fakeWorld().script(NOT_OK) }), health)
  const run = await runnerOf(store, provider).start(flowOf([change('one')]), { runId: 'r1' })
  expect((await run.result()).outcome).toBe('failed')
  expect(seen).toEqual([['runStarted', 'stepEntered', 'actionIntent', 'actionSettled']])
  expect(await store.verify('r1')).toEqual([])
})

test('a settle is stored even when what follows from it cannot be', async () => {
  const store = openMemoryStore()
  const append = store.append.bind(store)
  const refusing: RunStore = Object.assign(store, {
    append: (request: Parameters<RunStore['append']>[0]) => (request.events.some((event) => event.type === 'verdictRecorded')
      ? Promise.reject(new Error('no more')) : append(request)),
  })
  const run = await runnerOf(refusing, fake({ world: fakeWorld().script(OK) })).start(flowOf([change('one')]), { runId: 'r1' })
  await expect(run.result()).rejects.toThrow('no more')
  expect(await typesIn(store)).toEqual(['runStarted', 'stepEntered', 'actionIntent', 'actionSettled'])
})

test('a settle is stored when somebody else cancelled the run in the meantime, and nothing follows from it', async () => {
  const store = openMemoryStore()
  const world = fakeWorld().script({ fault: 'running' })
  const run = await runnerOf(store, fake({ world })).start(flowOf([change('one'), change('two')]), { runId: 'r1' })
  for await (const event of run.events()) if (event.type === 'actionIntent') break
  const asked = await cancelRun({
    store, providers: [], runId: 'r1', actor: 'test', workDir: '.', secrets: { resolve: () => Promise.reject(new Error('none')) },
    killGraceMs: 0, ambient: time,
  })
  expect(asked).toBe('asked')
  world.finish(world.dispatched[0]?.callId ?? '', OK)
  expect((await run.result()).outcome).toBe('aborted')
  expect(await typesIn(store)).toEqual(
    ['runStarted', 'stepEntered', 'actionIntent', 'runCancelled', 'actionSettled', 'stepExited', 'runFinished'],
  )
  expect(world.dispatchCount).toBe(1)
})
