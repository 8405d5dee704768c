import { retryDueAt } from '../core/fold/ledger.ts'
import { isStop } from '../core/retry/unit-of.ts'
import type { StepRecord } from '../model/checkpoint.ts'
import type { EventDraft, EventPayload } from '../model/run-event.ts'
import { abortedDrafts } from './abort-drafts.ts'
import type { Answer } from './answer.ts'
import { HeadMoved } from './live-run.ts'
import { giveBack, leftClaims, unspent } from './retry/give-back.ts'
import type { Segment } from './segment.ts'
import type { StopRequest } from './stop-control.ts'

// How a segment ends: the run finished, nothing can go on here, somebody asked it to stop, or the run was cancelled.

/** How long a cancelled run waits for its dispatches beyond their kill grace, in milliseconds. */
const CANCEL_SLACK_MS = 5_000

/** Ends the segment where its time has come. @returns whether it ended */
export async function closeRun(segment: Segment, answer: Answer): Promise<boolean> {
  const { run } = segment
  if (run.view.status === 'finished') return true
  await heedAnswer(segment, answer)
  if (run.view.cancelled !== undefined) return abortRun(segment, answer)
  if (segment.stop.request !== undefined) segment.disarmAll()
  else if (leftClaims(run).length > 0 && isTimeFor(segment)) return retryLeft(segment)
  if (segment.isIdle) return rest(segment)
  return segment.suspendsOnWait && segment.waitsOnly.length > 0 ? suspendWaiting(segment) : leaveRunning(segment, answer)
}

/** Nothing is under way: what nobody answered in time is settled, and the run goes on with that; else the segment ends. */
async function rest(segment: Segment): Promise<boolean> {
  const { request } = segment.stop
  if (request === undefined && segment.settleOverdue()) return false
  return suspend(segment, request ?? whyIdle(segment))
}

async function heedAnswer(segment: Segment, { kind }: Answer): Promise<void> {
  if (kind === 'look' || kind === 'lookNow') await look(segment)
  if (kind === 'look') segment.lookLater()
  if (kind === 'stopAsked') heed(segment)
}

/** Not before what is being taken up again has been, nor while what the segment was begun for may still be come to. */
const isTimeFor = (segment: Segment): boolean =>
  !segment.isRecovering && (segment.isQuiet || leftClaims(segment.run).some((ref) => !segment.begunFor.has(ref)))

/**
 * A retry of what has left already is one for a segment of its own, which this process begins when nothing is in flight; until then it
 * has to be asked for again.
 */
async function retryLeft(segment: Segment): Promise<boolean> {
  const refs = leftClaims(segment.run)
  // One that this segment was begun for, and that it did not come to, it never comes to.
  const passed = refs.filter((ref) => segment.begunFor.has(ref))
  if (passed.length > 0) return giveBack(segment, passed, 'moving')
  if (!segment.isQuiet) return giveBack(segment, refs, 'step_running')
  segment.disarmAll()
  return storeEnd(segment, () => [{ type: 'runSuspended', runPath: [], payload: { reason: 'retry', refs: [...refs] } }])
}

/** What may still run is waited for no longer than the grace that a stop gave it. */
async function leaveRunning(segment: Segment, answer: Answer): Promise<boolean> {
  const { request } = segment.stop
  if (request !== undefined && answer.kind === 'graceOver') {
    return suspend(segment, { ...request, message: `left running: ${segment.inFlight.refs.join(', ')}` })
  }
  return false
}

/** Any later process fires what is due. A time that is past is not waited for. */
async function suspendWaiting(segment: Segment): Promise<boolean> {
  const refs = segment.waitsOnly
  const dueAtMs = Math.min(...segment.run.openRecords.filter(({ ref }) => refs.includes(ref)).map(dueOf))
  if (dueAtMs <= segment.run.tools.ambient.now()) return false
  segment.disarmAll()
  return suspend(segment, { reason: 'awaitingTimer', message: `the next is due at ${new Date(dueAtMs).toISOString()}`, refs })
}

const dueOf = (record: StepRecord): number => (record.timer === undefined ? retryDueAt(record) : record.timer.dueAtMs)

/** Somebody without the lease may have written: a cancellation, an answer. */
async function look(segment: Segment): Promise<void> {
  const { run } = segment
  const head = await run.tools.store.head(run.tools.runId)
  if (head !== undefined && head.seq > run.head.seq) {
    segment.heedWords(await run.tools.store.events(run.tools.runId, { after: run.head.seq }))
    await run.reload()
    segment.recover()
  } else segment.settleOverdue()
}

function heed(segment: Segment): void {
  const { request } = segment.stop
  if (request?.cancel !== undefined) segment.cancelInFlight(request.cancel)
  if (request?.graceMs !== undefined) segment.armGrace(request.graceMs)
}

const refsIn = (
  segment: Segment, state: string,
): readonly string[] => segment.run.openRecords.filter((row) => row.state === state).map((row) => row.ref)

function whyIdle(segment: Segment): StopRequest {
  const [lost] = segment.lost
  if (lost !== undefined) return {
    reason: 'transportLost', message: `${lost.ref}: ${lost.message}`, refs: segment.lost.map((row) => row.ref),
  }
  const { requests } = segment.run.view
  if (requests.length > 0) return {
    reason: 'awaitingHuman', message: requests.map((row) => row.payload.prompt).join('; '), refs: requests.map((row) => row.ref),
  }
  const drifted = segment.run.openRecords.filter((row) => row.state === 'drifted')
  if (drifted.length > 0) {
    const why = drifted.map(
      (row) => `${row.ref}: ${(row.probe?.results ?? []).filter((r) => r.verdict !== 'pass').map((r) => r.reason ?? r.verdict).join('; ')}`
    )
    return { reason: 'blocked', message: `the entry check does not hold: ${why.join(', ')}`, refs: drifted.map((row) => row.ref) }
  }
  return { reason: 'stop', message: 'nothing can go on', refs: refsIn(segment, 'suspended') }
}

async function suspend(segment: Segment, request: StopRequest): Promise<boolean> {
  const payload: EventPayload<'runSuspended'> = {
    reason: request.reason, ...(request.signal === undefined ? {} : { signal: request.signal }),
    ...(
      request.message === undefined ? {} : { message: request.message }
    ), ...(request.refs === undefined ? {} : { refs: [...request.refs] }),
  }
  // A question to a person, or a time to come, is no stop: what was taken on waits with them.
  const ends = isStop(request.reason) ? () => unspent(segment.run) : () => []
  return storeEnd(segment, async () => [...await ends(), { type: 'runSuspended', runPath: [], payload }])
}

/** Stores the end. When somebody wrote meanwhile, the end is another one, or there is something to do again. @returns whether it ended */
async function storeEnd(segment: Segment, end: () => readonly EventDraft[] | Promise<readonly EventDraft[]>): Promise<boolean> {
  const { run } = segment
  for (const draft of await end()) run.take(draft)
  try {
    segment.live.events(await run.commit(true))
    return true
  } catch (error) {
    if (!(error instanceof HeadMoved)) throw error
    segment.heedWords(error.events)
    await run.reload()
    if (run.view.cancelled !== undefined) return storeEnd(segment, () => abortedDrafts(run))
    if (segment.stop.request !== undefined) return storeEnd(segment, end)
    segment.recover()
    return false
  }
}

/** Cancels what is in flight, waits for its word, closes every open span and ends the run. Nothing is dispatched, `finally` included. */
async function abortRun(segment: Segment, answer: Answer): Promise<boolean> {
  segment.disarmAll()
  if (!segment.isIdle && answer.kind !== 'graceOver') {
    segment.cancelInFlight('all')
    segment.armGrace(segment.killGraceMs + CANCEL_SLACK_MS)
    return false
  }
  return storeEnd(segment, () => abortedDrafts(segment.run))
}
