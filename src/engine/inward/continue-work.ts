import { invariant } from '../../base/never.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import type { EventDraft, Stored } from '../../model/run-event.ts'
import type { LiveRun } from '../live-run.ts'
import { workOf } from '../work.ts'

/** Writes down what a run left unfinished: the next one goes on with that. */
export async function continueWork(run: LiveRun, record: StepRecord): Promise<readonly EventDraft[]> {
  const { flow, step } = run.tools.flows.placeOf(record.runPath)
  const work = step.kind === 'action' ? await workOf(run, record, flow, step) : undefined
  invariant(work?.decision.kind === 'goesOn', 'its work goes on')
  const { attempt, signature, result: { status, ...said } } = work.decision
  const stored: Record<string, Stored> = {}
  for (const [name, value] of Object.entries(said)) stored[name] = await run.values.store(value)
  return [{ type: 'continuationTriggered', runPath: record.runPath, payload: { attempt, status, ...stored, signature } }]
}
