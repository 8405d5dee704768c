import type { RunHandle } from '../engine/run-handle.ts'
import type { RunStore } from '../ports/run-store.ts'
import type { Caller } from './handlers.ts'

/**
 * Tells a caller the events of a run in progress, from a position on until its segment ends or nobody listens. Told no faster than they
 * are read, however fast the run is.
 * @returns seq of the last event told
 */
export async function followEvents(
  store: Pick<RunStore, 'events'>, run: RunHandle, after: number, { notify, signal }: Caller,
): Promise<number> {
  const news = newsOf(run, signal)
  let last = after
  try {
    for (;;) {
      const isLast = news.take() === 'over'
      const page = await store.events(run.runId, { after: last })
      for (const event of page) {
        if (signal.aborted) return last
        await notify('run.event', { event })
        last = event.seq
      }
      if (page.length > 0) continue
      if (isLast || signal.aborted) return last
      await news.more()
    }
  } finally {
    news.stop()
  }
}

/** Whether there is something to read, and a way to wait for it. */
function newsOf(run: RunHandle, signal: AbortSignal) {
  let [isFresh, isOver] = [true, false]
  let wake = (): void => undefined
  const tell = (): void => { isFresh = true; wake() }
  const end = (): void => { isOver = true; tell() }
  const stop = run.watch((note) => { if (note.kind === 'event') tell() })
  run.result().then(end, end)
  signal.addEventListener('abort', tell, { once: true })
  return {
    stop,
    take: (): 'over' | 'on' => { isFresh = false; return isOver ? 'over' : 'on' },
    more: (): Promise<void> => new Promise((resolve) => { wake = resolve; if (isFresh) resolve() }),
  }
}
