import { given } from '../../base/given.ts'
import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts'
import { invariant } from '../../base/never.ts'
import { isReentry } from '../../core/handle/handling.ts'
import { awaitsContinuation } from '../../core/continuation/previous-of.ts'
import { mayStillActBy } from '../../core/handle/ladder.ts'
import { splitActionName } from '../../core/lock/bound-parts.ts'
import { hashOf } from '../../core/hash/hash-of.ts'
import { isIdempotent } from '../../core/flow/defaults.ts'
import { attemptsOf, isEffective, lastAttempt, lineOf, rulingOn } from '../../core/fold/ledger.ts'
import type { LedgerEntry, StepRecord } from '../../model/checkpoint.ts'
import type { ActionStep, Step } from '../../model/flow.ts'
import type { SourceFile } from '../../model/world-file.ts'
import type { EventDraft, EventPayload } from '../../model/run-event.ts'
import { archiveSources } from '../archive-sources.ts'
import type { Release } from '../course.ts'
import { askBefore, needsWord } from './ask.ts'
import { exitStep } from './exit-step.ts'
import { mayDispatch } from './may-act.ts'
import type { LiveRun } from '../live-run.ts'
import { withheld } from '../work.ts'
import { dispatchInputs } from './dispatch-inputs.ts'
import { verdictDraft } from './judge.ts'

/**
 * The group of dispatches a new one joins: new with each entry, release, handler, extra attempt and continuation, and for whoever takes
 * over, else that of the dispatch before.
 */
const groupOf = (record: StepRecord, chainIndex: number): number => {
  const own = lastAttempt(record)
  const isNew = own === undefined || isReleased(own) || isReentry(record) || isExtra(record) || awaitsContinuation(record)
    || takesOver(own, chainIndex)
  return isNew ? Math.max(0, ...record.ledger.map((row) => row.group)) + 1 : own.group
}

/** A person let it be done again. */
const isReleased = ({ settled }: LedgerEntry): boolean => settled?.source === 'person' && settled.terminal === 'cancelled'

/** Whose word allows a dispatch that may repeat an effect: a person's on the dispatch before, or this segment's on the entry. */
function releaseOf(run: LiveRun, record: StepRecord): Release | undefined {
  const own = lastAttempt(record)
  const { ref, ledger } = record
  if (own === undefined) return ledger.some(isEffective) ? byRetry(record) ?? run.course.releaseOf(ref) : undefined
  return isReleased(own) ? { ref, by: rulingOn(record, own.callId)?.actor ?? 'a person' } : undefined
}

/** Whoever retries it lets it repeat its effect. */
const byRetry = ({ ref, claim }: StepRecord): Release | undefined =>
  (claim?.allow?.includes(ref) === true ? { ref, by: claim.from ?? 'a person', ...given('reason', claim.reason) } : undefined)

/** A handler let it act again, and by now the flow or the policy does not. */
function isWithdrawn(run: LiveRun, step: Step, record: StepRecord): boolean {
  const { again } = record
  if (again === undefined || attemptsOf(record).some((row) => row.seq > again.seq && isEffective(row))) return false
  const { flow } = run.tools.flows.placeOf(record.runPath)
  return !mayStillActBy({ flow, step, record, policy: run.tools.policy }, again.binding)
}

const isExtra = ({ claim }: StepRecord): boolean => claim?.mode === 'extra'

/** The next position of the chain does what the one before it did, since that did not say how far it came. */
const takesOver = (own: LedgerEntry, chainIndex: number): boolean => own.settled?.terminal === 'succeeded' && chainIndex > own.chainIndex

/** What lets it act again, where something does: a handler, unfinished work; the retry that it is, by a person or by its policy. */
function provenanceOf(record: StepRecord, attempt: number): JsonObject | undefined {
  const { ref, again, claim, retry, continuation } = record
  const handler = again === undefined ? {} : { handler: again.binding, n: again.n }
  const goesOn = continuation === undefined ? handler : { ...handler, continuation: continuation.continuationAttempt }
  const promptId = claim?.promptId ?? retry?.promptId
  if (promptId === undefined) return Object.keys(goesOn).length === 0 ? undefined : goesOn
  return { ...goesOn, kind: 'stepRetry', step: ref, attempt, manual: claim?.manual === true, promptId, ...given('from', claim?.from) }
}

/** Where an attempt stands beside the automatic ones: those before a retry by hand go on being counted after it. */
function lineage(record: StepRecord, chainIndex: number): Pick<EventPayload<'actionIntent'>, 'extends' | 'extra' | 'context'> {
  const own = lastAttempt(record)
  const context = given('context', record.claim?.context)
  if (own !== undefined && (awaitsContinuation(record) || takesOver(own, chainIndex))) return context
  const extra = isExtra(record) || isOfExtra(own, chainIndex) ? { extra: true as const } : {}
  return { ...given('extends', lineBefore(record)), ...extra, ...context }
}

/** The line of automatic attempts that it stands in or beside. A handler's are counted by its own policy. */
function lineBefore(record: StepRecord): number | undefined {
  if (isReentry(record)) return undefined
  const own = lastAttempt(record)
  if (!isExtra(record)) return own?.extends
  const before = own ?? record.ledger.at(-1)
  return before === undefined ? undefined : lineOf(before)
}

/** An attempt by hand is one pass of the chain; one that was cancelled cost nothing, and what is dispatched in its place is what it was. */
const isOfExtra = (own: LedgerEntry | undefined, chainIndex: number): boolean =>
  own?.extra === true && (own.settled?.terminal === 'cancelled' || chainIndex > own.chainIndex)

/** Writes down what is about to be dispatched, before it is. */
export async function intend(run: LiveRun, record: StepRecord, chainIndex: number): Promise<readonly EventDraft[]> {
  const { step } = run.tools.flows.placeOf(record.runPath)
  invariant(step.kind === 'action', 'only actions are dispatched')
  const attempt = step.binding.attempts[chainIndex]
  invariant(attempt !== undefined, `the chain has no position ${String(chainIndex)}`)
  const looked = run.looked.get(record.ref)
  run.looked.delete(record.ref)
  if (looked?.ok === false) return [await verdictDraft(run, record, { verdict: 'unknown', reason: `its sources: ${looked.error}` })]
  if (isWithdrawn(run, step, record)) return exitStep(run, record, { reason: 'nothing in the flow lets it act again any more' })
  const held = withheld(run, step, record)
  if (held !== undefined) return [await verdictDraft(run, record, held.verdict)]
  const evaluated = await dispatchInputs(run, step, record, chainIndex)
  if (!evaluated.ok) return [await verdictDraft(run, record, evaluated.error)]
  const inputs = evaluated.value
  if (!mayDispatch(run, step, record, inputs)) return []
  const snapshot = (inputs['args'] as readonly Json[])[chainIndex]
  const args = isJsonObject(snapshot) ? snapshot : {}
  if (needsWord(run, step, record)) return askBefore(run, record, attempt.actionName, args)
  return [await intentDraft(run, record, step, { chainIndex, args, files: looked?.value.files })]
}

interface Dispatch { readonly chainIndex: number; readonly args: JsonObject; readonly files: readonly SourceFile[] | undefined }

async function intentDraft(
  run: LiveRun, record: StepRecord, step: ActionStep, { chainIndex, args, files }: Dispatch,
): Promise<EventDraft> {
  const attempt = step.binding.attempts[chainIndex]
  invariant(attempt !== undefined, 'the position was looked up before')
  const { provider } = splitActionName(attempt.actionName)
  const group = groupOf(record, chainIndex)
  const { runId, ambient, sessions } = run.tools
  return {
    type: 'actionIntent', runPath: record.runPath, payload: {
      callId: ambient.newId(), idempotencyKey: hashOf('flowir-runner/idempotencyKey', [runId, record.ref, group]).slice(7),
      group, attempt: record.ledger.length + 1, chainIndex, actionName: attempt.actionName,
      ...(attempt.channel === undefined ? {} : { channel: attempt.channel }),
      argsSnapshot: await run.values.store(args),
      provider, sessionId: sessions.of(provider).sessionId, effectClass: step.effect, idempotent: isIdempotent(step),
      ...(step.timeoutMs === undefined ? {} : { timeoutMs: step.timeoutMs }), ...given('release', releaseOf(run, record)),
      ...given('provenance', provenanceOf(record, record.ledger.length + 1)), ...lineage(record, chainIndex),
      ...files === undefined ? {} : await archiveSources(run.values, files),
    },
  }
}
