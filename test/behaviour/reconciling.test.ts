import { expect, test } from 'vitest'
import { fakeWorld, type FakeWorld } from '../../src/providers/index.ts'
import { fakeTime } from '../../src/testing/fake-clock.ts'
import { change, flowOf, lit, look, OK, set } from './support/flows.ts'
import { STORES } from './support/play.ts'
import { Stage, untilEnded } from './support/stage.ts'

const RETRY = { maxAttempts: 3, backoffMs: 60_000, retryOn: ['action_failed_retryable'], jitter: 0 }
const ids = (world: FakeWorld): readonly string[] => world.dispatched.map((row) => row.stepId)

// covers: RUN-09
test.each(STORES)('a dispatch that never began is done again: same arguments and key, new call, same span (%s)', async (kind) => {
  await using stage = new Stage(kind, { world: fakeWorld().script({ fault: 'transportLostBeforeDispatch' }, OK) })
  expect((await stage.start(flowOf([change('pay')]))).result.outcome).toBe('suspended')
  const { result, of } = await stage.resume()
  expect(result.outcome).toBe('passed')
  expect(of('stepEntered')).toHaveLength(1)
  expect(of('actionSettled')[0]?.payload).toMatchObject({ terminal: 'cancelled', effect: 'none', source: 'reconciled' })
  const [first, second] = of('actionIntent').map((event) => event.payload)
  expect(second).toMatchObject({ attempt: 2, argsSnapshot: first?.argsSnapshot, idempotencyKey: first?.idempotencyKey, group: 1 })
  expect(second?.callId).not.toBe(first?.callId)
})

test('what the world did is adopted as if it had been heard live', async () => {
  await using stage = new Stage('memory', { world: fakeWorld().script({ fault: 'transportLostAfterDispatch', outcome: OK }, OK) })
  await stage.start(flowOf([change('pay'), change('next')]))
  const { result, of } = await stage.resume()
  expect(result.outcome).toBe('passed')
  expect(of('actionSettled')[0]?.payload).toMatchObject({ terminal: 'succeeded', source: 'reconciled', effect: 'landed' })
  expect(ids(stage.world)).toEqual(['pay', 'next'])
})

const FAILED = { terminal: 'failed', errorClass: 'action_failed_retryable' } as const
const LOST_FAILED = { fault: 'transportLostAfterDispatch', outcome: FAILED } as const

// covers: RUN-10
test.each(STORES)('a failure that is found out later is retried as its policy says (%s)', async (kind) => {
  await using stage = new Stage(kind, { world: fakeWorld().script(LOST_FAILED, OK) })
  await stage.start(flowOf([change('pay', { retry: RETRY })]))
  const { result, of } = await stage.resume()
  expect(result.outcome).toBe('passed')
  expect(of('actionSettled')[0]?.payload).toMatchObject({ terminal: 'failed', source: 'reconciled' })
  expect(of('retryScheduled').map((event) => event.payload.attempt)).toEqual([2])
  expect(of('actionIntent')).toHaveLength(2)
})

// covers: RUN-11
test('one that its policy does not retry fails the step without another dispatch', async () => {
  await using stage = new Stage('memory', { world: fakeWorld().script(LOST_FAILED) })
  await stage.start(flowOf([change('pay', { retry: { ...RETRY, retryOn: ['target_stale'] } })]))
  const { result, of } = await stage.resume()
  expect(result.outcome).toBe('failed')
  expect(of('actionIntent')).toHaveLength(1)
  expect(of('verdictRecorded', 'pay')[0]?.payload.verdict).toBe('fail')
})

// covers: RUN-16
test('a dispatch in the middle of a chain is done again at its place in it', async () => {
  const binding = { attempts: [
    { actionName: 'fake:change', args: { way: lit('first') } }, { actionName: 'fake:change', args: { way: lit('second') } },
    { actionName: 'fake:change', args: { way: lit('third') } },
  ] }
  const failed = { terminal: 'failed', errorClass: 'action_failed_final' } as const
  await using stage = new Stage('memory', { world: fakeWorld().script(failed, { fault: 'transportLostBeforeDispatch' }, OK) })
  await stage.start(flowOf([change('pay', { binding })]))
  const { result, of } = await stage.resume()
  expect(result.outcome).toBe('passed')
  expect(of('actionIntent').map((event) => event.payload.chainIndex)).toEqual([0, 1, 1])
  expect(stage.world.dispatched.map((row) => row.args)).toEqual([{ way: 'first' }, { way: 'second' }])
})

test.each([['readonly', look('poll')], ['idempotent', set('poll')]] as const)(
  'a %s step whose end nobody knows is done again, and that is no try of its policy', async (_, poll) => {
    const retry = { ...RETRY, maxAttempts: 2 }
    await using stage = new Stage('memory', { world: fakeWorld().script({ fault: 'transportLostAfterDispatch' }, FAILED, OK) })
    await stage.start(flowOf([{ ...poll, retry } as typeof poll]))
    const { result, of } = await stage.resume()
    expect(result.outcome).toBe('passed')
    expect(of('actionSettled').map((event) => event.payload.terminal)).toEqual(['cancelled', 'failed', 'succeeded'])
    expect(new Set(of('actionIntent').map((event) => event.payload.idempotencyKey)).size).toBe(1)
  },
)

test('one that still runs is waited for, and dispatched once', async () => {
  await using stage = new Stage('memory', { world: fakeWorld().script({ fault: 'running' }) })
  const { events } = await stage.start(flowOf([change('pay')]), {}, async (run) => {
    for await (const event of run.events()) if (event.type === 'actionIntent') break
    run.stop({ reason: 'going', graceMs: 0 })
  })
  expect(events.at(-1)?.type).toBe('runSuspended')
  const { result, of } = await stage.resume({}, (_run, world) => {
    setImmediate(() => { world.finish(world.dispatched[0]?.callId ?? '', OK) })
  })
  expect(result.outcome).toBe('passed')
  expect(of('actionSettled')[0]?.payload).toMatchObject({ terminal: 'succeeded', source: 'reconciled' })
  expect(stage.world.dispatchCount).toBe(1)
})

test('its time counts from its intent: one that runs for ever is given up, and nobody repeats it', async () => {
  const time = fakeTime()
  await using stage = new Stage('memory', { time, world: fakeWorld().script({ fault: 'running' }) })
  await stage.start(flowOf([change('pay', { timeoutMs: 30_000 })]), {}, async (run) => {
    for await (const event of run.events()) if (event.type === 'actionIntent') break
    run.stop({ reason: 'going', graceMs: 0 })
    await untilEnded(run, () => { time.advance(0) })
  })
  time.advance(25_000)
  const { result, of } = await stage.resume({}, (run) => untilEnded(run, () => { if (time.waiting.length > 0) time.advance(15_000) }))
  expect(result.outcome).toBe('unknown')
  expect(of('actionSettled')[0]?.payload.terminal).toBe('uncertain')
  expect(of('actionSettled')[0]?.atMs).toBe((of('actionIntent')[0]?.atMs ?? 0) + 40_000)
  expect(stage.world.dispatchCount).toBe(1)
})

test.each(STORES)('killed in a back-off, the tries made count and the due time stands (%s)', async (kind) => {
  const time = fakeTime()
  const toNextDue = (): void => { const [due] = time.waiting; if (due !== undefined) time.advance(due - time.now()) }
  await using stage = new Stage(kind, { time, world: fakeWorld().script(FAILED, FAILED, FAILED, FAILED, OK) })
  const calm = await stage.start(flowOf([change('poll', { retry: RETRY })]), {}, (run) => untilEnded(run, toNextDue))
  const waits = calm.of('retryScheduled')[1]
  await using killed = await stage.killedAfter(waits?.seq ?? 0)
  const { result, of } = await killed.resume({}, (run) => untilEnded(run, toNextDue))
  expect(result.outcome).toBe('failed')
  expect(of('actionIntent')).toHaveLength(3)
  expect(of('retryScheduled')).toHaveLength(2)
  expect(of('actionIntent')[2]?.atMs).toBeGreaterThanOrEqual(waits?.payload.dueAtMs ?? Infinity)
})
