import { expect } from 'vitest'
import { answerRequest } from '../../../src/engine/answer-request.ts'
import type { ResumeOptions } from '../../../src/engine/resume-options.ts'
import type { RetryAccepted, RetryOptions } from '../../../src/engine/retry/retry-options.ts'
import type { RunHandle, RunResult, StartOptions } from '../../../src/engine/run-handle.ts'
import { Runner } from '../../../src/engine/runner.ts'
import type { RunnerOptions } from '../../../src/engine/runner-options.ts'
import type { FlowBundle, FlowIR } from '../../../src/model/flow.ts'
import type { EventDraft, RunEvent } from '../../../src/model/run-event.ts'
import type { RunStore } from '../../../src/ports/run-store.ts'
import { fake, fakeWorld, type FakeWorld } from '../../../src/providers/index.ts'
import { fakeTime, type FakeTime } from '../../../src/testing/fake-clock.ts'
import { openStoreOf, played, type Played, type StoreKind } from './play.ts'

// A run over several processes: each has a runner of its own; the store, the world and time go on.

type Said = Partial<Pick<Parameters<typeof answerRequest>[0], 'requestId' | 'decision' | 'input' | 'note' | 'actor' | 'ambient'>>
type Meanwhile = (run: RunHandle, world: FakeWorld) => void | Promise<void>
interface Setting {
  readonly world?: FakeWorld
  readonly time?: FakeTime
  readonly runner?: Partial<RunnerOptions>
  /** What the runner sees in place of the store. */
  readonly wrap?: (store: RunStore) => RunStore
}

export class Stage implements AsyncDisposable {
  readonly world: FakeWorld
  readonly time: FakeTime
  readonly store: RunStore
  readonly #setting: Setting
  readonly #close: () => Promise<void>

  constructor(readonly kind: StoreKind, setting: Setting = {}) {
    this.#setting = setting
    this.world = setting.world ?? fakeWorld()
    this.time = setting.time ?? fakeTime({ auto: true })
    const { store, close } = openStoreOf(kind)
    this.store = store
    this.#close = close
  }

  runner(): Runner {
    return new Runner({
      store: this.#setting.wrap?.(this.store) ?? this.store, providers: [fake({ world: this.world })],
      ambient: this.time, clock: this.time, lookEveryMs: 0, ...this.#setting.runner,
    })
  }

  async start(flow: FlowIR | FlowBundle, options: StartOptions = {}, meanwhile?: Meanwhile): Promise<Played> {
    return this.#follow(await this.runner().start(flow, { runId: 'r1', platform: 'test', ...options }), meanwhile)
  }

  async resume(options: Partial<ResumeOptions> = {}, meanwhile?: Meanwhile): Promise<Played> {
    return this.#follow(await this.runner().resume({ runId: 'r1', ...options }), meanwhile)
  }

  /** One failed unit, now; followed to its end where this process runs it. */
  async retry(options: Partial<RetryOptions> = {}): Promise<RetryAccepted & { readonly end: Played }> {
    const { accepted, run } = await this.runner().retry({ runId: 'r1', actor: 'test:ann', ...options })
    if (run === undefined) throw new Error('another process runs it')
    return { ...accepted, end: await this.#follow(run, undefined) }
  }

  async #follow(run: RunHandle, meanwhile: Meanwhile | undefined): Promise<Played> {
    await meanwhile?.(run, this.world)
    const result: RunResult = await run.result()
    expect(await this.store.verify('r1')).toEqual([])
    return played(result, await this.events(), this.world)
  }

  /** Answers the first question that is open. */
  async answer(said: string | Said): Promise<void> {
    const [request] = (await this.store.checkpoint('r1'))?.requests ?? []
    const what = typeof said === 'string' ? { decision: said } : said
    await answerRequest({
      store: this.store, runId: 'r1', requestId: request?.payload.requestId ?? '', actor: 'test:ann', via: 'test',
      ambient: this.time, ...what,
    })
  }

  async events(): Promise<readonly RunEvent[]> {
    return this.store.events('r1')
  }

  /** The same run, killed right after so many events; the world has what it had then and since. */
  async killedAfter(count: number, alter: (event: RunEvent) => RunEvent = (event) => event): Promise<Stage> {
    const stage = new Stage(this.kind, { ...this.#setting, world: this.world, time: this.time })
    const all = await this.events()
    const events = all.slice(0, count).map(alter)
    await copyFlows(this.store, stage.store, all)
    const lease = await stage.store.acquireLease('r1')
    for (const event of events) await stage.#append(event, lease.epoch, this.store)
    await lease.release()
    return stage
  }

  async #append(event: RunEvent, epoch: number, from: RunStore): Promise<void> {
    for (const hash of JSON.stringify(event).match(/sha256:[0-9a-f]{64}/g) ?? []) {
      const known = hash as `sha256:${string}`
      if (await from.evidence.has(known)) await this.store.evidence.write(await from.evidence.read(known))
    }
    const { type, runPath, payload, atMs, segment } = event
    const head = await this.store.head('r1') ?? { seq: 0, hash: null }
    const draft = { type, runPath, payload } as EventDraft
    const done = await this.store.append({ runId: 'r1', head, epoch, segment, atMs, events: [draft], flush: false })
    expect(done.kind).toBe('appended')
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#close()
  }
}

/** Lets a run go on, calling back in each turn of the event loop, until it ends. */
export async function untilEnded(run: RunHandle, call: () => void): Promise<void> {
  const ended = new AbortController()
  void run.result().finally(() => { ended.abort() })
  while (!ended.signal.aborted) {
    await new Promise<void>((resolve) => { setImmediate(resolve) })
    call()
  }
}

/** Every flow that is named, and those that these name. */
async function copyFlows(from: RunStore, to: RunStore, named: unknown, copied = new Set<string>()): Promise<void> {
  for (const hash of new Set(JSON.stringify(named).match(/sha256:[0-9a-f]{64}/g))) {
    const irHash = hash as `sha256:${string}`
    const bytes = copied.has(hash) ? undefined : await from.flow(irHash)
    if (bytes === undefined) continue
    copied.add(hash)
    await to.putFlow(irHash, bytes)
    await copyFlows(from, to, Buffer.from(bytes).toString(), copied)
  }
}
