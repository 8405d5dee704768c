import { given } from '../../base/given.ts'
import { isJsonObject, type Json } from '../../base/json.ts'
import { answerRequest } from '../../engine/answer-request.ts'
import type { PendingRequest } from '../../model/checkpoint.ts'
import type { RunStore } from '../../ports/run-store.ts'
import type { WorldEffect } from './crash-world.ts'

/**
 * A person who looks at the world before answering whether a step was done, lets everything proceed, takes the first decision of any other
 * question, and gives the first example of what is asked for.
 */
export async function answerQuestions(store: RunStore, runId: string, effects: readonly WorldEffect[]): Promise<void> {
  const done = new Set(effects.map((effect) => effect.idempotencyKey))
  for (const request of (await store.checkpoint(runId))?.requests ?? []) {
    const [record] = await store.records(runId, [request.ref])
    const key = record?.ledger.find((row) => row.callId === request.payload.callId)?.idempotencyKey
    const { requestId } = request.payload
    await answerRequest({
      store, runId, requestId, ...answerTo(request, key !== undefined && done.has(key)), actor: 'test:person', via: 'test', ambient: Date,
    })
  }
}

function answerTo({ payload }: PendingRequest, isDone: boolean): { readonly decision?: string; readonly input?: Json } {
  if (payload.kind === 'uncertain') return { decision: isDone ? 'adopt' : 'redo' }
  if (payload.decisions !== undefined) return given('decision', payload.decisions[0])
  const { inputSchema } = payload
  const examples = isJsonObject(inputSchema) ? inputSchema['examples'] : undefined
  return { input: Array.isArray(examples) ? (examples as readonly Json[])[0] ?? null : null }
}
