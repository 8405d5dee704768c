/** A terminal as far as a live region needs one: lines, a cursor that moves up, and clearing below it. */
export class Screen {
  readonly #lines: string[] = ['']
  #row = 0
  #column = 0
  /** How often something was written. */
  writes = 0

  constructor(readonly columns: number) {}

  write(text: string): void {
    this.writes += 1
    for (const [, sequence, char] of text.matchAll(/(\u001b\[\d*[A-Za-z])|([^\u001b])/gsu)) {
      if (sequence !== undefined) this.#control(sequence)
      else this.#put(char ?? '')
    }
  }

  #control(sequence: string): void {
    const count = Number(/\d+/.exec(sequence)?.[0] ?? '0')
    if (sequence.endsWith('A')) this.#row = Math.max(0, this.#row - count)
    else if (sequence.endsWith('J')) this.#lines.splice(this.#row, Infinity, (this.#lines[this.#row] ?? '').slice(0, this.#column))
    else if (!sequence.endsWith('m')) throw new Error(`the screen does not know ${JSON.stringify(sequence)}`)
  }

  #put(char: string): void {
    if (char === '\r') this.#column = 0
    else if (char === '\n' || this.#column >= this.columns) this.#newLine(char)
    else this.#write(char)
  }

  #newLine(char: string): void {
    this.#row += 1
    this.#column = 0
    this.#lines[this.#row] ??= ''
    if (char !== '\n') this.#write(char)
  }

  #write(char: string): void {
    const line = (this.#lines[this.#row] ?? '').padEnd(this.#column)
    this.#lines[this.#row] = line.slice(0, this.#column) + char + line.slice(this.#column + 1)
    this.#column += 1
  }

  /** What stands on it. */
  get lines(): readonly string[] { return this.#lines.map((line) => line.trimEnd()) }
}
