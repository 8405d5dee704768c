import { isJsonObject, type Json } from '../../base/json.ts'

/** Longest text shown of one value, in UTF-8 bytes. */
export const TEXT_LIMIT = 4 * 1024
/** Deepest nesting shown. */
const DEPTH_LIMIT = 12
/** Largest row shown, in UTF-16 units of its JSON text; a larger one becomes a placeholder. */
export const ROW_LIMIT = 64 * 1024

export interface BoundedJson { readonly value: Json; readonly truncated: boolean }

/** UTF-8 bytes of a code point. */
const bytesOf = (codePoint: number): number => (codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4)

/** The longest beginning of a text that fits, ended with `…` when something is missing. */
export function boundText(text: string, limit: number = TEXT_LIMIT): { readonly text: string; readonly truncated: boolean } {
  if (text.length * 3 <= limit) return { text, truncated: false }
  let bytes = 0
  let end = 0
  let fits = 0
  for (const char of text) {
    bytes += bytesOf(char.codePointAt(0) ?? 0)
    if (bytes > limit) return { text: `${text.slice(0, fits)}…`, truncated: true }
    end += char.length
    if (bytes <= limit - 3) fits = end
  }
  return { text, truncated: false }
}

/** A value fit to be shown: long texts cut, deep nesting replaced by a marker. */
export function boundJson(value: Json, depth = 0): BoundedJson {
  if (typeof value === 'string') {
    const { text, truncated } = boundText(value)
    return { value: text, truncated }
  }
  if (value === null || typeof value !== 'object') return { value, truncated: false }
  if (depth >= DEPTH_LIMIT) return { value: '… (nested deeper)', truncated: true }
  return isJsonObject(value) ? boundObject(value, depth) : boundArray(value, depth)
}

function boundArray(items: readonly Json[], depth: number): BoundedJson {
  const bounded = items.map((item) => boundJson(item, depth + 1))
  return { value: bounded.map((item) => item.value), truncated: bounded.some((item) => item.truncated) }
}

function boundObject(object: { readonly [key: string]: Json }, depth: number): BoundedJson {
  const bounded = Object.entries(object).map(([key, item]) => [boundText(key, 256).text, boundJson(item, depth + 1)] as const)
  const value = Object.fromEntries(bounded.map(([key, item]) => [key, item.value]))
  return { value, truncated: bounded.some(([, item]) => item.truncated) }
}
