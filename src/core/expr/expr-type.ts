import { isJsonObject, type Json } from '../../base/json.ts'
import { isList, kindOf, type ValueKind } from './value-kind.ts'

/** What is known of a value before it exists. `unknown` contradicts nothing. */
export type ExprType =
  | { readonly kind: 'unknown' | 'null' | 'boolean' | 'number' | 'string' }
  | { readonly kind: 'list'; readonly items: ExprType }
  | { readonly kind: 'object'; readonly fields: FieldTypes; readonly closed: boolean }

/** Types by key. When the object is `closed` it has no other keys. */
export type FieldTypes = { readonly [key: string]: ExprType }

export const UNKNOWN: ExprType = { kind: 'unknown' }

/** Deepest part of a value or schema that is looked into. */
const DEEPEST = 32

/** The type of the kind alone. */
export function typeOfKind(kind: ValueKind): ExprType {
  if (kind === 'list') return { kind, items: UNKNOWN }
  return kind === 'object' ? { kind, fields: {}, closed: false } : { kind }
}

const mapFields = (record: object, typeOf: (value: Json) => ExprType): FieldTypes =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, typeOf(value as Json)]))

/** The exact type of a value. */
export function typeOfValue(value: Json, left: number = DEEPEST): ExprType {
  if (left === 0) return UNKNOWN
  if (isList(value)) return { kind: 'list', items: joinAll(value.map((item) => typeOfValue(item, left - 1))) }
  if (isJsonObject(value)) return { kind: 'object', fields: mapFields(value, (field) => typeOfValue(field, left - 1)), closed: true }
  return typeOfKind(kindOf(value))
}

function joinFields(a: FieldTypes, b: FieldTypes): FieldTypes {
  const shared = Object.entries(a).filter(([key]) => Object.hasOwn(b, key))
  return Object.fromEntries(shared.map(([key, type]) => [key, joinTypes(type, b[key] ?? UNKNOWN)]))
}

/** The type of a value that is of one of two types. */
function joinTypes(a: ExprType, b: ExprType): ExprType {
  if (a.kind === 'list' && b.kind === 'list') return { kind: 'list', items: joinTypes(a.items, b.items) }
  if (a.kind === 'object' && b.kind === 'object') {
    const fields = joinFields(a.fields, b.fields)
    const [left, right, both] = [a.fields, b.fields, fields].map((each) => Object.keys(each).length)
    return { kind: 'object', fields, closed: a.closed && b.closed && left === both && right === both }
  }
  return a.kind === b.kind ? a : UNKNOWN
}

/** The type of a value that is of one of these types. */
export function joinAll(types: readonly ExprType[]): ExprType {
  const [first, ...others] = types
  return first === undefined ? UNKNOWN : others.reduce(joinTypes, first)
}

/** The type of what a key or an index leads to; undefined when there is certainly nothing. */
export function typeAt(type: ExprType, key: string | number): ExprType | undefined {
  if (type.kind === 'unknown') return UNKNOWN
  if (type.kind === 'list') return typeof key === 'number' ? type.items : undefined
  if (type.kind !== 'object' || typeof key !== 'string') return undefined
  if (Object.hasOwn(type.fields, key)) return type.fields[key]
  return type.closed ? undefined : UNKNOWN
}

/** The type of what a path leads to; undefined when there is certainly nothing. */
export function typeAtPath(type: ExprType, path: readonly (string | number)[]): ExprType | undefined {
  return path.reduce<ExprType | undefined>((at, key) => at && typeAt(at, key), type)
}

/** The keys an object of a type is known to have. */
export const fieldsOf = (type: ExprType): readonly string[] => type.kind === 'object' ? Object.keys(type.fields) : []

/** Whether a value of the type certainly is of none of the kinds. */
export const contradicts = (type: ExprType, kinds: readonly ValueKind[]): boolean => type.kind !== 'unknown' && !kinds.includes(type.kind)
