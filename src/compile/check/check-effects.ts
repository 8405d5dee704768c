import type { StepDraft } from '../../core/flow/flow-draft.ts'
import { repeatsEffect } from '../../core/flow/handler-rules.ts'
import { allSteps, stepsBelow } from '../../core/flow/step-tree.ts'
import type { FlowIR, Hash, RetryPolicy, Step } from '../../model/flow.ts'
import { type CheckContext, placeOf } from './check-context.ts'

// Rules about acting again: what may repeat, what must say that it may, and policies that can never apply.

type Acting = StepDraft & { readonly kind: 'action' }

const isRepeatable = ({ effect, idempotent }: Acting): boolean => effect === 'readonly' || idempotent === true

function checkUntil(step: Acting, { until, retryOn }: RetryPolicy, context: CheckContext): void {
  if (until === undefined) return
  const place = placeOf(context, until, step.retry, step)
  if (!isRepeatable(step)) {
    const message = `step "${step.stepId}" changes the world each time, so it cannot be repeated until something holds`
    context.findings.error('check.until-not-repeatable', place, message,
      'only readonly or idempotent steps can; wait with a readonly step after it')
  } else if (!retryOn.includes('action_failed_retryable')) {
    context.findings.warn('check.retry-dead', place, '"until" has no effect: "retryOn" leaves out action_failed_retryable')
  }
}

const NEVER_RETRIED = ['session_degraded', 'transport_lost', 'capability_drift', 'action_cancelled'] as const

function checkRetryOn(step: Acting, policy: RetryPolicy, context: CheckContext): void {
  const place = placeOf(context, policy, step)
  for (const errorClass of NEVER_RETRIED) {
    if (policy.retryOn.includes(errorClass)) context.findings.warn(
      'check.retry-dead', place, `"${errorClass}" is never retried inside a step`,
    )
  }
  if (policy.retryOn.includes('action_timed_out') && !isRepeatable(step)) {
    context.findings.warn('check.retry-dead', place, `"action_timed_out" is not retried: step "${step.stepId}" may have changed the world`,
      'if repeating it does no harm, say idempotent: true')
  }
}

/** What makes a step act again by itself, beside its retry policy. */
function repetition(step: Acting): string | undefined {
  if (step.continuation !== undefined) return '"continuation"'
  const handler = step.handlers?.find((each) => repeatsEffect(each))
  return handler && `a "${handler.action.kind}" handler`
}

function checkRepeats(step: Acting, context: CheckContext): void {
  const by = repetition(step)
  if (by !== undefined && !isRepeatable(step) && step.repeats !== true) {
    const message = `${by} repeats step "${step.stepId}", which changes the world each time`
    context.findings.error('check.repeats-required', placeOf(context, step), message,
      'say that this is meant, with repeats: true; or idempotent: true if repeating does no harm')
  }
  if (step.repeats === true && (by === undefined || isRepeatable(step))) {
    context.findings.warn(
      'check.repeats-idle', placeOf(context, step), `step "${step.stepId}" says "repeats", but nothing in the flow needs it`,
    )
  }
}

function* actingWithin(flow: FlowIR, callee: (hash: Hash) => FlowIR | undefined): Generator<Step & { readonly kind: 'action' }> {
  for (const step of allSteps<Step>(flow)) {
    if (step.kind === 'action') yield step
    const inner = step.kind === 'call' ? callee(step.flowRef.irHash) : undefined
    if (inner !== undefined) yield* actingWithin(inner, callee)
  }
}

function checkClosing(step: StepDraft, context: CheckContext): void {
  const { findings } = context
  if (step.kind === 'action' && !isRepeatable(step)) {
    const message = `step "${step.stepId}" changes the world, and "finally" may run again after a crash`
    findings.error('check.finally-not-idempotent', placeOf(context, step), message,
      'say idempotent: true if repeating it does no harm, else move it out of "finally"')
  }
  const callee = step.kind === 'call' ? context.callee(step.flowRef.irHash) : undefined
  const harmful = callee && [...actingWithin(callee, context.callee)].find((inner) => !isRepeatable(inner))
  if (harmful === undefined) return
  findings.error('check.finally-not-idempotent', placeOf(context, step),
    `step "${step.stepId}" calls a flow whose step "${harmful.stepId}" is not idempotent, and "finally" may run again after a crash`)
}

/** Checks that nothing is repeated that must not be. */
export function checkEffects(context: CheckContext): void {
  for (const step of allSteps<StepDraft>(context.flow)) {
    if (step.kind !== 'action') continue
    checkRepeats(step, context)
    if (step.retry === undefined) continue
    checkUntil(step, step.retry, context)
    checkRetryOn(step, step.retry, context)
  }
  for (const closing of context.flow.finally ?? []) for (const step of stepsBelow(closing)) checkClosing(step, context)
}
