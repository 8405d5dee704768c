import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts'

/** Keywords that hold schemas by names, which say nothing. */
const MAPS = ['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas']
/** Keywords that hold values, which ask for nothing. */
const VALUES = ['const', 'enum', 'default', 'examples']

const asksForSecret = (schema: JsonObject): boolean =>
  schema['format'] === 'password' || schema['sensitive'] === true || schema['x-secret'] === true

type Path = readonly string[]

type Look = (part: Json, path: Path) => Path | undefined

function firstOf(parts: readonly (readonly [string, Json])[], path: Path, look: Look): Path | undefined {
  for (const [key, part] of parts) {
    const found = look(part, [...path, key])
    if (found !== undefined) return found
  }
  return undefined
}

const inMap: Look = (map, path) => (isJsonObject(map) ? firstOf(Object.entries(map), path, secretWithin) : undefined)

/** The path to the first part of a schema that asks for a secret, at any depth. */
export function secretWithin(schema: Json, path: Path = []): Path | undefined {
  if (Array.isArray(schema)) return firstOf(Object.entries(schema as readonly Json[]), path, secretWithin)
  if (!isJsonObject(schema)) return undefined
  if (asksForSecret(schema)) return path
  const parts = Object.entries(schema).filter(([keyword]) => !VALUES.includes(keyword))
  return firstOf(parts, path, (part, at) => (MAPS.includes(at.at(-1) ?? '') ? inMap(part, at) : secretWithin(part, at)))
}
