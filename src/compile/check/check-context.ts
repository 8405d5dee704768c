import type { FlowDraft } from '../../core/flow/flow-draft.ts'
import type { FlowIR, Hash } from '../../model/flow.ts'
import type { SchemaCheck } from '../../ports/schema-check.ts'
import type { Catalog } from '../bind/catalog.ts'
import type { Findings } from '../findings.ts'
import type { Marks } from '../marks.ts'
import type { Place } from '../place.ts'
import type { FlowScope } from './flow-scope.ts'

/** What checking a bound flow needs beside the flow. */
export interface CheckContext {
  readonly flow: FlowDraft
  readonly scope: FlowScope
  readonly findings: Findings
  readonly marks: Marks
  readonly catalog: Catalog
  readonly generation: 1 | 2
  readonly schemas: SchemaCheck
  readonly callee: (irHash: Hash) => FlowIR | undefined
  /** The flow's own place, for what has none. */
  readonly at: Place
}

/** Where the first of some parts was written that the author wrote. */
export function placeOf({ marks, at }: CheckContext, ...parts: readonly (object | undefined)[]): Place {
  for (const part of parts) {
    const place = part === undefined ? undefined : marks.of(part)
    if (place !== undefined) return place
  }
  return at
}
