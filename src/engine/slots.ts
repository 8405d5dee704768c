import PQueue from 'p-queue'
import type { ProviderLimits } from '../model/manifest.ts'
import type { Clock } from './clock.ts'

/** Gives a slot back; to be called once. */
export type GiveBack = () => void

/** A provider whose own limits come before the slots that all share. */
class Gate {
  readonly #queue: PQueue
  readonly #everyMs: number
  readonly #clock: Clock
  readonly #now: () => number
  #nextAtMs = 0

  constructor({ maxConcurrent, ratePerSecond }: ProviderLimits, clock: Clock, now: () => number) {
    this.#queue = new PQueue({ concurrency: maxConcurrent ?? Infinity })
    this.#everyMs = ratePerSecond === undefined ? 0 : 1_000 / ratePerSecond
    this.#clock = clock
    this.#now = now
  }

  pass(through: (leave: GiveBack) => void, signal: AbortSignal): void {
    this.#queue.add(() => new Promise<void>((leave) => { this.#pace(() => { through(leave) }, leave, signal) }), { signal })
      .catch(() => undefined)
  }

  #pace(go: () => void, leave: GiveBack, signal: AbortSignal): void {
    const [now, dueAtMs] = [this.#now(), this.#nextAtMs]
    this.#nextAtMs = Math.max(now, dueAtMs) + this.#everyMs
    if (dueAtMs <= now) { go(); return }
    const stop = (): void => { disarm(); leave() }
    const disarm = this.#clock.at(Math.ceil(dueAtMs), () => { signal.removeEventListener('abort', stop); go() })
    signal.addEventListener('abort', stop, { once: true })
  }
}

/** Slots shared by all runs of a process. Held from the intent's commit to the settle, never while waiting for anything else. */
export class Slots {
  readonly #queue: PQueue
  readonly #gates = new Map<string, Gate>()
  readonly #clock: Clock
  readonly #now: () => number

  constructor(readonly size: number, clock: Clock, now: () => number) {
    this.#queue = new PQueue({ concurrency: size })
    this.#clock = clock
    this.#now = now
  }

  /** Whether somebody waits for one. */
  get isContended(): boolean { return this.#queue.size > 0 }

  /** Asks for a slot of a provider. `granted` is called at once where nobody waits and one is free. */
  ask(provider: string, limits: ProviderLimits, granted: (giveBack: GiveBack) => void, signal: AbortSignal): void {
    if (!isLimited(limits)) { this.#take(granted, () => undefined, signal); return }
    this.#gateOf(provider, limits).pass((leave) => {
      this.#take((giveBack) => { granted(() => { giveBack(); leave() }) }, leave, signal)
    }, signal)
  }

  /** Holds a slot for what runs already: it goes before what has yet to begin. */
  async hold<T>(work: () => Promise<T>): Promise<T> {
    return this.#queue.add(work, { priority: 1 })
  }

  #take(granted: (giveBack: GiveBack) => void, dropped: () => void, signal: AbortSignal): void {
    this.#queue.add(() => new Promise<void>((giveBack) => { granted(giveBack) }), { signal }).catch(dropped)
  }

  #gateOf(provider: string, limits: ProviderLimits): Gate {
    const gate = this.#gates.get(provider) ?? new Gate(limits, this.#clock, this.#now)
    this.#gates.set(provider, gate)
    return gate
  }
}

export const isLimited = ({ maxConcurrent, ratePerSecond }: ProviderLimits): boolean =>
  maxConcurrent !== undefined || ratePerSecond !== undefined
