import { verifyFlow } from '../core/hash/verify-flow.ts'
import type { FlowIR, Hash } from '../model/flow.ts'
import { decodeJson, hashOfBytes } from './event-bytes.ts'

/**
 * What is wrong with an archived flow; undefined when its bytes are those that were written and give the hash they are kept under.
 * @param digest hash of the bytes as they were written: the flow's own leaves its source map out
 */
export function flowProblem(irHash: Hash, bytes: Uint8Array, digest: string): string | undefined {
  if (hashOfBytes(bytes) !== digest) return `flow ${irHash} was altered`
  try {
    const flow = decodeJson(bytes, `flow ${irHash}`) as FlowIR
    return flow.irHash === irHash && verifyFlow(flow).length === 0 ? undefined : `flow ${irHash} does not match its hash`
  } catch (error) {
    return error instanceof Error ? `flow ${irHash}: ${error.message}` : String(error)
  }
}
