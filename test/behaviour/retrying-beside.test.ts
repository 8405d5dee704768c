import { describe, expect, test } from 'vitest'
import { fakeWorld } from '../../src/providers/index.ts'
import { fakeTime } from '../../src/testing/fake-clock.ts'
import { bundle, change, each, flowOf, look, NOT_OK, OK, parallel, pinned, ref } from './support/flows.ts'
import { always, settle } from './support/hold-open.ts'
import { AGAIN, FINAL, Live, policy, refusal, untilWritten } from './support/live.ts'
import { STORES } from './support/play.ts'
import { Stage } from './support/stage.ts'

// Retry now, beside what else a run does: extra attempts in a live run, effects that happened, what is given along, several that failed.

describe.each(STORES)('on the %s store', (kind) => {
  test('an extra attempt in a live run that is quiet: its process goes on in a segment of its own, and so does what waits', async () => {
    const world = fakeWorld().scriptFor('wait', AGAIN, OK).scriptFor('red', FINAL, OK)
    await using live = await new Live(kind, fakeTime(), world).start(flowOf([
      parallel('all', { a: [look('wait', policy(3))], b: [look('red'), look('then')] }),
    ]), 2)
    await live.left('red')
    world.script(OK)
    const accepted = await live.retry({ step: 'red' })
    expect([accepted.mode, accepted.attempt]).toEqual(['extra', 2])
    await live.until(4)
    expect(live.dispatched).toEqual(['wait', 'red', 'red', 'then'])
    live.time.advance(60_000)
    const { outcome } = await live.answered(live.run?.result() as Promise<{ outcome: string }>)
    expect(outcome).toBe('passed')
    expect(live.dispatched).toEqual(['wait', 'red', 'red', 'then', 'wait'])
    expect(await live.stage.store.verify('r1')).toEqual([])
  })

  test('an effect that happened is not repeated without a word, in a live run neither; with it the word is recorded', async () => {
    const world = fakeWorld().scriptFor('wait', AGAIN, OK).scriptFor('push', NOT_OK, OK)
    await using live = await new Live(kind, fakeTime(), world).start(flowOf([
      parallel('all', { a: [look('wait', policy(3))], b: [change('push')] }),
    ]), 2)
    await live.left('push')
    const before = await live.stage.events()
    const refused = await refusal(live.retry({ step: 'push' }))
    expect(refused).toEqual({ code: 'retry.gated', data: expect.objectContaining({ steps: ['push'] }) })
    expect(await live.stage.events()).toEqual(before)
    await live.retry({ step: 'push', allowMutatingReexec: ['push'] })
    await live.until(3)
    expect(live.dispatched).toEqual(['wait', 'push', 'push'])
    expect((await live.intents('push'))[1]?.release).toEqual({ ref: 'push', by: 'test:ann' })
  })

  test('what is given along is recorded with the claim and the intent', async () => {
    const world = fakeWorld().script(FINAL, OK)
    await using stage = new Stage(kind, { world })
    await stage.start(flowOf([look('check')]))
    const { end } = await stage.retry({ context: { hint: 'use the mirror' } })
    expect(end.of('retryClaimed')[0]?.payload.context).toEqual({ inline: { hint: 'use the mirror' } })
    expect(end.of('actionIntent')[1]?.payload.context).toEqual({ inline: { hint: 'use the mirror' } })
  })

  test('several that failed are named, and one of them is retried alone', async () => {
    const world = always(FINAL)
    await using stage = new Stage(kind, { world, runner: { concurrency: 1 } })
    await stage.start(flowOf([each('each', ['a', 'b'], [look('work')], { key: ref('iter.item'), onItemFail: 'continue' })]))
    const several = { code: 'retry.ambiguous', data: { steps: ['each[a]/work', 'each[b]/work'] } }
    expect(await refusal(stage.retry())).toEqual(several)
    expect(await refusal(stage.retry({ step: 'work' }))).toEqual(several)
    await stage.retry({ step: 'each[b]/work' })
    expect(world.dispatchCount).toBe(3)
  })

  test('of two that failed side by side each is retried alone; what the other keeps from beginning is refused', async () => {
    const world = fakeWorld().scriptFor('mail', FINAL, OK).scriptFor('chat', FINAL, OK)
    await using stage = new Stage(kind, { world })
    await stage.start(flowOf([parallel('tell', { a: [look('mail')], b: [look('chat')] })]))
    const before = await stage.events()
    const refused = await refusal(stage.retry({ step: 'chat' }))
    expect(refused).toEqual({ code: 'retry.nothing_failed', data: expect.objectContaining({ why: 'not_retryable', step: 'chat' }) })
    expect(await stage.events()).toEqual(before)
    await stage.retry({ step: 'mail' })
    expect(world.dispatched.map((row) => row.stepId)).toEqual(['mail', 'chat', 'mail'])
    expect((await stage.retry()).end.result.outcome).toBe('passed')
    expect(world.dispatched.map((row) => row.stepId)).toEqual(['mail', 'chat', 'mail', 'chat'])
  })

  test('a step of what repairs is not retried by itself', async () => {
    const fix = flowOf([look('fix')], { flowId: 'fix' })
    const repair = { hook: 'onFail', action: { kind: 'repair', flowRef: { flowId: 'fix', irHash: fix.irHash } } }
    const world = fakeWorld().scriptFor('work', FINAL, OK).scriptFor('fix', FINAL, OK)
    await using stage = new Stage(kind, { world })
    await stage.start(bundle(flowOf([look('work', { handlers: [repair] })], { subflows: pinned(fix) }), fix))
    const asked = refusal(stage.retry({ step: 'work/onFail1!1/fix' }))
    expect(await asked).toEqual({ code: 'retry.nothing_failed', data: expect.objectContaining({ why: 'not_retryable' }) })
    expect((await stage.retry()).end.result.outcome).toBe('passed')
  })

  test.each(['adopted', 'left to a resume', 'gone from the flow'])(
    'a retry that nobody took up, its process being killed: %s, and nothing is left of it', async (how) => {
      const world = fakeWorld().scriptFor('wait', AGAIN, OK).scriptFor('push', NOT_OK, OK).scriptFor('other', OK)
      const flow = (more: readonly ReturnType<typeof change>[]) => flowOf([parallel('all', { a: [look('wait', policy(3))], b: more })])
      await using live = await new Live(kind, fakeTime(), world).start(flow([change('push')]), 2)
      await live.left('push')
      void refusal(live.stage.runner().retry({ runId: 'r1', actor: 'test:ann', step: 'push', allowMutatingReexec: ['push'] }))
      await untilWritten(live.stage, 'retryClaimed')
      const claimed = (await live.stage.events()).findIndex((event) => event.type === 'retryClaimed')
      await using killed = await live.stage.killedAfter(claimed + 1)
      const options = how === 'adopted' ? { adopt: [{ ref: 'push', reason: 'it is there' }] }
        : how === 'gone from the flow' ? { flow: flow([look('other')]) } : {}
      const run = await killed.runner().resume({ runId: 'r1', ...options })
      await settle()
      live.time.advance(120_000)
      await live.answered(run.result())
      expect((await killed.store.checkpoint('r1'))?.claims).toBeUndefined()
      const pushes = world.dispatched.filter((row) => row.stepId === 'push').length
      expect(pushes).toBe(how === 'left to a resume' ? 2 : 1)
    },
  )

  test('cancelled with a retry that has left taken on, a run stays cancelled', async () => {
    const world = fakeWorld().scriptFor('wait', AGAIN, OK).scriptFor('red', FINAL, OK)
    await using live = await new Live(kind, fakeTime(), world).start(flowOf([
      parallel('all', { a: [look('wait', policy(3))], b: [look('red')] }),
    ]), 2)
    await live.left('red')
    const asked = refusal(live.stage.runner().retry({ runId: 'r1', actor: 'test:ann', step: 'red' }))
    await untilWritten(live.stage, 'retryClaimed')
    await live.answered(live.run?.cancel('enough') as Promise<void>)
    expect(await live.answered(asked)).toEqual({ code: 'retry.nothing_failed', data: expect.objectContaining({ why: 'skipped' }) })
    expect(await live.stage.store.checkpoint('r1')).toMatchObject({ status: 'finished', finished: { outcome: 'aborted' } })
    expect((await live.stage.store.checkpoint('r1'))?.claims).toBeUndefined()
    expect(live.dispatched).toEqual(['wait', 'red'])
  })

  test('a person who is asked before the attempt lets it be, with the permission that came along', async () => {
    const world = fakeWorld().script(NOT_OK, OK)
    await using stage = new Stage(kind, { world })
    await stage.start(flowOf([change('push')]))
    const { run } = await stage.runner().retry({ runId: 'r1', actor: 'test:ann', allowMutatingReexec: ['push'], supervise: 'all' })
    expect((await run?.result())?.outcome).toBe('awaitingHuman')
    await stage.answer('proceed')
    expect((await stage.resume({ supervise: 'all' })).result.outcome).toBe('passed')
    expect(world.dispatchCount).toBe(2)
  })
})
