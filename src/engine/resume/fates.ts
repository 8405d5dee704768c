import { pendingIntent, rulingOn } from '../../core/fold/ledger.ts'
import { generationOf } from '../../core/hash/hash-of.ts'
import { effectOf } from '../../core/judge/effect-of.ts'
import type { FateKind } from '../../model/alignment.ts'
import type { LedgerEntry, RunHeader, StepRecord } from '../../model/checkpoint.ts'
import type { ReconcileResult } from '../../ports/provider.ts'
import type { Clock } from '../clock.ts'
import type { LiveRun } from '../live-run.ts'
import type { Sessions } from '../sessions.ts'

/** What is known of an open dispatch: one that ended without an effect may be sent anew as if it had never been. */
export function fateKindOf({ record, result }: Pick<Fate, 'record' | 'result'>): FateKind {
  if (result.fate !== 'completed') return result.fate
  return effectOf(result.outcome, generationOf(record.scheme)) === 'none' ? 'leftNothing' : 'completed'
}

/** How long a provider may take to say what became of a dispatch, in milliseconds. */
const LONGEST_QUESTION_MS = 60_000

/** A dispatch without a recorded end, and what the session that issued it says of it. */
export interface Fate { readonly record: StepRecord; readonly intent: LedgerEntry; readonly result: ReconcileResult }

/** Asks what became of every open dispatch, so that none of them can start any more. One that a person is asked about waits for that. */
export async function askFates(run: LiveRun, clock: Clock): Promise<readonly Fate[]> {
  const fates: Fate[] = []
  for (const record of run.openRecords) {
    const intent = pendingIntent(record)
    if (intent === undefined || isAsked(run, intent) || rulingOn(record, intent.callId) !== undefined) continue
    fates.push({ record, intent, result: await fateOf(run, clock, intent) })
  }
  return fates
}

const isAsked = (run: LiveRun, { callId }: LedgerEntry): boolean => run.view.requests.some(({ payload }) => payload.callId === callId)

const unavailable = (reason: string): ReconcileResult => ({ fate: 'logUnavailable', reason })

const fateOf = (run: LiveRun, clock: Clock, intent: LedgerEntry): Promise<ReconcileResult> =>
  reconcileWith(run.tools.sessions, run.view.header, clock, intent, 'void')

/** What the session that issued a dispatch says of it; where the log cannot name that session, nobody is asked. */
export async function reconcileWith(
  sessions: Sessions, header: RunHeader, clock: Clock, intent: LedgerEntry, mode: 'void' | 'peek',
): Promise<ReconcileResult> {
  const { provider, sessionId, callId } = intent
  if (!isKnown(header, intent)) return unavailable('the log does not say which session began it')
  const session = sessions.find(provider)
  if (session === undefined) return unavailable(`the provider "${provider}" is not at hand`)
  const asked = session.reconcile(callId, { provider, sessionId }, mode)
  return clock.race(
    asked.catch((error: unknown) => unavailable(error instanceof Error ? error.message : String(error))), LONGEST_QUESTION_MS,
    () => unavailable(`the provider "${provider}" did not say within ${String(LONGEST_QUESTION_MS)} ms`),
  )
}

/** Whether the log names the session that issued a dispatch. */
const isKnown = ({ segments }: RunHeader, intent: LedgerEntry): boolean =>
  segments.some(({ sessions }) => sessions.some((row) => row.provider === intent.provider && row.sessionId === intent.sessionId))
