import type { ActionOutcome } from '../ports/provider.ts'
import { afterMs } from './deadline.ts'
import { onFirstAbort } from './first-abort.ts'
import { cancelled, timedOut } from './outcome.ts'

const isAbort = (error: unknown, reason: unknown): boolean => error === reason || (error instanceof Error && error.name === 'AbortError')

/**
 * Runs work of this process that may be asked to stop, by time or by others. What it returns is what happened, however late;
 * only when it gives up with an error does the reason for asking decide.
 */
export async function runTimed(
  work: (signal: AbortSignal) => Promise<ActionOutcome>, timeoutMs: number | undefined, stops: readonly AbortSignal[],
): Promise<ActionOutcome> {
  const stop = new AbortController()
  const tooLate = new Error('the time of the step is over')
  const stopTimer = afterMs(timeoutMs, () => { stop.abort(tooLate) })
  const forget = onFirstAbort(stops, () => { stop.abort() })
  try { return await work(stop.signal) } catch (error) {
    if (!stop.signal.aborted || !isAbort(error, stop.signal.reason)) throw error
    return stop.signal.reason === tooLate ? timedOut(`gave up after ${timeoutMs ?? 0} ms`) : cancelled('gave up when asked to')
  } finally {
    stopTimer()
    forget()
  }
}
