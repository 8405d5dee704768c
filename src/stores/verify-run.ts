import { sameJson } from '../base/json.ts'
import { isFault } from '../model/fault.ts'
import type { Hash } from '../model/flow.ts'
import type { InstanceRef } from '../model/run-path.ts'
import type { LogHead, StoreProblem } from '../ports/run-store.ts'
import { placeName, type EventRow } from './event-bytes.ts'
import { headerText, indexOf, recordText, viewText, type RunIndex } from './materialise.ts'
import type { EvidenceState } from './check-evidence.ts'
import { Refold, type EventCheck, type Report } from './refold.ts'

// The log is the truth: everything the store keeps beside it is folded anew and compared as text.

/** What a store says of one run. What it knows to be damaged it throws as `store.corrupt`. */
export interface RunSource {
  readonly head: LogHead & { readonly epoch: number }
  /** Stored events of seq greater than `after`, in order; empty at the end. */
  page(after: number): readonly EventRow[]
  /** The stored texts of the checkpoint, and what the run is found by. */
  checkpoint(): { readonly header: string; readonly view: string; readonly index: RunIndex }
  /** The stored text of a record, and what it is found by. */
  record(ref: InstanceRef): { readonly text: string; readonly stepId: string; readonly position: number } | undefined
  recordCount(): number
  evidence(hash: Hash): Promise<EvidenceState>
  /** What is wrong with an archived flow; one that is not archived is not wrong. */
  flowProblem(irHash: Hash): string | undefined
}

/** Everything wrong with one run: bytes, chain, schema, fold, materialisation, evidence. */
export async function verifyRun(runId: string, source: RunSource, check: EventCheck): Promise<readonly StoreProblem[]> {
  const problems: StoreProblem[] = []
  const report: Report = (kind, message, seq) => problems.push({ runId, kind, message, ...(seq === undefined ? {} : { seq }) })
  const refold = new Refold(runId, check, report)
  for (let rows = source.page(0); rows.length > 0; rows = source.page(refold.head.seq)) {
    for (const row of rows) if (!refold.take(row)) return problems
    await breathe()
  }
  compareHead(source.head, refold, report)
  compareCheckpoint(source, refold, report)
  compareRecords(source, refold, report)
  for (const irHash of refold.flows) {
    const problem = source.flowProblem(irHash)
    if (problem !== undefined) report('flow', problem)
  }
  await checkEvidence(source, refold.evidence, report)
  return problems
}

const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

function compareHead(head: RunSource['head'], { head: read, epoch, runId }: Refold, report: Report): void {
  if (head.seq !== read.seq) {
    report('chain', `the log of run "${runId}" ends at ${String(read.seq)}, its head says ${String(head.seq)}`, read.seq)
  } else if (head.hash !== read.hash) {
    report('chain', `the bytes of ${placeName(runId, read.seq)} are not those that were written`, read.seq)
  }
  if (head.epoch < epoch) report('checkpoint', `run "${runId}" is at epoch ${String(head.epoch)}, its log at ${String(epoch)}`)
}

function compareCheckpoint(source: RunSource, { runId, state }: Refold, report: Report): void {
  if (state === undefined) return
  const { header, view, index } = unlessDamaged(() => source.checkpoint(), report) ?? {}
  const same = header === headerText(state.view) && view === viewText(state.view) && sameJson(index, indexOf(state.view))
  if (!same) report('checkpoint', `the checkpoint of run "${runId}" differs from its log`)
}

function compareRecords(source: RunSource, { runId, records }: Refold, report: Report): void {
  for (const record of records.values()) {
    const stored = unlessDamaged(() => source.record(record.ref), report)
    const same = stored?.text === recordText(record) && stored.stepId === record.stepId && stored.position === record.position
    if (!same) report('checkpoint', `the record of ${record.ref} in run "${runId}" differs from its log`, record.enteredSeq)
  }
  if (source.recordCount() > records.size) report('checkpoint', `run "${runId}" has records that its log does not know`)
}

function unlessDamaged<T>(read: () => T, report: Report): T | undefined {
  try {
    return read()
  } catch (error) {
    if (!isFault(error, 'store.corrupt')) throw error
    report('checkpoint', error.message)
    return undefined
  }
}

async function checkEvidence(source: RunSource, hashes: ReadonlyMap<Hash, number>, report: Report): Promise<void> {
  for (const [hash, seq] of hashes) {
    const state = await source.evidence(hash)
    if (state !== 'sound') report('evidence', `${hash} is ${state}`, seq)
  }
}
