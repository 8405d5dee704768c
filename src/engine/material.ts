import type { Materials } from '../core/judge/judge-assertion.ts'
import type { EvidenceItem, Gap } from '../model/run-event.ts'

/** What was fetched for judging: copied evidence, what could not be had, and the vision verifier's answers. */
export interface Material {
  readonly evidence: readonly EvidenceItem[]
  readonly gaps: readonly Gap[]
  readonly vision: Materials['vision']
}

export const NO_MATERIAL: Material = { evidence: [], gaps: [], vision: new Map() }
