import type { LedgerEntry, StepRecord } from '../../model/checkpoint.ts'
import type { AssertionOutcome } from '../../model/run-event.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import type { PlanWord, StepKind, StepState, Verdict } from '../../model/vocabulary.ts'
import { attemptsOf, lastAttempt } from '../fold/ledger.ts'
import { isRuled } from '../handle/handling.ts'
import { actionText, resultText } from './action-text.ts'
import { given } from '../../base/given.ts'
import { stepStanding, type StepStanding } from './step-standing.ts'
import { workMs } from './work-time.ts'

/** One instance as a row of a table. Times in epoch milliseconds. */
export interface StepRow {
  readonly ref: InstanceRef
  readonly kind: StepKind
  readonly state: StepState
  readonly standing: StepStanding
  readonly verdict?: Verdict
  readonly degraded?: true
  /** What this segment did with it. Absent while that is not decided, and for what was blocked. */
  readonly word?: PlanWord
  /** Why it stands as it does, when that is worth a line. */
  readonly reason?: string
  /** What was dispatched last, in one line. */
  readonly action?: string
  /** What came of it, in a few words. */
  readonly result?: string
  /** Dispatches of the newest entry. */
  readonly attempts: number
  readonly entry: number
  readonly segment: number
  readonly phase?: 'finally'
  readonly enteredAtMs: number
  readonly exitedAtMs?: number
  /** How long its work took, in milliseconds; absent while it is open and for what did nothing. */
  readonly tookMs?: number
  /** Verdicts that a later one replaced, or that were taken back. */
  readonly superseded: number
}

const assertionText = (row: AssertionOutcome): string => `${row.assertId}: ${row.reason ?? row.verdict}`

/** Outcomes of assertions that do not pass, in one line. */
function failingText(rows: readonly AssertionOutcome[]): string | undefined {
  const bad = rows.filter((row) => row.verdict !== 'pass')
  return bad.length === 0 ? undefined : bad.map(assertionText).join('; ')
}

function driftText({ probe, ledger }: StepRecord): string | undefined {
  return probe?.holds === false && ledger.length === 0 ? `entry check: ${failingText(probe.results) ?? 'does not hold'}` : undefined
}

/** Who said so is what such a verdict rests on. */
const isSaid = (record: StepRecord): boolean => record.kind === 'human' || isRuled(record)

function passText(record: StepRecord): string | undefined {
  const { degraded, reason } = record.verdict ?? {}
  if (degraded === true) return reason ?? 'confirmed by a fallback only'
  return isSaid(record) ? reason : undefined
}

function verdictText(record: StepRecord): string | undefined {
  const { verdict, assertions, exit } = record
  return verdict?.verdict === 'pass' ? passText(record) : verdict?.reason ?? failingText(assertions) ?? exit?.reason
}

/** Why an instance stands as it does, in one line; undefined when there is nothing to explain. */
function whyOf(record: StepRecord): string | undefined {
  if (record.inputError !== undefined) return record.inputError.message
  if (record.exit?.completedIncomplete === true) return record.verdict?.reason ?? 'accepted although unfinished'
  if (record.state === 'awaitingRetry') return record.retry?.why
  return driftText(record) ?? verdictText(record)
}

/**
 * What a segment does with an instance.
 * @param since seq of the event that began the segment
 */
export function wordOf(record: StepRecord, since: number): PlanWord | undefined {
  if (record.state === 'skipped') return 'skip'
  if (record.state === 'blocked') return undefined
  if (record.state === 'awaitingHuman') return 'ask'
  if (record.enteredSeq > since) return record.entry > 1 ? 'rerun' : 'run'
  if (record.exit === undefined || record.exit.seq > since) return 'run'
  return record.verdict !== undefined && record.verdict.seq > since ? 'rejudge' : 'keep'
}

/** What a reason says beyond the result of the dispatch, which stands beside it. */
function beyond(settled: LedgerEntry['settled'], result: string | undefined, reason: string | undefined): string | undefined {
  if (settled === undefined) return reason
  const said = settled.message ?? settled.errorClass ?? settled.terminal
  const isSaid = reason === said || reason === `${settled.terminal}: ${said}`
  return isSaid && (settled.message === undefined || result?.endsWith(said) === true) ? undefined : reason
}

/** @param since seq of the event that began the segment in view */
export function stepRow(record: StepRecord, since: number): StepRow {
  const last = lastAttempt(record)
  const result = last === undefined ? undefined : resultText(last.settled)
  return {
    ref: record.ref, kind: record.kind, state: record.state, standing: stepStanding(record),
    ...given('verdict', record.verdict?.verdict), ...given('degraded', record.verdict?.degraded),
    ...given('word', wordOf(record, since)), ...given('reason', beyond(last?.settled, result, whyOf(record))),
    ...(last === undefined ? {} : { action: actionText(last.actionName, last.args) }), ...given('result', result),
    attempts: attemptsOf(record).length, entry: record.entry, segment: record.segment, ...given('phase', record.phase),
    enteredAtMs: record.enteredAtMs, ...given('exitedAtMs', record.exit?.atMs), ...given('tookMs', workMs(record)),
    superseded: record.verdictCount - (record.verdict === undefined ? 0 : 1),
  }
}
