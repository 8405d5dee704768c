import { sameJson, type Json } from '../../base/json.ts'
import { ok } from '../../base/result.ts'
import { failure, type Outcome } from './eval-error.ts'
import { parseJsonPath } from './json-path.ts'
import { MAX_LIST } from './limits.ts'
import { descend, memberOf } from './member.ts'
import { aKind, isList, kindOf, type JsonList, type JsonRecord } from './value-kind.ts'

type Sized = string | JsonList | JsonRecord

function codePoints(text: string): number {
  let count = 0
  for (let at = 0; at < text.length; at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1) count += 1
  return count
}

/** Characters (code points) of a string, elements of a list, keys of an object. */
export function len(value: Sized): Outcome {
  if (typeof value === 'string') return ok(codePoints(value))
  return ok(isList(value) ? value.length : Object.keys(value).length)
}

/** Whether a string has a part, or a list an element. */
export function contains(whole: string | JsonList, part: Json): Outcome {
  if (isList(whole)) return ok(whole.some((item) => sameJson(item, part)))
  if (typeof part === 'string') return ok(whole.includes(part))
  return failure('type', `contains: part must be a string, as whole is, not ${aKind(kindOf(part))}`)
}

/** Characters (code points) or elements from `start` up to `end`; negative ones count from the end. */
export function slice(value: string | JsonList, start: number, end: number | undefined): Outcome {
  if (!Number.isInteger(start) || !Number.isInteger(end ?? 0)) return failure('type', 'slice: start and end must be whole numbers')
  return ok(isList(value) ? value.slice(start, end) : Array.from(value).slice(start, end).join(''))
}

const sortedKeys = (object: JsonRecord): readonly string[] => Object.keys(object).sort()

/** Keys in order of their UTF-16 units. */
export const keys = (object: JsonRecord): Outcome => ok(sortedKeys(object))

/** Values in the order of `keys`. */
export const values = (object: JsonRecord): Outcome => ok(sortedKeys(object).map((key) => object[key] as Json))

/** What an object holds under a key, or a list at an index from 0. */
export const get = (value: Json, key: string | number): Outcome => memberOf(value, key)

/** What a literal path leads to. */
export function jsonPath(value: Json, path: string): Outcome {
  const steps = parseJsonPath(path)
  return steps.ok ? descend(value, steps.value) : failure('value', `jsonPath: ${steps.error}`)
}

/** The constructor of lists. */
export const list = (...items: JsonList): Outcome => ok(items)

/** The constructor of objects: keys and values in turn. */
export function object(...parts: JsonList): Outcome {
  const entries = new Map<string, Json>()
  for (let i = 0; i + 1 < parts.length; i += 2) {
    const key = parts[i] as string
    if (entries.has(key)) return failure('value', `object: the key ${JSON.stringify(key)} stands twice`)
    entries.set(key, parts[i + 1] as Json)
  }
  return ok(Object.fromEntries(entries))
}

const extended = (rows: readonly JsonList[], factor: JsonList): readonly JsonList[] =>
  rows.flatMap((row) => factor.map((item) => [...row, item]))

/** All combinations of one element of each list, the last list's elements changing fastest. */
export function product(...factors: readonly JsonList[]): Outcome {
  const count = factors.reduce((total, factor) => total * factor.length, 1)
  if (count > MAX_LIST) return failure('bounds', `product: there would be ${count} combinations, more than ${MAX_LIST}`)
  const rows = count === 0 ? [] : factors.reduce<readonly JsonList[]>(extended, [[]])
  return ok(rows)
}

/** A list with the elements of its lists in their place, one level. */
export function flatten(items: JsonList): Outcome {
  const length = items.reduce<number>((total, item) => total + (isList(item) ? item.length : 1), 0)
  return length > MAX_LIST ? failure('bounds', `flatten: there would be more than ${MAX_LIST} elements`) : ok(items.flat())
}

/** Whole numbers from 0 up to a number, or from the first up to the second, which is not in it. */
export function range(first: number, second: number | undefined): Outcome {
  const [start, end] = second === undefined ? [0, first] : [first, second]
  if (!Number.isSafeInteger(start) || !Number.isSafeInteger(end)) return failure('type', 'range: start and end must be whole numbers')
  if (end - start > MAX_LIST) return failure('bounds', `range: there would be more than ${MAX_LIST} numbers`)
  return ok(Array.from({ length: Math.max(0, end - start) }, (_, i) => start + i))
}
