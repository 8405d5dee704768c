import type { Json } from '../../base/json.ts'

export const VALUE_KINDS = ['null', 'boolean', 'number', 'string', 'list', 'object'] as const

/** What a value is: the six kinds of JSON, in the words authors read. */
export type ValueKind = (typeof VALUE_KINDS)[number]

export type JsonList = readonly Json[]
export type JsonRecord = { readonly [key: string]: Json }

/** The values of a kind. */
export type ValueOf<K extends ValueKind> = {
  null: null, boolean: boolean, number: number, string: string, list: JsonList, object: JsonRecord
}[K]

/** Narrows a value to a list. */
export const isList = (value: unknown): value is JsonList => Array.isArray(value)

/** The kind of a JSON value. */
export function kindOf(value: Json): ValueKind {
  if (value === null) return 'null'
  if (isList(value)) return 'list'
  return typeof value as ValueKind
}

const PHRASES: Readonly<Record<ValueKind, string>> = {
  null: 'null', boolean: 'a boolean', number: 'a number', string: 'a string', list: 'a list', object: 'an object',
}

/** A kind with its article, for messages: `an object`. */
export const aKind = (kind: ValueKind): string => PHRASES[kind]

/** Kinds as alternatives, for messages: `a string or a list`. */
export function anyOfKinds(kinds: readonly ValueKind[]): string {
  const phrases = kinds.map(aKind)
  return phrases.length < 2 ? phrases.join('') : `${phrases.slice(0, -1).join(', ')} or ${String(phrases.at(-1))}`
}
