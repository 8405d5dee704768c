import { Type } from '@sinclair/typebox'
import type { Hash } from './flow.ts'

/** One frame of a run path. `hash` of a call is shown, never part of identity. */
export type Frame =
  | { readonly call: string; readonly hash: Hash }
  | { readonly loop: string; readonly key: string }
  | { readonly loop: string; readonly index: number }
  | { readonly hook: string; readonly n: number }
  | { readonly step: string }

/** Where something happened: call frames, iterations and hooks, then the step. Empty: the run itself. */
export type RunPath = readonly Frame[]

/** Text identity of an instance, `checkout/each[sku-42]/pay`: call frames, iterations and step id, nothing else. */
export type InstanceRef = string

const frame = (properties: Record<string, object>): object => ({
  type: 'object', additionalProperties: false, required: Object.keys(properties), properties,
})
const text = { type: 'string', minLength: 1 }
export const runPathSchema = Type.Unsafe<RunPath>({
  $id: 'RunPath', type: 'array', items: {
    oneOf: [
      frame({ call: text, hash: { $ref: 'Hash' } }), frame({ loop: text, key: { type: 'string' } }),
      frame({ loop: text, index: { type: 'integer', minimum: 0 } }), frame({ hook: text, n: { type: 'integer', minimum: 1 } }),
      frame({ step: text }),
    ],
  },
})
