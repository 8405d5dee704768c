import { outcomeOf } from '../core/view/outcome-of.ts'
import type { CheckpointView, RunHeader, RunRow, StepRecord } from '../model/checkpoint.ts'
import type { Outcome } from '../model/vocabulary.ts'
import { damaged, decodeJson } from './event-bytes.ts'

// The fold's results as text. `verify` compares these texts with those of a fresh fold, byte for byte.

/** The part of the view that every event changes; its size is bounded by what is open. */
export type MovingView = Omit<CheckpointView, 'header'>

export const headerText = (view: CheckpointView): string => JSON.stringify(view.header)

export const viewText = (view: CheckpointView): string => JSON.stringify({ ...view, header: undefined })

export const recordText = (record: StepRecord): string => JSON.stringify(record)

/** What a run is found by. */
export interface RunIndex {
  readonly flowId: string; readonly startedAtMs: number; readonly labels: string; readonly outcome: Outcome | null
}

export function indexOf(view: CheckpointView): RunIndex {
  const { flowId, startedAtMs, started } = view.header
  return { flowId, startedAtMs, labels: JSON.stringify(started.labels ?? {}), outcome: outcomeOf(view) ?? null }
}

/** @throws Fault store.corrupt */
export function readView(runId: string, header: unknown, view: unknown): CheckpointView {
  const what = `the checkpoint of run "${runId}"`
  const read = decodeJson(header, what) as RunHeader
  if (read.runId !== runId) throw damaged(what)
  return { header: read, ...(decodeJson(view, what) as MovingView) }
}

/** @throws Fault store.corrupt */
export const readRecord = (runId: string, bytes: unknown): StepRecord =>
  decodeJson(bytes, `a step's record of run "${runId}"`) as StepRecord

/** How a run stands, in one row. */
export function rowOf(view: CheckpointView): RunRow {
  const { header, head, segment, status } = view
  const outcome = outcomeOf(view)
  return {
    runId: header.runId, flowId: header.flowId, irHash: header.irHash, status, ...(outcome === undefined ? {} : { outcome }),
    startedAtMs: header.startedAtMs, headAtMs: head.atMs, headSeq: head.seq, segment, labels: header.started.labels ?? {},
  }
}
