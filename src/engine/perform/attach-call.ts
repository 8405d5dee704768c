import { pendingIntent } from '../../core/fold/ledger.ts'
import type { LedgerEntry, StepRecord } from '../../model/checkpoint.ts'
import { ProviderError } from '../../ports/provider.ts'
import type { Answer } from '../answer.ts'
import { guardDispatch, type Dispatched } from '../guard-port.ts'
import type { FlightControl } from '../in-flight.ts'
import type { Segment } from '../segment.ts'
import { watchdogMs } from './dispatch-action.ts'

/** Waits for a dispatch that another process began. Its time counts from its intent. */
export async function attachCall(segment: Segment, record: StepRecord): Promise<Answer> {
  const intent = pendingIntent(record)
  if (intent === undefined) throw new Error(`${record.ref} has nothing to wait for`)
  const flight = segment.inFlight.begin(record.ref, intent)
  try {
    const limits = segment.run.tools.sessions.of(intent.provider).attestation
    const dispatched = await segment.slots.hold(intent.provider, limits, () => watched(segment, intent, flight))
    return { kind: 'settled', ref: record.ref, callId: intent.callId, dispatched, source: 'reconciled' }
  } finally {
    flight.done()
  }
}

async function watched(segment: Segment, intent: LedgerEntry, flight: FlightControl): Promise<Dispatched> {
  const session = segment.run.tools.sessions.of(intent.provider)
  const attached = guardDispatch(() => {
    if (session.attach === undefined) throw new ProviderError('transport_lost', 'it runs elsewhere, and its provider cannot wait for it')
    return session.attach(intent.callId, flight.signal)
  })
  const limit = watchdogMs(segment, intent)
  if (limit === undefined) return attached
  return segment.clock.race(attached, Math.max(0, intent.atMs + limit - segment.run.tools.ambient.now()), () => {
    flight.abort()
    return { kind: 'uncertain', message: `it was still running ${String(limit)} ms after it had begun` }
  })
}
