import { fstatSync } from 'node:fs'
import { isatty } from 'node:tty'

/** One of the two streams a command writes to. A reader that goes away closes it; what is written then is dropped. */
export interface Out {
  readonly isTTY: boolean
  /** Columns of the terminal; `Infinity` where there is none. */
  readonly columns: number
  readonly rows: number
  readonly closed: boolean
  write(text: string): void
  /** Resolves when everything written so far has left this process. */
  drained(): Promise<void>
}

/** What a command reads: somebody types, something is piped in, or there is nothing to read. */
export interface In {
  readonly kind: 'terminal' | 'piped' | 'none'
  readonly stream: NodeJS.ReadableStream
}

/** What a command line is started in. */
export interface Host {
  readonly stdin: In
  /** Data only. */
  readonly stdout: Out
  /** Progress and prose. */
  readonly stderr: Out
  readonly env: Readonly<Record<string, string | undefined>>
  readonly cwd: string
  readonly isInteractive: boolean
  now(): number
}

/** A terminal that was never given a size says 0. */
const sized = (given: number, otherwise: number): number => (given > 0 ? given : otherwise)

class ProcessOut implements Out {
  readonly isTTY: boolean
  readonly #stream: NodeJS.WriteStream
  closed = false

  constructor(stream: NodeJS.WriteStream, fd: number) {
    this.#stream = stream
    this.isTTY = isatty(fd)
    stream.on('error', () => { this.closed = true })
  }

  get columns(): number { return this.isTTY ? sized(this.#stream.columns, 80) : Infinity }
  get rows(): number { return this.isTTY ? sized(this.#stream.rows, 24) : Infinity }

  write(text: string): void {
    if (!this.closed) this.#stream.write(text)
  }

  async drained(): Promise<void> {
    if (this.closed) return
    await new Promise<void>((resolve) => { this.#stream.write('', () => { resolve() }) })
  }
}

/** The null device gives nothing, and neither does a stream that was closed. */
function stdinKind(): In['kind'] {
  if (isatty(0)) return 'terminal'
  try {
    return fstatSync(0).isCharacterDevice() ? 'none' : 'piped'
  } catch {
    return 'none'
  }
}

/** This process as a host. */
export const processHost = (): Host => ({
  stdin: { kind: stdinKind(), get stream() { return process.stdin } },
  stdout: new ProcessOut(process.stdout, 1), stderr: new ProcessOut(process.stderr, 2), env: process.env, cwd: process.cwd(),
  isInteractive: isatty(0) && isatty(2), now: Date.now,
})
