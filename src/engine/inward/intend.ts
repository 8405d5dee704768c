import { isJsonObject, type Json } from '../../base/json.ts'
import { invariant } from '../../base/never.ts'
import { splitActionName } from '../../core/lock/bound-parts.ts'
import { hashOf } from '../../core/hash/hash-of.ts'
import { isIdempotent } from '../../core/flow/defaults.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import type { EventDraft } from '../../model/run-event.ts'
import type { LiveRun } from '../live-run.ts'
import { inputsOf } from '../scope.ts'

/** The group of dispatches a new one joins: new with each entry, the same for retries inside one. */
const groupOf = (record: StepRecord): number => {
  const own = record.ledger.findLast((row) => row.entry === record.entry)
  return own?.group ?? Math.max(0, ...record.ledger.map((row) => row.group)) + 1
}

/** Writes down what is about to be dispatched, before it is. */
export async function intend(run: LiveRun, record: StepRecord, chainIndex: number): Promise<readonly EventDraft[]> {
  const { step } = run.tools.flows.placeOf(record.runPath)
  invariant(step.kind === 'action', 'only actions are dispatched')
  const attempt = step.binding.attempts[chainIndex]
  invariant(attempt !== undefined, `the chain has no position ${String(chainIndex)}`)
  const { provider } = splitActionName(attempt.actionName)
  const { args } = await inputsOf(run, record)
  const snapshot = (args as readonly Json[])[chainIndex]
  const group = groupOf(record)
  const { runId, ambient, sessions } = run.tools
  return [{
    type: 'actionIntent', runPath: record.runPath, payload: {
      callId: ambient.newId(), idempotencyKey: hashOf('flowir-runner/idempotencyKey', [runId, record.ref, group]).slice(7),
      group, attempt: record.ledger.length + 1, chainIndex, actionName: attempt.actionName,
      ...(attempt.channel === undefined ? {} : { channel: attempt.channel }),
      argsSnapshot: await run.values.store(isJsonObject(snapshot) ? snapshot : {}),
      provider, sessionId: sessions.of(provider).sessionId, effectClass: step.effect, idempotent: isIdempotent(step),
      ...(step.timeoutMs === undefined ? {} : { timeoutMs: step.timeoutMs }),
    },
  }]
}
