import type { StepRecord } from '../../model/checkpoint.ts'
import type { FlowIR, Step } from '../../model/flow.ts'
import type { StepKind, StepState } from '../../model/vocabulary.ts'

/** A step of the flow that never acted in this run. */
export interface NotBegun {
  readonly ref: string
  readonly kind: StepKind
  /** It was reached and is held back, because a step before it halted its body. */
  readonly blocked?: true
  readonly phase?: 'finally'
}

/** How the flow's own steps stand, by step id: those of loops and callees are not among them. */
export type OwnSteps = ReadonlyMap<string, { readonly state: StepState; readonly over: boolean }>

/** Whether the record is one of the flow's own steps, outside loops, calls and hooks. */
export const isOwn = (record: Pick<StepRecord, 'runPath'>): boolean => record.runPath.length === 1

/** `if` and `parallel` add nothing to a path, so what is in them can be named without knowing rounds. */
function innerBodies(step: Step): readonly (readonly Step[])[] {
  if (step.kind === 'if') return step.else === undefined ? [step.then] : [step.then, step.else]
  return step.kind === 'parallel' ? Object.values(step.branches) : []
}

/** Generated around a step by the compiler: people know only the step inside. */
const isGenerated = (step: Step): boolean => step.stepId.includes(':')

function* walk(steps: readonly Step[], seen: OwnSteps, phase: { readonly phase?: 'finally' }): Generator<NotBegun> {
  for (const step of steps) {
    const record = seen.get(step.stepId)
    const inside = innerBodies(step)
    const inner = inside.length > 0 && (record === undefined ? isGenerated(step) : !record.over || record.state === 'blocked')
    if (inner) for (const body of inside) yield* walk(body, seen, phase)
    else if (record === undefined) yield { ref: step.stepId, kind: step.kind, ...phase }
    else if (record.state === 'blocked') yield { ref: step.stepId, kind: step.kind, blocked: true, ...phase }
  }
}

/**
 * Steps of the flow that have not begun, in the flow's order. An `if`, a loop or a call that was not reached is one row; in a loop or a
 * call that is under way nothing is listed, its rounds and steps are not known yet.
 */
export function* stepsNotBegun(flow: Pick<FlowIR, 'body' | 'finally'>, seen: OwnSteps): Generator<NotBegun> {
  yield* walk(flow.body, seen, {})
  yield* walk(flow.finally ?? [], seen, { phase: 'finally' })
}
