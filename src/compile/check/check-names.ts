import type { FlowDraft, StepDraft } from '../../core/flow/flow-draft.ts'
import { allSteps, bodiesOf } from '../../core/flow/step-tree.ts'
import { nearestNames } from '../../core/expr/nearest-names.ts'
import type { Findings } from '../findings.ts'
import { childOf } from '../parse/authoring-node.ts'
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
      const place = named.marks.of(step) ?? named.at
      named.findings.error('check.loop-variable-shadowed', place, `a loop around "${step.stepId}" has the item "${step.as}" already`)
    }
    for (const body of bodiesOf(step)) checkLoopNames(body.steps, isLoop ? new Set([...around, step.as]) : around, named)
  }
}

/** Loops inside each other name their items differently. */
export function checkLoopVariables(named: Named): void {
  checkLoopNames([...named.flow.body, ...named.flow.finally ?? []], new Set(), named)
}

function checkAffecting(step: StepDraft, ids: ReadonlySet<string>, { findings, marks, at }: Named): void {
  const { affectedBy = [], stepId } = step
  for (const [i, id] of affectedBy.entries()) {
    if (id !== stepId && ids.has(id)) continue
    const place = childOf(marks.nodeOf(affectedBy), String(i))?.place ?? marks.of(step) ?? at
    const problem = id === stepId ? `step "${id}" is affected by others, not by itself` : `there is no step "${id}"`
    findings.error('check.affected-by-unknown', place, problem, { candidates: id === stepId ? [] : nearestNames(id, ids) })
  }
}

/** Steps that others are said to depend on exist. */
export function checkAffectedBy(named: Named): void {
  const ids = new Set([...allSteps<StepDraft>(named.flow)].map(({ stepId }) => stepId))
  for (const step of allSteps<StepDraft>(named.flow)) checkAffecting(step, ids, named)
}
