import { createHash } from 'node:crypto'
import { isJsonObject, type JsonObject } from '../../base/json.ts'
import { Fault, isFault } from '../../model/fault.ts'
import { byteLines, LineTooLongError, type ByteLine } from './byte-lines.ts'

/** A flow is one line; nothing else comes near. */
const LONGEST_LINE = 256 * 1024 * 1024

/** The lines of a file, one of them looked at; those that were passed are digested. */
export class LinesIn {
  readonly #source: AsyncGenerator<ByteLine, undefined>
  readonly #digest = createHash('sha256')
  #line: ByteLine | undefined
  #number = 0

  constructor(source: AsyncIterable<Uint8Array>) { this.#source = byteLines(source, LONGEST_LINE) }

  get text(): string { return this.current.toString('utf8') }

  /** The line that is looked at, without its end. @throws Fault import.invalid when there is none, or half of one */
  get current(): Buffer {
    if (this.#line?.whole === true) return this.#line.bytes
    throw this.wrong('it is cut off: its last line is missing')
  }

  get atEnd(): boolean { return this.#line === undefined }

  begins(start: string): boolean { return this.current.subarray(0, start.length).equals(Buffer.from(start)) }

  async next(): Promise<void> {
    if (this.#line !== undefined) this.#digest.update(this.#line.bytes).update('\n')
    this.#number++
    try {
      const step: IteratorResult<ByteLine, undefined> = await this.#source.next()
      this.#line = step.value
    } catch (error) {
      throw error instanceof LineTooLongError ? this.wrong(error.message, error) : error
    }
  }

  /** Hex digest of the lines that were passed. */
  digest(): string { return this.#digest.copy().digest('hex') }

  json(): JsonObject {
    try {
      const value: unknown = JSON.parse(this.text)
      if (isJsonObject(value)) return value
    } catch (cause) {
      if (isFault(cause)) throw cause
    }
    throw this.wrong('it is no JSON object')
  }

  wrong(problem: string, cause?: unknown): Fault {
    return new Fault('import.invalid', `line ${String(this.#number)} of the file: ${problem}`, {
      next: 'copy the file again, or export the run again', ...(cause === undefined ? {} : { cause }),
    })
  }

  async close(): Promise<void> { await this.#source.return(undefined) }
}
