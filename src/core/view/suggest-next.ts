import { given } from '../../base/given.ts'
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
  /** What the newest segment asked people about before it acted: a resume says it again. */
  readonly supervise?: string
  /** The store that commands are to name. */
  readonly store?: string
}

interface Suggestion { readonly words: readonly string[]; readonly note?: string }
type Suggest = (runId: string, about: NextAbout, view: CheckpointView) => Suggestion

const inspect: Suggest = (runId, { problem }) =>
  ({ words: problem === undefined ? ['report', runId] : ['inspect', runId, problem] })

const resume: Suggest = (runId) => ({ words: ['resume', runId] })

const suspended: Suggest = (runId, about, view) => {
  const { uncertain = [] } = about
  if (uncertain.length === 0 || !standingOf(view, false).processLost) return resume(runId, about, view)
  return { words: ['plan', runId, '--ask'], note: askNote(uncertain) }
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
  ({ words: ['resume', runId], note: `once the entry check of ${how?.refs?.join(', ') ?? 'the step'} holds` })

/** What comes next while a person is asked. */
const SEE_INBOX: Suggestion = { words: ['inbox'], note: 'shows the question and how to answer it; then resume' }

/** Who was not answered in time is asked no more: the run goes on with that. */
const awaitingHuman: Suggest = (runId, { nowMs }, { requests }) => {
  const isOver = nowMs !== undefined && requests.every(({ payload }) => isPast(payload.deadlineAtMs, nowMs))
  return isOver ? { words: ['resume', runId], note: 'nobody answered in time: it goes on with that' } : SEE_INBOX
}

const NEXT: Readonly<Record<Outcome | 'running', Suggest>> = {
  running: (runId) => ({ words: ['log', runId, '-f'] }),
  passed: inspect, unverified: inspect, failed: inspect, unknown: inspect, aborted: inspect,
  suspended, blocked,
  awaitingHuman,
  gated: (runId) => ({ words: ['plan', runId], note: 'shows what would be repeated and how to release it' }),
}

function nextStep({ words, note }: Suggestion, { supervise, store }: NextAbout): NextStep {
  const [again, where] = [supervise === undefined ? [] : ['--supervise', supervise], store === undefined ? [] : ['--store', store]]
  const isResume = words[0] === 'resume' || words[0] === 'plan'
  return { command: runnerLine([...words, ...isResume ? again : [], ...where]), ...given('note', note) }
}

/** What to do about questions, before anything else. */
export const seeInbox = (about: Pick<NextAbout, 'store'>): NextStep => nextStep(SEE_INBOX, about)

/** The one command that goes on from here. */
export function suggestNext(view: CheckpointView, about: NextAbout = {}): NextStep {
  return nextStep(NEXT[standingOf(view, about.live === true).outcome](view.header.runId, about, view), about)
}

/** The same for people, in one line. */
export const nextText = (next: NextStep): string => (next.note === undefined ? next.command : `${next.note}: ${next.command}`)
