import type { CheckpointView, StepRecord } from '../../model/checkpoint.ts'
import type { Step } from '../../model/flow.ts'
import type { NothingFailed, RetryState } from '../../model/retry.ts'
import type { SUSPEND_REASONS } from '../../model/run-event.ts'
import { lastAttempt, lineOf, pendingIntent } from '../fold/ledger.ts'

/** Where a unit stands, told by its record alone. `why`: of one that is gone. */
export interface Unit { readonly state: RetryState; readonly why?: NothingFailed }

const gone = (why: NothingFailed): Unit => ({ state: 'gone', why })

type Reason = (typeof SUSPEND_REASONS)[number]
const STOPS: ReadonlySet<Reason> = new Set(['stop', 'signal', 'stopAt', 'stopAfter', 'suspendAfter', 'leftRunning'])

/** Somebody or something ended the process; it did not come to a rest by itself. */
export const isStop = (reason: Reason): boolean => STOPS.has(reason)

type About = Pick<CheckpointView, 'aborting' | 'cancelled' | 'finished' | 'suspended' | 'status'>

/** Nothing of the run is retried any more. */
export const isClosed = ({ aborting, cancelled, finished }: Pick<CheckpointView, 'aborting' | 'cancelled' | 'finished'>): boolean =>
  aborting !== undefined || cancelled !== undefined || finished?.outcome === 'aborted'

/** Where an instance stands between its attempts. @param step what the flow has there now; undefined: nothing of that kind */
export function unitOf(view: About, record: StepRecord, step: Step | undefined): Unit {
  if (isClosed(view)) return gone('closed')
  if (step?.kind !== record.kind) return gone('replaced')
  if (record.runPath.some((segment) => 'hook' in segment)) return gone('not_retryable')
  if (record.claim !== undefined) return { state: 'claimed' }
  return record.exit === undefined ? openUnit(view, record) : leftUnit(record)
}

function openUnit(view: About, record: StepRecord): Unit {
  if (record.state === 'awaitingRetry') return { state: isStopped(view) ? 'stopped' : 'waiting' }
  if (record.state === 'suspended' && isAgain(record) && isStopped(view)) return { state: 'stopped' }
  return { state: isAgain(record) && pendingIntent(record) !== undefined ? 'sent' : 'running' }
}

/** A stop ended the process that waited. */
const isStopped = ({ suspended, status }: About): boolean =>
  status !== 'running' && suspended !== undefined && isStop(suspended.reason)

/** Its newest attempt follows another one. */
const isAgain = (record: StepRecord): boolean => {
  const last = lastAttempt(record)
  return last !== undefined && (last.extra === true || record.ledger.some((row) => row !== last && lineOf(row) === lineOf(last)))
}

function leftUnit(record: StepRecord): Unit {
  if (record.state === 'aborted') return gone('replaced')
  if (record.state !== 'judged') return gone('not_retryable')
  const verdict = record.verdict?.verdict
  if (verdict === 'fail' || verdict === 'unknown') return isRetryable(record) ? { state: 'givenUp' } : gone('not_retryable')
  return gone(isAgain(record) ? 'resumed' : 'ended')
}

const KINDS: ReadonlySet<StepRecord['kind']> = new Set(['action', 'assert'])

/**
 * Whether another attempt could come out otherwise: it acts or looks itself, by inputs that can be used. Arguments that do not fit, or a
 * provider that is another one, do so again.
 */
function isRetryable(record: StepRecord): boolean {
  if (!KINDS.has(record.kind) || record.inputError !== undefined) return false
  const errorClass = lastAttempt(record)?.settled?.errorClass
  return errorClass !== 'bind_arguments_invalid' && errorClass !== 'capability_drift'
}
