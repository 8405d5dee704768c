import { expect, test } from 'vitest'
import { Fault } from '../../src/model/fault.ts'
import type { FlowBundle } from '../../src/model/flow.ts'
import { bundle, change, eq, flowOf, holds, IS_OK, lit, look, NOT_OK, OK, pinned, ref, step, type More } from './support/flows.ts'
import { escalate, fixing, goesOn, LOST, repair, repaired, retry, stageOf } from './support/handlers.ts'
import type { Stage } from './support/stage.ts'

// What becomes of repairs, rulings and what handlers let go on when the flow has changed.

const NEVER = () => holds(eq(ref('output.ok'), lit('never')))

async function refused(stage: Stage, options: Parameters<Stage['resume']>[0] = {}): Promise<Fault> {
  const before = await stage.events()
  const error: unknown = await stage.resume(options).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(Fault)
  expect(await stage.events()).toEqual(before)
  return error as Fault
}
const gated = ({ data }: Fault) => (data as { plan: { instances: { ref: string; gate?: { state: string; flags: string[] } }[] } })
  .plan.instances.filter((row) => row.gate?.state === 'held').map((row) => row.ref)

// covers: HND-12
test('a run whose repair is over is resumed under another flow: what was repaired is neither taken over nor missing', async () => {
  await using stage = stageOf(NOT_OK, OK, OK, OK)
  const fix = fixing(change('mend'))
  const act = look('act', { handlers: [repair('onFail', fix)()] })
  await stage.start(repaired(fix, [act]))
  const { result, of } = await stage.resume({ flow: repaired(fix, [act, look('next')]) })
  expect(result.outcome).toBe('passed')
  expect(of('stepAdopted')).toEqual([])
  expect(of('actionIntent', 'next')).toHaveLength(1)
  const plan = await stage.runner().plan({ runId: 'r1', flow: repaired(fix, [act, change('mend')]) })
  expect(plan.instances.map((row) => [row.ref, row.word])).toEqual([['act', 'keep'], ['mend', 'run'], ['next', 'skip']])
})

const inIf = (cond: boolean, ...then: ReturnType<typeof look>[]) =>
  step({ kind: 'if', stepId: 'choose', cond: eq(lit(1), lit(cond ? 1 : 2)), then, else: [look('other')] })

// covers: HND-13 HND-14
test.each([
  ['a repair in it', false], ['a step of it', true],
] as const)('a container whose effect is that of %s is gated: %s', async (_name, own) => {
  await using stage = stageOf(NOT_OK, OK, OK, OK, OK, OK)
  const fix = fixing(change('mend'))
  const body = own ? [change('paid')] : [look('act', { handlers: [repair('onFail', fix)()] })]
  if (own) stage.world.scriptFor('paid', OK)
  const flow = (more: More): FlowBundle => repaired(fix, [step({ ...inIf(true, ...body), ...more })])
  await stage.start(flow({}))
  const changed = { flow: flow({ cond: eq(lit(2), ref('env.platform')) }) }
  if (own) {
    const kept = await stage.runner().plan({ runId: 'r1', ...changed })
    expect(kept.totals.gated + kept.totals.words.skip).toBeGreaterThan(0)
  } else expect((await stage.runner().plan({ runId: 'r1', ...changed })).totals.gated).toBe(0)
})

test('a repair that is killed in the middle goes on in the step where it stood', async () => {
  await using calm = stageOf(NOT_OK, OK, OK, OK)
  const fix = fixing(change('mend'), look('check'))
  const flow = repaired(fix, [look('act', { handlers: [repair('onFail', fix)()] })])
  const { events } = await calm.start(flow)
  const judged = events.findIndex((event) => event.type === 'verdictRecorded') + 1
  for (let count = judged; count < events.length; count += 1) {
    await using stage = await calm.killedAfter(count)
    stage.world.script(OK, OK, OK, OK)
    const { result, of } = await stage.resume()
    expect([count, result.outcome]).toEqual([count, 'passed'])
    expect(of('handlerTriggered').length).toBeLessThanOrEqual(1)
    expect(of('stepEntered', 'act/onFail1!1/mend')).toHaveLength(1)
  }
})

test('a repair that waits goes on under a repair that was edited, in the same frame', async () => {
  await using stage = stageOf(NOT_OK, OK, OK, OK, OK)
  const fix = fixing(change('mend'), look('check'))
  const act = look('act', { handlers: [repair('onFail', fix)()] })
  await stage.start(repaired(fix, [act]), { stopAt: 'act/onFail1!1/check' })
  const other = fixing(change('mend'), look('check'), look('twice'))
  const { result, story, of } = await stage.resume({ flow: repaired(other, [look('act', { handlers: [repair('onFail', other)()] })]) })
  expect(result.outcome).toBe('passed')
  expect(of('actionIntent', 'act/onFail1!1/mend')).toHaveLength(1)
  expect(story.filter((line) => line.startsWith('actionIntent')).at(-2)).toBe('actionIntent act/onFail1!1/twice')
})

test('a repair whose handler is gone is closed, and its step leaves with what it had', async () => {
  await using stage = stageOf(NOT_OK, OK, OK)
  const fix = fixing(change('mend'), look('check'))
  await stage.start(repaired(fix, [look('act', { handlers: [repair('onFail', fix)()] })]), { stopAt: 'act/onFail1!1/check' })
  const { result, of } = await stage.resume({ flow: flowOf([look('act')]) })
  expect(result.outcome).toBe('failed')
  expect(of('actionIntent', 'act')).toHaveLength(1)
})

// covers: HND-15
test('an escalation that is pending goes on under another flow: the same question, and its answer counts', async () => {
  await using stage = stageOf(LOST, OK)
  await stage.start(flowOf([change('pay', { handlers: [escalate('onUnknown')()] })]))
  const again = await stage.resume({ flow: flowOf([change('pay'), look('next')]) })
  expect(again.result.outcome).toBe('awaitingHuman')
  expect(again.of('humanRequested')).toHaveLength(1)
  await stage.answer('pass')
  const { result, of } = await stage.resume()
  expect(result.outcome).toBe('passed')
  expect(of('actionIntent', 'pay')).toHaveLength(1)
})

test('an escalation about a step whose effect is edited is closed; what it did is gated', async () => {
  await using stage = stageOf(LOST, OK)
  const handlers = [escalate('onUnknown')()]
  await stage.start(flowOf([change('pay', { handlers })]))
  const edited = flowOf([change('pay', { handlers, binding: { attempts: [{ actionName: 'fake:change', args: { name: lit('more') } }] } })])
  expect(gated(await refused(stage, { flow: edited }))).toEqual(['pay'])
  const { result, of } = await stage.resume({ flow: edited, allowMutatingReexec: ['pay'] })
  expect(result.outcome).toBe('passed')
  expect(of('humanResponded')).toEqual([])
  expect((await stage.store.checkpoint('r1'))?.requests).toEqual([])
})

test('a person\'s ruling stands whatever else is edited; another expectation is held against the archive', async () => {
  await using stage = stageOf(NOT_OK, OK, OK)
  const assertions = [IS_OK()]
  await stage.start(flowOf([look('act', { assertions, handlers: [escalate('onFail')()] })]))
  await stage.answer('pass')
  await stage.resume()
  const strict = flowOf([look('act', { assertions }), look('next')], { verdictPolicy: 'strict' })
  const kept = await stage.runner().plan({ runId: 'r1', flow: strict })
  expect(kept.instances.map((row) => row.word)).toEqual(['keep', 'run'])
  const judged = await stage.runner().plan({ runId: 'r1', flow: flowOf([look('act', { assertions: [NEVER()] })]) })
  expect(judged.instances.map((row) => row.word)).toEqual(['rejudge'])
})

// An edited expectation that fails now, and a handler that would act on it.

test.each([
  ['names no handler', {}, 'rejudge', 0], ['goes on', { handlers: [goesOn('onFail')()] }, 'rejudge', 0],
  ['acts again, named', { repeats: true, handlers: [retry('onFail')()] }, 'ask', 1],
] as const)('a step that %s and fails by an edited expectation', async (_name, more, word, held) => {
  await using stage = stageOf(OK, OK, OK)
  const flow = (assertions: readonly unknown[]) => flowOf([change('act', { ...more, assertions }), look('next')])
  await stage.start(flow([IS_OK()]))
  const plan = await stage.runner().plan({ runId: 'r1', flow: flow([NEVER()]) })
  expect([plan.instances[0]?.word, plan.totals.gated]).toEqual([word, held])
  if (held === 0) {
    const { of } = await stage.resume({ flow: flow([NEVER()]) })
    expect(of('actionIntent')).toHaveLength(2)
    expect(of('handlerTriggered')).toEqual([])
  } else {
    expect(gated(await refused(stage, { flow: flow([NEVER()]) }))).toEqual(['act'])
    const { of } = await stage.resume({ flow: flow([NEVER()]), allowMutatingReexec: ['act'] })
    expect(of('actionIntent', 'act').length).toBeGreaterThan(1)
  }
})

test('a flow\'s handler may not act where an effect happened: an edited expectation only fails', async () => {
  await using stage = stageOf(OK, OK)
  const flow = (assertions: readonly unknown[]) => flowOf([change('act', { assertions })], { handlers: [retry('onFail')()] })
  await stage.start(flow([IS_OK()]))
  const { of, result } = await stage.resume({ flow: flow([NEVER()]) })
  expect([of('actionIntent').length, result.outcome]).toEqual([1, 'failed'])
})

// What a repair did is not done again by a later entry without a word.

test('the repair of a later entry is the same instance: its landed effect is gated, released by name, or kept', async () => {
  await using stage = stageOf(NOT_OK, OK, OK)
  const fix = fixing(change('mend'))
  const flow = repaired(fix, [look('act', { handlers: [repair('onFail', fix)()] })])
  await stage.start(flow)
  stage.world.script(NOT_OK, OK, OK)
  const again = await stage.resume({ forceReexecute: ['act'] })
  expect(again.result.outcome).toBe('gated')
  expect(again.of('actionIntent', 'act/onFail1!1/mend')).toHaveLength(1)
  expect(gated(await refused(stage, { forceReexecute: [] }))).toEqual(['act/onFail1!1/mend'])
  const { result, of } = await stage.resume({ allowMutatingReexec: ['act/onFail1!1/mend'] })
  expect(result.outcome).toBe('passed')
  expect(of('actionIntent', 'act/onFail1!1/mend').map(({ payload }) => payload.release?.by)).toEqual([undefined, 'allowMutatingReexec'])
})

test('a subflow that repairs is pinned, archived and found again', async () => {
  await using stage = stageOf(NOT_OK, OK, OK)
  const inner = flowOf([change('deep')], { flowId: 'inner' })
  const fix = flowOf([step({ kind: 'call', stepId: 'go', flowRef: { flowId: 'inner', irHash: inner.irHash }, inputs: {} })], {
    flowId: 'fix', subflows: pinned(inner),
  })
  const root = flowOf([look('act', { handlers: [repair('onFail', fix)()] })], { subflows: pinned(fix) })
  await stage.start(bundle(root, fix, inner), { stopAt: 'act/onFail1!1/go/deep' })
  expect((await stage.resume()).result.outcome).toBe('passed')
})
