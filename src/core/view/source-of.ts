import type { StepRecord } from '../../model/checkpoint.ts'
import type { FlowIR, Hash, SourceMapEntry } from '../../model/flow.ts'
import { findStep } from './walk-flow.ts'

/** Where the author wrote something. Lines and columns count from 1. */
export interface SourcePlace { readonly file: string; readonly line: number; readonly column: number }

/** Archived flows by irHash, as far as they are at hand. */
export type FlowLookup = (irHash: Hash) => FlowIR | undefined

const covers = (entry: SourceMapEntry, irPath: string): boolean => irPath === entry.irPath || irPath.startsWith(`${entry.irPath}/`)

/** The source map entry of a place in a flow: its own, or the nearest around it. */
export function sourceEntry(flow: FlowIR, irPath: string): SourceMapEntry | undefined {
  return flow.sourceMap
    .filter((entry) => covers(entry, irPath))
    .reduce<SourceMapEntry | undefined>((best, entry) => (entry.irPath.length > (best?.irPath.length ?? -1) ? entry : best), undefined)
}

/** Where the step of a record was written, in the flow that it was recorded under. */
export function sourceOf(record: Pick<StepRecord, 'irHash' | 'stepId'>, flows: FlowLookup): SourcePlace | undefined {
  const flow = flows(record.irHash)
  const site = flow === undefined ? undefined : findStep(flow, record.stepId)
  if (flow === undefined || site === undefined) return undefined
  const entry = sourceEntry(flow, site.irPath)
  return entry === undefined ? undefined : { file: entry.file, line: entry.span.startLine, column: entry.span.startCol }
}
