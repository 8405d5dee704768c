import type { JsonObject } from '../../base/json.ts'
import type { JsonSchemaDocument } from '../../model/flow.ts'
import type { ProviderManifest } from '../../model/manifest.ts'
import { SESSION_CONFIG_SCHEMA } from './session-config.ts'

const text = { type: 'string' }

/** A text, or a handle the provider resolves when it dispatches. */
const textOrSecret: JsonObject = {
  'x-secret': true,
  anyOf: [text, { type: 'object', required: ['$secret'], properties: { $secret: text }, additionalProperties: false }],
}

const NAME = { type: 'string', minLength: 1, maxLength: 64 }

const LIMITS: JsonObject = {
  type: 'object', additionalProperties: false,
  properties: {
    turns: { type: 'integer', minimum: 1 }, costUsd: { type: 'number', exclusiveMinimum: 0 },
    duration: { anyOf: [{ type: 'string', pattern: '^[0-9]+(ms|s|m|h|d)$' }, { type: 'number', exclusiveMinimum: 0 }] },
  },
}

const MESSAGE: JsonObject = { anyOf: [text, { type: 'object' }] }

const CONFIG: JsonObject = {
  ...SESSION_CONFIG_SCHEMA.properties, preset: text, args: { type: 'array', items: textOrSecret },
  env: { type: 'object', additionalProperties: textOrSecret },
}

const inputOf = (properties: JsonObject, required: string[] = []): JsonSchemaDocument =>
  ({ type: 'object', additionalProperties: false, required, properties, $defs: SESSION_CONFIG_SCHEMA.$defs })

const outputOf = (properties: JsonObject, required: string[]): JsonSchemaDocument =>
  ({ type: 'object', additionalProperties: false, required, properties })

const count = { type: 'number', minimum: 0 }

const KNOWN: JsonObject = { sessionId: text, outcome: { enum: ['resumed', 'fresh'] }, continuity: { enum: ['continued', 'broken'] } }

const ANSWER = outputOf({
  ...KNOWN, result: {}, status: { enum: ['completed', 'partial', 'failed', 'limited'] }, limit: { enum: ['turns', 'costUsd', 'duration'] },
  usage: outputOf(
    { inputTokens: count, outputTokens: count, costUsd: count, turns: count }, ['inputTokens', 'outputTokens', 'costUsd', 'turns'],
  ),
}, ['result', 'sessionId', 'outcome', 'continuity', 'usage'])

const OPENED = outputOf(KNOWN, ['sessionId', 'continuity'])

/** What `session` can do. */
export const sessionManifest: ProviderManifest = {
  name: 'session',
  version: '1',
  features: [],
  channels: [],
  actions: {
    open: { effect: 'declared', input: inputOf({ ...CONFIG, name: NAME }), output: OPENED },
    send: { effect: 'declared', input: inputOf({ name: NAME, message: MESSAGE, limits: LIMITS }, ['message']), output: ANSWER },
    close: { effect: 'declared', input: inputOf({ name: NAME }), output: outputOf({ sessionId: text }, ['sessionId']) },
    run: { effect: 'declared', input: inputOf({ ...CONFIG, message: MESSAGE, limits: LIMITS }, ['message']), output: ANSWER },
  },
}
