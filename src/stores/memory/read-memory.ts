import type { StepRecord } from '../../model/checkpoint.ts'
import type { RunEvent } from '../../model/run-event.ts'
import type { LoggedEvent } from '../../ports/run-store.ts'
import { decodeStretch } from '../event-bytes.ts'
import { readRecord } from '../materialise.ts'
import type { MemoryRun } from './memory-disk.ts'

/** Events after a seq, up to and including another. @throws Fault store.corrupt */
export const eventsOf = (run: MemoryRun, after: number, last: number): readonly RunEvent[] =>
  loggedOf(run, after, last).map(({ event }) => event)

/** The same with their stored bytes. @throws Fault store.corrupt */
export function loggedOf({ runId, events, head }: MemoryRun, after: number, last: number): readonly LoggedEvent[] {
  const from = Math.max(after, 1)
  const to = Math.min(last + 1, head.seq)
  const rows = events.slice(from - 1, to).map((bytes, i) => ({ seq: from + i, bytes }))
  return decodeStretch(runId, rows, to === head.seq ? head.hash : null).filter(({ event: { seq } }) => seq > after && seq <= last)
}

/** All records in order of position. */
export function recordsOf({ runId, records }: MemoryRun): readonly StepRecord[] {
  return [...records.values()].map(({ text }) => readRecord(runId, text))
    .sort((a, b) => a.position - b.position || (a.ref < b.ref ? -1 : 1))
}
