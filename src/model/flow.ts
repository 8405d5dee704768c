import { Type, type Static, type TSchema } from '@sinclair/typebox'
import type { Json } from '../base/json.ts'
import { exprMapRef, exprRef, type Expr, type ExprMap } from './expr.ts'
import {
  ACT_CHANNELS, EFFECT_CLASSES, ERROR_CLASSES, HOOKS, VERDICT_POLICIES, VERIFY_CHANNELS,
} from './vocabulary.ts'

// FlowIR in memory and on the wire (generation 2). Closed objects; absent means the field is absent, never null.
// Recursion points are written by hand, everything else is inferred from the schema.

const closed = { additionalProperties: false } as const
const oneOf = <const T extends readonly string[]>(values: T) => Type.Unsafe<T[number]>({ enum: [...values] })

export type Hash = `sha256:${string}`
export const hashSchema = Type.Unsafe<Hash>({ $id: 'Hash', type: 'string', pattern: '^sha256:[0-9a-f]{64}$' })
const hash = Type.Unsafe<Hash>({ $ref: 'Hash' })

/** Ids an author may write. */
export const ID_PATTERN = '^[A-Za-z_][A-Za-z0-9_-]*$'
/** Ids in the IR: `:` separates the segments of generated ids. */
const STEP_ID_PATTERN = '^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$'
const stepId = Type.String({ pattern: STEP_ID_PATTERN, maxLength: 256 })
const flowId = Type.String({ pattern: '^[A-Za-z_][A-Za-z0-9_.-]*$', maxLength: 256 })
const identifier = Type.String({ pattern: '^[A-Za-z_][A-Za-z0-9_]*$', maxLength: 128 })
const ids = Type.Array(stepId, { minItems: 1, uniqueItems: true })

export type JsonSchemaDocument = boolean | { readonly [key: string]: Json }
const jsonSchema = Type.Unsafe<JsonSchemaDocument>({ anyOf: [{ type: 'object' }, { type: 'boolean' }] })
const anyJson = Type.Unsafe<Json>({})

export const flowRefSchema = Type.Object({ flowId, irHash: hash }, { $id: 'FlowRef', ...closed })
export type FlowRef = Static<typeof flowRefSchema>
const flowRef = Type.Unsafe<FlowRef>({ $ref: 'FlowRef' })

export const paramDeclSchema = Type.Object({
  name: identifier, schema: jsonSchema, required: Type.Boolean(), default: Type.Optional(anyJson),
  secret: Type.Optional(Type.Literal(true)), fromEnv: Type.Optional(Type.String({ minLength: 1 })),
}, { $id: 'ParamDecl', ...closed })
export type ParamDecl = Static<typeof paramDeclSchema>

export const outputDeclSchema = Type.Object(
  { name: identifier, schema: Type.Optional(jsonSchema), from: exprRef }, { $id: 'OutputDecl', ...closed })
export type OutputDecl = Static<typeof outputDeclSchema>

export const textMatchSchema = Type.Object({
  value: Type.String({ minLength: 1, maxLength: 65536 }), mode: oneOf(['exact', 'contains'] as const), caseSensitive: Type.Boolean(),
}, { $id: 'TextMatch', ...closed })
export type TextMatch = Static<typeof textMatchSchema>

export const selectorSchema = Type.Object({
  context: Type.Optional(Type.Object({
    contextKind: oneOf(['native', 'web'] as const), contextId: Type.Optional(Type.String({ minLength: 1, maxLength: 4096 })),
  }, closed)),
  role: Type.Optional(Type.String({ minLength: 1, maxLength: 256 })),
  name: Type.Optional(Type.String({ minLength: 1, maxLength: 65536 })),
  identifier: Type.Optional(Type.String({ minLength: 1, maxLength: 4096 })),
  text: Type.Optional(Type.Unsafe<TextMatch>({ $ref: 'TextMatch' })),
  value: Type.Optional(Type.String({ maxLength: 65536 })),
  css: Type.Optional(Type.String({ minLength: 1, maxLength: 65536 })),
}, { $id: 'Selector', minProperties: 1, ...closed })
export type Selector = Static<typeof selectorSchema>
const selector = Type.Unsafe<Selector>({ $ref: 'Selector' })

export const regionSchema = Type.Object({
  x: Type.Number(), y: Type.Number(), width: Type.Number({ minimum: 0 }), height: Type.Number({ minimum: 0 }),
}, { $id: 'Region', ...closed })
export type Region = Static<typeof regionSchema>

export const elementStatePredicate = Type.Object({
  type: Type.Literal('elementState'), selector, state: oneOf(['present', 'visible', 'enabled', 'absent'] as const),
}, closed)
export const elementTextPredicate = Type.Object({
  type: Type.Literal('elementText'), selector, match: Type.Unsafe<TextMatch>({ $ref: 'TextMatch' }),
}, closed)
export const exprPredicate = Type.Object({ type: Type.Literal('expr'), expr: exprRef }, closed)
export const visualPredicate = Type.Object({
  type: Type.Literal('visual'), prompt: Type.String({ minLength: 1, maxLength: 16384 }),
  region: Type.Optional(Type.Unsafe<Region>({ $ref: 'Region' })),
}, closed)
const jsonSchemaPredicate = Type.Object({ type: Type.Literal('jsonSchema'), value: exprRef, schema: jsonSchema }, closed)
const filePredicate = Type.Object({
  type: Type.Literal('file'), path: exprRef, state: oneOf(['present', 'absent'] as const),
  sha256: Type.Optional(Type.String({ pattern: '^[0-9a-f]{64}$' })), contains: Type.Optional(Type.String({ minLength: 1 })),
}, closed)
export const predicateSchema = Type.Union(
  [elementStatePredicate, elementTextPredicate, exprPredicate, visualPredicate, jsonSchemaPredicate, filePredicate], { $id: 'Predicate' })
export type Predicate = Static<typeof predicateSchema>

export const assertionSchema = Type.Object({
  assertId: Type.String({ pattern: ID_PATTERN, maxLength: 128 }), predicate: Type.Unsafe<Predicate>({ $ref: 'Predicate' }),
  verifyVia: Type.Array(oneOf(VERIFY_CHANNELS), { uniqueItems: true }),
  visionPrompt: Type.Optional(Type.String({ minLength: 1, maxLength: 16384 })), onMissingInput: Type.Literal('unknown'),
}, { $id: 'Assertion', ...closed })
export type Assertion = Static<typeof assertionSchema>
const assertion = Type.Unsafe<Assertion>({ $ref: 'Assertion' })

const errorClasses = Type.Array(oneOf(ERROR_CLASSES), { minItems: 1, uniqueItems: true })
const backoffSchema = Type.Union([
  Type.Number({ minimum: 0 }),
  Type.Object({ initial: Type.Number({ minimum: 0 }), factor: Type.Number({ minimum: 1 }), max: Type.Number({ minimum: 0 }) }, closed),
])
export const retryPolicySchema = Type.Object({
  maxAttempts: Type.Integer({ minimum: 1 }), backoffMs: backoffSchema, retryOn: errorClasses,
  jitter: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })), until: Type.Optional(exprRef),
}, { $id: 'RetryPolicy', ...closed })
export type RetryPolicy = Static<typeof retryPolicySchema>

export const continuationPolicySchema = Type.Object({
  maxAttempts: Type.Integer({ minimum: 1 }), status: exprRef, summary: Type.Optional(exprRef), filesChanged: Type.Optional(exprRef),
  nextSteps: Type.Optional(exprRef), onExhausted: Type.Optional(oneOf(['fail', 'accept'] as const)),
}, { $id: 'ContinuationPolicy', ...closed })
export type ContinuationPolicy = Static<typeof continuationPolicySchema>

/** The dispositions of a handler. */
export type HandlerAction =
  | { readonly kind: 'retry'; readonly policy: RetryPolicy }
  | { readonly kind: 'continue' }
  | { readonly kind: 'escalate'; readonly human: HumanStep }
  | { readonly kind: 'abort' }
  | { readonly kind: 'repair'; readonly flowRef: FlowRef }
export const handlerActionSchema = Type.Unsafe<HandlerAction>(Type.Union([
  Type.Object({ kind: Type.Literal('retry'), policy: Type.Ref('RetryPolicy') }, closed),
  Type.Object({ kind: Type.Literal('continue') }, closed),
  Type.Object({ kind: Type.Literal('escalate'), human: Type.Ref('HumanStep') }, closed),
  Type.Object({ kind: Type.Literal('abort') }, closed),
  Type.Object({ kind: Type.Literal('repair'), flowRef: Type.Ref('FlowRef') }, closed),
], { $id: 'HandlerAction' }))

export const handlerBindingSchema = Type.Object({
  hook: oneOf(HOOKS), errorClasses: Type.Optional(errorClasses), action: Type.Unsafe<HandlerAction>({ $ref: 'HandlerAction' }),
  maxTriggers: Type.Optional(Type.Integer({ minimum: 1 })),
}, { $id: 'HandlerBinding', ...closed })
export type HandlerBinding = Static<typeof handlerBindingSchema>
const handlers = Type.Array(Type.Unsafe<HandlerBinding>({ $ref: 'HandlerBinding' }), { minItems: 1 })

const base = {
  stepId, effectHash: hash, judgeHash: hash, projectHash: Type.Optional(hash),
  preflight: Type.Optional(Type.Array(assertion, { minItems: 1 })),
  retry: Type.Optional(Type.Unsafe<RetryPolicy>({ $ref: 'RetryPolicy' })),
  timeoutMs: Type.Optional(Type.Integer({ minimum: 1 })), handlers: Type.Optional(handlers),
  checkpoint: Type.Optional(Type.Boolean()), affectedBy: Type.Optional(ids),
}

/** Provider-native action name; FlowIR 2 qualifies it: `shell:exec`. */
const ACTION_NAME_PATTERN = '^[A-Za-z][A-Za-z0-9_-]*(:[A-Za-z][A-Za-z0-9_.-]*)?$'
export const boundAttemptSchema = Type.Object({
  channel: Type.Optional(oneOf(ACT_CHANNELS)), actionName: Type.String({ pattern: ACTION_NAME_PATTERN, maxLength: 256 }), args: exprMapRef,
  requiresFeature: Type.Optional(Type.String()),
  acceptExecutionModes: Type.Optional(Type.Array(oneOf(['nativeSemantic', 'webSemantic', 'coordinateFallback'] as const),
    { minItems: 1, uniqueItems: true })),
  protection: Type.Optional(Type.Literal('standard')),
}, { $id: 'BoundAttempt', ...closed })
export type BoundAttempt = Static<typeof boundAttemptSchema>

export const actionStepSchema = Type.Object({
  kind: Type.Literal('action'), ...base, effect: oneOf(EFFECT_CLASSES), idempotent: Type.Optional(Type.Boolean()),
  binding: Type.Object({ attempts: Type.Array(Type.Unsafe<BoundAttempt>({ $ref: 'BoundAttempt' }), { minItems: 1 }) }, closed),
  assertions: Type.Array(assertion), outputs: Type.Optional(exprMapRef), outputSchema: Type.Optional(jsonSchema),
  verb: Type.Optional(Type.String()), repeats: Type.Optional(Type.Literal(true)),
  sources: Type.Optional(Type.Array(exprRef, { minItems: 1 })),
  artifacts: Type.Optional(
    Type.Array(Type.Object({ name: Type.String(), paths: Type.Array(exprRef, { minItems: 1 }) }, closed), { minItems: 1 })
  ),
  continuation: Type.Optional(Type.Unsafe<ContinuationPolicy>({ $ref: 'ContinuationPolicy' })),
}, { $id: 'ActionStep', ...closed })
export type ActionStep = Static<typeof actionStepSchema>

const observationSourceSchema = Type.Union([
  Type.Literal('fresh'), Type.Object({ fromStep: stepId, which: oneOf(['before', 'after'] as const) }, closed),
])
export const assertStepSchema = Type.Object({
  kind: Type.Literal('assert'), ...base, observe: observationSourceSchema, assertions: Type.Array(assertion, { minItems: 1 }),
}, { $id: 'AssertStep', ...closed })
export type AssertStep = Static<typeof assertStepSchema>

export const callStepSchema = Type.Object(
  { kind: Type.Literal('call'), ...base, flowRef, inputs: exprMapRef }, { $id: 'CallStep', ...closed },
)
export type CallStep = Static<typeof callStepSchema>

export const HUMAN_MODES = ['confirm', 'judge', 'provideInput', 'repairWorld'] as const
export const humanStepSchema = Type.Object({
  kind: Type.Literal('human'), ...base, mode: oneOf(HUMAN_MODES), prompt: exprRef, presents: Type.Array(exprRef),
  decisions: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 256 }), { minItems: 1 })),
  outputSchema: Type.Optional(jsonSchema), timeoutMs: Type.Integer({ minimum: 1 }), onTimeout: Type.Literal('unknown'),
}, { $id: 'HumanStep', ...closed })
export type HumanStep = Static<typeof humanStepSchema>

export const letStepSchema = Type.Object({
  kind: Type.Literal('let'), ...base, bindings: Type.Unsafe<ExprMap>({ ...exprMapRef, minProperties: 1 }),
}, { $id: 'LetStep', ...closed })
export type LetStep = Static<typeof letStepSchema>

export const waitStepSchema = Type.Object({
  kind: Type.Literal('wait'), ...base, for: Type.Optional(exprRef), until: Type.Optional(exprRef),
}, { $id: 'WaitStep', ...closed })
export type WaitStep = Static<typeof waitStepSchema>

const steps = { type: 'array', minItems: 1, items: { $ref: 'Step' } } as unknown as TSchema
const ifHead = Type.Object({ kind: Type.Literal('if'), ...base, cond: exprRef })
export type IfStep = Static<typeof ifHead> & { readonly then: readonly Step[]; readonly else?: readonly Step[] }
const ifStepSchema = Type.Unsafe<IfStep>(Type.Object(
  { ...ifHead.properties, then: steps, else: Type.Optional(steps) }, { $id: 'IfStep', ...closed }))

const foreachHead = Type.Object({
  kind: Type.Literal('foreach'), ...base, items: exprRef, as: identifier, key: Type.Optional(exprRef),
  concurrency: Type.Optional(Type.Integer({ minimum: 1 })), onItemFail: Type.Optional(oneOf(['halt', 'continue'] as const)),
})
export type ForeachStep = Static<typeof foreachHead> & { readonly body: readonly Step[] }
const foreachStepSchema = Type.Unsafe<ForeachStep>(
  Type.Object({ ...foreachHead.properties, body: steps }, { $id: 'ForeachStep', ...closed })
)

const parallelHead = Type.Object({
  kind: Type.Literal('parallel'), ...base, concurrency: Type.Optional(Type.Integer({ minimum: 1 })),
  onBranchFail: Type.Optional(oneOf(['halt', 'continue'] as const)),
})
export type ParallelStep = Static<typeof parallelHead> & { readonly branches: { readonly [name: string]: readonly Step[] } }
const parallelStepSchema = Type.Unsafe<ParallelStep>(Type.Object({
  ...parallelHead.properties,
  branches: Type.Unsafe({ type: 'object', minProperties: 1, propertyNames: { pattern: ID_PATTERN }, additionalProperties: steps }),
}, { $id: 'ParallelStep', ...closed }))

/** One step of a flow: the unit that is scheduled, checkpointed and judged. */
export type Step = ActionStep | AssertStep | CallStep | HumanStep | IfStep | ForeachStep | LetStep | ParallelStep | WaitStep
export const STEP_SCHEMAS = [
  actionStepSchema, assertStepSchema, callStepSchema, humanStepSchema, ifStepSchema, foreachStepSchema, letStepSchema,
  parallelStepSchema, waitStepSchema,
] as const
export const stepSchema = Type.Unsafe<Step>({
  $id: 'Step', type: 'object', required: ['kind'], discriminator: { propertyName: 'kind' },
  oneOf: [
    'ActionStep', 'AssertStep', 'CallStep', 'HumanStep', 'IfStep', 'ForeachStep', 'LetStep', 'ParallelStep', 'WaitStep',
  ].map(($ref) => ({ $ref })),
})

const position = Type.Integer({ minimum: 1 })
export const spanSchema = Type.Object(
  { startLine: position, startCol: position, endLine: position, endCol: position }, { $id: 'SourceSpan', ...closed },
)
export type SourceSpan = Static<typeof spanSchema>
const span = Type.Unsafe<SourceSpan>({ $ref: 'SourceSpan' })
export const sourceMapEntrySchema = Type.Object({
  irPath: Type.String({ pattern: '^(/([^~/]|~0|~1)*)*$' }), file: Type.String({ minLength: 1 }), span,
  origin: Type.Optional(Type.Array(Type.Object({ macro: identifier, file: Type.String({ minLength: 1 }), span }, closed), { minItems: 1 })),
}, { $id: 'SourceMapEntry', ...closed })
export type SourceMapEntry = Static<typeof sourceMapEntrySchema>

export const providerPinSchema = Type.Object(
  { features: Type.Array(Type.String(), { uniqueItems: true }), lockfileDigest: hash }, { $id: 'ProviderPin', ...closed })
export type ProviderPin = Static<typeof providerPinSchema>

const flowHead = Type.Object({
  irVersion: Type.Union([Type.Literal(1), Type.Literal(2)]), flowId, irHash: hash,
  params: Type.Array(Type.Unsafe<ParamDecl>({ $ref: 'ParamDecl' })), outputs: Type.Array(Type.Unsafe<OutputDecl>({ $ref: 'OutputDecl' })),
  handlers: Type.Optional(handlers), verdictPolicy: Type.Optional(oneOf(VERDICT_POLICIES)),
  subflows: Type.Record(flowId, flowRef), sourceMap: Type.Array(Type.Unsafe<SourceMapEntry>({ $ref: 'SourceMapEntry' })),
  providers: Type.Record(Type.String(), Type.Unsafe<ProviderPin>({ $ref: 'ProviderPin' })),
})
/**
 * A sealed flow. In memory both generations have this shape; a document of generation 1 is upgraded on reading
 * (`core/flow/read-flow`) and keeps its own hashes, so only `irVersion` tells whose rules apply.
 */
export type FlowIR = Static<typeof flowHead> & { readonly body: readonly Step[]; readonly finally?: readonly Step[] }
export const flowSchema = Type.Unsafe<FlowIR>(Type.Object({
  ...flowHead.properties, irVersion: Type.Literal(2), body: steps, finally: Type.Optional(steps),
}, { $id: 'FlowIR', ...closed }))

/** The flow and every subflow it pins, by irHash. */
export interface FlowBundle { readonly root: FlowIR; readonly flows: ReadonlyMap<Hash, FlowIR> }

export type { Expr, ExprMap }
