import type { JsonObject } from '../../base/json.ts'
import { messageOf } from '../../base/message-of.ts'
import { previousOf } from '../../core/continuation/previous-of.ts'
import { pendingIntent } from '../../core/fold/ledger.ts'
import type { LedgerEntry, StepRecord } from '../../model/checkpoint.ts'
import type { ActionCall } from '../../ports/provider.ts'
import type { Answer } from '../answer.ts'
import { guardDispatch, type Dispatched } from '../guard-port.ts'
import { splitActionName } from '../../core/lock/bound-parts.ts'
import type { FlightControl } from '../in-flight.ts'
import { loadPrevious } from '../load-previous.ts'
import type { Segment } from '../segment.ts'
import { writePrevious } from './previous-file.ts'

/** How much longer than its own timeout a provider may take to say so, in milliseconds, besides the kill grace. */
const WATCHDOG_SLACK_MS = 5_000

/** Dispatches what the intent says; the answer is its settle. Its slot is held until that is taken. */
export async function dispatchAction(segment: Segment, record: StepRecord): Promise<Answer> {
  const intent = pendingIntent(record)
  if (intent === undefined) throw new Error(`${record.ref} has nothing to dispatch`)
  const flight = segment.inFlight.begin(record.ref, intent)
  try {
    const args = await segment.run.values.load(intent.args) as JsonObject
    const given = await previousFor(segment, record)
    const call = callOf(segment, record, intent, args)
    const dispatched = 'failed' in given ? given.failed : await watched(segment, { ...call, ...given }, intent, flight)
    return { kind: 'settled', ref: record.ref, callId: intent.callId, dispatched }
  } finally {
    flight.done()
  }
}

/** What an earlier run left, its file written: nobody works on without it. */
async function previousFor({ run }: Segment, record: StepRecord): Promise<Pick<ActionCall, 'previous'> | { readonly failed: Dispatched }> {
  const previous = previousOf(record)
  if (previous === undefined) return {}
  const value = await loadPrevious(run.values, previous)
  try {
    return { previous: { value, file: await writePrevious(run.tools, record.ref, value) } }
  } catch (error) {
    return { failed: notSent(`what the run before left cannot be written down for this one: ${messageOf(error)}`) }
  }
}

const notSent = (message: string): Dispatched =>
  ({ kind: 'settled', outcome: { terminal: 'failed', errorClass: 'action_failed_final', effect: 'none', message } })

function callOf(segment: Segment, record: StepRecord, intent: LedgerEntry, args: JsonObject): ActionCall {
  return {
    callId: intent.callId, idempotencyKey: intent.idempotencyKey, action: splitActionName(intent.actionName).action, args,
    ...(intent.channel === undefined ? {} : { channel: intent.channel as NonNullable<ActionCall['channel']> }),
    effect: intent.effectClass, idempotent: intent.idempotent, ...(intent.timeoutMs === undefined ? {} : { timeoutMs: intent.timeoutMs }),
    context: { runId: segment.run.tools.runId, step: record.ref, stepId: record.stepId, attempt: intent.attempt },
    onOutput: (chunk) => { segment.live.output(record.ref, chunk) },
    onSession: (change) => { segment.inbox.put({ kind: 'sessionSaid', of: record.ref, callId: intent.callId, change }) },
  }
}

/** How long after its intent a dispatch is given up, in milliseconds; undefined: never. */
export const watchdogMs = (segment: Segment, { timeoutMs }: LedgerEntry): number | undefined =>
  timeoutMs === undefined ? undefined : timeoutMs + segment.killGraceMs + WATCHDOG_SLACK_MS

/** Gives up waiting when the provider hangs past the step's timeout. A terminal that comes later is not recorded. */
async function watched(
  segment: Segment, call: ActionCall, intent: LedgerEntry, flight: FlightControl,
): Promise<Dispatched> {
  const session = segment.run.tools.sessions.of(intent.provider)
  const dispatch = guardDispatch(() => session.execute(call, flight.signal))
  const limit = watchdogMs(segment, intent)
  if (limit === undefined) return dispatch
  return segment.clock.race(dispatch, limit, () => {
    flight.abort()
    return { kind: 'uncertain', message: `the provider did not answer within ${String(limit)} ms` }
  })
}
