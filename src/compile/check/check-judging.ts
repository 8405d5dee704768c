import type { FlowDraft, HandlerDraft, StepDraft } from '../../core/flow/flow-draft.ts'
import { allSteps } from '../../core/flow/step-tree.ts'
import { type CheckContext, placeOf } from './check-context.ts'
import { explainScope, unknownName, writtenIds } from './explain-scope.ts'
import { KIND_NAMES } from './site.ts'

const asksJudge = (handlers: readonly HandlerDraft[] | undefined): boolean =>
  (handlers ?? []).some(({ hook, action }) => hook === 'onUnknown' && action.kind === 'escalate' && action.human.mode === 'judge')

/** Looking at a picture never supports a pass alone. */
function checkVisual(step: StepDraft, flow: FlowDraft, context: CheckContext): void {
  const assertions = step.kind === 'action' || step.kind === 'assert' ? step.assertions : []
  const [first] = assertions
  if (first === undefined || assertions.some(({ predicate }) => predicate.type !== 'visual')) return
  if (asksJudge(step.handlers) || asksJudge(flow.handlers)) return
  context.findings.error('check.visual-alone', placeOf(context, first, step), 'what is seen on a picture is not enough for a pass',
    'expect something structured beside it, or let a person judge: onUnknown: [{ escalate: { mode: judge, … } }]')
}

function checkSource(step: StepDraft & { readonly kind: 'assert' }, context: CheckContext): void {
  const { observe } = step
  if (observe === 'fresh') return
  const { scope: { index }, findings } = context
  const at = placeOf(context, observe, step)
  const source = index.find(observe.fromStep)?.step
  if (source === undefined) {
    const { problem, candidates, hint } = unknownName('step', observe.fromStep, writtenIds(index))
    return void findings.error('check.observation-source', at, problem, { candidates, hint })
  }
  if (!index.visible(observe.fromStep, step.stepId)) {
    return void findings.error('check.observation-source', at, explainScope(index, observe.fromStep, { at: step.stepId }).problem)
  }
  if (source.kind !== 'action' && source.kind !== 'assert') {
    return void findings.error('check.observation-source', at, `step "${source.stepId}" is ${KIND_NAMES[source.kind]} and observes nothing`)
  }
  const looks = [...source.preflight ?? [], ...source.assertions].some(({ verifyVia }) => verifyVia.length > 0)
  const wants = step.assertions.some(({ verifyVia }) => verifyVia.length > 0)
  if (wants && !looks) {
    findings.warn('check.not-archived', at, `step "${source.stepId}" keeps no observation, so what is expected of it here stays unknown`,
      'observe: fresh looks again')
  }
}

/** In generation 1 an unknown lets the flow go on. */
function checkUnknown(step: StepDraft, flow: FlowDraft, context: CheckContext): void {
  const isJudged = (step.kind === 'action' || step.kind === 'assert') && step.assertions.length > 0
  if (!isJudged || [...step.handlers ?? [], ...flow.handlers ?? []].some(({ hook }) => hook === 'onUnknown')) return
  const message = `what if step "${step.stepId}" is unknown? In FlowIR 1 the flow goes on`
  context.findings.warn('check.unknown-unhandled', placeOf(context, step), message,
    'say it with onUnknown: [{ abort: true }], or what else is to happen')
}

/** Checks that what is expected can be judged. */
export function checkJudging(context: CheckContext): void {
  for (const step of allSteps<StepDraft>(context.flow)) {
    checkVisual(step, context.flow, context)
    if (step.kind === 'assert') checkSource(step, context)
    if (context.generation === 1) checkUnknown(step, context.flow, context)
  }
}
