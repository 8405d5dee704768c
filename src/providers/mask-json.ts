import { isJsonObject, type Json } from '../base/json.ts'
import type { ActionOutcome } from '../ports/provider.ts'
import { maskText, type SecretSpellings } from './masker.ts'

/** A copy without the secrets in any of its texts, names included. */
function maskJson(spellings: SecretSpellings, value: Json): Json {
  if (typeof value === 'string') return maskText(spellings, value)
  if (Array.isArray(value)) return value.map((item: Json) => maskJson(spellings, item))
  if (!isJsonObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [maskText(spellings, key), maskJson(spellings, item)]))
}

/** The outcome without secrets in its output and message. */
export function maskOutcome(spellings: SecretSpellings, outcome: ActionOutcome): ActionOutcome {
  if (spellings.size === 0) return outcome
  return {
    ...outcome,
    ...(outcome.message === undefined ? {} : { message: maskText(spellings, outcome.message) }),
    ...(outcome.output === undefined ? {} : { output: maskJson(spellings, outcome.output) }),
  }
}
