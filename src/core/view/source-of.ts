import type { StepRecord } from '../../model/checkpoint.ts'
import type { FlowIR, Hash, SourceMapEntry } from '../../model/flow.ts'
import { walkFlow, type StepSite } from './walk-flow.ts'

/** Where the author wrote something. Lines and columns count from 1. */
export interface SourcePlace { readonly file: string; readonly line: number; readonly column: number }

/** Archived flows by irHash, as far as they are at hand. */
export type FlowLookup = (irHash: Hash) => FlowIR | undefined

/** A step as its flow declares it, and where that was written. */
export interface DeclaredStep { readonly site: StepSite; readonly source?: SourcePlace }

const placeOf = ({ file, span }: SourceMapEntry): SourcePlace => ({ file, line: span.startLine, column: span.startCol })

/** The place of a pointer into the flow: its own, or the nearest around it. */
function nearest(places: ReadonlyMap<string, SourcePlace>, irPath: string): SourcePlace | undefined {
  for (let path = irPath; ; path = path.slice(0, path.lastIndexOf('/'))) {
    const place = places.get(path)
    if (place !== undefined || path === '') return place
  }
}

function declaredSteps(flow: FlowIR): ReadonlyMap<string, DeclaredStep> {
  const places = new Map(flow.sourceMap.map((entry) => [entry.irPath, placeOf(entry)]))
  const steps = new Map<string, DeclaredStep>()
  for (const site of walkFlow(flow)) {
    const source = nearest(places, site.irPath)
    steps.set(site.step.stepId, source === undefined ? { site } : { site, source })
  }
  return steps
}

/** Finds steps in the flow that they were recorded under; each flow is read once. */
export function stepFinder(flows: FlowLookup): (record: Pick<StepRecord, 'irHash' | 'stepId'>) => DeclaredStep | undefined {
  const known = new Map<Hash, ReadonlyMap<string, DeclaredStep>>()
  return ({ irHash, stepId }) => {
    const flow = known.has(irHash) ? undefined : flows(irHash)
    if (flow !== undefined) known.set(irHash, declaredSteps(flow))
    return known.get(irHash)?.get(stepId)
  }
}
