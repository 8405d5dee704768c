import { given } from '../../base/given.ts'
import { sameJson, type Json } from '../../base/json.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import type { Expr } from '../../model/flow.ts'
import { projectAgain, rawOutput } from './judge-again.ts'
import type { Found, Walk } from './walk.ts'
import type { Compared } from './why-run.ts'

/** A kept record's output under the mapping it has now. */
export interface Projection {
  readonly value?: Json
  readonly problem?: string
  /** What the record holds then: the raw result, where the mapping cannot be made. */
  readonly output?: Json
  /** Made anew: the mapping differs, or something it reads. */
  readonly isNew: boolean
  /** Another value than the archive's. */
  readonly isOther: boolean
}

const AS_IT_WAS: Projection = { isNew: false, isOther: false }

export function projectionOf(walk: Walk, { step, site }: Found, record: StepRecord, { same }: Compared): Projection {
  if (step.kind !== 'action') return AS_IT_WAS
  if (same.project && changedReads(walk, site, Object.values(step.outputs ?? {})).length === 0) return AS_IT_WAS
  const made = projectAgain(walk.known, site, step, record)
  const archived = record.output === undefined ? null : walk.known.load(record.output)
  const output = made.problem === undefined ? made.value : rawOutput(walk.known, record)
  return { ...made, ...given('output', output), isNew: true, isOther: !sameJson(output ?? null, archived) }
}

/** The references of expressions whose values are others than in the archive; none while some of them are not known yet. */
export function changedReads(walk: Walk, site: Found['site'], exprs: readonly Expr[]): readonly string[] {
  const { changed, pending } = walk.known.read(site, exprs)
  return pending === undefined ? changed.map((ref) => ref.text) : []
}
