import { given } from '../../base/given.ts'
import type { NoticeFailure } from '../../engine/run-handle.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import type { EventPayload, RunEvent } from '../../model/run-event.ts'
import { eventText } from '../../core/view/event-text.ts'
import { isProblem, isWork } from '../../core/view/step-standing.ts'
import { stepRow, type StepRow } from '../../core/view/step-row.ts'
import { wordDone, type PlannedWord } from '../../core/view/planned-word.ts'
import { durationText, timedText, untilText, withLocalTimes, type Zone } from '../render/time-text.ts'

/** Steps that people follow: those that do something, and any that is in trouble itself. */
export const isWatched = (record: StepRecord): boolean => isWork(record) || isProblem(record)

/** The row of a step in this segment, with the word of the plan. */
export function watchedRow(record: StepRecord, planned: PlannedWord | undefined): StepRow {
  const row = stepRow(record, 0)
  return { ...row, ...given('word', wordDone(row.word, planned)) }
}

/** What this segment did with a step, and why where that was planned: `rerun (it was changed)`. */
export const wordText = ({ word }: StepRow, planned: PlannedWord | undefined): string =>
  (planned?.reason === undefined || word === undefined ? word ?? '' : `${word} (${planned.reason})`)

/** How long a step took; empty for one that did nothing. */
export const tookText = ({ tookMs }: StepRow): string => (tookMs === undefined ? '' : durationText(tookMs))

/** What came of a step, in a few words: its result, its reason, how often it was tried. */
export function endedText(row: StepRow): string {
  const attempts = row.attempts > 1 ? `after ${String(row.attempts)} attempts` : undefined
  const held = row.standing === 'blocked' ? 'held back' : undefined
  return [row.result, row.reason ?? held, attempts].filter((part) => part !== undefined).join(', ')
}

/** That nobody was told of a question, and that it stands all the same. */
export function noticeFailedText({ notifier, refs, problem }: NoticeFailure): string {
  const [asks, stand] = refs.length === 1 ? ['asks', 'the question stands'] : ['ask', 'the questions stand']
  return `notifier ${notifier} could not tell what ${refs.join(', ')} ${asks}: ${problem}; ${stand}, runner inbox shows how to answer`
}

const SAID: ReadonlySet<RunEvent['type']> = new Set([
  'runResumed', 'actionIntent', 'retryScheduled', 'retryClaimed', 'handlerTriggered', 'humanRequested', 'humanResponded', 'timerArmed',
  'continuationTriggered', 'sessionChanged', 'artifactRestored', 'stepAdopted', 'runSuspended', 'runCancelled',
])

const judgedAgain = ({ verdict, reason }: EventPayload<'verdictRecorded'>): string =>
  `judged again: ${verdict}${reason === undefined ? '' : `, ${reason}`}`

/** What an event says while a run goes on; undefined for those that the end of a step sums up. */
export function eventLine(event: RunEvent, zone: Zone): string | undefined {
  if (event.type === 'runStarted') return eventText(event).replace('run of ', () => `run ${event.runId} of `)
  if (event.type === 'verdictRecorded') return event.payload.supersedes === undefined ? undefined : judgedAgain(event.payload)
  if (event.type === 'preflightProbed') return event.payload.holds === false ? eventText(event) : undefined
  return SAID.has(event.type) ? withTimes(event, zone) : undefined
}

/** With the times that it tells of. */
function withTimes(event: RunEvent, zone: Zone): string {
  const text = eventText(event)
  if (event.type === 'timerArmed' || event.type === 'retryScheduled') return timedText(text, event.payload.dueAtMs, event.atMs, zone)
  const until = event.type === 'humanRequested' ? event.payload.deadlineAtMs : undefined
  if (until !== undefined) return untilText(text, until, event.atMs, zone)
  return event.type === 'runSuspended' ? withLocalTimes(text, event.atMs, zone) : text
}
