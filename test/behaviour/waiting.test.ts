import { expect, test } from 'vitest'
import { fakeTime } from '../../src/testing/fake-clock.ts'
import { change, flowOf, lit, look, OK, parallel, step } from './support/flows.ts'
import { always, finish, RUNNING, settle } from './support/hold-open.ts'
import { play, STORES } from './support/play.ts'
import { Stage } from './support/stage.ts'

// Times to come: written down when they begin, fired once, by whichever process is there.

const START = 1_700_000_000_000
const pause = (stepId: string, more: object) => step({ kind: 'wait', stepId, ...more })

test.each(STORES)('a wait writes down when it is due, and goes on then without a verdict of its own (%s)', async (store) => {
  const { result, of, story } = await play(flowOf([pause('nap', { for: lit(90_000) }), look('next')]), { store, world: always(OK) })
  expect(result.outcome).toBe('passed')
  expect(of('timerArmed')[0]?.payload.dueAtMs).toBe(START + 90_000)
  expect(of('timerFired')[0]?.payload).toEqual(of('timerArmed')[0]?.payload)
  expect(of('timerFired')[0]?.atMs).toBe(START + 90_000)
  expect(story.slice(1, 5)).toEqual(['stepEntered nap', 'timerArmed nap', 'timerFired nap', 'stepExited nap'])
})

test.each([
  ['a time that is past', { until: lit('2001-01-01T00:00:00Z') }], ['no time at all', { for: lit(0) }],
])('%s fires at once, once', async (_, more) => {
  const { result, of } = await play(flowOf([pause('nap', more)]))
  expect(result.outcome).toBe('unverified')
  expect(of('timerFired').map((event) => event.atMs)).toEqual([START])
})

test.each([
  ['a negative time', { for: lit(-1) }], ['a text that is no time', { until: lit('soon') }], ['a number of nothing', { for: lit('5') }],
])('%s fails the wait, which arms nothing', async (_, more) => {
  const { result, of } = await play(flowOf([pause('nap', more)]))
  expect(result.outcome).toBe('failed')
  expect(of('timerArmed')).toEqual([])
})

test.each(STORES)('a process that need not be there lets go of a wait; a later one fires what is due by then, once (%s)', async (kind) => {
  const time = fakeTime()
  await using stage = new Stage(kind, { time, world: always(OK) })
  const flow = flowOf([look('one'), pause('nap', { for: lit(60_000) }), look('two')])
  const first = await stage.start(flow, { suspendOnWait: true })
  expect(first.result.outcome).toBe('suspended')
  expect(first.of('runSuspended')[0]?.payload).toMatchObject({
    reason: 'awaitingTimer', refs: ['nap'], message: `the next is due at ${new Date(START + 60_000).toISOString()}`,
  })
  expect(time.waiting).toEqual([])
  time.advance(1_000)
  const early = await stage.resume({ suspendOnWait: true })
  expect(early.result.outcome).toBe('suspended')
  time.advance(3_600_000)
  const last = await stage.resume({}, async () => { await settle(); time.advance(0) })
  expect(last.result.outcome).toBe('passed')
  expect([last.of('timerArmed').length, last.of('timerFired').length]).toEqual([1, 1])
})

test('a back-off is let go of the same way, and only when nothing else is under way', async () => {
  const time = fakeTime()
  const world = always(RUNNING)
  world.scriptFor('a1', { terminal: 'failed', errorClass: 'action_failed_retryable', effect: 'none' }, OK)
  await using stage = new Stage('memory', { time, world, runner: { concurrency: 4 } })
  const retry = { maxAttempts: 2, backoffMs: 5_000, retryOn: ['action_failed_retryable'] }
  const flow = flowOf([parallel('all', { a: [change('a1', { retry })], b: [change('b1')] })])
  const first = await stage.start(flow, { suspendOnWait: true }, async (_, there) => {
    await settle()
    expect((await stage.events()).some((event) => event.type === 'runSuspended')).toBe(false)
    finish(there, 'b1')
  })
  expect(first.of('runSuspended')[0]?.payload).toMatchObject({ reason: 'awaitingTimer', refs: ['a1'] })
  time.advance(5_000)
  const last = await stage.resume({ suspendOnWait: true }, async () => { await settle(); time.advance(0) })
  expect(last.result.outcome).toBe('passed')
  expect(last.of('actionIntent', 'a1')).toHaveLength(2)
})

test('a run killed after any event of a wait comes to the same', async () => {
  await using calm = new Stage('memory', { world: always(OK) })
  const whole = await calm.start(flowOf([pause('nap', { for: lit(1_000) }), look('next')]))
  for (let count = 1; count < whole.events.length; count += 1) {
    await using stage = await calm.killedAfter(count)
    const { result, of } = await stage.resume()
    expect(result.outcome).toBe('passed')
    expect([of('timerArmed').length, of('timerFired').length]).toEqual([1, 1])
  }
})
