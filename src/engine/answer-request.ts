import type { Json } from '../base/json.ts'
import { isPast } from '../core/fold/store-now.ts'
import { Fault } from '../model/fault.ts'
import type { CheckpointView, PendingRequest } from '../model/checkpoint.ts'
import type { EventDraft, EventPayload } from '../model/run-event.ts'
import type { PolicyInForce } from '../core/policy/policy-in-force.ts'
import type { Ambient } from '../ports/ambient.ts'
import type { InlineEvidence, RunStore } from '../ports/run-store.ts'
import { appendUnleased } from './append-unleased.ts'
import { whyNotRedo } from './redo-policy.ts'
import { responsePayload } from './response-document.ts'
import { loadSchemaCheck } from './schema-check.ts'
import { Values } from './values.ts'

export interface Answering {
  readonly store: RunStore
  readonly runId: string
  readonly requestId: string
  /** One of the decisions that the question offers. */
  readonly decision?: string
  /** What the question asks for, where it has a schema. */
  readonly input?: Json
  readonly note?: string
  /** Who answers, as `cli:os:user@host`, and through what. */
  readonly actor: string
  readonly via: string
  /** What repetitions are held to: the answer `redo` is one. */
  readonly policy?: PolicyInForce | undefined
  readonly ambient: Pick<Ambient, 'now'>
}

/**
 * Answers a question of a run, once: the answer is final and becomes evidence, but for a `suspend` before a dispatch, which leaves the
 * question open. A live run hears of it and goes on; another goes on when it is resumed. A refused answer writes nothing. Whether it is
 * in time, the store's clock says; the last instant is.
 * @throws Fault human.answer-refused naming what is wrong, a policy that forbids it included; run.unknown
 * @example await answerRequest({ store, runId, requestId, decision: 'publish', actor: 'bot:ann', via: 'chat', ambient: { now: Date.now } })
 */
export async function answerRequest(answer: Answering): Promise<void> {
  const { store, runId, ambient } = answer
  await appendUnleased(store, runId, () => ambient.now(), (view, atMs) => said(answer, view, atMs))
}

async function said(
  answer: Answering, view: CheckpointView, atMs: number,
): Promise<{ readonly draft: EventDraft; readonly evidence: readonly InlineEvidence[] }> {
  const { store, runId } = answer
  const request = await requestOf(answer, view)
  await check(answer, request, atMs)
  const [record] = await store.records(runId, [request.ref])
  if (record === undefined) throw refused(`its step ${request.ref} has no record`)
  const forbidden = await whyNotRedo(answer, request, record)
  if (forbidden !== undefined) throw refused(forbidden)
  const values = new Values(store.evidence)
  const { decision, input, note, actor, via } = answer
  const final = request.payload.kind !== 'supervision' || decision !== 'suspend'
  const payload = await responsePayload(runId, request, { decision, input, note, actor, via, atMs, settledAs: 'answered', final }, values)
  return { draft: { type: 'humanResponded', runPath: record.runPath, payload }, evidence: values.staged }
}

const refused = (message: string): Fault =>
  new Fault('human.answer-refused', `the answer was refused: ${message}`, { next: 'runner inbox shows what is asked' })

async function requestOf(answer: Answering, view: CheckpointView): Promise<PendingRequest> {
  const request = view.requests.find(({ payload }) => payload.requestId === answer.requestId)
  if (request !== undefined && view.finished === undefined) return request
  throw refused(await whyClosed(answer, view))
}

const OVER = 'is closed: the run is over'
const CLOSED = 'is closed: its step has left, or is asked anew'

const isMeant = ({ requestId }: { readonly requestId: string }, word: string): boolean =>
  word !== '' && requestId.toLowerCase().startsWith(word.toLowerCase())

/** How questions ended that an id or the beginning of one stands for: read from the log, which knows everything that was ever asked. */
async function endings({ store, runId, requestId }: Answering, otherwise: string): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  for (let after = 0; ;) {
    const page = await store.events(runId, { after })
    for (const { type, payload, atMs } of page) {
      if (type === 'humanRequested' && isMeant(payload, requestId)) found.set(payload.requestId, otherwise)
      if (type !== 'humanResponded' || !payload.final || !isMeant(payload, requestId)) continue
      found.set(payload.requestId, answeredText(payload, atMs))
    }
    const last = page.at(-1)
    if (last === undefined) return found
    after = last.seq
  }
}

/** Why a question is not open. */
async function whyClosed(answer: Answering, view: CheckpointView): Promise<string> {
  const { requestId, runId } = answer
  const found = await endings(answer, view.finished === undefined ? CLOSED : OVER)
  const [only, ...others] = found.has(requestId) ? [found.get(requestId)] : found.values()
  const name = JSON.stringify(requestId)
  if (only === undefined) return `${name} was never asked in ${runId}`
  return others.length === 0 ? `${name} ${only}` : `${String(found.size)} questions of ${runId} begin with ${name}: name one of them whole`
}

function answeredText({ actor, decision, settledAs }: EventPayload<'humanResponded'>, atMs: number): string {
  const when = new Date(atMs).toISOString()
  if (settledAs === 'withdrawn') return `is closed: what it asked has changed (${when})`
  if (settledAs === 'timedOut') return `is settled: nobody answered in time (${when})`
  return `is answered already: ${actor} ${decision === undefined ? 'gave what it asks for' : `said ${decision}`} at ${when}`
}

/** @throws Fault human.answer-refused */
async function check({ decision, input }: Answering, { payload }: PendingRequest, atMs: number): Promise<void> {
  const { deadlineAtMs } = payload
  if (isPast(deadlineAtMs, atMs)) {
    const since = new Date(deadlineAtMs ?? 0).toISOString()
    throw refused(`its time is over since ${since}; the run goes on without an answer when it is resumed`)
  }
  const problems = [...undecided(payload.decisions, decision), ...await misfits(payload.inputSchema, input)]
  if (problems.length > 0) throw refused(problems.join('; '))
}

function undecided(decisions: readonly string[] | undefined, decision: string | undefined): readonly string[] {
  if (decisions === undefined) return decision === undefined ? [] : [`it offers nothing to decide, so not "${decision}" either`]
  if (decision !== undefined && decisions.includes(decision)) return []
  return [`it takes one of ${decisions.join(', ')}${decision === undefined ? '' : `, not "${decision}"`}`]
}

async function misfits(schema: Json | undefined, input: Json | undefined): Promise<readonly string[]> {
  if (schema === undefined) return input === undefined ? [] : ['it asks for no input']
  if (input === undefined) return ['it asks for input']
  const checkSchema = await loadSchemaCheck()
  return checkSchema(typeof schema === 'boolean' ? schema : schema as Parameters<typeof checkSchema>[0], input)
}
