import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts'

// What a JSON Schema asks of a person, in words. A help for whoever answers: the schema itself decides.

const LINES = 40
const DEPTH = 5
const LONGEST = 200

const TYPE_TEXT: Readonly<Record<string, string>> = {
  string: 'text', integer: 'a whole number', number: 'a number', boolean: 'true or false', null: 'null', array: 'a list',
  object: 'an object',
}

const clipped = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)
const list = (values: readonly Json[]): string => clipped(values.map((value) => JSON.stringify(value)).join(', '))

function range(from: Json | undefined, to: Json | undefined, unit = ''): string {
  const [least, most] = [from, to].map((bound) => (typeof bound === 'number' ? String(bound) : undefined))
  if (least === undefined && most === undefined) return ''
  if (least === most) return ` of exactly ${least ?? ''}${unit}`
  return `${least === undefined ? '' : ` from ${least}`}${most === undefined ? '' : ` to ${most}`}${unit}`
}

function typeText({ type }: JsonObject): string {
  const types = (Array.isArray(type) ? type as readonly Json[] : [type]).filter((name) => typeof name === 'string')
  return types.length === 0 ? 'any JSON' : types.map((name) => TYPE_TEXT[name] ?? name).join(' or ')
}

function limitsText(schema: JsonObject): string {
  const { pattern, format, minimum, maximum, minLength, maxLength, minItems, maxItems } = schema
  return [
    range(minimum, maximum), range(minLength, maxLength, ' characters'), range(minItems, maxItems, ' entries'),
    typeof format === 'string' ? `, a ${format}` : '', typeof pattern === 'string' ? ` matching ${clipped(pattern)}` : '',
  ].join('')
}

const choicesOf = ({ anyOf, oneOf }: JsonObject): readonly Json[] | undefined => {
  const choices = anyOf ?? oneOf
  return Array.isArray(choices) ? choices as readonly Json[] : undefined
}

/** What its author says of it. */
function aboutText({ description, title }: JsonObject): string {
  const text = [description, title].find((each) => typeof each === 'string')
  return text === undefined ? '' : ` (${clipped(text)})`
}

/** The words for a schema, without what is below it. */
const headText = (schema: Json, depth: number): string =>
  (isJsonObject(schema) ? `${whatText(schema, depth)}${aboutText(schema)}` : schema === false ? 'nothing' : 'any JSON')

function whatText(schema: JsonObject, depth: number): string {
  const { enum: values, const: only, items, type } = schema
  const choices = choicesOf(schema)
  if (only !== undefined) return `exactly ${list([only])}`
  if (Array.isArray(values)) return `one of ${list(values as readonly Json[])}`
  if (choices !== undefined && depth < DEPTH) return choices.map((each) => headText(each, depth + 1)).join(', or ')
  const of = type === 'array' && items !== undefined && depth < DEPTH ? `, each ${headText(items, depth + 1)}` : ''
  return `${typeText(schema)}${limitsText(schema)}${of}`
}

/** What an object holds, or each entry of a list. */
function fieldsOf(schema: Json): JsonObject {
  if (!isJsonObject(schema)) return {}
  const { properties, items } = schema
  return isJsonObject(properties) ? properties : items === undefined ? {} : fieldsOf(items)
}

function requiredOf(schema: Json): readonly Json[] {
  if (!isJsonObject(schema)) return []
  const { required, properties, items } = schema
  if (properties === undefined && items !== undefined) return requiredOf(items)
  return Array.isArray(required) ? required as readonly Json[] : []
}

function* linesOf(schema: Json, depth: number): Generator<string> {
  const required = requiredOf(schema)
  for (const [name, field] of Object.entries(fieldsOf(schema))) {
    yield `${'  '.repeat(depth)}${name}: ${headText(field, depth)}${required.includes(name) ? '' : '; may be left out'}`
    if (depth < DEPTH) yield* linesOf(field, depth + 1)
  }
}

/** What a person is to give, in at most forty lines: first what it is, then its fields. */
export function schemaLines(schema: Json): readonly string[] {
  const lines = [headText(schema, 0), ...linesOf(schema, 1)]
  return lines.length <= LINES ? lines : [...lines.slice(0, LINES), '  …']
}
