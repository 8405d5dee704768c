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

/** The race in terms of `at`. */
export async function raceWith<T>(at: Clock['at'], dueAtMs: number, promise: Promise<T>, fallback: () => T): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const giveUp = at(dueAtMs, () => { resolve(fallback()) })
    promise.then(resolve, reject).finally(giveUp)
  })
}
