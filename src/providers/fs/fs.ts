import type { JsonObject } from '../../base/json.ts'
import type { Provider } from '../../ports/provider.ts'
import { defineProvider } from '../define-provider.ts'
import { copy, hash, read, remove, wasCopied, wasRemoved, wasWritten, writeFile } from './fs-actions.ts'

const path = { type: 'string', minLength: 1 } as const

const contentOutput: JsonObject = {
  type: 'object', additionalProperties: false, required: ['sha256', 'bytes'],
  properties: { sha256: { type: 'string' }, bytes: { type: 'integer', minimum: 0 } },
}

const readOutput: JsonObject = {
  type: 'object', additionalProperties: false, required: ['text', 'sha256', 'bytes'],
  properties: { text: { type: 'string' }, sha256: { type: 'string' }, bytes: { type: 'integer', minimum: 0 } },
}

/** The provider of `fs:write`, `fs:copy`, `fs:remove`, `fs:read` and `fs:hash`. Paths are relative to the flow's folder. */
export const fs = (): Provider => defineProvider({
  name: 'fs', version: '1',
  actions: {
    write: {
      effect: 'mutating', idempotent: true, output: contentOutput,
      input: {
        type: 'object', additionalProperties: false, required: ['path'],
        oneOf: [{ type: 'object', required: ['text'] }, { type: 'object', required: ['base64'] }],
        properties: { path, text: { type: 'string' }, base64: { type: 'string' }, mode: { type: 'string', pattern: '^[0-7]{3,4}$' } },
      },
      run: ({ workDir, args }) => writeFile(workDir, args),
      reconcile: ({ workDir, args }) => wasWritten(workDir, args),
    },
    copy: {
      effect: 'mutating', idempotent: true, output: contentOutput,
      input: { type: 'object', additionalProperties: false, required: ['from', 'to'], properties: { from: path, to: path } },
      run: ({ workDir, args }) => copy(workDir, args),
      reconcile: ({ workDir, args }) => wasCopied(workDir, args),
    },
    remove: {
      effect: 'mutating', idempotent: true,
      input: { type: 'object', additionalProperties: false, required: ['path'], properties: { path, recursive: { type: 'boolean' } } },
      output: { type: 'object', additionalProperties: false, required: ['removed'], properties: { removed: { type: 'boolean' } } },
      run: ({ workDir, args }) => remove(workDir, args),
      reconcile: ({ workDir, args }) => wasRemoved(workDir, args),
    },
    read: {
      effect: 'readonly', output: readOutput,
      input: { type: 'object', additionalProperties: false, required: ['path'], properties: { path } },
      run: ({ workDir, args }) => read(workDir, args),
    },
    hash: {
      effect: 'readonly', output: contentOutput,
      input: { type: 'object', additionalProperties: false, required: ['path'], properties: { path } },
      run: ({ workDir, args }) => hash(workDir, args),
    },
  },
})
