import { err, ok, type Result } from '../../base/result.ts'
import { MAX_MATCH_WORK, MAX_PATTERN, MAX_STRING } from './limits.ts'
import { findMatch, hasMatch } from './pattern-match.ts'
import { compileProgram, type PatternProgram } from './pattern-program.ts'
import { explosionOf } from './pattern-safety.ts'
import { parsePattern } from './pattern-syntax.ts'

const FLAGS = /^(?!.*(.).*\1)[imsu]*$/

function syntaxProblem(pattern: string, flags: string): string | undefined {
  if (!FLAGS.test(flags)) return `flags are some of "i", "m" and "s", each once, not ${JSON.stringify(flags)}`
  if (pattern.length > MAX_PATTERN) return `a pattern has at most ${MAX_PATTERN} characters`
  try {
    new RegExp(pattern, `${flags.replace('u', '')}u`).test('')
    return undefined
  } catch (error) {
    const message = error instanceof Error ? error.message : ''
    return `not a regular expression: ${message.slice(message.lastIndexOf(': ') + 2).toLowerCase()}`
  }
}

function compile(pattern: string, flags: string): Result<PatternProgram, string> {
  const problem = syntaxProblem(pattern, flags)
  if (problem !== undefined) return err(problem)
  const tree = parsePattern(pattern)
  if (!tree.ok) return tree
  const program = compileProgram(tree.value, flags)
  if (!program.ok) return program
  const explosion = explosionOf(program.value)
  return explosion === undefined ? program : err(explosion)
}

const KEPT = 200
const compiled = new Map<string, Result<PatternProgram, string>>()

/**
 * A pattern ready to match: an ECMAScript regular expression in Unicode mode with the flags `i`, `m`, `s`, without
 * backreferences and look-around, and without repetitions that could explode. The error says what is wrong with it.
 */
export function compilePattern(pattern: string, flags = ''): Result<PatternProgram, string> {
  const key = `${flags}/${pattern}`
  const known = compiled.get(key)
  if (known !== undefined) return known
  const result = compile(pattern, flags)
  const [oldest] = compiled.keys()
  if (compiled.size >= KEPT && oldest !== undefined) compiled.delete(oldest)
  compiled.set(key, result)
  return result
}

/** Why a text is too long for a pattern, if it is. */
function lengthProblem(program: PatternProgram, text: string): string | undefined {
  if (text.length <= MAX_STRING && text.length * program.code.length <= MAX_MATCH_WORK) return undefined
  return `a text of ${text.length} characters is too long for this pattern`
}

/** Whether a pattern matches anywhere in a text; the error says that the text is too long. */
export function matchesPattern(program: PatternProgram, text: string): Result<boolean, string> {
  const problem = lengthProblem(program, text)
  return problem === undefined ? ok(hasMatch(program, text)) : err(problem)
}

/** The first match and its groups (null where a group took no part), or null; the error says that the text is too long. */
export function groupsOf(program: PatternProgram, text: string): Result<readonly (string | null)[] | null, string> {
  const problem = lengthProblem(program, text)
  if (problem !== undefined) return err(problem)
  const slots = findMatch(program, text)
  if (slots === undefined) return ok(null)
  const group = (i: number): string | null => {
    const [from = -1, to = -1] = [slots[2 * i], slots[2 * i + 1]]
    return from < 0 || to < 0 ? null : text.slice(from, to)
  }
  return ok(Array.from({ length: slots.length / 2 }, (_, i) => group(i)))
}
