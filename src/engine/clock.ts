import type { Ambient } from '../ports/ambient.ts'

/** Waiting, where the engine waits for time itself. A fake one makes behaviour tests instant. */
export interface Clock {
  /** Calls back once at an instant (epoch ms), at once if it is past; gives the way to give up. */
  at(dueAtMs: number, call: () => void): () => void
  /** The promise's value, or the fallback's when the limit passes first. */
  race<T>(promise: Promise<T>, limitMs: number, fallback: () => T): Promise<T>
}

const LONGEST_TIMER_MS = 2_147_000_000

export function systemClock(ambient: Pick<Ambient, 'now'>): Clock {
  const at: Clock['at'] = (dueAtMs, call) => {
    let timer: NodeJS.Timeout
    const arm = (): void => {
      const left = dueAtMs - ambient.now()
      timer = setTimeout(left > LONGEST_TIMER_MS ? arm : call, Math.max(0, Math.min(left, LONGEST_TIMER_MS)))
    }
    arm()
    return () => { clearTimeout(timer) }
  }
  return { at, race: (promise, limitMs, fallback) => raceWith(at, ambient.now() + limitMs, promise, fallback) }
}

const SOON_MS = 2_000

/** Asks a provider something that must not hold up the run: two seconds, else a rejection. */
export async function askSoon<T>(clock: Clock, ask: () => Promise<T>): Promise<T> {
  return clock.race(ask(), SOON_MS, () => { throw new Error('it did not answer within 2 s') })
}

/** The race in terms of `at`. */
export async function raceWith<T>(at: Clock['at'], dueAtMs: number, promise: Promise<T>, fallback: () => T): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const giveUp = at(dueAtMs, () => { new Promise<T>((settle) => { settle(fallback()) }).then(resolve, reject) })
    promise.then(resolve, reject).finally(giveUp)
  })
}
