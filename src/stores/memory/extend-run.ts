import type { FoldState } from '../../core/fold/fold-run.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import { headerText, indexOf, recordText, viewText } from '../materialise.ts'
import type { MemoryDisk, MemoryRun } from './memory-disk.ts'

/** Events that were found to follow, and what they come to. */
export interface RunExtension {
  readonly epoch: number
  readonly head: MemoryRun['head']
  readonly events: readonly Uint8Array[]
  readonly state: FoldState
  readonly changed: readonly StepRecord[]
}

/** Adds to a run, or makes it. Nothing here can fail. */
export function extendRun(disk: MemoryDisk, runId: string, { epoch, head, events, state, changed }: RunExtension): void {
  const before = disk.runs.get(runId) ?? { runId, events: [], records: new Map() }
  const checkpoint = { header: headerText(state.view), view: viewText(state.view), index: indexOf(state.view) }
  const run: MemoryRun = Object.assign(before, { epoch, head, state, checkpoint })
  run.events.push(...events)
  for (const record of changed) run.records.set(record.ref, { text: recordText(record), stepId: record.stepId, position: record.position })
  disk.runs.set(runId, run)
}
