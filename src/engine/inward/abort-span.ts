import { indexFlow } from '../../core/flow/flow-index.ts'
import { pendingIntent } from '../../core/fold/ledger.ts'
import { bodySiteOf } from '../../core/path/container-of.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import type { EventDraft } from '../../model/run-event.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import type { LiveRun } from '../live-run.ts'

// A person ended the run: what is open is closed, the rest of the flow's body is blocked, and its `finally` runs.

/** Closes a span and every other one, innermost first; beside it, what has a dispatch under way is closed when that comes back. */
export function abortSpan(run: LiveRun, record: StepRecord): readonly EventDraft[] {
  const reason = `${run.view.aborting?.actor ?? 'a person'} ended the run`
  const stays = underWayBeside(run, record)
  const open = run.openRecords.filter(({ ref }) => !stays.has(ref)).sort((a, b) => b.enteredSeq - a.enteredSeq)
  return open.map(({ runPath }) => {
    const { site } = run.tools.flows.placeOf(runPath)
    const endsBody = site.index === site.steps.length - 1
    return { type: 'stepExited', runPath, payload: { state: 'aborted', reason, ...(endsBody ? { endsBody } : {}) } }
  })
}

/** Other instances whose dispatch has not come back, and the containers around them. */
function underWayBeside(run: LiveRun, { ref }: StepRecord): ReadonlySet<InstanceRef> {
  const stays = new Set<InstanceRef>()
  for (const other of run.openRecords) {
    if (other.ref === ref || pendingIntent(other) === undefined || isAsked(run, other)) continue
    for (let at: StepRecord | undefined = other; at !== undefined; at = containerOf(run, at)) stays.add(at.ref)
  }
  return stays
}

const isAsked = ({ view }: LiveRun, { ref }: StepRecord): boolean => view.requests.some((request) => request.ref === ref)

const containerOf = (run: LiveRun, { runPath, within, phase }: StepRecord): StepRecord | undefined =>
  run.open(bodySiteOf(runPath, within, phase).container)

/** Whether a person ended the run and the instance is not of its `finally`: nothing of it goes on. */
export function isEnded({ view, tools }: LiveRun, { runPath }: Pick<StepRecord, 'runPath'>): boolean {
  const [outermost] = runPath
  if (view.aborting === undefined || outermost === undefined) return false
  const index = indexFlow(tools.flows.root)
  const name = 'call' in outermost ? outermost.call : 'loop' in outermost ? outermost.loop : 'step' in outermost ? outermost.step : ''
  const site = index.find(name)
  const [container] = site?.containers ?? []
  return (container === undefined ? site : index.find(container))?.body !== 'finally'
}
