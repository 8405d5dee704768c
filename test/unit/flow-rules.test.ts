import { describe, expect, it } from 'vitest'
import type { HandlerDraft, StepDraft } from '../../src/core/flow/flow-draft.ts'
import { readFlow } from '../../src/core/flow/read-flow.ts'
import { sealDocument1, sealFlow, type DraftDocument1 } from '../../src/core/hash/seal-flow.ts'
import { callerOf, draftOf, letStep } from './support/sample-flow.ts'

// What a document sealed by hand is refused for although its shape and its hashes are right.

/** What is wrong with a flow of these steps; undefined: it is read. */
function problemsOf(body: readonly StepDraft[], handlers?: readonly HandlerDraft[]): readonly string[] {
  const read = readFlow(JSON.stringify(sealFlow(draftOf(body, handlers === undefined ? {} : { handlers }))))
  if (read.ok) return []
  expect(read.error).toMatchObject({ code: 'ir.invalid', exit: 65 })
  return read.error.data?.['problems'] as readonly string[]
}

const human = (more: object): StepDraft => ({
  kind: 'human', stepId: 'ask', prompt: { lit: 'Well?' }, presents: [], timeoutMs: 1000, onTimeout: 'unknown', ...more,
} as unknown as StepDraft)

const TWO = 'confirms, and has not exactly two decisions'
const NO_INPUT = 'asks for no input, and has an outputSchema'
type Question = readonly [string, object, string | undefined]
const QUESTIONS: readonly Question[] = [
  ['a confirmation with two decisions', { mode: 'confirm', decisions: ['yes', 'no'] }, undefined],
  ['a confirmation with none', { mode: 'confirm' }, TWO],
  ['a confirmation with one', { mode: 'confirm', decisions: ['yes'] }, TWO],
  ['a confirmation with three', { mode: 'confirm', decisions: ['yes', 'no', 'later'] }, TWO],
  ['a confirmation with the same twice', { mode: 'confirm', decisions: ['yes', 'yes'] }, 'offers "yes" twice'],
  ['a judgement', { mode: 'judge' }, undefined],
  ['a judgement by some verdicts', { mode: 'judge', decisions: ['fail', 'pass'] }, undefined],
  ['a judgement by no verdict', { mode: 'judge', decisions: ['pass', 'perhaps'] }, 'judges, and "perhaps" is no verdict'],
  ['a request for input', { mode: 'provideInput', outputSchema: { type: 'string' } }, undefined],
  ['a request for input without a schema', { mode: 'provideInput' }, 'asks for input, and has no outputSchema'],
  ['a request for input with decisions', { mode: 'provideInput', outputSchema: true, decisions: ['a'] },
    'asks for input, and has decisions'],
  ['a confirmation with a schema', { mode: 'confirm', decisions: ['y', 'n'], outputSchema: true }, NO_INPUT],
  ['a repair by hand', { mode: 'repairWorld', decisions: ['done', 'cannot'] }, undefined],
  ['a repair by hand with a schema', { mode: 'repairWorld', outputSchema: true }, NO_INPUT],
]

describe('a question to a person', () => {
  // covers: RUN-12
  it.each(QUESTIONS)('of a step: %s', (_name, more, problem) => {
    expect(problemsOf([human(more)])).toEqual(problem === undefined ? [] : [`the human step "ask" ${problem}`])
  })

  it.each(QUESTIONS)('of an escalation, at a step and at the flow: %s', (_name, more, problem) => {
    const escalate = { hook: 'onUnknown', action: { kind: 'escalate', human: human(more) } } as unknown as HandlerDraft
    const says = problem === undefined ? [] : [`the human step "ask" ${problem}`]
    expect(problemsOf([{ ...letStep('a'), handlers: [escalate] }])).toEqual(says)
    expect(problemsOf([letStep('a')], [escalate])).toEqual(says)
  })
})

const callee = sealFlow(draftOf([letStep('inner')], { flowId: 'sub' }))
const pin = { flowId: 'sub', irHash: callee.irHash }
const RETRY = { kind: 'retry', policy: { maxAttempts: 2, backoffMs: 1, retryOn: ['action_failed_retryable'] } } as const
const REPAIR = { kind: 'repair', flowRef: pin } as const
const on = (hook: string, action: object, more: object = {}): HandlerDraft => ({ hook, action, ...more }) as unknown as HandlerDraft
const act = (more: object = {}): StepDraft => ({
  kind: 'action', stepId: 'act', effect: 'mutating', assertions: [],
  binding: { attempts: [{ actionName: 'shell:exec', args: {} }] }, ...more,
}) as unknown as StepDraft
const STEPS: Readonly<Record<string, StepDraft>> = {
  action: act({ effect: 'readonly' }), human: human({ stepId: 'act', mode: 'judge' }),
  assert: { kind: 'assert', stepId: 'act', observe: 'fresh', assertions: [{
    assertId: 'x', predicate: { type: 'expr', expr: { lit: true } }, verifyVia: [], onMissingInput: 'unknown',
  }] } as unknown as StepDraft,
  call: { kind: 'call', stepId: 'act', flowRef: pin, inputs: {} },
  if: { kind: 'if', stepId: 'act', cond: { lit: true }, then: [letStep('x')] },
  foreach: { kind: 'foreach', stepId: 'act', items: { lit: [] }, as: 'x', body: [letStep('y')] } as unknown as StepDraft,
  parallel: { kind: 'parallel', stepId: 'act', branches: { a: [letStep('x')], b: [letStep('y')] } },
  let: letStep('act'), wait: { kind: 'wait', stepId: 'act', for: { lit: 1 } },
}

/** The same with its callee pinned. */
function handled(step: StepDraft, ...handlers: readonly HandlerDraft[]): readonly string[] {
  const draft = draftOf([{ ...step, handlers }], { subflows: { sub: pin } })
  const read = readFlow(JSON.stringify(sealFlow(draft)))
  return read.ok ? [] : read.error.data?.['problems'] as readonly string[]
}

describe('a handler', () => {
  // covers: HND-09
  it.each(Object.keys(STEPS))('that does a step again: %s', (kind) => {
    for (const action of [RETRY, REPAIR]) {
      const isDoneAgain = ['action', 'assert', 'human'].includes(kind)
      for (const hook of ['onFail', 'onUnknown', 'onError', 'onResumeDrift']) expect(handled(STEPS[kind]!, on(hook, action))).toEqual(
        isDoneAgain ? [] : [`a ${action.kind} handler of step "act" would do it again, and a ${kind} step is not done again`],
      )
    }
    for (const action of [{ kind: 'continue' }, { kind: 'abort' }]) expect(handled(STEPS[kind]!, on('onFail', action))).toEqual([])
  })

  it('that repeats an effect needs the word of its step', () => {
    const problem = (kind: string): string =>
      `a ${kind} handler of step "act" repeats what changes the world each time, and the step does not say "repeats"`
    for (const action of [RETRY, REPAIR]) {
      expect(handled(act(), on('onFail', action))).toEqual([problem(action.kind)])
      expect(handled(act({ repeats: true }), on('onFail', action))).toEqual([])
      expect(handled(act({ idempotent: true }), on('onUnknown', action))).toEqual([])
      expect(handled(act(), on('onResumeDrift', action))).toEqual([])
    }
    expect(handled(act(), on('onFail', { kind: 'continue' }))).toEqual([])
    expect(problemsOf([act()], [on('onFail', RETRY)])).toEqual([])
  })

  it('does not continue over a drift', () => {
    const problem = (owner: string): string =>
      `a handler of ${owner} continues over a drift: it would act although what was to hold does not`
    expect(handled(act(), on('onResumeDrift', { kind: 'continue' }))).toEqual([problem('step "act"')])
    expect(problemsOf([act()], [on('onResumeDrift', { kind: 'continue' })])).toEqual([problem('the flow')])
  })

  // covers: CM2-16
  it.each(['onFail', 'onUnknown', 'onResumeDrift'])('filters error classes with onError only, not %s', (hook) => {
    const filter = { errorClasses: ['target_stale'] }
    const problem = (owner: string): string => `a handler of ${owner} filters error classes, which ${hook} does not`
    expect(handled(act(), on(hook, { kind: 'abort' }, filter))).toEqual([problem('step "act"')])
    expect(problemsOf([act()], [on(hook, { kind: 'abort' }, filter)])).toEqual([problem('the flow')])
    expect(handled(act(), on('onError', { kind: 'abort' }, filter))).toEqual([])
  })

  it('that is wrong is told together with everything else that is', () => {
    expect(handled(act({ stepId: 'act' }), on('onFail', RETRY), on('onResumeDrift', { kind: 'continue' }))).toHaveLength(2)
  })
})

describe('a document of generation 1', () => {
  const digest = `sha256:${'c'.repeat(64)}` as const
  const tap = (more: object): object => ({
    kind: 'action', stepId: 'tap', checkpoint: true, effect: 'mutating', idempotent: false, assertions: [],
    binding: { attempts: [
      { channel: 'uiTree', actionName: 'tapElement', args: {}, acceptExecutionModes: ['nativeSemantic'], protection: 'standard' },
    ] },
    ...more,
  })
  const ask = (more: object): object => ({
    kind: 'human', stepId: 'ask', checkpoint: true, prompt: 'Is it on?', presents: [], timeoutMs: 1000, onTimeout: 'unknown', ...more,
  })
  const binding = (hook: string, action: object): object => ({ hook, action, maxTriggers: 1 })
  const retry1 = { kind: 'retry', policy: { maxAttempts: 2, backoffMs: 1, retryOn: ['target_stale'] } }
  function read1(...body: readonly object[]): ReturnType<typeof readFlow> {
    return readFlow(JSON.stringify(sealDocument1({
      irVersion: 1, flowId: 'old', provider: { name: 'devicerail', version: '0.4.2' }, requiredFeatures: [], lockfileDigest: digest,
      params: [], outputs: [], verdictPolicy: 'standard', sourceMap: [], subflows: { sub: pin }, body,
    } as unknown as DraftDocument1)))
  }
  const says1 = (...body: readonly object[]): unknown => {
    const read = read1(...body)
    return read.ok ? 'read' : read.error.data?.['problems']
  }

  it('keeps the rules of its own handlers', () => {
    expect(says1(tap({ handlers: [binding('onFail', retry1), binding('onResumeDrift', { kind: 'continue' })] }))).toBe('read')
  })

  // covers: HND-09 RUN-12
  it('is refused for a call that would be done again, and for a question that is none', () => {
    const call = { kind: 'call', stepId: 'down', checkpoint: true, flowRef: pin, inputs: {}, handlers: [binding('onFail', retry1)] }
    expect(says1(call)).toEqual(['a retry handler of step "down" would do it again, and a call step is not done again'])
    expect(says1(ask({ mode: 'confirm', decisions: ['yes'] }))).toEqual([`the human step "ask" ${TWO}`])
    expect(says1(ask({ mode: 'confirm', decisions: ['yes', 'no'] }))).toBe('read')
  })
})

it('a flow that is called is held to the same rules', () => {
  expect(readFlow(JSON.stringify(callerOf('root', [callee]))).ok).toBe(true)
})
