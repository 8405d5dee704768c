import type { Json } from '../base/json.ts'
import { messageOf } from '../base/message-of.ts'
import { boundJson, ROW_LIMIT } from '../core/view/bound-json.ts'
import type { Stored } from '../model/run-event.ts'

/** Larger values are not loaded to be shown, in bytes. */
const LARGEST = 1024 * 1024

const bounded = (value: Json): Json => {
  const shown = boundJson(value).value
  return JSON.stringify(shown).length > ROW_LIMIT ? '… (too large to be shown)' : shown
}

/** What a question shows, fit for people: long values cut; what cannot be had is told in its place. */
export async function presentedValue(stored: Stored, load: (stored: Stored) => Promise<Json>): Promise<Json> {
  if ('inline' in stored) return bounded(stored.inline)
  if (stored.bytes > LARGEST) return `… (${String(stored.bytes)} bytes, kept as ${stored.evidence})`
  try {
    return bounded(await load(stored))
  } catch (error) {
    return `… (cannot be read: ${messageOf(error)})`
  }
}
