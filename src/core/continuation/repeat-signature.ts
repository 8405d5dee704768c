import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts'
import type { Hash } from '../../model/flow.ts'
import type { WorkResult } from '../../model/continuation.ts'
import { hashOf } from '../hash/hash-of.ts'

// What differs between two results although nothing moved is taken out of them: names that are drawn anew each time, and time.

/** In this order: what is longer and surer first. Short numbers stay, since they count something. */
const VARIES: readonly RegExp[] = [
  /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi,
  /\b\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?:\s?(?:Z|UTC|[+-]\d{2}:?\d{2}))?)?/gi,
  /\b\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?:\s?[ap]m)?\b/gi,
  /\b(?:pid|process|proc|tid|thread)\b\s*[:=#]?\s*\(?\d+\)?/gi,
  /\b\d+(?:[.,]\d+)?\s?(?:ms|milliseconds?|s|secs?|seconds?|m|mins?|minutes?|h|hrs?|hours?|d|days?)\b/gi,
  /\b(?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{7,64}\b/gi,
  /\b(?:[a-z]+_)?(?=[A-Za-z0-9]*\d)(?=[A-Za-z0-9]*[A-Za-z])[A-Za-z0-9]{20,}\b/g,
  /\b\d{9,}\b/g,
]

/** Members that name a run or a time, whatever they hold. */
const VARYING_KEY = /^(?:id|uuid|pid|ts|time|date|timestamp|duration|elapsed)$|(?:Id|Uuid|Pid|At|AtMs|Ms|Timestamp|Duration|_id|_at|_ms)$/

const isVarying = (value: Json): boolean => typeof value === 'string' || typeof value === 'number' || value === null

const withoutVarying = (value: JsonObject): JsonObject => Object.fromEntries(
  Object.entries(value).map(([key, member]) => [key, VARYING_KEY.test(key) && isVarying(member) ? '#' : normalizeResult(member)]),
)

/**
 * A value without what differs each time: ids, dates and clocks, durations, process numbers, long numbers; spaces count once.
 * @example normalizeResult('tests failed after 3.2s (pid 4711)') // 'tests failed after # (#)'
 */
export function normalizeResult(value: Json): Json {
  if (typeof value === 'string') return VARIES.reduce((text, pattern) => text.replace(pattern, '#'), value).replace(/\s+/g, ' ').trim()
  if (Array.isArray(value)) return (value as readonly Json[]).map(normalizeResult)
  return isJsonObject(value) ? withoutVarying(value) : value
}

/** Names a result so that two that say the same have the same name. */
export const repeatSignature = (result: WorkResult): Hash => hashOf('flowir-runner/repeatSignature', normalizeResult({ ...result }))
