import { createInterface, type Interface } from 'node:readline'
import type { Host } from '../host.ts'

/** A line, the end of the input, or Ctrl-C. */
export type Typed = { readonly kind: 'line'; readonly text: string } | { readonly kind: 'end' | 'interrupted' | 'given up' }

/** Lines that somebody types or pipes in, one at a time. */
export interface TypedLines {
  /** The next one. @param signal stops waiting for it; what is typed later is for the next question */
  next(prompt: string, signal: AbortSignal): Promise<Typed>
}

/** At a terminal every line is asked for anew, so that Ctrl-C means the run again while nothing is asked. */
function terminalLines({ stdin }: Host): TypedLines {
  const { stderr } = process
  return {
    next: (prompt, signal) => new Promise((resolve) => {
      const lines = createInterface({ input: stdin.stream, output: stderr, terminal: true, historySize: 0 })
      const done = (typed: Typed): void => {
        signal.removeEventListener('abort', giveUp)
        resolve(typed)
        lines.close()
      }
      const giveUp = (): void => { stderr.write('\n'); done({ kind: 'given up' }) }
      signal.addEventListener('abort', giveUp, { once: true })
      lines.on('SIGINT', () => { stderr.write('\n'); done({ kind: 'interrupted' }) })
      lines.on('close', () => { done({ kind: 'end' }) })
      lines.question(prompt, (text) => { done({ kind: 'line', text }) })
    }),
  }
}

/** What is piped in is read once, whatever was asked in between. */
class PipedLines implements TypedLines {
  readonly #host: Host
  readonly #waiting: Typed[] = []
  #reader: Interface | undefined
  #wake: ((typed: Typed) => void) | undefined

  constructor(host: Host) {
    this.#host = host
  }

  async next(prompt: string, signal: AbortSignal): Promise<Typed> {
    this.#reader ??= this.#open()
    this.#host.stderr.write(prompt)
    const typed = this.#waiting[0]?.kind === 'end' ? this.#waiting[0] : this.#waiting.shift() ?? await this.#wait(signal)
    this.#host.stderr.write('\n')
    return typed
  }

  #wait(signal: AbortSignal): Promise<Typed> {
    return new Promise((resolve) => {
      const giveUp = (): void => { this.#wake = undefined; resolve({ kind: 'given up' }) }
      signal.addEventListener('abort', giveUp, { once: true })
      this.#wake = (typed) => { signal.removeEventListener('abort', giveUp); resolve(typed) }
    })
  }

  #open(): Interface {
    const reader = createInterface({ input: this.#host.stdin.stream, crlfDelay: Infinity })
    reader.on('line', (text) => { this.#put({ kind: 'line', text }) })
    reader.on('close', () => { this.#put({ kind: 'end' }) })
    return reader
  }

  #put(typed: Typed): void {
    const wake = this.#wake
    this.#wake = undefined
    if (wake === undefined || typed.kind === 'end') this.#waiting.push(typed)
    wake?.(typed)
  }
}

/** The lines of this process's input. */
export const typedLines = (host: Host): TypedLines => (host.isInteractive ? terminalLines(host) : new PipedLines(host))
