import { checkGivenJson, NotJsonError, type Json } from '../../base/json.ts'
import type { ActionOutcome } from '../../ports/provider.ts'
import { maskJson } from './mask-json.ts'
import { maskText, type SecretSpellings } from './masker.ts'

/** A copy without secrets; what is no JSON is left for whoever refuses it. */
export function maskGiven<T>(spellings: SecretSpellings, value: T): T {
  if (spellings.size === 0 || value === undefined) return value
  try {
    checkGivenJson(value)
    return maskJson(spellings, value as Json) as T
  } catch (error) {
    if (error instanceof NotJsonError) return value
    throw error
  }
}

/** The outcome without secrets in its output, its message and the names of its evidence. */
export function maskOutcome(spellings: SecretSpellings, outcome: ActionOutcome): ActionOutcome {
  if (spellings.size === 0) return outcome
  const { message, output, evidence } = outcome
  return {
    ...outcome,
    ...(typeof message === 'string' ? { message: maskText(spellings, message) } : {}),
    ...(output === undefined ? {} : { output: maskGiven(spellings, output) }),
    ...(evidence === undefined ? {} : { evidence: maskGiven(spellings, evidence) }),
  }
}
