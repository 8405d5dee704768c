import { expect, test } from 'vitest'
import { instanceRef } from '../../src/core/path/instance-ref.ts'
import type { StepDraft } from '../../src/core/flow/flow-draft.ts'
import type { Expr, FlowIR } from '../../src/model/flow.ts'
import type { ActionCall, ActionOutcome } from '../../src/ports/provider.ts'
import { fakeWorld, type FakeAnswer, type FakeWorld } from '../../src/providers/index.ts'
import { bundle, call, each, flowOf, lit, NOT_OK, OK, parallel, pinned, ref } from './support/flows.ts'
import { always, finish, RUNNING, settle, under } from './support/hold-open.ts'
import { change, look, Saga } from './support/saga.ts'
import { STORES, type Played } from './support/play.ts'
import { Stage } from './support/stage.ts'

// A fan-out that is taken up again: exactly what is unfinished or changed goes on, and nothing else.

const LOST = { fault: 'transportLostBeforeDispatch' } as const
const SLOTS = { runner: { concurrency: 8 } }

/** Answers by instance and attempt. */
const worldOf = (answer: (ref: string, attempt: number) => FakeAnswer): FakeWorld =>
  fakeWorld().script(...Array.from({ length: 200 }, () => ({ context: { step, attempt } }: ActionCall) => answer(step, attempt)))

const intents = ({ of }: Played, segment: number): readonly string[] =>
  of('actionIntent').filter((event) => event.segment === segment).map((event) => instanceRef(event.runPath)).sort()

const keyed = (items: readonly string[], body: readonly StepDraft[], more: object = {}): StepDraft =>
  each('each', items, body, { key: ref('iter.item'), ...more })

test.each(STORES)('resuming one item of a suspended loop resumes that item alone (%s)', async (kind) => {
  const world = worldOf((at, attempt) => (at === 'each[b]/pay' && attempt === 1 ? LOST : OK))
  await using stage = new Stage(kind, { world, ...SLOTS })
  const first = await stage.start(flowOf([keyed(['a', 'b', 'c'], [change('pay'), look('check')], { concurrency: 3 }), look('join')]))
  expect(first.result.outcome).toBe('suspended')
  expect(first.of('stepEntered', 'join')).toEqual([])
  const second = await stage.resume()
  expect(second.result.outcome).toBe('passed')
  expect(intents(second, 2)).toEqual(['each[b]/check', 'each[b]/pay', 'join'])
})

test('concurrency after a resume is the flow’s', async () => {
  await using stage = new Stage('memory', { world: always(RUNNING), ...SLOTS })
  const flow = flowOf([keyed(['a', 'b', 'c', 'd', 'e', 'f'], [change('one'), change('two')], { concurrency: 2 })])
  await stage.start(flow, {}, async (run, world) => {
    await settle()
    run.stop({ reason: 'enough' })
    finish(world, 0)
    await settle()
    finish(world, 0)
  })
  const last = await stage.resume({}, async (_, world) => {
    for (let n = 0; n < 10; n += 1) {
      await settle()
      expect(under(world)).toHaveLength(n === 9 ? 1 : 2)
      finish(world, 0)
    }
  })
  expect(last.result.outcome).toBe('passed')
  expect(stage.world.dispatchCount).toBe(12)
})

test.each([1, 8])('branches in rounds in a call go on in place, with %d slots', async (concurrency) => {
  const both = parallel('both', { x: [change('x1'), change('x2')], y: [change('y1')] })
  const callee = flowOf([keyed(['a', 'b'], [both], { concurrency: 2 })], { flowId: 'callee' })
  const flow = bundle(flowOf([call('in', callee), change('end')], { subflows: pinned(callee) }), callee)
  const world = worldOf((at, attempt) => (attempt === 1 && (at.endsWith('[a]/x2') || at.endsWith('[b]/y1')) ? LOST : OK))
  let slots = 8
  await using stage = new Stage('memory', { world, runner: { get concurrency() { return slots } } })
  const first = await stage.start(flow)
  expect(first.result.outcome).toBe('suspended')
  slots = concurrency
  const second = await stage.resume()
  expect(second.result.outcome).toBe('passed')
  expect(intents(second, 2)).toEqual(['end', 'in/each[a]/x2', 'in/each[b]/y1'])
})

test('with one slot, several open branches are taken up one after the other', async () => {
  const world = worldOf((_, attempt) => (attempt === 1 ? LOST : RUNNING))
  let slots = 8
  await using stage = new Stage('memory', { world, runner: { get concurrency() { return slots } } })
  const flow = flowOf([parallel('all', { a: [change('a1')], b: [change('b1')], c: [change('c1')] })])
  expect((await stage.start(flow)).of('actionIntent')).toHaveLength(3)
  slots = 1
  const last = await stage.resume({}, async (_, there) => {
    for (const id of ['a1', 'b1', 'c1']) {
      await settle()
      expect(under(there)).toEqual([id])
      finish(there, id)
    }
  })
  expect(last.result.outcome).toBe('passed')
})

test('beside a branch that failed, one that was begun goes on after a resume, and no other begins', async () => {
  await using stage = new Stage('memory', { world: always(RUNNING), ...SLOTS })
  const flow = flowOf([parallel('all', { a: [change('a1')], b: [change('b1'), change('b2')], c: [change('c1')] }, { concurrency: 2 })])
  await stage.start(flow, {}, async (run, world) => {
    await settle()
    finish(world, 'a1', NOT_OK)
    await settle()
    run.stop({ reason: 'enough' })
    await settle()
    finish(world, 'b1')
  })
  const last = await stage.resume({}, async (_, world) => {
    await settle()
    expect(under(world)).toEqual(['b2'])
    finish(world, 'b2')
  })
  expect(last.result.outcome).toBe('failed')
  expect(last.of('stepExited', 'c1').map((event) => event.payload.state)).toEqual(['blocked'])
})

test('a person’s end of the run closes what is open beside it too, and what is under way when it comes back', async () => {
  const world = worldOf((at) => (at === 'a1' ? { fault: 'transportLostAfterDispatch' } : RUNNING))
  await using stage = new Stage('memory', { world, ...SLOTS })
  const branches = { a: [change('a1')], b: [change('b1')], c: [look('c1'), look('c2')] }
  const flow = flowOf([parallel('all', branches)], { finally: [look('last')] })
  await stage.start(flow, {}, async (run, there) => {
    await settle()
    run.stop({ reason: 'enough', graceMs: 0 })
    finish(there, 'c1')
  })
  await stage.resume({ stopAt: 'c2' }, async (run) => {
    await settle()
    run.stop({ reason: 'enough', graceMs: 0 })
  })
  await stage.answer('abort')
  const last = await stage.resume({}, async (_, there) => {
    await settle()
    expect(under(there)).toEqual(['a1', 'b1'])
    finish(there, 'b1')
    await settle()
    finish(there, 'last')
  })
  expect(last.result.outcome).toBe('aborted')
  expect(last.of('stepExited').map((event) => `${instanceRef(event.runPath)} ${event.payload.state}`)).toEqual([
    'c1 judged', 'a1 aborted', 'c2 blocked', 'b1 aborted', 'all aborted', 'last judged',
  ])
  expect(last.of('actionIntent', 'c2')).toEqual([])
})

const ten = (): FlowIR => flowOf([keyed(
  Array.from({ length: 10 }, (_, i) => `k${String(i)}`), [change('put'), look('check')], { concurrency: 4, onItemFail: 'continue' },
)])

test('one failed item of ten is run again, and nine are kept', async () => {
  const saga = new Saga()
  const answer = ({ context: { step, attempt } }: ActionCall): ActionOutcome => (step === 'each[k3]/check' && attempt === 1 ? NOT_OK : OK)
  saga.world.scriptFor('check', ...Array.from({ length: 40 }, () => answer))
  expect((await saga.start(ten())).outcome).toBe('failed')
  expect(saga.acted).toHaveLength(20)
  expect((await saga.resume(undefined, { forceReexecute: ['each[k3]/check'] })).outcome).toBe('passed')
  expect(saga.acted.slice(20)).toEqual(['check'])
})

test('an item put into the middle of a keyed loop leaves the others clean', async () => {
  const saga = new Saga()
  const flow = (items: readonly string[]): FlowIR => flowOf([keyed(items, [change('put')], { concurrency: 3 })])
  await saga.start(flow(['a', 'b', 'c']))
  const rows = await saga.rows(flow(['a', 'x', 'b', 'c']))
  expect(['a', 'x', 'b', 'c'].map((key) => [rows[`each[${key}]/put`]?.class, rows[`each[${key}]/put`]?.word])).toEqual([
    ['clean', 'keep'], ['new', 'run'], ['clean', 'keep'], ['clean', 'keep'],
  ])
  expect((await saga.resume(flow(['a', 'x', 'b', 'c']))).outcome).toBe('passed')
  expect(saga.acted).toHaveLength(4)
})

const looking = (stepId: string, args: Readonly<Record<string, Expr>>): StepDraft =>
  look(stepId, { binding: { attempts: [{ actionName: 'fake:look', args }] } })
const joined = (text: string): FlowIR => flowOf([
  parallel('all', { a: [change('a1')], b: [looking('b1', { name: lit(text) })] }),
  looking('join', { name: ref('steps.b1.output.said'), left: ref('steps.a1.output.ok') }),
])

test('an edited branch leaves its siblings adopted, and the join reads what this attempt came to', async () => {
  const saga = new Saga()
  const says = ({ args }: ActionCall): ActionOutcome => ({ terminal: 'succeeded', output: { ok: true, said: args['name'] ?? '' } })
  for (const id of ['b1', 'join']) saga.world.scriptFor(id, says, says)
  await saga.start(joined('one'))
  await saga.resume(joined('two'))
  expect(saga.acted.slice(3)).toEqual(['b1', 'join'])
  expect(saga.world.dispatched.at(-1)?.args).toEqual({ name: 'two', left: true })
})

test('finished siblings of a branch that failed are kept when that branch is repaired', async () => {
  const saga = new Saga()
  const flow = (text: string): FlowIR => flowOf([parallel('all', {
    a: [change('a1')], b: [looking('b1', { name: lit(text) }), change('b2')],
    c: [change('c1')],
  }, { concurrency: 2 }), change('join')])
  saga.world.scriptFor('b1', NOT_OK)
  expect((await saga.start(flow('one'))).outcome).toBe('failed')
  const before = saga.acted.length
  expect((await saga.resume(flow('two'))).outcome).toBe('passed')
  expect(saga.acted.slice(before)).not.toContain('a1')
  expect([...saga.acted].sort()).toEqual(['a1', 'b1', 'b1', 'b2', 'c1', 'join'])
})
