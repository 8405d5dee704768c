import type { HandlerDraft, StepDraft } from '../../core/flow/flow-draft.ts'
import { reacts, repeatsEffect } from '../../core/flow/handler-rules.ts'
import { allSteps } from '../../core/flow/step-tree.ts'
import { isHost } from '../../core/path/container-of.ts'
import { type CheckContext, placeOf } from './check-context.ts'
import { KIND_NAMES } from './site.ts'

// What handlers may do where they stand, and handlers that never do anything.

function checkDrift(handler: HandlerDraft, context: CheckContext): void {
  if (handler.hook !== 'onResumeDrift' || handler.action.kind !== 'continue' || context.generation === 1) return
  context.findings.error('check.drift-continued', placeOf(context, handler),
    '"continue" would act although what was to hold before it does not',
    'let it be mended, with repair or escalate: { mode: repairWorld, … }; without a handler the step is blocked')
}

function checkHost(step: StepDraft, handler: HandlerDraft, context: CheckContext): void {
  if (!reacts(handler) || isHost(step.kind)) return
  const { kind } = handler.action
  context.findings.error('check.handler-not-repeatable', placeOf(context, handler, step),
    `"${kind}" does step "${step.stepId}" again, which is ${KIND_NAMES[step.kind]}: only an action, a check and a question are`,
    step.kind === 'call' ? `write "${kind}" at the step of the called flow` : `write "${kind}" at a step inside, or at the flow`)
}

function checkNeverDrifts(step: StepDraft, handler: HandlerDraft, context: CheckContext): void {
  if (handler.hook !== 'onResumeDrift' || step.preflight !== undefined) return
  context.findings.warn(
    'check.handler-never-fires', placeOf(context, handler), 'nothing drifts without "preflight": this handler never fires',
  )
}

const isPrecious = (step: StepDraft): boolean => step.kind === 'action' && step.effect === 'mutating' && step.idempotent !== true

/** A handler of the flow repeats no effect: where every step has one it does only what was certainly not done. */
function checkIdle(handlers: readonly HandlerDraft[], context: CheckContext): void {
  const again = handlers.find((handler) => repeatsEffect(handler))
  const steps = [...context.scope.index.all()].map((site) => site.step).filter((step) => isHost(step.kind))
  if (again === undefined || context.generation === 1 || !steps.every(isPrecious)) return
  const { kind } = again.action
  context.findings.warn('check.handler-never-fires', placeOf(context, again),
    steps.length === 0 ? `nothing in this flow is done again by the "${kind}" of the flow`
      : `"${kind}" at the flow repeats no effect, and every step here has one: it acts only where nothing can have happened`,
    `write "${kind}" at the step that may be repeated, with repeats: true; or say idempotent: true where repeating does no harm`)
}

/** Checks that handlers can do what they say. */
export function checkHandlers(context: CheckContext): void {
  const { handlers = [] } = context.flow
  for (const handler of handlers) checkDrift(handler, context)
  checkIdle(handlers, context)
  for (const step of allSteps<StepDraft>(context.flow)) {
    for (const handler of step.handlers ?? []) {
      checkDrift(handler, context)
      checkHost(step, handler, context)
      checkNeverDrifts(step, handler, context)
    }
  }
}
