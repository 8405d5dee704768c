import type { FlowDraft, StepDraft } from '../../core/flow/flow-draft.ts'
import { allSteps, bodiesOf } from '../../core/flow/step-tree.ts'
import { nearestNames } from '../../core/expr/nearest-names.ts'
import type { Findings } from '../findings.ts'
import type { Marks } from '../marks.ts'
import type { Place } from '../place.ts'

export interface Named { readonly flow: FlowDraft; readonly findings: Findings; readonly marks: Marks; readonly at: Place }

const lineOf = (place: Place | undefined): string => place?.span === undefined ? 'before' : `on line ${place.span.startLine}`

/** Reports ids that occur twice; whether there are none. */
export function checkIds({ flow, findings, marks, at }: Named): boolean {
  const seen = new Map<string, StepDraft>()
  for (const step of allSteps<StepDraft>(flow)) {
    const first = seen.get(step.stepId)
    if (first === undefined) seen.set(step.stepId, step)
    else findings.error('check.duplicate-id', marks.of(step) ?? at, `the id "${step.stepId}" is used ${lineOf(marks.of(first))} already`,
      'ids are unique in a flow, also inside loops and branches')
  }
  return seen.size === [...allSteps<StepDraft>(flow)].length
}

/** Variables are bound once. */
export function checkVariables({ flow, findings, marks, at }: Named): void {
  const bound = new Map<string, string>()
  for (const step of allSteps<StepDraft>(flow)) {
    if (step.kind !== 'let') continue
    for (const name of Object.keys(step.bindings)) {
      const first = bound.get(name)
      if (first !== undefined) findings.error(
        'check.variable-rebound', marks.of(step) ?? at, `variable "${name}" is bound by step "${first}" already`,
      )
      else bound.set(name, step.stepId)
    }
  }
}

function checkLoopNames(steps: readonly StepDraft[], around: ReadonlySet<string>, named: Named): void {
  for (const step of steps) {
    const isLoop = step.kind === 'foreach'
    if (isLoop && around.has(step.as)) {
      named.findings.error('check.loop-variable-shadowed', named.marks.of(step) ?? named.at, `a loop around "${step.stepId}" has the item "${step.as}" already`)
    }
    for (const body of bodiesOf(step)) checkLoopNames(body.steps, isLoop ? new Set([...around, step.as]) : around, named)
  }
}

/** Loops inside each other name their items differently. */
export function checkLoopVariables(named: Named): void {
  checkLoopNames([...named.flow.body, ...named.flow.finally ?? []], new Set(), named)
}

/** Steps that others are said to depend on exist. */
export function checkAffectedBy({ flow, findings, marks, at }: Named): void {
  const ids = new Set([...allSteps<StepDraft>(flow)].map(({ stepId }) => stepId))
  for (const step of allSteps<StepDraft>(flow)) {
    for (const [i, id] of (step.affectedBy ?? []).entries()) {
      const list = step.affectedBy && marks.nodeOf(step.affectedBy)
      const place = (list?.kind === 'list' ? list.items[i]?.place : undefined) ?? marks.of(step) ?? at
      if (id === step.stepId) findings.error('check.affected-by-unknown', place, `step "${id}" is affected by others, not by itself`)
      else if (!ids.has(id)) findings.error(
        'check.affected-by-unknown', place, `there is no step "${id}"`, { candidates: nearestNames(id, ids) },
      )
    }
  }
}
