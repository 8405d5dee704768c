import type { LiveNote } from '../../engine/run-handle.ts'
import type { Reporter, TextSink } from './reporter.ts'

/** The log's events on stdout, one JSON line each, as they are appended. */
export class JsonStreamReporter implements Reporter {
  readonly #stdout: TextSink

  constructor(options: { readonly stdout: TextSink }) { this.#stdout = options.stdout }

  note(note: LiveNote): void {
    if (note.kind === 'event') this.#stdout.write(`${JSON.stringify(note.event)}\n`)
  }

  say(): void { /* prose is not data */ }
  show(): void { /* neither are lines for people */ }
  pause(): void { /* nothing is drawn */ }
  tick(): void { /* nothing is drawn */ }
  end(): void { /* the last event said so */ }
}
