import type { StepDraft } from '../../../src/core/flow/flow-draft.ts'
import type { FlowBundle, FlowIR } from '../../../src/model/flow.ts'
import {
  bundle, call, change, eq, flowOf, holds, human, lit, look, pinned, present, ref, set, step,
} from '../../behaviour/support/flows.ts'

// Flows of the journaled fake, short enough that every boundary of them can be tried.

/** An action that is judged by its own echo. */
const named = (make: typeof change, stepId: string, more: object = {}): StepDraft =>
  make(stepId, { assertions: [holds(eq(ref('output.name'), lit(stepId)))], ...more })

const attempt = (action: string, stepId: string): object => ({ actionName: `fake:${action}`, args: { name: lit(stepId) } })

export const linear = (): FlowIR => flowOf([
  named(change, 'first'), named(look, 'big-look'),
  named(change, 'last', {
    preflight: [present('x')], assertions: [present('x')],
    binding: { attempts: [{ actionName: 'fake:change', args: { name: lit('last'), text: ref('steps.big-look.output.text') } }] },
  }),
], { outputs: [{ name: 'first', from: ref('steps.first.output.name') }] })

const RETRY = { maxAttempts: 3, retryOn: ['action_failed_retryable'], backoffMs: { initial: 2, factor: 1.5, max: 20 } }

export const retryChain = (): FlowIR => flowOf([
  named(look, 'retry-look', { retry: RETRY }), named(change, 'retry-change', { retry: RETRY }),
  named(change, 'chain-change', { binding: { attempts: [attempt('change', 'chain-change'), attempt('set', 'chain-change')] } }),
])

const runsBefore = { fn: 'coalesce', args: [ref('steps.work.previous.attempt'), lit(0)] }
const workStatus = { fn: 'if', args: [eq(ref('output.before'), lit(2)), lit('completed'), lit('partial')] }

/** A step that is tried twice by itself and once more by hand, and what follows. */
export const retried = (): FlowIR => flowOf([
  named(change, 'first'), named(change, 'retry-change', { retry: { ...RETRY, maxAttempts: 2 } }), named(change, 'after'),
])

/** Work whose runs say how far it came: two are partial, the third is the last that may be. */
export const continued = (): FlowIR => flowOf([
  named(change, 'first'), named(change, 'work', {
    repeats: true,
    continuation: { maxAttempts: 3, status: workStatus, summary: { fn: 'toString', args: [ref('output.before')] } },
    binding: { attempts: [{ actionName: 'fake:change', args: { name: lit('work'), before: runsBefore } }] },
  }),
  named(change, 'after'),
])

export function nestedCall(): FlowBundle {
  const inner = flowOf([named(change, 'pack')], { flowId: 'inner', outputs: [{ name: 'packed', from: ref('steps.pack.output.name') }] })
  const middle = flowOf([call('wrap', inner), named(set, 'seal')], {
    flowId: 'middle', subflows: pinned(inner), finally: [named(look, 'sweep')],
  })
  return bundle(flowOf([call('ship', middle), named(change, 'tell')], { subflows: pinned(middle) }), middle, inner)
}

export const loop = (): FlowIR => flowOf([
  step({
    kind: 'foreach', stepId: 'each', items: lit(['a', 'b']), as: 'item', key: ref('iter.item'),
    body: [named(change, 'work'), named(look, 'check')],
  }),
  named(change, 'after'),
])

export const choice = (): FlowIR => flowOf([
  step({ kind: 'let', stepId: 'names', bindings: { who: lit('x') } }),
  step({
    kind: 'if', stepId: 'choose', cond: eq(ref('vars.who'), lit('x')),
    then: [named(change, 'yes'), named(change, 'also')], else: [named(change, 'no')],
  }),
  step({ kind: 'assert', stepId: 'see', observe: 'fresh', assertions: [present('x')] }),
  named(change, 'after'),
])

/** A body that halts, and what runs in the end all the same. */
export const closing = (): FlowIR => flowOf([
  named(change, 'pack'), named(look, 'wrong', { assertions: [holds(eq(ref('output.name'), lit('right')))] }), named(change, 'never'),
], { finally: [named(change, 'sweep'), named(look, 'tell')] })

export const lossy = (): FlowIR => flowOf([named(change, 'lost-out-change'), named(change, 'lost-back-change')])

/** The shortest that can lose an effect, or have it twice. */
export const pair = (): FlowIR => flowOf([named(change, 'first'), named(change, 'second')])

const ITEMS = ['p', 'q', 'r']

/** Three branches, each with three rounds, all at once; and what comes when they are joined. */
export const fan = (): FlowIR => flowOf([
  step({
    kind: 'parallel', stepId: 'all', branches: Object.fromEntries(['a', 'b', 'c'].map((name) => [name, [step({
      kind: 'foreach', stepId: `each-${name}`, items: lit(ITEMS), as: name, key: ref(`iter.${name}`), concurrency: 3,
      body: [named(change, `work-${name}`)],
    })]])),
  }),
  named(change, 'after'),
])

/** Two questions, one of which is read later. */
export const questions = (): FlowIR => flowOf([
  named(change, 'pack'), human('approve'),
  human('which', { mode: 'provideInput', outputSchema: { type: 'string', examples: ['publish'] }, preflight: [present('x')] }),
  named(change, 'publish', { binding: { attempts: [{ actionName: 'fake:change', args: { name: ref('steps.which.output') } }] } }),
])

const WRONG = { assertions: [holds(eq(ref('output.name'), lit('right')))] }
const again = { maxAttempts: 1, backoffMs: 2, retryOn: ['action_failed_retryable'] }
const onFail = (action: object): object => ({ hook: 'onFail', action })

/** Handlers of every kind that lets the run go on: a repair, a person's ruling, a repetition that the step names, and one that goes on. */
export function handled(): FlowBundle {
  const fix = flowOf([named(change, 'mend'), named(look, 'mended')], { flowId: 'fix', finally: [named(look, 'sweep')] })
  const escalation = human('wrong:onFail1', { mode: 'judge', prompt: lit('How was it?') })
  return bundle(flowOf([
    named(look, 'broken-look', { handlers: [onFail({ kind: 'repair', flowRef: { flowId: 'fix', irHash: fix.irHash } })] }),
    named(change, 'wrong', { ...WRONG, handlers: [onFail({ kind: 'escalate', human: escalation })] }),
    named(change, 'twice', {
      ...WRONG, repeats: true, handlers: [onFail({ kind: 'retry', policy: again }), onFail({ kind: 'continue' })],
    }),
    named(change, 'after'),
  ], { subflows: pinned(fix) }), fix)
}
