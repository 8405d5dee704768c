// Canonical text of JSON values (RFC 8785). Everything hashed goes through here.

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
export type JsonObject = { readonly [key: string]: Json }

/** Deepest nesting accepted in any JSON value that is hashed or stored. */
export const MAX_JSON_DEPTH = 256

/** Thrown when a value is not plain JSON: non-finite number, lone surrogate, function, cycle, too deep. */
export class NotJsonError extends Error {
  constructor(readonly pointer: string, readonly problem: string) {
    super(`not JSON at ${pointer === '' ? '(root)' : pointer}: ${problem}`)
    this.name = 'NotJsonError'
  }
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The keys that lead to where one is in a value. */
type Way = (string | number)[]

const step = (key: string | number): string => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`
const notJson = (way: Way, problem: string): NotJsonError => new NotJsonError(way.map(step).join(''), problem)

const SURROGATE = /[\uD800-\uDFFF]/
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/

function textOf(value: string, way: Way): string {
  if (SURROGATE.test(value) && LONE_SURROGATE.test(value)) throw notJson(way, 'a lone surrogate')
  return JSON.stringify(value)
}

function numberText(value: number, way: Way): string {
  if (!Number.isFinite(value)) throw notJson(way, `the number ${String(value)}`)
  return JSON.stringify(value)
}

function objectText(value: object, way: Way, depth: number): string {
  const proto: unknown = Object.getPrototypeOf(value)
  if (proto !== Object.prototype && proto !== null) throw notJson(way, 'an object that is not plain')
  let text = ''
  for (const key of Object.keys(value).sort()) {
    way.push(key)
    text += `${text === '' ? '' : ','}${textOf(key, way)}:${canonical((value as Record<string, unknown>)[key], way, depth + 1)}`
    way.pop()
  }
  return `{${text}}`
}

function listText(list: readonly unknown[], way: Way, depth: number): string {
  let text = ''
  for (let i = 0; i < list.length; i++) {
    way.push(i)
    text += `${i === 0 ? '' : ','}${canonical(list[i], way, depth + 1)}`
    way.pop()
  }
  return `[${text}]`
}

function canonical(value: unknown, way: Way, depth: number): string {
  if (depth > MAX_JSON_DEPTH) throw notJson(way, `nesting deeper than ${String(MAX_JSON_DEPTH)}`)
  if (value === null) return 'null'
  switch (typeof value) {
    case 'string': return textOf(value, way)
    case 'number': return numberText(value, way)
    case 'boolean': return value ? 'true' : 'false'
    case 'object': return Array.isArray(value) ? listText(value, way, depth) : objectText(value, way, depth)
    default: throw notJson(way, `a ${typeof value}`)
  }
}

/**
 * RFC 8785 text of a plain JSON value: keys sorted by UTF-16 code units, ECMAScript numbers.
 * @throws NotJsonError with a JSON Pointer when the value is not plain JSON.
 * @example canonicalJson({ b: 2, a: [1] }) // '{"a":[1],"b":2}'
 */
export function canonicalJson(value: unknown): string {
  return canonical(value, [], 0)
}

/** Deepest nesting of a value that comes from outside: what is kept of it nests a little deeper. */
export const MAX_GIVEN_DEPTH = MAX_JSON_DEPTH - 32

/**
 * Checks a value from outside.
 * @throws NotJsonError when it is not plain JSON, or nests deeper than MAX_GIVEN_DEPTH
 */
export function checkGivenJson(value: unknown): void {
  canonical(value, [], MAX_JSON_DEPTH - MAX_GIVEN_DEPTH)
}

const sameLists = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((item, i) => sameJson(item, b[i]))

function sameObjects(a: JsonObject, b: JsonObject): boolean {
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && sameJson(a[key], b[key]))
}

/** Structural equality of two JSON values (key order does not matter). */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (Array.isArray(a)) return Array.isArray(b) && sameLists(a, b)
  return isJsonObject(a) && isJsonObject(b) && sameObjects(a, b)
}
