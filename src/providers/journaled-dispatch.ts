import type { JsonObject } from '../base/json.ts'
import { ProviderError, type ActionCall, type ActionOutcome } from '../ports/provider.ts'
import { claimCall, createCallFolder, TERMINAL_RECORD, writeRecord } from './dispatch-journal.ts'
import { failed } from './outcome.ts'
import { identityOf } from './process-identity.ts'

/** What the journal keeps of a call, secrets as handles. */
export type JournaledCall = Pick<ActionCall, 'callId' | 'idempotencyKey' | 'action' | 'args' | 'effect' | 'idempotent' | 'context'>

export const journaledCall = ({ callId, idempotencyKey, action, args, effect, idempotent, context }: ActionCall): JournaledCall =>
  ({ callId, idempotencyKey, action, args, effect, idempotent, context })

async function claim(dir: string, call: ActionCall): Promise<boolean> {
  const holder = identityOf()
  if (holder === undefined) throw new Error('this process cannot name itself')
  await createCallFolder(dir, call.callId)
  const record = journaledCall(call) as unknown as JsonObject
  return claimCall(dir, { state: 'started', callId: call.callId, atMs: Date.now(), holder, call: record })
}

/** The end is known here whether or not it can be written; a journal without it only makes a later answer less certain. */
const writeEnd = (dir: string, callId: string, end: object): Promise<void> =>
  writeRecord(dir, callId, TERMINAL_RECORD, end).catch(() => undefined)

/** The outcome a terminal record holds; undefined: it ended, and nobody knows how. */
export const recordedOutcome = (terminal: JsonObject): ActionOutcome | undefined =>
  (terminal['outcome'] ?? undefined) as ActionOutcome | undefined

/**
 * Performs a mutating call in this process: claimed before it begins, its end written after it.
 * @throws whatever `perform` throws, and ProviderError for a call id that was used
 */
export async function dispatchJournaled(dir: string, call: ActionCall, perform: () => Promise<ActionOutcome>): Promise<ActionOutcome> {
  let isOurs: boolean
  try { isOurs = await claim(dir, call) } catch (error) {
    return failed('action_failed_retryable', `the journal cannot be written: ${(error as Error).message}`, 'none')
  }
  if (!isOurs) throw new ProviderError('bind_arguments_invalid', `the call ${call.callId} was already dispatched or given up`)
  try {
    const outcome = await perform()
    await writeEnd(dir, call.callId, { outcome })
    return outcome
  } catch (error) {
    await writeEnd(dir, call.callId, { outcome: null })
    throw error
  }
}
