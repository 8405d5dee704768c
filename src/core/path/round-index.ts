import { invariant } from '../../base/never.ts'
import { roundName } from './instance-ref.ts'
import type { Json } from '../../base/json.ts'

const NAMES = new WeakMap<readonly string[], ReadonlyMap<string, number>>()

function namesOf(keys: readonly string[]): ReadonlyMap<string, number> {
  const known = NAMES.get(keys)
  if (known !== undefined) return known
  const names = new Map(keys.map((key, index) => [roundName({ key }), index]))
  NAMES.set(keys, names)
  return names
}

/** Name of the body of a round, from 0. */
export function roundNameAt(index: number, keys: Json | undefined): string {
  const key = Array.isArray(keys) ? (keys as readonly string[])[index] : undefined
  return roundName(key === undefined ? { index } : { key })
}

/** Which round a body's name means, from 0: by its key where the loop has keys, else its index. */
export function roundIndex(name: string, keys: Json | undefined): number {
  const index = Array.isArray(keys) ? namesOf(keys as readonly string[]).get(name) : Number(name.slice(1))
  invariant(index !== undefined, `no round is named ${name}`)
  return index
}
