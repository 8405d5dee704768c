import { canonicalJson, NotJsonError, type Json } from '../base/json.ts'
import type { ActionOutcome } from '../ports/provider.ts'
import { failed, isOutcome, succeeded } from './outcome.ts'

/** Members that are undefined are absent, as everywhere in JavaScript; anything else that is not JSON stays to be refused. */
function withoutUndefined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUndefined)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  const present = Object.entries(value).filter(([, item]) => item !== undefined)
  return Object.fromEntries(present.map(([key, item]) => [key, withoutUndefined(item)]))
}

function plain(value: unknown): Json {
  const cleaned = withoutUndefined(value)
  canonicalJson(cleaned)
  return cleaned as Json
}

/** What a function's return value says: an outcome as it stands, a plain value as success. The function has acted in any case. */
export function returnedOutcome(value: unknown): ActionOutcome {
  try {
    if (value === undefined) return succeeded()
    if (!isOutcome(value)) return succeeded(plain(value))
    return value.output === undefined ? value : { ...value, output: plain(value.output) }
  } catch (error) {
    if (!(error instanceof NotJsonError)) throw error
    return failed('action_failed_final', `the returned value cannot be kept: ${error.message}`, 'landed')
  }
}
