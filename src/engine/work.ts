import { mayContinue } from '../core/continuation/may-continue.ts'
import { decideWork, heldBack, readWork, type WorkDecision, type WorkEnds } from '../core/continuation/decide-work.ts'
import { isBeginningAgain } from '../core/continuation/previous-of.ts'
import { evaluate } from '../core/expr/evaluate.ts'
import { lastAttempt } from '../core/fold/ledger.ts'
import { isReentry } from '../core/handle/handling.ts'
import type { StepRecord } from '../model/checkpoint.ts'
import type { ActionStep, ContinuationPolicy, FlowIR } from '../model/flow.ts'
import type { LiveRun } from './live-run.ts'
import { scopeFor } from './scope.ts'

// How far the work of a step came, asked of its newest result.

const mayGoOn = (run: LiveRun, record: StepRecord, flow: FlowIR, step: ActionStep): boolean =>
  mayContinue({ flow, step, record, policy: run.tools.policy })

const exprsOf = ({ status, summary, filesChanged, nextSteps }: ContinuationPolicy) =>
  [status, summary, filesChanged, nextSteps].filter((expr) => expr !== undefined)

/** What follows a dispatch that ended well, by its own word; undefined: nobody asks it, or a person said that it was done. */
export async function workOf(
  run: LiveRun, record: StepRecord, flow: FlowIR, step: ActionStep,
): Promise<{ readonly decision: WorkDecision; readonly mayGoOn: boolean } | undefined> {
  const settled = lastAttempt(record)?.settled
  const { continuation: policy } = step
  if (policy === undefined || settled?.terminal !== 'succeeded' || settled.source === 'person') return undefined
  const scope = await scopeFor(run, { path: record.runPath, own: { output: settled.output } }, exprsOf(policy))
  const may = mayGoOn(run, record, flow, step)
  return { decision: decideWork(policy, record, readWork(policy, (expr) => evaluate(expr, scope)), may), mayGoOn: may }
}

/** Work that was to go on, and by now may not: the flow or the policy changed. */
export function withheld(run: LiveRun, step: ActionStep, record: StepRecord): WorkEnds | undefined {
  if (isReentry(record) || !isBeginningAgain(record)) return undefined
  const { flow } = run.tools.flows.placeOf(record.runPath)
  return heldBack(step.continuation, record, mayGoOn(run, record, flow, step))
}
