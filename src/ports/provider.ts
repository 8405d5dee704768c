import type { Json, JsonObject } from '../base/json.ts'
import type { Hash } from '../model/flow.ts'
import type { ProviderManifest } from '../model/manifest.ts'
import type { EvidenceOffer, Gap, SessionCursor } from '../model/run-event.ts'
import type { ActChannel, EffectClass, EffectFact, ErrorClass, Verdict } from '../model/vocabulary.ts'

// What a provider promises the engine. Providers never retry, fold, translate or guess.

/**
 * Says what a session can do, in the lockfile's words: compared before anything runs. Flows of generation 1 name a digest over the whole
 * lockfile of their own system; a provider that runs them attests it as it is.
 */
export type Attestation = ProviderManifest & { readonly lockfileDigest?: Hash }

export interface OpenOptions {
  readonly runId: string
  /** New for every session; the log names it in each intent. */
  readonly sessionId: string
  /** A folder of the provider's own that outlives the process (journals, claims, captured streams). Created on first use. */
  readonly journalDir: string
  /** The folder relative paths of a flow mean. Absolute. */
  readonly workDir: string
  readonly secrets: SecretResolver
  /** How long a stop waits between asking a process to end and killing it, in milliseconds. */
  readonly killGraceMs: number
  /** `ask`: the session only answers `reconcile` in mode `peek`, and nothing may be written. Default `run`. */
  readonly purpose?: 'run' | 'ask'
}

/** Values behind `{ $secret: NAME }` handles. Resolved at dispatch only; never logged. */
export interface SecretResolver {
  /** @throws Fault provider.secret-missing */
  resolve(name: string): Promise<string>
  /** Every value resolved in this run so far, by whichever step or provider: what else is masked in anything captured. */
  known?(): readonly string[]
}

/** In arguments, a whole leaf that stands for a secret. */
export interface SecretHandle { readonly $secret: string }

/** A piece of a command's output while it runs, for people; the record is made from the outcome. */
export interface OutputChunk { readonly stream: 'stdout' | 'stderr'; readonly text: string }

/** What became of a long-lived session that an action drives; for people, and for whoever asks later what was delivered. */
export interface SessionChange {
  readonly change: 'accepted' | 'delivered' | 'settled' | 'spawned' | 'outcome' | 'stopped'
  /** The session's own id, as its program names it. */
  readonly sessionId?: string
  readonly data?: JsonObject
}

export interface ActionCall {
  /** Unique to this dispatch; used verbatim as the substrate's own id where there is one. */
  readonly callId: string
  /** Stable over policy retries and crash replays of one group of dispatches. */
  readonly idempotencyKey: string
  /** Unqualified: `exec` of `shell:exec`. */
  readonly action: string
  readonly args: JsonObject
  readonly channel?: ActChannel
  readonly effect: EffectClass
  readonly idempotent: boolean
  /** Milliseconds; expiry enforced by the provider is a certain `timedOut`. */
  readonly timeoutMs?: number
  readonly context: { readonly runId: string; readonly step: string; readonly stepId: string; readonly attempt: number }
  /** What an earlier run of the step left unfinished, or a person gave along with a retry: the value, and a file that holds it as JSON. */
  readonly previous?: { readonly value: JsonObject; readonly file: string }
  readonly onOutput?: (chunk: OutputChunk) => void
  /** Notes in the run's log what became of a long-lived session; stored with the run's next commit. Never throws. */
  readonly onSession?: (change: SessionChange) => void
}

/** How a dispatch ended. `effect` is a fact about the world; left out it follows from the terminal (see `core/judge/effect-of`). */
export type ActionOutcome = {
  readonly effect?: EffectFact
  readonly message?: string
  readonly output?: Json
  readonly evidence?: readonly EvidenceOffer[]
  readonly startedAtMs?: number
  readonly endedAtMs?: number
} & (
  | { readonly terminal: 'succeeded' }
  | {
    readonly terminal: 'failed'; readonly errorClass: ErrorClass
    /** The other side says that trying again makes no sense before so many milliseconds: it lengthens a wait, and never shortens it. */
    readonly retryAfterMs?: number
  }
  | { readonly terminal: 'cancelled' }
  | { readonly terminal: 'timedOut' }
)

/** Parts of an observation a chain of assertions wants. */
export type ObservationWant = 'uiTree' | 'dom' | 'screenshot'

/** A node of a structured snapshot. `null` means the platform does not say. */
export interface UiNode {
  readonly role?: string
  readonly name?: string
  readonly identifier?: string
  readonly text?: string
  readonly value?: string
  readonly visible?: boolean | null
  readonly enabled?: boolean | null
  readonly css?: string
  readonly context?: { readonly contextKind: 'native' | 'web'; readonly contextId?: string }
  readonly children?: readonly UiNode[]
}

/** What the world looked like, without judgement. A missing part is a typed gap, never an exception. */
export interface Observation {
  readonly uiTree?: UiNode
  readonly dom?: UiNode
  readonly screenshot?: EvidenceOffer
  readonly gaps: readonly Gap[]
  readonly viewport?: { readonly width: number; readonly height: number; readonly scale: number }
}

export type ReconcileResult =
  | { readonly fate: 'completed'; readonly outcome: ActionOutcome }
  | { readonly fate: 'running'; readonly sinceMs: number }
  /** In mode `void`: a promise about the future, it can never start. */
  | { readonly fate: 'neverDispatched' }
  | { readonly fate: 'startedNoTerminal' }
  | { readonly fate: 'logUnavailable'; readonly reason: string }

export interface Health { readonly ok: boolean; readonly detail?: string }

/** The only exception a session method may throw for the world's sake: no terminal is known. */
export class ProviderError extends Error {
  readonly errorClass: ErrorClass
  readonly retryableSource: 'provider' | 'classifier'

  constructor(
    errorClass: ErrorClass, message: string, more: { readonly cause?: unknown; readonly retryableSource?: 'provider' | 'classifier' } = {},
  ) {
    super(message, more.cause === undefined ? undefined : { cause: more.cause })
    this.name = 'ProviderError'
    this.errorClass = errorClass
    this.retryableSource = more.retryableSource ?? 'provider'
  }
}

export interface Provider {
  readonly manifest: ProviderManifest
  /** Atomic: an attested session, or everything undone and a ProviderError. */
  open(options: OpenOptions): Promise<ProviderSession>
}

export interface ProviderSession {
  readonly sessionId: string
  readonly attestation: Attestation
  /** @throws ProviderError only when no terminal is known */
  execute(call: ActionCall, signal: AbortSignal): Promise<ActionOutcome>
  observe(wants: readonly ObservationWant[], signal: AbortSignal): Promise<Observation>
  /** `void`: first makes sure the call can never start. `peek`: changes nothing, its answer is only news. */
  reconcile(callId: string, issuedBy: SessionCursor, mode: 'void' | 'peek'): Promise<ReconcileResult>
  /** Waits for a call that `reconcile` said is running. */
  attach?(callId: string, signal: AbortSignal): Promise<ActionOutcome>
  /** Bytes of an offer. @throws ProviderError when they cannot be had */
  fetchEvidence(ref: string): AsyncIterable<Uint8Array>
  recordVerdict(
    verdict: { readonly ref: string; readonly verdict: Verdict; readonly summary: string; readonly evidence: readonly string[] }
  ): Promise<void>
  currentCursor(): Promise<SessionCursor>
  health(): Promise<Health>
  /** How the session ended, not whether the flow passed. Idempotent, best effort. */
  end(outcome: 'completed' | 'failed' | 'cancelled' | 'shutdown'): Promise<void>
}
