import type { LiveNote } from '../../engine/run-handle.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import type { RunEvent } from '../../model/run-event.ts'
import { liveFrom, watchEvent, type LiveRun } from '../../core/view/live-run.ts'
import { isProblem } from '../../core/view/step-standing.ts'
import { instanceRef } from '../../core/path/instance-ref.ts'
import { paintFor } from '../render/paint.ts'
import { oneLine } from '../render/safe-text.ts'
import { clockText } from '../render/time-text.ts'
import { endingLines } from './ending-text.ts'
import { OutputLines } from './output-lines.ts'
import type { Reporter, ReporterOptions, RunEnding } from './reporter.ts'
import { endedText, eventLine, isWatched, noticeFailedText, tookText, watchedRow, wordText } from './step-line.ts'

/** Columns of the final summary where nobody says how wide the reader's window is. */
const COLUMNS = 120

/** One line per event, no colour, nothing drawn twice: for logs, pipes and CI systems. */
export class PlainReporter implements Reporter {
  protected readonly options: ReporterOptions
  readonly #output: OutputLines
  #live: LiveRun

  constructor(options: ReporterOptions) {
    this.options = options
    this.#live = liveFrom(options.open ?? [])
    this.#output = new OutputLines(options.output, options.color)
  }

  note(note: LiveNote): void {
    switch (note.kind) {
      case 'event': this.#event(note.event); break
      case 'output': this.outputLine(note.line.ref, this.#output.take(note.line)); break
      case 'noticeFailed': this.say(noticeFailedText(note))
    }
  }

  say(text: string): void { this.line(oneLine(text)) }

  show(lines: readonly string[]): void { for (const line of lines) this.line(line) }

  /** Nothing is drawn. */
  pause(): void { /* a line once written stays */ }

  /** Nothing is drawn anew. */
  tick(): void { /* a line once written stays */ }

  end({ report }: RunEnding): void {
    const ctx = { nowMs: this.options.now(), columns: COLUMNS, paint: paintFor(this.options.color), zone: this.options.zone }
    const lines = endingLines(report, ctx)
    for (const line of this.options.among === true && report.exitCode === 0 ? lines.slice(0, 1) : lines) this.line(line)
  }

  protected line(text: string): void { this.options.stderr.write(`${text}\n`) }

  protected outputLine(_ref: string, text: string | undefined): void {
    if (text !== undefined) this.line(text)
  }

  #event(event: RunEvent): void {
    const { live, record } = watchEvent(this.#live, event)
    this.#live = live
    const said = eventLine(event, this.options.zone)
    if (said !== undefined) this.#say(event.atMs, instanceRef(event.runPath), said)
    if (record !== undefined && event.type === 'stepExited') this.#exit(record)
  }

  #say(atMs: number, ref: string, text: string): void {
    const place = ref === '' ? '' : `${oneLine(ref)}  `
    this.line(`${clockText(atMs, this.options.zone)}  ${place}${oneLine(text)}`)
  }

  #exit(record: StepRecord): void {
    const tail = this.#output.close(record.ref, isProblem(record))
    if (!isWatched(record)) return
    const planned = this.options.planned?.(record.ref)
    const row = watchedRow(record, planned)
    const parts = [row.standing, endedText(row), tookText(row), wordText(row, planned)].filter((part) => part !== '')
    for (const line of tail) this.outputLine(record.ref, line)
    this.#say(record.exit?.atMs ?? 0, record.ref, parts.join('  '))
  }
}
