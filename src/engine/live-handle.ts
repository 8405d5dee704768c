import { given } from '../base/given.ts'
import type { CheckpointView } from '../model/checkpoint.ts'
import type { EventDraft, RunEvent } from '../model/run-event.ts'
import type { Outcome } from '../model/vocabulary.ts'
import type { Lease } from '../ports/run-store.ts'
import { drain } from './drain.ts'
import type { LiveRun } from './live-run.ts'
import type { RunHandle, RunResult, StartOptions } from './run-handle.ts'
import type { Segment } from './segment.ts'
import type { Sessions } from './sessions.ts'
import { runTurns } from './turn.ts'
import type { Values } from './values.ts'

const SESSION_END: Readonly<Record<CheckpointView['status'], 'completed' | 'shutdown'>> = {
  finished: 'completed', suspended: 'shutdown', awaitingHuman: 'shutdown', running: 'shutdown',
}

const SUSPENDED_AS: Readonly<Partial<Record<string, Outcome>>> = { blocked: 'blocked', awaitingHuman: 'awaitingHuman', gated: 'gated' }

/** How the run stands by its view. */
function standing(view: CheckpointView): Outcome {
  if (view.finished !== undefined) return view.finished.outcome
  return SUSPENDED_AS[view.suspended?.reason ?? ''] ?? 'suspended'
}

/** Sets a segment going whose first events are stored, and gives the handle to it. */
export function liveHandle<Outputs>(
  segment: Segment, begun: readonly RunEvent[], lease: Lease, sessions: Sessions, options: StopsLater,
): RunHandle<Outputs> {
  segment.suspendsOnWait = options.suspendOnWait === true
  const ended = finish<Outputs>(segment, lease, sessions).finally(() => noticesOut(segment))
  ended.catch(() => undefined)
  // Whoever asked for the run gets a turn of the event loop to begin watching from the first event.
  setImmediate(() => {
    segment.live.events(begun)
    segment.notices.begin()
    segment.inbox.put(begun[0]?.type === 'runStarted' ? { kind: 'fed', events: begun } : { kind: 'recovered' })
    watchStops(segment, options)
  })
  return {
    runId: segment.run.tools.runId, events: () => segment.live.allEvents(
      segment.run.tools.store, segment.run.tools.runId, (begun[0]?.seq ?? 1) - 1,
    ), output: (ref) => segment.live.allOutput(ref),
    watch: (listener) => segment.live.watch(listener), result: () => ended,
    stop: ({ reason, ...how }) => {
      stopSegment(segment, { ...how, reason: how.signal === undefined ? 'stop' : 'signal', message: reason })
    },
    cancel: async (reason) => { segment.inbox.put({ kind: 'cancelAsked', reason, actor: 'library' }); await ended },
  }
}

/** A process that a signal ends does not wait for notices longer than for anything else. */
const noticesOut = ({ notices, stop: { request } }: Segment): Promise<void> =>
  notices.settled(request?.signal === undefined ? undefined : request.graceMs)

function stopSegment(segment: Segment, request: Parameters<Segment['stop']['ask']>[0]): void {
  segment.stop.ask(request)
  segment.inbox.put({ kind: 'stopAsked' })
}

/** What ends a segment from outside, besides its handle. */
type StopsLater = Pick<StartOptions, 'stop' | 'suspendAfterMs' | 'suspendOnWait'>

/** Stores the first events of a segment. @throws HeadMoved */
export async function beginWith(run: LiveRun, drafts: readonly EventDraft[]): Promise<readonly RunEvent[]> {
  for (const draft of drafts) run.take(draft)
  return run.commit(drafts.some((draft) => draft.type === 'humanRequested'))
}

function watchStops(segment: Segment, options: StopsLater): void {
  const { stop, suspendAfterMs } = options
  const { ambient } = segment.run.tools
  stop?.addEventListener('abort', () => { stopSegment(segment, { reason: 'stop', message: 'the caller asked to stop' }) }, { once: true })
  if (stop?.aborted === true) stopSegment(segment, { reason: 'stop', message: 'the caller asked to stop' })
  if (suspendAfterMs !== undefined) {
    segment.stopLater = segment.clock.at(ambient.now() + suspendAfterMs, () => { stopSegment(segment, { reason: 'suspendAfter' }) })
  }
  segment.lookLater()
}

async function finish<Outputs>(segment: Segment, lease: Lease, sessions: Sessions): Promise<RunResult<Outputs>> {
  try {
    await runTurns(segment)
    const result = await resultOf<Outputs>(segment.run.view, segment.run.values, segment.stop.request?.signal)
    await sessions.end(SESSION_END[segment.run.view.status])
    return result
  } catch (error) {
    segment.cancelInFlight('readonly')
    await drain(segment)
    await sessions.end('failed')
    throw error
  } finally {
    segment.dispose()
    segment.live.end()
    await lease.release()
  }
}

/** How a run stands, with its outputs. */
export async function resultOf<Outputs>(
  view: CheckpointView, values: Pick<Values, 'load'>, stoppedBy: string | undefined,
): Promise<RunResult<Outputs>> {
  const { outputs, verdict, degraded } = view.finished ?? {}
  return {
    runId: view.header.runId, outcome: standing(view), ...given('verdict', verdict), ...given('degraded', degraded),
    ...given('outputs', outputs === undefined ? undefined : await values.load(outputs) as Outputs),
    ...given('reason', view.finished?.reason ?? view.suspended?.message ?? view.suspended?.reason), ...given('stoppedBy', stoppedBy),
    headSeq: view.head.seq,
  } as RunResult<Outputs>
}
