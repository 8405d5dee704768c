const ASCII = 128
const NOT_KNOWN = 0
const YES = 1
const NO = 2

/** Whether one code point matches a one-character pattern, as the platform's own matcher says. */
export class CharTest {
  private readonly pattern: RegExp
  private readonly ascii = new Uint8Array(ASCII)

  /** `flags` are those of the whole pattern; only `i` and `s` matter for one character. */
  constructor(readonly source: string, flags: string) {
    this.pattern = new RegExp(`^(?:${source})$`, `u${flags.replace(/[^is]/g, '')}`)
  }

  matches(codePoint: number): boolean {
    if (codePoint >= ASCII) return this.pattern.test(String.fromCodePoint(codePoint))
    if (this.ascii[codePoint] === NOT_KNOWN) this.ascii[codePoint] = this.pattern.test(String.fromCodePoint(codePoint)) ? YES : NO
    return this.ascii[codePoint] === YES
  }
}
