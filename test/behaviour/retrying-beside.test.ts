import { describe, expect, test } from 'vitest'
import { fakeWorld } from '../../src/providers/index.ts'
import { fakeTime } from '../../src/testing/fake-clock.ts'
import { change, each, flowOf, look, NOT_OK, OK, parallel, ref } from './support/flows.ts'
import { always } from './support/hold-open.ts'
import { AGAIN, FINAL, Live, policy, refusal } from './support/live.ts'
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
})
