import { randomUUID } from 'node:crypto'
import os from 'node:os'
import path from 'node:path'
import { given as ifGiven } from '../base/given.ts'
import type { Json } from '../base/json.ts'
import type { PolicyInForce } from '../core/policy/policy-in-force.ts'
import type { FlowDefinition } from '../compile/define/flow-definition.ts'
import type { ResumePlan } from '../model/alignment.ts'
import type { FlowBundle, FlowIR } from '../model/flow.ts'
import type { Ambient } from '../ports/ambient.ts'
import type { SchemaCheck } from '../ports/schema-check.ts'
import type { RunFilter } from '../ports/run-store.ts'
import type { VisionVerifier } from '../ports/vision.ts'
import { beginRun } from './begin-run.ts'
import { checkPolicy } from './check-policy.ts'
import { askSoon, systemClock, type Clock } from './clock.ts'
import type { FlowSet } from './flow-set.ts'
import { LiveFeed } from './live-feed.ts'
import { LiveRun } from './live-run.ts'
import { LiveRuns } from './live-runs.ts'
import { Notices } from './notices.ts'
import type { PlanOptions, ResumeOptions } from './resume-options.ts'
import { forkRun, type Forked } from './fork-run.ts'
import { gcRuns, type GcOptions, type GcResult } from './gc-runs.ts'
import { rejudgeRuns } from './rejudge-runs.ts'
import { resolveRun } from './resolve-run.ts'
import type { RejudgeView } from '../core/view/rejudge.ts'
import { planRun, type Planner } from './resume/plan-run.ts'
import { resumeRun, type Resumer, type SegmentPlan } from './resume/resume-run.ts'
import type { Retried, RetryOptions } from './retry/retry-options.ts'
import { retryRun } from './retry/retry-run.ts'
import type { RunHandle, StartOptions } from './run-handle.ts'
import type { RunnerOptions } from './runner-options.ts'
import { sealedBundle } from './sealed-bundle.ts'
import { secretsToKnow } from './secrets/secret-names.ts'
import { maskedFolder } from './secrets/masked-folder.ts'
import { secretResolver } from './secrets/secret-resolver.ts'
import { checkSecretParams } from './secrets/check-secret-params.ts'
import { Segment } from './segment.ts'
import { Sessions, type OpenSessions } from './sessions.ts'
import { Slots } from './slots.ts'
import type { CompiledFlow } from './source/compile-flow.ts'
import { StopControl } from './stop-control.ts'
import { diskFolder, type WorkFolder } from './world/work-folder.ts'

type Values = Readonly<Record<string, Json>>

export type { RunnerOptions } from './runner-options.ts'

export const systemAmbient: Ambient = { now: Date.now, newId: randomUUID, random: Math.random }

function concurrencyOf({ concurrency = os.availableParallelism() }: RunnerOptions): number {
  if (Number.isInteger(concurrency) && concurrency >= 1) return concurrency
  throw new TypeError(`Runner: concurrency is a whole number from 1 on, not ${String(concurrency)}`)
}

function maxArtifactBytesOf({ maxArtifactBytes }: RunnerOptions): number | undefined {
  if (maxArtifactBytes === undefined || (Number.isInteger(maxArtifactBytes) && maxArtifactBytes >= 0)) return maxArtifactBytes
  throw new TypeError(`Runner: maxArtifactBytes is a whole number from 0 on, not ${String(maxArtifactBytes)}`)
}

/**
 * Runs flows. One object for many runs; `close` waits for none of them.
 * @example
 * await using runner = new Runner({ store: openStore('.runner'), providers: [shell()] })
 * const run = await runner.start(flow, { params: { version: '1.2.0' } })
 * const result = await run.result()
 */
export class Runner implements AsyncDisposable {
  readonly #options: RunnerOptions
  readonly #ambient: Ambient
  readonly #clock: Clock
  readonly #slots: Slots
  readonly #maxArtifactBytes: number | undefined
  readonly #live = new LiveRuns()
  #folder: WorkFolder | null | undefined

  /** @throws TypeError for a concurrency or a limit that is none */
  constructor(options: RunnerOptions) {
    this.#options = options
    this.#maxArtifactBytes = maxArtifactBytesOf(options)
    this.#ambient = options.ambient ?? systemAmbient
    this.#clock = options.clock ?? systemClock(this.#ambient)
    this.#slots = new Slots(concurrencyOf(options), this.#clock, () => this.#ambient.now())
  }

  /**
   * Starts a run and gives its handle once the run's first event is stored. A flow written with `defineFlow` is compiled against the
   * runner's providers first.
   * @throws CompileError; Fault run.params-invalid, run.id-taken, run.id-invalid, provider.unknown,
   * provider.capability-drift, store.writer-busy and the store's own
   */
  async start<Params = Values, Outputs = Values>(
    flow: FlowDefinition<Params, Outputs> | CompiledFlow<Params, Outputs>, options?: StartOptions<NoInfer<Params>>,
  ): Promise<RunHandle<Outputs>>
  async start(flow: FlowIR | FlowBundle, options?: StartOptions): Promise<RunHandle>
  async start(flow: FlowDefinition | FlowIR | FlowBundle, given: StartOptions<unknown> = {}): Promise<RunHandle> {
    const bundle = await this.#bundleOf(flow)
    await checkPolicy(this.#options.policy)
    const run = await beginRun(this.#resumer, bundle, given as StartOptions)
    this.#live.set(run)
    return run
  }

  async #bundleOf(flow: FlowDefinition | FlowIR | FlowBundle): Promise<FlowBundle> {
    if ('root' in flow || 'irHash' in flow) return sealedBundle(flow)
    const { compileFlow } = await import('./source/compile-flow.ts')
    return compileFlow(flow, { providers: this.#options.providers, folder: this.#options.workDir ?? '.' })
  }

  /**
   * Goes on with a run, in a segment of its own: what is done stays done, what was under way is asked about first. Gives the handle once
   * the segment's first event is stored; a run that has finished, and that nothing forces, has nothing to do.
   * @throws Fault run.unknown, run.ambiguous, run.params-invalid, resume.old-ir-mismatch, resume.requires-confirmation
   * with every entry that needs a person's word, resume.policy-forbids, resume.artifact-altered with every file, resume.artifact-blocked,
   * resume.sources-unreadable, resume.flag-names-nothing, resume.allow-names-nothing, provider.unknown, provider.capability-drift,
   * store.writer-busy and the store's own; in each case nothing was written
   */
  async resume<Outputs = Values>(options: ResumeOptions): Promise<RunHandle<Outputs>> {
    await checkPolicy(this.#options.policy)
    const run = await resumeRun(this.#resumer, options)
    this.#live.set(run)
    return run as RunHandle<Outputs>
  }

  /**
   * One failed unit, now: an attempt that waits for its time is taken over, or one beside the automatic ones is made. A run that another
   * process runs is told, and goes on there; else this process goes on with it, in a segment of its own.
   * @throws Fault retry.unknown_run, retry.unknown_step, retry.ambiguous with the instances that failed, retry.nothing_failed with its why,
   * retry.busy with its reason, retry.gated with the flags; in each case nothing was changed; and those of `resume`
   * @example const { accepted, run } = await runner.retry({ runId, step: 'publish', actor: 'bot:ann' }); await run?.result()
   */
  async retry(options: RetryOptions): Promise<Retried> {
    await checkPolicy(this.#options.policy)
    return retryRun({
      resumer: this.#resumer, planner: this.#planner, lookNow: (runId) => { this.#live.lookNow(runId) },
      started: (run) => { this.#live.set(run) },
    }, options)
  }

  get #resumer(): Resumer {
    return {
      store: this.#options.store, ambient: this.#ambient, clock: this.#clock, software: this.#software,
      openSessions: (flows, runId, begins) => this.#openSessions(flows, runId, begins), segmentOf: (plan) => this.#segment(plan),
    }
  }

  /**
   * What `resume` with the same options would do, instance by instance, and why. Writes nothing and opens no session; with `ask`, sessions
   * are opened that say what became of open dispatches, and change nothing.
   * @throws Fault run.unknown, run.ambiguous, run.params-invalid, resume.old-ir-mismatch, resume.ref-unknown, resume.ref-ambiguous,
   * resume.allow-names-nothing, resume.policy-forbids, config.invalid for a policy that is none, and the store's own
   * @example (await runner.plan({ runId, flow: repaired })).instances.filter((row) => row.word !== 'keep')
   */
  async plan(options: PlanOptions): Promise<ResumePlan> {
    await checkPolicy(this.#options.policy)
    return planRun(this.#planner, options)
  }

  get #planner(): Planner {
    const { store, vision, workDir } = this.#options
    return {
      store, clock: this.#clock, vision, policy: this.#policy, workDir: path.resolve(workDir ?? '.'), now: this.#ambient.now,
      openToAsk: (names, runId) => this.#openToAsk(names, runId),
    }
  }

  /**
   * Holds a flow's expectations against what runs archived: which verdicts would come out otherwise. Dispatches nothing; with `record`,
   * what differs is appended as superseding verdicts, but for runs in which one is taken back (`unrecorded`).
   * @throws the store's faults; a run that cannot be judged is told in its row
   */
  async rejudge(
    flow: FlowIR | FlowBundle, options: { readonly runs?: RunFilter; readonly record?: boolean; readonly vision?: VisionVerifier } = {},
  ): Promise<RejudgeView> {
    const { store, vision } = this.#options
    return rejudgeRuns({
      store, ambient: this.#ambient, bundle: await this.#bundleOf(flow), filter: options.runs ?? {}, record: options.record === true,
      vision: options.vision ?? vision,
    })
  }

  /**
   * Makes a run that has done what another one had done before an instance entered; it stands there, suspended, until it is resumed.
   * @throws Fault run.unknown, run.step-unknown, run.id-taken, run.id-invalid
   */
  async fork(runId: string, at: string, newRunId?: string): Promise<Forked> {
    const { store } = this.#options
    return forkRun({ store, ambient: this.#ambient, runId: await resolveRun(store, runId), at, ...ifGiven('newRunId', newRunId) })
  }

  /**
   * Removes finished runs by age and count, and what no run names any more: evidence, files, archived flows, journals. Without an age or a
   * count only the latter. A run that is not finished is never removed, nor one that a run which stays was forked from. The id of a
   * removed run stays taken: beginning it again would do a second time what it did.
   * @throws TypeError for an age or a count that is none; Fault store.writer-busy while any run is at work, store.busy when one went on
   * meanwhile, store.corrupt when it cannot be told what the remaining runs name, and the store's own
   * @example const { runs, freedBytes } = await runner.gc({ olderThanMs: 30 * 24 * 3600_000, keep: 20, keepFailed: true })
   */
  async gc(options: GcOptions = {}): Promise<GcResult> {
    return gcRuns(this.#options.store, options, this.#ambient.now())
  }

  #openToAsk(names: ReadonlySet<string>, runId: string): Promise<Sessions> {
    const { providers } = this.#options
    return Sessions.reach(names, providers, { ...this.#sessionOptions(runId), purpose: 'ask' })
  }

  #segment({ points, live = new LiveFeed(), ...plan }: SegmentPlan): Segment {
    const { store, vision, workDir } = this.#options
    const folder = this.#workFolder
    const run = new LiveRun({
      ...plan, store, ambient: this.#ambient, vision: plan.vision ?? vision, workDir: path.resolve(workDir ?? '.'),
      folder: folder && maskedFolder(folder, plan.sessions.mask), policy: this.#policy,
      stop: new StopControl(points), oneByOne: this.#slots.size === 1,
      soon: (ask) => askSoon(this.#clock, ask),
    })
    return new Segment({
      run, slots: this.#slots, clock: this.#clock, live, notices: this.#noticesOf(run, live), killGraceMs: this.#killGraceMs,
      lookEveryMs: this.#options.lookEveryMs === 0 ? undefined : this.#options.lookEveryMs ?? 500,
    })
  }

  #noticesOf(run: LiveRun, live: LiveFeed): Notices {
    const { notifiers = [], answerHint = 'runner inbox' } = this.#options
    return new Notices({
      notifiers, answerHint, live, clock: this.#clock, now: () => this.#ambient.now(), view: () => run.view,
      load: (stored) => run.values.load(stored),
    })
  }

  /** One for all runs: what one has read another does not read again. */
  get #workFolder(): WorkFolder | null {
    const { folder, store, workDir } = this.#options
    this.#folder ??= folder === undefined
      ? diskFolder(store, path.resolve(workDir ?? '.'), this.#ambient.now, this.#maxArtifactBytes)
      : folder
    return this.#folder
  }

  get #policy(): PolicyInForce | undefined {
    const { policy, environment } = this.#options
    return policy === undefined ? undefined : { policy, ...ifGiven('environment', environment) }
  }

  get #software(): string {
    return this.#options.software ?? 'flowir-runner'
  }

  get #killGraceMs(): number {
    return this.#options.killGraceMs ?? 5_000
  }

  /** @param begins of a run that begins: what it cannot do without is there */
  async #openSessions(flows: FlowSet, runId: string, begins?: SchemaCheck): Promise<Sessions> {
    const options = this.#sessionOptions(runId, flows.root)
    const { secrets } = options
    // Known before anything runs, so that they are masked wherever they turn up; one without a value fails the step that needs it.
    const names = secretsToKnow(flows.root, flows.all, this.#options.secrets ?? {})
    if (begins !== undefined) await checkSecretParams(flows.root, secrets, begins)
    await Promise.all(names.map((name) => secrets.resolve(name).catch(() => undefined)))
    return Sessions.open(flows.all, this.#options.providers, options)
  }

  /** A later session of the same run finds the journals of the earlier ones. */
  #sessionOptions(runId: string, root?: FlowIR): OpenSessions {
    const { store, workDir, secrets, lockfile } = this.#options
    return {
      runId, journalDir: path.join(store.journalDir, encodeURIComponent(runId)), workDir: path.resolve(workDir ?? '.'),
      secrets: secretResolver({ configured: secrets ?? {}, env: process.env, root }), killGraceMs: this.#killGraceMs, lockfile,
      newId: () => this.#ambient.newId(),
    }
  }

  /** Lets go of what the runner holds. Runs in progress are not stopped: stop them through their handles. */
  async close(): Promise<void> {
    await Promise.resolve()
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close()
  }
}
