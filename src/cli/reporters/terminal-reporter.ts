import type { LiveNote } from '../../engine/run-handle.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import type { RunEvent } from '../../model/run-event.ts'
import { instanceRef } from '../../core/path/instance-ref.ts'
import { attemptsOf, lastAttempt } from '../../core/fold/ledger.ts'
import { actionText } from '../../core/view/action-text.ts'
import { liveFrom, watchEvent, type LiveRun } from '../../core/view/live-run.ts'
import { STATE_TEXT } from '../../core/view/plain-words.ts'
import { isProblem, isWork } from '../../core/view/step-standing.ts'
import { workBeganAtMs } from '../../core/view/work-time.ts'
import { clip, displayWidth, padEnd } from '../render/display-width.ts'
import { GLYPHS, paintFor, paintStanding, type Paint } from '../render/paint.ts'
import { oneLine } from '../render/safe-text.ts'
import { dueText, durationText } from '../render/time-text.ts'
import { endingLines } from './ending-text.ts'
import { LiveRegion } from './live-region.ts'
import { OutputLines } from './output-lines.ts'
import type { Reporter, ReporterOptions, RunEnding } from './reporter.ts'
import { endedText, eventLine, isWatched, noticeFailedText, tookText, watchedRow } from './step-line.ts'

/** Widths of the column of step names. */
const [NARROWEST, WIDEST] = [10, 32]

/** Least time between two drawings of the region alone, in milliseconds. */
const REDRAW_MS = 50

/** Events whose end the region shows anyway. */
const IN_REGION: ReadonlySet<RunEvent['type']> = new Set(['actionIntent', 'retryScheduled', 'timerArmed', 'runStarted'])

/** Some terminals do not know their size and say zero. */
const sane = (ask: () => number, least: number, usual: number) => (): number => {
  const size = ask()
  return size >= least ? size : usual
}

const dueOf = ({ state, retry, timer }: StepRecord): number | undefined =>
  (state === 'awaitingRetry' ? retry?.dueAtMs : state === 'awaitingTimer' ? timer?.dueAtMs : undefined)

/** What ended stays above as lines; below them one region shows what is open, drawn anew as things happen. */
export class TerminalReporter implements Reporter {
  readonly #options: ReporterOptions
  readonly #paint: Paint
  readonly #output: OutputLines
  readonly #columns: () => number
  readonly #region: LiveRegion
  #live: LiveRun
  #run: { readonly runId: string; readonly atMs: number } | undefined
  #names = NARROWEST
  #drawnAtMs = 0

  constructor(options: ReporterOptions) {
    this.#options = options
    this.#live = liveFrom(options.open ?? [])
    this.#paint = paintFor(options.color)
    this.#output = new OutputLines(options.output, options.color)
    this.#columns = sane(options.columns, 20, 80)
    this.#region = new LiveRegion(options.stderr, this.#columns, sane(options.rows, 5, 24))
  }

  note(note: LiveNote): void {
    switch (note.kind) {
      case 'event': this.#event(note.event); break
      case 'output': this.#printed(this.#output.take(note.line)); break
      case 'noticeFailed': this.say(noticeFailedText(note))
    }
  }

  #event(event: RunEvent): void {
    this.#run ??= { runId: event.runId, atMs: event.atMs }
    const { live, record } = watchEvent(this.#live, event)
    this.#live = live
    this.#print(this.#linesOf(event, record))
  }

  #printed(line: string | undefined): void {
    if (line !== undefined) this.#print([line])
  }

  say(text: string): void { this.#print([oneLine(text)]) }

  show(lines: readonly string[]): void { this.#print(lines) }

  pause(): void { this.#region.close([]) }

  tick(): void { this.#draw([]) }

  end({ report }: RunEnding): void {
    const ctx = { nowMs: this.#options.now(), columns: this.#columns(), paint: this.#paint, zone: this.#options.zone }
    this.#region.close(['', ...endingLines(report, ctx)])
  }

  /** A quick run changes faster than anybody reads: what is only redrawn can wait for the next tick. */
  #print(lines: readonly string[]): void {
    if (lines.length > 0 || this.#options.now() - this.#drawnAtMs >= REDRAW_MS) this.#draw(lines)
  }

  #draw(lines: readonly string[]): void {
    this.#drawnAtMs = this.#options.now()
    this.#region.draw(lines, this.#openLines())
  }

  #linesOf(event: RunEvent, record: StepRecord | undefined): readonly string[] {
    if (record !== undefined && event.type === 'stepExited') return this.#exitLines(record)
    const said = IN_REGION.has(event.type) ? undefined : eventLine(event, this.#options.zone)
    if (said === undefined) return []
    const ref = instanceRef(event.runPath)
    const name = ref === '' ? '' : `${this.#name(ref)}  `
    return [`${this.#paint.quiet('·')} ${name}${this.#paint.quiet(oneLine(said))}`]
  }

  #name(ref: string): string {
    const name = oneLine(ref)
    this.#names = Math.min(WIDEST, Math.max(this.#names, displayWidth(name)))
    return padEnd(name, this.#names)
  }

  #exitLines(record: StepRecord): readonly string[] {
    const tail = this.#output.close(record.ref, isProblem(record))
    if (!isWatched(record)) return []
    const planned = this.#options.planned?.(record.ref)
    const row = watchedRow(record, planned)
    const standing = paintStanding(this.#paint, row.standing)(`${GLYPHS[row.standing]} ${padEnd(row.standing, 10)}`)
    const parts = [tookText(row).padStart(7), padEnd(row.word ?? '', 7)].map((part) => this.#paint.quiet(part))
    const came = [endedText(row), planned?.reason ?? ''].filter((part) => part !== '').join('; ')
    const line = `${standing}  ${this.#name(row.ref)}  ${parts.join('  ')}  ${oneLine(came)}`
    return [...tail, line.trimEnd()]
  }

  #openLines(): readonly string[] {
    const now = this.#options.now()
    const open = [...this.#live.open.values()].filter(isWork).map((record) => this.#openLine(record, now))
    return this.#run === undefined ? open : [...open, this.#footer(this.#run, open.length, now)]
  }

  #openLine(record: StepRecord, now: number): string {
    const attempt = lastAttempt(record)
    const tries = attemptsOf(record).length
    const due = dueOf(record)
    const state = due === undefined ? STATE_TEXT[record.state] : `${STATE_TEXT[record.state]} ${dueText(due, now)}`
    const parts = [
      durationText(now - workBeganAtMs(record)), ...(tries > 1 ? [`attempt ${String(tries)}`] : []),
      ...(attempt === undefined ? [] : [oneLine(actionText(attempt.actionName, attempt.args))]),
    ]
    const text = `${GLYPHS.open} ${padEnd(state, 10)}  ${this.#name(record.ref)}  ${parts.join('  ')}`
    return this.#paint.active(clip(text, this.#columns() - 1))
  }

  #footer(run: { readonly runId: string; readonly atMs: number }, open: number, now: number): string {
    const { open: _open, degraded: _degraded, ...over } = this.#live.tally
    const done = Object.values(over).reduce((sum, count) => sum + count, 0)
    const text = `${oneLine(run.runId)}  ${durationText(now - run.atMs)}  ${String(done)} over, ${String(open)} under way`
    return this.#paint.quiet(clip(text, this.#columns() - 1))
  }
}
