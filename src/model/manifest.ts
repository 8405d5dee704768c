import { Type, type Static } from '@sinclair/typebox'
import type { JsonSchemaDocument } from './flow.ts'
import { EFFECT_CLASSES, VERIFY_CHANNELS } from './vocabulary.ts'

const closed = { additionalProperties: false } as const
const schema = Type.Unsafe<JsonSchemaDocument>({ anyOf: [{ type: 'object' }, { type: 'boolean' }] })

/** One action of a provider: what it takes, gives and does to the world. */
export const actionManifestSchema = Type.Object({
  /** `declared`: the author must say (as for `shell:exec`). */
  effect: Type.Union([Type.Unsafe<(typeof EFFECT_CLASSES)[number]>({ enum: [...EFFECT_CLASSES] }), Type.Literal('declared')]),
  /** Default of the step's `idempotent` for this action. */
  idempotent: Type.Optional(Type.Boolean()),
  input: schema, output: schema,
  requiresFeature: Type.Optional(Type.String()), protected: Type.Optional(Type.Boolean()),
  /** Assertion texts sealed into a step without `expect`, as expressions over `output`. */
  defaultExpect: Type.Optional(Type.Array(Type.String())),
}, { $id: 'ActionManifest', ...closed })
export type ActionManifest = Static<typeof actionManifestSchema>

const limits = {
  /** Dispatches of this provider under way at once, over all runs of a process. */
  maxConcurrent: Type.Optional(Type.Integer({ minimum: 1 })),
  /** Dispatches of this provider begun per second, evenly spread. */
  ratePerSecond: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
}

/** What a provider can do; the lockfile pins what a flow binds of it. */
export const providerManifestSchema = Type.Object({
  name: Type.String({ pattern: '^[a-z][a-z0-9-]*$' }), version: Type.String(),
  actions: Type.Record(Type.String(), Type.Unsafe<ActionManifest>({ $ref: 'ActionManifest' })),
  features: Type.Array(Type.String(), { uniqueItems: true }),
  channels: Type.Array(Type.Unsafe<(typeof VERIFY_CHANNELS)[number]>({ enum: [...VERIFY_CHANNELS] }), { uniqueItems: true }),
  /** It keeps verdicts: `recordVerdict` is called for every verdict. */
  archivesVerdicts: Type.Optional(Type.Boolean()),
  ...limits,
}, { $id: 'ProviderManifest', ...closed })
export type ProviderManifest = Static<typeof providerManifestSchema>
export type ProviderLimits = Pick<ProviderManifest, keyof typeof limits>

export const lockfileSchema = Type.Object({
  $schema: Type.Optional(Type.String()), lockfileVersion: Type.Literal(1),
  providers: Type.Record(Type.String(), Type.Unsafe<ProviderManifest>({ $ref: 'ProviderManifest' })),
}, { $id: 'Lockfile', ...closed })
export type Lockfile = Static<typeof lockfileSchema>
