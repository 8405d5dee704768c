import type { EventDraft } from '../model/run-event.ts'
import type { LiveRun } from './live-run.ts'

/** Closes every open span, innermost first, and ends the run as aborted. */
export function abortDrafts(run: LiveRun): readonly EventDraft[] {
  const reason = run.view.cancelled?.reason ?? 'cancelled'
  const exits = [...run.openRecords].sort((a, b) => b.enteredSeq - a.enteredSeq).map((record): EventDraft => ({
    type: 'stepExited', runPath: record.runPath, payload: { state: 'aborted', reason },
  }))
  return [...exits, { type: 'runFinished', runPath: [], payload: { outcome: 'aborted', reason } }]
}
