import { given } from '../base/given.ts'
import { generationOf } from '../core/hash/hash-of.ts'
import { effectOf } from '../core/judge/effect-of.ts'
import { pendingIntent } from '../core/fold/ledger.ts'
import type { EventDraft, EventPayload, EvidenceItem, Gap } from '../model/run-event.ts'
import type { StepRecord } from '../model/checkpoint.ts'
import { canonicalJson } from '../base/json.ts'
import type { Observation, ProviderSession, UiNode } from '../ports/provider.ts'
import type { Answer } from './answer.ts'
import type { Dispatched } from './guard-port.ts'
import type { ActionOutcome } from '../ports/provider.ts'
import type { LiveRun } from './live-run.ts'
import { copyOffer } from './perform/copy-offer.ts'

/** The events an answer is recorded as, before anything follows from it. */
export async function eventsOf(run: LiveRun, answer: Answer): Promise<readonly EventDraft[]> {
  if (answer.kind === 'cancelAsked') return [{
    type: 'runCancelled', runPath: [], payload: { actor: answer.actor, ...(answer.reason === undefined ? {} : { reason: answer.reason }) },
  }]
  if (answer.kind === 'sessionSaid') return sessionSaid(run, answer)
  if (!('ref' in answer)) return []
  const record = run.open(answer.ref)
  if (record === undefined) return []
  switch (answer.kind) {
    case 'settled': return settled(run, record, answer)
    case 'observed': return observed(run, record, answer)
    case 'captured': return answer.artifacts.map((payload) => ({ type: 'artifactStored', runPath: record.runPath, payload }))
    default: return []
  }
}

/** Noted while its dispatch is under way; afterwards it is nobody's. */
async function sessionSaid(
  run: LiveRun, { of, callId, change: { change, sessionId, data } }: Extract<Answer, { readonly kind: 'sessionSaid' }>,
): Promise<readonly EventDraft[]> {
  const record = run.open(of)
  const pending = record && pendingIntent(record)
  if (record === undefined || pending?.callId !== callId) return []
  return [{
    type: 'sessionChanged', runPath: record.runPath, payload: {
      provider: pending.provider, change, ...given('sessionId', sessionId),
      ...given('data', data === undefined ? undefined : await run.values.store(data)),
    },
  }]
}

type Settled = Extract<Answer, { readonly kind: 'settled' }>

async function settled(run: LiveRun, record: StepRecord, { callId, dispatched, source }: Settled): Promise<readonly EventDraft[]> {
  if (dispatched.kind === 'lost') return []
  if (record.ledger.find((row) => row.callId === callId)?.settled !== undefined) return []
  return [{ type: 'actionSettled', runPath: record.runPath, payload: await settlement(run, record, callId, dispatched, source) }]
}

const rounded = (ms: number | undefined): number | undefined => (ms === undefined ? undefined : Math.round(ms))

function failureOf({ errorClass, retryAfterMs }: Extract<ActionOutcome, { terminal: 'failed' }>): Partial<EventPayload<'actionSettled'>> {
  const isTime = retryAfterMs !== undefined && Number.isFinite(retryAfterMs) && retryAfterMs > 0
  return { errorClass, ...(isTime ? { retryAfterMs: Math.ceil(retryAfterMs) } : {}) }
}

/** How a dispatch's return is written down. */
export async function settlement(
  run: LiveRun, record: StepRecord, callId: string, dispatched: Exclude<Dispatched, { kind: 'lost' }>,
  source: 'live' | 'reconciled' = 'live',
): Promise<EventPayload<'actionSettled'>> {
  if (dispatched.kind === 'uncertain') {
    return { callId, terminal: 'uncertain', effect: 'unknown', source, errorClass: 'action_timed_out', message: dispatched.message }
  }
  const { outcome } = dispatched
  return {
    callId, terminal: outcome.terminal, effect: effectOf(outcome, generationOf(record.scheme)), source,
    ...(outcome.terminal === 'failed' ? failureOf(outcome) : {}), ...given('message', outcome.message),
    ...(outcome.output === undefined ? {} : { output: await run.values.store(outcome.output) }),
    ...(outcome.evidence === undefined || outcome.evidence.length === 0 ? {} : { offers: [...outcome.evidence] }),
    ...given('startedAtMs', rounded(outcome.startedAtMs)), ...given('endedAtMs', rounded(outcome.endedAtMs)),
  }
}

async function observed(run: LiveRun, record: StepRecord, answer: Extract<Answer, { kind: 'observed' }>): Promise<readonly EventDraft[]> {
  const which = answer.purpose === 'probe' ? 'probe' : record.kind === 'assert' ? 'fresh' : 'after'
  const { parts, gaps } = await storeParts(run, answer.observation, answer.session)
  const { session } = answer
  return [{
    type: 'observationRecorded', runPath: record.runPath, payload: {
      which, parts, gaps, ...(session === undefined ? {} : { provider: session.attestation.name, sessionId: session.sessionId }),
      ...(answer.files.length > 0 ? { files: answer.files } : {}), ...(
        answer.observation.viewport === undefined ? {} : { viewport: answer.observation.viewport }
      ),
    },
  }]
}

async function storeParts(
  run: LiveRun, seen: Observation, session: ProviderSession | undefined,
): Promise<{ readonly parts: EvidenceItem[]; readonly gaps: Gap[] }> {
  const parts: EvidenceItem[] = []
  const gaps: Gap[] = [...seen.gaps]
  for (const name of ['dom', 'uiTree'] as const) {
    const tree: UiNode | undefined = seen[name]
    if (tree !== undefined) parts.push(await run.values.item(name, 'application/json', Buffer.from(canonicalJson(tree))))
  }
  if (seen.screenshot === undefined || session === undefined) return { parts, gaps }
  const copied = await copyOffer(run, session, { ...seen.screenshot, name: 'screenshot' })
  if ('hash' in copied) parts.push(copied)
  else gaps.push(copied)
  return { parts, gaps }
}
