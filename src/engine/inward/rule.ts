import { pendingIntent, rulingOn } from '../../core/fold/ledger.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import type { EventDraft } from '../../model/run-event.ts'
import type { LiveRun } from '../live-run.ts'

const SAID = {
  adopt: (actor: string) => `${actor} says that it was done`, redo: (actor: string) => `${actor} lets it be done again`,
  abort: (actor: string) => `${actor} ended the run`,
} as const

/** Settles a dispatch whose end nobody knew as a person ruled. What follows, a look, a new dispatch or the end, is asked of the ruling. */
export const rule = (_run: LiveRun, record: StepRecord): readonly EventDraft[] => ruledDrafts(record)

/** Its end by a person's word, where they have said one. */
export function ruledDrafts(record: StepRecord): readonly EventDraft[] {
  const pending = pendingIntent(record)
  const ruling = rulingOn(record, pending?.callId)
  if (pending === undefined || ruling === undefined) return []
  const decision = ruling.decision === 'adopt' || ruling.decision === 'redo' ? ruling.decision : 'abort'
  const message = SAID[decision](ruling.actor ?? 'a person')
  return [{
    type: 'actionSettled', runPath: record.runPath, payload: {
      callId: pending.callId, source: 'person', message,
      ...(decision === 'adopt' ? { terminal: 'uncertain', effect: 'landed' } : { terminal: 'cancelled', effect: 'unknown' }),
    },
  }]
}
