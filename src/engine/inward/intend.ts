import { given } from '../../base/given.ts'
import { isJsonObject, type Json } from '../../base/json.ts'
import { invariant } from '../../base/never.ts'
import { splitActionName } from '../../core/lock/bound-parts.ts'
import { hashOf } from '../../core/hash/hash-of.ts'
import { isIdempotent } from '../../core/flow/defaults.ts'
import { isEffective, lastAttempt, rulingOn } from '../../core/fold/ledger.ts'
import type { LedgerEntry, StepRecord } from '../../model/checkpoint.ts'
import type { EventDraft } from '../../model/run-event.ts'
import { archiveSources } from '../archive-sources.ts'
import type { Release } from '../course.ts'
import { askBefore, needsWord } from './ask.ts'
import { mayDispatch } from './may-act.ts'
import type { LiveRun } from '../live-run.ts'
import { inputsOf } from '../scope.ts'
import { verdictDraft } from './judge.ts'

/** The group of dispatches a new one joins: new with each entry, release and handler, the same for retries and replays inside one. */
const groupOf = (record: StepRecord): number => {
  const own = lastAttempt(record)
  const isNew = own === undefined || isReleased(own) || (record.again?.seq ?? 0) > own.seq
  return isNew ? Math.max(0, ...record.ledger.map((row) => row.group)) + 1 : own.group
}

/** A person let it be done again. */
const isReleased = ({ settled }: LedgerEntry): boolean => settled?.source === 'person' && settled.terminal === 'cancelled'

/** Whose word allows a dispatch that may repeat an effect: a person's on the dispatch before, or this segment's on the entry. */
function releaseOf(run: LiveRun, record: StepRecord): Release | undefined {
  const own = lastAttempt(record)
  if (own === undefined) return record.ledger.some(isEffective) ? run.course.releaseOf(record.ref) : undefined
  return isReleased(own) ? { ref: record.ref, by: rulingOn(record, own.callId)?.actor ?? 'a person' } : undefined
}

/** The handler that lets it act again, where one does. */
function provenanceOf({ again }: StepRecord): { readonly handler: string; readonly n: number } | undefined {
  return again === undefined ? undefined : { handler: again.binding, n: again.n }
}

/** Writes down what is about to be dispatched, before it is. */
export async function intend(run: LiveRun, record: StepRecord, chainIndex: number): Promise<readonly EventDraft[]> {
  const { step } = run.tools.flows.placeOf(record.runPath)
  invariant(step.kind === 'action', 'only actions are dispatched')
  const attempt = step.binding.attempts[chainIndex]
  invariant(attempt !== undefined, `the chain has no position ${String(chainIndex)}`)
  const { provider } = splitActionName(attempt.actionName)
  const looked = run.looked.get(record.ref)
  run.looked.delete(record.ref)
  if (looked?.ok === false) return [await verdictDraft(run, record, { verdict: 'unknown', reason: `its sources: ${looked.error}` })]
  const inputs = await inputsOf(run, record)
  if (!mayDispatch(run, step, record, inputs)) return []
  const { args } = inputs
  const snapshot = (args as readonly Json[])[chainIndex]
  if (needsWord(run, step, record)) return askBefore(run, record, attempt.actionName, isJsonObject(snapshot) ? snapshot : {})
  const group = groupOf(record)
  const { runId, ambient, sessions } = run.tools
  return [{
    type: 'actionIntent', runPath: record.runPath, payload: {
      callId: ambient.newId(), idempotencyKey: hashOf('flowir-runner/idempotencyKey', [runId, record.ref, group]).slice(7),
      group, attempt: record.ledger.length + 1, chainIndex, actionName: attempt.actionName,
      ...(attempt.channel === undefined ? {} : { channel: attempt.channel }),
      argsSnapshot: await run.values.store(isJsonObject(snapshot) ? snapshot : {}),
      provider, sessionId: sessions.of(provider).sessionId, effectClass: step.effect, idempotent: isIdempotent(step),
      ...(step.timeoutMs === undefined ? {} : { timeoutMs: step.timeoutMs }), ...given('release', releaseOf(run, record)),
      ...given('provenance', provenanceOf(record)),
      ...looked === undefined ? {} : await archiveSources(run.values, looked.value.files),
    },
  }]
}
