import { canonicalJson, type Json } from '../base/json.ts'
import { given } from '../base/given.ts'
import { Fault } from '../model/fault.ts'
import type { CheckpointView, PendingRequest } from '../model/checkpoint.ts'
import type { EventPayload } from '../model/run-event.ts'
import type { Ambient } from '../ports/ambient.ts'
import type { RunStore } from '../ports/run-store.ts'
import { appendUnleased } from './append-unleased.ts'
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
  readonly ambient: Pick<Ambient, 'now'>
}

/**
 * Answers a question of a run, once: the answer is final and becomes evidence. A live run hears of it and goes on; another goes on when
 * it is resumed. A refused answer writes nothing.
 * @throws Fault human.answer-refused naming what is wrong; run.unknown
 */
export async function answerRequest(answer: Answering): Promise<void> {
  const { store, runId, ambient } = answer
  await appendUnleased(store, runId, () => ambient.now(), async (view) => {
    const request = await requestOf(answer, view)
    await check(answer, request)
    const [record] = await store.records(runId, [request.ref])
    if (record === undefined) throw refused(`its step ${request.ref} has no record`)
    const values = new Values(store.evidence)
    const payload = await payloadOf(answer, values)
    return { draft: { type: 'humanResponded', runPath: record.runPath, payload }, evidence: values.staged }
  })
}

const refused = (message: string): Fault =>
  new Fault('human.answer-refused', `the answer was refused: ${message}`, { next: 'runner inbox shows what is asked' })

async function requestOf({ store, runId, requestId }: Answering, view: CheckpointView): Promise<PendingRequest> {
  const request = view.requests.find(({ payload }) => payload.requestId === requestId)
  if (request !== undefined) return request
  throw refused(await wasAsked(store, runId, requestId) ? `"${requestId}" is answered or closed already` : `"${requestId}" was never asked`)
}

async function wasAsked(store: RunStore, runId: string, requestId: string): Promise<boolean> {
  for (let after = 0; ;) {
    const page = await store.events(runId, { after })
    if (page.some((event) => event.type === 'humanRequested' && event.payload.requestId === requestId)) return true
    const last = page.at(-1)
    if (last === undefined) return false
    after = last.seq
  }
}

/** @throws Fault human.answer-refused */
async function check({ decision, input, ambient }: Answering, { payload }: PendingRequest): Promise<void> {
  const { deadlineAtMs } = payload
  if (deadlineAtMs !== undefined && ambient.now() > deadlineAtMs) throw refused('its time is over')
  const problems = [...undecided(payload.decisions, decision), ...await misfits(payload.inputSchema, input)]
  if (problems.length > 0) throw refused(problems.join('; '))
}

function undecided(decisions: readonly string[] | undefined, decision: string | undefined): readonly string[] {
  if (decisions === undefined) return decision === undefined ? [] : ['it offers nothing to decide']
  if (decision !== undefined && decisions.includes(decision)) return []
  return [`it takes one of ${decisions.join(', ')}${decision === undefined ? '' : `, not "${decision}"`}`]
}

async function misfits(schema: Json | undefined, input: Json | undefined): Promise<readonly string[]> {
  if (schema === undefined) return input === undefined ? [] : ['it asks for no input']
  if (input === undefined) return ['it asks for input']
  const checkSchema = await loadSchemaCheck()
  return checkSchema(typeof schema === 'boolean' ? schema : schema as Parameters<typeof checkSchema>[0], input)
}

/** The answer, and the bytes of all of it as evidence. */
async function payloadOf(
  { requestId, decision, input, note, actor, via, ambient }: Answering, values: Values,
): Promise<EventPayload<'humanResponded'>> {
  const said = { requestId, ...given('decision', decision), ...given('note', note), actor, via }
  const evidence = await values.put(Buffer.from(canonicalJson({ ...said, ...given('input', input), atMs: ambient.now() })))
  return { ...said, ...given('input', input === undefined ? undefined : await values.store(input)), evidence, final: true }
}
