import type { RefProblem } from '../../core/expr/check-ref.ts'
import { nearestNames } from '../../core/expr/nearest-names.ts'
import type { FlowIndex, StepSite } from '../../core/flow/flow-index.ts'
import { isInFinally, type Site, standpoint } from './site.ts'

const unknown = (what: string, name: string, known: Iterable<string>): RefProblem =>
  ({ problem: `there is no ${what} "${name}"`, candidates: nearestNames(name, known), code: 'check.reference-unknown' })

/** A name that nothing in the flow has. */
export const unknownName = (what: string, name: string, known: readonly string[]): RefProblem => {
  const problem = unknown(what, name, known)
  if (problem.candidates !== undefined && problem.candidates.length > 0) return problem
  return { ...problem, hint: known.length === 0 ? `this flow has no ${what}` : `there is ${known.slice(0, 8).join(', ')}` }
}

/** Ids that a reference can spell. */
export const writtenIds = (index: FlowIndex): readonly string[] =>
  [...index.all()].map(({ step }) => step.stepId).filter((id) => !id.includes(':'))

const outOfScope = (problem: string, hint?: string): RefProblem => (
  { problem, code: 'check.reference-out-of-scope', ...(hint === undefined ? {} : { hint }) }
)

function insideLoop(target: StepSite, reader: StepSite | undefined): string | undefined {
  return target.loops.find((loop) => reader?.loops.includes(loop) !== true)
}

/** Why a step that exists may not be read from where an expression stands. */
export function explainScope(index: FlowIndex, id: string, site: Site): RefProblem {
  const target = index.site(id)
  const reader = standpoint(index, site)
  if (
    reader !== undefined && (reader.containers.includes(id) || reader.step.stepId === id)
  ) return outOfScope(`step "${id}" is what this stands in`)
  const loop = insideLoop(target, reader)
  if (loop !== undefined) return outOfScope(`step "${id}" runs in the rounds of "${loop}" and cannot be read from outside`)
  if (reader === undefined) return outOfScope(`step "${id}" belongs to "finally" and cannot be read here`)
  if (target.order > reader.order) {
    return { problem: `step "${id}" comes later`, code: 'check.forward-reference', hint: 'a step reads only what comes before it' }
  }
  if (isInFinally(index, target)) return outOfScope(`step "${id}" belongs to "finally" and cannot be read here`)
  return outOfScope(`step "${id}" stands in another branch`, 'only one of the branches runs, or they run side by side')
}
