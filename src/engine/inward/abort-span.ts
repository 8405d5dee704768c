import { bodySiteOf } from '../../core/path/container-of.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import type { EventDraft } from '../../model/run-event.ts'
import type { LiveRun } from '../live-run.ts'

/** Closes a span and the containers around it, innermost first: a person ended the run. The rest of the flow's body is blocked. */
export function abortSpan(run: LiveRun, record: StepRecord): readonly EventDraft[] {
  const { aborting } = run.view
  const reason = `${aborting?.actor ?? 'a person'} ended the run`
  const exits: EventDraft[] = []
  for (let at: StepRecord | undefined = record; at !== undefined; at = containerOf(run, at)) {
    const { site } = run.tools.flows.placeOf(at.runPath)
    const endsBody = site.index === site.steps.length - 1
    exits.push({ type: 'stepExited', runPath: at.runPath, payload: { state: 'aborted', reason, ...(endsBody ? { endsBody } : {}) } })
  }
  return exits
}

const containerOf = (run: LiveRun, { runPath, within, phase }: StepRecord): StepRecord | undefined =>
  run.open(bodySiteOf(runPath, within, phase).container)
