import { MAX_GIVEN_DEPTH, type Json } from '../../base/json.ts'
import { ok } from '../../base/result.ts'
import { failure, type Outcome } from './eval-error.ts'
import { MAX_LIST, MAX_NODES, MAX_STRING, MAX_TOTAL_TEXT } from './limits.ts'
import { isList } from './value-kind.ts'

interface Size { nodes: number; text: number }
interface Level { readonly items: readonly unknown[]; readonly depth: number }

const TOO_DEEP = failure('bounds', `the value is nested deeper than ${MAX_GIVEN_DEPTH} levels`)
const TOO_BIG = failure('bounds', `the value holds more than ${MAX_NODES} values`)

function scalarProblem(value: unknown): Outcome | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : failure('value', `${value} is not a finite number`)
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return undefined
  return failure('type', `a ${typeof value} is not a JSON value`)
}

function childrenOf(container: object, size: Size): readonly unknown[] {
  if (isList(container)) return container
  for (const key of Object.keys(container)) size.text += key.length
  return Object.values(container)
}

/** Adds up a value level by level, without recursion; the answer is the first problem met. */
function measure(value: unknown, size: Size): Outcome | undefined {
  const open: Level[] = [{ items: [value], depth: 0 }]
  for (let level = open.pop(); level !== undefined; level = open.pop()) {
    size.nodes += level.items.length
    if (level.depth > MAX_GIVEN_DEPTH && level.items.length > 0) return TOO_DEEP
    if (size.nodes > MAX_NODES) return TOO_BIG
    for (const item of level.items) {
      if (typeof item === 'string') size.text += item.length
      else if (typeof item === 'object' && item !== null) open.push({ items: childrenOf(item, size), depth: level.depth + 1 })
      else {
        const problem = scalarProblem(item)
        if (problem !== undefined) return problem
      }
    }
  }
  return undefined
}

/** A value from outside, if it is JSON of a bearable depth and number of parts. */
export function admit(value: Json): Outcome {
  if (typeof value === 'string') return ok(value)
  return measure(value, { nodes: 0, text: 0 }) ?? ok(value)
}

/** A value a function made, if it is within the bounds of the language. */
export function admitMade(value: Json): Outcome {
  if (typeof value === 'string' && value.length > MAX_STRING) return failure('bounds', `the string is longer than ${MAX_STRING} characters`)
  if (isList(value) && value.length > MAX_LIST) return failure('bounds', `the list has more than ${MAX_LIST} elements`)
  if (typeof value !== 'object' || value === null) return admit(value)
  const size: Size = { nodes: 0, text: 0 }
  const problem = measure(value, size)
  if (problem !== undefined) return problem
  return size.text > MAX_TOTAL_TEXT ? failure('bounds', `the value holds more than ${MAX_TOTAL_TEXT} characters`) : ok(value)
}
