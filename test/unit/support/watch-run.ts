import type { ReporterName } from '../../../src/cli/reporters/choose-reporters.ts'
import { createReporter } from '../../../src/cli/reporters/create-reporter.ts'
import type { Reporter, ReporterOptions } from '../../../src/cli/reporters/reporter.ts'
import { reportOf } from '../../../src/core/view/report.ts'
import { historyOf } from '../../../src/core/view/run-history.ts'
import type { LiveNote, RunResult } from '../../../src/engine/run-handle.ts'
import type { Outcome } from '../../../src/model/vocabulary.ts'
import { NIGHT, type LogBuilder } from './log-builder.ts'
import { recordsOf, RELEASE, viewOf } from './sample-runs.ts'

/** Where a reporter writes, and what the time is for it. */
export class Watcher {
  stdout = ''
  stderr = ''
  readonly files: Record<string, string> = {}
  nowMs = NIGHT
  readonly reporter: Reporter

  constructor(names: readonly ReporterName[], more: Partial<ReporterOptions> = {}) {
    this.reporter = createReporter(names, {
      stdout: { write: (text: string) => { this.stdout += text } }, stderr: { write: (text: string) => { this.stderr += text } },
      columns: () => 80, rows: () => 24, color: false, output: 'none', env: {}, now: () => this.nowMs, zone: () => 0,
      appendFile: (path, text) => { this.files[path] = (this.files[path] ?? '') + text }, ...more,
    })
  }

  /** Shows events as they would be appended; `output` says what a step prints once it is dispatched. */
  watch(log: LogBuilder, output: Readonly<Record<string, readonly string[]>> = {}, from = 0): this {
    for (const event of log.events.slice(from)) {
      this.nowMs = event.atMs
      this.reporter.note({ kind: 'event', event })
      if (event.type !== 'actionIntent') continue
      const ref = event.runPath.map((frame) => ('step' in frame ? frame.step : '')).join('/')
      for (const line of output[ref] ?? []) this.print(ref, line)
    }
    return this
  }

  print(ref: string, line: string): this {
    const note: LiveNote = { kind: 'output', line: { ref, stream: 'stdout', line } }
    this.reporter.note(note)
    return this
  }

  end(log: LogBuilder, outcome: Outcome, more: { readonly stoppedBy?: string } = {}): this {
    const view = viewOf(log)
    const report = reportOf(view, recordsOf(log), { history: historyOf(log.events), flows: () => RELEASE })
    const result = { runId: view.header.runId, outcome, headSeq: view.head.seq, ...more } as RunResult
    this.reporter.end({ result, report })
    return this
  }

  get lines(): readonly string[] { return this.stderr.trimEnd().split('\n') }
}
