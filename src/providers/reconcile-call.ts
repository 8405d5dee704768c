import { setTimeout as sleep } from 'node:timers/promises'
import type { JsonObject } from '../base/json.ts'
import type { SessionCursor } from '../model/run-event.ts'
import { ProviderError, type ActionOutcome, type OpenOptions, type ReconcileResult } from '../ports/provider.ts'
import {
  claimCall, enterSession, holdsSession, JournalUnavailableError, readClaim, readRecord, TERMINAL_RECORD, type Claim, type ClaimReading,
} from './dispatch-journal.ts'

type StartedClaim = Extract<Claim, { readonly state: 'started' }>

/** How one kind of journal is read. */
export interface JournalReading {
  readonly dir: string
  readonly provider: string
  /** The outcome a terminal record stands for, the same as live; undefined when it says that nobody knows. */
  outcomeOf(callId: string, terminal: JsonObject): Promise<ActionOutcome | undefined>
  /** Whether the acting side still runs. */
  isActing(claim: StartedClaim): Promise<boolean>
  /** Looks at the world itself when the journal has a start and no end. */
  inspect?(claim: StartedClaim): Promise<ActionOutcome | undefined>
}

const unavailable = (reason: string): ReconcileResult => ({ fate: 'logUnavailable', reason })

/** Nothing is there: an answer only if this is the journal the issuing session wrote. */
async function neverSeen({ dir }: JournalReading, issuedBy: SessionCursor): Promise<ReconcileResult> {
  return await holdsSession(dir, issuedBy.sessionId)
    ? { fate: 'neverDispatched' }
    : unavailable(`the journal does not know the session ${issuedBy.sessionId}`)
}

const completed = (outcome: ActionOutcome | undefined): ReconcileResult =>
  outcome === undefined ? { fate: 'startedNoTerminal' } : { fate: 'completed', outcome }

async function started(reading: JournalReading, claim: StartedClaim): Promise<ReconcileResult> {
  const acting = await reading.isActing(claim)
  // Read after asking whether it still acts: the end may have been written in between.
  const terminal = await readRecord(reading.dir, claim.callId, TERMINAL_RECORD)
  const known = terminal && await reading.outcomeOf(claim.callId, terminal)
  if (known) return completed(known)
  if (acting && terminal === undefined) return { fate: 'running', sinceMs: claim.atMs }
  return completed(await reading.inspect?.(claim))
}

function judge(reading: JournalReading, claim: ClaimReading, issuedBy: SessionCursor): Promise<ReconcileResult> {
  switch (claim.state) {
    case 'damaged': return Promise.resolve(unavailable(claim.reason))
    case 'started': return started(reading, claim)
    case 'void':
    case 'absent': return neverSeen(reading, issuedBy)
  }
}

/** The fate of a call by its journal. In mode `void` a call without a claim is voided first. */
export async function reconcileCall(
  reading: JournalReading, callId: string, issuedBy: SessionCursor, mode: 'void' | 'peek',
): Promise<ReconcileResult> {
  if (issuedBy.provider !== reading.provider) return unavailable(`the call belongs to the provider ${issuedBy.provider}`)
  try {
    if (mode === 'void') await claimCall(reading.dir, { state: 'void', callId, atMs: Date.now() })
    return await judge(reading, await readClaim(reading.dir, callId), issuedBy)
  } catch (error) {
    if (error instanceof JournalUnavailableError) return unavailable(error.message)
    throw error
  }
}

const POLL_MS = 50

/**
 * Waits for the end of a call that runs elsewhere, looking every 50 ms.
 * @throws ProviderError transport_lost when it ends without a record, or `signal` stops the waiting
 */
export async function awaitTerminal(reading: JournalReading, callId: string, signal: AbortSignal): Promise<ActionOutcome> {
  for (;;) {
    const claim = await readClaim(reading.dir, callId)
    const fate = claim.state === 'started' ? await started(reading, claim) : unavailable('it never started')
    if (fate.fate === 'completed') return fate.outcome
    if (fate.fate !== 'running') throw new ProviderError('transport_lost', `the call ${callId} ended without a record`)
    if (signal.aborted) throw new ProviderError('transport_lost', `the call ${callId} still runs`)
    await sleep(POLL_MS, undefined, { signal }).catch(() => undefined)
  }
}

/**
 * A call id is dispatched once, whatever session or process does it.
 * @throws ProviderError bind_arguments_invalid for one that was used or voided, transport_lost when that cannot be told
 */
export async function refuseUsed(dir: string, callId: string): Promise<void> {
  const claim = await readClaim(dir, callId)
  if (claim.state === 'absent') return
  if (claim.state === 'damaged') throw new ProviderError('transport_lost', claim.reason)
  throw new ProviderError('bind_arguments_invalid', `the call ${callId} was already ${claim.state === 'void' ? 'given up' : 'dispatched'}`)
}

/** The end of a call of one's own that is over, from the journal. @throws ProviderError transport_lost when it holds none */
export async function journaledOutcome(reading: JournalReading, claim: ClaimReading, callId: string): Promise<ActionOutcome> {
  const fate = claim.state === 'started' ? await started(reading, claim).catch(() => undefined) : undefined
  if (fate?.fate === 'completed') return fate.outcome
  throw new ProviderError('transport_lost', `the call ${callId} was dispatched, and no record says how it ended`)
}

/** Opens the journal for a session that may dispatch. @throws ProviderError when it cannot be written */
export async function openJournal({ journalDir, sessionId, purpose }: OpenOptions): Promise<void> {
  if (purpose === 'ask') return
  try { await enterSession(journalDir, sessionId) } catch (error) {
    throw new ProviderError('transport_lost', `the journal ${journalDir} cannot be written: ${(error as Error).message}`, { cause: error })
  }
}
