import { expect, test } from 'vitest'
import { fakeWorld } from '../../src/providers/index.ts'
import { bundle, call, change, each, flowOf, human, lit, look, NOT_OK, OK, parallel, pinned, present, set, step } from './support/flows.ts'
import { abort, escalate, fixing, goesOn, handler, LOST, repair, repaired, retry, stageOf, world, FAILED, RETRYABLE, policy } from './support/handlers.ts'
import { Stage } from './support/stage.ts'
import { fakeTime } from '../../src/testing/fake-clock.ts'

const door = (open: boolean) => { const seen = fakeWorld(); seen.uiTree = { children: open ? [{ identifier: 'door' }] : [] }; return seen }
const slow = (hook: string) => handler(hook, { kind: 'retry', policy: { ...policy, backoffMs: 60_000 } })

// 1 drifted containers + escalate
test.each([
  ['if', (more: object) => step({ kind: 'if', stepId: 'c', cond: lit(true), then: [look('x')], ...more })],
  ['foreach', (more: object) => each('c', ['a'], [look('x')], more)],
  ['parallel', (more: object) => parallel('c', { a: [look('x')] }, more)],
  ['let', (more: object) => step({ kind: 'let', stepId: 'c', bindings: { v: lit(1) }, ...more })],
  ['wait', (more: object) => step({ kind: 'wait', stepId: 'c', for: lit(1), ...more })],
] as const)('A1 drifted %s with escalate', async (_n, make) => {
  const seen = door(false); seen.script(OK, OK, OK)
  await using stage = new Stage('memory', { world: seen })
  const r = await stage.start(flowOf([make({ preflight: [present('door')], handlers: [escalate('onResumeDrift', { mode: 'repairWorld' })()] })]))
  expect(r.result.outcome).toBe('awaitingHuman')
  seen.uiTree = { children: [{ identifier: 'door' }] }
  await stage.answer('done')
  const { result } = await stage.resume()
  expect(['passed', 'unverified']).toContain(result.outcome)
})
test('A1b drifted call with flow-level escalate', async () => {
  const seen = door(false); seen.script(OK, OK, OK)
  await using stage = new Stage('memory', { world: seen })
  const inner = flowOf([look('deep')], { flowId: 'inner' })
  const c = { ...call('go', inner), preflight: [present('door')] } as never
  await stage.start(bundle(flowOf([c], { subflows: pinned(inner), handlers: [escalate('onResumeDrift', { mode: 'repairWorld' })()] }), inner))
  seen.uiTree = { children: [{ identifier: 'door' }] }
  await stage.answer('done')
  expect((await stage.resume()).result.outcome).toBe('passed')
})

// 2 handler withdrawn while waiting for its retry
test('A2 a repetition that the flow names no more is not done', async () => {
  const time = fakeTime()
  await using stage = new Stage('memory', { world: world(NOT_OK, OK), time })
  const first = await stage.start(flowOf([change('act', { repeats: true, handlers: [slow('onFail')()] })]), {}, async (run) => {
    for (let i = 0; i < 30; i += 1) await new Promise((r) => { setImmediate(r) })
    run.stop?.({ reason: 'stop' } as never)
  })
  console.log(first.result, first.story)
  expect(stage.world.dispatchCount).toBe(1)
  time.advance(100_000)
  const { of, result } = await stage.resume({ flow: flowOf([change('act')]) })
  console.log(result)
  expect(of('actionIntent')).toHaveLength(1)
})

// 3 second repair's verdict
test('A3 kept tally of the first repair is not of the second', async () => {
  await using stage = stageOf(NOT_OK, NOT_OK, OK, OK, OK, OK)
  const fix = flowOf([look('one', { handlers: [goesOn('onFail')()] }), look('two')], { flowId: 'fix' })
  const fix2 = flowOf([look('three')], { flowId: 'fix2' })
  const flow = (more: object[] = []) => bundle(flowOf([look('act', { handlers: [repair('onFail', fix)(), repair('onFail', fix2)()] }), ...more as never[]], { subflows: pinned(fix, fix2) }), fix, fix2)
  await stage.start(flow(), { stopAt: 'act/onFail1!1/two' })
  const { result, of, story } = await stage.resume({ flow: flow([look('next')]) })
  console.log(of('callFramePopped').map((e) => e.payload), story)
  expect(of('callFramePopped').map((e) => e.payload.verdict)).toEqual(['fail', 'pass'])
  expect(result.outcome).toBe('passed')
})

// 4 adopt while a repair waits on a person
test('A4 adopting a step while its repair asks', async () => {
  await using stage = stageOf(NOT_OK, OK, OK)
  const fix = fixing(human('sure'))
  const flow = (name: string) => repaired(fix, [change('act', { repeats: true, binding: { attempts: [{ actionName: 'fake:change', args: { name: lit(name) } }] }, handlers: [repair('onFail', fix)()] }), look('next')])
  await stage.start(flow('a'))
  const { result } = await stage.resume({ flow: flow('b'), adopt: [{ ref: 'act', reason: 'fine' }] })
  console.log(result)
})

// 5 adopt a gated repair step
test('A5 a gated repair step is kept', async () => {
  await using stage = stageOf(NOT_OK, OK, OK)
  const fix = fixing(change('mend'))
  const flow = repaired(fix, [look('act', { handlers: [repair('onFail', fix)()] })])
  await stage.start(flow)
  stage.world.script(NOT_OK, OK, OK)
  const again = await stage.resume({ forceReexecute: ['act'] })
  expect(again.result.outcome).toBe('gated')
  const { result, story } = await stage.resume({ adopt: [{ ref: 'act/onFail1!1/mend', reason: 'done' }] })
  console.log(story.slice(-10))
  expect(result.outcome).toBe('passed')
  expect(stage.world.dispatched.filter((r) => r.stepId === 'mend')).toHaveLength(1)
})

// 6 moved out of a repair
test('A6 what a repair did, moved into the body, is not done again', async () => {
  await using stage = stageOf(NOT_OK, OK, OK, OK)
  const fix = fixing(change('mend'))
  await stage.start(repaired(fix, [look('act', { handlers: [repair('onFail', fix)()] }), look('next')]))
  const plan = await stage.runner().plan({ runId: 'r1', flow: flowOf([look('act'), change('mend'), look('next')]) })
  console.log(plan.instances.map((r) => [r.ref, r.word, r.cause]))
})
