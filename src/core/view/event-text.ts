import { isBusyReason } from '../../model/retry.ts'
import { isJsonObject, type JsonObject } from '../../base/json.ts'
import { ALIGN_CLASSES, CAUSES, type AlignClass, type Cause } from '../../model/alignment.ts'
import type { EventOf, EventPayload, EventType, RunEvent } from '../../model/run-event.ts'
import { PLAN_WORDS } from '../../model/vocabulary.ts'
import { instanceRef } from '../path/instance-ref.ts'
import { actionText, continuationText, resultText } from './action-text.ts'
import { artifactText } from './artifact-text.ts'
import { answerText, askText, handlerText, superviseText } from './people-text.ts'
import { BUSY_TEXT, causeText, CLASS_TEXT, ERROR_TEXT, suspensionText } from './plain-words.ts'

type Say<T extends EventType> = (event: EventOf<T>) => string

const onEntry = ({ kind, resolvedInputs }: EventOf<'stepEntered'>['payload']): string =>
  (resolvedInputs === null ? 'passed over' : `begins (${kind})`)

const probed = (holds: boolean): string => (holds ? 'entry check holds' : 'entry check does not hold')

const withReason = (text: string, reason: string | undefined): string => (reason === undefined ? text : `${text}: ${reason}`)
const degraded = (payload: { readonly degraded?: true }): string => (payload.degraded === true ? ' (degraded)' : '')

function observed({ parts, gaps, files }: EventOf<'observationRecorded'>['payload']): string {
  const seen = [...parts.map((part) => part.name), ...(files ?? []).map((file) => `${file.path} ${file.present ? 'present' : 'absent'}`)]
  return [...seen, ...gaps.map((gap) => `no ${gap.name} (${gap.reason})`)].join(', ') || 'nothing'
}

function countsText(counts: JsonObject | undefined): string {
  const words = PLAN_WORDS.map((word) => [word, counts?.[word]] as const)
  return words.flatMap(([word, count]) => (typeof count === 'number' && count > 0 ? [`${String(count)} ${word}`] : [])).join(', ')
}

const SESSION_TEXT: Readonly<Record<string, string>> = {
  accepted: 'the message is taken', delivered: 'the message is delivered', settled: 'the turn is over', spawned: 'its program is started',
  outcome: 'it is known what became of the session', stopped: 'its program is ended',
}

/** A session's change, with what of it is short. */
function sessionText({ provider, change, sessionId, data }: EventOf<'sessionChanged'>['payload']): string {
  const known = data !== undefined && 'inline' in data && isJsonObject(data.inline) ? Object.entries(data.inline) : []
  const facts = known.flatMap(([name, value]) => (typeof value === 'object' ? [] : [`${name} ${String(value)}`]))
  const about = [...sessionId === undefined ? [] : [sessionId], ...facts].join(', ')
  return `${provider}: ${SESSION_TEXT[change] ?? change}${about === '' ? '' : ` (${about})`}`
}

function claimText({ state, attempt, from = 'a person', why }: EventOf<'retryClaimed'>['payload']): string {
  switch (state) {
    case 'claimed': return `${from} retries it: attempt ${String(attempt)}`
    case 'returned': return `the retry is given back: ${isBusyReason(why) ? BUSY_TEXT[why] : 'it would have had to wait'}`
    case 'skipped': return 'the retry is skipped: the run was stopped before it began'
  }
}

/** What a person said to go past gates, in the order it is typed. */
function rulings({ allowMutatingReexec = [], forceReexecute = [], adopt = [], adoptRest, retry }: EventOf<'runResumed'>['payload']) {
  return [
    ...(retry === undefined ? [] : [`${retry} retried`]),
    ...allowMutatingReexec.map((ref) => `${ref} released`), ...forceReexecute.map((ref) => `${ref} forced`),
    ...adopt.map(({ ref, reason }) => `${ref} kept (${reason})`), ...(adoptRest === undefined ? [] : [`the rest kept (${adoptRest})`]),
  ]
}

function resumed({ segment, payload }: EventOf<'runResumed'>): string {
  const all = [countsText(payload.report?.counts), ...rulings(payload), superviseText(payload.supervise) ?? '']
  const parts = all.filter((part) => part !== '')
  return `resumed, segment ${String(segment)}${parts.length === 0 ? '' : `: ${parts.join(', ')}`}`
}

/** Classes of the alignment are no words for people. */
function adopted({ runPath, payload: { ref, class: found, cause, reason, unjudged } }: EventOf<'stepAdopted'>): string {
  const from = ref === instanceRef(runPath) ? 'kept' : `takes over what ${ref} did`
  const why = isCause(cause) ? causeText(cause) : isClass(found) && found !== 'clean' ? CLASS_TEXT[found] : undefined
  return withReason([from, why, unjudged && 'nothing judges it any more'].filter((part) => part !== undefined).join(', '), reason)
}

const isCause = (text: string | undefined): text is Cause => (CAUSES as readonly (string | undefined)[]).includes(text)
const isClass = (text: string): text is AlignClass => (ALIGN_CLASSES as readonly string[]).includes(text)

const exitWord = ({ state, completedIncomplete }: EventPayload<'stepExited'>): string => {
  if (completedIncomplete === true) return 'ends, accepted although unfinished'
  return state === 'judged' ? 'ends' : state
}

/** What an event says, for somebody who reads the log from top to bottom. */
const SAY: { readonly [T in EventType]: Say<T> } = {
  runStarted: ({ payload }) => withReason(`run of ${payload.flowId} begins`, superviseText(payload.supervise)),
  runResumed: resumed,
  runSuspended: ({ payload }) => `suspended: ${suspensionText(payload)}`,
  runFinished: ({ payload }) => withReason(`run ${payload.outcome}${degraded(payload)}`, payload.reason),
  runCancelled: ({ payload }) => withReason(`cancelled by ${payload.actor}`, payload.reason),
  stepEntered: ({ payload }) => payload.inputError === undefined
    ? onEntry(payload)
    : withReason(ERROR_TEXT[payload.inputError.errorClass], payload.inputError.message),
  preflightProbed: ({ payload: { holds } }) => (holds === null ? 'nothing was checked first' : probed(holds)),
  actionIntent: ({ payload }) => {
    const text = actionText(payload.actionName, payload.argsSnapshot)
    return payload.attempt > 1 ? `attempt ${String(payload.attempt)}: ${text}` : text
  },
  actionSettled: (event) => {
    const text = resultText({ ...event.payload, seq: event.seq, atMs: event.atMs })
    return event.payload.effect === 'unknown' ? `${text} (it may have happened)` : text
  },
  observationRecorded: ({ payload }) => `observed ${payload.which}: ${observed(payload)}`,
  assertionEvaluated: ({ payload: { outcome } }) =>
    withReason(`${outcome.verdict}${degraded(outcome)} ${outcome.assertId}`, outcome.reason),
  verdictRecorded: ({ payload }) => {
    const before = payload.supersedes === undefined ? '' : `, supersedes #${String(payload.supersedes)}`
    return withReason(`verdict ${payload.verdict}${degraded(payload)}${before}`, payload.reason)
  },
  stepExited: ({ payload }) => withReason(exitWord(payload), payload.reason),
  stepAdopted: adopted,
  callFramePushed: ({ payload }) => `calls ${payload.flowId}`,
  callFramePopped: ({ payload }) => `returns${payload.verdict === undefined ? '' : ` ${payload.verdict}`}`,
  handlerTriggered: ({ payload }) => handlerText(payload),
  humanRequested: ({ payload }) => askText(payload),
  humanResponded: ({ payload }) => answerText(payload),
  retryScheduled: ({ payload }) => `attempt ${String(payload.attempt)} follows: ${payload.why}`,
  retryClaimed: ({ payload }) => claimText(payload),
  continuationTriggered: ({ payload }) => continuationText(payload),
  sessionChanged: ({ payload }) => sessionText(payload),
  timerArmed: () => 'waits for its time',
  timerFired: () => 'its time has come',
  artifactStored: ({ payload }) => `keeps ${artifactText(payload)}`,
  artifactRestored: ({ payload }) => `restores ${payload.path}`,
}

/** One line about an event, without its place and time. Not cut to a length. */
export function eventText(event: RunEvent): string {
  return (SAY[event.type] as Say<EventType>)(event)
}
