import { isFault } from '../../../src/model/fault.ts'
import type { ResumePlan } from '../../../src/model/alignment.ts'
import type { CheckpointView, StepRecord } from '../../../src/model/checkpoint.ts'
import type { RunEvent } from '../../../src/model/run-event.ts'
import type { FlowBundle, Hash } from '../../../src/model/flow.ts'
import type { RunStore } from '../../../src/ports/run-store.ts'
import type { FakeAnswer, FakeWorld } from '../../../src/providers/index.ts'
import { fake, fakeWorld } from '../../../src/providers/index.ts'
import type { PlanOptions, ResumeOptions } from '../../../src/engine/resume-options.ts'
import type { RunResult, StartOptions } from '../../../src/engine/run-handle.ts'
import { Runner } from '../../../src/engine/runner.ts'
import { openMemoryStore } from '../../../src/stores/memory/memory-store.ts'
import { fakeTime } from '../../../src/testing/fake-clock.ts'
import { answers, sealed, type ToyFlow } from './toy-flow.ts'

// One run over several segments: a store, a world, time; each segment has a runner of its own, and may be cut off.

/** How a segment ends before its time. */
export type Crash =
  | { readonly how: 'none' }
  /** The process is gone after so many appends. */
  | { readonly how: 'killed'; readonly afterAppends: number }
  /** The nth dispatch of the segment goes wrong. */
  | { readonly how: 'lostBefore' | 'lostAfter' | 'lostUnwritten' | 'hang'; readonly dispatch: number }
  | { readonly how: 'stopAt' | 'stopAfter'; readonly stepId: string }

export type Ended = { readonly kind: 'killed' } | { readonly kind: 'refused'; readonly plan: ResumePlan }
  | { readonly kind: 'ended'; readonly result: RunResult }

class Killed extends Error {}

/** A store that is gone after so many appends: what was stored stays, nothing more is. */
function mortal(store: RunStore, afterAppends: number): RunStore {
  let left = afterAppends
  return new Proxy(store, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver)
      if (name !== 'append') return typeof value === 'function' ? value.bind(target) as unknown : value
      return (request: Parameters<RunStore['append']>[0]) => {
        if (left <= 0) return Promise.reject(new Killed('killed'))
        left -= 1
        return target.append(request)
      }
    },
  })
}

export class Rig {
  readonly world: FakeWorld = fakeWorld()
  readonly store: RunStore = openMemoryStore()
  readonly time = fakeTime({ auto: true })
  /** Toy flows that segments ran, by the hash of their sealed form. */
  readonly ran = new Map<Hash, ToyFlow>()

  constructor(readonly params: { p: string } = { p: 'a1' }) {}

  sealed(toy: ToyFlow): FlowBundle {
    const made = sealed(toy)
    for (const hash of made.flows.keys()) this.ran.set(hash, toy)
    this.ran.set(made.root.irHash, toy)
    return made
  }

  #answerWith(crash: Crash): void {
    let dispatch = 0
    const one = (made: Parameters<typeof answers>[0]): FakeAnswer => {
      dispatch += 1
      if (!('dispatch' in crash) || dispatch !== crash.dispatch) return answers(made)
      switch (crash.how) {
        case 'lostBefore': return { fault: 'transportLostBeforeDispatch' }
        case 'lostAfter': return { fault: 'transportLostAfterDispatch', outcome: answers(made) }
        case 'lostUnwritten': return { fault: 'transportLostAfterDispatch' }
        case 'hang': return { fault: 'hang' }
      }
    }
    Object.assign(this.world, { nextAnswer: one })
  }

  #runner(crash: Crash): Runner {
    const store = crash.how === 'killed' ? mortal(this.store, crash.afterAppends) : this.store
    return new Runner({ store, providers: [fake({ world: this.world })], ambient: this.time, clock: this.time, lookEveryMs: 0 })
  }

  async start(toy: ToyFlow, crash: Crash = { how: 'none' }): Promise<Ended> {
    this.#answerWith(crash)
    const options: StartOptions = { runId: 'r1', platform: 'test', params: this.params, ...breakOf(crash) }
    return ended(async () => (await this.#runner(crash).start(this.sealed(toy), options)).result())
  }

  async resume(toy: ToyFlow, options: Partial<ResumeOptions> = {}, crash: Crash = { how: 'none' }): Promise<Ended> {
    this.#answerWith(crash)
    return ended(async () =>
      (await this.#runner(crash).resume({ runId: 'r1', flow: this.sealed(toy), ...breakOf(crash), ...options })).result())
  }

  plan(toy: ToyFlow, options: Partial<PlanOptions> = {}): Promise<ResumePlan> {
    return this.#runner({ how: 'none' }).plan({ runId: 'r1', flow: this.sealed(toy), ...options })
  }

  /** Whether there is a run at all: one killed before its first event never was. */
  async exists(): Promise<boolean> {
    return await this.store.head('r1') !== undefined
  }

  async view(): Promise<CheckpointView> {
    const view = await this.store.checkpoint('r1')
    if (view === undefined) throw new Error('there is no run')
    return view
  }

  records(): Promise<readonly StepRecord[]> {
    return this.store.recordPage('r1', { limit: 10_000 })
  }

  events(): Promise<readonly RunEvent[]> {
    return this.store.events('r1', { limit: 100_000 })
  }
}

const breakOf = (crash: Crash): { stopAt?: string; stopAfter?: string } =>
  crash.how === 'stopAt' ? { stopAt: crash.stepId } : crash.how === 'stopAfter' ? { stopAfter: crash.stepId } : {}

async function ended(run: () => Promise<RunResult>): Promise<Ended> {
  try {
    return { kind: 'ended', result: await run() }
  } catch (error) {
    // A break at what is done is refused: nothing happened.
    if (error instanceof Killed || isFault(error, 'resume.flag-names-nothing')) return { kind: 'killed' }
    if (isFault(error, 'resume.requires-confirmation')) return { kind: 'refused', plan: (error.data as { plan: ResumePlan }).plan }
    throw error
  }
}
