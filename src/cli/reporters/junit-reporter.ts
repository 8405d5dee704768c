import { reportJunit } from '../render/report-junit.ts'
import type { Reporter, RunEnding, TextSink } from './reporter.ts'

/** JUnit XML on stdout, when the segment has ended. */
export class JunitReporter implements Reporter {
  readonly #stdout: TextSink

  constructor(options: { readonly stdout: TextSink }) { this.#stdout = options.stdout }

  note(): void { /* the report tells all of it */ }
  say(): void { /* prose is not data */ }
  show(): void { /* neither are lines for people */ }
  pause(): void { /* nothing is drawn */ }
  tick(): void { /* nothing is drawn */ }
  end({ report }: RunEnding): void { this.#stdout.write(`${reportJunit(report)}\n`) }
}
