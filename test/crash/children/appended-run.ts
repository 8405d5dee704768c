import { Buffer } from 'node:buffer'
import type { EventDraft } from '../../../src/model/run-event.ts'
import type { LogHead, RunStore } from '../../../src/ports/run-store.ts'
import { smallEvidence } from '../../../src/testing/store/assert-store.ts'
import type { RunWriter } from '../../../src/testing/store/run-writer.ts'
import { entered, exited, intended, judged, observed, settled, started, stepPath } from '../../../src/testing/store/sample-log.ts'

export const RUN_IDS = ['r1', 'r2', 'r3']

/** The events of the n-th step, in the two appends a step takes. */
export function stepAppends(n: number, evidence: `sha256:${string}`): readonly [readonly EventDraft[], readonly EventDraft[]] {
  const path = stepPath(`step-${String(n)}`)
  const callId = `call-${String(n)}`
  return [[entered(path), intended(path, callId)], [settled(path, callId), observed(path, evidence, 1), judged(path), exited(path)]]
}

/** Event types of a log of so many events. */
export const expectedTypes = (length: number): readonly string[] => Array.from({ length }, (_, i) =>
  (i === 0 ? started() : stepAppends(0, `sha256:${'0'.repeat(64)}`).flat()[(i - 1) % 6])?.type ?? '')

/** Appends without end: every third step leaves large evidence, the others small. */
export async function appendRun(store: RunStore, run: RunWriter, acknowledged: (head: LogHead) => void): Promise<never> {
  await run.append([started()], { flush: true })
  for (let n = 0; ; n++) {
    const text = `${run.runId} saw ${String(n)}`
    const small = smallEvidence(text)
    const { hash } = n % 3 === 0 ? await store.evidence.write(Buffer.from(text.padEnd(70_000, '.'))) : small
    const [intent, settle] = stepAppends(n, hash)
    await run.append(intent, { flush: true })
    acknowledged(run.head)
    await run.append(settle, n % 3 === 0 ? {} : { evidence: [small] })
  }
}
