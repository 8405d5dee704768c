import type { CheckpointView } from '../../model/checkpoint.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import type { Outcome } from '../../model/vocabulary.ts'
import { standingOf } from './outcome-of.ts'

/** What to type next, and why, when that is not obvious. */
export interface NextStep {
  /** A complete command line. */
  readonly command: string
  readonly note?: string
}

/** Why a run that is not finished is answered with its log: the one place that says so. */
const CANNOT_RESUME = 'this version cannot resume a run yet; its log is complete and a later version continues it'

const PLAIN_WORD = /^[A-Za-z0-9_./:@%+,=-]+$/

/** A word of a command line, quoted where a shell would read something into it. */
export const shellWord = (text: string): string => (PLAIN_WORD.test(text) ? text : `'${text.replaceAll('\'', '\'\\\'\'')}'`)

const runner = (...words: readonly string[]): string => ['runner', ...words.map(shellWord)].join(' ')

const inspect = (runId: string, problem: InstanceRef | undefined): NextStep =>
  ({ command: problem === undefined ? runner('report', runId) : runner('inspect', runId, problem) })

const resume = (runId: string): NextStep => ({ command: runner('log', runId), note: CANNOT_RESUME })

const NEXT: Readonly<Record<Outcome | 'running', (runId: string, problem: InstanceRef | undefined) => NextStep>> = {
  running: (runId) => ({ command: runner('log', runId, '-f') }),
  passed: inspect, unverified: inspect, failed: inspect, unknown: inspect, aborted: inspect,
  suspended: resume, awaitingHuman: resume, blocked: resume, gated: resume,
}

/**
 * The one command that goes on from here.
 * @param about.live a process holds the run's lease
 * @param about.problem the first instance that failed, is unknown or was aborted
 */
export function suggestNext(view: CheckpointView, about: { readonly live?: boolean; readonly problem?: InstanceRef } = {}): NextStep {
  return NEXT[standingOf(view, about.live === true).outcome](view.header.runId, about.problem)
}

/** The same for people, in one line. */
export const nextText = (next: NextStep): string => (next.note === undefined ? next.command : `${next.note}: ${next.command}`)
