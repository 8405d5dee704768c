import { expect, test } from 'vitest'
import { fakeWorld } from '../../src/providers/index.ts'
import { fakeTime } from '../../src/testing/fake-clock.ts'
import { change, flowOf, look, OK, set, step, lit } from './support/flows.ts'
import { play } from './support/play.ts'

const three = () => flowOf([change('one'), change('two'), change('three')])

test('a stop before an instance leaves it unentered, one after an instance lets it finish', async () => {
  const before = await play(three(), { world: fakeWorld().script(OK, OK, OK), start: { stopAt: 'two' } })
  expect(before.result.outcome).toBe('suspended')
  expect(before.world.dispatched.map((row) => row.stepId)).toEqual(['one'])
  expect(before.of('stepEntered', 'two')).toEqual([])
  expect(before.of('runSuspended')[0]?.payload.reason).toBe('stopAt')
  const after = await play(three(), { world: fakeWorld().script(OK, OK, OK), start: { stopAfter: 'two' } })
  expect(after.world.dispatched.map((row) => row.stepId)).toEqual(['one', 'two'])
  expect(after.of('runSuspended')[0]?.payload.reason).toBe('stopAfter')
  expect(after.of('stepExited', 'two')).toHaveLength(1)
})

test('a stop inside a loop names the round', async () => {
  const loop = flowOf([step({ kind: 'foreach', stepId: 'each', items: lit(['a', 'b', 'c']), as: 'i', body: [change('work')] })])
  const { world, result } = await play(loop, { world: fakeWorld().script(OK, OK, OK), start: { stopAt: 'each[#1]/work' } })
  expect(result.outcome).toBe('suspended')
  expect(world.dispatchCount).toBe(1)
})

test('a stop asked for while a step runs lets it finish and begins nothing new, finally included', async () => {
  const world = fakeWorld().script({ fault: 'running' }, OK)
  const { result, of } = await play(flowOf([change('one'), change('two')], { finally: [set('clean')] }), {
    world, meanwhile: async (run) => {
      for await (const event of run.events()) if (event.type === 'actionIntent') break
      run.stop({ reason: 'enough' })
      setImmediate(() => { world.finish(world.dispatched[0]?.callId ?? '', OK) })
    },
  })
  expect(result).toMatchObject({ outcome: 'suspended', reason: 'enough' })
  expect(of('stepExited', 'one')).toHaveLength(1)
  expect(world.dispatchCount).toBe(1)
})

test('a stop does not wait for a back-off to pass', async () => {
  const time = fakeTime()
  const retry = { maxAttempts: 2, backoffMs: 60_000, retryOn: ['action_failed_retryable'] }
  const { result, of } = await play(flowOf([set('one', { retry })]), {
    time, world: fakeWorld().script({ terminal: 'failed', errorClass: 'action_failed_retryable' }), meanwhile: async (run) => {
      for await (const event of run.events()) if (event.type === 'retryScheduled') break
      run.stop({ reason: 'enough' })
    },
  })
  expect(result.outcome).toBe('suspended')
  expect(of('actionIntent')).toHaveLength(1)
})

test('stopping now cancels what is in flight; a readonly step is held open for later', async () => {
  const { result, of } = await play(flowOf([look('wait'), change('never')]), {
    world: fakeWorld().script({ fault: 'untilCancelled' }), meanwhile: async (run) => {
      for await (const event of run.events()) if (event.type === 'actionIntent') break
      run.stop({ reason: 'now', cancel: 'all' })
    },
  })
  expect(result.outcome).toBe('suspended')
  expect(of('actionSettled')[0]?.payload.terminal).toBe('cancelled')
  expect(of('stepExited')).toEqual([])
})

test('cancelling aborts open spans innermost first, ends the run and dispatches nothing more', async () => {
  const loop = step({ kind: 'foreach', stepId: 'each', items: lit(['a', 'b']), as: 'i', body: [change('work')] })
  const { result, of, story, world } = await play(flowOf([loop, change('after')], { finally: [set('clean')] }), {
    world: fakeWorld().script({ fault: 'untilCancelled' }), meanwhile: async (run) => {
      for await (const event of run.events()) if (event.type === 'actionIntent') break
      await run.cancel('not today')
    },
  })
  expect(result).toMatchObject({ outcome: 'aborted', reason: 'not today' })
  expect(story.slice(-3)).toEqual(['stepExited each[#0]/work', 'stepExited each', 'runFinished'])
  expect(of('stepExited').map((event) => event.payload.state)).toEqual(['aborted', 'aborted'])
  expect(world.dispatchCount).toBe(1)
})

test('time that jumps backwards never makes the log go backwards', async () => {
  const time = fakeTime({ auto: true })
  let calls = 0
  const wild = { ...time, now: () => 1_700_000_000_000 - (calls += 1) * 1_000 }
  const { events } = await play(three(), { world: fakeWorld().script(OK, OK, OK), runner: { ambient: wild } })
  const times = events.map((event) => event.atMs)
  expect(times).toEqual([...times].sort((a, b) => a - b))
})
