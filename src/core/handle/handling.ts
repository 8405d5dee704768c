import { given } from '../../base/given.ts'
import type { RequestRow, StepRecord } from '../../model/checkpoint.ts'
import type { ActionStep, FlowIR } from '../../model/flow.ts'
import { lastAttempt } from '../fold/ledger.ts'
import { bindingNamed } from './ladder.ts'

// What a handler that was triggered has come to, told by the record alone.

/** The question that the handler in progress asked. */
export const questionOf = ({ handling, requests = [] }: StepRecord): RequestRow | undefined =>
  (handling === undefined ? undefined : requests.findLast((row) => row.kind === 'escalation' && row.seq > handling.seq))

/** Whether what a handler began is still to be gone on with. */
export function isHandling(record: StepRecord): boolean {
  const { handling } = record
  if (handling === undefined) return false
  const question = handling.disposition === 'escalate' ? questionOf(record) : undefined
  return question?.answered === undefined || question.withdrawn === true
}

/** Whether the verdict in force is a person's, asked by a handler: no handler answers that. */
export const isRuled = ({ verdict, requests = [] }: StepRecord): boolean =>
  requests.some(({ kind, evidence }) => kind === 'escalation' && evidence !== undefined && verdict?.cites?.includes(evidence) === true)

/** Whether the next dispatch is the first one that a handler lets it have. */
export const isReentry = ({ again, ...record }: StepRecord): boolean =>
  again !== undefined && again.seq > (lastAttempt(record)?.seq ?? 0)

/** A step under the retry policy of the handler that let it act again. What it waits for stays what it was. */
export function underHandler(flow: FlowIR, step: ActionStep, record: StepRecord): ActionStep {
  const { again } = record
  if (again === undefined || isReentry(record)) return step
  const action = bindingNamed(flow, step, again.binding)?.action
  return action?.kind === 'retry' ? { ...step, retry: { ...given('until', step.retry?.until), ...action.policy } } : step
}
