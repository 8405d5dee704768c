import { invariant } from '../base/never.ts'
import { applyEvent, type FoldState } from '../core/fold/fold-run.ts'
import { FoldError } from '../core/fold/fold-error.ts'
import type { StepRecord } from '../model/checkpoint.ts'
import { Fault } from '../model/fault.ts'
import type { InstanceRef } from '../model/run-path.ts'
import type { RunEvent } from '../model/run-event.ts'
import { LEASELESS_EVENTS, type AppendRequest, type AppendResult, type LogHead } from '../ports/run-store.ts'
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
  if (request.events.every((event) => LEASELESS_EVENTS.includes(event.type))) return { epoch, segment: log.state().view.segment }
  if (request.epoch === epoch) return request
  throw new Fault('store.epoch-lost', `run "${request.runId}" was taken over by another process`, {
    ...statusOf(request.runId), data: { epoch, ours: request.epoch },
  })
}

function headMoved(request: AppendRequest, head: LogHead, log: LogSource): AppendPlan {
  const events = request.head.seq < head.seq ? log.tail(request.head.seq) : []
  if (events[0]?.prev !== request.head.hash) {
    const message = `the log of run "${request.runId}" does not continue the one this process read`
    throw new Fault('store.history-diverged', message, statusOf(request.runId))
  }
  return { kind: 'headMoved', head: { seq: head.seq, hash: head.hash }, events }
}

function extend(request: AppendRequest, before: FoldState | undefined, { epoch, segment }: Place, log: LogSource): LogExtension {
  const { runId, atMs } = request
  const changed = new Map<InstanceRef, StepRecord>()
  const lookup = (ref: InstanceRef): StepRecord | undefined => changed.get(ref) ?? (before === undefined ? undefined : log.record(ref))
  const stored: StoredEvent[] = []
  let state = before
  let { seq, hash: prev } = request.head
  for (const draft of request.events) {
    const next = encodeEvent(draft, { runId, seq: ++seq, prev, segment, epoch, atMs })
    const step = fold(state, next.event, lookup)
    state = step.state
    for (const record of step.changed) changed.set(record.ref, record)
    stored.push(next)
    prev = next.hash
  }
  invariant(state !== undefined, 'a fold of events has a state')
  return {
    kind: 'extend', head: { seq, hash: prev }, epoch, state, stored, changed: [...changed.values()],
    headerChanged: state.view.header !== before?.view.header,
  }
}

function fold(...args: Parameters<typeof applyEvent>): ReturnType<typeof applyEvent> {
  try {
    return applyEvent(...args)
  } catch (cause) {
    if (!(cause instanceof FoldError)) throw cause
    throw new Fault('store.event-refused', cause.message, { cause, data: { type: cause.type, ref: cause.ref } })
  }
}
