import type { EventOf, EventType, RunEvent } from '../../model/run-event.ts'
import { actionText, resultText } from './action-text.ts'
import { ERROR_TEXT, suspensionText } from './plain-words.ts'

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

/** What an event says, for somebody who reads the log from top to bottom. */
const SAY: { readonly [T in EventType]: Say<T> } = {
  runStarted: ({ payload }) => `run of ${payload.flowId} begins`,
  runResumed: ({ segment }) => `resumed, segment ${String(segment)}`,
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
  stepExited: ({ payload }) => withReason(payload.state === 'judged' ? 'ends' : payload.state, payload.reason),
  stepAdopted: ({ payload }) => withReason(`kept (${payload.class})`, payload.reason),
  callFramePushed: ({ payload }) => `calls ${payload.flowId}`,
  callFramePopped: ({ payload }) => `returns${payload.verdict === undefined ? '' : ` ${payload.verdict}`}`,
  handlerTriggered: ({ payload }) => `${payload.hook} handler of the ${payload.level}: ${payload.disposition}`,
  humanRequested: ({ payload }) => `asks: ${payload.prompt}`,
  humanResponded: ({ payload: { settledAs, actor, decision, note } }) => (settledAs === 'timedOut' ? 'nobody answered in time'
    : withReason(decision === undefined ? `${actor} answers` : `${actor} answers ${decision}`, note)),
  retryScheduled: ({ payload }) => `attempt ${String(payload.attempt)} follows: ${payload.why}`,
  retryClaimed: ({ payload }) => `retry ${payload.state}${payload.manual ? ' by a person' : ''}, attempt ${String(payload.attempt)}`,
  continuationTriggered: ({ payload }) => `continues unfinished work (${payload.status}), run ${String(payload.attempt)}`,
  sessionChanged: ({ payload }) => `session of ${payload.provider}: ${payload.change}`,
  timerArmed: () => 'waits for its time',
  timerFired: () => 'its time has come',
  artifactStored: ({ payload }) => `stores ${payload.name}: ${payload.files.map((file) => file.path).join(', ')}`,
  artifactRestored: ({ payload }) => `restores ${payload.path}`,
}

/** One line about an event, without its place and time. Not cut to a length. */
export function eventText(event: RunEvent): string {
  return (SAY[event.type] as Say<EventType>)(event)
}
