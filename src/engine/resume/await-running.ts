import { resolveOne } from '../../core/align/resolve-word.ts'
import type { Alignment } from '../../model/alignment.ts'
import type { LiveRun } from '../live-run.ts'
import type { ResumeOptions } from '../resume-options.ts'
import type { Fate } from './fates.ts'

/** Waits for the ends of dispatches that still run and whose steps do not go on: nothing else may begin before. */
export async function awaitRunning(
  run: LiveRun, { instances }: Alignment, fates: readonly Fate[], { cancelRunning = [] }: ResumeOptions,
): Promise<readonly Fate[]> {
  const goesOn = new Set(instances.filter((row) => row.disposition.kind === 'open').map((row) => row.ref))
  const refs = new Set([...instances, ...fates.map((fate) => fate.record)].map((row) => row.ref))
  const cancelled = new Set(cancelRunning.map((name) => resolveOne(name, '--cancel-running', refs)))
  return Promise.all(fates.map(async (fate) => {
    if (fate.result.fate !== 'running' || goesOn.has(fate.record.ref)) return fate
    return endOf(run, fate, cancelled.has(fate.record.ref))
  }))
}

async function endOf(run: LiveRun, fate: Fate, cancel: boolean): Promise<Fate> {
  const { intent } = fate
  const session = run.tools.sessions.find(intent.provider)
  if (session?.attach === undefined) return { ...fate, result: { fate: 'startedNoTerminal' } }
  const signal = cancel ? AbortSignal.abort() : new AbortController().signal
  try {
    return { ...fate, result: { fate: 'completed', outcome: await session.attach(intent.callId, signal) } }
  } catch (error) {
    return { ...fate, result: { fate: 'logUnavailable', reason: error instanceof Error ? error.message : String(error) } }
  }
}
