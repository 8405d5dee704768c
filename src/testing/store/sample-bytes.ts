import { sealFlow } from '../../core/hash/seal-flow.ts'
import type { FlowIR } from '../../model/flow.ts'

/** Bytes that are not text and not all alike. */
export function bytesOf(size: number): Uint8Array {
  const bytes = new Uint8Array(size)
  for (let i = 0; i < size; i++) bytes[i] = (i * 31 + (i >> 8)) & 0xff
  return bytes
}

/** A sealed flow that binds a text. */
export const sampleFlow = (text = 'a text to alter'): FlowIR => sealFlow({
  flowId: 'sample', params: [], outputs: [], subflows: {}, providers: {}, sourceMap: [],
  body: [{ kind: 'let', stepId: 'one', bindings: { one: { lit: text } } }],
})
