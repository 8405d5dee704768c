import type { TextSink } from './reporter.ts'

/** Rows of the terminal left to what stays above the region. */
const ROOM_ABOVE = 4

/**
 * The last lines of a terminal, drawn anew each time; what is printed goes above them and stays. Lines of the region must fit the width,
 * a wrapped one would be counted wrongly.
 */
export class LiveRegion {
  readonly #sink: TextSink
  readonly #columns: () => number
  readonly #rows: () => number
  #height = 0
  #shown = ''

  constructor(sink: TextSink, columns: () => number, rows: () => number) {
    this.#sink = sink
    this.#columns = columns
    this.#rows = rows
  }

  /** Prints lines that stay, and the region below them. */
  draw(lines: readonly string[], region: readonly string[]): void {
    const kept = this.#bounded(region)
    const text = kept.map((line) => `${line}\n`).join('')
    if (lines.length === 0 && text === this.#shown) return
    this.#sink.write(`${this.#erase()}${lines.map((line) => `${line}\n`).join('')}${text}`)
    this.#height = kept.length
    this.#shown = text
  }

  /** Takes the region away and prints what comes after it. */
  close(lines: readonly string[]): void { this.draw(lines, []) }

  #bounded(region: readonly string[]): readonly string[] {
    const most = Math.max(1, this.#rows() - ROOM_ABOVE)
    if (region.length <= most) return region
    return [...region.slice(0, most - 2), `  … and ${String(region.length - most + 1)} more`.slice(0, this.#columns()), ...region.slice(-1)]
  }

  #erase(): string { return this.#height === 0 ? '' : `\u001b[${String(this.#height)}A\r\u001b[0J` }
}
