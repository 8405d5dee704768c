import type { IfStep, Step } from '../../model/flow.ts'
import { decide, type Decision, type StillStands } from './container-decision.ts'
import type { Front } from './front.ts'
import { meetUntaken } from './meet-untaken.ts'
import { bodyUnder, settleContainer } from './settle-container.ts'
import { both, type AlignBody, type Body, type Found, type StepEnd, type Walk } from './walk.ts'

/** A choice: descended while it takes the same branch. */
export function alignIf(walk: Walk, found: Found, step: IfStep, front: Front, alignBody: AlignBody): StepEnd {
  const at = walk.reserve()
  const decision = decide(walk, found, decidesTheSame(walk, found))
  const cond = condOf(decision)
  let inside: StepEnd = { todo: false, halts: false }
  for (const { name, steps, taken } of branches(step, cond)) {
    const body: Body = { ...found.body, ...bodyUnder(found, decision), steps, container: found.ref, name }
    if (!taken) meetUntaken(walk, body)
    else inside = both(inside, alignBody(walk, body, front))
  }
  return settleContainer(walk, found, at, decision, { ...inside, halts: inside.halts && cond !== undefined })
}

/** An edited condition of generation 2 that evaluates to the same branch. */
const decidesTheSame = (walk: Walk, { body }: Found): StillStands => (record, values) => {
  const same = values !== undefined && values['cond'] === walk.known.inputsOf(record)['cond']
  return same && body.flow.irVersion === 2 ? { stamp: { class: 'effectDirty', cause: 'decidesTheSame' } } : undefined
}

/** Undefined: nobody knows yet, whatever it was before. */
const condOf = (decision: Decision): unknown => (decision.kind === 'later' ? undefined : decision.values?.['cond'])

interface Branch { readonly name: string; readonly steps: readonly Step[]; readonly taken: boolean }

/** Untaken ones last; while nobody knows the condition, each may be taken. */
function branches(step: IfStep, cond: unknown): readonly Branch[] {
  const rows: readonly Branch[] = [
    { name: 'then', steps: step.then, taken: cond !== false }, { name: 'else', steps: step.else ?? [], taken: cond !== true },
  ]
  return rows.filter((row) => row.steps.length > 0)
}
