import { describe, expect, it } from 'vitest'
import type { StepRecord } from '../../src/model/checkpoint.ts'
import type { Expr, FlowIR } from '../../src/model/flow.ts'
import { eq, flowOf, holds, lit, NOT_OK, ref, step } from './support/flows.ts'
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
    ['without expectations', { assertions: [] }], ['with expectations', {}],
  ])('fails the step %s, until it can be made again', async (_, more) => {
    const run = saga('publish')
    const [good, bad] = [mapped(ref('output.v'), more), mapped(ref('output.nope'), more)]
    await run.start(good)
    expect((await run.rows(bad))['publish']).toMatchObject({ class: 'projectDirty', word: 'remap' })
    expect((await run.resume(bad)).outcome).toBe('failed')
    expect(await recordOf(run, 'publish')).toMatchObject({ verdict: { verdict: 'fail' }, output: { inline: GIVES_ONE.output } })
    expect((await run.resume(good)).outcome).toBe('passed')
    expect(await recordOf(run, 'publish')).toMatchObject({ verdict: { verdict: 'pass' }, output: { inline: { v: 'one' } } })
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
