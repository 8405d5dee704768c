import { given } from '../base/given.ts'
import type { CheckpointView } from '../model/checkpoint.ts'
import type { EventDraft, RunEvent } from '../model/run-event.ts'
import type { Outcome } from '../model/vocabulary.ts'
import type { Lease } from '../ports/run-store.ts'
import type { Answer } from './answer.ts'
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

/** What a run goes on with in this process, from segment to segment. */
export interface Going {
  readonly lease: Lease
  readonly sessions: Sessions
  readonly options: StopsLater
  /** The segment after one that ended so that a retry may begin; undefined when the run was ended meanwhile. */
  next(before: Segment): Promise<Begun | undefined>
}

/** A segment whose first events are stored. */
export interface Begun { readonly segment: Segment; readonly begun: readonly RunEvent[] }

/** Sets a segment going whose first events are stored, and gives the handle to the run. */
export function liveHandle<Outputs>(first: Begun, going: Going): RunHandle<Outputs> {
  const { segment: { live, run: { tools: { store, runId } } }, begun } = first
  const current: Current = { segment: first.segment }
  const ended = finish<Outputs>(current, going).finally(() => noticesOut(current.segment))
  ended.catch(() => undefined)
  // Whoever asked for the run gets a turn of the event loop to begin watching from the first event.
  setImmediate(() => {
    setGoing(first, going.options)
    watchStops(current, going.options)
  })
  return {
    runId, events: () => live.allEvents(store, runId, (begun[0]?.seq ?? 1) - 1), output: (ref) => live.allOutput(ref),
    watch: (listener) => live.watch(listener), result: () => ended,
    stop: ({ reason, ...how }) => {
      stopSegment(current.segment, { ...how, reason: how.signal === undefined ? 'stop' : 'signal', message: reason })
    },
    cancel: async (reason) => { current.segment.inbox.put({ kind: 'cancelAsked', reason, actor: 'library' }); await ended },
    lookNow: () => { current.segment.inbox.put({ kind: 'lookNow' }) },
  }
}

/** The segment that runs; `disarm`: nothing asks it to suspend any more. */
interface Current { segment: Segment; disarm?: () => void }

function setGoing({ segment, begun }: Begun, options: StopsLater): void {
  segment.suspendsOnWait = options.suspendOnWait === true
  segment.live.events(begun)
  segment.notices.begin()
  segment.inbox.put(begun[0]?.type === 'runStarted' ? { kind: 'fed', events: begun } : { kind: 'recovered' })
  segment.lookLater()
}

/** What was said to a segment that had ended by then is said to the next one. */
function handOver(before: Segment, next: Segment): void {
  const { request } = before.stop
  if (request !== undefined) next.stop.ask(request)
  for (let said = before.inbox.takeIf(isSaid); said !== undefined; said = before.inbox.takeIf(isSaid)) next.inbox.put(said)
}

const isSaid = ({ kind }: Answer): boolean => kind === 'stopAsked' || kind === 'cancelAsked'

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

function watchStops(current: Current, { stop, suspendAfterMs }: StopsLater): void {
  const { clock, run: { tools: { ambient } } } = current.segment
  const asked = (): void => { stopSegment(current.segment, { reason: 'stop', message: 'the caller asked to stop' }) }
  stop?.addEventListener('abort', asked, { once: true })
  if (stop?.aborted === true) asked()
  if (suspendAfterMs !== undefined) {
    current.disarm = clock.at(ambient.now() + suspendAfterMs, () => { stopSegment(current.segment, { reason: 'suspendAfter' }) })
  }
}

async function finish<Outputs>(current: Current, going: Going): Promise<RunResult<Outputs>> {
  const { lease, sessions, options } = going
  try {
    await runTurns(current.segment)
    while (current.segment.run.view.suspended?.reason === 'retry') {
      current.segment.dispose()
      const next = await going.next(current.segment)
      if (next === undefined) break
      handOver(current.segment, next.segment)
      current.segment = next.segment
      setGoing(next, options)
      await runTurns(next.segment)
    }
    const { run, stop } = current.segment
    const result = await resultOf<Outputs>(run.view, run.values, stop.request?.signal)
    await sessions.end(SESSION_END[run.view.status])
    return result
  } catch (error) {
    current.segment.cancelInFlight('readonly')
    await drain(current.segment)
    await sessions.end('failed')
    throw error
  } finally {
    current.disarm?.()
    current.segment.dispose()
    current.segment.live.end()
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
