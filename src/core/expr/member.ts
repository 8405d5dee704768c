import type { Json } from '../../base/json.ts'
import { ok } from '../../base/result.ts'
import { failure, type Outcome } from './eval-error.ts'
import { nearestNames, orOf } from './nearest-names.ts'
import { aKind, isList, kindOf } from './value-kind.ts'

const SHOWN = 5

const shown = (key: string): string => JSON.stringify(key.length > 60 ? `${key.slice(0, 60)}…` : key)

function whatThereIs(key: string, keys: readonly string[]): string {
  const near = nearestNames(key, keys)
  if (near.length > 0) return `; did you mean ${orOf(near)}?`
  if (keys.length === 0) return ' (the object is empty)'
  const more = keys.length > SHOWN ? ', …' : ''
  return ` (there is ${keys.slice(0, SHOWN).map(shown).join(', ')}${more})`
}

function field(value: Json, key: string): Outcome {
  const kind = kindOf(value)
  if (kind !== 'object') return failure('type', `${aKind(kind)} has no fields, so no ${shown(key)}`)
  const record = value as { readonly [key: string]: Json }
  if (!Object.hasOwn(record, key)) return failure('missing', `there is no ${shown(key)}${whatThereIs(key, Object.keys(record).sort())}`)
  return ok(record[key] as Json)
}

function element(value: Json, index: number): Outcome {
  if (!isList(value)) return failure('type', `${aKind(kindOf(value))} has no elements, so no [${index}]`)
  if (!Number.isInteger(index)) return failure('type', `${index} is not a whole number, so no index`)
  const item = value[index]
  if (item !== undefined) return ok(item)
  return failure('missing', `there is no [${index}] in a list of ${value.length}`)
}

/** What an object holds under a key of its own, or a list at an index from 0. */
export function memberOf(value: Json, key: string | number): Outcome {
  return typeof key === 'string' ? field(value, key) : element(value, key)
}

/** Follows keys and indexes into a value; stops at the first that does not exist. */
export function descend(value: Json, path: readonly (string | number)[]): Outcome {
  let at: Outcome = ok(value)
  for (const key of path) {
    if (!at.ok) return at
    at = memberOf(at.value, key)
  }
  return at
}
