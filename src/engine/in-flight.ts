import type { LedgerEntry } from '../model/checkpoint.ts'
import type { InstanceRef } from '../model/run-path.ts'

interface Flight { readonly ref: InstanceRef; readonly intent: LedgerEntry; readonly controller: AbortController }

/** One dispatch under way: its signal, how to end it, and that it has come back. */
export interface FlightControl { readonly signal: AbortSignal; readonly abort: () => void; readonly done: () => void }

/** The dispatches of a segment that have not come back. */
export class InFlight {
  readonly #flights = new Map<string, Flight>()

  begin(ref: InstanceRef, intent: LedgerEntry): FlightControl {
    const controller = new AbortController()
    this.#flights.set(intent.callId, { ref, intent, controller })
    return { signal: controller.signal, abort: () => { controller.abort() }, done: () => { this.#flights.delete(intent.callId) } }
  }

  get refs(): readonly InstanceRef[] { return [...this.#flights.values()].map((flight) => flight.ref) }
  get size(): number { return this.#flights.size }

  /** Asks dispatches to end: the readonly ones, or all. They report what really happened. */
  cancel(which: 'readonly' | 'all'): void {
    for (const { intent, controller } of this.#flights.values()) {
      if (which === 'all' || intent.effectClass === 'readonly') controller.abort()
    }
  }
}
