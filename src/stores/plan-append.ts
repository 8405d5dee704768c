import { invariant } from '../base/never.ts'
import { applyEvent, type FoldState } from '../core/fold/fold-run.ts'
import { FoldError } from '../core/fold/fold-error.ts'
import { evidenceOf } from '../core/view/event-evidence.ts'
import { idOfRemoved } from '../engine/removed-run.ts'
import type { StepRecord } from '../model/checkpoint.ts'
import { Fault } from '../model/fault.ts'
import type { InstanceRef } from '../model/run-path.ts'
import type { RunEvent } from '../model/run-event.ts'
import type { Hash } from '../model/flow.ts'
import { LEASELESS_EVENTS, type AppendRequest, type AppendResult, type LogHead, type RemovedRun } from '../ports/run-store.ts'
import { evidenceFault } from './check-evidence.ts'
import { encodeEvent, type StoredEvent } from './event-bytes.ts'

// Every refusal of an append is decided here, before anything is written: so a refused request can leave nothing behind, and the
// requests that share its transaction never notice.

/** A run's log as the store holds it at this moment, inside the transaction. */
export interface LogSource {
  /** Undefined: there is no such run. */
  readonly head: (LogHead & { readonly epoch: number }) | undefined
  state(): FoldState
  record(ref: InstanceRef): StepRecord | undefined
  /** Events after a seq; the whole tail. */
  tail(after: number): readonly RunEvent[]
  /** The run, when it was removed. */
  removed(): RemovedRun | undefined
  holdsEvidence(hash: Hash): boolean
}

export interface LogExtension {
  readonly kind: 'extend'
  readonly head: LogHead
  readonly epoch: number
  readonly state: FoldState
  readonly stored: readonly StoredEvent[]
  /** Records made or changed, once each, newest form. */
  readonly changed: readonly StepRecord[]
  /** What changes only when a segment starts has changed. */
  readonly headerChanged: boolean
}

export type AppendPlan = LogExtension | Extract<AppendResult, { readonly kind: 'headMoved' }>

interface Place { readonly epoch: number; readonly segment: number }

const statusOf = (runId: string): { readonly next: string } => ({ next: `runner status ${runId}` })

/**
 * Decides what an append does to a log.
 * @throws Fault run.id-taken, run.unknown, store.epoch-lost, store.event-refused, store.history-diverged
 */
export function planAppend(request: AppendRequest, log: LogSource): AppendPlan {
  invariant(request.events.length > 0, 'an append has events')
  const starts = request.events[0]?.type === 'runStarted'
  if (log.head === undefined) {
    if (!starts) throw new Fault('run.unknown', `there is no run "${request.runId}"`, { next: 'runner ls' })
    const removed = log.removed()
    if (removed !== undefined) throw idOfRemoved(removed)
    invariant(request.head.seq === 0 && request.head.hash === null, 'a new run begins at an empty log')
    return extend(request, undefined, request, log)
  }
  if (starts) throw new Fault('run.id-taken', `a run "${request.runId}" exists`, statusOf(request.runId))
  const place = placeOf(request, log.head.epoch, log)
  return log.head.seq === request.head.seq && log.head.hash === request.head.hash
    ? extend(request, log.state(), place, log)
    : headMoved(request, log.head, log)
}

function placeOf(request: AppendRequest, epoch: number, log: LogSource): Place {
  if (request.events.every((event) => LEASELESS_EVENTS.includes(event.type))) {
    checkEvidence(request, log)
    return { epoch, segment: log.state().view.segment }
  }
  if (request.epoch === epoch) return request
  throw new Fault('store.epoch-lost', `run "${request.runId}" was taken over by another process`, {
    ...statusOf(request.runId), data: { epoch, ours: request.epoch },
  })
}

/** A lease keeps evidence from being removed between its writing and its naming; who has none is told. */
function checkEvidence({ events, evidence = [] }: AppendRequest, log: LogSource): void {
  for (const hash of events.flatMap((event) => evidenceOf(event as RunEvent))) {
    if (!evidence.some((item) => item.hash === hash) && !log.holdsEvidence(hash)) throw evidenceFault(hash, 'missing')
  }
}

function headMoved(request: AppendRequest, head: LogHead, log: LogSource): AppendPlan {
  const events = request.head.seq < head.seq ? log.tail(request.head.seq) : []
  if (events[0]?.prev !== request.head.hash) {
    const message = `the log of run "${request.runId}" does not continue the one this process read`
    throw new Fault('store.history-diverged', message, statusOf(request.runId))
  }
  return { kind: 'headMoved', head: { seq: head.seq, hash: head.hash }, events }
}

function extend(request: AppendRequest, before: FoldState | undefined, place: Place, log: LogSource): LogExtension {
  const stored = encode(request, place)
  const last = stored.at(-1)
  invariant(last !== undefined, 'an append has events')
  const { state, changed } = request.folded?.onto === before && request.folded !== undefined ? request.folded : refold(stored, before, log)
  const { event: { seq }, hash } = last
  invariant(state.view.head.seq === seq, 'the state is that of the last event')
  const headerChanged = state.view.header !== before?.view.header
  return { kind: 'extend', head: { seq, hash }, epoch: place.epoch, state, stored, changed, headerChanged }
}

function encode({ runId, atMs, head, events }: AppendRequest, { epoch, segment }: Place): readonly StoredEvent[] {
  let { seq, hash: prev } = head
  return events.map((draft) => {
    const next = encodeEvent(draft, { runId, seq: ++seq, prev, segment, epoch, atMs })
    prev = next.hash
    return next
  })
}

function refold(stored: readonly StoredEvent[], before: FoldState | undefined, log: LogSource): Pick<LogExtension, 'state' | 'changed'> {
  const changed = new Map<InstanceRef, StepRecord>()
  const lookup = (ref: InstanceRef): StepRecord | undefined => changed.get(ref) ?? (before === undefined ? undefined : log.record(ref))
  let state = before
  for (const { event } of stored) {
    const step = fold(state, event, lookup)
    state = step.state
    for (const record of step.changed) changed.set(record.ref, record)
  }
  invariant(state !== undefined, 'a fold of events has a state')
  return { state, changed: [...changed.values()] }
}

function fold(...args: Parameters<typeof applyEvent>): ReturnType<typeof applyEvent> {
  try {
    return applyEvent(...args)
  } catch (cause) {
    if (!(cause instanceof FoldError)) throw cause
    throw new Fault('store.event-refused', cause.message, { cause, data: { type: cause.type, ref: cause.ref } })
  }
}
