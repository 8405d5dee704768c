import type { SessionCursor } from '../../model/run-event.ts'
import { ProviderError } from '../../ports/provider.ts'
import type {
  ActionCall, Attestation, ActionOutcome, Observation, ObservationWant, OpenOptions, ProviderSession, ReconcileResult,
} from '../../ports/provider.ts'
import { cancelled } from '../outcome.ts'
import { createSession } from '../provider-session.ts'
import type { FakeFault, FakeRecord, FakeWorldInside } from './fake-world.ts'

/** A failure of the fake leaves nothing behind unless it says so. */
const withEffect = (outcome: ActionOutcome): ActionOutcome =>
  outcome.terminal === 'failed' && outcome.effect === undefined ? { ...outcome, effect: 'none' } : outcome

const lost = (callId: string): ProviderError => new ProviderError('transport_lost', `the connection was lost during ${callId}`)

const never = (): Promise<never> => new Promise(() => undefined)

function untilAborted(signal: AbortSignal): Promise<ActionOutcome> {
  return new Promise((resolve) => {
    const stop = (): void => { resolve(cancelled('cancelled')) }
    signal.addEventListener('abort', stop, { once: true })
    if (signal.aborted) stop()
  })
}

/** The world's log of one session's calls. */
function logOf(world: FakeWorldInside, sessionId: string) {
  const write = (callId: string, state: 'started' | 'running'): void => {
    world.log.set(callId, { sessionId, sinceMs: world.now(), state })
  }
  return {
    start: (callId: string) => { write(callId, 'started') },
    run: (callId: string) => { write(callId, 'running') },
    end(callId: string, outcome: ActionOutcome): ActionOutcome {
      world.log.set(callId, { sessionId, sinceMs: world.now(), state: 'completed', outcome })
      return outcome
    },
  }
}

type Log = ReturnType<typeof logOf>

interface Dispatch { readonly call: ActionCall; readonly signal: AbortSignal; readonly world: FakeWorldInside; readonly log: Log }

/** A dispatch that reached the world and goes wrong there. */
async function goWrong(fault: FakeFault, { call: { callId }, signal, world, log }: Dispatch): Promise<ActionOutcome> {
  switch (fault.fault) {
    case 'transportLostBeforeDispatch': throw lost(callId)
    case 'transportLostAfterDispatch':
      if (fault.outcome) log.end(callId, withEffect(fault.outcome))
      throw lost(callId)
    case 'hang': return never()
    case 'running':
      log.run(callId)
      return world.finished(callId)
    case 'untilCancelled': return log.end(callId, await untilAborted(signal))
    case 'throw': throw new ProviderError(fault.errorClass ?? 'action_failed_final', fault.message ?? 'the fake was told to throw')
  }
}

function execute(dispatch: Dispatch): Promise<ActionOutcome> {
  const { call, world, log } = dispatch
  const { callId, action, args, idempotencyKey, context: { stepId } } = call
  if (world.voided.has(callId) || world.log.has(callId)) {
    return Promise.reject(new ProviderError('bind_arguments_invalid', `the call ${callId} was already dispatched or given up`))
  }
  const answer = world.nextAnswer(call)
  if ('fault' in answer && answer.fault === 'transportLostBeforeDispatch') return Promise.reject(lost(callId))
  world.dispatched.push({ callId, action, args, stepId, idempotencyKey })
  log.start(callId)
  return 'fault' in answer ? goWrong(answer, dispatch) : Promise.resolve(log.end(callId, withEffect(answer)))
}

function fateOf(record: FakeRecord): ReconcileResult {
  switch (record.state) {
    case 'completed': return { fate: 'completed', outcome: record.outcome }
    case 'running': return { fate: 'running', sinceMs: record.sinceMs }
    case 'started': return { fate: 'startedNoTerminal' }
  }
}

/** Only the log of the session that issued a call is asked. */
function reconcile(world: FakeWorldInside, provider: string, callId: string, issuedBy: SessionCursor): ReconcileResult {
  const record = world.log.get(callId)
  if (world.logUnavailable !== undefined) return { fate: 'logUnavailable', reason: world.logUnavailable }
  const isForeign = issuedBy.provider !== provider || !world.sessions.has(issuedBy.sessionId)
    || (record !== undefined && record.sessionId !== issuedBy.sessionId)
  if (isForeign) return { fate: 'logUnavailable', reason: `the log of session ${issuedBy.sessionId} does not know the call` }
  return record === undefined ? { fate: 'neverDispatched' } : fateOf(record)
}

const PARTS: Readonly<Record<ObservationWant, (world: FakeWorldInside) => Partial<Observation> | undefined>> = {
  uiTree: ({ uiTree }) => uiTree && { uiTree },
  dom: ({ dom }) => dom && { dom },
  screenshot: (world) => world.screenshot && { screenshot: world.offer('screenshot', world.screenshot, 'image/png') },
}

function observe(world: FakeWorldInside, wants: readonly ObservationWant[]): Observation {
  const seen = wants.map((want) => world.omissions[want] === undefined ? PARTS[want](world) : undefined)
  const gaps = wants.filter((_want, i) => seen[i] === undefined)
    .map((want) => ({ name: want, reason: world.omissions[want] ?? 'driverUnsupported' }))
  return { viewport: world.viewport, ...Object.assign({}, ...seen) as Partial<Observation>, gaps }
}

// eslint-disable-next-line @typescript-eslint/require-await -- the port wants a stream
async function* evidence(world: FakeWorldInside, ref: string): AsyncIterable<Uint8Array> {
  const bytes = world.kept.get(ref)
  if (world.evidenceUnsupported) throw new ProviderError('action_failed_final', 'evidence cannot be fetched: unsupported')
  if (bytes === undefined) throw new ProviderError('action_failed_final', `no evidence is kept under "${ref}"`)
  yield world.alterEvidence?.(ref, bytes) ?? bytes
}

async function attach(world: FakeWorldInside, callId: string, signal: AbortSignal): Promise<ActionOutcome> {
  const record = world.log.get(callId)
  if (record?.state === 'completed') return record.outcome
  if (record?.state !== 'running') throw lost(callId)
  const outcome = await Promise.race([world.finished(callId), untilAborted(signal)])
  if (world.log.get(callId)?.state === 'running') world.finish(callId, outcome)
  return outcome
}

/** A session of a fake world. */
export function createFakeSession(attestation: Attestation, options: OpenOptions, world: FakeWorldInside): ProviderSession {
  const { lockfileDigest: _attested, ...manifest } = attestation
  if (options.purpose !== 'ask') world.sessions.add(options.sessionId)
  const log = logOf(world, options.sessionId)
  return createSession({
    manifest,
    attestation,
    options,
    execute: (call, signal) => execute({ call, signal, world, log }),
    reconcile(callId, issuedBy, mode) {
      if (mode === 'void' && !world.log.has(callId)) world.voided.add(callId)
      return Promise.resolve(reconcile(world, manifest.name, callId, issuedBy))
    },
    attach: (callId, signal) => attach(world, callId, signal),
    observe: (wants) => Promise.resolve(observe(world, wants)),
    fetchEvidence: (ref) => evidence(world, ref),
    recordVerdict(verdict) {
      if (world.verdictFailure !== undefined) return Promise.reject(new ProviderError('action_failed_retryable', world.verdictFailure))
      world.verdicts.push(verdict)
      return Promise.resolve()
    },
    health: () => Promise.resolve(world.health),
    end(outcome) {
      world.ended.push(outcome)
      return Promise.resolve()
    },
  })
}
