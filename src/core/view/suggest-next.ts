import { isPast } from '../fold/store-now.ts'
import type { CheckpointView } from '../../model/checkpoint.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import type { Outcome } from '../../model/vocabulary.ts'
import { standingOf } from './outcome-of.ts'
import { runnerLine } from './shell-word.ts'

/** What to type next, and why, when that is not obvious. */
export interface NextStep {
  /** A complete command line. */
  readonly command: string
  readonly note?: string
}

/** What there is to know of a run besides its view. */
export interface NextAbout {
  /** A process holds the run's lease. */
  readonly live?: boolean
  /** Epoch milliseconds. */
  readonly nowMs?: number
  /** The first instance that failed, is unknown or was aborted. */
  readonly problem?: InstanceRef
  /** Instances with a dispatch that must not be repeated and has no recorded end. */
  readonly uncertain?: readonly InstanceRef[]
}

type Suggest = (runId: string, about: NextAbout, view: CheckpointView) => NextStep

const inspect: Suggest = (runId, { problem }) =>
  ({ command: problem === undefined ? runnerLine(['report', runId]) : runnerLine(['inspect', runId, problem]) })

const resume: Suggest = (runId) => ({ command: runnerLine(['resume', runId]) })

const suspended: Suggest = (runId, about, view) => {
  const { uncertain = [] } = about
  if (uncertain.length === 0 || !standingOf(view, false).processLost) return resume(runId, about, view)
  return { command: runnerLine(['plan', runId, '--ask']), note: askNote(uncertain) }
}

/** Names that fit in a line. */
const NAMED = 3

/** What asking after open dispatches does. */
export function askNote(refs: readonly InstanceRef[]): string {
  const named = refs.slice(0, refs.length > NAMED ? NAMED - 1 : NAMED)
  const rest = refs.length - named.length
  const [last = '', ...others] = [...named, ...rest === 0 ? [] : [`${String(rest)} more`]].reverse()
  const names = others.length === 0 ? last : `${others.reverse().join(', ')} and ${last}`
  return `asks what became of ${names} and changes nothing; then resume`
}

const blocked: Suggest = (runId, _about, { suspended: how }) =>
  ({ command: runnerLine(['resume', runId]), note: `once the entry check of ${how?.refs?.join(', ') ?? 'the step'} holds` })

/** What comes next while a person is asked. */
export const SEE_INBOX: NextStep = { command: runnerLine(['inbox']), note: 'shows the question and how to answer it; then resume' }

/** Who was not answered in time is asked no more: the run goes on with that. */
const awaitingHuman: Suggest = (runId, { nowMs }, { requests }) => {
  const isOver = nowMs !== undefined && requests.every(({ payload }) => isPast(payload.deadlineAtMs, nowMs))
  return isOver ? { command: runnerLine(['resume', runId]), note: 'nobody answered in time: it goes on with that' } : SEE_INBOX
}

const NEXT: Readonly<Record<Outcome | 'running', Suggest>> = {
  running: (runId) => ({ command: runnerLine(['log', runId, '-f']) }),
  passed: inspect, unverified: inspect, failed: inspect, unknown: inspect, aborted: inspect,
  suspended, blocked,
  awaitingHuman,
  gated: (runId) => ({ command: runnerLine(['plan', runId]), note: 'shows what would be repeated and how to release it' }),
}

/** The one command that goes on from here. */
export function suggestNext(view: CheckpointView, about: NextAbout = {}): NextStep {
  return NEXT[standingOf(view, about.live === true).outcome](view.header.runId, about, view)
}

/** The same for people, in one line. */
export const nextText = (next: NextStep): string => (next.note === undefined ? next.command : `${next.note}: ${next.command}`)
