import type { RunHandle } from '../../engine/run-handle.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
type Signal = (typeof SIGNALS)[number]

/** After everything in flight was cancelled, how long its end is waited for, in milliseconds. */
const CANCEL_PATIENCE_MS = 10_000

interface Watching {
  /** Somebody sits at a terminal and pressed Ctrl-C. */
  readonly interactive: boolean
  /** How long mutating work may go on once a signal came, in milliseconds. */
  readonly graceMs: number
  readonly say: (text: string) => void
}

function atTerminal(run: Pick<RunHandle, 'stop' | 'runId'>, count: number, say: Watching['say']): void {
  if (count === 1) {
    say('stops at the next safe point; Ctrl-C again cancels what is running')
    run.stop({ reason: 'asked at the terminal', signal: 'SIGINT' })
  } else if (count === 2) {
    say('cancels what is running')
    run.stop({ reason: 'asked at the terminal', signal: 'SIGINT', cancel: 'all', graceMs: CANCEL_PATIENCE_MS })
  }
}

/**
 * Lets signals stop a run: at a terminal the first Ctrl-C at the next safe point, the second at once; elsewhere readonly work ends at
 * once and mutating work gets the grace. @returns how to stop listening
 */
export function watchSignals(run: Pick<RunHandle, 'stop' | 'runId'>, { interactive, graceMs, say }: Watching): () => void {
  let count = 0
  const onSignal = (signal: Signal): void => {
    count += 1
    if (interactive && signal === 'SIGINT') return void atTerminal(run, count, say)
    if (count > 1) return
    say(`${signal}: stops within ${String(graceMs / 1_000)} s`)
    run.stop({ reason: `${signal} came`, signal, cancel: 'readonly', graceMs })
  }
  for (const signal of SIGNALS) process.on(signal, onSignal)
  return () => { for (const signal of SIGNALS) process.off(signal, onSignal) }
}
