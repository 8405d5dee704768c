import type { SourceSpan } from '../../model/flow.ts'

/** The text of a file and where its lines begin. */
export class SourceText {
  private readonly lineStarts: readonly number[]

  constructor(readonly text: string) {
    const starts = [0]
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
    this.lineStarts = starts
  }

  /** The span between two offsets; lines and columns (UTF-16 units) count from 1, the end is exclusive. */
  span(from: number, to: number): SourceSpan {
    const [startLine, startCol] = this.position(from)
    const [endLine, endCol] = this.position(Math.max(from, to))
    return { startLine, startCol, endLine, endCol }
  }

  /** A line's text, without its end. */
  line(number: number): string {
    const start = this.lineStarts[number - 1]
    if (start === undefined) return ''
    const next = this.lineStarts[number]
    return this.text.slice(start, next === undefined ? undefined : next - 1).replace(/\r$/, '')
  }

  private position(offset: number): readonly [line: number, column: number] {
    const at = Math.min(Math.max(0, offset), this.text.length)
    let [low, high] = [0, this.lineStarts.length - 1]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((this.lineStarts[middle] ?? 0) <= at) low = middle
      else high = middle - 1
    }
    return [low + 1, at - (this.lineStarts[low] ?? 0) + 1]
  }
}

function occurrences(text: string, part: string): number {
  let count = 0
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) count += 1
  return count
}

function nthIndex(text: string, part: string, n: number): number {
  let at = text.indexOf(part)
  for (let i = 0; i < n && at >= 0; i++) at = text.indexOf(part, at + 1)
  return at
}

/**
 * Finds parts of a value in the raw text it was read from (between two offsets), whatever its quoting or folding:
 * the n-th occurrence in the value is the n-th in the raw text.
 */
export function locatorOf(source: SourceText, start: number, end: number, value: string) {
  return (from: number, to: number): SourceSpan | undefined => {
    const part = value.slice(from, Math.max(to, from + 1))
    if (part === '') return undefined
    const raw = source.text.slice(start, end)
    const before = occurrences(value.slice(0, from + part.length - 1), part)
    const at = nthIndex(raw, part, before)
    return at < 0 ? undefined : source.span(start + at, start + at + part.length)
  }
}
