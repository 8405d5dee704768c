import { isJsonObject, type Json } from '../../base/json.ts'
import { parseInstant } from './parse-instant.ts'

/** What a wait waits for, as archived on its entry: so many milliseconds, or an instant. */
export interface WaitInputs { readonly for?: Json; readonly until?: Json }

/** Why a wait cannot use its inputs; undefined: it can. */
export function waitProblem(inputs: WaitInputs): string | undefined {
  const { for: ms, until } = inputs
  if (until !== undefined) {
    return typeof until === 'string' && parseInstant(until) !== undefined ? undefined : 'the time to wait until is no ISO time with a zone'
  }
  return typeof ms === 'number' && Number.isFinite(ms) && ms >= 0 ? undefined : 'the time to wait is not a number of milliseconds from 0 on'
}

/** The last instant that a date can name, in epoch milliseconds. */
export const LAST_INSTANT = 8.64e15

/** When a wait that begins now is due, in whole epoch milliseconds. */
export function dueAtOf(inputs: Json, nowMs: number): number {
  const { for: ms, until } = (isJsonObject(inputs) ? inputs : {}) as WaitInputs
  const due = typeof until === 'string' ? parseInstant(until) ?? nowMs : nowMs + (typeof ms === 'number' ? ms : 0)
  return Math.min(LAST_INSTANT, Math.max(0, Math.ceil(due)))
}
