import { Fault } from '../model/fault.ts'
import type { Hash } from '../model/flow.ts'

/** Whether bytes are there and hash to the name they are kept under. */
export type EvidenceState = 'sound' | 'missing' | 'altered'

/** The fault for evidence that cannot be shown. */
export const evidenceFault = (hash: Hash, state: Exclude<EvidenceState, 'sound'>): Fault =>
  new Fault('store.evidence-missing', `evidence ${hash} is ${state}`, { next: 'runner verify', data: { hash, state } })

/** Largest evidence that travels with an append and is kept beside the events, in bytes. */
export const EVIDENCE_INLINE_LIMIT = 64 * 1024
