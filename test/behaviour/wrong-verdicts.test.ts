import { describe, expect, it } from 'vitest'
import type { StepRecord } from '../../src/model/checkpoint.ts'
import { isFault } from '../../src/model/fault.ts'
import type { StepDraft } from '../../src/core/flow/flow-draft.ts'
import type { Expr, FlowBundle, FlowIR } from '../../src/model/flow.ts'
import { bundle, call, eq, flowOf, holds, lit, NOT_OK, pinned, ref, step } from './support/flows.ts'
import { change, look, Saga } from './support/saga.ts'

// Verdicts that a resume could get wrong: each resumed run ends as a run of the same flow ends that was never interrupted.

const GIVES_ONE = { terminal: 'succeeded', output: { ok: true, v: 'one' } } as const
const named = (name: string, value: Expr): object => ({ binding: { attempts: [{ actionName: `fake:${name}`, args: { name: value } }] } })

/** Dispatches of a step give `{ok: true, v: 'one'}`. */
function saga(stepId: string): Saga {
  const made = new Saga()
  made.answer(stepId, GIVES_ONE)
  return made
}

const recordOf = async ({ store }: Saga, stepId: string): Promise<StepRecord | undefined> => (await store.records('r1', [stepId]))[0]

describe('an output that cannot be made any more', () => {
  const mapped = (v: Expr, more: object): FlowIR =>
    flowOf([change('publish', { outputs: { v }, ...more }), look('z', named('look', ref('steps.publish.output.v')))])

  it.each([
    ['without expectations', { assertions: [] }, undefined], ['with expectations', {}, 'pass'],
  ])('fails the step %s, until it can be made again', async (_, more, verdict) => {
    const run = saga('publish')
    const [good, bad] = [mapped(ref('output.v'), more), mapped(ref('output.nope'), more)]
    await run.start(good)
    expect((await run.rows(bad))['publish']).toMatchObject({ class: 'projectDirty', word: 'remap' })
    expect((await run.resume(bad)).outcome).toBe('failed')
    expect(await recordOf(run, 'publish')).toMatchObject({ verdict: { verdict: 'fail' }, output: { inline: GIVES_ONE.output } })
    expect((await run.resume(good)).outcome).toBe('passed')
    const mended = await recordOf(run, 'publish')
    expect([mended?.verdict?.verdict, mended?.output]).toEqual([verdict, { inline: { v: 'one' } }])
    expect(Object.values(await run.rows(good)).map((row) => `${row.class} ${row.word}`)).toEqual(['clean keep', 'clean keep'])
    expect(run.acted).toEqual(['publish', 'z'])
  })

  it('is one that does not fit the schema it gets', async () => {
    const run = saga('publish')
    const fits = (type: string): FlowIR => mapped(ref('output.v'), { outputSchema: { type: 'object', properties: { v: { type } } } })
    await run.start(fits('string'))
    expect((await run.resume(fits('number'))).outcome).toBe('failed')
    expect((await run.resume(fits('string'))).outcome).toBe('passed')
    expect(run.acted).toEqual(['publish', 'z'])
  })
})

describe('a failure that stays as it is behind a step that nobody can judge', () => {
  const UNSURE = { assertions: [{ ...holds(eq(ref('output.nope'), lit(1))), assertId: 'ok' }] }
  const unsure = (isUnsure: boolean): object => (isUnsure ? UNSURE : {})
  const edited = (isEdited: boolean): object => (isEdited ? named('look', lit('other')) : {})

  it('is counted: the flow fails', async () => {
    const run = new Saga()
    run.answer('b', NOT_OK)
    const flow = (isOther: boolean): FlowIR => flowOf([look('a', unsure(isOther)), look('b', edited(isOther))])
    await run.start(flow(false))
    expect((await run.resume(flow(true))).outcome).toBe('failed')
    expect(run.acted).toEqual(['a', 'b'])
  })

  it('is counted in its container, whose verdict stays', async () => {
    const run = new Saga()
    run.answer('b', NOT_OK)
    const flow = (isOther: boolean): FlowIR => flowOf([
      look('a', unsure(isOther)), step({ kind: 'if', stepId: 'when', cond: lit(true), then: [look('first'), look('b', edited(isOther))] }),
    ])
    await run.start(flow(false))
    expect((await run.resume(flow(true))).outcome).toBe('failed')
    expect((await recordOf(run, 'when'))?.verdict?.verdict).toBe('fail')
  })
})

describe('a call whose flow passed and cannot give its outputs', () => {
  const calling = (from: Expr, more: readonly StepDraft[], schema?: object): FlowBundle => {
    const output = { name: 'o', from, ...(schema === undefined ? {} : { schema }) } as FlowIR['outputs'][number]
    const callee = flowOf([look('c1')], { flowId: 'sub', outputs: [output] })
    return bundle(flowOf([call('do', callee), ...more], { subflows: pinned(callee) }), callee)
  }
  const GOOD = ref('steps.c1.output.v')
  const BAD = ref('steps.c1.output.nope')
  const z = (value: Expr): readonly StepDraft[] => [change('z', named('change', value))]
  const reader = z(ref('steps.do.output.o'))
  const isClean = async (run: Saga, flow: FlowBundle): Promise<boolean> =>
    Object.values(await run.rows(flow)).every((row) => row.word === 'keep' || row.word === 'skip')

  it('stays failed while another step is edited, and what it blocked stays blocked', async () => {
    const run = saga('c1')
    expect((await run.start(calling(BAD, z(lit('1'))))).outcome).toBe('failed')
    expect((await run.rows(calling(BAD, z(lit('2')))))['do']).toMatchObject({ class: 'clean', word: 'keep' })
    expect((await run.resume(calling(BAD, z(lit('2'))))).outcome).toBe('failed')
    expect(run.acted).toEqual(['c1'])
  })

  it.each([
    ['cannot be made', calling(BAD, reader), calling(GOOD, reader)],
    ['do not fit', calling(GOOD, reader, { type: 'number' }), calling(GOOD, reader, { type: 'string' })],
  ])('passes once it can, and what follows reads them: they %s', async (_, bad, good) => {
    const run = saga('c1')
    expect((await run.start(bad)).outcome).toBe('failed')
    expect((await run.resume(good)).outcome).toBe('passed')
    expect(run.world.dispatched.map((row) => [row.stepId, row.args['name']])).toEqual([['c1', 'c1'], ['z', 'one']])
    expect(await isClean(run, good)).toBe(true)
  })

  it.each([
    ['cannot be made', calling(BAD, reader)], ['do not fit', calling(GOOD, reader, { type: 'number' })],
  ])('fails also when it passed before, and nothing is dispatched: they %s', async (_, bad) => {
    const run = saga('c1')
    expect((await run.start(calling(GOOD, reader))).outcome).toBe('passed')
    expect((await run.resume(bad)).outcome).toBe('failed')
    expect((await recordOf(run, 'do'))?.verdict?.verdict).toBe('fail')
    expect(await isClean(run, bad)).toBe(true)
    expect((await run.resume(calling(GOOD, reader))).outcome).toBe('passed')
    expect(run.acted).toEqual(['c1', 'z'])
  })

  it('gives them when what it holds is judged again and passes', async () => {
    const run = saga('c1')
    run.answer('c2', NOT_OK)
    const flow = (more: object): FlowBundle => {
      const callee = flowOf([look('c1'), look('c2', more)], { flowId: 'sub', outputs: [{ name: 'o', from: ref('steps.c2.output.w') }] })
      return bundle(flowOf([call('do', callee), look('y')], { subflows: pinned(callee) }), callee)
    }
    expect((await run.start(flow({}))).outcome).toBe('failed')
    const holding = { assertions: [{ ...holds(lit(true)), assertId: 'ok' }] }
    expect((await run.resume(flow(holding))).outcome).toBe('failed')
    expect((await run.resume(flow({ ...holding, outputs: { w: ref('output.ok') } }))).outcome).toBe('passed')
    expect((await recordOf(run, 'do'))?.output).toEqual({ inline: { o: false } })
    expect(run.acted).toEqual(['c1', 'c2', 'y'])
  })
})

const LENIENT = { assertions: [{ ...holds(lit(true)), assertId: 'ok' }] }

describe('a container that runs again as one, stopped inside', () => {
  const loop = (items: readonly number[], inner: StepDraft): FlowIR =>
    flowOf([look('a'), step({ kind: 'foreach', stepId: 'each', items: lit(items), as: 'i', body: [inner] })])
  const allClean = async (run: Saga): Promise<boolean> => Object.values(await run.rows()).every((row) => row.word === 'keep')

  it('runs all of it when it goes on', async () => {
    const run = new Saga()
    await run.start(loop([1, 2], look('pay')))
    expect((await run.resume(loop([3, 4], look('pay')), { stopAt: 'each[#1]/pay' })).outcome).toBe('suspended')
    expect((await run.resume()).outcome).toBe('passed')
    expect(run.acted).toEqual(['a', 'pay', 'pay', 'pay', 'pay'])
    expect(await allClean(run)).toBe(true)
  })

  it('asks again for each effect that the release before it did not come to', async () => {
    const run = new Saga()
    await run.start(loop([1, 2], change('pay')))
    const edited = loop([3, 4], change('pay'))
    await run.resume(edited, { allowMutatingReexec: ['each'], stopAt: 'each[#1]/pay' })
    expect((await run.rows())['each[#0]/pay']).toMatchObject({ class: 'clean', word: 'keep' })
    expect((await run.rows())['each[#1]/pay']).toMatchObject({ word: 'ask', gate: { cause: 'mutatingReexec', state: 'held' } })
    await expect(run.resume()).rejects.toSatisfy((error) => isFault(error, 'resume.requires-confirmation'))
    expect((await run.resume(edited, { allowMutatingReexec: ['each[#1]/pay'] })).outcome).toBe('passed')
    expect(run.acted).toEqual(['a', 'pay', 'pay', 'pay', 'pay'])
    expect(await allClean(run)).toBe(true)
  })

  it('keeps the effect that a person adopts there', async () => {
    const run = new Saga()
    await run.start(loop([1, 2], change('pay')))
    const edited = loop([3, 4], change('pay'))
    await run.resume(edited, { allowMutatingReexec: ['each'], stopAt: 'each[#1]/pay' })
    expect((await run.resume(edited, { adopt: [{ ref: 'each[#1]/pay', reason: 'it is paid' }] })).outcome).toBe('passed')
    expect(run.acted).toEqual(['a', 'pay', 'pay', 'pay'])
    expect(await allClean(run)).toBe(true)
  })

  it('is also a call with other inputs, and the containers and bindings in it', async () => {
    const run = new Saga()
    const flow = (value: string): FlowBundle => {
      const callee = flowOf([
        look('c1'), step({ kind: 'let', stepId: 'bound', bindings: { b: lit(1) } }),
        step({ kind: 'if', stepId: 'when', cond: lit(true), then: [look('deep')] }),
      ], { flowId: 'sub', params: [{ name: 'v', schema: { type: 'string' }, required: true }] })
      return bundle(flowOf([call('do', callee, { v: lit(value) })], { subflows: pinned(callee) }), callee)
    }
    await run.start(flow('1'))
    await run.resume(flow('2'), { stopAt: 'do/c1' })
    expect((await run.resume()).outcome).toBe('passed')
    expect(run.acted).toEqual(['c1', 'deep', 'c1', 'deep'])
    expect(await allClean(run)).toBe(true)
  })

  it('forgets nothing when it is entered once more to go on', async () => {
    const run = new Saga()
    run.answer('pay', NOT_OK)
    const flow = (items: readonly number[], more: object): FlowIR => loop(items, look('pay', more))
    await run.start(loop([1, 2], look('pay', LENIENT)))
    expect((await run.resume(flow([3, 4], {}))).outcome).toBe('failed')
    expect(run.acted).toEqual(['a', 'pay', 'pay', 'pay'])
    expect((await run.resume(flow([3, 4], LENIENT), { stopAt: 'each[#1]/pay' })).outcome).toBe('suspended')
    expect((await run.resume()).outcome).toBe('passed')
    expect(run.acted).toEqual(['a', 'pay', 'pay', 'pay', 'pay'])
  })
})

describe('inputs that could not be used', () => {
  const read = ref('steps.a.output.v')
  const posing = ref('steps.a.output.w')
  const callee = flowOf([look('in')], { flowId: 'sub', params: [{ name: 'p', schema: { type: 'string' }, required: true }] })
  const kinds: readonly (readonly [string, StepDraft])[] = [
    ['a condition that is no truth value', step({ kind: 'if', stepId: 'c', cond: read, then: [look('in')], else: [look('out')] })],
    ['a condition that cannot be evaluated', step({ kind: 'if', stepId: 'c', cond: ref('steps.a.output.nope'), then: [look('in')] })],
    ['items that are no list', step({ kind: 'foreach', stepId: 'c', items: read, as: 'i', body: [look('in')] })],
    ['an argument of a call that does not fit', call('c', callee, { p: read })],
    ['a binding that cannot be evaluated', step({ kind: 'let', stepId: 'c', bindings: { b: ref('steps.a.output.nope') } })],
    ['an argument that poses as a secret', change('c', named('change', posing))],
  ]
  const flow = (failing: StepDraft, more: readonly StepDraft[] = [], w: Expr = lit({ $secret: 'x' })): FlowBundle => {
    const root = flowOf(
      [change('a', { outputs: { v: lit(5), w } }), failing, look('z'), ...more],
      failing.kind === 'call' ? { subflows: pinned(callee) } : {},
    )
    return bundle(root, ...failing.kind === 'call' ? [callee] : [])
  }

  it.each(kinds)('fail the same way under the same flow, and under another: %s', async (_, failing) => {
    const run = new Saga()
    expect((await run.start(flow(failing))).outcome).toBe('failed')
    expect((await recordOf(run, 'c'))?.inputError).toMatchObject({ errorClass: 'bind_arguments_invalid' })
    for (const edited of [flow(failing), flow(failing, [look('z2')])]) {
      expect((await run.rows(edited))['c']).toMatchObject({ class: 'clean', word: 'keep' })
      expect((await run.plan(edited)).totals.words).toMatchObject({ run: 0, rerun: 0, ask: 0, rejudge: 0 })
    }
    expect((await run.resume(flow(failing, [look('z2')]))).outcome).toBe('failed')
    expect((await run.rows(flow(failing, [look('z2')])))['c']).toMatchObject({ class: 'clean', word: 'keep' })
    expect(run.acted).toEqual(['a'])
  })

  it('are tried again when what they read has come anew since, also in an earlier segment', async () => {
    const run = new Saga()
    const failing = look('c', named('look', posing))
    const edited = flow(failing, [], lit('five'))
    expect((await run.start(flow(failing))).outcome).toBe('failed')
    await run.resume(edited, { stopAt: 'c' })
    expect((await run.resume(edited)).outcome).toBe('passed')
    expect(run.acted).toEqual(['a', 'c', 'z'])
  })
})

it('a step whose expectations were taken out is judged by nothing any more: its body goes on, and nothing is done again', async () => {
  const saga = new Saga()
  const flow = (assertions: readonly unknown[]) => flowOf([
    step({ kind: 'if', stepId: 'c', cond: lit(true), then: [change('put', { assertions })] }), look('after'),
  ])
  const never = [holds(lit(false))]
  expect((await saga.start(flow(never))).outcome).toBe('failed')
  const rows = await saga.rows(flow([]))
  expect([rows['put']?.word, rows['c']?.word, rows['after']?.word]).toEqual(['rejudge', 'rejudge', 'run'])
  expect((await saga.resume(flow([]))).outcome).toBe('passed')
  expect(saga.acted).toEqual(['put', 'after'])
  const [put, c] = await saga.store.records('r1', ['put', 'c'])
  expect([put?.verdict, c?.verdict]).toEqual([undefined, undefined])
  expect((await saga.resume(flow([]))).nothingToDo).toBe(true)
  expect((await saga.resume(flow(never))).outcome).toBe('failed')
  expect(saga.acted).toEqual(['put', 'after'])
})
