import { canonicalJson, type Json } from '../base/json.ts'
import { given } from '../base/given.ts'
import { shownHash } from '../core/handle/question-digest.ts'
import { sha256Hex } from '../core/hash/sha256.ts'
import type { PendingRequest } from '../model/checkpoint.ts'
import type { EventPayload } from '../model/run-event.ts'
import type { Values } from './values.ts'

/** What was said, by whom and through what; nothing of it when the time was over. */
export interface Response {
  readonly decision?: string | undefined
  readonly input?: Json | undefined
  readonly note?: string | undefined
  /** As `cli:os:user@host`. */
  readonly actor: string
  readonly via: string
  /** By the store's clock, in epoch milliseconds. */
  readonly atMs: number
  readonly settledAs: NonNullable<EventPayload<'humanResponded'>['settledAs']>
  /** `false`: the question stays. */
  readonly final: boolean
}

const hashOfText = (text: string): string => `sha256:${sha256Hex(text)}`

/** The answer to a question as it is logged, and all of it as one evidence document that a verdict can cite. */
export async function responsePayload(
  runId: string, { ref, payload }: PendingRequest, response: Response, values: Values,
): Promise<EventPayload<'humanResponded'>> {
  const { requestId, kind, mode, prompt, presents, deadlineAtMs, callId } = payload
  const { input, atMs, settledAs, final, ...said } = response
  const spoken = { ...given('decision', said.decision), ...given('note', said.note), actor: said.actor, via: said.via }
  const asked = payload.askedAtMs
  const document: Json = {
    humanResponse: 1, runId, requestId, ref, kind, mode, ...given('callId', callId), prompt: hashOfText(prompt),
    presented: presents.map(shownHash),
    ...spoken, ...given('input', input), settledAs, ...given('deadlineAtMs', deadlineAtMs), atMs,
    ...given('latencyMs', asked === undefined ? undefined : atMs - asked), ...given('askedAtMs', asked),
  }
  const evidence = await values.put(Buffer.from(canonicalJson(document)))
  return {
    requestId, ...spoken, ...given('input', input === undefined ? undefined : await values.store(input)), evidence, final, settledAs,
  }
}
