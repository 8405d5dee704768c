import { describe, expect, it } from 'vitest'
import type { StepDraft } from '../../src/core/flow/flow-draft.ts'
import { isFault } from '../../src/model/fault.ts'
import type { FlowBundle } from '../../src/model/flow.ts'
import type { ResumePlan } from '../../src/model/alignment.ts'
import { assertThat, bundle, call, flowOf, holds, lit, pinned, present, step } from './support/flows.ts'
import { change, look, Saga } from './support/saga.ts'

// The behaviours of resuming across flows that the checklist names, one by one.

const named = (name: string, text: string): object => (
  { binding: { attempts: [{ actionName: `fake:${name}`, args: { name: lit(text) } }] } }
)
const words = async (saga: Saga, ...args: Parameters<Saga['rows']>): Promise<Record<string, string>> =>
  Object.fromEntries(Object.entries(await saga.rows(...args)).map(([name, row]) => [name, `${row.class} ${row.word}`]))

async function refusal(promise: Promise<unknown>): Promise<ResumePlan> {
  try {
    await promise
  } catch (error) {
    if (isFault(error, 'resume.requires-confirmation')) return error.data?.['plan'] as ResumePlan
    throw error
  }
  throw new Error('it was not refused')
}

describe('what a refusal and a plan say', () => {
  // covers: RUN-05
  it('two steps swapped: confirmation is required, the pair is named, nothing is dispatched', async () => {
    const saga = new Saga()
    await saga.start(flowOf([change('a'), change('b')]))
    const plan = await refusal(saga.resume(flowOf([change('b'), change('a')])))
    expect(plan.instances.find((row) => row.ref === 'a')).toMatchObject({
      class: 'effectDirty', gate: { cause: 'orderInvalidated' }, reason: expect.stringMatching(/a before b/) as string,
    })
    expect(saga.acted).toEqual(['a', 'b'])
  })

  // covers: RUN-06
  it('naming another step changes nothing; naming the gated one releases it, and it alone, and not the next time', async () => {
    const saga = new Saga()
    await saga.start(flowOf([change('a'), change('b')]))
    const edited = flowOf([change('a'), change('b', named('change', 'other'))])
    await expect(saga.resume(edited, { allowMutatingReexec: ['a'] })).rejects.toSatisfy(
      (error) => isFault(error, 'resume.allow-names-nothing')
    )
    await saga.resume(edited, { allowMutatingReexec: ['b'] })
    expect(saga.acted).toEqual(['a', 'b', 'b'])
    await refusal(saga.resume(flowOf([change('a'), change('b', named('change', 'third'))])))
  })

  // covers: RUN-07
  it('every row ends at its own step, gates belong to rows, new steps stand where the new flow has them', async () => {
    const saga = new Saga()
    const flow = (more: readonly StepDraft[], text: string): FlowBundle => {
      const sub = flowOf([change('deep', named('change', text))], { flowId: 'sub' })
      return bundle(flowOf([look('a'), ...more, call('down', sub)], { subflows: pinned(sub) }), sub)
    }
    await saga.start(flow([], 'x'))
    const plan = await saga.plan(flow([look('new')], 'y'))
    expect(plan.instances.map((row) => row.ref)).toEqual(['a', 'new', 'down', 'down/deep'])
    for (const row of plan.instances) if (row.gate !== undefined) expect(row.gate.releases).toContain(row.ref)
  })

  // covers: RUN-08
  it('an assertion-only edit is exactly resumed, judged again, finished', async () => {
    const saga = new Saga()
    await saga.start(flowOf([change('a')]))
    const before = (await saga.events()).length
    const edited = flowOf([change('a', { assertions: [{ ...holds(lit(true)), assertId: 'ok' }] })])
    const other = flowOf([look('else')])
    await expect(saga.resume(edited, { oldFlowIr: other })).rejects.toSatisfy((error) => isFault(error, 'resume.old-ir-mismatch'))
    await saga.resume(edited)
    expect(await saga.story(before)).toEqual(['runResumed', 'assertionEvaluated a', 'verdictRecorded a', 'stepAdopted a', 'runFinished'])
    expect((await saga.store.records('r1', ['a']))[0]).toMatchObject({ hashes: { judge: edited.body[0]?.judgeHash }, verdictCount: 2 })
    expect(saga.world.dispatchCount).toBe(1)
  })

  it('a flow of another name is refused by plan and resume alike, and nothing is written', async () => {
    const saga = new Saga()
    await saga.start(flowOf([change('a')]))
    const before = await saga.store.head('r1')
    const other = flowOf([change('a')], { flowId: 'other' })
    await expect(saga.resume(other)).rejects.toSatisfy((error) => isFault(error, 'resume.other-flow'))
    await expect(saga.plan(other)).rejects.toSatisfy((error) => isFault(error, 'resume.other-flow'))
    expect(await saga.store.head('r1')).toEqual(before)
  })

  it.each(
    ['stopAt', 'stopAfter'] as const
  )('a break (%s) at what is done is refused, not passed over, whether the flow is the same or another', async (name) => {
    const saga = new Saga()
    const flow = flowOf([look('a'), look('b')])
    await saga.start(flow, { stopAfter: 'a' })
    const before = await saga.store.head('r1')
    for (const next of [flow, flowOf([look('a'), look('b'), look('c')])]) {
      await expect(saga.resume(next, { [name]: 'a' })).rejects.toSatisfy((error) => isFault(error, 'resume.flag-names-nothing'))
    }
    expect(await saga.store.head('r1')).toEqual(before)
    expect((await saga.resume(flow, { stopAt: 'b' })).outcome).toBe('suspended')
  })

  // covers: RUN-17
  it('an earlier step is judged again beside the open span of a later one', async () => {
    const saga = new Saga()
    saga.world.scriptFor('b', { fault: 'transportLostAfterDispatch', outcome: { terminal: 'succeeded', output: { ok: true } } })
    expect((await saga.start(flowOf([change('a'), change('b')]))).outcome).toBe('suspended')
    const before = (await saga.events()).length
    const edited = flowOf([change('a', { assertions: [{ ...holds(lit(true)), assertId: 'ok' }] }), change('b')])
    expect((await saga.resume(edited)).outcome).toBe('passed')
    const story = await saga.story(before)
    expect(story.filter((row) => row === 'verdictRecorded a')).toHaveLength(1)
    expect(story.filter((row) => row.startsWith('stepEntered'))).toEqual([])
    expect(saga.acted).toEqual(['a', 'b'])
  })

  // covers: RUN-18
  it('the gate reads the terminal, not the verdict', async () => {
    const saga = new Saga()
    saga.world.scriptFor('landed', { terminal: 'succeeded', output: { ok: false } })
    await saga.start(flowOf([change('landed')]))
    expect(await words(saga, flowOf([change('landed', named('change', 'x'))]))).toEqual({ landed: 'effectDirty ask' })
    const other = new Saga()
    other.world.scriptFor('refused', { terminal: 'failed', errorClass: 'action_failed_final', effect: 'none' })
    await other.start(flowOf([change('refused')]))
    expect(await words(other, flowOf([change('refused', named('change', 'x'))]))).toEqual({ refused: 'effectDirty rerun' })
  })

  // covers: RUN-19
  it('forcing makes a step dirty and releases nothing', async () => {
    const saga = new Saga()
    const flow = flowOf([change('a')])
    await saga.start(flow)
    const plan = await refusal(saga.resume(flow, { forceReexecute: ['a'] }))
    expect(plan.instances[0]).toMatchObject({ class: 'effectDirty', cause: 'forced', gate: { state: 'held' } })
    await saga.resume(flow, { forceReexecute: ['a'], allowMutatingReexec: ['a'] })
    expect(saga.acted).toEqual(['a', 'a'])
  })

  // covers: RUN-22
  it('a change of the entry check alone adopts, without a dispatch', async () => {
    const saga = new Saga()
    await saga.start(flowOf([change('a')]))
    const checked = flowOf([change('a', { preflight: [{ ...holds(lit(true)), assertId: 'before' }] })])
    expect((await saga.rows(checked))['a']).toMatchObject({ class: 'clean', word: 'keep', cause: 'preflightChanged' })
    await saga.resume(checked)
    expect(await words(saga, checked)).toEqual({ a: 'clean keep' })
    expect((await saga.rows(checked))['a']?.cause).toBeUndefined()
    expect(saga.acted).toEqual(['a'])
  })
})

describe('containers', () => {
  const choice = (then: readonly StepDraft[], other: readonly StepDraft[] = [look('no')]) =>
    flowOf([step({ kind: 'if', stepId: 'when', cond: lit(true), then, else: other })])

  // covers: CF-18 CF-19
  it('editing the second step of the taken branch runs only that one; the untaken branch is nothing', async () => {
    const saga = new Saga()
    await saga.start(choice([look('one'), look('two')]))
    await saga.resume(choice([look('one'), look('two')], [look('no', named('look', 'edited'))]))
    expect(saga.acted).toEqual(['one', 'two'])
    await saga.resume(choice([look('one'), look('two', named('look', 'edited'))]))
    expect(saga.acted).toEqual(['one', 'two', 'two'])
  })

  const loop = (items: readonly string[], tail: object = {}) => flowOf([
    step({ kind: 'foreach', stepId: 'each', items: lit(items), as: 'item', body: [look('work')] }), look('tail', tail),
  ])

  // covers: CF-20 CF-21
  it('rounds of a loop are kept when only the tail changed, and none when the items did', async () => {
    const saga = new Saga()
    await saga.start(loop(['a', 'b']))
    await saga.resume(loop(['a', 'b'], named('look', 'other')))
    expect(saga.acted).toEqual(['work', 'work', 'tail', 'tail'])
    await saga.resume(loop(['a', 'c'], named('look', 'other')))
    expect(saga.acted.slice(4)).toEqual(['work', 'work', 'tail'])
  })

  // covers: CF-22
  it('an assert step that looks anew looks again when its expectations changed', async () => {
    const saga = new Saga()
    saga.world.uiTree = { identifier: 'root', children: [{ identifier: 'x' }] }
    const flow = (id: string) => flowOf([look('a'), step({
      kind: 'assert', stepId: 'see', observe: 'fresh', assertions: [{ ...present(id), assertId: 'seen' }],
    })])
    await saga.start(flow('x'))
    expect((await saga.rows(flow('root')))['see']).toMatchObject({ class: 'judgeDirty', word: 'rerun', cause: 'judgeChanged' })
    const before = (await saga.events()).length
    expect((await saga.resume(flow('root'))).outcome).toBe('passed')
    expect(await saga.story(before)).toContain('observationRecorded see')
    expect(saga.acted).toEqual(['a'])
  })

  const calling = (deep: object, tail: object = {}, more: readonly StepDraft[] = []): FlowBundle => {
    const sub = flowOf([change('first'), ...more, change('deep', deep)], { flowId: 'sub' })
    return bundle(flowOf([call('down', sub), look('tail', tail)], { subflows: pinned(sub) }), sub)
  }

  // covers: CF-23
  it('an untouched call is not entered again for a changed tail', async () => {
    const saga = new Saga()
    await saga.start(calling({}))
    const before = (await saga.events()).length
    await saga.resume(calling({}, named('look', 'other')))
    expect(saga.acted).toEqual(['first', 'deep', 'tail', 'tail'])
    expect(await saga.story(before)).not.toContain('callFramePushed down')
  })

  // covers: CF-25
  it('a callee repaired while its frame is open is gone on with inside, under the new pin', async () => {
    const saga = new Saga()
    await saga.start(calling({}), { stopAt: 'down/deep' })
    const before = (await saga.events()).length
    const repaired = calling(named('change', 'repaired'))
    expect((await saga.resume(repaired)).outcome).toBe('passed')
    expect(saga.acted).toEqual(['first', 'deep', 'tail'])
    const pushed = (await saga.events()).slice(before).find((event) => event.type === 'callFramePushed')
    expect(pushed?.payload).toMatchObject({ rebase: true, irHash: repaired.root.subflows['sub']?.irHash })
  })

  const withArgument = (value: string, first: typeof change | typeof look): FlowBundle => {
    const sub = flowOf(
      [first('first'), look('second')], { flowId: 'sub', params: [{ name: 'to', schema: { type: 'string' }, required: true }] },
    )
    return bundle(flowOf([call('down', sub, { to: lit(value) })], { subflows: pinned(sub) }), sub)
  }

  // covers: CF-26
  it('a changed argument tears an open frame down, once its effect is named', async () => {
    const saga = new Saga()
    await saga.start(withArgument('x', change), { stopAt: 'down/second' })
    const plan = await refusal(saga.resume(withArgument('y', change)))
    expect(plan.instances.find((row) => row.ref === 'down')?.gate).toMatchObject({ releases: ['down/first'] })
    expect((await saga.resume(withArgument('y', change), { allowMutatingReexec: ['down'] })).outcome).toBe('passed')
    expect(saga.acted).toEqual(['first', 'first', 'second'])
    const story = await saga.story()
    for (const type of ['callFramePushed down', 'callFramePopped down']) expect(story.filter((row) => row === type)).toHaveLength(2)
  })

  // covers: CF-27
  it('a frame that only looked is torn down without a word', async () => {
    const saga = new Saga()
    await saga.start(withArgument('x', look), { stopAt: 'down/second' })
    expect((await saga.resume(withArgument('y', look))).outcome).toBe('passed')
    expect(saga.acted).toEqual(['first', 'first', 'second'])
  })

  // covers: CF-28
  it('a failed call gates on the effect inside it', async () => {
    const saga = new Saga()
    saga.world.scriptFor('second', { terminal: 'succeeded', output: { ok: false } })
    expect((await saga.start(withArgument('x', change))).outcome).toBe('failed')
    expect((await refusal(saga.resume(withArgument('y', change)))).totals.gated).toBe(1)
  })

  // covers: CF-29
  it('a condition that takes the branch anew gates as one entry, released by its name', async () => {
    const saga = new Saga()
    const flow = (cond: boolean, text: string) => flowOf([
      step({ kind: 'if', stepId: 'when', cond: lit(cond), then: [change('act')], else: [change('act2', named('change', text))] }),
    ])
    await saga.start(flow(true, 'x'))
    await saga.resume(flow(false, 'x'))
    expect(saga.acted).toEqual(['act', 'act2'])
    const plan = await refusal(saga.resume(flow(true, 'x')))
    expect(plan.instances.find((row) => row.ref === 'when')?.gate).toMatchObject({ cause: 'mutatingReexec', releases: ['act'] })
    expect((await saga.resume(flow(true, 'x'), { allowMutatingReexec: ['when'] })).outcome).toBe('passed')
    expect(saga.acted).toEqual(['act', 'act2', 'act'])
  })
})

describe('entry checks', () => {
  const marks = async (saga: Saga, after: number): Promise<readonly string[]> =>
    (await saga.story(after)).filter((row) => row.startsWith('preflightProbed'))

  // covers: CF-30
  it('a resume says once that it looked at nothing; a fresh run says nothing of the kind', async () => {
    const saga = new Saga()
    const flow = flowOf([look('a'), look('b'), look('c')])
    await saga.start(flow, { stopAfter: 'a' })
    expect(await marks(saga, 0)).toEqual([])
    await saga.resume(flow)
    expect(await marks(saga, 0)).toEqual(['preflightProbed b'])
  })

  // covers: CF-31
  it('every released step has a mark of its own', async () => {
    const saga = new Saga()
    await saga.start(flowOf([change('a'), change('b')]))
    const before = (await saga.events()).length
    const edited = flowOf([change('a', named('change', 'x')), change('b', named('change', 'x'))])
    await saga.resume(edited, { allowMutatingReexec: ['a', 'b'] })
    expect(await marks(saga, before)).toEqual(['preflightProbed a', 'preflightProbed b'])
  })
})

describe('judging the archive', () => {
  // covers: VC-12
  it('reads the stored tree when no session could show one', async () => {
    const saga = new Saga()
    saga.world.uiTree = { identifier: 'root', children: [{ identifier: 'done' }] }
    await saga.start(flowOf([change('a', { assertions: [{ ...present('done'), assertId: 'seen' }] })]))
    saga.world.uiTree = undefined
    saga.world.omissions = { uiTree: 'nothing to show' }
    const edited = flowOf([change('a', { assertions: [{ ...present('root'), assertId: 'seen' }] })])
    expect((await saga.resume(edited)).outcome).toBe('passed')
    expect(saga.world.dispatchCount).toBe(1)
  })

  // covers: VC-13
  it('asks this segment\'s verifier about the stored picture', async () => {
    const saga = new Saga()
    saga.world.screenshot = new Uint8Array([1, 2, 3])
    const visual = (prompt: string) => flowOf([change('a', {
      assertions: [{ ...assertThat({ type: 'visual', prompt }, ['vision']), assertId: 'seen' }],
    })])
    expect((await saga.start(visual('a green tick'))).outcome).toBe('unknown')
    const asked: { readonly prompt: string; readonly bytes: number }[] = []
    const vision = {
      name: 'stub', verify: ({ image, prompt }: { readonly image: Uint8Array; readonly prompt: string }) => {
        asked.push({ prompt, bytes: image.length })
        return Promise.resolve({ verdict: 'pass', reason: 'it is there' } as const)
      },
    }
    const result = await saga.resume(visual('a red cross'), { vision })
    expect(result.outcome).toBe('passed')
    expect(asked).toEqual([{ prompt: 'a red cross', bytes: 3 }])
    expect(saga.world.dispatchCount).toBe(1)
  })

  it('a value that the archive lacks is named and is unknown', async () => {
    const saga = new Saga()
    await saga.start(flowOf([change('a')]))
    const edited = flowOf([change('a', { assertions: [{ ...present('x'), assertId: 'seen' }] })])
    expect((await saga.resume(edited)).outcome).toBe('unknown')
    const [record] = await saga.store.records('r1', ['a'])
    expect(record?.verdict?.reason).toMatch(/seen/)
  })
})
