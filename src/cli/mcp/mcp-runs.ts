import { join } from 'node:path'
import type { RunHandle, StopOptions } from '../../engine/run-handle.ts'
import type { Runner } from '../../engine/runner.ts'
import { LOCKFILE, readLockfile } from '../../engine/source/lockfile.ts'
import type { Lockfile } from '../../model/manifest.ts'
import type { Provider } from '../../ports/provider.ts'
import type { RunStore } from '../../ports/run-store.ts'
import { given } from '../../base/given.ts'
import type { Call } from '../command.ts'
import type { Settings } from '../config/settings.ts'
import type { Acting } from '../control/act-handlers.ts'
import { listening } from '../control/listening.ts'
import type { Telling } from '../notify/tell-people.ts'
import { printFailure } from '../print-fault.ts'
import { runnerFor } from '../resume/perform-resume.ts'
import { say } from '../show.ts'

/** What the runs of one process are run with. */
export interface RunsAbout {
  readonly call: Call
  readonly settings: Settings
  readonly store: RunStore
  readonly providers: readonly Provider[]
  readonly telling: Telling
}

interface Live { readonly run: RunHandle; readonly runner: Runner; readonly ended: Promise<void> }

/** The runs that a process goes on with for its client. Each listens for itself, and all stop when the process is to end. */
export class McpRuns {
  readonly about: RunsAbout
  readonly #live = new Map<string, Live>()
  #runner: { readonly key: string; readonly runner: Runner } | undefined
  #stopped: StopOptions | undefined

  constructor(about: RunsAbout) {
    this.about = about
  }

  /** What requests act through. */
  get acting(): Acting {
    const { call, settings, store } = this.about
    return {
      call, settings, store, via: 'mcp', live: (runId) => this.#live.get(runId)?.run,
      retrier: async (runId) => this.#live.get(runId)?.runner ?? this.runner(await readLockfile(join(settings.root, LOCKFILE))),
      took: (run) => { if (this.#runner !== undefined) this.go(run, this.#runner.runner) },
    }
  }

  /** One for all runs that were bound against the same lockfile: its slots are for all of them. */
  runner(lockfile: Lockfile | undefined): Runner {
    const key = JSON.stringify(lockfile ?? null)
    if (this.#runner?.key !== key) {
      this.#runner = { key, runner: runnerFor({ ...this.about, runId: '' }, given('lockfile', lockfile), this.about.telling) }
    }
    return this.#runner.runner
  }

  /** Lets a run go on; it is known here until it lets go. */
  go(run: RunHandle, runner: Runner): void {
    if (this.#stopped !== undefined) run.stop(this.#stopped)
    const ended = this.#follow(run, runner).finally(() => { if (this.#live.get(run.runId)?.run === run) this.#live.delete(run.runId) })
    this.#live.set(run.runId, { run, runner, ended })
  }

  async #follow(run: RunHandle, runner: Runner): Promise<void> {
    const { call, settings, store } = this.about
    try {
      await using _socket = await listening({ call, settings, store, runner, say: (text) => { say(call, text) } }, run)
      await run.result()
    } catch (error) {
      printFailure(error, call.host, { color: false, json: false, store: call.globals.store }, call.verb)
    }
  }

  /** Stops what is under way, and what begins after that. */
  stop(how: StopOptions): void {
    this.#stopped = { ...this.#stopped, ...how }
    for (const { run } of this.#live.values()) run.stop(how)
  }

  /** Resolves when nothing is under way. */
  async ended(): Promise<void> {
    while (this.#live.size > 0) await Promise.all(Array.from(this.#live.values(), (each) => each.ended))
  }
}
