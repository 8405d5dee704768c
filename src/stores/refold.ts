import { applyEvent, type FoldState } from '../core/fold/fold-run.ts'
import { FoldError } from '../core/fold/fold-error.ts'
import { evidenceOf } from '../core/view/event-evidence.ts'
import type { StepRecord } from '../model/checkpoint.ts'
import type { Hash } from '../model/flow.ts'
import type { InstanceRef } from '../model/run-path.ts'
import type { RunEvent } from '../model/run-event.ts'
import type { LogHead, StoreProblem } from '../ports/run-store.ts'
import { decodeJson, hashOfBytes, placeName, type EventRow } from './event-bytes.ts'

/** Checks the shape of an event; undefined when it fits. */
export type EventCheck = (event: unknown) => string | undefined

/** Loads the compiled schema of events: large, and only who reads a log from its first byte needs it. */
export async function loadEventCheck(): Promise<EventCheck> {
  const { validateRunEvent } = await import('../model/generated/validate-run-event.js')
  return (event) => {
    if (validateRunEvent(event)) return undefined
    const first = validateRunEvent.errors?.[0]
    return `${first?.instancePath ?? ''} ${first?.message ?? 'does not fit'}`.trim()
  }
}

export type Report = (kind: StoreProblem['kind'], message: string, seq?: number) => void

/** The log read from its first byte. Stops at what cannot be read or folded, because nothing after it means anything. */
export class Refold {
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
