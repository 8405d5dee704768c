import type { InstanceRef } from '../model/run-path.ts'

/**
 * How far a container has come in the row of its bodies. Found from records when the container is entered or taken up, followed by the
 * ends of its bodies from then on, and dropped with everything else in memory.
 */
export interface Fan {
  /** Bodies that were begun before this segment took them up, in the order of the row. */
  begun: readonly string[]
  /** Place of the first body in the row that nobody has looked at. */
  next: number
  /** Taken up here, and not over. */
  readonly open: Set<string>
  /** One of them keeps the others from beginning. */
  halted: boolean
  /** The container has been told that all are over. */
  over: boolean
}

export type Fans = Map<InstanceRef, Fan>
