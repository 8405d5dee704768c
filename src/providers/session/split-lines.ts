/** A line without its end, or how long one was that nobody kept. */
export type SplitLine = { readonly bytes: Uint8Array } | { readonly tooLong: number }

const LF = 0x0a
const CR = 0x0d

const MAX_LINE_BYTES = 8 * 1024 * 1024

const withoutCr = (line: Uint8Array): Uint8Array => line.at(-1) === CR ? line.subarray(0, -1) : line

/** Cuts a stream into lines. Holds no more than one line within the limit; of a longer one only its length is counted. */
export class LineSplitter {
  private held = new Uint8Array(0)
  private length = 0

  constructor(private readonly maxBytes: number = MAX_LINE_BYTES) {}

  push(chunk: Uint8Array): readonly SplitLine[] {
    const lines: SplitLine[] = []
    let from = 0
    for (let end = chunk.indexOf(LF); end !== -1; end = chunk.indexOf(LF, from)) {
      this.keep(chunk.subarray(from, end))
      lines.push(this.take())
      from = end + 1
    }
    this.keep(chunk.subarray(from))
    return lines
  }

  /** What stands behind the last line's end, once the stream is over. */
  end(): readonly SplitLine[] {
    return this.length === 0 ? [] : [this.take()]
  }

  private keep(part: Uint8Array): void {
    const length = this.length + part.length
    if (length > this.maxBytes) this.held = new Uint8Array(0)
    else this.append(part)
    this.length = length
  }

  private append(part: Uint8Array): void {
    const needed = this.length + part.length
    if (needed > this.held.length) {
      const grown = new Uint8Array(Math.max(needed, this.held.length * 2))
      grown.set(this.held.subarray(0, this.length))
      this.held = grown
    }
    this.held.set(part, this.length)
  }

  private take(): SplitLine {
    const line = this.length > this.maxBytes ? { tooLong: this.length } : { bytes: withoutCr(this.held.subarray(0, this.length)) }
    this.held = new Uint8Array(0)
    this.length = 0
    return line
  }
}
