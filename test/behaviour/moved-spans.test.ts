import { describe, expect, it } from 'vitest'
import type { StepDraft } from '../../src/core/flow/flow-draft.ts'
import type { FlowIR } from '../../src/model/flow.ts'
import { bundle, call, flowOf, lit, pinned, ref, step } from './support/flows.ts'
import { change, look, Saga } from './support/saga.ts'

// A step was under way when its run ended, and the next flow has it elsewhere: its span is not the flow's any more.

const within = (...then: StepDraft[]): StepDraft => step({ kind: 'if', stepId: 'when', cond: lit(true), then })

describe('a step under way', () => {
  const moves: readonly (readonly [string, FlowIR, FlowIR])[] = [
    ['out of a condition', flowOf([look('a'), within(look('check'))]), flowOf([look('a'), look('check')])],
    ['into a condition', flowOf([look('a'), look('check')]), flowOf([look('a'), within(look('check'))])],
    ['to the end of the flow', flowOf([look('a'), look('check')]), flowOf([look('a')], { finally: [look('check')] })],
  ]

  it.each(moves)('that moves %s is entered anew', async (_, before, after) => {
    const saga = new Saga()
    saga.world.scriptFor('check', { fault: 'transportLostBeforeDispatch' })
    expect((await saga.start(before)).outcome).toBe('suspended')
    expect((await saga.rows(after))['check']).toMatchObject({ class: 'new', word: 'run' })
    expect((await saga.resume(after)).outcome).toBe('passed')
    expect(saga.acted).toEqual(['a', 'check'])
  })

  it('and may have acted is asked about where it is now', async () => {
    const saga = new Saga()
    saga.world.scriptFor('publish', { fault: 'transportLostAfterDispatch' })
    await saga.start(flowOf([look('a'), within(change('publish'))]))
    const moved = flowOf([look('a'), change('publish')])
    expect((await saga.rows(moved))['publish']).toMatchObject({ class: 'new', word: 'ask', gate: { cause: 'frontierUnknown' } })
    expect((await saga.resume(moved, { adopt: [{ ref: 'publish', reason: 'seen in the registry' }] })).outcome).toBe('passed')
    expect(saga.acted).toEqual(['a', 'publish'])
  })
})

describe('a step that goes on under another flow', () => {
  const ok = { terminal: 'succeeded', output: { ok: true, first: 'a', second: 'b' } } as const
  const flow = (name: string): FlowIR => flowOf(
    [look('pick', { outputs: { value: ref(`output.${name}`) } }), look('after')],
    { outputs: [{ name: 'value', from: ref('steps.pick.output.value') }] },
  )

  it('gives what that flow makes of its result, and the flow before gets its own again', async () => {
    const saga = new Saga()
    saga.world.scriptFor('pick', { fault: 'transportLostAfterDispatch', outcome: ok })
    await saga.start(flow('first'))
    expect(await saga.resume(flow('second'))).toMatchObject({ outcome: 'passed', outputs: { value: 'b' } })
    expect((await saga.rows(flow('second')))['pick']).toMatchObject({ class: 'clean', word: 'keep' })
    expect((await saga.rows(flow('first')))['pick']).toMatchObject({ class: 'projectDirty', word: 'remap' })
    expect(await saga.resume(flow('first'))).toMatchObject({ outcome: 'passed', outputs: { value: 'a' } })
    expect(saga.acted).toEqual(['pick', 'after'])
  })
})

describe('a container under way', () => {
  const flow = (...items: string[]): FlowIR => flowOf([step({
    kind: 'foreach', stepId: 'each', items: lit(items), as: 'item', key: ref('iter.item'), body: [look('visit', {
      binding: { attempts: [{ actionName: 'fake:look', args: { name: ref('iter.item') } }] },
    })],
  })])

  it('that is a loop is entered anew over its items as they are now; rounds that ended are kept', async () => {
    const saga = new Saga()
    await saga.start(flow('a', 'b'), { stopAt: 'each[b]/visit' })
    expect(await saga.resume(flow('c', 'b', 'a'))).toMatchObject({ outcome: 'passed' })
    expect(saga.world.dispatched.map((row) => row.args['name'])).toEqual(['a', 'c', 'b'])
    expect(Object.values(await saga.rows(flow('c', 'b', 'a'))).map((row) => `${row.ref} ${row.class} ${row.word}`)).toEqual(
      ['each clean keep', ...['c', 'b', 'a'].map((key) => `each[${key}]/visit clean keep`)],
    )
  })

  it('whose condition is written otherwise goes on, and is so noted', async () => {
    const saga = new Saga()
    const choice = (cond: ReturnType<typeof lit>): FlowIR =>
      flowOf([step({ kind: 'if', stepId: 'when', cond, then: [look('a'), look('b')] })])
    await saga.start(choice(lit(true)), { stopAt: 'b' })
    const edited = choice({ fn: 'not', args: [lit(false)] })
    expect(await saga.resume(edited)).toMatchObject({ outcome: 'passed' })
    expect(await saga.rows(edited)).toMatchObject({ when: { class: 'clean', word: 'keep' } })
    expect(saga.acted).toEqual(['a', 'b'])
  })
})

describe('a call that changed, over a step that was renamed', () => {
  const flow = (stepId: string, to: string) => {
    const args = { binding: { attempts: [{ actionName: 'fake:change', args: { name: lit('v1') } }] } }
    const callee = flowOf([change(stepId, args)], { flowId: 'sub', params: [{ name: 'to', schema: {}, required: true }] })
    return bundle(flowOf([call('down', callee, { to: lit(to) }), look('a')], { subflows: pinned(callee) }), callee)
  }

  it('is adopted with the flags that the plans print: its own, then that of the step', async () => {
    const saga = new Saga()
    await saga.start(flow('publish', 'here'))
    const moved = flow('release', 'there')
    const gatedWith = async (...refs: string[]) => {
      const rows = await saga.rows(moved, { adopt: refs.map((ref) => ({ ref, reason: 'it is there' })) })
      return Object.values(rows).filter((row) => row.gate?.state === 'held').map((row) => row.ref)
    }
    expect(await gatedWith()).toEqual(['down'])
    expect(await gatedWith('down')).toEqual(['down/release'])
    expect(await gatedWith('down', 'down/release')).toEqual([])
    const adopt = ['down', 'down/release'].map((ref) => ({ ref, reason: 'it is there' }))
    expect((await saga.resume(moved, { adopt })).outcome).toBe('passed')
    expect(saga.acted).toEqual(['publish', 'a'])
  })
})
