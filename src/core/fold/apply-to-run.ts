import { given } from '../../base/given.ts'
import type { CheckpointView, RunHeader } from '../../model/checkpoint.ts'
import type { EventOf, RunEvent } from '../../model/run-event.ts'
import { bindingName } from '../handle/binding-name.ts'
import { FoldError } from './fold-error.ts'
import { instanceRef } from '../path/instance-ref.ts'

const NO_COUNTS: CheckpointView['counts'] = { entered: 0, judged: 0, skipped: 0, blocked: 0, aborted: 0, dispatched: 0 }

/** The run's view after an event, its own or a step's. @throws FoldError */
export function applyToRun(view: CheckpointView | undefined, event: RunEvent): CheckpointView {
  if (view === undefined) return begin(event as EventOf<'runStarted'>)
  const next = { ...view, head: { seq: event.seq, atMs: event.atMs } }
  switch (event.type) {
    case 'runStarted': throw new FoldError(event, 'the run has started already')
    case 'runResumed': return resume(next, event)
    case 'runSuspended': return { ...live(next, event), status: awaits(event), suspended: { ...event.payload, atMs: event.atMs } }
    case 'runFinished': return { ...live(next, event), status: 'finished', finished: { ...event.payload, atMs: event.atMs } }
    case 'runCancelled': return { ...next, cancelled: event.payload }
    default: return countStep(next, event)
  }
}

const awaits = (event: EventOf<'runSuspended'>): CheckpointView['status'] =>
  event.payload.reason === 'awaitingHuman' ? 'awaitingHuman' : 'suspended'

function live(view: CheckpointView, event: RunEvent): CheckpointView {
  if (view.status === 'finished') throw new FoldError(event, 'the run has finished')
  return view
}

function segmentOf({ segment, seq, atMs, payload }: EventOf<'runStarted' | 'runResumed'>): RunHeader['segments'][number] {
  return { segment, seq, atMs, irHash: payload.irHash, sessions: payload.sessions, process: payload.process }
}

function begin(event: EventOf<'runStarted'>): CheckpointView {
  const { irHash, flowId, params, env } = event.payload
  const header: RunHeader = {
    runId: event.runId, flowId, startedAtMs: event.atMs, started: event.payload, irHash, params, env,
    segments: [segmentOf(event)],
  }
  return {
    header, head: { seq: event.seq, atMs: event.atMs }, segment: event.segment, status: 'running', bodies: {}, open: [], requests: [],
    counts: NO_COUNTS,
  }
}

function resume(view: CheckpointView, event: EventOf<'runResumed'>): CheckpointView {
  const { irHash, params, env } = event.payload
  const { suspended: _s, finished, cancelled: _c, rejudged: _r, aborting, ...rest } = view
  const header: RunHeader = {
    ...view.header, irHash, params: params ?? view.header.params, env: env ?? view.header.env,
    segments: [...view.header.segments, { ...segmentOf(event), ...(reworks(view, event) ? { reworks: true } : {}) }],
  }
  return {
    ...rest, header, segment: event.segment, status: 'running', ...(finished === undefined ? given('aborting', aborting) : {}),
    ...(event.payload.realigned === true ? { bodies: {}, realignedSeq: event.seq } : {}),
  }
}

const some = (values: readonly unknown[] | undefined): boolean => values !== undefined && values.length > 0

/** Whether a segment goes on otherwise than the one before did. */
function reworks(view: CheckpointView, { payload }: EventOf<'runResumed'>): boolean {
  if (payload.irHash !== view.header.irHash || payload.realigned === true) return true
  if ([payload.retry, payload.params, payload.env, payload.adoptRest].some((said) => said !== undefined)) return true
  return [payload.forceReexecute, payload.allowMutatingReexec, payload.adopt, payload.cancelRunning].some(some)
}

function countStep(view: CheckpointView, event: RunEvent): CheckpointView {
  const { counts } = view
  switch (event.type) {
    case 'stepEntered': return { ...live(view, event), counts: { ...counts, entered: counts.entered + 1 } }
    case 'stepExited': return { ...view, counts: { ...counts, [event.payload.state]: counts[event.payload.state] + 1 } }
    case 'actionIntent': return { ...live(view, event), counts: { ...counts, dispatched: counts.dispatched + 1 } }
    case 'humanRequested': return ask(view, event)
    case 'humanResponded': return answer(view, event)
    case 'handlerTriggered': return trigger(view, event)
    default: return view
  }
}

function ask(view: CheckpointView, event: EventOf<'humanRequested'>): CheckpointView {
  return { ...view, requests: [...view.requests, { ref: instanceRef(event.runPath), seq: event.seq, payload: event.payload }] }
}

function answer(view: CheckpointView, event: EventOf<'humanResponded'>): CheckpointView {
  if (!event.payload.final) return view
  const { requestId, actor, decision } = event.payload
  const asked = view.requests.find((request) => request.payload.requestId === requestId)
  const requests = view.requests.filter((request) => request !== asked)
  const aborts = (asked?.payload.kind === 'uncertain' || asked?.payload.kind === 'supervision') && decision === 'abort'
  return {
    ...view, requests, ...(aborts ? { aborting: { requestId, actor } } : {}),
    ...(view.status === 'awaitingHuman' && requests.length === 0 ? { status: 'running' as const } : {}),
  }
}

function trigger(view: CheckpointView, { payload, runPath }: EventOf<'handlerTriggered'>): CheckpointView {
  if (payload.disposition !== 'abort') return view
  return { ...view, aborting: { actor: `the handler ${bindingName(payload)} of ${instanceRef(runPath)}` } }
}
