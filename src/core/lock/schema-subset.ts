import { isJsonObject, sameJson, type Json, type JsonObject } from '../../base/json.ts'
import type { JsonSchemaDocument } from '../../model/flow.ts'

// JSON Schemas compared by what they demand. Keywords that hold values are never looked into.

/** Keywords for people: they demand nothing. */
const NOTES = ['title', 'description', 'examples', '$comment', 'deprecated']
/** Keywords whose members are named freely and are schemas. */
const SCHEMAS_BY_NAME = ['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas']
/** Of these the ones that demand nothing of a value written before they were there. */
const GAINABLE = ['properties', '$defs', 'definitions']
/** Keywords that hold values, or lists of names. */
const VALUES = ['const', 'enum', 'default', 'required', 'type', 'dependentRequired']

const mapValues = (object: JsonObject, change: (value: Json, key: string) => Json): JsonObject =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]))

/** A schema without what it only says to people. */
export function withoutNotes(schema: Json): Json {
  if (Array.isArray(schema)) return (schema as readonly Json[]).map(withoutNotes)
  if (!isJsonObject(schema)) return schema
  const kept = Object.fromEntries(Object.entries(schema).filter(([key]) => !NOTES.includes(key)))
  return mapValues(kept, (value, key) => {
    if (VALUES.includes(key)) return value
    return SCHEMAS_BY_NAME.includes(key) && isJsonObject(value) ? mapValues(value, withoutNotes) : withoutNotes(value)
  })
}

/**
 * A schema of an object as far as some of its properties are concerned: other properties are left out of `properties`,
 * what it requires stays whole.
 */
export function schemaForProperties(schema: JsonSchemaDocument, names: readonly string[]): JsonSchemaDocument {
  if (!isJsonObject(schema)) return schema
  const { properties, ...rest } = schema
  if (!isJsonObject(properties)) return schema
  const kept = Object.entries(properties).filter(([name]) => names.includes(name))
  return kept.length === 0 ? rest : { ...rest, properties: Object.fromEntries(kept) }
}

/** Whether `next` demands what `schema` demands and no more, but for members that `next` names in addition and does not require. */
export function onlyGains(schema: Json, next: Json): boolean {
  if (Array.isArray(schema) && Array.isArray(next)) {
    return schema.length === next.length && schema.every((item, i) => onlyGains(item as Json, next[i] as Json))
  }
  if (!isJsonObject(schema) || !isJsonObject(next)) return sameJson(schema, next)
  const keywords = [...new Set([...Object.keys(schema), ...Object.keys(next)])]
  return keywords.every((keyword) => keywordOnlyGains(keyword, schema[keyword], next[keyword]))
}

function keywordOnlyGains(keyword: string, value: Json | undefined, next: Json | undefined): boolean {
  if (next === undefined) return false
  if (value === undefined) return GAINABLE.includes(keyword)
  if (VALUES.includes(keyword)) return sameJson(value, next)
  if (!SCHEMAS_BY_NAME.includes(keyword)) return onlyGains(value, next)
  if (!isJsonObject(value) || !isJsonObject(next)) return false
  const gained = Object.keys(next).length - Object.keys(value).length
  if (gained > 0 && !GAINABLE.includes(keyword)) return false
  return Object.entries(value).every(([name, schema]) => Object.hasOwn(next, name) && onlyGains(schema, next[name] as Json))
}
