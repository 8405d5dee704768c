import type { StepRecord } from '../../model/checkpoint.ts'
import type { InstanceRef } from '../../model/run-path.ts'

/** Where the newest record before stands in the order of things. */
export interface Standing { readonly position: number; readonly ref: InstanceRef; readonly segment: number }

/** The one that stands later in the order of things. */
export const later = (a: Standing | undefined, b: Standing | undefined): Standing | undefined =>
  b !== undefined && (a === undefined || b.position > a.position) ? b : a

/** What happened, or will, in a sequence before an instance: who runs again, who was kept at a new place, who stands last. */
export class Front {
  runs: InstanceRef | undefined
  /** Kept at a new order position: what is kept after it must get one too. */
  moved: InstanceRef | undefined
  last: Standing | undefined

  fork(): Front {
    const front = new Front()
    front.runs = this.runs
    front.moved = this.moved
    front.last = this.last
    return front
  }

  /** What several sequences side by side leave behind. */
  join(others: readonly Front[]): void {
    for (const other of others) {
      this.runs ??= other.runs
      this.moved ??= other.moved
      this.last = later(this.last, other.last)
    }
  }

  hasKept(record: StepRecord): void {
    this.last = later(this.last, { position: record.position, ref: record.ref, segment: record.segment })
  }
}
