import { describe, expect, test } from 'vitest'
import type { Fault } from '../../src/model/fault.ts'
import { fakeWorld } from '../../src/providers/index.ts'
import { fakeTime } from '../../src/testing/fake-clock.ts'
import { each, flowOf, human, look, OK, parallel, ref } from './support/flows.ts'
import { finish, RUNNING, settle } from './support/hold-open.ts'
import { AGAIN, busy, FINAL, Live, nothingFailed, policy, refusal, untilWritten } from './support/live.ts'
import { STORES } from './support/play.ts'
import { Stage } from './support/stage.ts'

// Retry now. The names of the scenarios are those of the machine; "session" reads as run, "unit" as instance, "turn" as dispatch.

const FLAKY = flowOf([look('check', policy(3)), look('after')])

describe.each(STORES)('on the %s store', (kind) => {
  test.each([['C01', 'by its path', 'each[b]/work'], ['C02', 'by its id', 'work']] as const)(
    '%s a waiting attempt named %s fires now, the same attempt, once', async (_id, _how, step) => {
      const world = fakeWorld().script(OK, AGAIN, OK, OK)
      await using live = await new Live(kind, fakeTime(), world).start(
        flowOf([each('each', ['a', 'b'], [look('work', policy(3))], { key: ref('iter.item') }), look('after')]), 2,
      )
      const [scheduled] = (await live.stage.events()).filter((event) => event.type === 'retryScheduled')
      const accepted = await live.retry({ step })
      expect(accepted).toEqual({
        runId: 'r1', step: 'each[b]/work', attemptId: scheduled?.payload.promptId, attempt: 2, kind: 'step', mode: 'firedWaiting',
        manual: true,
      })
      expect((await live.answered(live.run?.result() as Promise<{ outcome: string }>)).outcome).toBe('passed')
      live.time.advance(120_000)
      await settle()
      expect(live.dispatched).toEqual(['work', 'work', 'work', 'after'])
      const [first, second] = await live.intents('each[b]/work')
      expect(second?.provenance).toEqual({
        kind: 'stepRetry', step: 'each[b]/work', attempt: 2, manual: true, promptId: accepted.attemptId, from: 'test:ann',
      })
      expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
    },
  )

  test('C03 after a stop there is one attempt now, and the run goes on; asked again, it has passed since', async () => {
    const world = fakeWorld().script(AGAIN, OK, OK)
    await using stage = new Stage(kind, { world, time: fakeTime() })
    const stopped = await stage.start(FLAKY, {}, async (run) => {
      await untilWritten(stage, 'retryScheduled')
      run.stop({ reason: 'enough' })
    })
    expect(stopped.result.outcome).toBe('suspended')
    const { mode, end } = await stage.retry()
    expect([mode, end.result.outcome]).toEqual(['extra', 'passed'])
    expect(world.dispatched.map((row) => row.stepId)).toEqual(['check', 'check', 'after'])
    expect(await refusal(stage.retry({ step: 'check' }))).toEqual(nothingFailed('resumed'))
  })

  test('C04 once the automatic attempts are used up there is one, and it can be had again', async () => {
    const world = fakeWorld().script(AGAIN, AGAIN, AGAIN, AGAIN, OK, OK)
    await using stage = new Stage(kind, { world })
    expect((await stage.start(FLAKY)).result.outcome).toBe('failed')
    expect(world.dispatchCount).toBe(3)
    const once = await stage.retry()
    expect([once.attempt, once.mode, once.end.result.outcome, world.dispatchCount]).toEqual([4, 'extra', 'failed', 4])
    const twice = await stage.retry()
    expect([twice.attempt, twice.mode, twice.end.result.outcome]).toEqual([5, 'extra', 'passed'])
    expect(world.dispatched.map((row) => row.stepId)).toEqual(['check', 'check', 'check', 'check', 'check', 'after'])
    const keys = world.dispatched.slice(0, 5).map((row) => row.idempotencyKey)
    expect(new Set(keys).size).toBe(3)
  })

  test('C05 a failure without a policy has one attempt more', async () => {
    const world = fakeWorld().script(FINAL, OK)
    await using stage = new Stage(kind, { world })
    await stage.start(flowOf([look('check')]))
    expect((await stage.retry()).end.result.outcome).toBe('passed')
    expect(world.dispatchCount).toBe(2)
  })

  test('C06 an attempt by hand that fails again leaves the automatic ones where they were', async () => {
    const world = fakeWorld().script(AGAIN, AGAIN, AGAIN, AGAIN, OK)
    await using stage = new Stage(kind, { world, time: fakeTime() })
    await stage.start(FLAKY, {}, async (run) => {
      await untilWritten(stage, 'retryScheduled')
      run.stop({ reason: 'enough' })
    })
    const { run } = await stage.runner().retry({ runId: 'r1', actor: 'test:ann' })
    await untilWritten(stage, 'retryScheduled', 2)
    const scheduled = (await stage.events()).flatMap((event) => (event.type === 'retryScheduled' ? [event.payload.attempt] : []))
    expect(scheduled).toEqual([2, 2])
    stage.time.advance(60_000)
    await untilWritten(stage, 'retryScheduled', 3)
    stage.time.advance(60_000)
    expect((await run?.result())?.outcome).toBe('failed')
    expect(world.dispatchCount).toBe(4)
  })

  test('C07 while a dispatch runs an extra attempt is refused, and the waiting attempt keeps its time', async () => {
    const world = fakeWorld().scriptFor('slow', RUNNING).scriptFor('wait', AGAIN).scriptFor('red', FINAL)
    await using live = await new Live(kind, fakeTime(), world).start(flowOf([
      parallel('all', { a: [look('slow')], b: [look('wait', policy(3))], c: [look('red', { handlers: [GO_ON] })] }),
    ]), 3)
    await untilWritten(live.stage, 'handlerTriggered')
    const before = await live.stage.events()
    expect(await refusal(live.retry({ step: 'red' }))).toEqual(busy('step_running'))
    expect(await refusal(live.retry({ step: 'slow' }))).toEqual(nothingFailed('running'))
    expect(await live.stage.events()).toEqual(before)
    expect(live.stage.world.dispatchCount).toBe(3)
  })

  test('C08 where it would have to wait for a slot it is busy, and waits for its time again', async () => {
    const world = fakeWorld().scriptFor('wait', AGAIN, RUNNING).scriptFor('one', RUNNING).scriptFor('two', RUNNING)
    await using live = await new Live(kind, fakeTime(), world, 2).start(flowOf([
      parallel('all', { a: [look('wait', policy(3))], b: [look('one')], c: [look('two')] }),
    ]), 3)
    expect(live.dispatched).toEqual(['wait', 'one', 'two'])
    expect(await refusal(live.retry({ step: 'wait' }))).toEqual(busy('no_slot'))
    const ends = (await live.stage.events()).flatMap((event) => (event.type === 'retryClaimed' ? [event.payload.state] : []))
    expect(ends).toEqual(['claimed', 'returned'])
    live.time.advance(60_000)
    await settle()
    expect(await refusal(live.retry({ step: 'wait' }))).toEqual(busy('queued'))
    finish(world, 'one')
    await live.until(4)
    expect(live.dispatched).toEqual(['wait', 'one', 'two', 'wait'])
  })

  test('C08 a run whose process has yet to begin is moving', async () => {
    const world = fakeWorld().script(FINAL)
    await using stage = new Stage(kind, { world })
    await stage.start(flowOf([look('check')]))
    const lease = await stage.store.acquireLease('r1')
    expect(await refusal(stage.retry())).toEqual(busy('moving'))
    await lease.release()
  })

  test('C08 unfinished work that is about to be gone on with comes first', async () => {
    const world = fakeWorld().script({ terminal: 'succeeded', output: { ok: true, status: 'partial' } }, RUNNING)
    await using stage = new Stage(kind, { world })
    const work = { continuation: { maxAttempts: 3, status: ref('output.status') } }
    const all = await stage.start(flowOf([look('work', work)]), { }, async (run) => {
      await untilWritten(stage, 'continuationTriggered')
      run.stop({ reason: 'enough', cancel: 'all', graceMs: 0 })
    })
    const triggered = all.events.findIndex((event) => event.type === 'continuationTriggered')
    await using killed = await stage.killedAfter(triggered + 1)
    expect(await refusal(killed.retry({ step: 'work' }))).toEqual(busy('continuation_pending'))
  })

  test('a dispatch of which nobody knows yet how it ended is a resume\'s to find out about', async () => {
    const world = fakeWorld().script(AGAIN, OK, OK)
    await using stage = new Stage(kind, { world })
    const { events } = await stage.start(FLAKY)
    for (const nth of [1, 2]) {
      const intent = events.filter((event) => event.type === 'actionIntent')[nth - 1]?.seq ?? 0
      await using killed = await stage.killedAfter(intent)
      for (const step of [undefined, 'check']) {
        const asked = killed.retry(step === undefined ? {} : { step })
        await expect(asked).rejects.toMatchObject({ code: 'retry.nothing_failed', next: 'runner resume r1' })
      }
    }
    expect(world.dispatchCount).toBe(3)
  })

  test('C09 and C12 timer and person in the same tick: exactly one dispatch', async () => {
    const world = fakeWorld().script(AGAIN, OK, OK)
    await using live = await new Live(kind, fakeTime(), world).start(FLAKY)
    const asked = live.runner.retry({ runId: 'r1', actor: 'test:ann' }).then(() => 'taken', (error: unknown) => (error as Fault).code)
    live.time.advance(60_000)
    expect(['taken', 'retry.nothing_failed', 'retry.busy']).toContain(await live.answered(asked))
    await live.answered(live.run?.result() as Promise<unknown>)
    expect(live.dispatched).toEqual(['check', 'check', 'after'])
  })

  test('C10 and C11 of two who ask at once one is taken on and one is told that it is busy, at once', async () => {
    const world = fakeWorld().script(AGAIN, RUNNING)
    await using live = await new Live(kind, fakeTime(), world).start(FLAKY)
    const both = await live.answered(Promise.allSettled([live.retry(), live.retry()]))
    const [refused] = both.flatMap((each) => (each.status === 'rejected' ? [each.reason as Fault] : []))
    expect(both.filter((each) => each.status === 'fulfilled')).toHaveLength(1)
    expect({ code: refused?.code, data: refused?.data }).toEqual(busy('retry_in_flight'))
    expect(live.dispatched).toEqual(['check', 'check'])
  })

  test('C13 and C14 a stop wins up to the start, and nothing fires later', async () => {
    const world = fakeWorld().script(AGAIN, OK, OK)
    await using live = await new Live(kind, fakeTime(), world).start(FLAKY)
    const asked = refusal(live.stage.runner().retry({ runId: 'r1', actor: 'test:ann' }))
    await untilWritten(live.stage, 'retryClaimed')
    live.run?.stop({ reason: 'enough' })
    const result = await live.answered(live.run?.result() as Promise<{ outcome: string }>)
    expect(result.outcome).toBe('suspended')
    expect(await live.answered(asked)).toEqual(nothingFailed('skipped'))
    live.time.advance(120_000)
    await settle()
    expect(live.dispatched).toEqual(['check'])
    expect((await live.stage.store.checkpoint('r1'))?.claims).toBeUndefined()
  })

  test('C13 a cancellation wins up to the start', async () => {
    const world = fakeWorld().script(AGAIN, OK, OK)
    await using live = await new Live(kind, fakeTime(), world).start(FLAKY)
    const asked = refusal(live.stage.runner().retry({ runId: 'r1', actor: 'test:ann' }))
    await untilWritten(live.stage, 'retryClaimed')
    await live.answered(live.run?.cancel('enough') as Promise<void>)
    expect(await live.answered(asked)).toEqual(nothingFailed('skipped'))
    expect(live.dispatched).toEqual(['check'])
  })

  test('C15 an unknown step retries nothing else', async () => {
    await using stage = new Stage(kind, { world: fakeWorld().script(FINAL) })
    await stage.start(flowOf([look('check')]))
    const before = await stage.events()
    expect((await refusal(stage.retry({ step: 'nosuch' }))).code).toBe('retry.unknown_step')
    expect((await refusal(stage.retry({ step: 'each[a]/check' }))).code).toBe('retry.unknown_step')
    expect((await refusal(stage.retry({ runId: 'nosuch' }))).code).toBe('retry.unknown_run')
    expect(await stage.events()).toEqual(before)
  })

  test('C16 arguments that do not fit are not retryable', async () => {
    const bad = { terminal: 'failed', errorClass: 'bind_arguments_invalid', message: 'bad request' } as const
    await using stage = new Stage(kind, { world: fakeWorld().script(bad) })
    await stage.start(flowOf([look('check')]))
    expect(await refusal(stage.retry({ step: 'check' }))).toEqual(nothingFailed('not_retryable'))
    expect(await refusal(stage.retry())).toEqual(nothingFailed('not_retryable'))
  })

  test('C17 what runs, was replaced, ended well, or is of a cancelled run, says so', async () => {
    const world = fakeWorld().scriptFor('one', OK).scriptFor('check', FINAL, FINAL)
    await using stage = new Stage(kind, { world })
    const first = flowOf([look('one'), look('check', { handlers: [GO_ON] }), look('last')])
    await stage.start(first)
    expect(await refusal(stage.retry({ step: 'one' }))).toEqual(nothingFailed('ended'))
    await stage.resume({ flow: flowOf([look('one'), look('last')]), adoptRest: 'it was enough' })
    expect(await refusal(stage.retry({ step: 'check' }))).toEqual(nothingFailed('replaced'))
    await using closed = new Stage(kind, { world: fakeWorld().script(AGAIN), time: fakeTime() })
    await closed.start(FLAKY, {}, async (run) => { await untilWritten(closed, 'retryScheduled'); await run.cancel('enough') })
    expect(await refusal(closed.retry({ step: 'check' }))).toEqual(nothingFailed('closed'))
    expect(await refusal(closed.retry())).toEqual(nothingFailed('closed'))
  })

  test('C18 only the last 64 that can no longer be retried are remembered', async () => {
    const items = Array.from({ length: 65 }, (_, i) => `i${String(i)}`)
    const world = fakeWorld()
    world.script(...items.map(() => OK), FINAL)
    await using stage = new Stage(kind, { world, runner: { concurrency: 1 } })
    await stage.start(flowOf([each('each', items, [look('work')], { key: ref('iter.item') }), look('check')]))
    expect(await refusal(stage.retry({ step: 'each[i0]/work' }))).toEqual(nothingFailed('forgotten'))
    expect(await refusal(stage.retry({ step: 'each[i5]/work' }))).toEqual(nothingFailed('ended'))
  })

  test.each([
    ['C22 a longer word of the other side lengthens the wait', 2_820_000, 45_000, 2_820_000, 3_000_000],
    ['C23 a shorter one does not shorten it', 5_000, 45_000, 45_000, 45_000],
  ])('%s', async (_id, retryAfterMs, backoffMs, atLeast, atMost) => {
    await using live = await new Live(kind, fakeTime(), fakeWorld().script({ ...AGAIN, retryAfterMs }, OK, OK)).start(
      flowOf([look('check', policy(2, backoffMs))]),
    )
    const [scheduled] = (await live.stage.events()).filter((event) => event.type === 'retryScheduled')
    const waitMs = (scheduled?.payload.dueAtMs ?? 0) - (scheduled?.atMs ?? 0)
    expect(waitMs).toBeGreaterThanOrEqual(atLeast)
    expect(waitMs).toBeLessThanOrEqual(atMost)
    expect((await live.retry()).mode).toBe('firedWaiting')
  })

  test('C24 a word of somebody else leaves the schedule as it is', async () => {
    const world = fakeWorld().scriptFor('check', AGAIN, OK)
    await using live = await new Live(kind, fakeTime(), world).start(flowOf([
      parallel('all', { a: [look('check', policy(2))], b: [human('ask')] }),
    ]))
    await live.stage.answer('yes')
    live.run?.lookNow()
    await settle()
    expect(live.dispatched).toEqual(['check'])
    live.time.advance(60_000)
    await live.until(2)
    expect(live.dispatched).toEqual(['check', 'check'])
  })

  test('C25 a process that is killed while an attempt waits leaves it to the next one: by its time, or by hand, once', async () => {
    const world = fakeWorld().script(AGAIN)
    await using live = await new Live(kind, fakeTime(), world).start(FLAKY)
    await using killed = await live.stage.killedAfter((await live.stage.events()).length)
    world.script(OK, OK)
    const { mode, attempt } = await killed.retry()
    expect([mode, attempt]).toEqual(['firedWaiting', 2])
    expect(world.dispatched.map((row) => row.stepId)).toEqual(['check', 'check', 'after'])
  })
})

const GO_ON = { hook: 'onFail', action: { kind: 'continue' } } as const

/*
 * Not here, because the design leaves nothing to show:
 * C19, C20: a unit is retried by whoever may write to its store; there is no family of sessions and no queue of retries.
 * C21: what is offered is told by `capabilities`, tested with the control socket.
 */
