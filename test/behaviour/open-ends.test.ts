import { describe, expect, it } from 'vitest'
import { instanceRef } from '../../src/core/path/instance-ref.ts'
import type { FlowIR } from '../../src/model/flow.ts'
import type { StepDraft } from '../../src/core/flow/flow-draft.ts'
import type { ActionOutcome } from '../../src/ports/provider.ts'
import { eq, flowOf, holds, lit, OK, ref, set, step } from './support/flows.ts'
import { change, look, Saga } from './support/saga.ts'

// What a resume leaves open: words that apply to nothing, questions nobody comes back to, rulings that must hold.

/** Arguments that make a step another one. */
const named = (action: string, text: string) => ({ binding: { attempts: [{ actionName: `fake:${action}`, args: { name: lit(text) } }] } })

describe('a saved plan is done as it is', () => {
  const started = async (): Promise<Saga> => {
    const saga = new Saga()
    await saga.start(flowOf([look('a'), change('p'), look('z')]))
    return saga
  }
  const edited = flowOf([look('a', named('look', 'n')), change('p'), look('z')])

  it.each([
    ['a place to stop', { stopAt: 'z' }], ['a permission', { allowMutatingReexec: ['p', 'a'] }], ['a word for all', { adoptRest: 'same' }],
    ['a platform', { platform: 'other' }],
  ])('%s beside it is refused, and nothing is written', async (_what, beside) => {
    const saga = await started()
    const applyPlan = await saga.plan(edited, { allowMutatingReexec: ['p'] })
    const before = (await saga.events()).length
    await expect(saga.resume(edited, { applyPlan, ...beside })).rejects.toMatchObject({ code: 'resume.plan-stale' })
    expect((await saga.events()).length).toBe(before)
  })

  it('the words it was made with may be said again', async () => {
    const saga = await started()
    const applyPlan = await saga.plan(edited, { allowMutatingReexec: ['p'] })
    expect((await saga.resume(edited, { applyPlan, allowMutatingReexec: ['p'], forceReexecute: [] })).outcome).toBe('passed')
    expect(saga.acted).toEqual(['a', 'p', 'z', 'a', 'p', 'z'])
  })
})

describe('a container that was written around a step, and that nobody has come to yet', () => {
  const saying = (text: string) => ({ assertions: [{ ...holds(eq(lit(text), lit(text))), assertId: 'said' }] })
  const wrapped = (text: string, inner = change('publish', saying(text))) =>
    flowOf([look('a'), step({ kind: 'if', stepId: 'when', cond: lit(true), then: [inner] }), look('z')])

  it('does not keep what it holds from being judged again', async () => {
    const saga = new Saga()
    await saga.start(flowOf([look('a'), change('publish'), look('z')]))
    expect((await saga.resume(wrapped('1'), { stopAt: 'when' })).outcome).toBe('suspended')
    expect((await saga.resume(wrapped('2'), { stopAt: 'when' })).outcome).toBe('suspended')
    expect((await saga.resume(wrapped('3'))).outcome).toBe('passed')
    expect((await saga.store.records('r1', ['publish']))[0]).toMatchObject({ verdictCount: 4, within: { step: 'when', body: 'then' } })
    expect(saga.acted.filter((name) => name === 'publish')).toEqual(['publish'])
  })

  it('counts a verdict given meanwhile', async () => {
    const saga = new Saga()
    await saga.start(flowOf([look('a'), change('publish'), look('z')]))
    await saga.resume(wrapped('1'), { stopAt: 'when' })
    const failing = change('publish', { assertions: [{ ...holds(eq(ref('output.ok'), lit(false))), assertId: 'said' }] })
    await saga.resume(wrapped('', failing), { stopAt: 'when' })
    expect((await saga.resume()).outcome).toBe('failed')
    expect((await saga.store.records('r1', ['when']))[0]?.verdict?.verdict).toBe('fail')
  })
})

describe('a finally that has had its time', () => {
  const judged = (more: object = {}) => look('b', more)
  const anew = { assertions: [{ ...holds(lit(true)), assertId: 'other' }] }
  const rows: readonly (readonly [string, readonly StepDraft[]])[] = [
    ['a step', [set('clean')]], ['a choice', [step({ kind: 'if', stepId: 'when', cond: lit(true), then: [set('clean')] })]],
    ['a loop', [step({ kind: 'foreach', stepId: 'each', items: lit([1, 2]), as: 'n', body: [set('clean')] })]],
    ['a binding and a step', [step({ kind: 'let', stepId: 'bound', bindings: { x: lit(1) } }), set('clean', {
      binding: { attempts: [{ actionName: 'fake:set', args: { name: ref('vars.x') } }] },
    })]],
  ]

  it.each(rows)('does not come again for %s that is new in it', async (_what, closing) => {
    const saga = new Saga()
    await saga.start(flowOf([look('a'), judged()], { finally: [set('old')] }))
    const edited = flowOf([look('a'), judged(anew)], { finally: [set('old'), ...closing] })
    const planned = await saga.rows(edited)
    const fresh = Object.values(planned).filter((row) => row.class === 'new')
    expect(fresh.length).toBeGreaterThanOrEqual(closing.length)
    for (const { word, cause } of fresh) expect([word, cause]).toEqual(['skip', 'finallyOver'])
    expect((await saga.resume(edited)).outcome).toBe('passed')
    expect(saga.acted).toEqual(['a', 'b', 'old'])
    const written = (await saga.events()).length
    expect((await saga.resume(edited)).outcome).toBe('passed')
    expect((await saga.events()).length).toBe(written)
  })

  it('does not come for the first time after the run is over', async () => {
    const saga = new Saga()
    await saga.start(flowOf([look('a'), judged()]))
    expect((await saga.resume(flowOf([look('a'), judged(anew)], { finally: [set('clean')] }))).outcome).toBe('passed')
    expect(saga.acted).toEqual(['a', 'b'])
  })

  it('comes when something of the body runs, and for a run that was cancelled before it', async () => {
    const saga = new Saga()
    await saga.start(flowOf([look('a'), judged()]))
    await saga.resume(flowOf([look('a'), judged(), look('c')], { finally: [set('clean')] }))
    expect(saga.acted).toEqual(['a', 'b', 'c', 'clean'])
    const cancelled = new Saga()
    await cancelled.start(flowOf([look('a'), judged()], { finally: [set('clean')] }), { stopAfter: 'b' })
    await cancelled.cancel()
    await cancelled.resume(flowOf([look('a'), judged(anew)], { finally: [set('clean')] }))
    expect(cancelled.acted).toEqual(['a', 'b', 'clean'])
  })
})

describe('verdicts recorded beside a run, under another flow', () => {
  const flow = flowOf([look('a'), look('b'), change('publish')])
  const strict = flowOf([look('a', { assertions: [{ ...holds(eq(ref('output.ok'), lit(false))), assertId: 'strict' }] }), look('b'),
    change('publish')])
  const recorded = async (options: { readonly stopAfter?: string }): Promise<Saga> => {
    const saga = new Saga()
    await saga.start(flow, options)
    const { runs } = await saga.runner.rejudge(strict, { record: true })
    expect(runs).toMatchObject([{ recorded: true, flips: [{ ref: 'a', after: 'fail' }] }])
    return saga
  }

  it('are judged again when the run goes on under its own, as planned', async () => {
    const saga = await recorded({ stopAfter: 'b' })
    expect((await saga.rows())['a']).toMatchObject({ word: 'rejudge' })
    expect((await saga.resume()).outcome).toBe('passed')
    expect(saga.acted).toEqual(['a', 'b', 'publish'])
  })

  it('halt a run that goes on under the flow that gave them', async () => {
    const saga = await recorded({ stopAfter: 'b' })
    expect((await saga.resume(strict)).outcome).toBe('failed')
    expect(saga.acted).toEqual(['a', 'b'])
  })

  it('are judged again once when the run had finished', async () => {
    const saga = await recorded({})
    expect((await saga.rows())['a']).toMatchObject({ word: 'rejudge' })
    const recordedAt = (await saga.events()).length
    expect(await saga.resume()).toMatchObject({ outcome: 'passed' })
    expect(await saga.story(recordedAt)).toEqual([
      'runResumed', 'assertionEvaluated a', 'verdictRecorded a', 'stepAdopted a', 'runFinished',
    ])
    const written = (await saga.events()).length
    expect(await saga.resume()).toMatchObject({ outcome: 'passed', nothingToDo: true })
    expect((await saga.events()).length).toBe(written)
    expect(saga.acted).toEqual(['a', 'b', 'publish'])
  })

  it('are judged again after a resume that had aligned the run', async () => {
    const saga = new Saga()
    await saga.start(flowOf([look('a'), look('b')]))
    await saga.resume(flow)
    await saga.runner.rejudge(strict, { record: true })
    expect(await saga.resume()).toMatchObject({ outcome: 'passed' })
    expect((await saga.store.records('r1', ['a']))[0]?.verdict?.verdict).toBe('pass')
    expect(await saga.resume()).toMatchObject({ nothingToDo: true })
  })
})

describe('a question about a dispatch whose step was changed meanwhile', () => {
  const LOST = { fault: 'transportLostAfterDispatch' } as const
  const flow = (text: string) => flowOf([look('a'), change('publish', named('change', text)), look('z')])
  /** A publication of which nobody knows the end, and that a person was asked about. */
  const asked = async (decision?: string): Promise<Saga> => {
    const saga = new Saga()
    saga.world.scriptFor('publish', LOST)
    await saga.start(flow('x'))
    expect((await saga.resume()).outcome).toBe('awaitingHuman')
    if (decision !== undefined) await saga.reply(decision)
    return saga
  }
  const ends = async (saga: Saga) =>
    (await saga.events()).flatMap((event) => (event.type === 'actionSettled' && event.runPath.at(-1) !== undefined
      && instanceRef(event.runPath) === 'publish' ? [[event.payload.source, event.payload.terminal, event.payload.effect]] : []))

  it.each([
    ['nobody answered', undefined, ['reconciled', 'uncertain', 'unknown']],
    ['a person lets it be done again', 'redo', ['person', 'cancelled', 'unknown']],
    ['a person says that it was done', 'adopt', ['person', 'uncertain', 'landed']],
  ] as const)('%s: released, it acts anew, and the old dispatch has its end', async (_what, decision, end) => {
    const saga = await asked(decision)
    await expect(saga.resume(flow('y'))).rejects.toMatchObject({ code: 'resume.requires-confirmation' })
    expect((await saga.resume(flow('y'), { allowMutatingReexec: ['publish'] })).outcome).toBe('passed')
    expect(await ends(saga)).toEqual([end, ['live', 'succeeded', 'landed']])
    expect((await saga.store.checkpoint('r1'))?.requests).toEqual([])
  })

  it.each([undefined, 'redo', 'adopt'])('answered "%s", kept and changed again, it acts when released', async (decision) => {
    const saga = await asked(decision)
    expect((await saga.resume(flow('y'), { adopt: [{ ref: 'publish', reason: 'seen' }] })).outcome).toBe('passed')
    expect(await ends(saga)).toHaveLength(1)
    expect((await saga.resume(flow('w'), { allowMutatingReexec: ['publish'] })).outcome).toBe('passed')
    expect(saga.acted.filter((name) => name === 'publish')).toHaveLength(2)
  })

  it('the step is gone: the dispatch has its end and nothing is asked any more', async () => {
    const saga = await asked()
    expect((await saga.resume(flowOf([look('a'), look('z')]))).outcome).toBe('passed')
    expect(await ends(saga)).toEqual([['reconciled', 'uncertain', 'unknown']])
    expect((await saga.resume(flow('x'), { allowMutatingReexec: ['publish'] })).outcome).toBe('passed')
  })

  it('a run that was cancelled with the dispatch open goes on when it is released', async () => {
    const saga = new Saga()
    saga.world.scriptFor('publish', LOST)
    await saga.start(flow('x'))
    await saga.cancel()
    expect((await saga.resume(flow('y'), { allowMutatingReexec: ['publish'] })).outcome).toBe('passed')
    expect(saga.acted).toEqual(['a', 'publish', 'publish', 'z'])
  })
})

describe('a ruling on what was closed before it was judged', () => {
  const flow = (...more: readonly StepDraft[]) => flowOf([look('a'), change('publish'), look('z'), ...more])
  /** Nobody knows the end of its publication. */
  const lost = async (): Promise<Saga> => {
    const saga = new Saga()
    saga.world.scriptFor('publish', { fault: 'transportLostAfterDispatch' })
    await saga.start(flow())
    return saga
  }
  const rulesFor = async (saga: Saga, target: FlowIR, name: string): Promise<void> => {
    const adopt = [{ ref: name, reason: 'seen at the shop' }]
    expect((await saga.resume(target, { adopt })).outcome).toBe('passed')
    const [record] = await saga.store.records('r1', [name])
    expect(record).toMatchObject({ state: 'judged', verdict: { verdict: 'pass', reason: 'a person said so: seen at the shop' } })
    const written = (await saga.events()).length
    expect((await saga.rows(target))[name]).toMatchObject({ class: 'clean', word: 'keep' })
    expect((await saga.resume(target)).outcome).toBe('passed')
    expect((await saga.events()).length).toBe(written)
  }

  it('holds for a step that the flow had lost and has again', async () => {
    const saga = await lost()
    await saga.resume(flowOf([look('a'), look('z')]))
    await rulesFor(saga, flow(), 'publish')
    expect((await saga.resume(flow(look('q')))).outcome).toBe('passed')
    expect(saga.acted.filter((name) => name === 'publish')).toEqual(['publish'])
  })

  it('holds for a run that was cancelled', async () => {
    const saga = await lost()
    await saga.cancel()
    await rulesFor(saga, flow(look('q')), 'publish')
    expect((await saga.resume(flow(look('q'), look('r')))).outcome).toBe('passed')
    expect(saga.acted).toEqual(['a', 'publish', 'z', 'q', 'r'])
  })

  it('holds for a step in flight that has another name now', async () => {
    const saga = await lost()
    const renamed = (...more: readonly StepDraft[]) =>
      flowOf([look('a'), change('release', named('change', 'publish')), look('z'), ...more])
    await rulesFor(saga, renamed(), 'release')
    expect((await saga.resume(renamed(look('q')))).outcome).toBe('passed')
    expect(saga.acted).toEqual(['a', 'publish', 'z', 'q'])
  })

  it('counts the verdict that a record taken over gets', async () => {
    const saga = new Saga()
    await saga.start(flowOf([look('a'), change('publish')]))
    const strict = { assertions: [{ ...holds(eq(ref('output.ok'), lit(false))), assertId: 'strict' }] }
    const renamed = flowOf([look('a'), change('release', { ...named('change', 'publish'), ...strict })])
    expect((await saga.resume(renamed, { adopt: [{ ref: 'release', reason: 'the same' }] })).outcome).toBe('failed')
  })
})

describe('a dispatch in flight that ended and left nothing', () => {
  const flow = (text: string) => flowOf([look('a'), change('publish', named('change', text))])
  const lost = async (outcome: ActionOutcome): Promise<Saga> => {
    const saga = new Saga()
    saga.world.scriptFor('publish', { fault: 'transportLostAfterDispatch', outcome })
    await saga.start(flow('x'))
    return saga
  }

  // covers: RUN-18
  it('keeps its changed step from nothing', async () => {
    const saga = await lost({ terminal: 'failed', errorClass: 'action_failed_final', effect: 'none' })
    expect((await saga.rows(flow('y'), { ask: true }))['publish']).toMatchObject({ word: 'rerun', fate: 'leftNothing' })
    expect((await saga.resume(flow('y'))).outcome).toBe('passed')
    expect(saga.acted).toEqual(['a', 'publish', 'publish'])
  })

  it.each<ActionOutcome>([
    OK, { terminal: 'failed', errorClass: 'action_failed_final', effect: 'landed' }, { terminal: 'timedOut', effect: 'unknown' },
  ])('is held when it left something, or nobody can say (%o)', async (outcome) => {
    const saga = await lost(outcome)
    await expect(saga.resume(flow('y'))).rejects.toMatchObject({ code: 'resume.requires-confirmation' })
    expect(saga.acted).toEqual(['a', 'publish'])
  })
})

describe('a word that nothing comes of is refused', () => {
  const NOTHING = { code: 'resume.flag-names-nothing' }

  it.each([
    ['of a step that the flow no longer has', flowOf([look('a')]), 'b'],
    ['of a step behind one that fails', flowOf([look('a', { assertions: [{ ...holds(lit(false)), assertId: 'no' }] }), look('b')]), 'b'],
    ['of a step in a branch that is not taken',
      flowOf([look('a'), step({ kind: 'if', stepId: 'when', cond: lit(false), then: [look('b')] })]), 'b'],
  ])('forcing %s', async (_what, flow, forced) => {
    const saga = new Saga()
    await saga.start(flowOf([look('a'), look('b')]))
    const written = (await saga.events()).length
    await expect(saga.resume(flow, { forceReexecute: [forced] })).rejects.toMatchObject(NOTHING)
    await expect(saga.plan(flow, { forceReexecute: [forced] })).rejects.toMatchObject(NOTHING)
    expect((await saga.events()).length).toBe(written)
  })

  it('ending what does not run, and what goes on', async () => {
    const saga = new Saga()
    const flow = flowOf([look('a'), change('publish')])
    saga.world.scriptFor('publish', { fault: 'transportLostAfterDispatch' })
    await saga.start(flow)
    await expect(saga.resume(flow, { cancelRunning: ['nonsense'] })).rejects.toMatchObject({ code: 'resume.ref-unknown' })
    await expect(saga.resume(flow, { cancelRunning: ['a'] })).rejects.toMatchObject(NOTHING)
    await expect(saga.resume(flow, { cancelRunning: ['publish'] })).rejects.toMatchObject(NOTHING)
    const edited = flowOf([look('a'), change('publish', named('change', 'y'))])
    await expect(saga.resume(edited, { cancelRunning: ['publish'] })).rejects.toMatchObject({ code: 'resume.requires-confirmation' })
  })
})
