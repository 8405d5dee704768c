import { Type, type TSchema } from '@sinclair/typebox'
import type { FlowIR } from './flow.ts'
import {
  assertionSchema, elementStatePredicate, elementTextPredicate, exprPredicate, flowRefSchema, regionSchema, selectorSchema,
  sourceMapEntrySchema,
  spanSchema, textMatchSchema, visualPredicate, hashSchema,
} from './flow.ts'
import { ACT_CHANNELS, ERROR_CLASSES, HOOKS, PURE_FUNCTIONS_1, VERDICT_POLICIES } from './vocabulary.ts'

// The published wire format of generation 1: every default written out, one provider, a closed vocabulary.
// Documents of it are verified as they stand and then upgraded to the shape of `flow.ts`.

const closed = { additionalProperties: false } as const
const ref = (name: string): TSchema => Type.Unsafe({ $ref: name })
const oneOf = (values: readonly string[]): TSchema => Type.Unsafe({ enum: [...values] })
const id = Type.String({ pattern: '^[A-Za-z_][A-Za-z0-9_-]*(:[A-Za-z_][A-Za-z0-9_-]*)*$', maxLength: 256 })
const flowId = Type.String({ pattern: '^[A-Za-z_][A-Za-z0-9_.-]*$', maxLength: 256 })
const identifier = Type.String({ pattern: '^[A-Za-z_][A-Za-z0-9_]*$', maxLength: 128 })
const schema = Type.Unsafe({ anyOf: [{ type: 'object' }, { type: 'boolean' }] })
const feature = Type.String({ pattern: '^[a-z][a-zA-Z0-9]*(\\.[a-zA-Z0-9]+)*\\.v[0-9]+$' })
const modes = Type.Array(oneOf(['nativeSemantic', 'webSemantic', 'coordinateFallback']), { minItems: 1, uniqueItems: true })
const seconds = Type.Number({ minimum: 0 })
const list = (item: TSchema, minItems = 0): TSchema => Type.Array(item, minItems === 0 ? {} : { minItems })

const name = '[A-Za-z_][A-Za-z0-9_]*'
const REF_PATTERN_1 = `^(params\\.${name}(\\.${name})*|(env|vars|iter)\\.${name}`
  + `|steps\\.[A-Za-z_][A-Za-z0-9_-]*\\.(verdict|output(\\.${name})*))$`
const ARITY: Readonly<Record<(typeof PURE_FUNCTIONS_1)[number], readonly [number, number?]>> = {
  eq: [2, 2], ne: [2, 2], not: [1, 1], and: [2], or: [2], concat: [1], len: [1, 1], coalesce: [2], jsonPath: [2, 2], regexMatch: [2, 3],
}
const call = (fn: (typeof PURE_FUNCTIONS_1)[number]): TSchema => {
  const [minItems, maxItems] = ARITY[fn]
  return Type.Object(
    { fn: Type.Literal(fn), args: Type.Array(ref('Expr1'), { minItems, ...(maxItems === undefined ? {} : { maxItems }) }) }, closed,
  )
}
const exprSchema = Type.Unsafe({
  $id: 'Expr1', oneOf: [
    Type.Object({ lit: Type.Unsafe({}) }, closed), Type.Object({ ref: Type.String({ pattern: REF_PATTERN_1, maxLength: 1024 }) }, closed),
    ...PURE_FUNCTIONS_1.map(call),
  ],
})
const exprMap = Type.Unsafe({ type: 'object', propertyNames: { pattern: `^${name}$` }, additionalProperties: { $ref: 'Expr1' } })

const retryPolicy = Type.Object({
  maxAttempts: Type.Integer({ minimum: 1 }),
  backoffMs: Type.Union([seconds, Type.Object({ initial: seconds, factor: Type.Number({ minimum: 1 }), max: seconds }, closed)]),
  retryOn: Type.Array(oneOf(ERROR_CLASSES), { minItems: 1, uniqueItems: true }),
}, { $id: 'RetryPolicy1', ...closed })

const { predicate: _predicate, ...assertionRest } = (assertionSchema as unknown as { properties: Record<string, TSchema> }).properties
const predicateIs = (type: object, then: object, otherwise: object): object => ({
  if: { type: 'object', properties: { predicate: { type: 'object', properties: { type }, required: ['type'] } }, required: ['predicate'] },
  then: { type: 'object', properties: then }, else: { type: 'object', properties: otherwise },
})
const withExpr1 = (source: TSchema): TSchema => JSON.parse(JSON.stringify(source).replaceAll('"$ref":"Expr"', '"$ref":"Expr1"')) as TSchema
const assertion = Type.Unsafe({
  $id: 'Assertion1', type: 'object', ...closed, required: ['assertId', 'predicate', 'verifyVia', 'onMissingInput'],
  properties: {
    ...assertionRest, predicate: { oneOf: [elementStatePredicate, elementTextPredicate, withExpr1(exprPredicate), visualPredicate] },
  },
  allOf: [
    predicateIs({ const: 'expr' }, { verifyVia: { type: 'array', maxItems: 0 } }, { verifyVia: { type: 'array', minItems: 1 } }),
    predicateIs({ const: 'visual' }, { verifyVia: { const: ['vision'] } }, {}),
    {
      if: {
        type: 'object', required: ['predicate', 'verifyVia'], properties: {
          predicate: { type: 'object', required: ['type'], properties: { type: { enum: ['elementState', 'elementText'] } } },
          verifyVia: { type: 'array', contains: { const: 'vision' } },
        },
      },
      then: { type: 'object', required: ['visionPrompt'] }, else: { type: 'object', properties: { visionPrompt: false } },
    },
  ],
})

const base = {
  stepId: id, effectHash: ref('Hash'), judgeHash: ref('Hash'), preflight: Type.Optional(list(ref('Assertion1'), 1)),
  retry: Type.Optional(ref('RetryPolicy1')), timeoutMs: Type.Optional(Type.Integer({ minimum: 1 })),
  handlers: Type.Optional(list(ref('HandlerBinding1'), 1)), checkpoint: Type.Boolean(),
}
const boundAttempt = Type.Object({
  channel: oneOf(ACT_CHANNELS), actionName: Type.String({ pattern: '^[A-Za-z][A-Za-z0-9_]*$', maxLength: 256 }), args: exprMap,
  requiresFeature: Type.Optional(feature), acceptExecutionModes: modes, protection: Type.Literal('standard'),
}, closed)
const VERBS = ['tap', 'set_value', 'clear', 'wait_for', 'find', 'observe', 'screenshot', 'invoke'] as const
const kinds = {
  action: Type.Object({
    kind: Type.Literal('action'), ...base, verb: Type.Optional(oneOf(VERBS)), effect: oneOf(['mutating', 'readonly']),
    idempotent: Type.Boolean(),
    binding: Type.Object({ attempts: list(boundAttempt, 1) }, closed), assertions: list(ref('Assertion1')),
    outputs: Type.Optional(exprMap), outputSchema: Type.Optional(schema),
  }, closed),
  assert: Type.Object({
    kind: Type.Literal('assert'), ...base, assertions: list(ref('Assertion1'), 1),
    observe: Type.Union([Type.Literal('fresh'), Type.Object({ fromStep: id, which: oneOf(['after', 'before']) }, closed)]),
  }, closed),
  call: Type.Object({ kind: Type.Literal('call'), ...base, flowRef: ref('FlowRef'), inputs: exprMap }, closed),
  if: Type.Object(
    { kind: Type.Literal('if'), ...base, cond: ref('Expr1'), then: list(ref('Step1'), 1), else: Type.Optional(list(ref('Step1'), 1)) },
    closed,
  ),
  foreach: Type.Object(
    { kind: Type.Literal('foreach'), ...base, items: ref('Expr1'), as: identifier, body: list(ref('Step1'), 1) }, closed,
  ),
  let: Type.Object({ kind: Type.Literal('let'), ...base, bindings: Type.Unsafe({ ...exprMap, minProperties: 1 }) }, closed),
}
const human = Type.Unsafe({
  $id: 'HumanStep1',
  ...Type.Object({
    kind: Type.Literal('human'), ...base, mode: oneOf(['confirm', 'judge', 'provideInput', 'repairWorld']),
    prompt: Type.String({ minLength: 1, maxLength: 16384 }), presents: list(ref('Expr1')),
    decisions: Type.Optional(list(Type.String({ minLength: 1, maxLength: 256 }), 1)), outputSchema: Type.Optional(schema),
    timeoutMs: Type.Integer({ minimum: 1 }), onTimeout: Type.Literal('unknown'),
  }, closed),
  if: {
    type: 'object', properties: { mode: { const: 'provideInput' } }, required: ['mode'],
  }, then: { type: 'object', required: ['outputSchema'] },
})
const step = Type.Unsafe({
  $id: 'Step1', type: 'object', required: ['kind'], discriminator: { propertyName: 'kind' }, oneOf: [
    ...Object.values(kinds), ref('HumanStep1')
  ],
})
const handlerAction = Type.Unsafe({
  $id: 'HandlerAction1', oneOf: [
    Type.Object(
      { kind: Type.Literal('retry'), policy: ref('RetryPolicy1') }, closed,
    ), Type.Object({ kind: Type.Literal('continue') }, closed),
    Type.Object({ kind: Type.Literal('escalate'), human: ref('HumanStep1') }, closed), Type.Object({ kind: Type.Literal('abort') }, closed),
    Type.Object({ kind: Type.Literal('repair'), flowRef: ref('FlowRef') }, closed),
  ],
})
const handlerBinding = Type.Unsafe({
  $id: 'HandlerBinding1',
  ...Type.Object({
    hook: oneOf(HOOKS), errorClasses: Type.Optional(Type.Array(oneOf(ERROR_CLASSES), { minItems: 1, uniqueItems: true })),
    action: ref('HandlerAction1'), maxTriggers: Type.Integer({ minimum: 1 }),
  }, closed),
  if: { type: 'object', properties: { hook: { const: 'onError' } }, required: ['hook'] },
  else: { type: 'object', properties: { errorClasses: false } },
})

/** A document of generation 1 as it is on the wire. */
export type FlowDocument1 = Omit<FlowIR, 'irVersion' | 'providers' | 'finally'> & {
  readonly irVersion: 1
  readonly provider: { readonly name: 'devicerail'; readonly version: string }
  readonly requiredFeatures: readonly string[]
  readonly lockfileDigest: `sha256:${string}`
}
export const flow1Schema = Type.Unsafe<FlowDocument1>(Type.Object({
  irVersion: Type.Literal(1), flowId, irHash: ref('Hash'),
  provider: Type.Object({ name: Type.Literal('devicerail'), version: Type.String({ minLength: 1 }) }, closed),
  requiredFeatures: Type.Array(feature, { uniqueItems: true }), lockfileDigest: ref('Hash'),
  params: list(Type.Object({ name: identifier, schema, required: Type.Boolean(), default: Type.Optional(Type.Unsafe({})) }, closed)),
  outputs: list(Type.Object({ name: identifier, schema, from: ref('Expr1') }, closed)),
  body: list(ref('Step1'), 1), handlers: Type.Optional(list(ref('HandlerBinding1'), 1)), verdictPolicy: oneOf(VERDICT_POLICIES),
  sourceMap: list(ref('SourceMapEntry')), subflows: Type.Record(flowId, ref('FlowRef')),
}, { $id: 'FlowDocument1', ...closed }))

export const FLOW_1_DEFS: readonly TSchema[] = [
  hashSchema, exprSchema, flowRefSchema, textMatchSchema, selectorSchema, regionSchema, assertion, retryPolicy, human, handlerAction,
  handlerBinding,
  step, spanSchema, sourceMapEntrySchema, flow1Schema,
]
