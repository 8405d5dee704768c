import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { JsonObject } from '../../../src/base/json.ts'
import { compileFlow } from '../../../src/engine/source/compile-flow.ts'
import { Runner } from '../../../src/engine/runner.ts'
import type { RunnerOptions } from '../../../src/engine/runner-options.ts'
import type { FlowBundle } from '../../../src/model/flow.ts'
import { fn, fs, shell } from '../../../src/providers/index.ts'
import type { RunStore } from '../../../src/ports/run-store.ts'
import { openSqliteStore } from '../../../src/stores/sqlite/sqlite-store.ts'
import { played, type Played } from './play.ts'
import { fakeWorld } from '../../../src/providers/index.ts'

// A working folder with real files, real commands, and a store in it where it usually is.

const PROVIDERS = [shell(), fs(), fn()]

export class Shop implements AsyncDisposable {
  readonly dir = mkdtempSync(path.join(tmpdir(), 'flowir-shop-'))
  readonly store: RunStore = openSqliteStore(this.at('.runner'), { mode: 'write', createIfMissing: true })
  readonly #options: Partial<RunnerOptions>

  constructor(options: Partial<RunnerOptions> = {}) {
    this.#options = options
  }

  at(name: string): string { return path.join(this.dir, name) }

  write(files: Readonly<Record<string, string>>): void {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(this.at(name)), { recursive: true })
      writeFileSync(this.at(name), text)
    }
  }

  async compiled(steps: readonly JsonObject[], more: JsonObject = {}): Promise<FlowBundle> {
    writeFileSync(this.at('main.flow.yaml'), JSON.stringify({ flow: 'main', ...more, steps: [...steps] }))
    const flow = await compileFlow(this.at('main.flow.yaml'), { providers: PROVIDERS })
    rmSync(this.at('main.flow.yaml'))
    return flow
  }

  runner(options: Partial<RunnerOptions> = {}): Runner {
    return new Runner({ store: this.store, providers: PROVIDERS, workDir: this.dir, lookEveryMs: 0, ...this.#options, ...options })
  }

  async run(steps: readonly JsonObject[], more: JsonObject = {}): Promise<Played> {
    const run = await this.runner().start(await this.compiled(steps, more), { runId: 'r1' })
    return played(await run.result(), await this.store.events('r1', { limit: 100_000 }), fakeWorld())
  }

  async resume(options: Partial<RunnerOptions> = {}): Promise<Played> {
    const run = await this.runner(options).resume({ runId: 'r1' })
    return played(await run.result(), await this.store.events('r1', { limit: 100_000 }), fakeWorld())
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.store.close()
    rmSync(this.dir, { recursive: true, force: true })
  }
}
