import { expect, test } from 'vitest'
import type { FakeWorld } from '../../src/providers/index.ts'
import { fakeWorld } from '../../src/providers/index.ts'
import { bundle, call, change, flowOf, lit, look, OK, pinned, present, set, step } from './support/flows.ts'
import { STORES } from './support/play.ts'
import { Stage } from './support/stage.ts'

const three = () => flowOf([change('one'), change('two'), change('three')])
const ids = (world: FakeWorld): readonly string[] => world.dispatched.map((row) => row.stepId)
const after = (story: readonly string[]): readonly string[] => story.slice(story.lastIndexOf('runResumed') + 1)

// covers: RUN-04
test.each(STORES)('a run stopped after two steps goes on with the third alone (%s)', async (kind) => {
  await using stage = new Stage(kind, { world: fakeWorld().script(OK, OK, OK) })
  expect((await stage.start(three(), { stopAfter: 'two' })).result.outcome).toBe('suspended')
  const { result, of, story } = await stage.resume()
  expect(result).toMatchObject({ outcome: 'passed', verdict: 'pass' })
  expect(ids(stage.world)).toEqual(['one', 'two', 'three'])
  expect(of('preflightProbed')).toMatchObject([{ payload: { results: [], holds: null } }])
  expect(after(story)).toEqual([
    'stepEntered three', 'preflightProbed three', 'actionIntent three', 'actionSettled three', 'assertionEvaluated three',
    'verdictRecorded three', 'stepExited three', 'runFinished',
  ])
})

// covers: RUN-04 ST-17
test('a resume adds its session to the lineage', async () => {
  await using stage = new Stage('memory', { world: fakeWorld().script(OK, OK, OK) })
  await stage.start(three(), { stopAfter: 'two' })
  const { of } = await stage.resume()
  const [before] = of('runStarted')[0]?.payload.sessions ?? []
  const [since] = of('runResumed')[0]?.payload.sessions ?? []
  expect(since?.sessionId).not.toBe(before?.sessionId)
  const view = await stage.store.checkpoint('r1')
  expect(view?.header.segments).toMatchObject([{ segment: 1, sessions: [before] }, { segment: 2, sessions: [since] }])
})

test('break points are those of their segment', async () => {
  await using stage = new Stage('memory', { world: fakeWorld().script(OK, OK, OK) })
  expect((await stage.start(three(), { stopAt: 'two' })).result.outcome).toBe('suspended')
  expect((await stage.resume({ stopAt: 'three' })).of('runSuspended').map((event) => event.payload.reason)).toEqual(['stopAt', 'stopAt'])
  expect(ids(stage.world)).toEqual(['one', 'two'])
  expect((await stage.resume()).result.outcome).toBe('passed')
})

test.each(STORES)('a finished run has nothing to do, writes nothing and keeps its outcome (%s)', async (kind) => {
  await using stage = new Stage(kind, { world: fakeWorld().script(OK, { terminal: 'succeeded', output: { ok: false } }) })
  const first = await stage.start(three())
  expect(first.result.outcome).toBe('failed')
  const again = await stage.resume({ runId: '@latest' })
  expect(again.result).toEqual({ ...first.result, nothingToDo: true })
  expect(again.events).toEqual(first.events)
})

test('a run is named by the beginning of its id, and one that is not there is refused', async () => {
  await using stage = new Stage('memory', { world: fakeWorld().script(OK, OK, OK) })
  await stage.start(three(), { stopAt: 'two' })
  expect((await stage.resume({ runId: 'r' })).result).toMatchObject({ outcome: 'passed', runId: 'r1' })
  await expect(stage.runner().resume({ runId: 'nine' })).rejects.toMatchObject({ code: 'run.unknown' })
})

test('an old flow that the run did not execute is refused, and nothing is written', async () => {
  await using stage = new Stage('memory', { world: fakeWorld().script(OK, OK, OK) })
  const { events } = await stage.start(three(), { stopAt: 'two' })
  await expect(stage.runner().resume({ runId: 'r1', oldFlowIr: flowOf([change('other')]) })).rejects.toMatchObject(
    { code: 'resume.old-ir-mismatch' }
  )
  expect(await stage.events()).toEqual(events)
})

test('a run that another process writes is waited for as long as asked', async () => {
  await using stage = new Stage('memory', { world: fakeWorld().script(OK, OK, OK) })
  await stage.start(three(), { stopAt: 'two' })
  const lease = await stage.store.acquireLease('r1')
  await expect(stage.runner().resume({ runId: 'r1' })).rejects.toMatchObject({ code: 'store.writer-busy' })
  const resumed = stage.resume({ waitMs: 60_000 })
  await lease.release()
  expect((await resumed).result.outcome).toBe('passed')
})

test('a readonly step that was cancelled is dispatched again in its own span, for nothing', async () => {
  await using stage = new Stage('memory', { world: fakeWorld().script({ fault: 'untilCancelled' }, OK, OK) })
  const retry = { maxAttempts: 1, backoffMs: 0, retryOn: ['action_cancelled'] }
  await stage.start(flowOf([look('wait', { retry }), change('then')]), {}, async (run) => {
    for await (const event of run.events()) if (event.type === 'actionIntent') break
    run.stop({ reason: 'now', cancel: 'all' })
  })
  const { result, of } = await stage.resume()
  expect(result.outcome).toBe('passed')
  expect(of('stepEntered', 'wait')).toHaveLength(1)
  expect(of('actionIntent', 'wait').map((event) => [event.payload.attempt, event.payload.group])).toEqual([[1, 1], [2, 1]])
})

const drifting = () => flowOf([change('one', { preflight: [present('x')] })])

// covers: CF-12
test('an entry check that fails blocks; a resume probes again in the same span', async () => {
  const world = fakeWorld().script(OK)
  world.uiTree = { children: [] }
  await using stage = new Stage('memory', { world })
  const blocked = await stage.start(drifting())
  expect(blocked.result.outcome).toBe('blocked')
  expect((await stage.resume()).result.outcome).toBe('blocked')
  expect(world.dispatchCount).toBe(0)
  world.uiTree = { children: [{ identifier: 'x' }] }
  const { result, of } = await stage.resume()
  expect(result.outcome).toBe('passed')
  expect(of('stepEntered')).toHaveLength(1)
  expect(of('preflightProbed').map((event) => event.payload.holds)).toEqual([false, false, true])
})

// covers: CF-13
test.each(STORES)('a stop inside a callee goes on there, and pushes no frame again (%s)', async (kind) => {
  const callee = flowOf([change('a'), change('b')], { flowId: 'sub' })
  const flow = bundle(flowOf([call('checkout', callee), change('end')], { subflows: pinned(callee) }), callee)
  await using stage = new Stage(kind, { world: fakeWorld().script(OK, OK, OK) })
  await stage.start(flow, { stopAfter: 'checkout/a' })
  const { result, of, story } = await stage.resume()
  expect(result.outcome).toBe('passed')
  expect(of('callFramePushed')).toHaveLength(1)
  expect(of('stepEntered', 'checkout/a')).toHaveLength(1)
  expect(after(story)[0]).toBe('stepEntered checkout/b')
  expect(ids(stage.world)).toEqual(['a', 'b', 'end'])
})

// covers: CF-14
test.each(STORES)('a loop goes on in the round that was lost, and no round repeats (%s)', async (kind) => {
  const loop = step({ kind: 'foreach', stepId: 'each', items: lit(['a', 'b', 'c']), as: 'i', body: [set('work')] })
  await using stage = new Stage(kind, { world: fakeWorld().script(OK, { fault: 'transportLostAfterDispatch' }, OK, OK) })
  expect((await stage.start(flowOf([loop]))).result.outcome).toBe('suspended')
  const { result, of } = await stage.resume()
  expect(result.outcome).toBe('passed')
  expect(of('stepEntered').map((event) => event.runPath.map((frame) => ('index' in frame ? frame.index : '')).join(''))).toEqual(
    ['', '0', '1', '2'],
  )
  expect(of('actionIntent', 'each[#1]/work').map((event) => event.payload.attempt)).toEqual([1, 2])
  expect(of('actionIntent')).toHaveLength(4)
})
