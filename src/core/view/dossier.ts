import type { JsonObject } from '../../base/json.ts'
import type { LedgerEntry, StepRecord } from '../../model/checkpoint.ts'
import type { Hash, Step } from '../../model/flow.ts'
import type {
  AssertionOutcome, EventOf, EvidenceItem, Gap, RunEvent, StepHashes, Stored,
} from '../../model/run-event.ts'
import type { RunPath } from '../../model/run-path.ts'
import { instanceRef } from '../path/instance-ref.ts'
import { effectRow, type EffectRow } from './effects.ts'
import { evidenceOf } from './event-evidence.ts'
import { given } from '../../base/given.ts'
import { stepFinder, type FlowLookup, type SourcePlace } from './source-of.ts'
import { stepRow, type StepRow } from './step-row.ts'

/** One dispatch with everything recorded of it. Times in epoch milliseconds; the provider's own where it told them. */
export interface AttemptRow extends EffectRow {
  readonly args: Stored
  readonly channel?: string
  readonly chainIndex: number
  readonly output?: Stored
  readonly errorClass?: string
  readonly message?: string
  readonly providerTimes?: { readonly startedAtMs?: number; readonly endedAtMs?: number }
}

/** A verdict of the instance, the newest last. */
export interface VerdictPast {
  readonly seq: number
  readonly atMs: number
  readonly verdict: 'pass' | 'fail' | 'unknown'
  readonly degraded?: true
  readonly reason?: string
  readonly supersedes?: number
  /** Seq of the event that took it back: nothing judged the step any more. */
  readonly withdrawnBy?: number
  readonly irHash: Hash
  readonly judgeHash: Hash
}

/** A question that was asked about the instance, with its newest answer. */
export interface RequestPast {
  readonly requestId: string
  readonly kind: EventOf<'humanRequested'>['payload']['kind']
  readonly mode: string
  readonly prompt: string
  readonly askedAtMs: number
  readonly deadlineAtMs?: number
  readonly answer?: EventOf<'humanResponded'>['payload']
}

/** Everything the log says of one instance. */
export interface DossierView {
  readonly schemaVersion: 1
  readonly runId: string
  readonly step: StepRow
  readonly runPath: RunPath
  readonly irHash: Hash
  readonly hashes: StepHashes
  readonly resolvedInputs: Stored | null
  readonly inputError?: StepRecord['inputError']
  readonly probe?: StepRecord['probe']
  readonly attempts: readonly AttemptRow[]
  readonly observations: StepRecord['observations']
  readonly assertions: readonly AssertionOutcome[]
  readonly verdicts: readonly VerdictPast[]
  readonly output?: Stored
  readonly evidence: readonly EvidenceItem[]
  /** Evidence that is named by hash only, but for the artifacts' files. */
  readonly otherEvidence: readonly Hash[]
  readonly gaps: readonly Gap[]
  readonly retry?: StepRecord['retry']
  readonly timer?: StepRecord['timer']
  readonly requests: readonly RequestPast[]
  readonly triggers: readonly EventOf<'handlerTriggered'>['payload'][]
  /** What its runs left unfinished and was gone on with, in order. */
  readonly continuations: readonly EventOf<'continuationTriggered'>['payload'][]
  readonly artifacts: NonNullable<StepRecord['artifacts']>
  readonly frame?: StepRecord['frame']
  readonly providerState?: JsonObject
  /** The step as the flow declares it; only where the flow is at hand. */
  readonly ir?: { readonly irPath: string; readonly step: Step; readonly source?: SourcePlace }
}

/** The events of one instance, of a log or a part of it. */
export function* eventsOfInstance(events: Iterable<RunEvent>, ref: string): Generator<RunEvent> {
  for (const event of events) if (event.runPath.length > 0 && instanceRef(event.runPath) === ref) yield event
}

type Kept<T extends RunEvent['type']> = readonly EventOf<T>[]
const only = <T extends RunEvent['type']>(events: readonly RunEvent[], type: T): Kept<T> =>
  events.filter((event): event is EventOf<T> => event.type === type)

function attemptRow(record: StepRecord, row: LedgerEntry, settles: Kept<'actionSettled'>): AttemptRow {
  const settle = settles.find((event) => event.payload.callId === row.callId)?.payload
  const times = { ...given('startedAtMs', settle?.startedAtMs), ...given('endedAtMs', settle?.endedAtMs) }
  return {
    ...effectRow(record.ref, row), args: row.args, ...given('channel', row.channel), chainIndex: row.chainIndex,
    ...given('output', row.settled?.output), ...given('errorClass', row.settled?.errorClass), ...given('message', row.settled?.message),
    ...given('providerTimes', Object.keys(times).length === 0 ? undefined : times),
  }
}

function verdictsOf(events: readonly RunEvent[], ref: string): readonly VerdictPast[] {
  const withdrawn = withdrawals(events, ref)
  return only(events, 'verdictRecorded').map(({ seq, atMs, payload: { verdict, degraded, reason, supersedes, irHash, judgeHash } }) => ({
    seq, atMs, verdict, ...given('degraded', degraded), ...given('reason', reason), ...given('supersedes', supersedes), irHash, judgeHash,
    ...given('withdrawnBy', withdrawn.get(seq)),
  }))
}

/** By seq of a verdict: the event that took it back. One that was taken over is in the past of another instance. */
function withdrawals(events: readonly RunEvent[], ref: string): ReadonlyMap<number, number> {
  const withdrawn = new Map<number, number>()
  let inForce: number | undefined
  for (const event of events) {
    if (event.type === 'verdictRecorded') inForce = event.seq
    if (event.type !== 'stepEntered' && event.type !== 'stepAdopted') continue
    const isKept = event.type === 'stepAdopted' && event.payload.ref === ref
    if (isKept && event.payload.unjudged === true && inForce !== undefined) withdrawn.set(inForce, event.seq)
    if (!isKept) inForce = undefined
  }
  return withdrawn
}

function evidenceItems(record: StepRecord, events: readonly RunEvent[]): Pick<DossierView, 'evidence' | 'otherEvidence'> {
  const items = [
    ...record.observations.flatMap((row) => row.payload.parts), ...record.verdict?.evidence ?? [], ...record.exit?.evidence ?? [],
  ]
  const evidence = [...new Map(items.map((item) => [`${item.name} ${item.hash}`, item])).values()]
  const kept = (record.artifacts ?? []).flatMap(({ files }) => files.map((file) => file.hash))
  const named = new Set([...evidence.map((item) => item.hash), ...kept])
  return { evidence, otherEvidence: [...new Set(events.flatMap(evidenceOf))].filter((hash) => !named.has(hash)) }
}

function requestsOf(events: readonly RunEvent[]): DossierView['requests'] {
  const answers = only(events, 'humanResponded')
  return only(events, 'humanRequested').map(({ atMs, payload: { requestId, kind, mode, prompt, deadlineAtMs } }) => ({
    requestId, kind, mode, prompt, askedAtMs: atMs, ...given('deadlineAtMs', deadlineAtMs),
    ...given('answer', answers.findLast((event) => event.payload.requestId === requestId)?.payload),
  }))
}

function irOf(record: StepRecord, flows: FlowLookup): DossierView['ir'] {
  const found = stepFinder(flows)(record)
  return found === undefined ? undefined : { irPath: found.site.irPath, step: found.site.step, ...given('source', found.source) }
}

/**
 * The dossier of an instance.
 * @param events the instance's own events (`eventsOfInstance`), in order
 * @param since seq of the event that began the segment in view
 */
export function dossierOf(
  runId: string, record: StepRecord, events: readonly RunEvent[], about: { readonly since: number; readonly flows?: FlowLookup },
): DossierView {
  const settles = only(events, 'actionSettled')
  const ir = about.flows === undefined ? undefined : irOf(record, about.flows)
  return {
    schemaVersion: 1, runId, step: stepRow(record, about.since), runPath: record.runPath, irHash: record.irHash, hashes: record.hashes,
    resolvedInputs: record.resolvedInputs, ...given('inputError', record.inputError), ...given('probe', record.probe),
    attempts: record.ledger.map((row) => attemptRow(record, row, settles)), observations: record.observations,
    assertions: record.assertions, verdicts: verdictsOf(events, record.ref), ...given('output', record.output),
    ...evidenceItems(record, events), gaps: [...record.verdict?.gaps ?? [], ...record.exit?.gaps ?? []],
    ...given('retry', record.retry), ...given('timer', record.timer), requests: requestsOf(events),
    triggers: only(events, 'handlerTriggered').map((event) => event.payload),
    continuations: only(events, 'continuationTriggered').map((event) => event.payload), artifacts: record.artifacts ?? [],
    ...given('frame', record.frame), ...given('providerState', record.exit?.providerState), ...given('ir', ir),
  }
}
