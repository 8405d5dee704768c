import type { EventDraft } from '../model/run-event.ts'
import type { LiveRun } from './live-run.ts'
import { unspent } from './retry/give-back.ts'

/** Ends retries that were taken on, closes every open span, innermost first, and ends the run as aborted. */
export async function abortedDrafts(run: LiveRun): Promise<readonly EventDraft[]> {
  const reason = run.view.cancelled?.reason ?? 'cancelled'
  const exits = [...run.openRecords].sort((a, b) => b.enteredSeq - a.enteredSeq).map((record): EventDraft => ({
    type: 'stepExited', runPath: record.runPath, payload: { state: 'aborted', reason },
  }))
  return [...await unspent(run), ...exits, { type: 'runFinished', runPath: [], payload: { outcome: 'aborted', reason } }]
}
