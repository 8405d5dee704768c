import { describe, expect, it } from 'vitest'
import { isFault } from '../../src/model/fault.ts'
import { bundle, call, eq, flowOf, holds, lit, pinned, ref, step } from './support/flows.ts'
import { change, look, Saga } from './support/saga.ts'

// A run goes on under another flow: what is kept, judged again, run again or refused. One table of edits per rule.

const words = async (saga: Saga, ...args: Parameters<Saga['rows']>): Promise<Record<string, string>> => {
  const told = Object.entries(await saga.rows(...args))
  return Object.fromEntries(told.map(([name, row]) => [name, [row.class, row.word, row.cause ?? []].flat().join(' ')]))
}

const refused = async (promise: Promise<unknown>, code: Parameters<typeof isFault>[1]): Promise<string> => {
  try {
    await promise
  } catch (error) {
    if (isFault(error, code)) return error.message
    throw error
  }
  throw new Error('it was not refused')
}

const args = (text: string): object => ({ binding: { attempts: [{ actionName: 'fake:change', args: { name: lit(text) } }] } })
const lookArgs = (text: string): object => ({ binding: { attempts: [{ actionName: 'fake:look', args: { name: lit(text) } }] } })

describe('the same flow', () => {
  it('is all kept, and a finished run has nothing to do', async () => {
    const saga = new Saga()
    const flow = flowOf([look('a'), change('b')])
    await saga.start(flow)
    expect(await words(saga, flow)).toEqual({ a: 'clean keep', b: 'clean keep' })
    const before = (await saga.events()).length
    expect((await saga.resume(flow)).outcome).toBe('passed')
    expect((await saga.events()).length).toBe(before)
  })
})

describe('an edited step', () => {
  it('runs again with what comes after it, when that may be repeated', async () => {
    const saga = new Saga()
    await saga.start(flowOf([change('publish'), look('check'), look('report')]))
    const edited = flowOf([change('publish'), look('check', lookArgs('other')), look('report')])
    expect(await words(saga, edited)).toEqual({
      publish: 'clean keep', check: 'effectDirty rerun effectChanged', report: 'clean rerun positionalReplay',
    })
    expect((await saga.resume(edited)).outcome).toBe('passed')
    expect(saga.acted).toEqual(['publish', 'check', 'report', 'check', 'report'])
    expect(await words(saga, edited)).toEqual({ publish: 'clean keep', check: 'clean keep', report: 'clean keep' })
  })

  it('whose effect happened is refused as a whole, released by its name for one resume, and asked about again', async () => {
    const saga = new Saga()
    await saga.start(flowOf([look('a'), change('publish')]))
    const edited = flowOf([look('a'), change('publish', args('two'))])
    const before = (await saga.events()).length
    expect(await refused(saga.resume(edited), 'resume.requires-confirmation')).toContain('publish')
    expect((await saga.events()).length).toBe(before)
    expect((await saga.resume(edited, { allowMutatingReexec: ['publish'] })).outcome).toBe('passed')
    expect(saga.acted).toEqual(['a', 'publish', 'publish'])
    const again = flowOf([look('a'), change('publish', args('three'))])
    await refused(saga.resume(again), 'resume.requires-confirmation')
  })

  it('is kept on a person\'s word, and the next resume has nothing to do', async () => {
    const saga = new Saga()
    await saga.start(flowOf([change('publish'), change('after')]))
    const edited = flowOf([change('publish', args('typo fixed')), change('after')])
    expect((await saga.resume(edited, { adopt: [{ ref: 'publish', reason: 'only a typo' }] })).outcome).toBe('passed')
    const before = (await saga.events()).length
    expect((await saga.resume(edited)).outcome).toBe('passed')
    expect((await saga.events()).length).toBe(before)
    expect(saga.acted).toEqual(['publish', 'after'])
  })
})

describe('edited expectations', () => {
  it('are judged over the archive, to fail and back, without a dispatch', async () => {
    const saga = new Saga()
    await saga.start(flowOf([look('a'), change('publish'), change('after')]))
    const isFalse = holds(eq(ref('output.ok'), lit(false)))
    const failing = flowOf([look('a'), change('publish', { assertions: [isFalse] }), change('after')])
    expect(await words(saga, failing)).toEqual({ a: 'clean keep', publish: 'judgeDirty rejudge judgeChanged', after: 'clean keep' })
    expect((await saga.resume(failing)).outcome).toBe('failed')
    const isTrue = [holds(eq(ref('output.ok'), lit(true))), holds(lit(true))]
    const passing = flowOf([look('a'), change('publish', { assertions: isTrue }), change('after')])
    expect((await saga.resume(passing)).outcome).toBe('passed')
    expect(saga.acted).toEqual(['a', 'publish', 'after'])
  })
})

describe('the order of steps', () => {
  it('is part of what happened: swapped effects are refused, the crossed pair named', async () => {
    const saga = new Saga()
    await saga.start(flowOf([change('stop'), change('go')]))
    const swapped = flowOf([change('go'), change('stop')])
    expect(await words(saga, swapped)).toEqual({ go: 'clean keep', stop: 'effectDirty ask orderInvalidated' })
    expect(await refused(saga.resume(swapped), 'resume.requires-confirmation')).toMatch(/stop.*go/)
  })

  it('lets a step inserted before a landed effect gate it; adopt-rest keeps that, once and for all', async () => {
    const saga = new Saga()
    await saga.start(flowOf([look('a'), change('publish')]))
    const inserted = flowOf([look('a'), look('check'), change('publish')])
    expect(await words(saga, inserted)).toEqual({ a: 'clean keep', check: 'new run', publish: 'clean ask positionalReplay' })
    expect((await saga.resume(inserted, { adoptRest: 'compared by hand' })).outcome).toBe('passed')
    expect(saga.acted).toEqual(['a', 'publish', 'check'])
    expect(await words(saga, inserted)).toEqual({ a: 'clean keep', check: 'clean keep', publish: 'clean keep' })
  })
})

describe('a renamed step', () => {
  it('is recognised by what it does, adopted under its new name, and that ends the matter', async () => {
    const saga = new Saga()
    await saga.start(flowOf([look('a'), change('publish', args('x'))]))
    const renamed = flowOf([look('a'), change('release', args('x'))])
    expect(await words(saga, renamed)).toEqual({ a: 'clean keep', release: 'new ask sameEffect', publish: 'orphaned skip orphaned' })
    await refused(saga.resume(renamed), 'resume.requires-confirmation')
    expect((await saga.resume(renamed, { adopt: [{ ref: 'release', reason: 'new name' }] })).outcome).toBe('passed')
    expect(saga.acted).toEqual(['a', 'publish'])
    expect(await words(saga, renamed)).toEqual({ a: 'clean keep', release: 'clean keep', publish: 'orphaned skip orphaned' })
  })
})

describe('structure', () => {
  it('keeps a step that is wrapped in a condition which holds', async () => {
    const saga = new Saga()
    await saga.start(flowOf([look('a'), change('publish')]))
    const cond = eq(ref('steps.a.output.ok'), lit(true))
    const wrapped = flowOf([look('a'), step({ kind: 'if', stepId: 'when', cond, then: [change('publish')] })])
    expect(await words(saga, wrapped)).toEqual({ a: 'clean keep', when: 'new run', publish: 'clean keep' })
    expect((await saga.resume(wrapped)).outcome).toBe('passed')
    expect(saga.acted).toEqual(['a', 'publish'])
  })

  it('lets an edited binding touch only who reads it', async () => {
    const saga = new Saga()
    const flow = (greeting: string, unused: string) => flowOf([
      step({ kind: 'let', stepId: 'names', bindings: { greeting: lit(greeting), unused: lit(unused) } }), change('publish'),
      look('greet', { binding: { attempts: [{ actionName: 'fake:look', args: { name: ref('vars.greeting') } }] } }),
    ])
    await saga.start(flow('hello', 'one'))
    expect((await saga.resume(flow('hello', 'two'))).outcome).toBe('passed')
    expect(saga.acted).toEqual(['publish', 'greet'])
    expect((await saga.resume(flow('servus', 'two'))).outcome).toBe('passed')
    expect(saga.acted).toEqual(['publish', 'greet', 'greet'])
  })

  it('runs a blocked tail once what blocked it is repaired', async () => {
    const saga = new Saga()
    saga.world.scriptFor('check', { terminal: 'succeeded', output: { ok: false } })
    await saga.start(flowOf([change('upload'), look('check'), change('switch')]))
    const repaired = flowOf([change('upload'), look('check', lookArgs('better')), change('switch')])
    expect(await words(saga, repaired)).toEqual({ upload: 'clean keep', check: 'effectDirty rerun effectChanged', switch: 'new run' })
    expect((await saga.resume(repaired)).outcome).toBe('passed')
    expect(saga.acted).toEqual(['upload', 'check', 'check', 'switch'])
  })
})

describe('what is in a container', () => {
  const odd = { assertions: [{ ...holds({ fn: 'not', args: [lit('neither')] }), assertId: 'odd' }] }
  const given = (expr: ReturnType<typeof ref>): object => ({ binding: { attempts: [{ actionName: 'fake:look', args: { name: expr } }] } })
  const within = (stepId: string, cond: ReturnType<typeof ref>, ...then: ReturnType<typeof step>[]) =>
    step({ kind: 'if', stepId, cond, then })

  it('halts the body around it when it is kept and had halted before, whoever put the container there', async () => {
    const saga = new Saga()
    await saga.start(flowOf([look('a', odd), change('publish')]))
    const wrapped = flowOf([within('when', lit(true), look('a', odd)), change('publish')])
    expect(await words(saga, wrapped)).toEqual({ 'when': 'new run', 'a': 'clean keep', 'publish': 'new skip blocked' })
    expect((await saga.resume(wrapped)).outcome).toBe('unknown')
    expect(saga.acted).toEqual(['a'])
  })

  it('is decided by the values that the container turns out to have, not by those of the archive', async () => {
    const saga = new Saga()
    const [no, yes] = ['no', 'yes'].map((answer) => ({ terminal: 'succeeded', output: { ok: true, answer } }) as const)
    saga.world.scriptFor('ask', no!, yes!)
    const sub = flowOf([
      step({ kind: 'let', stepId: 'names', bindings: { said: ref('params.said') } }),
      within('when', eq(ref('vars.said'), lit('yes')), look('deep')),
    ], { flowId: 'sub', params: [{ name: 'said', schema: {}, required: true }] })
    const flow = (question: string) => bundle(flowOf([
      look('ask', lookArgs(question)), call('down', sub, { said: ref('steps.ask.output.answer') }),
      within('also', eq(ref('steps.ask.output.answer'), lit('yes')), look('near')),
    ], { subflows: pinned(sub) }), sub)
    await saga.start(flow('one'))
    expect(await words(saga, flow('two'))).toMatchObject({
      'down': 'effectDirty rerun valueUnknown', 'down/names': 'effectDirty rerun paramChanged',
      'down/when': 'effectDirty rerun valueUnknown', 'down/deep': 'new run',
      'also': 'effectDirty rerun valueUnknown', 'near': 'new run',
    })
    expect((await saga.resume(flow('two'))).outcome).toBe('passed')
    expect(saga.acted).toEqual(['ask', 'ask', 'deep', 'near'])
  })

  it('stays as it is when an expectation before it comes to fail', async () => {
    const saga = new Saga()
    const flow = (more: object) => flowOf([
      look('a', more), within('when', lit(true), change('publish')), step({ kind: 'let', stepId: 'names', bindings: { x: lit(1) } }),
    ])
    await saga.start(flow({}))
    expect(await words(saga, flow(odd))).toEqual({
      a: 'judgeDirty rejudge judgeChanged', when: 'clean keep', publish: 'clean keep', names: 'clean keep',
    })
    expect((await saga.resume(flow(odd))).outcome).toBe('unknown')
    expect(saga.acted).toEqual(['a', 'publish'])
  })

  it('is not kept for its place alone while its inputs may turn out to be others', async () => {
    const saga = new Saga()
    const [first, second] = ['1.0', '1.1'].map((tag) => ({ terminal: 'succeeded', output: { ok: true, tag } }) as const)
    saga.world.scriptFor('version', first!, second!, second!)
    const flow = (question: string) =>
      flowOf([look('version', lookArgs(question)), change('still'), look('notes', given(ref('steps.version.output.tag')))])
    await saga.start(flow('one'))
    expect((await saga.resume(flow('two'), { adoptRest: 'compared by hand' })).outcome).toBe('passed')
    expect(saga.acted).toEqual(['version', 'still', 'notes', 'version', 'notes'])
    expect((await saga.resume(flow('three'), { adoptRest: 'compared by hand' })).outcome).toBe('passed')
    expect(saga.acted).toEqual(['version', 'still', 'notes', 'version', 'notes', 'version'])
  })
})

describe('a container that a change tears down', () => {
  const sub = flowOf([change('publish')], { flowId: 'sub', params: [{ name: 'to', schema: {}, required: true }] })
  const flow = (to: string, more: object = {}) =>
    bundle(flowOf([look('a', more), call('down', sub, { to: lit(to) })], { subflows: pinned(sub) }), sub)

  it('is one entry: adopted by its own name, with what is in it', async () => {
    const saga = new Saga()
    await saga.start(flow('here'))
    expect(await words(saga, flow('there'))).toEqual({
      'a': 'clean keep', 'down': 'effectDirty ask mutatingReexec', 'down/publish': 'effectDirty ask effectChanged',
    })
    const adopt = [{ ref: 'down', reason: 'the place has another name' }]
    expect((await saga.rows(flow('there'), { adopt }))['down']?.gate).toMatchObject({ state: 'adopted', releases: ['down/publish'] })
    expect((await saga.resume(flow('there'), { adopt })).outcome).toBe('passed')
    expect(saga.acted).toEqual(['a', 'publish'])
    expect(await words(saga, flow('there'))).toEqual({ 'a': 'clean keep', 'down': 'clean keep', 'down/publish': 'clean keep' })
    expect(await refused(saga.resume(flow('there'), { adopt }), 'resume.allow-names-nothing')).toContain('down')
  })

  it('and in which something is under way is closed, not gone on with, when what comes before it fails now', async () => {
    const saga = new Saga()
    saga.world.scriptFor('publish', { fault: 'transportLostAfterDispatch', outcome: { terminal: 'succeeded', output: { ok: true } } })
    expect((await saga.start(flow('here'))).outcome).toBe('suspended')
    const failing = flow('here', { assertions: [holds(eq(ref('output.ok'), lit(false)))] })
    expect(await words(saga, failing)).toEqual({
      'a': 'judgeDirty rejudge judgeChanged', 'down': 'new skip blocked', 'down/publish': 'new skip blocked',
    })
    expect((await saga.resume(failing)).outcome).toBe('failed')
    expect(saga.acted).toEqual(['a', 'publish'])
    expect(await refused(saga.resume(flow('here')), 'resume.requires-confirmation')).toContain('down/publish')
  })
})

describe('expectations taken out', () => {
  it('take the verdict back that they gave', async () => {
    const saga = new Saga()
    await saga.start(flowOf([look('a'), change('publish')]))
    const bare = flowOf([look('a'), change('publish', { assertions: [] })])
    expect(await words(saga, bare)).toEqual({ a: 'clean keep', publish: 'judgeDirty rejudge judgeChanged' })
    expect((await saga.resume(bare)).outcome).toBe('passed')
    expect((await saga.store.records('r1', ['publish']))[0]?.verdict).toBeUndefined()
    expect(saga.acted).toEqual(['a', 'publish'])
    expect(await words(saga, bare)).toEqual({ a: 'clean keep', publish: 'clean keep' })
  })
})

describe('traps', () => {
  it('a step that is kept under other parameters is kept under them from then on', async () => {
    const saga = new Saga()
    const flow = flowOf([
      change('publish', { binding: { attempts: [{ actionName: 'fake:change', args: { name: ref('params.target') } }] } })
    ], {
      params: [{ name: 'target', schema: { type: 'string' }, required: true }],
    })
    await saga.start(flow, { params: { target: 'x' } })
    expect(await words(saga, flow, { params: { target: 'y' } })).toEqual({ publish: 'effectDirty ask paramChanged' })
    await saga.resume(flow, { params: { target: 'y' }, adopt: [{ ref: 'publish', reason: 'y is the new name of x' }] })
    expect(await words(saga, flow)).toEqual({ publish: 'clean keep' })
    expect(saga.acted).toEqual(['publish'])
  })

  it('a flow edited away and back repeats nothing', async () => {
    const saga = new Saga()
    const [a, b] = [flowOf([look('a'), change('publish'), look('after')]), flowOf([look('a'), look('after')])]
    await saga.start(a)
    for (const flow of [b, a, b, a]) expect((await saga.resume(flow)).outcome).toBe('passed')
    expect(saga.acted).toEqual(['a', 'publish', 'after'])
  })

  it('a release lapses with its segment, spent or not', async () => {
    const saga = new Saga()
    await saga.start(flowOf([change('publish')]))
    const edited = flowOf([change('publish', args('two'))])
    expect((await saga.resume(edited, { allowMutatingReexec: ['publish'], stopAt: 'publish' })).outcome).toBe('suspended')
    await refused(saga.resume(edited), 'resume.requires-confirmation')
    expect((await saga.resume(edited, { allowMutatingReexec: ['publish'] })).outcome).toBe('passed')
    expect(saga.acted).toEqual(['publish', 'publish'])
  })

  it('an edited assertion in a completed callee is judged in place, and the call and the flow with it', async () => {
    const saga = new Saga()
    const flow = (expected: boolean) => {
      const callee = flowOf([change('up'), change('switch', {
        assertions: [{ ...holds(eq(ref('output.ok'), lit(expected))), assertId: 'ok' }],
      })], { flowId: 'deploy' })
      return bundle(flowOf([call('deploy', callee), change('after')], { subflows: pinned(callee) }), callee)
    }
    await saga.start(flow(true))
    expect(await words(saga, flow(false))).toMatchObject({ 'deploy/switch': 'judgeDirty rejudge judgeChanged', after: 'clean keep' })
    expect((await saga.resume(flow(false))).outcome).toBe('failed')
    expect((await saga.resume(flow(true))).outcome).toBe('passed')
    expect(saga.acted).toEqual(['up', 'switch', 'after'])
  })

  it('a new step whose arguments are known only when it comes, and that would do what a removed one did, is held at the door', async () => {
    const saga = new Saga()
    const publish = (stepId: string) => change(
      stepId, { binding: { attempts: [{ actionName: 'fake:change', args: { name: ref('steps.pick.output.name') } }] } },
    )
    saga.answer('pick', { terminal: 'succeeded', output: { ok: true, name: 'v1' } })
    await saga.start(flowOf([look('pick'), publish('publish'), look('end')]))
    const moved = flowOf([look('pick', lookArgs('again')), look('end'), look('more'), publish('release')])
    expect((await words(saga, moved))['release']).toBe('new run')
    const result = await saga.resume(moved)
    expect([result.outcome, result.reason]).toEqual(['gated', expect.stringContaining('looks like publish')])
    expect(saga.acted.filter((name) => name === 'publish' || name === 'release')).toEqual(['publish'])
  })
})
