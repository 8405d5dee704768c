import type { Expr, Step } from '../../model/flow.ts'

/** The expressions that a step's inputs are made of. */
export function inputExprs(step: Step): readonly Expr[] {
  switch (step.kind) {
    case 'action': return [...step.binding.attempts.flatMap((attempt) => Object.values(attempt.args)), ...step.sources ?? []]
    case 'call': return Object.values(step.inputs)
    case 'if': return [step.cond]
    case 'foreach': return step.key === undefined ? [step.items] : [step.items, step.key]
    case 'let': return Object.values(step.bindings)
    case 'human': return [step.prompt, ...step.presents]
    case 'wait': return [step.for, step.until].filter((expr) => expr !== undefined)
    default: return []
  }
}
