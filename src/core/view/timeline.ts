import type { Json } from '../../base/json.ts'
import type { Hash } from '../../model/flow.ts'
import type { EventType, RunEvent } from '../../model/run-event.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import type { ErrorClass, Verdict } from '../../model/vocabulary.ts'
import { instanceRef } from '../path/instance-ref.ts'
import { boundJson, boundText, ROW_LIMIT } from './bound-json.ts'
import { evidenceOf } from './event-evidence.ts'
import { eventText } from './event-text.ts'

export const TIMELINE_FILTERS = ['all', 'actions', 'observations', 'verdicts', 'errors'] as const
export type TimelineFilter = (typeof TIMELINE_FILTERS)[number]

/** Evidence references shown of one row. */
const EVIDENCE_LIMIT = 32
/** Most rows of one page. */
const PAGE_LIMIT = 50

/** An event of the log as a row for people, bounded in every direction. */
export interface TimelineRow {
  readonly seq: number
  readonly atMs: number
  readonly segment: number
  readonly ref: InstanceRef
  readonly type: EventType
  readonly text: string
  readonly details: Json
  readonly verdict?: Verdict
  readonly errorClass?: ErrorClass
  /** Epoch milliseconds, of what waits for a time. */
  readonly dueAtMs?: number
  /** Epoch milliseconds, of a question: until when an answer is taken. */
  readonly deadlineAtMs?: number
  readonly evidence: readonly Hash[]
  readonly evidenceOmitted?: number
  readonly annotations?: readonly string[]
  /** Something of it was cut; the whole is in the log. */
  readonly truncated?: true
}

export interface TimelineView {
  readonly schemaVersion: 1
  readonly runId: string
  readonly page: number
  readonly pageSize: number
  readonly total: number
  readonly rows: readonly TimelineRow[]
}

const FILTERS: Readonly<Record<Exclude<TimelineFilter, 'errors' | 'all'>, readonly EventType[]>> = {
  actions: ['actionIntent', 'actionSettled'], observations: ['observationRecorded'], verdicts: ['assertionEvaluated', 'verdictRecorded'],
}

/**
 * Whether an event belongs to a filter. `verdicts`: also what takes one back. `errors`: what carries an error class of the world; a
 * handler that answers one does not.
 */
export function passesFilter(event: RunEvent, filter: TimelineFilter): boolean {
  if (filter === 'all') return true
  if (filter !== 'errors') return FILTERS[filter].includes(event.type) || (filter === 'verdicts' && takesBack(event))
  return event.type !== 'handlerTriggered' && errorClassOf(event) !== undefined
}

const takesBack = (event: RunEvent): boolean => event.type === 'stepAdopted' && event.payload.unjudged === true

type Loose = { readonly verdict?: Verdict; readonly errorClass?: ErrorClass; readonly inputError?: { readonly errorClass: ErrorClass }
  readonly dueAtMs?: number; readonly deadlineAtMs?: number; readonly annotations?: readonly string[]; readonly outcome?: unknown }

const payloadOf = (event: RunEvent): Loose => event.payload as Loose
const errorClassOf = (event: RunEvent): ErrorClass | undefined => payloadOf(event).errorClass ?? payloadOf(event).inputError?.errorClass
const verdictOf = (event: RunEvent): Verdict | undefined =>
  event.type === 'assertionEvaluated' ? event.payload.outcome.verdict : payloadOf(event).verdict

function marksOf(event: RunEvent): Partial<TimelineRow> {
  const { dueAtMs, deadlineAtMs, annotations } = payloadOf(event)
  const [verdict, errorClass] = [verdictOf(event), errorClassOf(event)]
  return {
    ...(verdict === undefined ? {} : { verdict }), ...(errorClass === undefined ? {} : { errorClass }),
    ...(dueAtMs === undefined ? {} : { dueAtMs }), ...(annotations === undefined ? {} : { annotations }),
    ...(deadlineAtMs === undefined ? {} : { deadlineAtMs }),
  }
}

/** The row of an event. */
export function timelineRow(event: RunEvent): TimelineRow {
  const text = boundText(eventText(event))
  const bounded = boundJson(event.payload)
  const tooLarge = JSON.stringify(bounded.value).length > ROW_LIMIT
  const evidence = evidenceOf(event)
  const truncated = text.truncated || bounded.truncated || tooLarge
  return {
    seq: event.seq, atMs: event.atMs, segment: event.segment, ref: instanceRef(event.runPath), type: event.type, text: text.text,
    details: tooLarge ? `… (${event.type}: too large to be shown)` : bounded.value, ...marksOf(event),
    evidence: evidence.slice(0, EVIDENCE_LIMIT),
    ...(evidence.length > EVIDENCE_LIMIT ? { evidenceOmitted: evidence.length - EVIDENCE_LIMIT } : {}),
    ...(truncated ? { truncated: true } : {}),
  }
}

/** One page of the log for people; pages count from 1, a size beyond the limit is the limit. */
export function timelineOf(
  runId: string, events: Iterable<RunEvent>,
  about: { readonly page?: number; readonly pageSize?: number; readonly filter?: TimelineFilter } = {},
): TimelineView {
  const page = Math.max(1, Math.trunc(about.page ?? 1))
  const pageSize = Math.min(PAGE_LIMIT, Math.max(1, Math.trunc(about.pageSize ?? PAGE_LIMIT)))
  const rows: TimelineRow[] = []
  let total = 0
  for (const event of events) {
    if (!passesFilter(event, about.filter ?? 'all')) continue
    total += 1
    if (total > (page - 1) * pageSize && rows.length < pageSize) rows.push(timelineRow(event))
  }
  return { schemaVersion: 1, runId, page, pageSize, total, rows }
}
