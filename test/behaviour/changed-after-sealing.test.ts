import { expect, test } from 'vitest'
import type { FlowIR } from '../../src/model/flow.ts'
import { Runner } from '../../src/engine/runner.ts'
import { fake, fakeWorld } from '../../src/providers/index.ts'
import { openMemoryStore } from '../../src/stores/memory/memory-store.ts'
import { fakeTime } from '../../src/testing/fake-clock.ts'
import { bundle, call, change, flowOf, lit, OK, pinned } from './support/flows.ts'

// A flow given as data stays the caller's: it may be changed at any time, and what runs is still what its hash says.

interface Loose { body: { binding: { attempts: { args: Record<string, unknown> }[] } }[] }

/** Writes into a flow what its hash does not know of. @returns how to take it back */
function changeIn(flow: FlowIR, stepAt: number): () => void {
  const attempt = (flow as unknown as Loose).body[stepAt]?.binding.attempts[0]
  if (attempt === undefined) throw new Error('the flow has no such step')
  const before = attempt.args
  attempt.args = { to: lit('elsewhere') }
  return () => { attempt.args = before }
}

function scene(...flows: readonly FlowIR[]) {
  const world = fakeWorld().script(OK, OK, OK, OK)
  const time = fakeTime({ auto: true })
  const runner = new Runner({ store: openMemoryStore(), providers: [fake({ world })], ambient: time, clock: time, lookEveryMs: 0 })
  const [root, ...others] = flows
  const start = (runId: string) => runner.start(bundle(root!, ...others), { runId, platform: 'test' })
  return { world, runner, start }
}

const MISMATCH = { code: 'ir.hash-mismatch' }

test('a flow that was run once and changed since does not run under its old hash; taken back, it does', async () => {
  const flow = flowOf([change('one')])
  const { world, start } = scene(flow)
  await (await start('r1')).result()
  const undo = changeIn(flow, 0)
  await expect(start('r2')).rejects.toMatchObject(MISMATCH)
  expect(world.dispatchCount).toBe(1)
  undo()
  await (await start('r3')).result()
  expect(world.dispatchCount).toBe(2)
})

test('neither does one that calls it', async () => {
  const callee = flowOf([change('inner')], { flowId: 'callee' })
  const root = flowOf([call('calls', callee)], { subflows: pinned(callee) })
  const { world, start } = scene(root, callee)
  await (await start('r1')).result()
  changeIn(callee, 0)
  await expect(start('r2')).rejects.toMatchObject(MISMATCH)
  expect(world.dispatchCount).toBe(1)
})

test('what a run has begun with is what it goes on with, whatever becomes of the flow meanwhile', async () => {
  const flow = flowOf([change('one'), change('two')])
  const { world, start } = scene(flow)
  const run = await start('r1')
  changeIn(flow, 1)
  expect(await run.result()).toMatchObject({ outcome: 'passed' })
  expect(world.dispatched.map(({ args }) => args)).not.toContainEqual({ to: 'elsewhere' })
})

test('the flow that a run is said to have executed is checked each time as well', async () => {
  const flow = flowOf([change('one')])
  const { runner, start } = scene(flow)
  await (await start('r1')).result()
  const edited = flowOf([change('one'), change('two')])
  changeIn(flow, 0)
  await expect(runner.resume({ runId: 'r1', flow: edited, oldFlowIr: flow })).rejects.toMatchObject(MISMATCH)
})
