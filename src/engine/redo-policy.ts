import type { PolicyInForce } from '../core/policy/policy-in-force.ts'
import { policyRuling, repetitionForbidden, ruleText, type PolicyRuling } from '../core/policy/policy-ruling.ts'
import type { PendingRequest, StepRecord } from '../model/checkpoint.ts'
import type { RunStore } from '../ports/run-store.ts'
import { loadArchived } from './load-archived.ts'

// A person who is asked what became of a dispatch may have it done again: that is a repetition, and held to the policy like any other.

/** What the policy says of doing a step's dispatch again. */
export const redoRuling = (
  inForce: PolicyInForce | undefined, { stepId }: StepRecord, actionName: string, flowId: string,
): PolicyRuling | undefined =>
  (inForce === undefined ? undefined : policyRuling(inForce.policy, { actionName, stepId, flowId, environment: inForce.environment }))

interface Redoing {
  readonly store: Pick<RunStore, 'flow'>
  readonly decision?: string
  readonly note?: string
  readonly policy?: PolicyInForce | undefined
}

/** Why an answer that would do a dispatch again is refused; undefined when it is not. */
export async function whyNotRedo(
  { store, decision, note, policy: inForce }: Redoing, { payload }: PendingRequest, record: StepRecord,
): Promise<string | undefined> {
  const intent = record.ledger.find((row) => row.callId === payload.callId)
  if (inForce === undefined || payload.kind !== 'uncertain' || decision !== 'redo' || intent === undefined) return undefined
  const { root } = await loadArchived(store, record.irHash)
  const { policy, environment } = inForce
  const forbidden = repetitionForbidden(policy, {
    actionName: intent.actionName, stepId: record.stepId, flowId: root.flowId, environment, reason: note,
  })
  if (forbidden === undefined) return undefined
  return forbidden.reexecute === 'withReason'
    ? `it is done again only with a reason, as a note (--note TEXT): ${ruleText(forbidden)}`
    : `it is never done again: ${ruleText(forbidden)}`
}
