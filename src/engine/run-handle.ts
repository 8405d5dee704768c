import type { Json } from '../base/json.ts'
import type { RunEvent } from '../model/run-event.ts'
import type { InstanceRef } from '../model/run-path.ts'

/** A line of a command's output while it runs, already masked. */
export interface OutputLine {
  readonly ref: InstanceRef
  readonly stream: 'stdout' | 'stderr'
  readonly line: string
}

interface RunEnd {
  readonly runId: string
  /** Position of the log's last event. */
  readonly headSeq: number
  /** Why it did not pass, or did not finish, in plain words. */
  readonly reason?: string
  /** It had finished already, and nothing of it changed: no segment was made of it. */
  readonly nothingToDo?: true
  /** The signal or request that ended this segment. */
  readonly stoppedBy?: string
}

/** How a run stands when its process lets go of it. `outputs` are there whenever the run passed, or had nothing to judge. */
export type RunResult<Outputs = Readonly<Record<string, Json>>> = RunEnd & (
  | { readonly outcome: 'passed'; readonly verdict: 'pass'; readonly degraded?: true; readonly outputs: Outputs }
  | { readonly outcome: 'unverified'; readonly verdict?: undefined; readonly outputs: Outputs }
  | { readonly outcome: 'failed'; readonly verdict: 'fail'; readonly outputs?: Outputs }
  | { readonly outcome: 'unknown'; readonly verdict: 'unknown'; readonly outputs?: Outputs }
  | {
    readonly outcome: 'suspended' | 'awaitingHuman' | 'blocked' | 'gated' | 'aborted'
    readonly verdict?: undefined; readonly outputs?: undefined
  }
)

/** A notifier that could not tell of questions; they stand all the same. */
export interface NoticeFailure {
  readonly notifier: string
  /** Instances that ask. */
  readonly refs: readonly InstanceRef[]
  readonly problem: string
}

/** What a person watching wants to know as it happens. */
export type LiveNote =
  | { readonly kind: 'event'; readonly event: RunEvent }
  | { readonly kind: 'output'; readonly line: OutputLine }
  | ({ readonly kind: 'noticeFailed' } & NoticeFailure)

/** Before which dispatches a person is asked. */
export type Supervision = 'mutating' | 'all'

/** How a run in progress is to stop. */
export interface StopOptions {
  /** In plain words, for the log. */
  readonly reason: string
  /** The signal that asked, as `SIGTERM`: the result names it. */
  readonly signal?: string
  /** What is in flight and does not get to finish: readonly work only, or everything. Default: all of it may finish. */
  readonly cancel?: 'readonly' | 'all'
  /** How long to wait for what may finish before leaving it to itself, in milliseconds. Default: as long as it takes. */
  readonly graceMs?: number
}

/** A run in progress in this process. */
export interface RunHandle<Outputs = Readonly<Record<string, Json>>> {
  readonly runId: string
  /** Events of this segment from its first, as they are appended; ends when the segment ends. */
  events(): AsyncIterable<RunEvent>
  /** Live lines of one step, or of all. They are for watching: the record is in the log and the evidence. */
  output(ref?: InstanceRef): AsyncIterable<OutputLine>
  /** Calls back for every event and line in order, synchronously after each commit; returns how to stop. */
  watch(listener: (note: LiveNote) => void): () => void
  /** Suspends at the next safe point. Resumable whatever is asked for; a later request can only be more urgent. */
  stop(how: StopOptions): void
  /** Ends the run as aborted: cancels what is in flight and dispatches nothing more, `finally` included. */
  cancel(reason?: string): Promise<void>
  /** Has it look at once whether somebody wrote to its log: an answer, a cancellation, a retry. It does so by itself twice a second. */
  lookNow(): void
  /** Resolves when the segment ends. Rejects only with a Fault or an infrastructure error. */
  result(): Promise<RunResult<Outputs>>
}

export interface StartOptions<Params = Readonly<Record<string, Json>>> {
  /** Default: a fresh id. Letters, digits, `. _ -`, at most 128. @throws Fault run.id-taken */
  readonly runId?: string
  /** By name, validated against the flow's declarations. @throws Fault run.params-invalid */
  readonly params?: Params
  readonly labels?: Readonly<Record<string, string>>
  /** `env.platform`; default `process.platform` as the door read it. */
  readonly platform?: string
  /** Break before this instance enters, or after it exits. */
  readonly stopAt?: InstanceRef
  readonly stopAfter?: InstanceRef
  readonly stop?: AbortSignal
  /** Asks a person before each dispatch of this segment that changes the world, or before all. Never inherited. */
  readonly supervise?: Supervision
  /** Suspend at the next safe point after so many milliseconds. */
  readonly suspendAfterMs?: number
  /** Suspend when nothing but times to come is waited for; any later resume goes on, at once with what is due by then. */
  readonly suspendOnWait?: boolean
  /** Where the flow came from, so that an edit can be noticed later. */
  readonly source?: { readonly file: string }
  /** Values of the variables that params name in `fromEnv`. */
  readonly processEnv?: Readonly<Record<string, string | undefined>>
}
