import type { LedgerEntry, RequestRow, StepRecord } from '../../model/checkpoint.ts'
import type { EventOf } from '../../model/run-event.ts'
import { FoldError } from './fold-error.ts'

// The effect ledger: every intent of an instance in this run, whatever entry, segment or flow version made it.

/** May be repeated without asking: it changes nothing, or doing it twice is as once. */
export const isRepeatable = (row: { readonly effectClass: string; readonly idempotent: boolean }): boolean =>
  row.effectClass === 'readonly' || row.idempotent

/** It did something to the world, or nobody knows that it did not. */
export const isEffective = (row: LedgerEntry): boolean => row.settled?.effect !== 'none'

/** The intents of the entry in progress, in order. */
export const attemptsOf = (record: StepRecord): readonly LedgerEntry[] => record.ledger.filter((row) => row.entry === record.entry)

/** The dispatch of the entry in progress that has no recorded terminal. One of an earlier entry that never got one stays as it is. */
export const pendingIntent = (record: StepRecord): LedgerEntry | undefined =>
  record.ledger.find((row) => row.entry === record.entry && row.settled === undefined)

/** Attempts that count against one automatic budget. */
export const lineOf = (row: Pick<LedgerEntry, 'group' | 'extends'>): number => row.extends ?? row.group

/** When a waiting attempt is due, in epoch milliseconds: at once, when a person takes it over. */
export const retryDueAt = ({ claim, retry }: Pick<StepRecord, 'claim' | 'retry'>): number =>
  (claim === undefined ? retry?.dueAtMs ?? 0 : 0)

export const lastAttempt = (record: StepRecord): LedgerEntry | undefined =>
  record.ledger.findLast((row) => row.entry === record.entry)

/** Judged before anything was dispatched, because nobody could say what it was about to read: it did nothing. */
export const isUndispatched = (record: StepRecord): boolean =>
  record.kind === 'action' && record.exit !== undefined && record.state === 'judged' && record.verdict?.verdict === 'unknown'
  && record.inputError === undefined && attemptsOf(record).length === 0

/** Artifacts of a step that are kept of what its last dispatch made. */
export function keptOf(record: StepRecord): NonNullable<StepRecord['artifacts']> {
  const since = lastAttempt(record)?.settled?.seq
  return since === undefined ? [] : (record.artifacts ?? []).filter((row) => row.seq > since)
}

/** Whether its last dispatch did what was asked, and what it made is not kept yet. */
export function leavesArtifacts(record: StepRecord, artifacts: readonly { readonly name: string }[]): boolean {
  if (lastAttempt(record)?.settled?.terminal !== 'succeeded') return false
  const kept = keptOf(record)
  return !artifacts.every(({ name }) => kept.some((row) => row.name === name))
}

/** Values of earlier attempts stay in the log, at `seq`: a record rewritten at each event must not grow with them. */
function withoutValues(row: LedgerEntry): LedgerEntry {
  if (row.settled?.output === undefined) return row
  const { output: _inTheLog, ...settled } = row.settled
  return { ...row, settled }
}

export function recordIntent(record: StepRecord, event: EventOf<'actionIntent'>): StepRecord {
  if (pendingIntent(record) !== undefined) throw new FoldError(event, 'an earlier dispatch has no terminal yet')
  const { argsSnapshot, release, provenance: _p, ...intent } = event.payload
  const row: LedgerEntry = {
    seq: event.seq, atMs: event.atMs, segment: event.segment, entry: record.entry, irHash: record.irHash,
    effectHash: record.hashes.effect, args: argsSnapshot, ...intent, ...(release === undefined ? {} : { released: true as const }),
  }
  const { retry: _over, claim: _spent, ...rest } = record
  return { ...rest, state: 'acting', ledger: [...record.ledger.map(withoutValues), row] }
}

/** Cancelled, and dispatching it again is as dispatching it once: the span stays open for that. What follows a person's word is theirs. */
export const isHeld = (row: LedgerEntry): boolean => {
  const { settled } = row
  if (settled?.terminal !== 'cancelled' || settled.source === 'person') return false
  return settled.effect === 'none' || isRepeatable(row)
}

/** What a person ruled of a dispatch whose end nobody knew. */
export const rulingOn = (record: StepRecord, callId: string | undefined): RequestRow | undefined =>
  record.requests?.find((row) => row.kind === 'uncertain' && row.callId === callId && row.answered !== undefined)

export function recordSettle(record: StepRecord, event: EventOf<'actionSettled'>): StepRecord {
  const { callId, startedAtMs: _s, endedAtMs: _e, ...settled } = event.payload
  const row = record.ledger.find((entry) => entry.callId === callId)
  if (row === undefined) throw new FoldError(event, `no intent has callId ${callId}`)
  if (row.settled !== undefined) throw new FoldError(event, `call ${callId} is settled already`)
  const done: LedgerEntry = { ...row, settled: { seq: event.seq, atMs: event.atMs, ...settled } }
  return { ...record, state: isHeld(done) ? 'suspended' : 'settling', ledger: record.ledger.map((entry) => (entry === row ? done : entry)) }
}
