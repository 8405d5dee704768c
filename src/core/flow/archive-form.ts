import { canonicalJson } from '../../base/json.ts'
import { invariant } from '../../base/never.ts'
import type { FlowIR } from '../../model/flow.ts'
import type { FlowDocument1 } from '../../model/flow-1.ts'

// A flow is archived as the document its hashes were made of. Of generation 1 that is not its form in memory,
// which has lost the provider's version, so the document stays beside the flow that was read from it.

const DOCUMENTS = new WeakMap<FlowIR, FlowDocument1>()

/** Keeps the document an upgraded flow was read from. */
export function keepDocument(flow: FlowIR, document: FlowDocument1): FlowIR {
  DOCUMENTS.set(flow, document)
  return flow
}

/** The document a flow was sealed as: of generation 2 the flow itself. Of generation 1 only flows that `readFlow` gave have one. */
export function documentOf(flow: FlowIR): FlowIR | FlowDocument1 {
  if (flow.irVersion === 2) return flow
  const document = DOCUMENTS.get(flow)
  invariant(document !== undefined, `the flow "${flow.flowId}" of generation 1 is a copy of the one that was read`)
  return document
}

/** The bytes a flow is archived as, under its irHash: reading them gives the same flow and verifies. */
export const archiveBytes = (flow: FlowIR): Uint8Array => new TextEncoder().encode(canonicalJson(documentOf(flow)))
