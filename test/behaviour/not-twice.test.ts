import { expect, it } from 'vitest'
import type { StepDraft } from '../../src/core/flow/flow-draft.ts'
import { isFault } from '../../src/model/fault.ts'
import type { FlowIR } from '../../src/model/flow.ts'
import { flowOf, lit, present, ref, step } from './support/flows.ts'
import { change, look, Saga } from './support/saga.ts'

// Ways round the gate, each of them closed: what happened is not done again unnamed, whatever the step is called, holds, or is declared.

const does = (name: string, text: string): object => (
  { binding: { attempts: [{ actionName: `fake:${name}`, args: { name: lit(text) } }] } }
)
const publish = (text: string, more: object = {}): StepDraft => change('publish', { ...does('change', text), ...more })

async function isRefused(saga: Saga, flow: FlowIR | undefined, runId = 'r1'): Promise<void> {
  const asked = saga.runner.resume({ runId, ...(flow === undefined ? {} : { flow }) })
  await expect(asked).rejects.toSatisfy((error) => isFault(error, 'resume.requires-confirmation'))
}

const CHECKED = { preflight: [{ ...present('ready'), assertId: 'before' }] }

it.each<[string, (saga: Saga) => Promise<FlowIR>]>([
  ['a changed step', async (saga) => {
    await saga.start(flowOf([look('a'), publish('x')]))
    return flowOf([look('a'), publish('y', CHECKED)])
  }],
  ['a renamed step', async (saga) => {
    await saga.start(flowOf([look('a'), publish('x')]))
    return flowOf([look('a'), change('release', { ...does('change', 'x'), ...CHECKED })])
  }],
  ['a step that only its place runs again', async (saga) => {
    await saga.start(flowOf([look('a'), publish('x')]))
    return flowOf([look('a', does('look', 'other')), publish('x', CHECKED)])
  }],
])('the word for %s lapses when the entry that it let begin has dispatched nothing', async (_, begin) => {
  const saga = new Saga()
  const edited = await begin(saga)
  const name = edited.body.at(-1)?.stepId ?? ''
  expect((await saga.resume(edited, { allowMutatingReexec: [name] })).outcome).toBe('blocked')
  saga.world.uiTree = { identifier: 'ready' }
  await isRefused(saga, edited)
  expect(saga.acted.filter((acted) => acted === 'publish' || acted === 'release')).toEqual(['publish'])
  expect((await saga.resume(edited, { allowMutatingReexec: [name] })).outcome).toBe('passed')
  expect(saga.acted.filter((acted) => acted === 'publish' || acted === 'release')).toEqual(['publish', name])
})

it('a word is spent by the dispatch that it let begin: a crash before its settle needs no second one', async () => {
  const saga = new Saga()
  await saga.start(flowOf([publish('x')]))
  saga.world.scriptFor('publish', { fault: 'transportLostBeforeDispatch' })
  const edited = flowOf([publish('y')])
  expect((await saga.resume(edited, { allowMutatingReexec: ['publish'] })).outcome).toBe('suspended')
  expect((await saga.resume(edited)).outcome).toBe('passed')
  expect(saga.acted).toEqual(['publish', 'publish'])
})

const wrapped = (kind: 'if' | 'foreach'): FlowIR => {
  const one = change('one', does('change', 'x'))
  return flowOf([look('a'), kind === 'if'
    ? step({ kind, stepId: 'publish', cond: lit(true), then: [one] }) : step(
      { kind, stepId: 'publish', items: lit([1]), as: 'n', body: [one] }
    )])
}

it.each<[string, FlowIR, readonly StepDraft[]]>([
  ['as a loop of the same name', wrapped('foreach'), [publish('x')]],
  ['as a choice of the same name', wrapped('if'), [publish('x')]],
  [
    'under another name and declared idempotent', flowOf([look('a'), change('release', { ...does('change', 'x'), idempotent: true })]),
    [publish('x')],
  ],
  ['elsewhere, with arguments too large for the log', flowOf([
    look('a'), look('b'), change('release', does('change', 'x'.repeat(20_000))),
  ]), [publish('x'.repeat(20_000)), look('b')]],
])('what a step did is known again %s', async (_, edited, rest) => {
  const saga = new Saga()
  await saga.start(flowOf([look('a'), ...rest]))
  await isRefused(saga, edited)
  expect(saga.acted.filter((name) => name !== 'a' && name !== 'b')).toEqual(['publish'])
})

it('every effect that a step ever had counts, not only its last', async () => {
  const saga = new Saga()
  await saga.start(flowOf([look('a'), publish('x'), look('b')]))
  await saga.resume(flowOf([look('a'), publish('y'), look('b')]), { allowMutatingReexec: ['publish'] })
  await isRefused(saga, flowOf([look('a'), look('b'), change('release', does('change', 'x'))]))
})

it('a record without an effect of its own does not hide what another one did', async () => {
  const saga = new Saga()
  await saga.start(flowOf([look('a'), publish('x')]))
  saga.world.scriptFor('release', { terminal: 'failed', errorClass: 'action_failed_final', effect: 'none' })
  const renamed = flowOf([look('a'), change('release', does('change', 'x'))])
  expect((await saga.resume(renamed, { allowMutatingReexec: ['release'] })).outcome).toBe('failed')
  await expect(saga.resume(renamed, { forceReexecute: ['release'] })).rejects.toSatisfy(
    (error) => isFault(error, 'resume.requires-confirmation')
  )
})

it('a fork knows what its parent did under another name', async () => {
  const saga = new Saga()
  await saga.start(flowOf([look('a'), publish('x')]))
  await saga.runner.fork('r1', 'publish', 'f1')
  await isRefused(saga, flowOf([look('a'), change('release', does('change', 'x'))]), 'f1')
})

it('rounds that get other keys while running are held at the door', async () => {
  const saga = new Saga()
  const flow = (text: string) => flowOf([look('list', does('look', text)), step({
    kind: 'foreach', stepId: 'each', items: ref('steps.list.output.items'), as: 'i', key: ref('iter.i.id'),
    body: [change('pay', { binding: { attempts: [{ actionName: 'fake:change', args: { amount: ref('iter.i.amount') } }] } })],
  })])
  const items = (id: string) => ({ terminal: 'succeeded', output: { ok: true, items: [{ id, amount: 7 }] } }) as const
  saga.world.scriptFor('list', items('a'), items('b'))
  await saga.start(flow('one'))
  const result = await saga.resume(flow('two'), { adoptRest: 'compared' })
  expect([result.outcome, result.reason]).toEqual(['gated', expect.stringContaining('each[a]/pay')])
  expect(saga.acted).toEqual(['list', 'pay', 'list'])
})

it('a step that heeds a container heeds what is in it', async () => {
  const saga = new Saga()
  const flow = (text: string) => flowOf([
    step({ kind: 'if', stepId: 'c', cond: lit(true), then: [look('inner', does('look', text))] }), publish('x', { affectedBy: ['c'] }),
  ])
  await saga.start(flow('one'))
  expect((await saga.rows(flow('two')))['publish']).toMatchObject({ word: 'ask', cause: 'positionalReplay' })
})
