import type { OutputLine } from '../../engine/run-handle.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import { oneLine, safeLine } from '../render/safe-text.ts'
import type { OutputMode } from './reporter.ts'

/** Lines shown of a step that failed. */
export const TAIL_LINES = 40

interface Tail { readonly lines: OutputLine[]; total: number }

/** Command output on its way to people: each line after the name of its step, made harmless. */
export class OutputLines {
  readonly #mode: OutputMode
  readonly #color: boolean
  readonly #tails = new Map<InstanceRef, Tail>()

  constructor(mode: OutputMode, color: boolean) {
    this.#mode = mode
    this.#color = color
  }

  #text({ ref, line }: OutputLine): string {
    return `${oneLine(ref)} │ ${safeLine(line, this.#color)}`
  }

  /** A line arrived: its text when it is shown at once. */
  take(line: OutputLine): string | undefined {
    if (this.#mode === 'stream') return this.#text(line)
    if (this.#mode === 'on-failure') this.#keep(line)
    return undefined
  }

  #keep(line: OutputLine): void {
    const tail = this.#tails.get(line.ref) ?? { lines: [], total: 0 }
    tail.total += 1
    tail.lines.push(line)
    if (tail.lines.length > TAIL_LINES) tail.lines.shift()
    this.#tails.set(line.ref, tail)
  }

  /** A step has ended: what is shown of its output now. */
  close(ref: InstanceRef, failed: boolean): readonly string[] {
    const tail = this.#tails.get(ref)
    this.#tails.delete(ref)
    if (tail === undefined || !failed) return []
    const earlier = tail.total - tail.lines.length
    return [...(earlier > 0 ? [`${oneLine(ref)} │ … ${String(earlier)} earlier lines`] : []), ...tail.lines.map((line) => this.#text(line))]
  }
}
