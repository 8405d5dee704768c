import type { JsonObject } from '../../base/json.ts'
import type { Hash } from '../../model/flow.ts'
import type { EventOf, EventPayload, RunEvent } from '../../model/run-event.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import type { Outcome, Verdict } from '../../model/vocabulary.ts'
import { instanceRef } from '../path/instance-ref.ts'
import { given } from '../../base/given.ts'
import { boundText } from './bound-json.ts'
import { suspensionText } from './plain-words.ts'

/** One process's stretch of a run. Times in epoch milliseconds. */
export interface SegmentRow {
  readonly segment: number
  readonly startedAtMs: number
  readonly endedAtMs?: number
  readonly irHash: Hash
  readonly software: string
  readonly process: { readonly pid: number; readonly host: string }
  readonly events: number
  /** How it ended: an outcome, why it suspended, or nothing when its process was lost or is at work. */
  readonly ended?: Outcome | 'suspended'
  readonly reason?: string
  /** What a resume found, by class. */
  readonly counts?: JsonObject
}

/** A verdict that a later one replaced, or that was taken back when nothing judged its step any more: `by` which event. */
export interface SupersededVerdict { readonly seq: number; readonly verdict: Verdict; readonly reason?: string; readonly by: number }

/** A question and what came of it: the answer that settled it, not one that left it open. Times in epoch milliseconds. */
export interface PersonRow {
  readonly requestId: string
  readonly ref: InstanceRef
  readonly kind: EventPayload<'humanRequested'>['kind']
  readonly mode: string
  readonly prompt: string
  readonly askedAtMs: number
  readonly deadlineAtMs?: number
  /** Absent while it is open, or was closed with its step. */
  readonly answer?: {
    readonly atMs: number
    readonly decision?: string
    readonly note?: string
    readonly actor: string
    readonly settledAs?: 'answered' | 'timedOut' | 'withdrawn'
  }
}

/** What only the events tell: segments, verdicts that were replaced, and what people were asked and said. */
export interface RunHistory {
  readonly segments: readonly SegmentRow[]
  readonly superseded: ReadonlyMap<InstanceRef, readonly SupersededVerdict[]>
  /** In the order they were asked. */
  readonly people: readonly PersonRow[]
}

type Beginning = EventOf<'runStarted'> | EventOf<'runResumed'>

function beginSegment(event: Beginning): SegmentRow {
  const { irHash, software, process } = event.payload
  const counts = event.type === 'runResumed' ? event.payload.report?.counts : undefined
  return {
    segment: event.segment, startedAtMs: event.atMs, irHash, software, process: { pid: process.pid, host: process.host }, events: 0,
    ...given('counts', counts),
  }
}

function endSegment(row: SegmentRow, event: RunEvent): SegmentRow {
  const counted = { ...row, events: row.events + 1 }
  if (event.type === 'runSuspended') return { ...counted, endedAtMs: event.atMs, ended: 'suspended', reason: suspensionText(event.payload) }
  if (event.type !== 'runFinished') return counted
  return { ...counted, endedAtMs: event.atMs, ended: event.payload.outcome, ...given('reason', event.payload.reason) }
}

function asked({ atMs, runPath, payload }: EventOf<'humanRequested'>): PersonRow {
  const { requestId, kind, mode, prompt, deadlineAtMs } = payload
  return {
    requestId, ref: instanceRef(runPath), kind, mode, prompt: boundText(prompt).text, askedAtMs: atMs,
    ...given('deadlineAtMs', deadlineAtMs),
  }
}

function answerOf({ atMs, payload }: EventOf<'humanResponded'>): NonNullable<PersonRow['answer']> {
  const { decision, note, actor, settledAs } = payload
  return { atMs, actor, ...given('decision', decision), ...given('note', note), ...given('settledAs', settledAs) }
}

/** Questions by id, each with its final answer. */
function hearPerson(people: Map<string, PersonRow>, event: RunEvent): void {
  if (event.type === 'humanRequested') people.set(event.payload.requestId, asked(event))
  if (event.type !== 'humanResponded' || !event.payload.final) return
  const row = people.get(event.payload.requestId)
  if (row !== undefined) people.set(row.requestId, { ...row, answer: answerOf(event) })
}

/** Gathers the history event by event. */
export function collectHistory(): { add(event: RunEvent): void; done(): RunHistory } {
  const segments = new Map<number, SegmentRow>()
  const inForce = new Map<InstanceRef, EventOf<'verdictRecorded'>>()
  const superseded = new Map<InstanceRef, SupersededVerdict[]>()
  const people = new Map<string, PersonRow>()
  const supersede = (ref: InstanceRef, by: number): void => {
    const old = inForce.get(ref)
    if (old === undefined) return
    const { seq, payload: { verdict, reason } } = old
    superseded.set(ref, [...superseded.get(ref) ?? [], { seq, verdict, ...given('reason', reason), by }])
  }
  const adopt = ({ seq, payload: { ref: source, unjudged } }: EventOf<'stepAdopted'>, ref: InstanceRef): void => {
    const verdict = inForce.get(source)
    if (verdict === undefined) inForce.delete(ref)
    else inForce.set(ref, verdict)
    if (unjudged === true) supersede(ref, seq)
  }
  return {
    add(event) {
      if (event.type === 'runStarted' || event.type === 'runResumed') segments.set(event.segment, beginSegment(event))
      const row = segments.get(event.segment)
      if (row !== undefined) segments.set(event.segment, endSegment(row, event))
      hearPerson(people, event)
      const ref = instanceRef(event.runPath)
      if (event.type === 'stepAdopted') adopt(event, ref)
      if (event.type !== 'verdictRecorded') return
      if (event.payload.supersedes !== undefined) supersede(ref, event.seq)
      inForce.set(ref, event)
    },
    done: () => ({ segments: [...segments.values()], superseded, people: [...people.values()] }),
  }
}

export function historyOf(events: Iterable<RunEvent>): RunHistory {
  const collector = collectHistory()
  for (const event of events) collector.add(event)
  return collector.done()
}
