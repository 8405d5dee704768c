/** A longer timer fires at once. After 24 days nothing is timed any more. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** Calls back after so many milliseconds, if any; returns how to prevent it. */
export function afterMs(ms: number | undefined, act: () => void): () => void {
  if (ms === undefined || ms > LONGEST_TIMER_MS) return () => undefined
  const timer = setTimeout(act, ms)
  return () => { clearTimeout(timer) }
}
