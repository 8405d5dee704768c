import type { Json, JsonObject } from '../../base/json.ts'
import type { JsonSchemaDocument } from '../../model/flow.ts'

declare const VALUE: unique symbol

/** A JSON Schema, and in its type what a value of it is. */
export interface Schema<T> {
  /** The schema as it stands in the flow (draft 2020-12). */
  readonly json: JsonSchemaDocument
  readonly [VALUE]?: T
}

/** A property that an object may go without. */
export interface OptionalSchema<T> extends Schema<T> { readonly optional: true }

/** The type of the values of a schema. */
export type ValueOf<S> = S extends Schema<infer T> ? T : never

export type Properties = { readonly [name: string]: Schema<unknown> }
type OptionalKeys<P extends Properties> = { [K in keyof P]: P[K] extends OptionalSchema<unknown> ? K : never }[keyof P]
type Flat<T> = { [K in keyof T]: T[K] }
export type ObjectOf<P extends Properties> = Flat<
  { readonly [K in Exclude<keyof P, OptionalKeys<P>>]: ValueOf<P[K]> } & { readonly [K in OptionalKeys<P>]?: ValueOf<P[K]> }
>

/** Further keywords of JSON Schema: `{ minLength: 1, description: '…' }`. */
export type Keywords = JsonObject

const schema = <T>(json: JsonSchemaDocument): Schema<T> => ({ json })

const isOptional = (property: Schema<unknown>): boolean => 'optional' in property

function objectSchema(properties: Properties, keywords: Keywords): JsonSchemaDocument {
  const required = Object.keys(properties).filter((name) => properties[name] !== undefined && !isOptional(properties[name]))
  const schemas = Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, property.json]))
  return { type: 'object', properties: schemas, ...(required.length === 0 ? {} : { required }), ...keywords }
}

/**
 * Builds JSON Schemas whose values TypeScript knows.
 * @example t.object({ name: t.string(), tags: t.optional(t.array(t.string())) })
 */
export const t = {
  string: (keywords: Keywords = {}): Schema<string> => schema({ type: 'string', ...keywords }),
  number: (keywords: Keywords = {}): Schema<number> => schema({ type: 'number', ...keywords }),
  integer: (keywords: Keywords = {}): Schema<number> => schema({ type: 'integer', ...keywords }),
  boolean: (keywords: Keywords = {}): Schema<boolean> => schema({ type: 'boolean', ...keywords }),
  null: (): Schema<null> => schema({ type: 'null' }),
  /** One of the values written out. */
  enum: <const V extends readonly (string | number | boolean | null)[]>(...values: V): Schema<V[number]> => schema({ enum: [...values] }),
  array: <T>(items: Schema<T>, keywords: Keywords = {}): Schema<readonly T[]> => schema({ type: 'array', items: items.json, ...keywords }),
  /** An object with these properties; others are allowed unless `additionalProperties: false` is among the keywords. */
  object: <const P extends Properties>(properties: P, keywords: Keywords = {}): Schema<ObjectOf<P>> =>
    schema(objectSchema(properties, keywords)),
  /** An object whose keys are data. */
  record: <T>(values: Schema<T>, keywords: Keywords = {}): Schema<{ readonly [key: string]: T }> =>
    schema({ type: 'object', additionalProperties: values.json, ...keywords }),
  optional: <T>(property: Schema<T>): OptionalSchema<T> => ({ ...property, optional: true }),
  nullable: <T>(inner: Schema<T>): Schema<T | null> => schema({ anyOf: [inner.json, { type: 'null' }] }),
  union: <const S extends readonly Schema<unknown>[]>(...alternatives: S): Schema<ValueOf<S[number]>> =>
    schema({ anyOf: alternatives.map((each) => each.json) }),
  /** Any JSON value. */
  json: (): Schema<Json> => schema(true),
  /** A schema written by hand; the type is taken on trust. */
  raw: <T = unknown>(json: JsonSchemaDocument): Schema<T> => schema(json),
} as const
