import { expect, test } from 'vitest'
import { fakeTime } from '../../src/testing/fake-clock.ts'
import { fakeWorld } from '../../src/providers/index.ts'
import { bundle, call, change, flowOf, human, lit, look, NOT_OK, OK, pinned, present, ref, set, step } from './support/flows.ts'
import {
  abort, DEGRADED, escalate, FAILED, goesOn, handler, LOST, policy, retry, RETRYABLE, stageOf, world,
} from './support/handlers.ts'
import { STORES } from './support/play.ts'
import { Stage } from './support/stage.ts'

// What is done about a step that did not pass.

// covers: HND-01
test.each(STORES)('a step that did not pass acts again in the same span; the second verdict supersedes the first (%s)', async (kind) => {
  await using stage = new Stage(kind, { world: world(NOT_OK, OK, OK) })
  const { result, of } = await stage.start(flowOf([look('act', { handlers: [retry('onFail')()] }), look('next')]))
  expect(result.outcome).toBe('passed')
  expect(of('stepEntered', 'act')).toHaveLength(1)
  const [first, second] = of('verdictRecorded', 'act')
  expect([first?.payload.verdict, second?.payload.verdict]).toEqual(['fail', 'pass'])
  expect(second?.payload.supersedes).toBe(first?.seq)
  expect(of('handlerTriggered').map(({ payload }) => payload)).toEqual([
    { hook: 'onFail', level: 'step', index: 0, disposition: 'retry', n: 1 },
  ])
})

// covers: HND-02
test('"continue" lets the next step run; the failed verdict stands, and so does the flow\'s', async () => {
  await using stage = stageOf(NOT_OK, OK)
  const { result, of } = await stage.start(flowOf([look('act', { handlers: [goesOn('onFail')()] }), look('next')]))
  expect(result.outcome).toBe('failed')
  expect(of('actionIntent', 'next')).toHaveLength(1)
  expect(of('verdictRecorded', 'act')).toHaveLength(1)
  expect(of('runSuspended')).toEqual([])
})

test('an unknown that a handler lets go on blocks nothing', async () => {
  await using stage = stageOf(LOST, OK)
  const { result, of } = await stage.start(flowOf([change('act', { handlers: [goesOn('onUnknown')()] }), look('next')]))
  expect(result.outcome).toBe('unknown')
  expect(of('actionIntent', 'next')).toHaveLength(1)
})

test('what a handler let go on goes on after a resume under another flow too, and nobody is asked again', async () => {
  await using stage = stageOf(NOT_OK, OK, OK, OK)
  await stage.start(flowOf([look('act', { handlers: [goesOn('onFail')()] }), look('next')]))
  const { of, result } = await stage.resume({ flow: flowOf([look('act'), look('next'), look('last')]) })
  expect(of('actionIntent').map((event) => event.payload.attempt)).toEqual([1, 1, 1])
  expect(of('actionIntent', 'last')).toHaveLength(1)
  expect(result.outcome).toBe('failed')
})

// covers: HND-03
test.each([
  [['action_failed_retryable'], 1], [['transport_lost', 'action_failed_retryable'], 1], [['action_timed_out'], 0], [undefined, 1],
] as const)('onError with %j is asked %i times about a failure that may be tried again', async (errorClasses, times) => {
  await using stage = stageOf(RETRYABLE, OK)
  const more = errorClasses === undefined ? {} : { errorClasses }
  const { of, result } = await stage.start(flowOf([change('act', { repeats: true, handlers: [retry('onError')(more)] })]))
  expect(of('handlerTriggered')).toHaveLength(times)
  expect(result.outcome).toBe(times === 1 ? 'passed' : 'failed')
  if (times === 1) expect(of('handlerTriggered')[0]?.payload.errorClass).toBe('action_failed_retryable')
})

// covers: HND-04
test('a handler is triggered as often as it says, and then the failure stands', async () => {
  await using stage = stageOf(NOT_OK, NOT_OK, NOT_OK, OK)
  const { of, result } = await stage.start(flowOf([look('act', { handlers: [retry('onFail')({ maxTriggers: 2 })] })]))
  expect(of('actionIntent')).toHaveLength(3)
  expect(of('handlerTriggered').map(({ payload }) => payload.n)).toEqual([1, 2])
  expect(result.outcome).toBe('failed')
})

test('a handler that is used up makes way for the next one', async () => {
  await using stage = stageOf(NOT_OK, NOT_OK, OK)
  const { of } = await stage.start(flowOf([look('act', { handlers: [retry('onFail')(), goesOn('onFail')()] }), look('next')]))
  expect(of('handlerTriggered').map(({ payload }) => [payload.disposition, payload.index])).toEqual([['retry', 0], ['continue', 1]])
  expect(of('actionIntent', 'next')).toHaveLength(1)
})

test('how often it was triggered counts across segments, and anew when the instance is entered anew', async () => {
  await using stage = stageOf(NOT_OK, NOT_OK, NOT_OK, NOT_OK)
  const flow = flowOf([look('act', { handlers: [retry('onFail')()] })])
  await stage.start(flow)
  expect((await stage.resume({ forceReexecute: ['act'] })).of('handlerTriggered').map(({ payload }) => payload.n)).toEqual([1, 1])
})

// covers: HND-05
test.each(STORES)('a person rules on a step that failed: nothing is dispatched again, and their word is the verdict (%s)', async (kind) => {
  await using stage = new Stage(kind, { world: world(NOT_OK, OK) })
  const flow = flowOf([change('act'), look('next')], { handlers: [escalate('onFail')()] })
  const asked = await stage.start(flow)
  expect(asked.result.outcome).toBe('awaitingHuman')
  expect(asked.of('humanRequested', 'act')[0]?.payload).toMatchObject(
    { kind: 'escalation', mode: 'judge', decisions: ['pass', 'fail', 'unknown'] })
  await stage.answer('pass')
  const { result, of } = await stage.resume()
  expect(result.outcome).toBe('passed')
  expect(of('actionIntent', 'act')).toHaveLength(1)
  expect(of('stepEntered', 'act')).toHaveLength(1)
  expect(of('handlerTriggered')[0]?.payload).toMatchObject({ disposition: 'escalate', level: 'flow' })
  expect(of('verdictRecorded', 'act').at(-1)?.payload).toMatchObject(
    { verdict: 'pass', cites: [of('humanResponded')[0]?.payload.evidence] })
})

test('a person\'s word on an escalated step is final: no other handler answers it', async () => {
  await using stage = stageOf(NOT_OK, OK)
  await stage.start(flowOf([look('act', { handlers: [escalate('onFail')(), retry('onFail')()] })]))
  await stage.answer('fail')
  const { result, of } = await stage.resume()
  expect(result.outcome).toBe('failed')
  expect(of('handlerTriggered')).toHaveLength(1)
})

test('an escalation that nobody answers leaves the verdict as it was, and the next handler is asked', async () => {
  const time = fakeTime()
  await using stage = new Stage('memory', { world: world(NOT_OK, OK), time })
  await stage.start(flowOf([look('act', { handlers: [escalate('onFail', { timeoutMs: 1_000 })(), goesOn('onFail')()] }), look('next')]))
  time.advance(1_001)
  const { of, result } = await stage.resume()
  expect(of('handlerTriggered').map(({ payload }) => payload.disposition)).toEqual(['escalate', 'continue'])
  expect(of('verdictRecorded', 'act')).toHaveLength(1)
  expect(of('actionIntent', 'next')).toHaveLength(1)
  expect(result.outcome).toBe('failed')
})

// covers: HND-06
test('a step\'s own handler comes before the flow\'s, which never asks anyone then', async () => {
  await using stage = stageOf(NOT_OK, OK)
  const { result, of } = await stage.start(flowOf([look('act', { handlers: [retry('onFail')()] })], { handlers: [escalate('onFail')()] }))
  expect(result.outcome).toBe('passed')
  expect(of('humanRequested')).toEqual([])
})

// covers: HND-11
test('a degraded session makes the step unknown and asks onError of the flow; onUnknown does not catch it', async () => {
  await using stage = stageOf(DEGRADED, OK)
  const { result, of } = await stage.start(flowOf([look('act', { handlers: [goesOn('onUnknown')()] })], { handlers: [retry('onError')()] }))
  expect(of('handlerTriggered').map(({ payload }) => [payload.hook, payload.level])).toEqual([['onError', 'flow']])
  expect(result.outcome).toBe('passed')
})

// covers: HND-10
test('"abort" ends the run as aborted, with no summary of what the provider said; "finally" runs, handlers do not', async () => {
  await using stage = stageOf(NOT_OK, NOT_OK)
  const flow = flowOf([look('act'), look('next')], { handlers: [abort('onFail')({ maxTriggers: 9 })], finally: [look('close')] })
  const { result, of } = await stage.start(flow)
  expect(result.outcome).toBe('aborted')
  expect(of('stepExited', 'act')[0]?.payload).toMatchObject(
    { state: 'aborted', reason: expect.stringMatching(/flow:onFail1 of act/) as string })
  expect(of('stepExited', 'act')[0]?.payload.providerState).toBeUndefined()
  expect(of('handlerTriggered')).toHaveLength(1)
  expect(of('actionIntent', 'next')).toEqual([])
  expect(of('actionIntent', 'close')).toHaveLength(1)
})

// Nothing is repeated that the step itself does not name.

test.each([
  ['may have happened', LOST, 'onUnknown', 'unknown'], ['happened', NOT_OK, 'onFail', 'failed'],
] as const)('a handler of the flow never repeats an effect that %s: it is passed over, and that is said',
  async (_name, end, hook, outcome) => {
  await using stage = stageOf(end, OK)
  const { result, of } = await stage.start(flowOf([change('act')], { handlers: [retry(hook)()] }))
  expect(result.outcome).toBe(outcome)
  expect(of('actionIntent')).toHaveLength(1)
  expect(of('handlerTriggered')).toEqual([])
  expect(of('stepExited', 'act')[0]?.payload.reason).toBe(`passed over, as it would repeat an effect: flow:${hook}1`)
})

test('a step that names its repetition acts again: with a key of its own, and the intent names the handler', async () => {
  await using stage = stageOf(NOT_OK, OK)
  const { result, of } = await stage.start(flowOf([change('act', { repeats: true, handlers: [retry('onFail')()] })]))
  expect(result.outcome).toBe('passed')
  const [first, second] = of('actionIntent').map(({ payload }) => payload)
  expect([first?.group, second?.group]).toEqual([1, 2])
  expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey)
  expect([first?.provenance, second?.provenance]).toEqual([undefined, { handler: 'onFail1', n: 1 }])
})

test.each(['never', 'withReason'] as const)('a policy that has an action done again %s keeps a handler from it', async (reexecute) => {
  const policy = { rules: [{ actions: ['fake:change'], reexecute, why: 'it is dear' }] }
  await using stage = new Stage('memory', { world: world(NOT_OK, OK), runner: { policy } })
  const { result, of } = await stage.start(flowOf([change('act', { repeats: true, handlers: [retry('onFail')()] })]))
  expect([result.outcome, of('actionIntent').length]).toEqual(['failed', 1])
  expect(of('stepExited')[0]?.payload.reason).toMatch(/passed over/)
})

test('a step that may be repeated acts again by its own handler, not by the flow\'s once it acted', async () => {
  await using own = stageOf(NOT_OK, OK)
  expect((await own.start(flowOf([set('act', { handlers: [retry('onFail')()] })]))).result.outcome).toBe('passed')
  await using flows = stageOf(NOT_OK, OK)
  expect((await flows.start(flowOf([set('act')], { handlers: [retry('onFail')()] }))).result.outcome).toBe('failed')
})

test('a handler\'s policy tries as often as it says, and what it waits for stays what it was', async () => {
  await using stage = stageOf(RETRYABLE, RETRYABLE, RETRYABLE, OK)
  const thrice = handler('onError', { kind: 'retry', policy: { ...policy, maxAttempts: 3 } })
  const { result, of } = await stage.start(flowOf([change('act', { repeats: true, handlers: [thrice()] })]))
  expect(result.outcome).toBe('passed')
  expect(of('actionIntent').map(({ payload }) => payload.group)).toEqual([1, 2, 2, 2])
  expect(of('handlerTriggered')).toHaveLength(1)
})

test('a handler begins at the first position of the chain again', async () => {
  await using stage = stageOf(FAILED, FAILED, OK)
  const attempts = ['one', 'other'].map((name) => ({ actionName: 'fake:change', args: { name: lit(name) } }))
  const { of } = await stage.start(flowOf([change('act', { binding: { attempts }, repeats: true, handlers: [retry('onError')()] })]))
  expect(of('actionIntent').map(({ payload }) => payload.chainIndex)).toEqual([0, 1, 0])
})

test('a step whose inputs cannot be used asks onError; one that may not be let act cannot', async () => {
  await using stage = stageOf(OK)
  const args = { name: ref('steps.none.output') }
  const flow = flowOf([
    step({ kind: 'if', stepId: 'choose', cond: lit(false), then: [look('none')] }),
    look('act', { binding: { attempts: [{ actionName: 'fake:look', args }] },
      handlers: [goesOn('onError')({ errorClasses: ['bind_arguments_invalid'] })] }),
    look('next'),
  ])
  const { of } = await stage.start(flow)
  expect(of('handlerTriggered')[0]?.payload.errorClass).toBe('bind_arguments_invalid')
  expect(of('actionIntent', 'next')).toHaveLength(1)
})

test('a flow is asked about its leaves and calls, not once more for each body around them', async () => {
  await using stage = stageOf(NOT_OK)
  const inner = flowOf([look('deep')], { flowId: 'inner' })
  const root = flowOf([step({ kind: 'if', stepId: 'choose', cond: lit(true), then: [call('go', inner)] })], {
    subflows: pinned(inner), handlers: [goesOn('onFail')({ maxTriggers: 9 })],
  })
  const { story } = await stage.start(bundle(root, inner))
  expect(story.filter((line) => line.startsWith('handlerTriggered'))).toEqual(['handlerTriggered go'])
})

test('an assert step looks again, and a human step asks again', async () => {
  const seen = fakeWorld().script(OK)
  seen.uiTree = { children: [] }
  await using stage = new Stage('memory', { world: seen })
  const flow = flowOf([look('first'), step(
    { kind: 'assert', stepId: 'seen', observe: 'fresh', assertions: [present('door')], handlers: [retry('onFail')({ maxTriggers: 2 })] })])
  const { of } = await stage.start(flow)
  expect(of('observationRecorded', 'seen')).toHaveLength(3)
  await using asking = stageOf()
  await asking.start(flowOf([human('sure', { handlers: [retry('onFail')()] })]))
  await asking.answer('no')
  const again = await asking.resume()
  expect(again.of('humanRequested', 'sure')).toHaveLength(2)
  await asking.answer('yes')
  expect((await asking.resume()).result.outcome).toBe('passed')
})
