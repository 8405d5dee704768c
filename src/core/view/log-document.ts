import type { RunEvent } from '../../model/run-event.ts'

/** A run's log as one document: the events as they are stored. */
export interface LogDocument {
  readonly schemaVersion: 1
  readonly runId: string
  readonly events: readonly RunEvent[]
}

export const logDocument = (runId: string, events: readonly RunEvent[]): LogDocument => ({ schemaVersion: 1, runId, events })
