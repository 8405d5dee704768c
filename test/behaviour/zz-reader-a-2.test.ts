import { expect, test } from 'vitest'
import { fakeWorld } from '../../src/providers/index.ts'
import { bundle, call, change, each, flowOf, human, lit, look, NOT_OK, OK, parallel, pinned, present, set, step } from './support/flows.ts'
import { abort, escalate, fixing, goesOn, handler, LOST, repair, repaired, retry, stageOf, world, FAILED, RETRYABLE, policy } from './support/handlers.ts'
import { Stage } from './support/stage.ts'
import { settle } from './support/hold-open.ts'
import { fakeTime } from '../../src/testing/fake-clock.ts'

const door = (open: boolean) => { const seen = fakeWorld(); seen.uiTree = { children: open ? [{ identifier: 'door' }] : [] }; return seen }
const slow = (hook: string) => handler(hook, { kind: 'retry', policy: { ...policy, backoffMs: 60_000 } })

test('A1 let', async () => {
  const seen = door(false); seen.script(OK, OK, OK)
  await using stage = new Stage('memory', { world: seen })
  await stage.start(flowOf([step({ kind: 'let', stepId: 'c', bindings: { v: lit(1) }, preflight: [present('door')], handlers: [escalate('onResumeDrift', { mode: 'repairWorld' })()] }), look('x')]))
  seen.uiTree = { children: [{ identifier: 'door' }] }
  await stage.answer('done')
  const { result, story, of } = await stage.resume()
  console.log(result, story, of('preflightProbed').map((e) => e.payload.holds))
})
test('A1 let without handlers', async () => {
  const seen = door(false); seen.script(OK, OK, OK)
  await using stage = new Stage('memory', { world: seen })
  await stage.start(flowOf([step({ kind: 'let', stepId: 'c', bindings: { v: lit(1) }, preflight: [present('door')] }), look('x')]))
  seen.uiTree = { children: [{ identifier: 'door' }] }
  const { result, story, of } = await stage.resume()
  console.log(result, story, of('preflightProbed').map((e) => e.payload.holds))
})

test('A2 a repetition that the flow names no more is not done', async () => {
  const time = fakeTime()
  await using stage = new Stage('memory', { world: world(NOT_OK, OK), time })
  await stage.start(flowOf([change('act', { repeats: true, handlers: [slow('onFail')()] })]), {}, async (run) => {
    await settle()
    run.stop({} as never)
  })
  expect(stage.world.dispatchCount).toBe(1)
  time.advance(100_000)
  const { of, result } = await stage.resume({ flow: flowOf([change('act')]) }, async () => { await settle(); time.advance(1); await settle() })
  console.log(result)
  expect(of('actionIntent')).toHaveLength(1)
})
test('A2b a repetition that the policy forbids by now is not done', async () => {
  const time = fakeTime()
  await using stage = new Stage('memory', { world: world(NOT_OK, OK), time })
  const flow = flowOf([change('act', { repeats: true, handlers: [slow('onFail')()] })])
  await stage.start(flow, {}, async (run) => { await settle(); run.stop({} as never) })
  time.advance(100_000)
  ;(stage as never as { store: unknown })
  const { Runner } = await import('../../src/engine/runner.ts')
  const { fake } = await import('../../src/providers/index.ts')
  const policyFile = { rules: [{ actions: ['fake:change'], reexecute: 'never', why: 'dear' }] }
  const run = await new Runner({ store: stage.store, providers: [fake({ world: stage.world })], ambient: time, clock: time, lookEveryMs: 0, policy: policyFile as never }).resume({ runId: 'r1' })
  await settle(); time.advance(1); await settle()
  console.log(await run.result())
  expect(stage.world.dispatchCount).toBe(1)
})
test('A2c drifted after the handler let it act; handler withdrawn', async () => {
  const seen = door(true)
  seen.script(() => { seen.uiTree = { children: [] }; return NOT_OK }, OK)
  await using stage = new Stage('memory', { world: seen })
  const first = await stage.start(flowOf([change('act', { preflight: [present('door')], repeats: true, handlers: [retry('onFail')()] })]))
  expect(first.result.outcome).toBe('blocked')
  seen.uiTree = { children: [{ identifier: 'door' }] }
  const plan = await stage.runner().plan({ runId: 'r1', flow: flowOf([change('act', { preflight: [present('door')] })]) })
  console.log(JSON.stringify(plan.instances.map((r) => [r.ref, r.word, r.cause])), plan.totals)
  const { of, result } = await stage.resume({ flow: flowOf([change('act', { preflight: [present('door')] })]) })
  console.log(result)
  expect(of('actionIntent')).toHaveLength(1)
})
