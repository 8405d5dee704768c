import { expect, test } from 'vitest'
import { answerRequest } from '../../src/engine/answer-request.ts'
import type { FlowBundle, FlowIR } from '../../src/model/flow.ts'
import type { RunEvent } from '../../src/model/run-event.ts'
import type { RunStore } from '../../src/ports/run-store.ts'
import { fake, fakeWorld } from '../../src/providers/index.ts'
import { call, bundle, change, flowOf, IS_OK, look, OK, pinned, present, set } from './support/flows.ts'
import { STORES, type StoreKind } from './support/play.ts'
import { Stage } from './support/stage.ts'

const LOST = { fault: 'transportLostAfterDispatch' } as const

/** A run whose payment nobody knows the end of, and that has asked. */
async function asked(
  kind: StoreKind, world = fakeWorld().script(LOST, OK, OK), flow: FlowIR | FlowBundle = flowOf([change('pay'), change('next')]),
): Promise<Stage> {
  const stage = new Stage(kind, { world })
  await stage.start(flow)
  const { result, of } = await stage.resume()
  expect(result.outcome).toBe('awaitingHuman')
  expect(of('humanRequested')).toHaveLength(1)
  return stage
}

test('what a person is asked says which call, what it did, when, and why nobody knows', async () => {
  await using stage = await asked('memory')
  const events = await stage.events()
  const intent = events.find((event) => event.type === 'actionIntent')
  const request = events.find((event) => event.type === 'humanRequested')
  expect(request?.payload).toMatchObject({
    kind: 'uncertain', mode: 'repairWorld', decisions: ['adopt', 'redo', 'abort'], callId: intent?.payload.callId,
    prompt: expect.stringMatching(/"pay".*fake:change.*2023-11-14T.*not written down/) as string,
  })
})

// covers: RUN-20
test.each(STORES)('a dispatch whose end nobody knows is asked about once (%s)', async (kind) => {
  await using stage = await asked(kind)
  const again = await stage.resume()
  expect(again.result.outcome).toBe('awaitingHuman')
  expect(again.of('humanRequested')).toHaveLength(1)
  expect(again.of('runSuspended').at(-1)?.payload).toMatchObject({ reason: 'awaitingHuman', refs: ['pay'] })
  expect(stage.world.dispatchCount).toBe(1)
  await stage.answer('redo')
  const { of } = await stage.resume()
  const [requestId, answered] = [of('humanRequested')[0]?.payload.requestId, of('humanResponded')[0]?.payload]
  expect(answered).toMatchObject({ requestId, decision: 'redo', final: true })
})

// covers: RUN-20
test.each(STORES)('"redo" is one release: a dispatch with a key of its own, in the same span (%s)', async (kind) => {
  await using stage = await asked(kind)
  await stage.answer('redo')
  const { result, of } = await stage.resume()
  expect(result.outcome).toBe('passed')
  const [first, second] = of('actionIntent', 'pay').map((event) => event.payload)
  expect([first?.group, second?.group, second?.release]).toEqual([1, 2, { ref: 'pay', by: 'test:ann' }])
  expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey)
  expect(of('actionSettled')[0]?.payload).toMatchObject({ terminal: 'cancelled', effect: 'unknown', source: 'person' })
  expect(of('stepEntered', 'pay')).toHaveLength(1)
})

// covers: RUN-21
test.each(STORES)('"adopt" dispatches nothing: a fresh look decides (%s)', async (kind) => {
  const world = fakeWorld().script(LOST)
  world.uiTree = { children: [{ identifier: 'receipt' }] }
  await using stage = await asked(kind, world, flowOf([change('pay', { assertions: [IS_OK(), present('receipt')] })]))
  await stage.answer('adopt')
  const { result, of } = await stage.resume()
  expect(result.outcome).toBe('passed')
  expect(of('actionIntent')).toHaveLength(1)
  expect(of('observationRecorded', 'pay')).toHaveLength(1)
  expect(of('actionSettled')[0]?.payload).toMatchObject({ terminal: 'uncertain', effect: 'landed', source: 'person' })
})

test('"adopt" is a fail when the look shows otherwise', async () => {
  const world = fakeWorld().script(LOST)
  world.uiTree = { children: [] }
  await using stage = await asked('memory', world, flowOf([change('pay', { assertions: [present('receipt')] }), look('next')]))
  await stage.answer('adopt')
  const { result } = await stage.resume()
  expect(result.outcome).toBe('failed')
})

test('where nothing can be seen the ruling is the verdict, and cites the answer', async () => {
  await using stage = await asked('memory')
  await stage.answer('adopt')
  const { result, of } = await stage.resume()
  expect(result.outcome).toBe('passed')
  const answer = of('humanResponded')[0]?.payload.evidence
  expect(of('verdictRecorded', 'pay')[0]?.payload).toMatchObject({ verdict: 'pass', cites: [answer] })
  expect(of('actionIntent', 'pay')).toHaveLength(1)
})

// covers: RUN-21
test.each(STORES)('said with the resume, "adopt" needs no question before: it is answered as it is asked (%s)', async (kind) => {
  await using stage = new Stage(kind, { world: fakeWorld().script(LOST, OK) })
  await stage.start(flowOf([change('pay'), change('next')]))
  const { result, of } = await stage.resume({ adopt: [{ ref: 'pay', reason: 'seen at the bank' }] })
  expect(result.outcome).toBe('passed')
  expect(of('humanRequested')).toHaveLength(1)
  expect(of('humanResponded')[0]?.payload).toMatchObject({ decision: 'adopt', note: 'seen at the bank', via: 'resume --adopt' })
  expect(of('actionSettled', 'pay')[0]?.payload).toMatchObject({ terminal: 'uncertain', effect: 'landed', source: 'person' })
  expect([of('actionIntent', 'pay').length, of('actionIntent', 'next').length]).toEqual([1, 1])
})

test('"adopt" with the resume answers a question that was asked, and a fresh look decides', async () => {
  const world = fakeWorld().script(LOST)
  world.uiTree = { children: [] }
  await using stage = await asked('memory', world, flowOf([change('pay', { assertions: [present('receipt')] }), look('next')]))
  const plan = await stage.runner().plan({ runId: 'r1', adopt: [{ ref: 'pay', reason: 'seen' }] })
  expect(plan.instances[0]).toMatchObject({ ref: 'pay', word: 'keep', cause: 'adopted' })
  const { result, of } = await stage.resume({ adopt: [{ ref: 'pay', reason: 'seen' }] })
  expect(result.outcome).toBe('failed')
  expect([of('humanRequested').length, of('humanResponded').length, of('actionIntent').length]).toEqual([1, 1, 1])
  expect((await stage.store.checkpoint('r1'))?.requests).toEqual([])
})

test('"adopt" of a dispatch whose end is known, or that was ruled on, names nothing', async () => {
  await using stage = await asked('memory')
  await stage.answer('redo')
  const adopt = { adopt: [{ ref: 'pay', reason: 'seen' }] }
  await expect(stage.resume(adopt)).rejects.toMatchObject({ code: 'resume.allow-names-nothing' })
  await using known = new Stage('memory', { world: fakeWorld().script({ ...LOST, outcome: OK }, OK) })
  await known.start(flowOf([change('pay')]))
  await expect(known.resume(adopt)).rejects.toMatchObject({ code: 'resume.allow-names-nothing' })
})

// covers: RUN-21
test.each(STORES)('"abort" closes the span and those around it, runs finally and ends without a verdict (%s)', async (kind) => {
  const callee = flowOf([change('pay'), change('book')], { flowId: 'sub' })
  const root = flowOf([call('checkout', callee), change('next')], { subflows: pinned(callee), finally: [set('clean')] })
  await using stage = await asked(kind, fakeWorld().script(LOST, OK), bundle(root, callee))
  await stage.answer('abort')
  const { result, of } = await stage.resume()
  expect(result).toMatchObject({ outcome: 'aborted', reason: 'test:ann ended the run' })
  expect(result.verdict).toBeUndefined()
  expect(of('stepExited').map((event) => event.payload.state)).toEqual(['aborted', 'aborted', 'blocked', 'judged'])
  expect(of('actionIntent').map((event) => event.runPath.at(-1))).toEqual([{ step: 'pay' }, { step: 'clean' }])
})

// covers: RUN-14
test('a log that does not say which session began a call asks no provider', async () => {
  await using stage = new Stage('memory', { world: fakeWorld().script({ ...LOST, outcome: OK }, OK) })
  const { of } = await stage.start(flowOf([change('pay')]))
  const withoutSessions = (event: RunEvent): RunEvent =>
    event.type === 'runStarted' ? { ...event, payload: { ...event.payload, sessions: [] } } : event
  await using killed = await stage.killedAfter(of('actionIntent')[0]?.seq ?? 0, withoutSessions)
  const resumed = await killed.resume()
  expect(resumed.result.outcome).toBe('awaitingHuman')
  expect(resumed.of('humanRequested')[0]?.payload.prompt).toMatch(/does not say which session began it/)
})

test('an answer that does not fit is refused, and writes nothing', async () => {
  await using stage = await asked('memory')
  const events = await stage.events()
  await expect(stage.answer('perhaps')).rejects.toMatchObject({
    code: 'human.answer-refused', message: expect.stringMatching(/adopt, redo, abort/) as string,
  })
  const base = { store: stage.store, runId: 'r1', actor: 'test:ann', via: 'test', ambient: stage.time }
  await expect(answerRequest({ ...base, requestId: 'no-such', decision: 'redo' })).rejects.toMatchObject(
    { message: expect.stringMatching(/never asked/) as string }
  )
  const requestId = (await stage.store.checkpoint('r1'))?.requests[0]?.payload.requestId ?? ''
  await expect(answerRequest({ ...base, requestId, decision: 'redo', input: 1 })).rejects.toMatchObject({ code: 'human.answer-refused' })
  expect(await stage.events()).toEqual(events)
  await stage.answer('redo')
  await expect(answerRequest({ ...base, requestId, decision: 'adopt' })).rejects.toMatchObject(
    { message: expect.stringMatching(/answered already: test:ann said redo/) as string }
  )
})

/** A store in which somebody answers just before the run would lie down to wait. */
function answering(stage: () => Stage): (store: RunStore) => RunStore {
  let done = false
  return (store) => new Proxy(store, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name)
      if (name !== 'append') return typeof value === 'function' ? (value.bind(target) as unknown) : value
      return async (request: Parameters<RunStore['append']>[0]) => {
        const waits = request.events.some((event) => event.type === 'runSuspended' && event.payload.reason === 'awaitingHuman')
        if (waits && !done) {
          done = true
          await stage().answer('redo')
        }
        return target.append(request)
      }
    },
  })
}

test('an answer that arrives while the run is live is acted on at once', async () => {
  const world = fakeWorld().script(LOST, OK, OK)
  const stage: Stage = new Stage('memory', { world, wrap: answering(() => stage), runner: { providers: [fake({ world })] } })
  await using _closed = stage
  await stage.start(flowOf([change('pay'), change('next')]))
  const { result, of } = await stage.resume()
  expect(result.outcome).toBe('passed')
  expect(of('runSuspended')).toHaveLength(1)
  expect(of('actionIntent', 'pay')).toHaveLength(2)
})
