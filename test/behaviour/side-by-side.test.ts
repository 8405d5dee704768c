import { expect, test } from 'vitest'
import { instanceRef } from '../../src/core/path/instance-ref.ts'
import type { StepDraft } from '../../src/core/flow/flow-draft.ts'
import type { RunEvent } from '../../src/model/run-event.ts'
import type { ActionCall, ActionOutcome } from '../../src/ports/provider.ts'
import { fakeWorld, type FakeWorld } from '../../src/providers/index.ts'
import { change, each, flowOf, look, NOT_OK, OK, parallel, ref } from './support/flows.ts'
import { always, finish, RUNNING, settle, under } from './support/hold-open.ts'
import { play, STORES } from './support/play.ts'
import { Stage } from './support/stage.ts'

// Branches and rounds at once: who runs beside whom, what a failure stops, and how many slots there are.

test.each(STORES)('branches run at once, each to its own end, and are joined by the fold of all (%s)', async (store) => {
  const flow = flowOf([parallel('all', { b: [change('b1'), change('b2')], a: [change('a1')], c: [look('c1')] }), change('after')])
  const { result, story } = await play(flow, {
    store, world: always(RUNNING), runner: { concurrency: 8 }, meanwhile: async (_, world) => {
      await settle()
      expect(under(world)).toEqual(['a1', 'b1', 'c1'])
      finish(world, 'b1')
      await settle()
      expect(under(world)).toEqual(['a1', 'c1', 'b2'])
      finish(world, 'c1')
      finish(world, 'a1')
      await settle()
      expect(under(world)).toEqual(['b2'])
      finish(world, 'b2')
      await settle()
      expect(under(world)).toEqual(['after'])
      finish(world, 'after')
    },
  })
  expect(result.outcome).toBe('passed')
  expect(story.filter((row) => row.endsWith(' all') || row.endsWith(' after'))).toEqual([
    'stepEntered all', 'verdictRecorded all', 'stepExited all', 'stepEntered after', 'actionIntent after', 'actionSettled after',
    'assertionEvaluated after', 'verdictRecorded after', 'stepExited after',
  ])
})

test('a branch that fails lets those under way finish entirely, begins no other, and what never began is blocked once each', async () => {
  const branches = { a: [change('a1')], b: [change('b1'), change('b2')], c: [change('c1'), change('c2')] }
  const { result, of, world } = await play(flowOf([parallel('all', branches, { concurrency: 2 })]), {
    world: always(RUNNING), runner: { concurrency: 8 }, meanwhile: async (_, there) => {
      await settle()
      finish(there, 'a1', NOT_OK)
      await settle()
      expect(under(there)).toEqual(['b1'])
      finish(there, 'b1')
      await settle()
      finish(there, 'b2')
    },
  })
  expect(result.outcome).toBe('failed')
  expect(world.dispatched.map((row) => row.stepId)).toEqual(['a1', 'b1', 'b2'])
  expect(of('stepExited').map((event) => [instanceRef(event.runPath), event.payload.state])).toEqual([
    ['a1', 'judged'], ['b1', 'judged'], ['b2', 'judged'], ['c1', 'blocked'], ['c2', 'blocked'], ['all', 'judged'],
  ])
})

test('where a failing branch is to be passed over, all run, and the verdict is the fold of all', async () => {
  const branches = { a: [change('a1')], b: [change('b1')], c: [change('c1')] }
  const { result, world } = await play(flowOf([parallel('all', branches, { concurrency: 1, onBranchFail: 'continue' })]), {
    world: fakeWorld().script(NOT_OK, OK, OK),
  })
  expect(result.outcome).toBe('failed')
  expect(world.dispatched.map((row) => row.stepId)).toEqual(['a1', 'b1', 'c1'])
})

test('rounds run at most so many at once as the loop says, the next as one is over', async () => {
  const flow = flowOf([each('each', [0, 1, 2, 3, 4], [change('work')], { concurrency: 2 })])
  const { result, of } = await play(flow, {
    world: always(RUNNING), runner: { concurrency: 8 }, meanwhile: async (_, world) => {
      for (let n = 5; n > 0; n -= 1) {
        await settle()
        expect(under(world)).toHaveLength(Math.min(n, 2))
        finish(world, 'work')
      }
    },
  })
  expect(result.outcome).toBe('passed')
  expect(of('stepExited', 'each')).toHaveLength(1)
})

test('slots are shared by all, and an intent is written only when it has one', async () => {
  const flow = flowOf([each('each', [0, 1, 2, 3], [change('work')], { concurrency: 4 })])
  const { of } = await play(flow, {
    world: always(RUNNING), runner: { concurrency: 2 }, meanwhile: async (run, world) => {
      const seen: RunEvent[] = []
      run.watch((event) => { if (event.kind === 'event') seen.push(event.event) })
      await settle()
      expect(seen.filter((event) => event.type === 'stepEntered')).toHaveLength(5)
      expect(seen.filter((event) => event.type === 'actionIntent')).toHaveLength(2)
      for (let n = 0; n < 4; n += 1) {
        finish(world, 'work')
        await settle()
      }
    },
  })
  expect(of('actionIntent')).toHaveLength(4)
})

const retry = { maxAttempts: 2, backoffMs: 50, retryOn: ['action_failed_retryable'] }
const sequence = (more: object): StepDraft[] => [
  each('each', [0, 1, 2], [
    parallel('both', { x: [change('x1'), change('x2')], y: [change('y1')] }, more), change('tail'),
  ], { onItemFail: 'continue', ...more }),
  parallel('end', { p: [look('p1')], q: [change('q1', { retry })] }),
]

test('with one slot a fan-out inside a fan-out is the sequential flow, event for event', async () => {
  const world = (): FakeWorld => always(OK, OK, NOT_OK, OK, { terminal: 'failed', errorClass: 'action_failed_retryable', effect: 'none' })
  const wide = await play(flowOf(sequence({ concurrency: 5 })), { world: world(), runner: { concurrency: 1 } })
  const inARow = await play(flowOf(sequence({ concurrency: 1 })), { world: world(), runner: { concurrency: 1 } })
  expect(wide.story).toEqual(inARow.story)
  expect(wide.of('actionIntent').length).toBeGreaterThan(7)
})

test.each([1, 2, 3])('nested fan-outs end with %d slots', async (concurrency) => {
  const { result, of } = await play(flowOf(sequence({ concurrency: 3 })), { world: always(OK), runner: { concurrency } })
  expect(result.outcome).toBe('passed')
  expect(of('actionIntent')).toHaveLength(14)
})

test('a stop begins nothing anywhere and lets what is under way finish; the resume takes up every branch', async () => {
  await using stage = new Stage('memory', { world: always(RUNNING), runner: { concurrency: 8 } })
  const branches = { a: [change('a1'), change('a2')], b: [change('b1'), change('b2')], c: [change('c1')], d: [change('d1')] }
  const first = await stage.start(flowOf([parallel('all', branches, { concurrency: 3 })]), {}, async (run, world) => {
    await settle()
    run.stop({ reason: 'enough' })
    await settle()
    for (const id of ['b1', 'a1', 'c1']) finish(world, id)
  })
  expect(first.result.outcome).toBe('suspended')
  const { world } = stage
  expect(world.dispatched.map((row) => row.stepId)).toEqual(['a1', 'b1', 'c1'])
  const second = await stage.resume({}, async () => {
    await settle()
    expect(under(world)).toEqual(['a2', 'b2', 'd1'])
    for (const id of ['a2', 'b2', 'd1']) finish(world, id)
  })
  expect(second.result.outcome).toBe('passed')
  expect(world.dispatched).toHaveLength(6)
})

const rounds = each(
  'each', ['a', 'b', 'c', 'd', 'e'], [change('push'), change('tell')], { key: ref('iter.item'), concurrency: 5 },
)
const branches = parallel('all', {
  x: [change('x1')], y: [change('y1'), change('y2')],
  z: [each('in', ['p', 'q'], [change('z1')], { key: ref('iter.item'), concurrency: 2 })],
})

test.each([
  ['a round', rounds, 'each[a]/push', ['each[b]/push', 'each[b]/tell'], [
    'each[c]/push', 'each[c]/tell', 'each[d]/push', 'each[d]/tell', 'each[e]/push', 'each[e]/tell',
  ]],
  ['a branch', branches, 'x1', ['y1', 'y2'], ['in[p]/z1', 'in[q]/z1']],
])('%s that only waits for a slot when another one fails does not begin', async (_, body, failing, others, held) => {
  const answer = ({ context: { step } }: ActionCall): ActionOutcome => (step === failing ? NOT_OK : OK)
  const world = fakeWorld().script(...Array.from({ length: 20 }, () => answer))
  const { result, of } = await play(flowOf([body, change('after')]), { world, runner: { concurrency: 2 } })
  expect(result.outcome).toBe('failed')
  expect(of('actionIntent').map((event) => instanceRef(event.runPath)).sort()).toEqual([failing, ...others].sort())
  const blocked = of('stepExited').filter((event) => event.payload.state === 'blocked').map((event) => instanceRef(event.runPath))
  expect(blocked).toEqual(expect.arrayContaining([...held, 'after']))
})
