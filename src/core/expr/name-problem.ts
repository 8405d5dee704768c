import { functionNamed, functionNames } from './functions.ts'
import { nearestNames } from './nearest-names.ts'
import { isRefRoot, REF_ROOTS, STEP_FACETS } from './parse-ref.ts'
import type { ExprSyntaxError } from './syntax-error.ts'

type Problem = Pick<ExprSyntaxError, 'message' | 'hint' | 'candidates'>

/** What functions of other languages are called here. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['length', 'len'], ['size', 'len'], ['count', 'len'], ['includes', 'contains'], ['has', 'contains'],
  ['substring', 'slice'], ['substr', 'slice'], ['tolowercase', 'lower'], ['lowercase', 'lower'], ['touppercase', 'upper'],
  ['uppercase', 'upper'], ['strip', 'trim'], ['default', 'coalesce'], ['ifnull', 'coalesce'], ['parsejson', 'fromJson'],
  ['stringify', 'toJson'], ['string', 'toString'], ['str', 'toString'], ['number', 'toNumber'], ['int', 'toNumber'],
  ['float', 'toNumber'], ['matches', 'regexMatch'], ['test', 'regexMatch'], ['sha256', 'hash'], ['flat', 'flatten'], ['dict', 'object'],
])

/** Words of other languages that are operators here. */
const WORDS: ReadonlyMap<string, string> = new Map([['and', '&&'], ['or', '||'], ['not', '!'], ['is', '=='], ['eq', '=='], ['ne', '!=']])

/** The operator that is written instead of a word, if it is one of another language. */
export const operatorForWord = (word: string): string | undefined => WORDS.get(word.toLowerCase())

const withCandidates = (message: string, candidates: readonly string[], hint?: string): Problem => ({
  message,
  ...(hint === undefined ? {} : { hint }),
  ...(candidates.length === 0 ? {} : { candidates }),
})

/** A call of a function that does not exist. */
export function unknownFunction(name: string): Problem {
  const near = nearestNames(name, [...functionNames(2), ...ALIASES.keys()]).map((known) => ALIASES.get(known) ?? known)
  return withCandidates(`there is no function "${name}"`, [...new Set(near)])
}

/** A name before a dot or an index that is no root of references. */
export const unknownRoot = (name: string): Problem =>
  withCandidates(`there is no "${name}"`, nearestNames(name, REF_ROOTS), `references start with ${REF_ROOTS.join(', ')}`)

/** A name alone that stands for nothing. */
export function unknownName(name: string): Problem {
  const operator = operatorForWord(name)
  if (operator !== undefined) return { message: `unexpected "${name}"`, hint: `"${name}" is written ${operator}` }
  if (functionNamed(name) !== undefined) return { message: `"${name}" is a function`, hint: `arguments stand in parentheses: ${name}(…)` }
  const near = nearestNames(name, [...REF_ROOTS, 'true', 'false', 'null', ...functionNames(2)])
  return withCandidates(`there is no "${name}"`, near, `text is quoted: '${name}'`)
}

function stepProblem([, stepId, facet, ...path]: readonly string[]): Problem {
  if (stepId === undefined) return { message: 'steps needs the id of a step', hint: 'as steps.ID.output' }
  const start = `steps.${stepId}`
  if (facet === undefined) return { message: `${start} needs one of .output, .verdict or .previous` }
  if (facet === 'verdict' && path.length > 0) return { message: `${start}.verdict is a text and has no "${String(path[0])}"` }
  const near = nearestNames(facet, STEP_FACETS)
  const hint = near.length > 0 ? undefined : `what a step gives is in its output: ${start}.output.${facet}`
  return withCandidates(`a step has no "${facet}"`, near, hint)
}

/** Why dotted segments that start with a root are no reference. */
export function refProblem(segments: readonly string[]): Problem {
  const [root = ''] = segments
  if (root === 'steps') return stepProblem(segments)
  if (isRefRoot(root) && segments.length === 1) return { message: `${root} needs a name`, hint: `as ${root}.NAME` }
  return { message: 'the reference is too long' }
}
