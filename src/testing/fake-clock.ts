import { raceWith, type Clock } from '../engine/clock.ts'
import type { Ambient } from '../ports/ambient.ts'

/**
 * Time that moves only when told, or straight to the next due instant when nothing else is left to do; what is past is due at once. Ids
 * and chance repeat.
 * @example const time = fakeTime({ auto: true }); new Runner({ …, ambient: time, clock: time })
 */
export interface FakeTime extends Ambient, Clock {
  /** Moves time on, calling what falls due in order. */
  advance(ms: number): void
  /** Instants that something waits for, earliest first. */
  readonly waiting: readonly number[]
}

/** @param options.startMs epoch ms of the first instant @param options.auto jump to each due instant as soon as the event loop is idle */
export function fakeTime(options: { readonly startMs?: number; readonly auto?: boolean } = {}): FakeTime {
  let now = options.startMs ?? 1_700_000_000_000
  let made = 0
  let timers: { readonly dueAtMs: number; readonly call: () => void }[] = []
  const fire = (upTo: number): void => {
    const due = timers.filter((timer) => timer.dueAtMs <= upTo).sort((a, b) => a.dueAtMs - b.dueAtMs)
    timers = timers.filter((timer) => timer.dueAtMs > upTo)
    for (const timer of due) {
      now = Math.max(now, timer.dueAtMs)
      timer.call()
    }
  }
  const at: Clock['at'] = (dueAtMs, call) => {
    const timer = { dueAtMs, call }
    timers.push(timer)
    if (options.auto === true || dueAtMs <= now) setImmediate(() => { if (timers.includes(timer)) fire(dueAtMs) })
    return () => { timers = timers.filter((row) => row !== timer) }
  }
  return {
    now: () => now, newId: () => `id-${String(made += 1)}`, random: () => 0.5, at,
    race: (promise, limitMs, fallback) => raceWith(at, now + limitMs, promise, fallback),
    advance: (ms) => {
      const until = now + ms
      fire(until)
      now = until
    },
    get waiting() { return timers.map((timer) => timer.dueAtMs).sort((a, b) => a - b) },
  }
}
