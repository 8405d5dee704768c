import { expect, test } from 'vitest'
import type { Provider, ProviderSession } from '../../src/ports/provider.ts'
import type { AppendResult, RunStore } from '../../src/ports/run-store.ts'
import { fake, type FakeWorld } from '../../src/providers/index.ts'
import { overlaid } from '../../src/testing/crash/overlaid.ts'
import { flowOf, parallel } from './support/flows.ts'
import { always, finish, RUNNING, settle, under } from './support/hold-open.ts'
import { change } from './support/saga.ts'
import { Stage } from './support/stage.ts'

// Somebody without the lease writes to the log in the middle of a turn that had to wait: memory is dropped, and nothing that was promised.

const twice = async (): Promise<void> => { for (let i = 0; i < 2; i += 1) await new Promise((resolve) => { setImmediate(resolve) }) }

/** A provider that takes longer to keep every other verdict than a turn can wait: what came first in it was gone on with by then. */
function slowToKeep(world: FakeWorld): Provider {
  const provider = fake({ world })
  let kept = 0
  const slow = (session: ProviderSession): ProviderSession => overlaid(session, {
    recordVerdict: async (verdict) => {
      kept += 1
      if (kept % 2 === 0) await twice()
      await session.recordVerdict(verdict)
    },
  })
  return overlaid(provider, { open: async (options) => slow(await provider.open(options)) })
}

/** The nth append finds that the log moved on: as when somebody answered, and that was all. */
function movedAt(store: RunStore, nth: number): RunStore {
  let count = 0
  return overlaid(store, {
    append: async (request): Promise<AppendResult> => {
      count += 1
      const head = count === nth ? await store.head(request.runId) : undefined
      return head === undefined ? store.append(request) : { kind: 'headMoved', head, events: [] }
    },
  })
}

test.each(Array.from({ length: 12 }, (_, i) => i + 2))('at its append %d', async (nth) => {
  const world = always(RUNNING)
  await using stage = new Stage('memory', {
    world, wrap: (store) => movedAt(store, nth), runner: { concurrency: 4, providers: [slowToKeep(world)] },
  })
  const flow = flowOf([parallel('all', { a: [change('a1'), change('a2')], b: [change('b1'), change('b2')] }), change('end')])
  const run = await stage.start(flow, {}, async () => {
    for (let rounds = 0; rounds < 3; rounds += 1) {
      await settle()
      for (let open = under(world).length; open > 0; open -= 1) finish(world, 0)
    }
    await settle()
  })
  expect(run.result.outcome).toBe('passed')
  expect([...world.dispatched.map((row) => row.stepId)].sort()).toEqual(['a1', 'a2', 'b1', 'b2', 'end'])
})
