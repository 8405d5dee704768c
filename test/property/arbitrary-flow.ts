import fc from 'fast-check'
import type { FlowDraft, HandlerDraft, StepDraft } from '../../src/core/flow/flow-draft.ts'
import type { Expr } from '../../src/model/expr.ts'
import { ERROR_CLASSES, VERIFY_CHANNELS, type StepKind } from '../../src/model/vocabulary.ts'

// Flows of generation 2 as the compiler might build them: valid by the schema, meaningless to run.

type Arbitrary = fc.Arbitrary<unknown>
type Fields = Readonly<Record<string, Arbitrary>>

const name = fc.constantFrom('a', 'b', 'item', 'é', 'cafe\u0301', 'x-y')
const identifier = fc.constantFrom('alpha', 'beta', 'gamma', 'delta')
const json = fc.jsonValue({ maxDepth: 2, stringUnit: 'binary' }).filter((value) => !JSON.stringify(value).includes('\\ud'))
const ref = fc.constantFrom('params.version', 'env.platform', 'vars.x', 'iter.m', 'steps.pack.output.file', 'steps.pack.verdict', 'run.id')
const expr: fc.Arbitrary<Expr> = fc.oneof(
  { maxDepth: 2 },
  json.map((lit) => ({ lit }) as Expr),
  ref.map((text) => ({ ref: text })),
  fc.tuple(fc.constantFrom('concat', 'eq', 'list', 'coalesce'), fc.array(json, { maxLength: 2 })).map(([fn, args]) =>
    ({ fn, args: args.map((lit) => ({ lit })) }) as Expr),
)
const exprMap = fc.dictionary(identifier, expr, { maxKeys: 3 })
const schema = fc.constantFrom({ type: 'string' }, { type: 'object', properties: { a: { type: 'number' } } }, true)
const hash = fc.constantFrom('1', 'a', 'f').map((digit) => `sha256:${digit.repeat(64)}`)
const ms = fc.integer({ min: 1, max: 5 })
const halt = fc.constantFrom('halt', 'continue')

const predicate = fc.oneof(
  expr.map((each) => ({ type: 'expr', expr: each })),
  fc.tuple(expr, fc.constantFrom('present', 'absent')).map(([path, state]) => ({ type: 'file', path, state })),
  fc.tuple(expr, schema).map(([value, each]) => ({ type: 'jsonSchema', value, schema: each })),
)
const assertion = fc.record({
  assertId: identifier, predicate, verifyVia: fc.subarray([...VERIFY_CHANNELS]), onMissingInput: fc.constant('unknown'),
})
const assertions = fc.array(assertion, { minLength: 1, maxLength: 2 })
const errorClasses = fc.subarray([...ERROR_CLASSES], { minLength: 1, maxLength: 2 })
const retry = fc.record(
  { maxAttempts: ms, backoffMs: fc.integer({ min: 0, max: 9 }), retryOn: errorClasses, jitter: fc.constantFrom(0, 0.5), until: expr },
  { requiredKeys: ['maxAttempts', 'backoffMs', 'retryOn'] },
)
const continuation = fc.record(
  { maxAttempts: ms, status: expr, summary: expr, onExhausted: fc.constantFrom('fail', 'accept') },
  { requiredKeys: ['maxAttempts', 'status'] },
)
const disposition = fc.oneof(
  fc.constant({ kind: 'abort' }), fc.constant({ kind: 'continue' }), retry.map((policy) => ({ kind: 'retry', policy })),
)
const handler = fc.record(
  { hook: fc.constantFrom('onFail', 'onUnknown', 'onResumeDrift'), action: disposition, maxTriggers: fc.integer({ min: 1, max: 3 }) },
  { requiredKeys: ['hook', 'action'] },
) as fc.Arbitrary<HandlerDraft>
const handlers = fc.array(handler, { minLength: 1, maxLength: 2 })

const attempt = fc.record(
  { actionName: fc.constantFrom('shell:exec', 'http:request'), args: exprMap, channel: fc.constantFrom('dom', 'uiTree') },
  { requiredKeys: ['actionName', 'args'] },
)
const binding = fc.array(attempt, { minLength: 1, maxLength: 2 }).map((attempts) => ({ attempts }))
const artifact = fc.record({ name, paths: fc.array(expr, { minLength: 1, maxLength: 2 }) })
const sources = fc.array(expr, { minLength: 1, maxLength: 2 })

const common: Fields = {
  preflight: assertions, retry, timeoutMs: ms, handlers, checkpoint: fc.boolean(), affectedBy: fc.constantFrom(['pack'], ['build', 'pack']),
}

/** An arbitrary for every field of every kind, but for those that identify, hash, or hold steps. */
export const FIELDS: Readonly<Record<StepKind, Fields>> = {
  action: {
    ...common, effect: fc.constantFrom('mutating', 'readonly'), idempotent: fc.boolean(), binding, assertions, outputs: exprMap,
    outputSchema: schema, verb: identifier, repeats: fc.constant(true), sources, continuation,
    artifacts: fc.array(artifact, { minLength: 1, maxLength: 2 }),
  },
  assert: { ...common, observe: fc.constantFrom('fresh', { fromStep: 'pack', which: 'after' }), assertions },
  call: { ...common, flowRef: fc.record({ flowId: identifier, irHash: hash }), inputs: exprMap },
  human: {
    ...common, mode: fc.constantFrom('confirm', 'judge'), prompt: expr, presents: fc.array(expr, { maxLength: 2 }),
    decisions: fc.constantFrom(['yes', 'no'], ['go']), outputSchema: schema, onTimeout: fc.constant('unknown'),
  },
  if: { ...common, cond: expr },
  foreach: { ...common, items: expr, as: identifier, key: expr, concurrency: fc.integer({ min: 1, max: 3 }), onItemFail: halt },
  let: { ...common, bindings: fc.dictionary(identifier, expr, { minKeys: 1, maxKeys: 2 }) },
  parallel: { ...common, concurrency: fc.integer({ min: 1, max: 3 }), onBranchFail: halt },
  wait: { ...common, for: expr, until: expr },
}

const REQUIRED: Readonly<Record<StepKind, readonly string[]>> = {
  action: ['effect', 'binding', 'assertions'], assert: ['observe', 'assertions'], call: ['flowRef', 'inputs'],
  human: ['mode', 'prompt', 'presents', 'timeoutMs', 'onTimeout'],
  if: ['cond'], foreach: ['items', 'as'], let: ['bindings'],
  parallel: [], wait: [],
}

/** Whether a step of the kind may go without the field. */
export const isOptional = (kind: StepKind, field: string): boolean => !REQUIRED[kind].includes(field)

const leaves = (id: string): readonly object[] => [{ kind: 'let', stepId: id, bindings: { [id]: { lit: 1 } } }]
const bodies: Readonly<Record<StepKind, (id: string) => object>> = {
  if: (id) => ({ then: leaves(`${id}-then`), else: leaves(`${id}-else`) }),
  foreach: (id) => ({ body: leaves(`${id}-body`) }),
  parallel: (id) => ({ branches: { right: leaves(`${id}-right`), left: leaves(`${id}-left`) } }),
  action: () => ({}), assert: () => ({}), call: () => ({}), human: () => ({}), let: () => ({}), wait: () => ({}),
}

/** A step of one kind, with inner steps of its own where the kind holds any. */
export const stepOf = (kind: StepKind, stepId: string): fc.Arbitrary<StepDraft> =>
  fc.record(FIELDS[kind] as Record<string, Arbitrary>, { requiredKeys: [...REQUIRED[kind]] as never[] })
    .map((fields) => ({ kind, stepId, ...fields as object, ...bodies[kind](stepId) }) as unknown as StepDraft)

const HOSTS: readonly StepKind[] = ['action', 'assert', 'human']

/** The step with what the rules of questions and handlers refuse of it left out. */
export function soundStep(step: StepDraft): StepDraft {
  const { handlers = [], ...rest } = step.kind === 'human' ? soundQuestion(step) : step
  const sound = handlers.filter(({ hook, action }) => action.kind !== 'retry' || (HOSTS.includes(step.kind) && (
    step.kind !== 'action' || step.repeats === true || hook === 'onResumeDrift'
  ))).filter(({ hook, action }) => action.kind !== 'continue' || hook !== 'onResumeDrift')
  return { ...rest, ...(sound.length === 0 ? {} : { handlers: sound }) }
}

function soundQuestion({ outputSchema: _of, decisions: _any, ...step }: Extract<StepDraft, { kind: 'human' }>): StepDraft {
  return { ...step, ...(step.mode === 'confirm' ? { decisions: ['yes', 'no'] } : { decisions: ['fail', 'pass'] }) }
}

/** A flow around given steps; every subflow that a step calls is pinned. */
export function flowWith(steps: readonly StepDraft[], more: Partial<FlowDraft> = {}): FlowDraft {
  const pins = steps.flatMap((step) => step.kind === 'call' ? [[step.flowRef.flowId, step.flowRef] as const] : [])
  const subflows = Object.fromEntries(pins)
  return { flowId: 'generated', params: [], outputs: [], body: steps, subflows, sourceMap: [], providers: {}, ...more }
}
