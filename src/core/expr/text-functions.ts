import { ok, type Result } from '../../base/result.ts'
import type { Json } from '../../base/json.ts'
import { failure, type Outcome } from './eval-error.ts'
import { MAX_LIST, MAX_STRING } from './limits.ts'
import { compilePattern, groupsOf, matchesPattern } from './pattern.ts'
import type { PatternProgram } from './pattern-program.ts'

const TOO_LONG = failure('bounds', `the string would be longer than ${MAX_STRING} characters`)

const total = (parts: readonly string[]): number => parts.reduce((length, part) => length + part.length, 0)

/** Strings one after the other. */
export const concat = (...parts: readonly string[]): Outcome => total(parts) > MAX_STRING ? TOO_LONG : ok(parts.join(''))

export const startsWith = (text: string, part: string): Outcome => ok(text.startsWith(part))

export const endsWith = (text: string, part: string): Outcome => ok(text.endsWith(part))

export const lower = (text: string): Outcome => ok(text.toLowerCase())

export const upper = (text: string): Outcome => ok(text.toUpperCase())

export const trim = (text: string): Outcome => ok(text.trim())

/** The parts between separators; a text without one is its only part. */
export function split(text: string, separator: string): Outcome {
  if (separator === '') return failure('value', 'split: separator must not be empty')
  const parts = text.split(separator, MAX_LIST + 1)
  return parts.length > MAX_LIST ? failure('bounds', `split: there would be more than ${MAX_LIST} parts`) : ok(parts)
}

export function join(parts: readonly string[], separator: string): Outcome {
  return total(parts) + separator.length * Math.max(0, parts.length - 1) > MAX_STRING ? TOO_LONG : ok(parts.join(separator))
}

function countOf(text: string, part: string): number {
  let count = 0
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + part.length)) count += 1
  return count
}

/** All places of a text literally; `$` and the like have no meaning in the replacement. */
export function replace(text: string, search: string, replacement: string): Outcome {
  if (search === '') return failure('value', 'replace: search must not be empty')
  const length = text.length + countOf(text, search) * (replacement.length - search.length)
  return length > MAX_STRING ? TOO_LONG : ok(text.replaceAll(search, () => replacement))
}

type PatternUse = (program: PatternProgram) => Result<Json, string>

function usingPattern(fn: string, pattern: string, flags: string | undefined, use: PatternUse): Outcome {
  const program = compilePattern(pattern, flags)
  if (!program.ok) return failure('value', `${fn}: ${program.error}`)
  const used = use(program.value)
  return used.ok ? used : failure('bounds', `${fn}: ${used.error}`)
}

/** Whether a pattern matches somewhere in a text. */
export const regexMatch = (text: string, pattern: string, flags: string | undefined): Outcome =>
  usingPattern('regexMatch', pattern, flags, (program) => matchesPattern(program, text))

/** The first match followed by its groups, or null. */
export const match = (text: string, pattern: string, flags: string | undefined): Outcome =>
  usingPattern('match', pattern, flags, (program) => groupsOf(program, text))
