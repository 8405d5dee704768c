import type { ProviderLimits } from '../model/manifest.ts'
import type { InstanceRef } from '../model/run-path.ts'
import type { Asked } from './instance-machines.ts'
import { isLimited, type GiveBack, type Slots } from './slots.ts'

/** A slot asked for by an intent that is about to be written. */
export interface Seat {
  readonly ask: Asked
  readonly abort: AbortController
  state: 'waits' | 'granted' | 'dispatched'
  giveBack: GiveBack
  /** Its provider has limits of its own: no other intent can take the slot over. */
  readonly limited: boolean
}

const NOTHING: GiveBack = () => undefined

/** A segment's part of the slots that all runs share, by instance: an intent is written only when it has one. */
export class Seats {
  readonly #slots: Slots
  readonly #onGranted: (seat: Seat) => void
  readonly #seats = new Map<InstanceRef, Seat>()
  /** Slots of dispatches that came back in this turn: whoever follows in it takes them over. */
  #spare: GiveBack[] = []

  /** @param onGranted called when a slot is there for one who had to wait */
  constructor(slots: Slots, onGranted: (seat: Seat) => void) {
    this.#slots = slots
    this.#onGranted = onGranted
  }

  /** Takes a slot for an intent. @returns whether it has one; `waits`: it is told when */
  take(ask: Asked, provider: string, limits: ProviderLimits): 'has' | 'waits' | 'waitsAlready' {
    const known = this.#seats.get(ask.ref)
    if (known !== undefined) return known.state === 'waits' ? 'waitsAlready' : 'has'
    const limited = isLimited(limits)
    const seat: Seat = { ask, abort: new AbortController(), state: 'waits', giveBack: NOTHING, limited }
    this.#seats.set(ask.ref, seat)
    const spare = limited ? undefined : this.#spare.pop()
    if (spare !== undefined) this.#grant(seat, spare)
    else this.#ask(seat, provider, limits)
    return this.has(seat) ? 'has' : 'waits'
  }

  #ask(seat: Seat, provider: string, limits: ProviderLimits): void {
    let isLater = false
    this.#slots.ask(provider, limits, (giveBack) => {
      this.#grant(seat, giveBack)
      if (isLater) this.#onGranted(seat)
    }, seat.abort.signal)
    isLater = true
  }

  #grant(seat: Seat, giveBack: GiveBack): void {
    seat.state = 'granted'
    seat.giveBack = giveBack
  }

  /** Whether a slot granted is still wanted. */
  has(seat: Seat): boolean { return seat.state === 'granted' && this.#seats.get(seat.ask.ref) === seat }

  dispatched(ref: InstanceRef): void {
    const seat = this.#seats.get(ref)
    if (seat !== undefined) seat.state = 'dispatched'
  }

  /** The dispatch came back. Its slot is for what follows in this turn, unless somebody else waits for one. */
  settled(ref: InstanceRef): void {
    const seat = this.#seats.get(ref)
    if (seat === undefined) return
    this.#seats.delete(ref)
    if (seat.limited || this.#slots.isContended) seat.giveBack()
    else this.#spare.push(seat.giveBack)
  }

  /** Nobody in this turn took over what came back in it. */
  endTurn(): void {
    for (const giveBack of this.#spare) giveBack()
    this.#spare = []
  }

  /** The intent is not written after all. */
  release(ref: InstanceRef): void {
    const seat = this.#seats.get(ref)
    if (seat?.state !== 'granted') return
    this.#seats.delete(ref)
    seat.giveBack()
  }

  /** Does not wait for a slot any more. @returns whether it did */
  leave(ref: InstanceRef): boolean {
    const seat = this.#seats.get(ref)
    if (seat?.state !== 'waits') return false
    this.#seats.delete(ref)
    seat.abort.abort()
    return true
  }

  /** Forgets what has not been dispatched, or everything. @returns how many had not been granted */
  drop(which: 'undispatched' | 'all'): number {
    this.endTurn()
    let waiting = 0
    for (const [ref, seat] of this.#seats) {
      if (seat.state === 'dispatched' && which !== 'all') continue
      this.#seats.delete(ref)
      if (seat.state === 'waits') { seat.abort.abort(); waiting += 1 } else seat.giveBack()
    }
    return waiting
  }
}
