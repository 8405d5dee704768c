import type { ErrorClass } from '../../model/vocabulary.ts'

// Whether it helps to try again, by nothing but the text of an error.

const PERMANENT = [
  'authentication', 'unauthorized', 'invalid api key', 'billing', 'account on hold', 'invalid_request', 'invalid request', 'model_not_found',
  'max_output_tokens', 'prompt is too long', 'prompt too long', 'context length', 'context_length', 'usage limit', 'quota', 'insufficient',
  'permission denied',
]

const TRANSIENT = [
  'overloaded', 'capacity', 'server error', 'rate limit', 'rate_limit', 'stream', 'connection', 'network', 'timeout', 'timed out',
  'unavailable', 'bad gateway', 'econnreset', 'econnrefused', 'etimedout',
]

/** As whole numbers: 15000 is not 500. */
const STATUS = /(?<![\d.])(?:429|500|502|503|504|529)(?![\d.]*\d)/

export type TextClass = 'permanent' | 'transient' | 'unknown'

/** What an error's text says: what is permanent is said to be so first. */
export function classifyText(text: string): TextClass {
  const said = text.toLowerCase()
  if (PERMANENT.some((marker) => said.includes(marker))) return 'permanent'
  return TRANSIENT.some((marker) => said.includes(marker)) || STATUS.test(said) ? 'transient' : 'unknown'
}

/** The class of a failure that a program tells in words. Unknown or empty text is final. */
export const classOfText = (text: string): ErrorClass =>
  classifyText(text) === 'transient' ? 'action_failed_retryable' : 'action_failed_final'

/** The class of a failure that is not of the program's own wording: it may pass, unless the last thing it said is permanent. */
export const classOfBreak = (text: string): ErrorClass =>
  classifyText(text) === 'permanent' ? 'action_failed_final' : 'action_failed_retryable'
