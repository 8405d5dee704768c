import PQueue from 'p-queue'
import type { ProviderLimits } from '../model/manifest.ts'
import type { Clock } from './clock.ts'

/** Gives a slot back; to be called once. */
export type GiveBack = () => void

/** Who asks for a slot, and how it is said that it is not wanted any more: before it is granted only. */
interface Asker { readonly granted: (giveBack: GiveBack) => void; readonly signal: AbortSignal }

/** A queue whose places are held until they are given back. Who gives up waiting, here or for something behind, leaves its place. */
class Places {
  readonly #queue: PQueue

  constructor(count: number) {
    this.#queue = new PQueue({ concurrency: count })
  }

  get isContended(): boolean { return this.#queue.size > 0 }

  /** `granted` is called at once where nobody waits and a place is free. */
  take({ granted, signal }: Asker): void {
    this.#queue.add(() => new Promise<void>((giveBack) => { granted(giveBack) }), { signal }).catch(() => undefined)
  }

  /** Holds a place for what runs already: it goes before what has yet to begin. */
  async hold<T>(work: () => Promise<T>): Promise<T> {
    return this.#queue.add(work, { priority: 1 })
  }
}

/**
 * Lets one after the other through, each no sooner than a while after the one before it began. Who stands in it stands there until it
 * begins: so what waits for a slot behind it cannot come to begin all at once.
 */
class Turnstile {
  readonly #places = new Places(1)
  readonly #everyMs: number
  readonly #clock: Clock
  readonly #now: () => number
  #nextAtMs = 0

  constructor(ratePerSecond: number, clock: Clock, now: () => number) {
    this.#everyMs = 1_000 / ratePerSecond
    this.#clock = clock
    this.#now = now
  }

  /** @param go called when the time has come, with what is to be called when it begins */
  pass(go: (begins: () => void) => void, signal: AbortSignal): void {
    this.#places.take({ signal, granted: (leave) => { this.#wait(() => { go(() => { this.#begins(); leave() }) }, signal) } })
  }

  #begins(): void { this.#nextAtMs = Math.max(this.#now(), this.#nextAtMs) + this.#everyMs }

  #wait(go: () => void, signal: AbortSignal): void {
    if (this.#nextAtMs <= this.#now()) { go(); return }
    const stop = (): void => { disarm() }
    const disarm = this.#clock.at(Math.ceil(this.#nextAtMs), () => { signal.removeEventListener('abort', stop); go() })
    signal.addEventListener('abort', stop, { once: true })
  }
}

/** A provider whose own limits come before the slots that all share. */
class Gate {
  readonly #places: Places
  readonly #turnstile: Turnstile | undefined

  constructor({ maxConcurrent, ratePerSecond }: ProviderLimits, clock: Clock, now: () => number) {
    this.#places = new Places(maxConcurrent ?? Infinity)
    this.#turnstile = ratePerSecond === undefined ? undefined : new Turnstile(ratePerSecond, clock, now)
  }

  /** Asks behind the gate, where a place in it has come free and its time has come. */
  ask({ granted, signal }: Asker, behind: (asker: Asker) => void): void {
    this.#places.take({ signal, granted: (leave) => {
      const go = (begins: () => void): void => {
        behind({ signal, granted: (giveBack) => { begins(); granted(() => { giveBack(); leave() }) } })
      }
      if (this.#turnstile === undefined) go(() => undefined)
      else this.#turnstile.pass(go, signal)
    } })
  }

  /** Counts what runs already; it does not begin, so no time is waited for. */
  hold<T>(work: () => Promise<T>): Promise<T> { return this.#places.hold(work) }
}

/** Slots shared by all runs of a process. Held from the intent's commit to the settle, never while waiting for anything else. */
export class Slots {
  readonly #places: Places
  readonly #gates = new Map<string, Gate>()
  readonly #clock: Clock
  readonly #now: () => number

  constructor(readonly size: number, clock: Clock, now: () => number) {
    this.#places = new Places(size)
    this.#clock = clock
    this.#now = now
  }

  /** Whether somebody waits for one. */
  get isContended(): boolean { return this.#places.isContended }

  /** Asks for a slot of a provider. `granted` is called at once where nobody waits and one is free. */
  ask(provider: string, limits: ProviderLimits, granted: (giveBack: GiveBack) => void, signal: AbortSignal): void {
    const asker: Asker = { granted, signal }
    const gate = this.#gateOf(provider, limits)
    if (gate === undefined) this.#places.take(asker)
    else gate.ask(asker, (behind) => { this.#places.take(behind) })
  }

  /** Holds a slot of a provider for what runs already: it goes before what has yet to begin. */
  async hold<T>(provider: string, limits: ProviderLimits, work: () => Promise<T>): Promise<T> {
    const held = (): Promise<T> => this.#places.hold(work)
    const gate = this.#gateOf(provider, limits)
    return gate === undefined ? held() : gate.hold(held)
  }

  #gateOf(provider: string, limits: ProviderLimits): Gate | undefined {
    if (!isLimited(limits)) return undefined
    const gate = this.#gates.get(provider) ?? new Gate(limits, this.#clock, this.#now)
    this.#gates.set(provider, gate)
    return gate
  }
}

export const isLimited = ({ maxConcurrent, ratePerSecond }: ProviderLimits): boolean =>
  maxConcurrent !== undefined || ratePerSecond !== undefined
