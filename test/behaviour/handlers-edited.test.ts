import { expect, test } from 'vitest'
import {
  bundle, call, change, each, eq, flowOf, holds, lit, look, NOT_OK, OK, parallel, pinned, ref, step, type More,
} from './support/flows.ts'
import { escalate, fixing, goesOn, LOST, repair, repaired, retry, stageOf } from './support/handlers.ts'

// What a person said, and what a handler let go on, when the flow is another one by now; and how far "continue" reaches.

const args = (name: string): More => ({ binding: { attempts: [{ actionName: 'fake:look', args: { name: lit(name) } }] } })
const NEVER = () => holds(eq(ref('output.ok'), lit('never')))
const V = { name: 'v', schema: { type: 'string' }, required: true } as const
const prompt = { fn: 'concat', args: [lit('Ship '), ref('params.v')] }

test.each(['pending', 'answered'] as const)('a %s question of a handler whose text has changed is asked anew', async (state) => {
  await using stage = stageOf(NOT_OK, OK)
  const flow = flowOf([look('act', { handlers: [escalate('onFail', { prompt })()] }), change('next')], { params: [V] })
  await stage.start(flow, { params: { v: 'one' } })
  if (state === 'answered') await stage.answer('pass')
  const asked = await stage.resume({ params: { v: 'two' } })
  expect(asked.result.outcome).toBe('awaitingHuman')
  expect(asked.of('humanRequested').map(({ payload }) => payload.prompt)).toEqual(['Ship one', 'Ship two'])
  expect(asked.of('handlerTriggered')).toHaveLength(1)
  expect((await stage.store.checkpoint('r1'))?.requests).toHaveLength(1)
  const requestId = asked.of('humanRequested')[0]?.payload.requestId ?? ''
  await expect(stage.answer({ requestId, decision: 'pass' })).rejects.toMatchObject({ code: 'human.answer-refused' })
  await stage.answer('pass')
  expect((await stage.resume()).result.outcome).toBe('passed')
})

test('adopting a step that is known to have failed, while a person is asked about it, makes it no pass', async () => {
  await using stage = stageOf(NOT_OK, OK)
  const flow = (name: string) => flowOf([change('act', { ...args(name), handlers: [escalate('onFail')()] }), look('next')])
  await stage.start(flow('a'))
  const { result, of } = await stage.resume({ flow: flow('b'), adopt: [{ ref: 'act', reason: 'keep it' }] })
  expect(result.outcome).toBe('failed')
  expect(of('actionIntent', 'act')).toHaveLength(1)
})

test('a call that a person is asked about is entered anew when something in it is to be done', async () => {
  await using stage = stageOf(NOT_OK, OK, OK, OK)
  const flow = (name: string) => {
    const inner = flowOf([look('deep', args(name)), look('deeper')], { flowId: 'inner' })
    return bundle(flowOf([call('go', inner), look('next')], { subflows: pinned(inner), handlers: [escalate('onFail')()] }), inner)
  }
  await stage.start(flow('a'))
  await stage.answer('fail')
  await using other = stageOf(NOT_OK, OK, OK, OK)
  await other.start(flow('a'))
  const { result, of } = await other.resume({ flow: flow('b') })
  expect(of('actionIntent', 'go/deep')).toHaveLength(2)
  expect(result.outcome).toBe('passed')
  expect((await other.store.checkpoint('r1'))?.requests).toEqual([])
})

// How far "continue" reaches.

const inIf = (child: ReturnType<typeof look>) => step({ kind: 'if', stepId: 'act:when', cond: lit(true), then: [child] })

test.each([
  ['a choice', (child: ReturnType<typeof look>) => inIf(child)],
  ['a branch', (child: ReturnType<typeof look>) => parallel('p', { a: [child] })],
  ['a round', (child: ReturnType<typeof look>) => each('each', ['a'], [child])],
] as const)('"continue" of a step in %s lets what follows it go on, and a later resume too', async (_name, around) => {
  await using stage = stageOf(NOT_OK, OK, OK, OK)
  const act = look('act', { handlers: [goesOn('onFail')()] })
  const flow = (...more: ReturnType<typeof look>[]) => flowOf([around(act), look('next'), ...more])
  const first = await stage.start(flow())
  expect([first.result.outcome, first.of('actionIntent', 'next').length]).toEqual(['failed', 1])
  const plan = await stage.runner().plan({ runId: 'r1', flow: flow(look('last')) })
  expect(plan.instances.find((row) => row.ref === 'last')?.word).toBe('run')
  expect((await stage.resume({ flow: flow(look('last')) })).of('actionIntent', 'last')).toHaveLength(1)
})

test('beside one that was let go on, another one that fails still halts', async () => {
  await using stage = stageOf()
  stage.world.scriptFor('act', NOT_OK).scriptFor('bad', NOT_OK).scriptFor('next', OK)
  const { of } = await stage.start(flowOf([
    parallel('p', { a: [look('act', { handlers: [goesOn('onFail')()] })], b: [look('bad')] }, { onBranchFail: 'continue' }), look('next'),
  ]))
  expect(of('actionIntent', 'next')).toEqual([])
})

test('rounds go on after one that was let go on', async () => {
  await using stage = stageOf(NOT_OK, OK, OK)
  const { of } = await stage.start(flowOf([each('each', ['a', 'b'], [look('act', { handlers: [goesOn('onFail')()] })]), look('next')]))
  expect(of('actionIntent')).toHaveLength(3)
})

// Judging is not acting.

test('expectations that are held against a run tell of a flip, although a handler would act on it', async () => {
  await using stage = stageOf(OK)
  const flow = (more: More) => flowOf([look('act', { ...more, handlers: [retry('onFail')()] })])
  await stage.start(flow({}))
  expect((await stage.runner().rejudge(flow({ assertions: [NEVER()] }))).totals.passToFail).toBe(1)
})

test('an edited expectation that would have something repaired is gated', async () => {
  await using stage = stageOf(OK, OK, OK, OK)
  const fix = fixing(change('mend'))
  const flow = (more: More) => repaired(fix, [look('act', { ...more, handlers: [repair('onFail', fix)()] })])
  await stage.start(flow({}))
  const plan = await stage.runner().plan({ runId: 'r1', flow: flow({ assertions: [NEVER()] }) })
  expect(plan.totals.gated).toBe(1)
  await expect(stage.resume({ flow: flow({ assertions: [NEVER()] }) })).rejects.toMatchObject({ code: 'resume.requires-confirmation' })
})

test('what a repair did is not done again by a step that it was moved into', async () => {
  await using stage = stageOf(NOT_OK, OK, OK)
  const fix = fixing(change('mend'))
  await stage.start(repaired(fix, [look('act', { handlers: [repair('onFail', fix)()] })]))
  const moved = flowOf([look('act'), change('mend')])
  const plan = await stage.runner().plan({ runId: 'r1', flow: moved })
  expect(plan.instances.find((row) => row.ref === 'mend')?.gate?.cause).toBe('sameEffect')
  await expect(stage.resume({ flow: moved })).rejects.toMatchObject({ code: 'resume.requires-confirmation' })
})

// A run that a person ended stays ended.

test.each([['edited', change('up', args('other'))], ['taken out', look('else')]] as const)(
  'a run that a person ended before a step ends when that step is %s', async (_name, other) => {
    await using stage = stageOf(OK, OK)
    await stage.start(flowOf([change('up')], { finally: [look('close')] }), { supervise: 'mutating' })
    await stage.answer('abort')
    const { result, of } = await stage.resume({ flow: flowOf([other], { finally: [look('close')] }) })
    expect(result.outcome).toBe('aborted')
    expect(of('actionIntent', 'up')).toEqual([])
    expect(of('actionIntent', 'close')).toHaveLength(1)
  },
)

test('an unknown of a dispatch that nobody judged is still a person\'s to adopt', async () => {
  await using stage = stageOf(LOST, OK)
  await stage.start(flowOf([change('act', { handlers: [escalate('onUnknown')()] })]))
  const other = flowOf([change('act', { ...args('b') })])
  const { result } = await stage.resume({ flow: other, adopt: [{ ref: 'act', reason: 'it is there' }] })
  expect(result.outcome).toBe('passed')
})
