import type { JsonObject } from '../../base/json.ts'
import type { CheckpointView, StepRecord } from '../../model/checkpoint.ts'
import type { Hash } from '../../model/flow.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import type { Outcome, StepState, Verdict } from '../../model/vocabulary.ts'
import { given } from '../../base/given.ts'
import { standingOf } from './outcome-of.ts'
import { stepStanding, type StepStanding } from './step-standing.ts'

/** How far an action went along its chain of attempts. */
export interface ChainMark {
  readonly position: number
  readonly channel?: string
  /** The first position did not do. */
  readonly crossed: boolean
}

/** One instance, as small as it can be. */
export interface StepCell {
  readonly state: StepState
  readonly standing: StepStanding
  readonly verdict?: Verdict
  readonly degraded?: true
  readonly chain?: ChainMark
}

/** A run at a glance: its head, its segments and one cell per instance. Times in epoch milliseconds. */
export interface OverviewView {
  readonly schemaVersion: 1
  readonly runId: string
  readonly flowId: string
  readonly irHash: Hash
  readonly outcome: Outcome | 'running'
  readonly verdict?: Verdict
  readonly degraded?: true
  /** Seq of the newest event: changes whenever anything does. */
  readonly revision: number
  readonly startedAtMs: number
  readonly headAtMs: number
  readonly segments: readonly { readonly segment: number; readonly atMs: number; readonly irHash: Hash }[]
  /** Provider sessions in the order they were opened, each once. */
  readonly sessions: readonly { readonly provider: string; readonly sessionId: string }[]
  /** How the providers stood when the run let go; only while it has not gone on. */
  readonly providerState?: JsonObject
  readonly awaiting: number
  readonly steps: Readonly<Record<InstanceRef, StepCell>>
}

/** The chain of the newest group of dispatches; a handler that only speaks begins none. */
function chainMark(record: StepRecord): ChainMark | undefined {
  const last = record.ledger.at(-1)
  return last === undefined ? undefined : { position: last.chainIndex, ...given('channel', last.channel), crossed: last.chainIndex > 0 }
}

export function stepCell(record: StepRecord): StepCell {
  return {
    state: record.state, standing: stepStanding(record), ...given('verdict', record.verdict?.verdict),
    ...given('degraded', record.verdict?.degraded), ...given('chain', chainMark(record)),
  }
}

function sessionsOf(view: CheckpointView): OverviewView['sessions'] {
  const sessions = view.header.segments.flatMap((segment) => segment.sessions.map(({ provider, sessionId }) => ({ provider, sessionId })))
  return [...new Map(sessions.map((session) => [`${session.provider} ${session.sessionId}`, session])).values()]
}

/** @param live a process holds the run's lease */
export function overviewOf(view: CheckpointView, records: Iterable<StepRecord>, live: boolean): OverviewView {
  const { header, finished, suspended } = view
  return {
    schemaVersion: 1, runId: header.runId, flowId: header.flowId, irHash: header.irHash, outcome: standingOf(view, live).outcome,
    ...given('verdict', finished?.verdict), ...given('degraded', finished?.degraded), revision: view.head.seq,
    startedAtMs: header.startedAtMs, headAtMs: view.head.atMs,
    segments: header.segments.map(({ segment, atMs, irHash }) => ({ segment, atMs, irHash })), sessions: sessionsOf(view),
    ...given('providerState', finished === undefined ? suspended?.providerState : undefined), awaiting: view.requests.length,
    steps: Object.fromEntries([...records].map((record) => [record.ref, stepCell(record)])),
  }
}
