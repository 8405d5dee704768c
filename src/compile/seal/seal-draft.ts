import { NotJsonError } from '../../base/json.ts'
import type { FlowDraft } from '../../core/flow/flow-draft.ts'
import { sealFlow } from '../../core/hash/seal-flow.ts'
import { isFault } from '../../model/fault.ts'
import type { FlowIR } from '../../model/flow.ts'
import type { Catalog } from '../bind/catalog.ts'
import type { Findings } from '../findings.ts'
import type { Marks } from '../marks.ts'
import type { Place } from '../place.ts'
import { sourceMapOf } from './source-map.ts'
import { misfitsOf, sealVersion1 } from './version-1.ts'

export interface Sealing { readonly findings: Findings; readonly marks: Marks; readonly catalog: Catalog; readonly at: Place }

/** Reports what of a flow FlowIR 1 cannot say. */
export function reportMisfits(draft: FlowDraft, { findings, marks, at }: Omit<Sealing, 'catalog'>): void {
  for (const { part, what } of misfitsOf(draft)) {
    findings.error('seal.not-in-version-1', marks.of(part) ?? at, `FlowIR 1 has no word for ${what}`, 'compile without --ir-version 1')
  }
}

function seal1(draft: FlowDraft, { findings, catalog, at }: Sealing): FlowIR | undefined {
  const sealed = sealVersion1(draft, catalog)
  if (sealed.ok) return sealed.value
  return void findings.error(
    'seal.not-in-version-1', at, `the flow does not fit FlowIR 1: ${sealed.error}`, 'compile without --ir-version 1',
  )
}

/** Seals a checked flow, with its source map; undefined when it was reported why it cannot be. */
export function sealDraft(draft: FlowDraft, sealing: Sealing): FlowIR | undefined {
  const { marks, at, findings } = sealing
  const mapped = { ...draft, sourceMap: sourceMapOf(draft, marks, at) }
  try {
    return draft.irVersion === 1 ? seal1(mapped, sealing) : sealFlow(mapped)
  } catch (error) {
    if (!(error instanceof NotJsonError) && !isFault(error)) throw error
    return void findings.error('seal.not-sealable', at, `the flow cannot be sealed: ${error.message}`)
  }
}
