import assert from 'node:assert/strict'
import { archiveBytes } from '../../core/flow/archive-form.ts'
import { exportRun } from '../../engine/transfer/export-run.ts'
import { importRun, type ImportedRun } from '../../engine/transfer/import-run.ts'
import { isFault } from '../../model/fault.ts'
import type { EventDraft } from '../../model/run-event.ts'
import type { RunStore } from '../../ports/run-store.ts'
import { assertFolded, smallEvidence } from './assert-store.ts'
import { RunWriter } from './run-writer.ts'
import { bytesOf, sampleFlow } from './sample-bytes.ts'
import { entered, observed, resumed, started, stepPath, suspended, wholeStep } from './sample-log.ts'

/** The bytes a run is exported as. */
export async function exported(store: RunStore, runId = 'r1'): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of (await exportRun(store, runId)).content) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** Imports from bytes that come in pieces which have nothing to do with lines. */
export const imported = (store: RunStore, bytes: Uint8Array): Promise<ImportedRun> => importRun(inPieces(bytes), () => store)

async function* inPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 50_001) yield await Promise.resolve(bytes.subarray(at, at + 50_001))
}

const SMALL = smallEvidence('what was seen')
const LARGE = bytesOf(400_000)
export const [FIRST_FLOW, SECOND_FLOW] = [sampleFlow('first'), sampleFlow('second')]

/** A run of two segments under two flows, with evidence of every size, taken over once; suspended at the end. */
export async function makeTravelled(store: RunStore): Promise<RunWriter> {
  for (const flow of [FIRST_FLOW, SECOND_FLOW]) await store.putFlow(flow.irHash, archiveBytes(flow))
  const sizes = [await store.evidence.write(LARGE), await store.evidence.write(new Uint8Array())]
  const look = stepPath('look')
  const run = new RunWriter(store, 'r1')
  await run.append([started({ irHash: FIRST_FLOW.irHash }), ...wholeStep('build'), entered(look)])
  const seen = [{ hash: SMALL.hash, bytes: SMALL.bytes.length }, ...sizes].map(({ hash, bytes }) => observed(look, hash, bytes))
  await run.append([...seen, suspended('stop')], { evidence: [SMALL] })
  await takeOver(run)
  await run.append([resumed({ irHash: SECOND_FLOW.irHash }), ...wholeStep('publish'), suspended('stop')])
  return run
}

/** A new segment under a lease of its own, as another process begins it. */
async function takeOver(run: RunWriter): Promise<void> {
  const lease = await run.store.acquireLease(run.runId)
  run.epoch = lease.epoch
  run.segment++
  await lease.release()
}

/** Goes on with a run that was imported, or was there. */
export async function goOn(store: RunStore, events: readonly EventDraft[], atMs = 5_000): Promise<RunWriter> {
  const [head, view] = [await store.head('r1'), await store.checkpoint('r1')]
  assert.ok(head !== undefined && view !== undefined, 'the run is there')
  const run = new RunWriter(store, 'r1', 0, view.segment)
  run.head = head
  run.atMs = atMs
  await takeOver(run)
  await run.append([resumed({ irHash: SECOND_FLOW.irHash }), ...events, suspended('stop')])
  return run
}

/** Fails unless the bytes are refused and nothing of the run can be seen. */
export async function assertRefused(store: RunStore, bytes: Uint8Array, what: string): Promise<void> {
  const refusal: unknown = await imported(store, bytes).catch((error: unknown) => error)
  assert.ok(isFault(refusal, 'import.invalid') && refusal.next !== undefined, `${what}: ${JSON.stringify(refusal)}`)
  assert.deepEqual([await store.head('r1'), await store.flow(FIRST_FLOW.irHash), await store.runs()], [undefined, undefined, []], what)
  assert.equal(await store.leaseHolder('r1'), undefined, what)
}

/** Fails unless a run is exactly as it was exported, and nothing is wrong with the store. */
export async function assertSame(store: RunStore, bytes: Uint8Array): Promise<void> {
  assert.ok((await exported(store)).equals(bytes), 'the run is not what was exported')
  await assertFolded(store, 'r1')
  assert.deepEqual(await store.verify(), [])
}
