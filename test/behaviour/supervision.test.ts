import { expect, test } from 'vitest'
import { fakeWorld } from '../../src/providers/index.ts'
import { fakeTime } from '../../src/testing/fake-clock.ts'
import { change, flowOf, lit, look, OK, parallel } from './support/flows.ts'
import { finish, RUNNING, settle } from './support/hold-open.ts'
import { STORES } from './support/play.ts'
import { Stage } from './support/stage.ts'

// A person is asked before a dispatch.

const allOk = () => fakeWorld().script(OK, OK, OK, OK)
const pending = async (stage: Stage) => (await stage.store.checkpoint('r1'))?.requests ?? []
const refusal = (about: RegExp) => ({ code: 'human.answer-refused', message: expect.stringMatching(about) as string })

const three = () => flowOf([look('look'), change('one'), change('two')])

// covers: CLI-12
test('a supervised segment asks before each dispatch that changes the world; the next one does not inherit it', async () => {
  await using stage = new Stage('memory', { world: allOk() })
  const first = await stage.start(three(), { supervise: 'mutating' })
  expect(first.result.outcome).toBe('awaitingHuman')
  expect(first.of('runStarted')[0]?.payload.supervise).toBe('mutating')
  const [request] = first.of('humanRequested')
  expect(request?.payload).toMatchObject({ kind: 'supervision', decisions: ['proceed', 'abort', 'suspend'] })
  expect(request?.payload.deadlineAtMs).toBeUndefined()
  expect(request?.payload.prompt).toMatch(/"one".*fake:change/)
  expect(stage.world.dispatched.map((row) => row.stepId)).toEqual(['look'])
  await stage.answer('proceed')
  const second = await stage.resume({ supervise: 'mutating' })
  expect(second.result.outcome).toBe('awaitingHuman')
  expect(stage.world.dispatched.map((row) => row.stepId)).toEqual(['look', 'one'])
  await stage.answer('proceed')
  const { result, of } = await stage.resume()
  expect(result.outcome).toBe('passed')
  expect(of('runResumed').map(({ payload }) => payload.supervise)).toEqual(['mutating', null])
})

test('a question before a dispatch stays when the next segment asks nothing: it is settled by its answer', async () => {
  await using stage = new Stage('memory', { world: allOk() })
  await stage.start(three(), { supervise: 'all' })
  const again = await stage.resume()
  expect(again.result.outcome).toBe('awaitingHuman')
  expect(stage.world.dispatchCount).toBe(0)
  await stage.answer('proceed')
  expect((await stage.resume()).result.outcome).toBe('passed')
})

// covers: CLI-13
test.each(STORES)('"abort" before a dispatch ends the run without it: nothing is dispatched, no handler asked, "finally" runs (%s)',
  async (kind) => {
  await using stage = new Stage(kind, { world: allOk() })
  const handlers = [{ hook: 'onUnknown', action: { kind: 'continue' } }]
  await stage.start(flowOf([change('one', { handlers }), change('two')], { finally: [look('close')] }), { supervise: 'mutating' })
  await stage.answer('abort')
  const { result, of } = await stage.resume()
  expect(result.outcome).toBe('aborted')
  expect(of('handlerTriggered')).toEqual([])
  expect(of('stepExited', 'one')[0]?.payload.state).toBe('aborted')
  expect(stage.world.dispatched.map((row) => row.stepId)).toEqual(['close'])
})

test('"abort" before a dispatch of "finally" ends that too', async () => {
  await using stage = new Stage('memory', { world: allOk() })
  await stage.start(flowOf([look('one')], { finally: [look('close'), look('after')] }), { supervise: 'all' })
  for (const decision of ['proceed', 'abort']) {
    await stage.answer(decision)
    await stage.resume({ supervise: 'all' })
  }
  const { result } = await stage.resume()
  expect(result.outcome).toBe('aborted')
  expect(stage.world.dispatched.map((row) => row.stepId)).toEqual(['one'])
})

// covers: CLI-14 ST-13
test('"suspend" before a dispatch settles nothing: the same question is asked by every later segment', async () => {
  await using stage = new Stage('memory', { world: allOk() })
  await stage.start(three(), { supervise: 'mutating' })
  await expect(stage.answer('skip')).rejects.toMatchObject(refusal(/proceed, abort, suspend, not "skip"/))
  await stage.answer('suspend')
  expect(await pending(stage)).toHaveLength(1)
  const again = await stage.resume()
  expect(again.result.outcome).toBe('awaitingHuman')
  expect(again.of('humanRequested')).toHaveLength(1)
  const requestId = again.of('humanRequested')[0]?.payload.requestId ?? ''
  await stage.answer('proceed')
  await expect(stage.answer({ requestId, decision: 'abort' })).rejects.toMatchObject(refusal(/answered already/))
  expect((await stage.resume()).result.outcome).toBe('passed')
})

test('"suspend" said to a live run ends its segment although other work could begin', async () => {
  const time = fakeTime()
  const world = fakeWorld().script(RUNNING, OK)
  await using stage = new Stage('memory', { world, time, runner: { lookEveryMs: 500 } })
  const flow = flowOf([parallel('both', { a: [change('one')], b: [look('slow'), look('after')] })])
  const { result, of } = await stage.start(flow, { supervise: 'mutating' }, async () => {
    await settle()
    await stage.answer('suspend')
    time.advance(500)
    await settle()
    finish(world, 'slow')
  })
  expect(result.outcome).toBe('awaitingHuman')
  expect(of('actionIntent').map((event) => event.payload.attempt)).toEqual([1])
})

test('each attempt of a step is asked about, and the one that proceeds is the next of its chain', async () => {
  const failed = { terminal: 'failed', errorClass: 'action_failed_retryable', effect: 'none' } as const
  await using stage = new Stage('memory', { world: fakeWorld().script(failed, failed, OK) })
  const attempts = ['one', 'other'].map((name) => ({ actionName: 'fake:change', args: { name: lit(name) } }))
  const retry = { maxAttempts: 2, backoffMs: 10, retryOn: ['action_failed_retryable'] }
  await stage.start(flowOf([change('act', { retry, binding: { attempts } })]), { supervise: 'mutating' })
  for (let i = 0; i < 3; i += 1) {
    await stage.answer('proceed')
    await stage.resume({ supervise: 'mutating' })
  }
  const { of, result } = await stage.resume()
  expect(result.outcome).toBe('passed')
  expect(of('humanRequested')).toHaveLength(3)
  expect(of('actionIntent').map(({ payload }) => payload.chainIndex)).toEqual([0, 0, 1])
})

test('who is asked before a dispatch holds no slot: other work goes on', async () => {
  const world = fakeWorld().script(OK, OK, OK)
  await using stage = new Stage('memory', { world, runner: { concurrency: 2 } })
  const flow = flowOf([parallel('both', { a: [change('one')], b: [change('other')], c: [look('two'), look('three')] })])
  await stage.start(flow, { supervise: 'mutating' })
  expect(world.dispatched.map((row) => row.stepId)).toEqual(['two', 'three'])
})
