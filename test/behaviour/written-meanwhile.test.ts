import { expect, test } from 'vitest'
import { instanceRef } from '../../src/core/path/instance-ref.ts'
import { Fault } from '../../src/model/fault.ts'
import type { FlowIR } from '../../src/model/flow.ts'
import type { Provider, ProviderSession } from '../../src/ports/provider.ts'
import type { AppendResult, EvidenceStore, RunStore } from '../../src/ports/run-store.ts'
import { fake, type FakeWorld } from '../../src/providers/index.ts'
import { fakeTime } from '../../src/testing/fake-clock.ts'
import { overlaid } from '../../src/testing/crash/overlaid.ts'
import { flowOf, lit, OK, parallel, step } from './support/flows.ts'
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

const both = (): FlowIR => flowOf([parallel('all', { a: [change('a1'), change('a2')], b: [change('b1'), change('b2')] }), change('end')])

/** Ends whatever is under way, three times over. */
async function playOut(world: FakeWorld): Promise<void> {
  for (let rounds = 0; rounds < 3; rounds += 1) {
    await settle()
    for (let open = under(world).length; open > 0; open -= 1) finish(world, 0)
  }
  await settle()
}

test.each([2, 3, 4, 5, 6, 7, 8])('a run that is cancelled at its append %d dispatches nothing any more', async (nth) => {
  const world = always(RUNNING)
  let before = -1
  const wrap = (store: RunStore): RunStore => {
    let count = 0
    return overlaid(store, {
      append: async (request): Promise<AppendResult> => {
        count += 1
        const head = count === nth ? await store.head(request.runId) : undefined
        if (head !== undefined) {
          const events = [{ type: 'runCancelled', runPath: [], payload: { actor: 'cli:ann' } }] as const
          const { epoch, segment, atMs, runId } = request
          await store.append({ runId, epoch, segment, atMs, head, events, flush: true })
          before = world.dispatched.length
        }
        return store.append(request)
      },
    })
  }
  await using stage = new Stage('memory', { world, wrap, runner: { concurrency: 4, providers: [slowToKeep(world)] } })
  const run = await stage.start(both(), {}, async () => { await playOut(world) })
  expect(run.result.outcome).toBe('aborted')
  expect(world.dispatched).toHaveLength(before)
  const known = new Set(world.dispatched.map((row) => row.callId))
  const never = run.of('actionIntent').filter((event) => !known.has(event.payload.callId)).map((event) => event.payload.callId)
  const settled = run.of('actionSettled').filter((event) => never.includes(event.payload.callId))
  expect(settled.map((event) => [event.payload.terminal, event.payload.effect])).toEqual(never.map(() => ['cancelled', 'none']))
})

test('an end that is noted while another one is being stored is not lost', async () => {
  const world = always(RUNNING)
  const waits = async (turns: number): Promise<void> => { for (let i = 0; i < turns; i += 1) await twice() }
  const wrap = (store: RunStore): RunStore => {
    let count = 0
    const write: EvidenceStore['write'] = async (bytes) => { await waits(1); return store.evidence.write(bytes) }
    const evidence = overlaid(store.evidence, { write })
    return overlaid(store, {
      evidence,
      append: async (request): Promise<AppendResult> => {
        count += 1
        const head = count === 4 ? await store.head(request.runId) : undefined
        await waits(2)
        return head === undefined ? store.append(request) : { kind: 'headMoved', head, events: [] }
      },
    })
  }
  await using stage = new Stage('memory', { world, wrap, runner: { concurrency: 4 } })
  const flow = flowOf([parallel('all', { a: [change('a1')], b: [change('b1')] }), change('end')])
  const run = await stage.start(flow, {}, async () => {
    await settle()
    finish(world, 'a1')
    finish(world, 'b1', { ...OK, output: { ok: true, text: 'x'.repeat(100_000) } })
    await settle()
    finish(world, 'end')
  })
  expect(run.result.outcome).toBe('passed')
  expect(run.of('actionSettled').map((event) => event.payload.source)).toEqual(['live', 'live', 'live'])
})

test('what came back is stored, and what is to begin begins, while another branch goes through a long stretch of its own', async () => {
  const world = always(RUNNING)
  const rounds = Array.from({ length: 2_000 }, (_, i) => i)
  const pure = step({
    kind: 'foreach', stepId: 'many', items: lit(rounds), as: 'n', body: [step({ kind: 'let', stepId: 'l', bindings: { x: lit(1) } })],
  })
  await using stage = new Stage('memory', { world, runner: { concurrency: 4 } })
  let entered = 0
  const run = await stage.start(flowOf([parallel('all', { a: [change('a1'), change('a2')], b: [pure] })]), {}, async (handle) => {
    await twice()
    expect(under(world)).toEqual(['a1'])
    finish(world, 'a1')
    for (let turn = 0; turn < 30 && under(world)[0] !== 'a2'; turn += 1) await twice()
    entered = (await stage.events()).filter((event) => event.type === 'stepEntered').length
    finish(world, 'a2')
    await handle.result()
  })
  expect(run.result.outcome).toBe('passed')
  expect(entered).toBeLessThan(1_500)
})

test('when the store cannot take what one step gave, the ends of the others are kept, also of those still under way', async () => {
  const world = always(RUNNING)
  const full: EvidenceStore['write'] = () => Promise.reject(new Fault('store.full', 'the disk is full'))
  const wrap = (store: RunStore): RunStore => overlaid(store, { evidence: overlaid(store.evidence, { write: full }) })
  await using stage = new Stage('memory', { world, wrap, time: fakeTime(), runner: { concurrency: 4 } })
  const flow = flowOf([parallel('all', { a: [change('a1')], b: [change('b1'), change('b2')], c: [change('c1')] }), change('end')])
  const run = stage.start(flow, {}, async () => {
    await settle()
    finish(world, 'a1', { ...OK, output: { ok: true, text: 'x'.repeat(100_000) } })
    finish(world, 'b1')
    await settle()
    finish(world, 'c1')
    await settle()
  })
  await expect(run).rejects.toMatchObject({ code: 'store.full' })
  const settled = (await stage.events()).filter((event) => event.type === 'actionSettled')
  expect(settled.map((event) => instanceRef(event.runPath)).sort()).toEqual(['b1', 'c1'])
  expect(world.dispatched.map((row) => row.stepId).sort()).toEqual(['a1', 'b1', 'c1'])
})
