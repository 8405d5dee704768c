import { expect, test } from 'vitest'
import { fakeWorld } from '../../src/providers/index.ts'
import type { Policy } from '../../src/model/policy.ts'
import { fakeTime, type FakeTime } from '../../src/testing/fake-clock.ts'
import { bundle, change, flowOf, human, look, NOT_OK, OK, parallel, pinned, present, type More } from './support/flows.ts'
import { escalate, goesOn, handler, policy, repair, stageOf, world } from './support/handlers.ts'
import { finish, RUNNING, settle } from './support/hold-open.ts'
import { Stage } from './support/stage.ts'

// What a handler began holds only as long as the flow, and the policy, still say so.

const slow = handler('onFail', { kind: 'retry', policy: { ...policy, backoffMs: 60_000 } })
const NEVER: Policy = { rules: [{ actions: ['fake:change'], reexecute: 'never', why: 'it is dear' }] }

/** A step that failed and waits to act again. */
async function waiting(time: FakeTime, more: More = {}): Promise<Stage> {
  const stage = new Stage('memory', { world: world(NOT_OK, OK), time })
  await stage.start(flowOf([change('act', { repeats: true, handlers: [slow()], ...more })]), {}, async (run) => {
    await settle()
    run.stop({ reason: 'enough' })
  })
  time.advance(100_000)
  return stage
}

const onward = (time: FakeTime) => async (): Promise<void> => {
  await settle()
  time.advance(1)
  await settle()
}

test('a repetition goes on in a later process', async () => {
  const time = fakeTime()
  await using stage = await waiting(time)
  expect((await stage.resume({}, onward(time))).result.outcome).toBe('passed')
  expect(stage.world.dispatchCount).toBe(2)
})

test('a repetition is not done when its handler is gone by then: the verdict stands', async () => {
  const time = fakeTime()
  await using stage = await waiting(time)
  const { result, of } = await stage.resume({ flow: flowOf([change('act', { repeats: true })]) }, onward(time))
  expect(result.outcome).toBe('failed')
  expect(stage.world.dispatchCount).toBe(1)
  expect(of('stepExited')[0]?.payload.reason).toBe('nothing in the flow lets it act again any more')
})

test('a repetition is not done when the policy forbids it by then', async () => {
  const time = fakeTime()
  await using stage = await waiting(time)
  await using strict = new Stage('memory', { world: stage.world, time, runner: { policy: NEVER }, wrap: () => stage.store })
  await strict.runner().resume({ runId: 'r1' }).then(async (run) => {
    await onward(time)()
    expect((await run.result()).outcome).toBe('failed')
  })
  expect(stage.world.dispatchCount).toBe(1)
})

test('an entry check that drifts before the repetition brings no withdrawn repetition back', async () => {
  const time = fakeTime()
  const seen = fakeWorld()
  const door = (open: boolean): void => { seen.uiTree = { children: open ? [{ identifier: 'door' }] : [] } }
  door(true)
  seen.script(() => { door(false); return NOT_OK }, OK)
  await using stage = new Stage('memory', { world: seen, time: fakeTime({ auto: true }) })
  const step = (more: More) => flowOf([change('act', { preflight: [present('door')], ...more })])
  const blocked = await stage.start(step({ repeats: true, handlers: [slow()] }))
  expect(blocked.result.outcome).toBe('blocked')
  door(true)
  const { result } = await stage.resume({ flow: step({}) })
  expect([result.outcome, seen.dispatchCount]).toEqual(['failed', 1])
  expect(time.waiting).toEqual([])
})

test('the verdict of a second repair is its own, also in the segment that kept steps of the first', async () => {
  await using stage = stageOf(NOT_OK, NOT_OK, OK, OK, OK, OK)
  const fix = flowOf([look('one', { handlers: [goesOn('onFail')()] }), look('two'), human('sure', { handlers: [goesOn('onFail')()] })], {
    flowId: 'fix',
  })
  const other = flowOf([look('three')], { flowId: 'other' })
  const flow = (...more: ReturnType<typeof look>[]) => bundle(flowOf(
    [look('act', { handlers: [repair('onFail', fix)(), repair('onFail', other)()] }), ...more], { subflows: pinned(fix, other) },
  ), fix, other)
  await stage.start(flow())
  await stage.answer('no')
  const { of, result } = await stage.resume({ flow: flow(look('next')) })
  expect(of('callFramePopped').map(({ payload }) => payload.verdict)).toEqual(['fail', 'pass'])
  expect(result.outcome).toBe('passed')
})

test('an answer to a live run about a drifted container has it look again at once', async () => {
  const time = fakeTime()
  const seen = fakeWorld().script(RUNNING, OK)
  seen.uiTree = { children: [] }
  await using stage = new Stage('memory', { world: seen, time, runner: { lookEveryMs: 500 } })
  const drifting = parallel('inner', { x: [look('x')] }, {
    preflight: [present('door')], handlers: [escalate('onResumeDrift', { mode: 'repairWorld' })()],
  })
  const { result } = await stage.start(flowOf([parallel('both', { a: [drifting], b: [look('slow')] })]), {}, async () => {
    await settle()
    seen.uiTree = { children: [{ identifier: 'door' }] }
    await stage.answer('done')
    time.advance(500)
    await settle()
    finish(seen, 'slow')
  })
  expect(result.outcome).toBe('passed')
})
