import { describe, expect, test } from 'vitest'
import { displayPath } from '../../src/core/path/instance-ref.ts'
import { fakeWorld } from '../../src/providers/index.ts'
import {
  assertThat, bundle, call, change, eq, flowOf, holds, lit, look, NOT_OK, OK, pinned, present, ref, set, step,
} from './support/flows.ts'
import { play } from './support/play.ts'

const named = (value: ReturnType<typeof ref>) => ({ binding: { attempts: [{ actionName: 'fake:change', args: { name: value } }] } })
const each = (body: readonly ReturnType<typeof step>[], more: object = {}) =>
  step({ kind: 'foreach', stepId: 'each', items: lit(['a', 'b', 'c']), as: 'item', body, ...more })

describe('a call', () => {
  const inner = flowOf([change('deep')], { flowId: 'inner', outputs: [{ name: 'word', from: ref('steps.deep.output.word') }] })
  const mid = flowOf(
    [call('down', inner)], { flowId: 'mid', subflows: pinned(inner), outputs: [{ name: 'word', from: ref('steps.down.output.word') }] },
  )
  const root = flowOf([call('across', mid)], { subflows: pinned(mid), outputs: [{ name: 'word', from: ref('steps.across.output.word') }] })

  test('two calls deep brackets its events, shows the callees in the path and hands its outputs up by value', async () => {
    // covers: CF-01
    const world = fakeWorld().script({ terminal: 'succeeded', output: { ok: true, word: 'hello' } })
    const { result, story, of, events } = await play(bundle(root, mid, inner), { world })
    expect(story).toEqual([
      'runStarted', 'stepEntered across', 'callFramePushed across', 'stepEntered across/down', 'callFramePushed across/down',
      ...[
        'stepEntered', 'actionIntent', 'actionSettled', 'assertionEvaluated', 'verdictRecorded', 'stepExited',
      ].map((type) => `${type} across/down/deep`),
      'callFramePopped across/down', 'verdictRecorded across/down', 'stepExited across/down',
      'callFramePopped across', 'verdictRecorded across', 'stepExited across', 'runFinished',
    ])
    expect(result).toMatchObject({ outcome: 'passed', outputs: { word: 'hello' } })
    expect(of('callFramePopped', 'across/down')[0]?.payload).toMatchObject({ outputs: { inline: { word: 'hello' } }, verdict: 'pass' })
    const innermost = events.find((event) => event.type === 'actionIntent')
    expect(displayPath(innermost?.runPath ?? [])).toBe(`across@${mid.irHash.slice(7, 15)}/down@${inner.irHash.slice(7, 15)}/deep`)
  })

  test('with inputs that do not fit the callee fails before a frame is pushed or anything dispatched', async () => {
    // covers: CF-02
    const typed = flowOf([change('deep')], { flowId: 'typed', params: [{ name: 'n', schema: { type: 'integer' }, required: true }] })
    const caller = flowOf([call('down', typed, { n: lit('three') }), change('after')], { subflows: pinned(typed) })
    const { result, of, world } = await play(bundle(caller, typed), {})
    expect(result.outcome).toBe('failed')
    expect(of('callFramePushed')).toEqual([])
    expect(of('stepEntered', 'down')[0]?.payload.inputError).toMatchObject(
      { errorClass: 'bind_arguments_invalid', message: expect.stringContaining('"n"') as string }
    )
    expect(of('stepExited', 'after')[0]?.payload.state).toBe('blocked')
    expect(world.dispatchCount).toBe(0)
  })

  test('whose outputs do not fit their schema fails, naming the outputs, and its frame is popped without them', async () => {
    // covers: CF-03
    const strict = flowOf(
      [change('deep')], { flowId: 'strict', outputs: [{ name: 'n', schema: { type: 'integer' }, from: ref('steps.deep.output.n') }] },
    )
    const caller = flowOf([call('down', strict)], { subflows: pinned(strict) })
    const { result, of } = await play(
      bundle(caller, strict), { world: fakeWorld().script({ terminal: 'succeeded', output: { ok: true, n: 'x' } }) },
    )
    expect(result.outcome).toBe('failed')
    expect(of('callFramePopped')[0]?.payload.outputs).toBeUndefined()
    expect(of('verdictRecorded', 'down')[0]?.payload).toMatchObject(
      { verdict: 'fail', reason: expect.stringContaining('output "n"') as string }
    )
  })
})

describe('a foreach', () => {
  test('runs a round for each item, its intents under the index with that item', async () => {
    // covers: CF-04
    const world = fakeWorld().script(OK, OK, OK)
    const { of, result, events } = await play(flowOf([each([change('work', named(ref('iter.item')))])]), { world })
    expect(result.outcome).toBe('passed')
    expect(of('stepEntered', 'each')[0]?.payload.resolvedInputs).toEqual({ inline: { items: ['a', 'b', 'c'] } })
    expect(of('actionIntent').map(({ runPath, payload }) => [runPath, payload.argsSnapshot])).toEqual([0, 1, 2].map((index) => [
      [{ loop: 'each', index }, { step: 'work' }], { inline: { name: ['a', 'b', 'c'][index] } },
    ]))
    expect(events.filter((event) => event.type === 'stepExited' && event.payload.state === 'judged')).toHaveLength(4)
  })

  test('keeps a failing round from being followed, and blocks what comes after', async () => {
    // covers: CF-05
    const { of, result, world } = await play(
      flowOf([each([change('work')]), change('after')]), { world: fakeWorld().script(OK, NOT_OK, OK) },
    )
    expect(result.outcome).toBe('failed')
    expect(world.dispatchCount).toBe(2)
    expect(of('stepEntered').map((event) => event.runPath.length)).toEqual([1, 2, 2, 1])
    expect(of('stepExited', 'after')[0]?.payload.state).toBe('blocked')
    expect(of('verdictRecorded', 'each')[0]?.payload.verdict).toBe('fail')
  })

  test('goes on after a failing round when told so, and fails all the same', async () => {
    const { result, world } = await play(
      flowOf([each([change('work')], { onItemFail: 'continue' })]), { world: fakeWorld().script(OK, NOT_OK, OK) },
    )
    expect(world.dispatchCount).toBe(3)
    expect(result.outcome).toBe('failed')
  })

  test('names its rounds by key, percent-encoded where needed, and refuses two of one key', async () => {
    const keyed = (items: readonly string[]) => flowOf([each([look('work')], { items: lit(items), key: ref('iter.item') })])
    const { of } = await play(keyed(['x/1', 'y']), { world: fakeWorld().script(OK, OK) })
    expect(of('stepEntered', 'each[x%2F1]/work')).toHaveLength(1)
    const twice = await play(keyed(['x', 'x']), {})
    expect(twice.result.outcome).toBe('failed')
    expect(twice.of('stepEntered', 'each')[0]?.payload.inputError?.message).toContain('"x"')
  })

  test('of no items passes nothing on and has no verdict', async () => {
    const { result, of } = await play(flowOf([each([look('work')], { items: lit([]) })]), {})
    expect(result.outcome).toBe('unverified')
    expect(of('stepExited', 'each')).toHaveLength(1)
  })
})

describe('an if', () => {
  const choice = (cond: boolean) => flowOf(
    [step({ kind: 'if', stepId: 'choice', cond: lit(cond), then: [change('yes')], else: [change('no')] })]
  )
  test.each(
    [[true, 'yes', 'no'], [false, 'no', 'yes']] as const
  )('of %s runs %s and accounts %s as skipped first', async (cond, taken, untaken) => {
    // covers: CF-06 CF-07
    const { of, story, world } = await play(choice(cond), { world: fakeWorld().script(OK) })
    expect(of('stepEntered', 'choice')[0]?.payload.resolvedInputs).toEqual({ inline: { cond } })
    expect(of('stepEntered', untaken)[0]?.payload.resolvedInputs).toBeNull()
    expect(of('stepExited', untaken)[0]?.payload.state).toBe('skipped')
    expect(story.indexOf(`stepExited ${untaken}`)).toBeLessThan(story.indexOf(`stepEntered ${taken}`))
    expect(world.dispatched.map((row) => row.stepId)).toEqual([taken])
  })

  test('whose condition is no truth value fails', async () => {
    const { result, of } = await play(flowOf([step({ kind: 'if', stepId: 'choice', cond: lit('yes'), then: [change('yes')] })]), {})
    expect(result.outcome).toBe('failed')
    expect(of('stepEntered', 'choice')[0]?.payload.inputError?.message).toContain('true or false')
  })
})

test('what a let binds is archived on entry and read by later steps; without assertions there is no verdict', async () => {
  // covers: CF-08
  const flow = flowOf([
    step({ kind: 'let', stepId: 'names', bindings: { who: { fn: 'concat', args: [lit('a'), lit('b')] } } }),
    change('use', { ...named(ref('vars.who')), assertions: [] }),
  ])
  const { of, result, world } = await play(flow, { world: fakeWorld().script(OK) })
  expect(of('stepEntered', 'names')[0]?.payload.resolvedInputs).toEqual({ inline: { bindings: { who: 'ab' } } })
  expect(world.dispatched[0]?.args).toEqual({ name: 'ab' })
  expect(result).toEqual(expect.objectContaining({ outcome: 'unverified' }))
  expect(result.verdict).toBeUndefined()
})

describe('an assert step', () => {
  const check = (more: object = {}) => step({ kind: 'assert', stepId: 'check', observe: 'fresh', assertions: [present('marker')], ...more })
  const worldWith = (identifier: string) => {
    const world = fakeWorld().script(OK)
    world.uiTree = { children: [{ identifier }] }
    return world
  }

  test('that looks afresh records one observation, then judges, naming the channel', async () => {
    // covers: CF-09
    const { story, of } = await play(flowOf([check(), look('x')]), { world: worldWith('marker') })
    expect(story.filter((row) => row.endsWith(' check'))).toEqual([
      'stepEntered check', 'observationRecorded check', 'assertionEvaluated check', 'verdictRecorded check', 'stepExited check',
    ])
    expect(of('assertionEvaluated')[0]?.payload.outcome).toMatchObject({ verdict: 'pass', channel: 'uiTree' })
    expect(of('observationRecorded')[0]?.payload).toMatchObject({ which: 'fresh', parts: [{ name: 'uiTree' }] })
  })

  test('that reads an earlier step’s observation makes none of its own', async () => {
    // covers: CF-10
    const flow = flowOf([change('tap', { assertions: [present('marker')] }), check({ observe: { fromStep: 'tap', which: 'after' } })])
    const { of, result } = await play(flow, { world: worldWith('marker') })
    expect(result.outcome).toBe('passed')
    expect(of('observationRecorded').map((event) => event.runPath)).toEqual([[{ step: 'tap' }]])
  })

  test('reads files as they are, and only those its assertions name', async () => {
    const flow = flowOf([step({
      kind: 'assert', stepId: 'check', observe: 'fresh',
      assertions: [
        assertThat({ type: 'file', path: lit('package.json'), state: 'present', contains: '"flowir-runner"' }),
        assertThat({ type: 'file', path: lit('no/such/file'), state: 'absent' }),
      ],
    })])
    const { of, result } = await play(flow, {})
    expect(result.outcome).toBe('passed')
    expect(
      of('observationRecorded')[0]?.payload.files?.map((file) => [file.path, file.present])
    ).toEqual([['package.json', true], ['no/such/file', false]])
  })
})

describe('an entry check', () => {
  const guarded = (more: object = {}) => flowOf([change('act', { preflight: [present('door')], ...more }), change('after')])

  test('that holds is probed before the step acts', async () => {
    // covers: CF-11
    const world = fakeWorld().script(OK, OK)
    world.uiTree = { identifier: 'door' }
    const { story } = await play(guarded(), { world })
    expect(story.slice(1, 5)).toEqual(['stepEntered act', 'observationRecorded act', 'preflightProbed act', 'actionIntent act'])
  })

  test('that is not shown to hold leaves the span open, dispatches nothing and blocks the run', async () => {
    const world = fakeWorld().script(OK)
    world.uiTree = { identifier: 'wall' }
    const { result, of } = await play(guarded(), { world })
    expect(result).toMatchObject({ outcome: 'blocked', reason: expect.stringContaining('act') as string })
    expect(world.dispatchCount).toBe(0)
    expect(of('preflightProbed')[0]?.payload.holds).toBe(false)
    expect(of('stepExited')).toEqual([])
    expect(of('runSuspended')[0]?.payload).toMatchObject({ reason: 'blocked', refs: ['act'] })
  })

  test('that nobody can answer counts as not shown to hold', async () => {
    const { result } = await play(guarded(), {})
    expect(result.outcome).toBe('blocked')
  })

  test('over values alone needs no observation', async () => {
    const { story, result } = await play(guarded({ preflight: [holds(eq(lit(1), lit(1)))] }), { world: fakeWorld().script(OK, OK) })
    expect(result.outcome).toBe('passed')
    expect(story).not.toContain('observationRecorded act')
  })
})

describe('a verify chain', () => {
  const seen = (assertion: ReturnType<typeof present>) => flowOf([change('tap', { assertions: [assertion] })])
  const picture = () => {
    const world = fakeWorld().script(OK)
    world.screenshot = Buffer.from('png')
    return world
  }
  const visual = () => assertThat({ type: 'visual', prompt: 'is it green?' }, ['vision'])
  const verifier = (verdict: 'pass' | 'fail') => (
    { vision: { name: 'stub', verify: () => Promise.resolve({ verdict, reason: 'looked' }) } }
  )

  test('without a verifier is unknown for a fixed reason', async () => {
    // covers: VC-07
    const { of } = await play(seen(visual()), { world: picture() })
    expect(of('assertionEvaluated')[0]?.payload.outcome).toMatchObject(
      { verdict: 'unknown', reason: 'vision: no vision verifier is configured' }
    )
  })

  test('ends in what the injected verifier says; behind another channel its pass is degraded', async () => {
    // covers: VC-11 VC-09
    expect((await play(seen(visual()), { world: picture(), runner: verifier('fail') })).result.outcome).toBe('failed')
    const { result } = await play(seen(present('x', ['uiTree', 'vision'], 'is x there?')), { world: picture(), runner: verifier('pass') })
    expect(result).toMatchObject({ outcome: 'passed', degraded: true })
  })

  test('without a way to fetch the picture is unknown for that reason and the run goes on', async () => {
    // covers: CF-15
    const world = picture()
    world.evidenceUnsupported = true
    const { of, result } = await play(seen(visual()), { world, runner: verifier('pass') })
    expect(result.outcome).toBe('unknown')
    expect(of('assertionEvaluated')[0]?.payload.outcome.reason).toContain('fetch')
    expect(of('observationRecorded')[0]?.payload.parts).toEqual([])
  })

  test('over bytes other than those declared is unknown for integrity', async () => {
    // covers: CF-16
    const world = picture()
    world.alterEvidence = () => Buffer.from('forged')
    const { of } = await play(seen(visual()), { world, runner: verifier('pass') })
    expect(of('assertionEvaluated')[0]?.payload.outcome).toMatchObject(
      { verdict: 'unknown', reason: expect.stringContaining('integrity') as string }
    )
  })

  test('still sees through the structured channel when the picture is lost', async () => {
    // covers: CF-17
    const world = picture()
    world.uiTree = { identifier: 'x' }
    world.evidenceUnsupported = true
    const { result, of } = await play(seen(present('x', ['uiTree', 'vision'], 'p')), { world })
    expect(result).toMatchObject({ outcome: 'passed' })
    expect(of('observationRecorded')[0]?.payload).toMatchObject({ parts: [{ name: 'uiTree' }], gaps: [{ name: 'screenshot' }] })
  })
})

describe('finally', () => {
  const closing = flowOf([change('work')], { finally: [
    set('clean', { binding: { attempts: [{ actionName: 'fake:set', args: { run: ref('run.id'), outcome: ref('run.outcome') } }] } })
  ] })
  test.each([[OK, 'passed', 'pass'], [NOT_OK, 'failed', 'fail'], [{ terminal: 'timedOut' }, 'unknown', 'unknown']] as const)(
    'runs once after a body that ended %o and knows how', async (answer, outcome, told) => {
      const { result, world } = await play(closing, { world: fakeWorld().script(answer, OK) })
      expect(result.outcome).toBe(outcome)
      expect(world.dispatched[1]?.args).toEqual({ run: 'r1', outcome: told })
    })

  test('that fails makes the flow fail', async () => {
    expect((await play(closing, { world: fakeWorld().script(OK, NOT_OK) })).result.outcome).toBe('failed')
  })

  test('of a called flow runs inside its frame', async () => {
    const callee = flowOf([change('work')], { flowId: 'callee', finally: [set('clean')] })
    const { story } = await play(
      bundle(flowOf([call('down', callee)], { subflows: pinned(callee) }), callee), { world: fakeWorld().script(NOT_OK, OK) },
    )
    expect(story.indexOf('stepExited down/clean')).toBeLessThan(story.indexOf('callFramePopped down'))
    expect(story).toContain('actionSettled down/clean')
  })
})
