import { err, ok, type Result } from '../../base/result.ts'

/** Keys and indexes from the outside in. */
export type JsonPath = readonly (string | number)[]

const STEP = /\.([\p{L}_][\p{L}\p{N}_-]*)|\[(0|[1-9]\d{0,8})\]|\['((?:[^'\\]|\\['\\])*)'\]|\["((?:[^"\\]|\\["\\])*)"\]/uy

const unescaped = (quoted: string): string => quoted.replace(/\\(.)/gsu, '$1')

function keyOf(match: RegExpExecArray): string | number {
  const [, name, index, single, double] = match
  if (index !== undefined) return Number(index)
  return name ?? unescaped(single ?? double ?? '')
}

/**
 * The steps of a simple path: `$`, then `.name`, `['name']` or `[0]`, any number of them.
 * The error says what stands where none of these can. No wildcards, slices or filters: a path names one value.
 */
export function parseJsonPath(path: string): Result<JsonPath, string> {
  if (!path.startsWith('$')) return err('a path starts with "$", as in "$.items[0].name"')
  const steps: (string | number)[] = []
  const pattern = new RegExp(STEP)
  pattern.lastIndex = 1
  while (pattern.lastIndex < path.length) {
    const from = pattern.lastIndex
    const match = pattern.exec(path)
    if (match === null) return err(`a path has only ".name", "['name']" and "[0]", not ${JSON.stringify(path.slice(from, from + 20))}`)
    steps.push(keyOf(match))
  }
  return ok(steps)
}
