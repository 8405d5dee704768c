import { timeOf } from '../engine/time-of.ts'
import type { FoldState } from '../core/fold/fold-run.ts'
import { instanceRef } from '../core/path/instance-ref.ts'
import type { StepRecord } from '../model/checkpoint.ts'
import { Fault } from '../model/fault.ts'
import type { Hash } from '../model/flow.ts'
import type { ForeignLog, ImportedLog, LoggedEvent, LogHead, RunStore } from '../ports/run-store.ts'
import { flowProblem } from './check-flow.ts'
import { decodeJson, hashOfBytes, placeName, type EventRow } from './event-bytes.ts'
import { loadEventCheck, Refold } from './refold.ts'

// A foreign log is read once: folded from its first byte, compared with what is known, and what is new of it put aside. Nothing of it
// is visible before all of it was found sound.

/** What a store holds of the run already, in pages after a seq. */
export interface KnownLog {
  readonly head: LogHead
  page(after: number): readonly LoggedEvent[]
}

export const NOTHING_KNOWN: KnownLog = { head: { seq: 0, hash: null }, page: () => [] }

/** Whether two heads are the same place of the same log. */
export const sameHead = (a: LogHead, b: LogHead): boolean => a.seq === b.seq && a.hash === b.hash

/** A foreign log that is sound and continues what is known, or is known. */
export interface ReceivedLog {
  readonly result: ImportedLog
  readonly state: FoldState
  readonly records: readonly StepRecord[]
  /** Epoch of its last event. */
  readonly epoch: number
}

/** How a store stands towards a log that comes. */
export interface Receiver {
  readonly known: KnownLog
  readonly store: Pick<RunStore, 'head' | 'evidence'>
  /** Puts a row aside that is new. */
  putAside(row: EventRow): void
}

/** The fault for bytes that are no log, or not the one that is announced. */
const invalid = (message: string): Fault =>
  new Fault('import.invalid', message, { next: 'export the run again where it is: runner export RUN -o FILE' })

/**
 * Reads a foreign log to its end.
 * @throws Fault import.invalid, import.parent-missing, store.history-diverged, and whatever its source throws
 */
export async function receiveLog(log: ForeignLog, receiver: Receiver): Promise<ReceivedLog> {
  checkFlows(log)
  const reading = new Reading(log, receiver, await loadEventCheck())
  for await (const bytes of log.events) await reading.take(bytes)
  return reading.done()
}

function checkFlows({ flows }: ForeignLog): void {
  for (const { irHash, bytes } of flows) {
    const problem = flowProblem(irHash, bytes, hashOfBytes(bytes))
    if (problem !== undefined) throw invalid(problem)
  }
}

class Reading {
  readonly #refold: Refold
  readonly #known: Iterator<LoggedEvent>
  #difference: Fault | undefined

  constructor(readonly log: ForeignLog, readonly receiver: Receiver, check: ConstructorParameters<typeof Refold>[1]) {
    this.#refold = new Refold(log.runId, check, (_kind, message) => { throw invalid(message) })
    this.#known = inPages(receiver.known)
  }

  async take(bytes: Uint8Array): Promise<void> {
    const row = { seq: this.#refold.head.seq + 1, bytes }
    this.#refold.take(row)
    if (row.seq === 1) await this.#checkParent()
    this.#checkEnd(row.seq)
    // A difference is believed once the next link, or the head, shows that the event is the one that was written.
    if (this.#difference !== undefined) throw this.#difference
    if (row.seq > this.receiver.known.head.seq) return void this.receiver.putAside(row)
    this.#difference = difference(this.log.runId, row, this.#known.next().value as LoggedEvent)
    if (row.seq === this.log.head.seq && this.#difference !== undefined) throw this.#difference
  }

  #checkEnd(seq: number): void {
    const { runId, head } = this.log
    const isThere = seq < head.seq || (seq === head.seq && this.#refold.head.hash === head.hash)
    if (!isThere) throw invalid(`${placeName(runId, seq)} is not the last one that was announced`)
  }

  async #checkParent(): Promise<void> {
    const parent = this.#refold.state?.view.header.started.parent
    if (parent === undefined || await this.receiver.store.head(parent.runId) !== undefined) return
    const message = `run "${this.log.runId}" was forked from "${parent.runId}", and what that one did counts for it`
    throw new Fault('import.parent-missing', message, { next: `import an export of ${parent.runId} first` })
  }

  async done(): Promise<ReceivedLog> {
    const { head, state, records, epoch, evidence } = this.#refold
    const { runId } = this.log
    if (head.seq !== this.log.head.seq || state === undefined) {
      throw invalid(`the log of run "${runId}" ends at event ${String(head.seq)}, not at ${String(this.log.head.seq)}`)
    }
    for (const [hash, seq] of evidence) await this.#checkEvidence(hash, seq)
    const { known } = this.receiver
    const added = Math.max(0, head.seq - known.head.seq)
    const kind = added === 0 ? 'known' : known.head.seq === 0 ? 'imported' : 'extended'
    return { result: { kind, head: added === 0 ? known.head : head, added }, state, records: [...records.values()], epoch }
  }

  async #checkEvidence(hash: Hash, seq: number): Promise<void> {
    if (await this.receiver.store.evidence.has(hash)) return
    throw invalid(`${placeName(this.log.runId, seq)} names the evidence ${hash}, which is missing`)
  }
}

function* inPages(known: KnownLog): Generator<LoggedEvent> {
  for (let page = known.page(0); page.length > 0; page = known.page(page.at(-1)?.event.seq ?? Infinity)) yield* page
}

/** The fault when a log grew while a foreign one was read: those who need no lease may append at any time. */
export const grewMeanwhile = (runId: string): Fault =>
  new Fault('store.busy', `somebody appended to run "${runId}" meanwhile`, { next: 'import it again' })

const describe = ({ type, runPath, atMs }: LoggedEvent['event']): string =>
  `${type}${runPath.length === 0 ? '' : ` of ${instanceRef(runPath)}`} (${timeOf(atMs)})`

function difference(runId: string, { seq, bytes }: EventRow, { event: here, bytes: ours }: LoggedEvent): Fault | undefined {
  if (Buffer.compare(bytes, ours) === 0) return undefined
  const there = decodeJson(bytes, placeName(runId, seq)) as LoggedEvent['event']
  const message = `two histories of run "${runId}" part at event ${String(seq)}: here ${describe(here)}, there ${describe(there)}`
  const next = 'keep one of them; look at the other in a store of its own: runner import FILE --store DIR'
  return new Fault('store.history-diverged', message, { next, data: { runId, seq, here: here.type, there: there.type } })
}
