/** What a stream of bytes holds: a line, one that is no text, or more bytes than a line may have, after which nothing can be told apart. */
export type Frame = { readonly kind: 'line'; readonly text: string } | { readonly kind: 'notText' } | { readonly kind: 'oversized' }

const NEWLINE = 0x0a

/** Cuts a stream into lines of UTF-8. Holds at most one line, of at most so many bytes. */
export class LineFrames {
  readonly #limit: number
  readonly #decoder = new TextDecoder('utf-8', { fatal: true })
  #parts: Uint8Array[] = []
  #size = 0
  #dead = false

  constructor(limit: number) {
    this.#limit = limit
  }

  /** The frames that a piece completes. Empty lines are none. After an oversized one there are no more. */
  push(piece: Uint8Array): readonly Frame[] {
    const frames: Frame[] = []
    for (let from = 0; from < piece.length && !this.#dead;) {
      const end = piece.indexOf(NEWLINE, from)
      const fits = this.#keep(piece.subarray(from, end < 0 ? piece.length : end))
      if (!fits) frames.push({ kind: 'oversized' })
      else if (end >= 0) frames.push(...this.#line())
      from = end < 0 ? piece.length : end + 1
    }
    return frames
  }

  /** @returns whether the line is still one that may be */
  #keep(bytes: Uint8Array): boolean {
    this.#size += bytes.length
    this.#dead = this.#size > this.#limit
    if (this.#dead) this.#parts = []
    else this.#parts.push(bytes)
    return !this.#dead
  }

  #line(): readonly Frame[] {
    const bytes = Buffer.concat(this.#parts)
    this.#parts = []
    this.#size = 0
    try {
      const text = this.#decoder.decode(bytes)
      return text.trim() === '' ? [] : [{ kind: 'line', text }]
    } catch {
      return [{ kind: 'notText' }]
    }
  }
}
