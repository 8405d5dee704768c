import { sameJson } from '../base/json.ts'
import { applyEvent, type FoldState } from '../core/fold/fold-run.ts'
import { FoldError } from '../core/fold/fold-error.ts'
import { evidenceOf } from '../core/view/event-evidence.ts'
import type { StepRecord } from '../model/checkpoint.ts'
import { isFault } from '../model/fault.ts'
import type { Hash } from '../model/flow.ts'
import type { InstanceRef } from '../model/run-path.ts'
import type { RunEvent } from '../model/run-event.ts'
import type { LogHead, StoreProblem } from '../ports/run-store.ts'
import { decodeJson, hashOfBytes, placeName, type EventRow } from './event-bytes.ts'
import { headerText, indexOf, recordText, viewText, type RunIndex } from './materialise.ts'
import type { EvidenceState } from './check-evidence.ts'

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

/** Checks the shape of an event; undefined when it fits. */
export type EventCheck = (event: unknown) => string | undefined

/** Loads the compiled schema of events: large, and only `verify` needs it. */
export async function loadEventCheck(): Promise<EventCheck> {
  const { validateRunEvent } = await import('../model/generated/validate-run-event.js')
  return (event) => {
    if (validateRunEvent(event)) return undefined
    const first = validateRunEvent.errors?.[0]
    return `${first?.instancePath ?? ''} ${first?.message ?? 'does not fit'}`.trim()
  }
}

type Report = (kind: StoreProblem['kind'], message: string, seq?: number) => void

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

/** The log read from its first byte. Stops at what cannot be read or folded, because nothing after it means anything. */
class Refold {
  head: LogHead = { seq: 0, hash: null }
  epoch = 0
  state: FoldState | undefined
  readonly records = new Map<InstanceRef, StepRecord>()
  readonly evidence = new Map<Hash, number>()
  readonly flows = new Set<Hash>()
  readonly #lookup = (ref: InstanceRef): StepRecord | undefined => this.records.get(ref)

  constructor(readonly runId: string, readonly check: EventCheck, readonly report: Report) {}

  take({ seq, bytes }: EventRow): boolean {
    if (seq !== this.head.seq + 1) return this.#stop('chain', `the log jumps from ${String(this.head.seq)} to ${String(seq)}`, seq)
    const event = this.#read(bytes, seq)
    if (event === undefined) return false
    const problem = this.check(event)
    if (problem !== undefined) return this.#stop('schema', `${placeName(this.runId, seq)}: ${problem}`, seq)
    if (event.prev !== this.head.hash) {
      return this.#stop('chain', `the bytes before ${placeName(this.runId, seq)} are not those it was written after`, seq - 1)
    }
    if (!this.#isInPlace(event, seq)) return this.#stop('chain', `${placeName(this.runId, seq)} belongs elsewhere`, seq)
    this.head = { seq, hash: hashOfBytes(bytes) }
    return this.#fold(event)
  }

  #isInPlace(event: RunEvent, seq: number): boolean {
    const inOrder = event.epoch >= this.epoch
    this.epoch = event.epoch
    return inOrder && event.seq === seq && event.runId === this.runId
  }

  #read(bytes: Uint8Array, seq: number): RunEvent | undefined {
    try {
      return decodeJson(bytes, placeName(this.runId, seq)) as RunEvent
    } catch (error) {
      this.report('bytes', (error as Error).message, seq)
      return undefined
    }
  }

  #fold(event: RunEvent): boolean {
    try {
      const step = applyEvent(this.state, event, this.#lookup)
      this.state = step.state
      for (const record of step.changed) this.records.set(record.ref, record)
    } catch (error) {
      if (!(error instanceof FoldError)) throw error
      return this.#stop('fold', `${placeName(this.runId, event.seq)} does not follow: ${error.message}`, event.seq)
    }
    for (const hash of evidenceOf(event)) if (!this.evidence.has(hash)) this.evidence.set(hash, event.seq)
    if (event.type === 'runStarted' || event.type === 'runResumed' || event.type === 'callFramePushed') this.flows.add(event.payload.irHash)
    return true
  }

  #stop(kind: StoreProblem['kind'], message: string, seq: number): false {
    this.report(kind, message, seq)
    return false
  }
}

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
