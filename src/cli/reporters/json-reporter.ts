import type { Json } from '../../base/json.ts'
import { exitCodeOf } from '../../core/view/exit-code.ts'
import type { ReportView } from '../../core/view/report.ts'
import type { RunResult } from '../../engine/run-handle.ts'
import type { Reporter, RunEnding, TextSink } from './reporter.ts'

/** A finished segment as one document: the report, with the outputs themselves and how this process ends. */
export type RunDocument = Omit<ReportView, 'outputs'> & { readonly outputs?: Readonly<Record<string, Json>>; readonly stoppedBy?: string }

/** @returns the document of a segment that has ended */
export function runDocument(result: RunResult, report: ReportView): RunDocument {
  const { outputs: _kept, ...rest } = report
  return {
    ...rest, outcome: result.outcome, exitCode: exitCodeOf(result.outcome, result.stoppedBy),
    ...(result.reason === undefined ? {} : { reason: result.reason }), ...(result.outputs === undefined ? {} : { outputs: result.outputs }),
    ...(result.stoppedBy === undefined ? {} : { stoppedBy: result.stoppedBy }),
  }
}

/** One JSON document on stdout, when the segment has ended. */
export class JsonReporter implements Reporter {
  readonly #stdout: TextSink

  constructor(options: { readonly stdout: TextSink }) { this.#stdout = options.stdout }

  note(): void { /* the document tells all of it */ }
  say(): void { /* prose is not data */ }
  show(): void { /* neither are lines for people */ }
  pause(): void { /* nothing is drawn */ }
  tick(): void { /* nothing is drawn */ }
  end({ result, report }: RunEnding): void { this.#stdout.write(`${JSON.stringify(runDocument(result, report), null, 2)}\n`) }
}
