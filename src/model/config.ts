import { Type, type Static } from '@sinclair/typebox'

const closed = { additionalProperties: false } as const
const maybe = Type.Optional
const text = Type.String({ minLength: 1 })
const duration = Type.Unsafe<string>({ type: 'string', pattern: '^\\d+(ms|s|m|h|d)$' })

/** Where a secret's value comes from; without an entry: the environment variable of its name. */
export const secretSourceSchema = Type.Union([
  Type.Object({ env: text }, closed), Type.Object({ file: text }, closed),
  Type.Object({ command: Type.Array(text, { minItems: 1 }) }, closed),
], { $id: 'SecretSource' })
export type SecretSource = Static<typeof secretSourceSchema>

/** Who is told what runs ask. */
export const notifySchema = Type.Object({
  webhook: maybe(Type.Object({
    /** http or https. Every notice is one signed POST. */
    url: text,
    /** What it is signed with; default: the environment variable FLOWIR_WEBHOOK_SECRET. */
    secret: maybe(Type.Unsafe<SecretSource>({ $ref: 'SecretSource' })),
  }, closed)),
  /** Shows each question, with how to answer it, while the run goes on. */
  terminal: maybe(Type.Boolean()),
}, { $id: 'Notify', ...closed })
export type Notify = Static<typeof notifySchema>

/** `runner.config.json` or `runner.config.ts`. */
export const configSchema = Type.Object({
  $schema: maybe(Type.String()), store: maybe(text), flows: maybe(Type.Array(text)), concurrency: maybe(Type.Integer({ minimum: 1 })),
  stopGrace: maybe(duration),
  /** Largest file of an artifact that is kept, in bytes. */
  maxArtifactBytes: maybe(Type.Integer({ minimum: 0 })),
  output: maybe(Type.Unsafe<'stream' | 'on-failure' | 'none'>({ enum: ['stream', 'on-failure', 'none'] })),
  reporter: maybe(Type.Unsafe<'terminal' | 'plain' | 'github' | 'junit'>({ enum: ['terminal', 'plain', 'github', 'junit'] })),
  /** What the machine it runs on is for, as rules of `runner.policy.json` name it. */
  environment: maybe(text),
  platform: maybe(text), vision: maybe(text), secrets: maybe(
    Type.Record(Type.String(), Type.Unsafe<SecretSource>({ $ref: 'SecretSource' }))
  ),
  notify: maybe(Type.Unsafe<Notify>({ $ref: 'Notify' })),
  providers: maybe(Type.Record(Type.String(), Type.Unsafe<{ readonly module?: string; readonly options?: unknown }>({
    type: 'object', additionalProperties: false, properties: { module: { type: 'string' }, options: {} },
  }))),
}, { $id: 'Config', ...closed })
export type Config = Static<typeof configSchema>
