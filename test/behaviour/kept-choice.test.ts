import { expect, it } from 'vitest'
import type { FlowIR } from '../../src/model/flow.ts'
import { eq, flowOf, lit, ref, step } from './support/flows.ts'
import { change, Saga } from './support/saga.ts'

it('a choice that a person keeps against its condition stays kept until its condition comes to something else', async () => {
  const saga = new Saga()
  const flow = (text: string): FlowIR => flowOf([
    step({ kind: 'let', stepId: 'l', bindings: { who: lit(text) } }),
    step({ kind: 'if', stepId: 'c', cond: eq(ref('vars.who'), lit('a')), then: [change('yes')], else: [change('no')] }),
  ])
  await saga.start(flow('a'))
  await saga.resume(flow('b'))
  expect((await saga.rows(flow('a')))['c']).toMatchObject({ word: 'ask', gate: { releases: ['yes'] } })
  expect((await saga.resume(flow('a'), { adopt: [{ ref: 'c', reason: 'no it is' }] })).outcome).toBe('passed')
  const head = await saga.store.head('r1')
  expect(Object.values(await saga.rows(flow('a'))).map((row) => row.word)).not.toContain('ask')
  expect((await saga.resume(flow('a'))).outcome).toBe('passed')
  expect((await saga.events()).slice(head?.seq).filter((event) => event.type === 'stepAdopted')).toEqual([])
  expect((await saga.resume(flow('b'))).outcome).toBe('passed')
  expect(saga.acted).toEqual(['yes', 'no'])
})
