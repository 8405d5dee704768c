import { dueAtOf } from '../../core/step/wait-until.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import type { EventDraft } from '../../model/run-event.ts'
import type { LiveRun } from '../live-run.ts'
import { inputsOf } from '../scope.ts'

/** Writes down until when a wait waits. */
export async function scheduleWait(run: LiveRun, record: StepRecord): Promise<readonly EventDraft[]> {
  const { ambient } = run.tools
  const dueAtMs = dueAtOf(await inputsOf(run, record), ambient.now())
  return [{ type: 'timerArmed', runPath: record.runPath, payload: { timerId: ambient.newId(), dueAtMs } }]
}

/** Its time has come. One that fired already fires no more. */
export function fireTimer(_run: LiveRun, { runPath, timer }: StepRecord): readonly EventDraft[] {
  if (timer === undefined || timer.fired === true) return []
  const { timerId, dueAtMs } = timer
  return [{ type: 'timerFired', runPath, payload: { timerId, dueAtMs } }]
}
