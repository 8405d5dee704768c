import { given } from '../../base/given.ts'
import { awaitsContinuation } from '../../core/continuation/previous-of.ts'
import { busy, nextAttempt, nothingFailed, promptOf, type Candidate } from '../../core/retry/decide-retry.ts'
import { pendingIntent } from '../../core/fold/ledger.ts'
import { advanceRetry } from '../../machine/retry-machine.ts'
import type { CheckpointView, StepRecord } from '../../model/checkpoint.ts'
import type { BusyReason } from '../../model/retry.ts'
import type { RunStore } from '../../ports/run-store.ts'
import type { TakenRetry } from '../resume-options.ts'
import { findUnit, type Asked } from './find-unit.ts'
import type { RetryOptions } from './retry-options.ts'

export interface Taking extends Asked {
  readonly options: RetryOptions
  readonly newId: () => string
}

/**
 * Which attempt is taken on, over the log as it is. Writes nothing.
 * @throws Fault retry.ambiguous, retry.unknown_step, retry.nothing_failed, retry.busy
 */
export async function takeOn(taking: Taking): Promise<TakenRetry> {
  const found = await findUnit(taking)
  const { record, unit } = found
  const { claim, ref } = record
  // Whoever took it on is gone, and it was not begun: this one takes its place.
  if (claim !== undefined && !taking.isLive) return takenFrom(taking, record, claim.mode)
  const { runId } = taking.view.header
  if (awaitsContinuation(record)) throw busy('continuation_pending', ref, runId)
  const [effect] = advanceRetry(unit.state, {
    type: 'retryAsked', facts: { ...given('busy', await busyOf(taking, found)), ...given('why', unit.why) },
  }).effects
  switch (effect?.type) {
    case 'claimAttempt': return takenFrom(taking, record, effect.mode)
    case 'answerBusy': throw busy(effect.reason, ref, runId)
    default: throw nothingFailed(effect?.type === 'answerNothingFailed' ? effect.why : 'running', ref, runId)
  }
}

function takenFrom({ options, newId }: Taking, record: StepRecord, mode: TakenRetry['mode']): TakenRetry {
  const { context, actor } = options
  return {
    ref: record.ref, mode, promptId: promptOf(record, mode, newId), attempt: nextAttempt(record), from: actor, ...given('context', context),
  }
}

/** For what an attempt would have to wait, as far as the log tells. Slots only its process knows. */
async function busyOf({ store, view, isLive }: Taking, { unit }: Candidate): Promise<BusyReason | undefined> {
  if (!isLive) return undefined
  if (view.status !== 'running') return 'moving'
  return unit.state !== 'waiting' && await hasInFlight(store, view) ? 'step_running' : undefined
}

const hasInFlight = async (store: Pick<RunStore, 'records'>, { header, open }: CheckpointView): Promise<boolean> =>
  (await store.records(header.runId, open)).some((record) => pendingIntent(record) !== undefined)
