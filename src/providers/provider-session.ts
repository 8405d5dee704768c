import type { ProviderManifest } from '../model/manifest.ts'
import type { SessionCursor } from '../model/run-event.ts'
import { ProviderError } from '../ports/provider.ts'
import type {
  ActionCall, ActionOutcome, Attestation, Health, Observation, ObservationWant, OpenOptions, ProviderSession, ReconcileResult,
} from '../ports/provider.ts'
import { cancelled, failed } from './outcome.ts'

/** Longest summary and most evidence a verdict write-back may carry. */
const VERDICT_LIMITS = { characters: 16_384, evidence: 64 } as const

type VerdictNote = Parameters<ProviderSession['recordVerdict']>[0]
type EndOutcome = Parameters<ProviderSession['end']>[0]

/** What a provider adds to the rules that hold for every session. An absent method answers that there is nothing. */
export interface SessionParts {
  /** Default: the manifest as it is. */
  readonly attestation?: Attestation
  readonly manifest: ProviderManifest
  readonly options: OpenOptions
  readonly execute: (call: ActionCall, signal: AbortSignal) => Promise<ActionOutcome>
  readonly reconcile: (callId: string, issuedBy: SessionCursor, mode: 'void' | 'peek') => Promise<ReconcileResult>
  readonly attach?: (callId: string, signal: AbortSignal) => Promise<ActionOutcome>
  readonly observe?: (wants: readonly ObservationWant[], signal: AbortSignal) => Promise<Observation>
  readonly fetchEvidence?: (ref: string) => AsyncIterable<Uint8Array>
  readonly recordVerdict?: (verdict: VerdictNote) => Promise<void>
  readonly health?: () => Promise<Health>
  readonly end?: (outcome: EndOutcome) => Promise<void>
}

function checkVerdict({ summary, evidence }: VerdictNote): void {
  if (summary.length <= VERDICT_LIMITS.characters && evidence.length <= VERDICT_LIMITS.evidence) return
  throw new ProviderError('bind_arguments_invalid',
    `a verdict may have ${VERDICT_LIMITS.characters} characters and ${VERDICT_LIMITS.evidence} pieces of evidence`)
}

/** Why a call does not even reach the provider. Nothing has happened and nothing will. */
function refusalOf({ name, actions }: ProviderManifest, call: ActionCall, signal: AbortSignal): ActionOutcome | undefined {
  if (!Object.hasOwn(actions, call.action)) return failed('capability_drift', `the provider ${name} has no action "${call.action}"`, 'none')
  return signal.aborted ? cancelled('cancelled before it was sent', 'none') : undefined
}

const blind = (name: string, wants: readonly ObservationWant[]): Observation =>
  ({ gaps: wants.map((want) => ({ name: want, reason: `the provider ${name} cannot see this` })) })

/** The stretch in which a session may be used, and for what. */
function sessionLife({ manifest: { name }, options: { purpose } }: SessionParts) {
  let ended = false
  return {
    isOver: () => ended,
    /** True the first time. */
    end: () => !ended && (ended = true),
    check(acts = false): void {
      if (ended) throw new ProviderError('transport_lost', `the session of ${name} has ended`)
      if (acts && purpose === 'ask') throw new ProviderError('bind_arguments_invalid', `the session of ${name} was opened only to ask`)
    },
  }
}

type Life = ReturnType<typeof sessionLife>

/** Each call id once, and nothing dispatched that is known to be in vain. */
function executeOnce({ manifest, execute }: SessionParts, life: Life, onSettled: () => void): ProviderSession['execute'] {
  const used = new Set<string>()
  return async (call, signal) => {
    life.check(true)
    const refusal = refusalOf(manifest, call, signal)
    if (refusal) return refusal
    if (used.has(call.callId)) throw new ProviderError('bind_arguments_invalid', `the call ${call.callId} was already dispatched`)
    used.add(call.callId)
    const outcome = await execute(call, signal)
    onSettled()
    return outcome
  }
}

function attachWhileOpen({ attach }: SessionParts, life: Life): Pick<ProviderSession, 'attach'> {
  if (attach === undefined) return {}
  return {
    async attach(callId, signal) {
      life.check()
      return attach(callId, signal)
    },
  }
}

/** What people and the engine ask about a session beside its calls. */
function standing(parts: SessionParts, life: Life): Pick<ProviderSession, 'observe' | 'recordVerdict' | 'health' | 'end'> {
  return {
    async observe(wants, signal) {
      life.check()
      return parts.observe?.(wants, signal) ?? blind(parts.manifest.name, wants)
    },
    async recordVerdict(verdict) {
      life.check(true)
      checkVerdict(verdict)
      await parts.recordVerdict?.(verdict)
    },
    health: async () => life.isOver() ? { ok: false, detail: 'the session has ended' } : parts.health?.() ?? { ok: true },
    async end(outcome) {
      if (life.end()) await parts.end?.(outcome)
    },
  }
}

/** A session that keeps the rules every provider must: refusals before anything is sent, one use per call id, an end that is final. */
export function createSession(parts: SessionParts): ProviderSession {
  const { manifest, options: { sessionId } } = parts
  const life = sessionLife(parts)
  let settled = 0
  return {
    sessionId,
    attestation: parts.attestation ?? manifest,
    execute: executeOnce(parts, life, () => { settled++ }),
    async reconcile(callId, issuedBy, mode) {
      life.check(mode === 'void')
      return parts.reconcile(callId, issuedBy, mode)
    },
    ...attachWhileOpen(parts, life),
    async *fetchEvidence(ref) {
      life.check()
      if (parts.fetchEvidence === undefined) throw new ProviderError('action_failed_final', `no evidence is kept under "${ref}"`)
      yield* parts.fetchEvidence(ref)
    },
    currentCursor: () => Promise.resolve({ provider: manifest.name, sessionId, cursor: settled }),
    ...standing(parts, life),
  }
}
