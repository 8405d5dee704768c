import type { Json, JsonObject } from '../base/json.ts'
import type { ContinuationState, Unfinished } from './continuation.ts'
import type { HandlerAction, Hash } from './flow.ts'
import type {
  AssertionOutcome, EventPayload, EvidenceItem, Gap, RetryMode, Scheme, SessionCursor, StepHashes, Stored,
} from './run-event.ts'
import type { InstanceRef, RunPath } from './run-path.ts'
import type { EffectClass, EffectFact, ErrorClass, Hook, Outcome, StepKind, StepState, Terminal, Verdict } from './vocabulary.ts'

// What the fold makes of the log. Never stored as truth: the store keeps it materialised and `verify` folds it anew.

/** One dispatch of an instance, whatever entry or flow version made it: a row of the effect ledger. */
export interface LedgerEntry {
  readonly callId: string
  readonly seq: number
  readonly atMs: number
  readonly segment: number
  /** Which entry of the instance (from 1) dispatched it. */
  readonly entry: number
  readonly attempt: number
  readonly group: number
  readonly chainIndex: number
  readonly actionName: string
  readonly channel?: string
  readonly provider: string
  readonly sessionId: string
  readonly idempotencyKey: string
  readonly args: Stored
  readonly irHash: Hash
  readonly effectHash: Hash
  /** The instance that dispatched it, where this one took over its record. */
  readonly takenFrom?: InstanceRef
  /** What the step was declared to be when it acted. */
  readonly effectClass: EffectClass
  readonly idempotent: boolean
  readonly timeoutMs?: number
  /** Evidence of the files it was about to read, and of how they looked untouched. */
  readonly sourcesDigest?: Hash
  readonly sourcesStat?: Hash
  /** A person let this dispatch repeat an effect. */
  readonly released?: true
  /** The group whose automatic attempts it goes on counting; `extra`: and it is not one of them. */
  readonly extends?: number
  readonly extra?: true
  /** What a person gave along with the retry. */
  readonly context?: Stored
  /** Absent while no terminal is recorded. */
  readonly settled?: {
    readonly seq: number
    readonly atMs: number
    readonly terminal: Terminal
    readonly effect: EffectFact
    readonly source: 'live' | 'reconciled' | 'person'
    readonly errorClass?: ErrorClass
    readonly message?: string
    readonly output?: Stored
    readonly offers?: EventPayload<'actionSettled'>['offers']
    readonly retryAfterMs?: number
  }
}

export interface VerdictRow {
  readonly seq: number
  readonly verdict: Verdict
  readonly degraded?: true
  readonly judgeHash: Hash
  readonly irHash: Hash
  readonly reason?: string
  readonly supersedes?: number
  /** Evidence of what people said, where it rests on that. */
  readonly cites?: readonly Hash[]
  readonly evidence?: readonly EvidenceItem[]
  readonly gaps?: readonly Gap[]
  readonly annotations?: readonly string[]
  /** Its work is not done. */
  readonly unfinished?: Unfinished
}

/** Verdicts of the steps of a body or container so far, by kind, and how far its bodies went. */
export interface Tally {
  readonly pass: number
  readonly fail: number
  readonly unknown: number
  readonly degraded: number
  /** So many of those that would halt their body do not: a handler let it go on. Absent: none. */
  readonly goOn?: number
}

/** One open body of a container: a branch, a round, the flow's own. */
export interface BodyProgress {
  /** How many of its steps have left, in order. */
  readonly exited: number
  readonly tally: Tally
  /** A step of it ended so that the rest is blocked. */
  readonly halted?: true
}

/** What a person was asked about an instance. */
export interface RequestRow {
  readonly requestId: string
  readonly seq: number
  readonly kind?: EventPayload<'humanRequested'>['kind']
  readonly mode?: string
  readonly decisions?: readonly string[]
  /** The dispatch it is about. */
  readonly callId?: string
  /** Position of the answer that settled it, and what it was. */
  readonly answered?: number
  readonly decision?: string
  readonly input?: Stored
  readonly actor?: string
  readonly evidence?: Hash
  /** Nobody answered in time; it was taken back, since what it asked has changed. */
  readonly timedOut?: true
  readonly withdrawn?: true
  /** Names what a handler's question asked and showed. */
  readonly asked?: Hash
}

/** A retry that was taken on, until its intent is written or it is given back. */
export interface Claim {
  readonly seq: number
  /** Of all the instance ever had, from 1. */
  readonly attempt: number
  readonly promptId: string
  readonly mode: RetryMode
  readonly manual: boolean
  /** Instances that the person lets repeat an effect. */
  readonly allow?: readonly InstanceRef[]
  /** Why it is done again. */
  readonly reason?: string
  readonly from?: string
  readonly context?: Stored
}

/** What a handler does about an instance: from its trigger to the next verdict, or the next look at the entry check. */
export interface Handling {
  readonly seq: number
  /** `onFail1` of the step, `flow:onFail1` of its flow: the first one of that hook. */
  readonly binding: string
  readonly hook: Hook
  readonly disposition: HandlerAction['kind']
  /** The how-manieth time in this entry, from 1. */
  readonly n: number
  /** The flow that repairs, while it runs and when it is over. */
  readonly frame?: NonNullable<StepRecord['frame']>
  readonly bodies?: CheckpointView['bodies']
}

/** The record of one instance. The open ones and the settled ones have the same shape. */
export interface StepRecord {
  readonly ref: InstanceRef
  readonly runPath: RunPath
  readonly stepId: string
  readonly kind: StepKind
  readonly state: StepState
  readonly scheme: Scheme
  readonly irHash: Hash
  readonly hashes: StepHashes
  /** Order position: the seq of its entry, or the one an adoption carried. */
  readonly position: number
  readonly entry: number
  readonly enteredSeq: number
  /** Seq of the newest entry of a container that ran it again as one: what its steps did before then is not of it. */
  readonly asOneSeq?: number
  readonly enteredAtMs: number
  readonly segment: number
  readonly phase?: 'finally'
  readonly within?: { readonly step: string; readonly body: string }
  readonly resolvedInputs: Stored | null
  /** A choice that a person keeps: what its inputs came to then. It stands until they are others again. */
  readonly keptAgainst?: Stored
  readonly inputError?: { readonly errorClass: ErrorClass; readonly message: string }
  readonly probe?: { readonly seq: number; readonly holds: boolean | null; readonly results: readonly AssertionOutcome[] }
  readonly ledger: readonly LedgerEntry[]
  readonly retry?: { readonly attempt: number; readonly dueAtMs: number; readonly why: string; readonly promptId?: string }
  readonly claim?: Claim
  readonly timer?: { readonly timerId: string; readonly dueAtMs: number; readonly fired?: true }
  readonly observations: readonly { readonly seq: number; readonly payload: EventPayload<'observationRecorded'> }[]
  /** Those that its verdict rests on. */
  readonly assertions: readonly AssertionOutcome[]
  /** They are of a verdict that is not recorded yet. */
  readonly judging?: true
  readonly verdict?: VerdictRow
  readonly verdictCount: number
  /** A call's frame, open or popped. */
  readonly frame?: { readonly flowId: string; readonly irHash: Hash; readonly popped?: EventPayload<'callFramePopped'> }
  /** A container's open bodies by name: `body`, `finally`, a branch, a round's key or `#index`. */
  readonly bodies?: { readonly [name: string]: BodyProgress }
  /** A container's bodies that are over, folded. */
  readonly ended?: { readonly count: number; readonly halted: number; readonly tally: Tally }
  /** Steps that left up to here are not counted in its bodies: a resume took them out, and counts them itself. */
  readonly countedAfter?: number
  readonly requests?: readonly RequestRow[]
  /** How often each handler was triggered in this entry, by the handler's name. */
  readonly triggers?: { readonly [binding: string]: number }
  readonly handling?: Handling
  /** The handler that let it act again: its dispatches since are a group of their own. */
  readonly again?: Pick<Handling, 'seq' | 'binding' | 'n'>
  /** A handler lets its body go on, whatever its verdict. */
  readonly goesOn?: true
  /** What its last run left unfinished, at `seq`, until it completes or leaves; `alike`: so many results in a row were the same. */
  readonly continuation?: ContinuationState<Stored> & { readonly seq: number; readonly signature?: Hash; readonly alike: number }
  /** By name in their newest version, with the position of its capture. */
  readonly artifacts?: readonly (EventPayload<'artifactStored'> & { readonly seq: number })[]
  /** What its sources were when a person kept it although they had changed: they count from there on. */
  readonly sourcesKept?: { readonly seq: number; readonly sourcesDigest: Hash; readonly sourcesStat?: Hash }
  /** Files it made that were lost when a person kept it: nobody misses them since. */
  readonly givenUp?: readonly { readonly path: string; readonly seq: number }[]
  readonly output?: Stored
  /** The instance whose record it took over: what happened there counts as having happened here. */
  /** Seq of the newest adoption: it says under which hashes the record is kept. */
  readonly adoptedSeq?: number
  readonly adoptedFrom?: InstanceRef
  readonly exit?: { readonly seq: number; readonly atMs: number; readonly reason?: string; readonly evidence?: readonly EvidenceItem[]
    readonly gaps?: readonly Gap[]; readonly providerState?: JsonObject; readonly completedIncomplete?: true }
}

export type RunStatus = 'running' | 'suspended' | 'awaitingHuman' | 'finished'

/** A request to a person that is not settled. */
export interface PendingRequest {
  readonly ref: InstanceRef
  readonly seq: number
  readonly payload: EventPayload<'humanRequested'>
}

/** What a run's segments said of themselves; changes only when a segment starts. */
export interface RunHeader {
  readonly runId: string
  readonly flowId: string
  readonly startedAtMs: number
  readonly started: EventPayload<'runStarted'>
  /** The flow the newest segment executes. */
  readonly irHash: Hash
  /** In force: the start's, or the newest resume's that replaced them. */
  readonly params: Stored
  readonly env: { readonly [name: string]: Json }
  /** In order, the first being the start. */
  readonly segments: readonly {
    readonly segment: number; readonly seq: number; readonly atMs: number; readonly irHash: Hash;
    readonly sessions: readonly SessionCursor[]
    readonly process: EventPayload<'runStarted'>['process']
    /** It went on otherwise than the segment before: with another flow, other params, or by a person's word. */
    readonly reworks?: true
  }[]
}

/** What the log says of a run as a whole; its size is bounded by what is open, whatever the run's length. */
export interface CheckpointView {
  readonly header: RunHeader
  readonly head: { readonly seq: number; readonly atMs: number }
  readonly segment: number
  readonly status: RunStatus
  readonly suspended?: EventPayload<'runSuspended'> & { readonly atMs: number }
  readonly cancelled?: EventPayload<'runCancelled'>
  readonly finished?: EventPayload<'runFinished'> & { readonly atMs: number }
  /** A person, or a handler, ends the run; what is open is closed, `finally` still runs. */
  readonly aborting?: { readonly requestId?: string; readonly actor: string }
  /** The newest resume that aligned the records anew: the bodies below count what left after it. */
  readonly realignedSeq?: number
  /** Verdicts of what had left were made anew beside its segments: the next one holds them against its flow. */
  readonly rejudged?: true
  /** The flow's own bodies, `body` and `finally`, once a step of them has entered. */
  readonly bodies: { readonly [name: string]: BodyProgress & { readonly ended?: true } }
  /** Open instances in the order they entered. Their records carry attempts, requests and timers. */
  readonly open: readonly InstanceRef[]
  readonly requests: readonly PendingRequest[]
  /** Instances whose retry was taken on and is not spent yet. Absent: none. */
  readonly claims?: readonly InstanceRef[]
  readonly counts: {
    readonly entered: number; readonly judged: number; readonly skipped: number; readonly blocked: number; readonly aborted: number
    readonly dispatched: number
  }
}

/** How the run stands, in one word. */
export interface RunRow {
  readonly runId: string
  readonly flowId: string
  readonly irHash: Hash
  readonly status: RunStatus
  readonly outcome?: Outcome
  readonly startedAtMs: number
  readonly headAtMs: number
  readonly headSeq: number
  readonly segment: number
  readonly labels: { readonly [key: string]: string }
}
