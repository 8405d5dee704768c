import type { JsonObject } from '../../base/json.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import type { RunHandle } from '../run-handle.ts'
import type { ResumeOptions } from '../resume-options.ts'

/**
 * One failed unit, now.
 * @example await runner.retry({ runId: 'release-1.2.0', step: 'publish', allowMutatingReexec: ['publish'] })
 */
export interface RetryOptions extends Pick<
  ResumeOptions, 'runId' | 'allowMutatingReexec' | 'reexecReason' | 'supervise' | 'stop' | 'suspendOnWait' | 'suspendAfterMs' | 'source'
> {
  /** An instance by its path, or by a step id of which one instance failed. Default: the run's only failed instance. */
  readonly step?: InstanceRef
  /** Recorded, and given to the attempt as `previous`. */
  readonly context?: JsonObject
  /** Who asks, as `cli:os:user@host`. */
  readonly actor: string
}

/** What was taken on. */
export interface RetryAccepted {
  readonly runId: string
  readonly step: InstanceRef
  /** Names the attempt: that of the waiting one where it was taken over. */
  readonly attemptId: string
  /** Of all the instance ever had in this run, from 1. */
  readonly attempt: number
  /** `run`: no step was named. */
  readonly kind: 'run' | 'step'
  /** `firedWaiting`: the attempt that waited for its time; `extra`: one beside the automatic ones. */
  readonly mode: 'firedWaiting' | 'extra'
  readonly manual: true
}

/** A retry that was taken on. */
export interface Retried {
  readonly accepted: RetryAccepted
  /** The run, where this process goes on with it; absent: another process runs it, and the attempt's intent is stored. */
  readonly run?: RunHandle
  /**
   * Resolves once the attempt's intent is stored, or a person is asked before. Rejects with a Fault when the run was stopped or came to its
   * end, before the attempt began.
   */
  readonly begun: Promise<void>
}
