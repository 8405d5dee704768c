import type { Planned } from '../../core/view/planned-word.ts'
import type { ReportView } from '../../core/view/report.ts'
import type { LiveNote, RunResult } from '../../engine/run-handle.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import type { Zone } from '../render/time-text.ts'

/** Something that takes text: a stream, or a test's list. */
export interface TextSink { write(text: string): unknown }

/** What is shown of a command's output while a run goes on. */
export const OUTPUT_MODES = ['stream', 'on-failure', 'none'] as const
export type OutputMode = (typeof OUTPUT_MODES)[number]

export interface ReporterOptions {
  /** Data only. */
  readonly stdout: TextSink
  /** Progress and prose. */
  readonly stderr: TextSink
  /** Columns and rows of the terminal behind `stderr`, asked at every drawing. */
  readonly columns: () => number
  readonly rows: () => number
  readonly color: boolean
  readonly output: OutputMode
  readonly env: Readonly<Record<string, string | undefined>>
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly zone: Zone
  readonly appendFile: (path: string, text: string) => void
  /** Instances that a resume goes on with: their beginning is not shown again, their end is. */
  readonly open?: readonly StepRecord[]
  /** It is one of several that are shown at once: its end is told in a line where nothing is to be looked at. */
  readonly among?: true
  /** Absent for a fresh run: everything in it runs. */
  readonly planned?: Planned
}

/** How a segment ended, with the whole run as a report. */
export interface RunEnding { readonly result: RunResult; readonly report: ReportView }

/** Shows a run while it goes on and when it has ended. */
export interface Reporter {
  /** Called for every event and every line of output, in order. */
  note(note: LiveNote): void
  /** A remark of the runner itself: prose, one line. */
  say(text: string): void
  /** Lines that stay, as they are. */
  show(lines: readonly string[]): void
  /** Somebody is about to be asked: what is drawn goes away until the run goes on. */
  pause(): void
  /** Time has passed: draw elapsed times anew. */
  tick(): void
  end(ending: RunEnding): void
}
