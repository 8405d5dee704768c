import type { StepDraft } from '../../core/flow/flow-draft.ts'
import { allSteps } from '../../core/flow/step-tree.ts'
import { Findings } from '../findings.ts'
import { type CheckContext, placeOf } from './check-context.ts'

function onStep(step: StepDraft, advice: Findings, context: CheckContext): void {
  if (step.kind === 'action' && step.effect === 'mutating' && step.idempotent !== true && step.preflight === undefined) {
    const message = `step "${step.stepId}" changes the world, and nothing is checked first`
    advice.warn('check.mutating-without-preflight', placeOf(context, step), message,
      'with "preflight" a resume can see whether it already happened')
  }
  const judged = step.kind === 'action' || step.kind === 'assert' ? step.assertions : []
  for (const assertion of judged) {
    if (assertion.predicate.type !== 'file') continue
    const message = `step "${step.stepId}" keeps no copy of the file this expectation looks at`
    advice.warn('check.not-archived', placeOf(context, assertion), message,
      'a changed expectation about it cannot be judged again from the past')
  }
}

/** What could be better but surprises nobody: shown on request, never in the way. */
export function giveAdvice(context: CheckContext): Findings {
  const advice = new Findings()
  for (const step of allSteps<StepDraft>(context.flow)) onStep(step, advice, context)
  return advice
}
