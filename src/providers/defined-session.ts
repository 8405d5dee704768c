import { given } from '../base/given.ts'
import type { ProviderManifest } from '../model/manifest.ts'
import { ProviderError } from '../ports/provider.ts'
import type { ActionCall, ActionOutcome, OpenOptions, ProviderSession } from '../ports/provider.ts'
import type { AnyAction, DefinedCall } from './action-definition.ts'
import { JournalUnavailableError } from './dispatch-journal.ts'
import { onFirstAbort } from './first-abort.ts'
import { dispatchJournaled, journaledCall, recordedOutcome, type JournaledCall } from './journaled-dispatch.ts'
import { maskOutcome } from '../core/secret/mask-outcome.ts'
import { maskText, secretSpellings } from '../core/secret/masker.ts'
import { failed } from './outcome.ts'
import { isAlive } from './process-identity.ts'
import { createSession, type SessionParts } from './provider-session.ts'
import { awaitTerminal, reconcileCall, refuseUsed, type JournalReading } from './reconcile-call.ts'
import { returnedOutcome } from './returned-outcome.ts'
import { SecretUnusableError, secretValues, type SecretValues } from './secret-values.ts'
import { runTimed } from './timed-run.ts'

export interface DefinedParts extends Pick<SessionParts, 'fetchEvidence'> {
  readonly manifest: ProviderManifest
  readonly options: OpenOptions
  readonly actions: ReadonlyMap<string, AnyAction>
  /** Calls that run in this process, of whatever session, and how to ask them to stop. */
  readonly running: Map<string, AbortController>
}

/** What the calls of one session share. */
interface Shared extends DefinedParts {
  readonly secrets: SecretValues
  /** Aborted when the session ends. */
  readonly released: AbortController
}

const callFor = ({ args, ...call }: JournaledCall, { secrets, options: { workDir } }: Shared): Promise<DefinedCall> =>
  secrets.resolved(args).then((resolved) => ({ ...call, args: resolved, workDir }))

/** An error may quote what it was given, also where it came from. */
function masked(error: unknown, secrets: readonly string[]): unknown {
  const spellings = secretSpellings(secrets)
  if (!(error instanceof Error)) return spellings.size === 0 ? error : maskText(spellings, String(error))
  const told = `${error.message}\n${error.stack ?? ''}\n${String(error.cause)}`
  if (maskText(spellings, told) === told) return error
  return new ProviderError(error instanceof ProviderError ? error.errorClass : 'action_failed_final', maskText(spellings, error.message))
}

async function perform(call: DefinedCall, action: AnyAction, timing: Timing, { secrets }: Shared): Promise<ActionOutcome> {
  try {
    const outcome = await runTimed(async (stop) => returnedOutcome(await action.run(call, stop)), timing.timeoutMs, timing.stops)
    return maskOutcome(secretSpellings(secrets.known()), outcome)
  } catch (error) { throw masked(error, secrets.known()) }
}

interface Timing { readonly timeoutMs: number | undefined; readonly stops: readonly AbortSignal[] }

/** Runs `act` with a signal by which any session of this process can reach it. */
async function reachable<T>(callId: string, { running }: Shared, act: (stop: AbortSignal) => Promise<T>): Promise<T> {
  const stop = new AbortController()
  running.set(callId, stop)
  try { return await act(stop.signal) } finally { running.delete(callId) }
}

async function execute(call: ActionCall, signal: AbortSignal, shared: Shared): Promise<ActionOutcome> {
  const { actions, options: { journalDir }, released } = shared
  const action = actions.get(call.action)
  if (action === undefined) return failed('capability_drift', `there is no action "${call.action}"`, 'none')
  await refuseUsed(journalDir, call.callId)
  let defined: DefinedCall
  try { defined = await callFor(journaledCall(call), shared) } catch (error) {
    if (error instanceof SecretUnusableError) return failed('bind_arguments_invalid', error.message, 'none')
    throw error
  }
  const { onOutput, onSession, previous } = call
  const listening = { ...defined, ...given('onOutput', onOutput), ...given('onSession', onSession), ...given('previous', previous) }
  return reachable(call.callId, shared, (stop) => {
    const act = (): Promise<ActionOutcome> =>
      perform(listening, action, { timeoutMs: call.timeoutMs, stops: [signal, released.signal, stop] }, shared)
    return call.effect === 'mutating' ? dispatchJournaled(journalDir, call, act) : act()
  })
}

/** Asks the action itself how a call ended that left no end. */
async function inspect(call: JournaledCall, shared: Shared): Promise<ActionOutcome | undefined> {
  const { actions, secrets } = shared
  const reconcile = actions.get(call.action)?.reconcile
  if (reconcile === undefined) return undefined
  try {
    const seen = await reconcile(await callFor(call, shared))
    return seen === undefined ? undefined : maskOutcome(secretSpellings(secrets.known()), returnedOutcome(seen))
  } catch (error) {
    throw new JournalUnavailableError(`looking for the end of ${call.callId} failed: ${String(masked(error, secrets.known()))}`)
  }
}

const readingOf = (shared: Shared): JournalReading => ({
  dir: shared.options.journalDir,
  provider: shared.manifest.name,
  outcomeOf: (_callId, terminal) => Promise.resolve(recordedOutcome(terminal)),
  isActing: ({ holder }) => Promise.resolve(isAlive(holder)),
  inspect: ({ call }) => call === undefined ? Promise.resolve(undefined) : inspect(call as unknown as JournaledCall, shared),
})

/** Waits for a call, asked to stop if it runs in this process and `signal` says so. */
async function attach(reading: JournalReading, callId: string, signal: AbortSignal, { running, released }: Shared): Promise<ActionOutcome> {
  const giveUp = new AbortController()
  const forget = [
    onFirstAbort([released.signal], () => { giveUp.abort() }),
    onFirstAbort([signal], () => { (running.get(callId) ?? giveUp).abort() }),
  ]
  try { return await awaitTerminal(reading, callId, giveUp.signal) } finally { forget.forEach((each) => { each() }) }
}

/** A session whose actions are functions of this process. */
export function createDefinedSession(parts: DefinedParts): ProviderSession {
  const released = new AbortController()
  const shared: Shared = { ...parts, released, secrets: secretValues(parts.options.secrets) }
  const reading = readingOf(shared)
  return createSession({
    manifest: parts.manifest,
    options: parts.options,
    execute: (call, signal) => execute(call, signal, shared),
    reconcile: (callId, issuedBy, mode) => reconcileCall(reading, callId, issuedBy, mode),
    attach: (callId, signal) => attach(reading, callId, signal, shared),
    ...given('fetchEvidence', parts.fetchEvidence),
    end() {
      released.abort()
      return Promise.resolve()
    },
  })
}
