import { Type, type Static, type TObject, type TProperties } from '@sinclair/typebox'
import type { Json, JsonObject } from '../base/json.ts'
import type { Hash } from './flow.ts'
import { UNFINISHED, UNFINISHED_STATUSES } from './continuation.ts'
import type { RunPath } from './run-path.ts'
import {
  EFFECT_CLASSES, EFFECT_FACTS, ERROR_CLASSES, EXIT_STATES, HOOKS, STEP_KINDS, TERMINALS, VERDICTS, VERIFY_CHANNELS,
} from './vocabulary.ts'

// The log's closed union. A stored event is read for ever: fields are added as optional, never renamed or removed.

const closed = { additionalProperties: false } as const
const oneOf = <const T extends readonly string[]>(values: T) => Type.Unsafe<T[number]>({ enum: [...values] })
const hash = Type.Unsafe<Hash>({ $ref: 'Hash' })
const path = Type.Unsafe<RunPath>({ $ref: 'RunPath' })
const json = Type.Unsafe<Json>({})
const object = Type.Unsafe<JsonObject>({ type: 'object' })
const strings = Type.Array(Type.String())
const epochMs = Type.Integer({ minimum: 0 })
const seq = Type.Integer({ minimum: 1 })
const count = Type.Integer({ minimum: 0 })
const maybe = Type.Optional
const nullable = <const T extends readonly string[]>(values: T) => Type.Unsafe<T[number] | null>({ enum: [...values, null] })

/** A value of the log: inline up to 16 KiB of canonical text, else evidence. */
export type Stored = { readonly inline: Json } | { readonly evidence: Hash; readonly bytes: number }
export const storedSchema = Type.Unsafe<Stored>({
  $id: 'Stored', oneOf: [
    { type: 'object', additionalProperties: false, required: ['inline'], properties: { inline: {} } },
    {
      type: 'object', additionalProperties: false, required: ['evidence', 'bytes'],
      properties: { evidence: { $ref: 'Hash' }, bytes: { type: 'integer' } },
    },
  ],
})
const stored = Type.Unsafe<Stored>({ $ref: 'Stored' })

/** Bytes kept under their sha256, with a name for people. */
export const evidenceItemSchema = Type.Object(
  { name: Type.String(), hash, bytes: count, mediaType: Type.String() }, { $id: 'EvidenceItem', ...closed })
export type EvidenceItem = Static<typeof evidenceItemSchema>
const evidenceItem = Type.Unsafe<EvidenceItem>({ $ref: 'EvidenceItem' })
const evidenceItems = Type.Array(evidenceItem)

/** Something that was wanted and could not be had, and why. */
export const gapSchema = Type.Object({ name: Type.String(), reason: Type.String() }, { $id: 'Gap', ...closed })
export type Gap = Static<typeof gapSchema>
const gaps = Type.Array(Type.Unsafe<Gap>({ $ref: 'Gap' }))

/** Evidence bytes a provider still holds, named by a reference of its own. */
export const evidenceOfferSchema = Type.Object(
  { ref: Type.String(), name: Type.String(), mediaType: Type.String(), sha256: maybe(Type.String()) }, { $id: 'EvidenceOffer', ...closed })
export type EvidenceOffer = Static<typeof evidenceOfferSchema>

export const sessionCursorSchema = Type.Object(
  { provider: Type.String(), sessionId: Type.String(), cursor: maybe(json) }, { $id: 'SessionCursor', ...closed })
/** Which provider session, and up to where it has persisted its own record. */
export type SessionCursor = Static<typeof sessionCursorSchema>
const sessions = Type.Array(Type.Unsafe<SessionCursor>({ $ref: 'SessionCursor' }))

export const hashesSchema = Type.Object({ effect: hash, judge: hash, project: maybe(hash) }, { $id: 'StepHashes', ...closed })
export type StepHashes = Static<typeof hashesSchema>
const hashes = Type.Unsafe<StepHashes>({ $ref: 'StepHashes' })
export const SCHEMES = ['pointlock-ir/1', 'flow-ir/2'] as const
/** Which generation's domains a hash was made under. */
export type Scheme = (typeof SCHEMES)[number]

export const assertionOutcomeSchema = Type.Object({
  assertId: Type.String(), verdict: oneOf(VERDICTS), channel: maybe(oneOf(VERIFY_CHANNELS)), degraded: maybe(Type.Literal(true)),
  reason: maybe(Type.String()), evidence: maybe(Type.Array(hash)),
}, { $id: 'AssertionOutcome', ...closed })
export type AssertionOutcome = Static<typeof assertionOutcomeSchema>
const assertionOutcome = Type.Unsafe<AssertionOutcome>({ $ref: 'AssertionOutcome' })

const worldError = Type.Object({ errorClass: oneOf(ERROR_CLASSES), message: Type.String() }, closed)
const processRow = Type.Object({ pid: Type.Integer(), host: Type.String(), bootId: maybe(Type.String()) }, closed)
const supervise = nullable(['mutating', 'all'] as const)
const segmentOptions = {
  supervise, platform: Type.String(), stopAt: maybe(Type.String()), stopAfter: maybe(Type.String()), vision: maybe(Type.String()),
  concurrency: maybe(Type.Integer()), sessions, process: processRow, software: Type.String(),
  source: maybe(Type.Object({ file: Type.String() }, closed)),
  /** What repetitions were held to: the canonical document by its hash, and the environment it was asked for. */
  policy: maybe(Type.Object({ evidence: hash, environment: maybe(Type.String()) }, closed)),
}

const HUMAN_KINDS = ['step', 'supervision', 'uncertain', 'escalation'] as const
export const SUSPEND_REASONS = [
  'stop', 'signal', 'stopAt', 'stopAfter', 'blocked', 'awaitingHuman', 'awaitingTimer', 'gated', 'transportLost', 'suspendAfter',
  'leftRunning', 'retry',
] as const
export const RETRY_MODES = ['firedWaiting', 'extra'] as const
/** An attempt that waited for its time, taken over by a person; or one beside the automatic ones. */
export type RetryMode = (typeof RETRY_MODES)[number]

/** Payload schema of every event type. */
export const EVENT_PAYLOADS = {
  runStarted: {
    irHash: hash, flowId: Type.String(), params: stored, env: object, ...segmentOptions,
    labels: maybe(Type.Unsafe<{ readonly [key: string]: string }>({ type: 'object', additionalProperties: { type: 'string' } })),
    parent: maybe(Type.Object({ runId: Type.String(), seq }, closed)),
  },
  runResumed: {
    irHash: hash, ...segmentOptions, params: maybe(stored), env: maybe(object),
    forceReexecute: maybe(strings), allowMutatingReexec: maybe(strings),
    /** Why what is allowed is done again. */
    reexecReason: maybe(Type.String()),
    /** The failed instance that has another attempt. */
    retry: maybe(Type.String()),
    adopt: maybe(Type.Array(Type.Object({ ref: Type.String(), reason: Type.String() }, closed))), adoptRest: maybe(Type.String()),
    cancelRunning: maybe(strings), restoreArtifact: maybe(strings), acceptArtifact: maybe(strings),
    forcedStaleWriter: maybe(Type.Literal(true)),
    report: maybe(Type.Object({ evidence: hash, counts: object }, closed)),
    /** The records were aligned with another flow, other params or a person's word: tallies begin anew. */
    realigned: maybe(Type.Literal(true)),
  },
  runSuspended: {
    reason: oneOf(SUSPEND_REASONS), signal: maybe(Type.String()), refs: maybe(strings), message: maybe(Type.String()),
    providerState: maybe(object),
  },
  runFinished: {
    outcome: oneOf(['passed', 'failed', 'unknown', 'unverified', 'aborted'] as const), verdict: maybe(oneOf(VERDICTS)),
    degraded: maybe(Type.Literal(true)), outputs: maybe(stored), reason: maybe(Type.String()), annotations: maybe(strings),
  },
  runCancelled: { reason: maybe(Type.String()), actor: Type.String() },
  stepEntered: {
    kind: oneOf(STEP_KINDS), scheme: oneOf(SCHEMES), irHash: hash, hashes,
    /** The container that is not in the path, when there is one: an if, a parallel. */
    within: maybe(Type.Object({ step: Type.String(), body: Type.String() }, closed)),
    /** `null`: never became ready (skipped or blocked). */
    resolvedInputs: Type.Unsafe<Stored | null>({ anyOf: [{ $ref: 'Stored' }, { type: 'null' }] }),
    inputError: maybe(worldError), phase: maybe(Type.Literal('finally')),
    /** A container runs again as one: what its steps did before is not of this entry. */
    asOne: maybe(Type.Literal(true)),
  },
  preflightProbed: { results: Type.Array(assertionOutcome), holds: Type.Unsafe<boolean | null>({ type: ['boolean', 'null'] }) },
  actionIntent: {
    callId: Type.String(), idempotencyKey: Type.String(), group: seq, attempt: seq, chainIndex: count,
    channel: maybe(Type.String()), actionName: Type.String(), argsSnapshot: stored, provider: Type.String(), sessionId: Type.String(),
    effectClass: oneOf(EFFECT_CLASSES), idempotent: Type.Boolean(), timeoutMs: maybe(Type.Integer()),
    release: maybe(Type.Object({ ref: Type.String(), by: Type.String(), reason: maybe(Type.String()) }, closed)), provenance: maybe(object),
    /** Evidence: the paths that its sources matched, with their contents' hashes. */
    sourcesDigest: maybe(hash),
    /** Evidence: what tells that those files were not touched since. */
    sourcesStat: maybe(hash),
    /** The group whose automatic attempts it goes on counting; and it is not one of them. */
    extends: maybe(seq), extra: maybe(Type.Literal(true)),
    /** What a person gave along with the retry. */
    context: maybe(stored),
  },
  actionSettled: {
    callId: Type.String(), terminal: oneOf(TERMINALS), effect: oneOf(EFFECT_FACTS), source: oneOf(
      ['live', 'reconciled', 'person'] as const
    ),
    errorClass: maybe(oneOf(ERROR_CLASSES)), message: maybe(Type.String()), output: maybe(stored),
    offers: maybe(Type.Array(Type.Unsafe<EvidenceOffer>({ $ref: 'EvidenceOffer' }))),
    startedAtMs: maybe(epochMs), endedAtMs: maybe(epochMs),
    /** From the settle on: no sooner does the other side want it tried again. */
    retryAfterMs: maybe(count),
  },
  observationRecorded: {
    which: oneOf(['before', 'after', 'fresh', 'probe'] as const), provider: maybe(Type.String()), sessionId: maybe(Type.String()),
    parts: evidenceItems, gaps, files: maybe(Type.Array(Type.Object({
      path: Type.String(), present: Type.Boolean(), sha256: maybe(Type.String()), bytes: maybe(count),
      contains: maybe(Type.Array(Type.String())),
    }, closed))), viewport: maybe(object),
  },
  assertionEvaluated: { outcome: assertionOutcome },
  verdictRecorded: {
    verdict: oneOf(VERDICTS), degraded: maybe(Type.Literal(true)), judgeHash: hash, irHash: hash, supersedes: maybe(seq),
    reason: maybe(Type.String()), cites: maybe(Type.Array(hash)), evidence: maybe(evidenceItems), gaps: maybe(gaps),
    annotations: maybe(strings),
    /** Its work is not done: what it stands on is no result. `accepted`: its body goes on all the same. */
    unfinished: maybe(oneOf(UNFINISHED)),
  },
  stepExited: {
    state: oneOf(EXIT_STATES), output: maybe(stored), reason: maybe(Type.String()), evidence: maybe(evidenceItems), gaps: maybe(gaps),
    providerState: maybe(object),
    /** What did not pass in it was let go on: so is its own body. */
    goesOn: maybe(Type.Literal(true)),
    /** The last step of its body left: the body is over. */
    endsBody: maybe(Type.Literal(true)),
    completedIncomplete: maybe(Type.Literal(true)),
    /** An open span that the flow no longer goes on with: closed by a resume, not by the run. */
    tornDown: maybe(Type.Literal(true)),
  },
  stepAdopted: {
    ref: Type.String(), class: Type.String(), cause: maybe(Type.String()), scheme: oneOf(SCHEMES), irHash: hash, hashes, position: seq,
    output: maybe(stored), reason: maybe(Type.String()),
    /** The inputs it is kept under, where they are not those it acted with. */
    resolvedInputs: maybe(stored),
    /** A choice that is kept, although its condition comes to this by now: the inputs it is kept against. */
    against: maybe(stored),
    /** Nothing judges it any more: the verdict it had does not count. */
    unjudged: maybe(Type.Literal(true)),
    /** Kept although its files changed: what its sources are now, files it made that are given up, and how far the log went then. */
    files: maybe(Type.Object({ seq: count, sourcesDigest: maybe(hash), sourcesStat: maybe(hash), givenUp: maybe(strings) }, closed)),
    /** Where its step stands now, as in `stepEntered`. */
    within: maybe(Type.Object({ step: Type.String(), body: Type.String() }, closed)), phase: maybe(Type.Literal('finally')),
  },
  callFramePushed: { flowId: Type.String(), irHash: hash, rebase: maybe(Type.Literal(true)) },
  callFramePopped: {
    outputs: maybe(stored), verdict: maybe(oneOf(VERDICTS)), degraded: maybe(Type.Literal(true)), inputError: maybe(worldError),
  },
  handlerTriggered: {
    /** `index`: which of the level's handlers of that hook, from 0. `n`: the how-manieth time in this entry. */
    hook: oneOf(HOOKS), level: oneOf(['step', 'flow'] as const), index: count, disposition: Type.String(), n: seq,
    errorClass: maybe(oneOf(ERROR_CLASSES)),
  },
  humanRequested: {
    requestId: Type.String(), kind: oneOf(HUMAN_KINDS), mode: Type.String(), prompt: Type.String(), presents: Type.Array(stored),
    decisions: maybe(strings), inputSchema: maybe(json), askedAtMs: maybe(epochMs), deadlineAtMs: maybe(epochMs),
    callId: maybe(Type.String()),
  },
  humanResponded: {
    requestId: Type.String(), decision: maybe(Type.String()), input: maybe(stored), note: maybe(Type.String()), actor: Type.String(),
    via: Type.String(), evidence: maybe(hash), final: Type.Boolean(),
    settledAs: maybe(oneOf(['answered', 'timedOut', 'withdrawn'] as const)),
  },
  retryScheduled: { attempt: seq, dueAtMs: epochMs, why: Type.String(), promptId: maybe(Type.String()) },
  retryClaimed: {
    ref: Type.String(), attempt: seq, promptId: Type.String(), manual: Type.Boolean(), from: maybe(Type.String()), context: maybe(stored),
    state: oneOf(['claimed', 'returned', 'skipped'] as const),
    mode: maybe(oneOf(RETRY_MODES)),
    /** Instances that the person lets repeat an effect. */
    allow: maybe(strings), reason: maybe(Type.String()),
    /** Why it was given back. */
    why: maybe(Type.String()),
  },
  continuationTriggered: {
    /** The how-manieth continuation in this entry, from 1: so many runs of the work came before it. */
    attempt: seq, status: oneOf(UNFINISHED_STATUSES), summary: maybe(stored), filesChanged: maybe(stored), nextSteps: maybe(stored),
    /** Names the result without what differs each time: three alike in a row are no progress. */
    signature: maybe(hash),
  },
  sessionChanged: { provider: Type.String(), sessionId: maybe(Type.String()), change: Type.String(), data: maybe(stored) },
  timerArmed: { timerId: Type.String(), dueAtMs: epochMs },
  timerFired: { timerId: Type.String(), dueAtMs: epochMs },
  artifactStored: {
    name: Type.String(), files: Type.Array(Type.Object({
      path: Type.String(), hash, bytes: count, mode: count,
      /** Position of its own capture: it was not captured anew when others of the artifact were. */
      since: maybe(seq),
    }, closed)),
    /** What its files were named by. */
    globs: maybe(strings),
    /** Why something of it is not kept. */
    problem: maybe(Type.String()),
  },
  artifactRestored: { name: Type.String(), path: Type.String(), hash },
} as const satisfies Record<string, TProperties>

export type EventType = keyof typeof EVENT_PAYLOADS
export type EventPayload<T extends EventType> = Static<TObject<(typeof EVENT_PAYLOADS)[T]>>

/** An event before the store gave it its place in the log. */
export type EventDraft = { readonly [T in EventType]: {
  readonly type: T; readonly runPath: RunPath; readonly payload: EventPayload<T>
} }[EventType]
export type DraftOf<T extends EventType> = Extract<EventDraft, { readonly type: T }>

/** The envelope. `prev` is the sha256 of the stored bytes of the event before, `null` for the first. */
export interface Envelope {
  readonly runId: string
  readonly seq: number
  readonly prev: Hash | null
  readonly segment: number
  readonly epoch: number
  readonly atMs: number
  readonly v: number
}
/** A stored event: the draft in its envelope. */
export type RunEvent = EventDraft & Envelope
export type EventOf<T extends EventType> = Extract<RunEvent, { readonly type: T }>

export const runEventSchema = Type.Unsafe<RunEvent>({
  $id: 'RunEvent', type: 'object', required: ['type'], discriminator: { propertyName: 'type' },
  oneOf: Object.entries(EVENT_PAYLOADS).map(([type, payload]) => Type.Object({
    runId: Type.String({ minLength: 1 }), seq, prev: Type.Union([hash, Type.Null()]), segment: seq, epoch: seq, atMs: epochMs,
    runPath: path,
    type: Type.Literal(type), payload: Type.Object(payload, closed), v: seq,
  }, closed)),
})
