import { given } from '../../base/given.ts'
import { exitCodeOf } from '../../core/view/exit-code.ts'
import type { RunHandle, StartOptions, StopOptions } from '../../engine/run-handle.ts'
import { Runner } from '../../engine/runner.ts'
import type { Provider } from '../../ports/provider.ts'
import type { RunStore } from '../../ports/run-store.ts'
import { useColor } from '../color.ts'
import type { Call } from '../command.ts'
import type { Settings } from '../config/settings.ts'
import type { Out } from '../host.ts'
import type { Telling } from '../notify/tell-people.ts'
import { printFailure } from '../print-fault.ts'
import { say } from '../show.ts'
import { softwareName } from '../software.ts'
import type { EndedRun } from './ended-run.ts'
import type { IdFile } from './id-file.ts'
import { isAttended, reporterOf, showRun } from './follow-run.ts'
import { showAll, type Shown } from './show-many.ts'
import { nameColumn, prefixedOut } from './prefixed-out.ts'
import type { ReadyRun } from './prepare-many.ts'
import { watchSignals } from './watch-signals.ts'
import { worstExit } from './worst-exit.ts'

/** Runs under way at once: each holds files open. One that waits for time or for somebody is under way too. */
const MOST_RUNS = 64

/** A signal that came before a run began leaves it so, and so does the time of the call when it is up. */
const NOT_BEGUN = 'suspended'

/** The runs of one call, of one runner: so slots and the limits of providers are for all of them. */
class ManyRuns {
  readonly #live = new Set<RunHandle>()
  readonly #beganAtMs: number
  #stopped: StopOptions | undefined

  constructor(
    readonly call: Call, readonly settings: Settings, readonly store: RunStore, readonly runner: Runner, readonly shown: Shown,
    readonly ids: IdFile | undefined,
  ) {
    this.#beganAtMs = call.host.now()
  }

  /** Stops what is under way; nothing begins after that. */
  stop(how: StopOptions): void {
    this.#stopped = { ...this.#stopped, ...how }
    for (const run of this.#live) run.stop(how)
  }

  /** With one slot one run after the other, else side by side. @returns in the order of `ready` */
  async all(ready: readonly ReadyRun[]): Promise<readonly EndedRun[]> {
    const outs = nameColumn(ready.map(({ name }) => name)).map((name) => prefixedOut(this.call.host.stderr, `${name}  `))
    const ended: EndedRun[] = []
    const left = ready.entries()
    const work = async (): Promise<void> => {
      for (const [index, one] of left) ended[index] = await this.#one(one, outs[index] ?? this.call.host.stderr)
    }
    const width = this.settings.concurrency === 1 ? 1 : MOST_RUNS
    await Promise.all(Array.from({ length: Math.min(width, ready.length) }, work))
    return ended
  }

  async #one(ready: ReadyRun, stderr: Out): Promise<EndedRun> {
    const leftMs = this.#leftMs(ready)
    if (this.#stopped !== undefined || leftMs === 0) return { kind: 'notBegun', ready, exit: exitCodeOf(NOT_BEGUN, this.#stopped?.signal) }
    try {
      return await this.#follow(ready, given('suspendAfterMs', leftMs), stderr)
    } catch (error) {
      const { host, globals } = this.call
      const exit = printFailure(
        error, { ...host, stderr }, { color: useColor(host.stderr, host.env, globals.color), json: false, store: globals.store },
        this.call.verb,
      )
      return { kind: 'failed', ready, exit, error }
    }
  }

  /** What is left to a run of the time of the call; undefined when that has no end. */
  #leftMs({ options: { suspendAfterMs } }: ReadyRun): number | undefined {
    return suspendAfterMs === undefined ? undefined : Math.max(0, suspendAfterMs - (this.call.host.now() - this.#beganAtMs))
  }

  async #follow(ready: ReadyRun, timed: Pick<StartOptions, 'suspendAfterMs'>, stderr: Out): Promise<EndedRun> {
    const { call, settings, store } = this
    this.ids?.begin(ready.options.runId)
    const run = await this.runner.start(ready.flow.bundle, { ...ready.options, ...timed })
    this.#live.add(run)
    if (this.#stopped !== undefined) run.stop(this.#stopped)
    try {
      const reporter = reporterOf(call, settings, this.shown.each, { stderr, among: true })
      const ending = await showRun({ store, call, settings, runner: this.runner }, run, reporter)
      return { kind: 'ended', ready, ending, exit: exitCodeOf(ending.result.outcome, ending.result.stoppedBy) }
    } finally {
      this.#live.delete(run)
    }
  }
}

/** Runs that are ready, what they run with, and how they are shown. */
export interface Several {
  readonly providers: readonly Provider[]
  readonly ready: readonly ReadyRun[]
  readonly shown: Shown
  readonly ids: IdFile | undefined
  readonly telling: Pick<Telling, 'notifiers' | 'answerHint'>
}

/**
 * Runs all of them, each to its end whatever becomes of the others.
 * @returns the exit code of the one that says most
 */
export async function runMany(
  call: Call, settings: Settings, store: RunStore, { providers, ready, shown, ids, telling: { notifiers, answerHint } }: Several,
): Promise<number> {
  await using runner = new Runner({
    store, providers, ...given('lockfile', ready.findLast(({ flow }) => flow.lockfile !== undefined)?.flow.lockfile),
    concurrency: settings.concurrency, workDir: settings.root, secrets: settings.secrets,
    maxArtifactBytes: settings.maxArtifactBytes, software: softwareName(), notifiers, answerHint,
    ...given('policy', settings.policy), ...given('environment', settings.environment),
  })
  const many = new ManyRuns(call, settings, store, runner, shown, ids)
  const unlisten = watchSignals({ runId: '', stop: (how) => { many.stop(how) } }, {
    interactive: isAttended(call), graceMs: settings.stopGraceMs, say: (text) => { say(call, text) },
  })
  try {
    const ended = await many.all(ready)
    const exit = worstExit(ended.map((one) => one.exit))
    showAll(call, shown, ended, exit)
    return exit
  } finally {
    unlisten()
  }
}
