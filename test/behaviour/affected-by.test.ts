import { expect, test } from 'vitest'
import type { StepDraft } from '../../src/core/flow/flow-draft.ts'
import type { Expr, FlowIR } from '../../src/model/flow.ts'
import type { ActionOutcome } from '../../src/ports/provider.ts'
import { each, flowOf, lit, parallel, ref } from './support/flows.ts'
import { change, look, Saga } from './support/saga.ts'

// What a change dirties where steps say whose changes they heed, and where values turn out to be what they were.

const does = (action: string, name: Expr): object => ({ binding: { attempts: [{ actionName: `fake:${action}`, args: { name } }] } })
const looking = (stepId: string, text: string, more: object = {}): StepDraft => look(stepId, { ...does('look', lit(text)), ...more })
const said = (text: string): ActionOutcome => ({ terminal: 'succeeded', output: { ok: true, said: text } })

/** The word and the cause of a row. */
const told = async (saga: Saga, flow: FlowIR, ref: string): Promise<readonly unknown[]> => {
  const row = (await saga.rows(flow))[ref]
  return [row?.word, row?.cause]
}

test('a step that heeds one step is kept when another one before it runs again', async () => {
  const saga = new Saga()
  const flow = (a: string, b: string): FlowIR =>
    flowOf([looking('a', a), looking('b', b), change('put', { affectedBy: ['a'] }), change('tell')])
  await saga.start(flow('one', 'one'))
  expect(await told(saga, flow('one', 'two'), 'put')).toEqual(['keep', undefined])
  expect(await told(saga, flow('one', 'two'), 'tell')).toEqual(['ask', 'positionalReplay'])
  expect(await told(saga, flow('two', 'one'), 'put')).toEqual(['ask', 'positionalReplay'])
  expect((await saga.resume(flow('one', 'two'), { allowMutatingReexec: ['tell'] })).outcome).toBe('passed')
  expect(saga.acted.slice(4)).toEqual(['b', 'tell'])
  expect((await saga.resume(flow('one', 'two'))).nothingToDo).toBe(true)
})

test('one that heeds another step than the one it reads from is run again by values alone', async () => {
  const saga = new Saga()
  const flow = (text: string): FlowIR => flowOf([
    looking('b', 'b'), looking('a', text), change('put', { affectedBy: ['b'], ...does('change', ref('steps.a.output.said')) }),
  ])
  saga.world.scriptFor('a', said('same'), said('same'), said('other'))
  await saga.start(flow('one'))
  expect(await told(saga, flow('two'), 'put')).toEqual(['rerun', 'valueUnknown'])
  expect((await saga.resume(flow('two'))).outcome).toBe('passed')
  expect(saga.acted.slice(3)).toEqual(['a'])
  const third = await saga.resume(flow('three'))
  expect([third.outcome, third.reason]).toEqual(['gated', expect.stringContaining('put')])
  expect(saga.acted.slice(3)).toEqual(['a', 'a'])
})

test('what reads a value that is made anew and is the same stays, and so does what follows from it by data alone', async () => {
  const saga = new Saga()
  const flow = (text: string): FlowIR => flowOf([parallel('all', {
    a: [looking('a', text)], b: [change('put')],
  }), change('sum', { affectedBy: ['put'], ...does('change', ref('steps.a.output.said')) })])
  saga.world.scriptFor('a', said('same'), said('same'))
  await saga.start(flow('one'))
  expect((await saga.resume(flow('two'))).outcome).toBe('passed')
  expect(saga.acted.slice(3)).toEqual(['a'])
})

test('in a round it is the step of the same round that is heeded', async () => {
  const saga = new Saga()
  const flow = (items: readonly string[]): FlowIR => flowOf([each('each', items, [
    look('look', does('look', ref('iter.item.text'))), look('other'), change('put', { affectedBy: ['look'] }),
  ], { key: ref('iter.item.id') })])
  const items = (text: string) => [{ id: 'p', text: 'p' }, { id: 'q', text }] as unknown as readonly string[]
  await saga.start(flow(items('one')))
  const rows = await saga.rows(flow(items('two')))
  expect(['each[p]/put', 'each[q]/look', 'each[q]/put'].map((at) => rows[at]?.word)).toEqual(['keep', 'rerun', 'ask'])
})
