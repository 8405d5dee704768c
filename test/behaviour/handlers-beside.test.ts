import { expect, test } from 'vitest'
import { fakeWorld, type FakeWorld } from '../../src/providers/index.ts'
import { fakeTime, type FakeTime } from '../../src/testing/fake-clock.ts'
import type { RunHandle } from '../../src/engine/run-handle.ts'
import type { EventType } from '../../src/model/run-event.ts'
import type { RunStore } from '../../src/ports/run-store.ts'
import { overlaid } from '../../src/testing/crash/overlaid.ts'
import { change, flowOf, human, look, NOT_OK, OK, parallel } from './support/flows.ts'
import { handler, policy } from './support/handlers.ts'
import { finish, RUNNING, settle } from './support/hold-open.ts'
import { Stage } from './support/stage.ts'

// Answers, back-offs and ends of dispatches that come at the same moment.

interface Moment {
  /** Done before the next event of that type is stored. */
  before(type: EventType, call: () => void | Promise<void>): void
  readonly wrap: (store: RunStore) => RunStore
}

function moments(): Moment {
  let due: { readonly type: EventType; readonly call: () => void | Promise<void> } | undefined
  return {
    before(type, call) { due = { type, call } },
    wrap: (store) => overlaid(store, {
      async append(request) {
        const now = due !== undefined && request.events.some(({ type }) => type === due?.type) ? due : undefined
        if (now !== undefined) { due = undefined; await now.call() }
        return store.append(request)
      },
    }),
  }
}

/** Lets time pass until the run is over; one that never is, is stopped. */
async function toItsEnd(run: RunHandle, time: FakeTime): Promise<void> {
  const over = new AbortController()
  void run.result().finally(() => { over.abort() })
  for (let i = 0; i < 20 && !over.signal.aborted; i += 1) { await settle(); time.advance(500) }
  if (!over.signal.aborted) run.stop({ reason: 'it never ended' })
}

test('two answers that come one right after the other let both go on', async () => {
  const time = fakeTime()
  const world: FakeWorld = fakeWorld().scriptFor('slow', RUNNING).scriptFor('one', OK).scriptFor('two', OK).scriptFor('after', OK)
  const moment = moments()
  await using stage = new Stage('memory', { world, time, runner: { lookEveryMs: 500 }, wrap: moment.wrap })
  const flow = flowOf([parallel('both', {
    a: [human('q1'), change('one')], b: [human('q2'), change('two')], c: [look('slow'), look('after')],
  })])
  const { result } = await stage.start(flow, {}, async (run) => {
    await settle()
    const [q1 = '', q2 = ''] = ((await stage.store.checkpoint('r1'))?.requests ?? []).map(({ payload }) => payload.requestId)
    await stage.answer({ requestId: q1, decision: 'yes' })
    moment.before('actionSettled', () => stage.answer({ requestId: q2, decision: 'yes' }))
    time.advance(500)
    finish(world, 'slow')
    await toItsEnd(run, time)
  })
  expect(result.outcome).toBe('passed')
  expect(world.dispatched.map(({ stepId }) => stepId).sort()).toEqual(['after', 'one', 'slow', 'two'])
})

test.each(['handler', 'policy'] as const)('a back-off of a %s, due while an answer is taken up, is dispatched once', async (whose) => {
  const time = fakeTime()
  const failed = { terminal: 'failed', errorClass: 'action_failed_retryable', effect: 'none' } as const
  const world = fakeWorld().scriptFor('slow', RUNNING).scriptFor('act', whose === 'handler' ? NOT_OK : failed, OK)
  const moment = moments()
  await using stage = new Stage('memory', { world, time, runner: { lookEveryMs: 500 }, wrap: moment.wrap })
  const again = { ...policy, maxAttempts: 2, backoffMs: 1_000 }
  const named = { repeats: true, handlers: [handler('onFail', { kind: 'retry', policy: again })()] }
  const more = whose === 'handler' ? named : { retry: again }
  const flow = flowOf([parallel('both', { a: [human('q1')], b: [change('act', more)], c: [look('slow')] })])
  const { result, of } = await stage.start(flow, {}, async (run) => {
    await settle()
    moment.before('verdictRecorded', () => { time.advance(500) })
    await stage.answer('yes')
    time.advance(500)
    for (let i = 0; i < 6; i += 1) { await settle(); time.advance(1) }
    finish(world, 'slow')
    await toItsEnd(run, time)
  })
  expect(result.outcome).toBe('passed')
  expect(of('actionIntent', 'both/act').length + of('actionIntent', 'act').length).toBe(2)
})
