import assert from 'node:assert/strict'
import { foldRun } from '../../core/fold/fold-run.ts'
import { sha256Hex } from '../../core/hash/sha256.ts'
import { isFault, type Fault, type FaultCode } from '../../model/fault.ts'
import type { InlineEvidence, RunStore } from '../../ports/run-store.ts'

/** The value as it is after being stored. */
export const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** Fails unless the promise is rejected with the fault; answers it. */
export async function rejects(promise: Promise<unknown>, code: FaultCode): Promise<Fault> {
  const outcome: unknown = await promise.then(() => 'no rejection', (error: unknown) => error)
  assert.ok(isFault(outcome, code), `wanted the fault ${code}, got ${String(outcome)}`)
  return outcome
}

/** Fails unless what is kept of a run is the fold of its log, and nothing is wrong with either. */
export async function assertFolded(store: RunStore, runId: string): Promise<void> {
  const fold = foldRun(await store.events(runId, { limit: 100_000 }))
  assert.ok(fold !== undefined, 'the log is empty')
  assert.deepEqual(await store.checkpoint(runId), plain(fold.view))
  assert.deepEqual(await store.records(runId, [...fold.records.keys()]), plain([...fold.records.values()]))
  assert.deepEqual(await store.verify(runId), [])
}

/** A text as evidence that travels with an append. */
export function smallEvidence(text: string): InlineEvidence {
  const bytes = new TextEncoder().encode(text)
  return { hash: `sha256:${sha256Hex(bytes)}`, bytes }
}
