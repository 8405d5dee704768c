import { isJsonObject, type Json, type JsonObject, sameJson } from '../../base/json.ts'

// A small part of JSON Schema, enough for most values to be seen to fit without loading a whole validator.
// Whatever is not understood, and whatever does not fit, is left to the validator.

type Test = (expected: Json, value: Json, schema: JsonObject) => boolean

function isOfType(type: Json, value: Json): boolean {
  switch (type) {
    case 'null': return value === null
    case 'array': return Array.isArray(value)
    case 'object': return isJsonObject(value)
    case 'integer': return Number.isInteger(value)
    default: return typeof value === type && value !== null && typeof value !== 'object'
  }
}

const every = (list: Json, test: (item: Json) => boolean): boolean => Array.isArray(list) && (list as readonly Json[]).every(test)
const some = (list: Json, test: (item: Json) => boolean): boolean => Array.isArray(list) && (list as readonly Json[]).some(test)
const count = (list: Json, test: (item: Json) => boolean): number => Array.isArray(list) ? (list as readonly Json[]).filter(test).length : 0

const unlessNumber = (value: Json, holds: (number: number) => boolean): boolean => typeof value !== 'number' || holds(value)
const unlessText = (value: Json, holds: (text: string) => boolean): boolean => typeof value !== 'string' || holds(value)
const unlessList = (
  value: Json, holds: (list: readonly Json[]) => boolean,
): boolean => !Array.isArray(value) || holds(value as readonly Json[])
const unlessObject = (value: Json, holds: (object: JsonObject) => boolean): boolean => !isJsonObject(value) || holds(value)

function fitsFields(value: Json, schema: JsonObject): boolean {
  const properties = isJsonObject(schema['properties']) ? schema['properties'] : {}
  const others = schema['additionalProperties'] ?? true
  return unlessObject(value, (object) => Object.entries(object).every(([key, item]) =>
    fitsQuickly(Object.hasOwn(properties, key) ? properties[key] ?? true : others, item)))
}

/** A character beyond the basic plane takes two units. */
const hasCharacters = (text: string, least: number): boolean => text.length >= (least < 2 ? least : 2 * least)

const TESTS: Readonly<Record<string, Test>> = {
  type: (type, value) => Array.isArray(type) ? some(type as Json, (each) => isOfType(each, value)) : isOfType(type, value),
  enum: (values, value) => some(values, (each) => sameJson(each, value)),
  const: (expected, value) => sameJson(expected, value),
  properties: (_, value, schema) => fitsFields(value, schema),
  additionalProperties: (_, value, schema) => fitsFields(value, schema),
  required: (names, value) => unlessObject(
    value, (object) => every(names, (name) => typeof name === 'string' && Object.hasOwn(object, name)),
  ),
  items: (schema, value) => unlessList(value, (list) => list.every((item) => fitsQuickly(schema, item))),
  minItems: (least, value) => unlessList(value, (list) => typeof least === 'number' && list.length >= least),
  minLength: (least, value) => unlessText(value, (text) => typeof least === 'number' && hasCharacters(text, least)),
  minimum: (least, value) => unlessNumber(value, (number) => typeof least === 'number' && number >= least),
  maximum: (most, value) => unlessNumber(value, (number) => typeof most === 'number' && number <= most),
  anyOf: (schemas, value) => some(schemas, (schema) => fitsQuickly(schema, value)),
  allOf: (schemas, value) => every(schemas, (schema) => fitsQuickly(schema, value)),
  oneOf: (schemas, value) => fitsOneOf(schemas, value),
}

const NOTES = ['title', 'description', '$comment', 'default', 'examples', 'deprecated', 'readOnly', 'writeOnly']

const isNote = (keyword: string): boolean => NOTES.includes(keyword) || keyword.startsWith('x-')

/** Whether a value certainly fits a schema. False: not certain. */
export function fitsQuickly(schema: Json, value: Json): boolean {
  if (typeof schema === 'boolean') return schema
  if (!isJsonObject(schema)) return false
  return Object.entries(schema).every(([keyword, expected]) => isNote(keyword) || TESTS[keyword]?.(expected, value, schema) === true)
}

/** Alternatives that only name required keys exclude each other visibly. */
function fitsOneOf(alternatives: Json, value: Json): boolean {
  const isPlain = every(
    alternatives, (each) => isJsonObject(each) && Object.keys(each).every((keyword) => keyword === 'type' || keyword === 'required'),
  )
  return isPlain && count(alternatives, (each) => fitsQuickly(each, value)) === 1
}

const TYPES = ['null', 'boolean', 'integer', 'number', 'string', 'array', 'object']

function isPattern(text: Json): boolean {
  try {
    return typeof text === 'string' && new RegExp(text, 'u').source !== ''
  } catch {
    return false
  }
}

const USABLE: Readonly<Record<string, (expected: Json) => boolean>> = {
  type: (type) => typeof type === 'string' ? TYPES.includes(type) : every(type, (each) => typeof each === 'string' && TYPES.includes(each)),
  enum: (values) => Array.isArray(values) && values.length > 0,
  const: () => true,
  properties: (map) => isJsonObject(map) && Object.values(map).every(isQuicklyUsable),
  additionalProperties: (schema) => isQuicklyUsable(schema),
  items: (schema) => isQuicklyUsable(schema),
  required: (names) => every(names, (name) => typeof name === 'string') && Array.isArray(names) && new Set(names).size === names.length,
  minItems: (least) => Number.isInteger(least), minLength: (least) => Number.isInteger(least),
  minimum: (least) => typeof least === 'number', maximum: (most) => typeof most === 'number',
  pattern: (text) => isPattern(text),
  description: (text) => typeof text === 'string', title: (text) => typeof text === 'string',
}

/** Whether a schema certainly can be used. False: not certain. */
export function isQuicklyUsable(schema: Json): boolean {
  if (typeof schema === 'boolean') return true
  return isJsonObject(schema) && Object.entries(schema).every(([keyword, expected]) => USABLE[keyword]?.(expected) === true)
}
