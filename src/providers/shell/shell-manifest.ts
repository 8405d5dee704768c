import type { JsonObject } from '../../base/json.ts'
import type { ProviderManifest } from '../../model/manifest.ts'

const text = { type: 'string' }
const nullable = (type: string): JsonObject => ({ type: [type, 'null'] })

/** A text, or a handle the provider resolves when it dispatches. */
const textOrSecret = {
  'x-secret': true,
  anyOf: [text, { type: 'object', required: ['$secret'], properties: { $secret: text }, additionalProperties: false }],
}

/** What `shell` can do. */
export const shellManifest: ProviderManifest = {
  name: 'shell',
  version: '1',
  features: [],
  channels: [],
  actions: {
    exec: {
      effect: 'declared',
      defaultExpect: ['output.exitCode == 0'],
      input: {
        type: 'object', additionalProperties: false,
        oneOf: [{ type: 'object', required: ['script'] }, { type: 'object', required: ['argv'] }],
        properties: {
          script: text,
          argv: { type: 'array', minItems: 1, items: text },
          cwd: text,
          env: { type: 'object', additionalProperties: textOrSecret },
          stdin: textOrSecret,
          json: { type: 'boolean' },
          noEffectExitCodes: { type: 'array', items: { type: 'integer', minimum: 0, maximum: 255 } },
        },
      },
      output: {
        type: 'object', additionalProperties: false,
        required: ['exitCode', 'signal', 'stdout', 'stderr', 'durationMs', 'truncated'],
        properties: {
          exitCode: nullable('integer'), signal: nullable('string'), stdout: text, stderr: text, json: {},
          values: { type: 'object' }, durationMs: { type: 'integer', minimum: 0 }, truncated: { type: 'boolean' },
        },
      },
    },
  },
}
