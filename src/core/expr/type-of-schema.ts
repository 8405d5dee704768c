import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts'
import { type ExprType, joinAll, typeOfKind, typeOfValue, UNKNOWN } from './expr-type.ts'
import { isList, type ValueKind } from './value-kind.ts'

const KINDS: ReadonlyMap<Json, ValueKind> = new Map<Json, ValueKind>([
  ['string', 'string'], ['number', 'number'], ['integer', 'number'], ['boolean', 'boolean'], ['null', 'null'],
  ['array', 'list'], ['object', 'object'],
])

const DEEPEST = 32

/** Keywords that make an object's keys depend on more than `properties`. */
const OPENING = ['patternProperties', '$ref', 'allOf', 'anyOf', 'oneOf', 'if', '$dynamicRef', 'dependentSchemas']

const isClosed = (schema: JsonObject): boolean =>
  schema['additionalProperties'] === false && !OPENING.some((keyword) => Object.hasOwn(schema, keyword))

function objectType(schema: JsonObject, left: number): ExprType {
  const properties = schema['properties']
  if (!isJsonObject(properties)) return { kind: 'object', fields: {}, closed: isClosed(schema) }
  const fields = Object.entries(properties).map(([key, field]) => [key, typeWithin(field, left)])
  return { kind: 'object', fields: Object.fromEntries(fields) as Record<string, ExprType>, closed: isClosed(schema) }
}

function listType(schema: JsonObject, left: number): ExprType {
  const items = schema['items']
  return { kind: 'list', items: items === undefined || Object.hasOwn(schema, 'prefixItems') ? UNKNOWN : typeWithin(items, left) }
}

function typeOfNamed(name: Json | undefined, schema: JsonObject, left: number): ExprType {
  const kind = KINDS.get(name ?? '')
  if (kind === 'object') return objectType(schema, left)
  if (kind === 'list') return listType(schema, left)
  return kind === undefined ? UNKNOWN : typeOfKind(kind)
}

function typeWithin(schema: Json, depth: number): ExprType {
  const left = depth - 1
  if (!isJsonObject(schema) || left === 0) return UNKNOWN
  if (schema['const'] !== undefined) return typeOfValue(schema['const'])
  if (isList(schema['enum'])) return joinAll(schema['enum'].map((value) => typeOfValue(value)))
  const type = schema['type']
  if (isList(type)) return joinAll(type.map((name) => typeOfNamed(name, schema, left)))
  if (type !== undefined) return typeOfNamed(type, schema, left)
  const choices = schema['anyOf'] ?? schema['oneOf']
  return isList(choices) ? joinAll(choices.map((choice) => typeWithin(choice, left))) : UNKNOWN
}

/** What a JSON Schema document says of the type of its values; keywords it does not understand only make it know less. */
export function typeOfSchema(schema: Json): ExprType {
  return typeWithin(schema, DEEPEST)
}
