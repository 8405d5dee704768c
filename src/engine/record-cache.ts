import type { StepRecord } from '../model/checkpoint.ts'
import type { InstanceRef } from '../model/run-path.ts'

/** Settled records that are likely to be asked for again; bounded, oldest out first. */
export class RecordCache {
  readonly #limit: number
  readonly #rows = new Map<InstanceRef, StepRecord>()

  constructor(limit = 256) {
    this.#limit = limit
  }

  get(ref: InstanceRef): StepRecord | undefined {
    return this.#rows.get(ref)
  }

  put(record: StepRecord): void {
    this.#rows.delete(record.ref)
    this.#rows.set(record.ref, record)
  }

  /** Drops the oldest beyond the limit; only after a commit, so that what is not stored yet stays. */
  trim(): void {
    for (const ref of this.#rows.keys()) {
      if (this.#rows.size <= this.#limit) return
      this.#rows.delete(ref)
    }
  }

  clear(): void {
    this.#rows.clear()
  }
}
