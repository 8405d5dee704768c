import type { Json, JsonObject } from '../base/json.ts'
import type { ResumePlan } from '../model/alignment.ts'
import type { FlowBundle, FlowIR } from '../model/flow.ts'
import type { RetryMode } from '../model/run-event.ts'
import type { InstanceRef } from '../model/run-path.ts'
import type { Lease } from '../ports/run-store.ts'
import type { VisionVerifier } from '../ports/vision.ts'
import type { StartOptions } from './run-handle.ts'

/** Keeps what happened instead of running it again; the reason is recorded. */
export interface Adoption { readonly ref: InstanceRef; readonly reason: string }

/**
 * How a run goes on. Names of instances are paths (`each[sku-42]/pay`) or a step id that has one instance.
 * @example await runner.resume({ runId: 'release-1.2.0', flow: repaired, allowMutatingReexec: ['publish'] })
 */
export interface ResumeOptions extends Pick<
  StartOptions, 'platform' | 'stopAt' | 'stopAfter' | 'stop' | 'suspendAfterMs' | 'suspendOnWait' | 'source' | 'supervise'
> {
  /** A run id, or a prefix that only one has, or `@latest`. */
  readonly runId: string
  /** The flow to go on with; left out: the archived one that the run last executed. */
  readonly flow?: FlowIR | FlowBundle
  /** Replaces these archived parameters; what depends on them is dirty. */
  readonly params?: Readonly<Record<string, Json>>
  /** Held against the flow that the run last executed: `resume.old-ir-mismatch`. Serves where the store has not archived it. */
  readonly oldFlowIr?: FlowIR
  /** The verifier of images, for this segment. */
  readonly vision?: VisionVerifier
  /** Counts as changed whatever the hashes say. Releases no gate. */
  readonly forceReexecute?: readonly InstanceRef[]
  /** Each releases one gated entry, in this segment. @throws Fault resume.allow-names-nothing */
  readonly allowMutatingReexec?: readonly InstanceRef[]
  /** Why what is allowed is done again: recorded, and asked for where the policy does. @throws Fault resume.flag-names-nothing */
  readonly reexecReason?: string
  readonly adopt?: readonly Adoption[]
  /** Keeps every clean record that only its position would run again; the reason is recorded. */
  readonly adoptRest?: string
  /** Refuses unless the run, the flow and these options are still those of the plan. @throws Fault resume.plan-stale */
  readonly applyPlan?: ResumePlan
  /** Takes over a lease whose holder the store cannot prove dead. */
  readonly forceStaleWriter?: boolean
  /** Stops commands that are still running and whose step is dirty or no longer there. */
  readonly cancelRunning?: readonly InstanceRef[]
  /**
   * Paths of altered files that kept steps made, relative to the working folder: what is there is replaced by the captured version.
   * Missing ones come back without being named. @throws Fault resume.flag-names-nothing
   */
  readonly restoreArtifact?: readonly string[]
  /** Such paths where what is there now is right: it is captured as a new version. @throws Fault resume.flag-names-nothing */
  readonly acceptArtifact?: readonly string[]
  /** How long to wait for the lease, in milliseconds. Default 0. */
  readonly waitMs?: number
}

/** The retry that a segment is opened for. */
export interface TakenRetry {
  /** In full. */
  readonly ref: InstanceRef
  readonly mode: RetryMode
  readonly promptId: string
  readonly attempt: number
  readonly from?: string
  readonly context?: JsonObject
}

/** A resume as the engine is asked for it. */
export interface Resuming extends ResumeOptions {
  readonly retry?: TakenRetry
  /** Taken already; given up when the resume is refused. */
  readonly lease?: Lease
}

/** What `plan` is asked: the options of the resume it foretells. */
export interface PlanOptions extends ResumeOptions {
  /** Opens sessions that only answer what became of open dispatches; nothing is voided or written. */
  readonly ask?: boolean
}
