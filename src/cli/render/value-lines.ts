import { isJsonObject, type Json } from '../../base/json.ts'
import type { Stored } from '../../model/run-event.ts'
import { clip } from './display-width.ts'
import { oneLine, safeLines } from './safe-text.ts'

/** Lines shown of one text. */
const TEXT_LINES = 20
/** Entries shown of one list or map. */
const ENTRIES = 40

const UNITS = ['B', 'kB', 'MB', 'GB'] as const

/** A size for people: `12 kB`. */
export function bytesText(bytes: number): string {
  const exponent = bytes < 1000 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3))
  const amount = bytes / 1000 ** exponent
  return `${exponent === 0 || amount >= 10 ? String(Math.round(amount)) : amount.toFixed(1)} ${UNITS[exponent] ?? 'B'}`
}

export const shortHash = (hash: string): string => hash.slice(0, 'sha256:'.length + 12)

/** The end of a long text: what came last tells most. */
function textLines(text: string): readonly string[] {
  const lines = safeLines(text)
  return lines.length <= TEXT_LINES ? lines : [`… ${String(lines.length - TEXT_LINES)} earlier lines`, ...lines.slice(-TEXT_LINES)]
}

function scalarText(value: Json): string {
  if (typeof value === 'string') return value === '' ? '""' : oneLine(value)
  return oneLine(JSON.stringify(value))
}

const isLongText = (value: Json): value is string => typeof value === 'string' && value.trim().includes('\n')
const isFlat = (value: Json): boolean => value === null || typeof value !== 'object' || Object.keys(value).length === 0

function entryLines(name: string, value: Json, width: number): readonly string[] {
  if (isLongText(value)) return [`${name}:`, ...textLines(value).map((line) => clip(`  ${line}`, width))]
  if (isFlat(value)) return [clip(`${name}: ${scalarText(value)}`, width)]
  const whole = `${name}: ${oneLine(JSON.stringify(value))}`
  return whole.length <= width ? [whole] : [`${name}:`, ...jsonLines(value, width - 2).map((line) => `  ${line}`)]
}

/** A JSON value as indented lines, bounded in every direction. */
export function jsonLines(value: Json, width: number): readonly string[] {
  if (isLongText(value)) return textLines(value).map((line) => clip(line, width))
  if (isFlat(value) || width < 20) return [clip(scalarText(value), width)]
  const entries: readonly (readonly [string, Json])[] = isJsonObject(value)
    ? Object.entries(value) : (value as readonly Json[]).map((item, index) => [String(index), item])
  const omitted = entries.length - ENTRIES
  return [
    ...entries.slice(0, ENTRIES).flatMap(([name, item]) => entryLines(oneLine(name), item, width)),
    ...(omitted > 0 ? [`… ${String(omitted)} more`] : []),
  ]
}

/** A value of the log: its text, or where it is kept. */
export const storedLines = (stored: Stored, width: number): readonly string[] =>
  ('inline' in stored ? jsonLines(stored.inline, width) : [`${bytesText(stored.bytes)} kept as ${shortHash(stored.evidence)}`])
