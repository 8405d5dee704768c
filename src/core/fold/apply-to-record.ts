import { given } from '../../base/given.ts'
import type { Handling, RequestRow, StepRecord } from '../../model/checkpoint.ts'
import type { AssertionOutcome, EventOf, EventType, RunEvent } from '../../model/run-event.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import { stepIdOf } from '../path/instance-ref.ts'
import { resetContinuation, triggerContinuation } from '../continuation/continuation-state.ts'
import { FoldError } from './fold-error.ts'
import { bindingName } from '../handle/binding-name.ts'
import { questionDigest } from '../handle/question-digest.ts'
import { recordIntent, recordSettle } from './ledger.ts'

type Apply<T extends EventType> = (record: StepRecord, event: EventOf<T>) => StepRecord

// What each event makes of an open (or, for the last two, settled) record. The state is the last thing that happened.
const APPLY: { readonly [T in EventType]?: Apply<T> } = {
  preflightProbed: ({ handling: _over, ...record }, event) => ({
    ...record, state: probedState(record, event.payload.holds),
    probe: { seq: event.seq, holds: event.payload.holds, results: event.payload.results },
  }),
  actionIntent: recordIntent,
  actionSettled: recordSettle,
  observationRecorded: (record, event) => ({
    ...record, state: event.payload.which === 'probe' ? record.state : 'observing',
    observations: [...record.observations, { seq: event.seq, payload: event.payload }],
  }),
  assertionEvaluated: (record, event) => ({
    ...record, state: record.exit === undefined ? 'asserting' : record.state,
    assertions: assertedWith(record, event.payload.outcome), judging: true,
  }),
  verdictRecorded: ({ judging, handling: _over, continuation, ...record }, event) => {
    const inForce = record.verdict?.seq
    if (event.payload.supersedes !== inForce) throw new FoldError(event, `it supersedes a verdict other than ${String(inForce ?? 'none')}`)
    return {
      ...record, state: record.exit === undefined ? 'judged' : record.state, verdict: { seq: event.seq, ...event.payload },
      verdictCount: record.verdictCount + 1, assertions: judging === true ? record.assertions : [],
      ...given('continuation', event.payload.unfinished && continuation),
    }
  },
  stepExited: ({ claim: _claim, continuation: _over, ...record }, event) => {
    const { state, output, endsBody: _e, tornDown: _t, goesOn, ...rest } = event.payload
    const exit = { seq: event.seq, atMs: event.atMs, ...rest }
    return { ...record, state, ...given('goesOn', goesOn), ...outputOf(record, output), exit }
  },
  callFramePushed: (record, event) => {
    const { flowId, irHash } = event.payload
    const { handling } = record
    if (record.kind !== 'call' && handling !== undefined) return { ...record, handling: { ...handling, frame: { flowId, irHash } } }
    return { ...record, state: 'acting', frame: { flowId, irHash } }
  },
  callFramePopped: (record, event) => {
    const { handling } = record
    if (record.kind !== 'call' && handling?.frame !== undefined) {
      return { ...record, handling: { ...handling, frame: { ...handling.frame, popped: event.payload } } }
    }
    if (record.frame === undefined) throw new FoldError(event, 'no frame was pushed')
    return { ...record, state: 'settling', frame: { ...record.frame, popped: event.payload } }
  },
  handlerTriggered: recordTrigger,
  humanRequested: (record, event) => {
    const { requestId, kind, mode, decisions, callId } = event.payload
    const about = kind === 'uncertain' ? {} : { mode, ...given('decisions', decisions) }
    const asked = kind === 'escalation' ? { asked: questionDigest(event.payload) } : {}
    const row = { requestId, seq: event.seq, kind, ...about, ...asked, ...given('callId', callId) }
    return { ...record, state: 'awaitingHuman', requests: [...record.requests ?? [], row] }
  },
  humanResponded: recordAnswer,
  retryScheduled: (record, event) => {
    const { attempt, dueAtMs, why, promptId } = event.payload
    return { ...record, state: 'awaitingRetry', retry: { attempt, dueAtMs, why, ...given('promptId', promptId) } }
  },
  retryClaimed: recordClaim,
  continuationTriggered: recordContinuation,
  sessionChanged: (record) => record,
  timerArmed: (record, event) => ({ ...record, state: 'awaitingTimer', timer: event.payload }),
  timerFired: (record, event) => {
    if (record.timer?.timerId !== event.payload.timerId || record.timer.fired === true) throw new FoldError(event, 'no such timer is armed')
    return { ...record, state: 'ready', timer: { ...record.timer, fired: true } }
  },
  artifactStored: (record, { seq, payload }) => ({
    ...record, artifacts: [...(record.artifacts ?? []).filter((row) => row.name !== payload.name), { seq, ...payload }],
  }),
  artifactRestored: (record) => record,
}

/** The first one of a verdict to come takes the place of all that an earlier verdict rested on. */
const assertedWith = ({ assertions, judging }: StepRecord, outcome: AssertionOutcome): StepRecord['assertions'] =>
  (judging === true ? [...assertions.filter((row) => row.assertId !== outcome.assertId), outcome] : [outcome])

/** One claim at a time; what is given back or skipped was never spent. */
function recordClaim({ claim, ...record }: StepRecord, event: EventOf<'retryClaimed'>): StepRecord {
  const { attempt, promptId, manual, from, context, allow, reason, state, mode = 'extra' } = event.payload
  if (state !== 'claimed') {
    // It may have ended with its span already.
    if (claim !== undefined && claim.promptId !== promptId) throw new FoldError(event, 'another retry is taken on')
    return record
  }
  if (claim !== undefined) throw new FoldError(event, 'another retry is taken on already')
  return {
    ...record, claim: {
      seq: event.seq, attempt, promptId, mode, manual, ...given('allow', allow), ...given('reason', reason), ...given('from', from),
      ...given('context', context),
    },
  }
}

function recordAnswer(record: StepRecord, event: EventOf<'humanResponded'>): StepRecord {
  const { requestId, final, settledAs } = event.payload
  const request = record.requests?.find((row) => row.requestId === requestId)
  if (request === undefined || request.answered !== undefined) throw new FoldError(event, 'no such request is pending')
  if (!final) return record
  const answered: RequestRow = {
    ...request, answered: event.seq, ...answerOf(event), ...(settledAs === 'timedOut' ? { timedOut: true } : {}),
    ...(settledAs === 'withdrawn' ? { withdrawn: true } : {}),
  }
  const requests = (record.requests ?? []).map((row) => (row === request ? answered : row))
  return { ...record, state: answeredState(record, request.kind), requests }
}

const answerOf = ({ payload: { decision, input, actor, evidence } }: EventOf<'humanResponded'>): Partial<RequestRow> =>
  ({ ...given('decision', decision), ...given('input', input), actor, ...given('evidence', evidence) })

/** What a run left unfinished takes the place of what the one before left. */
function recordContinuation(record: StepRecord, event: EventOf<'continuationTriggered'>): StepRecord {
  const { attempt, signature, ...result } = event.payload
  const before = record.continuation
  const state = triggerContinuation(before ?? resetContinuation(), result)
  if (state.continuationAttempt !== attempt) throw new FoldError(event, `it is continuation ${String(state.continuationAttempt)}`)
  const alike = signature !== undefined && before?.signature === signature ? before.alike + 1 : 1
  return { ...record, continuation: { ...state, seq: event.seq, ...given('signature', signature), alike } }
}

/** Where an instance stands once it has its answer: a handler's question leads back to where the handler was asked. */
function answeredState({ handling }: StepRecord, kind: RequestRow['kind']): StepRecord['state'] {
  switch (kind) {
    case 'uncertain': return 'acting'
    case 'supervision': return 'probing'
    case 'escalation': return handling?.hook === 'onResumeDrift' ? 'drifted' : 'judged'
    default: return 'asserting'
  }
}

/** What a handler does, noted where the handler is asked: nothing else moves by it. */
function recordTrigger(record: StepRecord, { seq, payload }: EventOf<'handlerTriggered'>): StepRecord {
  const { hook, n } = payload
  const disposition = payload.disposition as Handling['disposition']
  const binding = bindingName(payload)
  const acts = hook !== 'onResumeDrift' && (disposition === 'retry' || disposition === 'repair')
  return {
    ...record, triggers: { ...record.triggers, [binding]: n }, handling: { seq, binding, hook, disposition, n },
    ...(acts ? { again: { seq, binding, n } } : {}), ...(disposition === 'continue' ? { goesOn: true } : {}),
  }
}

const PROBED: ReadonlySet<StepRecord['state']> = new Set(['drifted', 'ready', 'judged', 'awaitingRetry'])

function probedState({ state }: Pick<StepRecord, 'state'>, holds: boolean | null): StepRecord['state'] {
  if (holds === false) return 'drifted'
  return PROBED.has(state) ? 'probing' : state
}

/** Events that also apply to a record whose span has ended. */
const AFTER_EXIT: readonly EventType[] = [
  'verdictRecorded', 'assertionEvaluated', 'artifactStored', 'artifactRestored', 'retryClaimed', 'observationRecorded',
]

function outputOf(record: StepRecord, output: StepRecord['output']): Pick<StepRecord, 'output'> {
  if (output !== undefined) return { output }
  const settled = record.ledger.findLast((row) => row.entry === record.entry)?.settled
  return settled?.terminal === 'succeeded' && settled.output !== undefined ? { output: settled.output } : {}
}

function enter(before: StepRecord | undefined, event: EventOf<'stepEntered'>, ref: InstanceRef): StepRecord {
  if (before !== undefined && before.exit === undefined) throw new FoldError(event, 'its span is already open')
  const { asOne, ...payload } = event.payload
  return {
    ref, runPath: event.runPath, stepId: stepIdOf(event.runPath), state: payload.resolvedInputs === null ? 'pending' : 'ready',
    position: event.seq, entry: (before?.entry ?? 0) + 1, enteredSeq: event.seq, enteredAtMs: event.atMs, segment: event.segment,
    observations: [], assertions: [], verdictCount: 0, ...payload, ...happenedBefore(before),
    ...given('asOneSeq', asOne === true ? event.seq : before?.asOneSeq),
  }
}

/** What an earlier entry did stays as it is. A retry that was taken on is of the entry that it asks for; only a dispatch spends it. */
const happenedBefore = (before: StepRecord | undefined): Pick<StepRecord, 'ledger' | 'artifacts' | 'givenUp' | 'claim'> => ({
  ledger: before?.ledger ?? [], ...given('artifacts', before?.artifacts), ...given('givenUp', before?.givenUp),
  ...given('claim', before?.kind === 'action' ? before.claim : undefined),
})

/** The instance's record after an event of its own. @throws FoldError */
export function applyToRecord(before: StepRecord | undefined, event: RunEvent, ref: InstanceRef): StepRecord {
  if (event.type === 'stepEntered') return enter(before, event, ref)
  const apply = APPLY[event.type] as Apply<EventType> | undefined
  if (apply === undefined) throw new FoldError(event, 'it belongs to the run, not to a step')
  if (before === undefined) throw new FoldError(event, 'the step was never entered')
  if (before.exit !== undefined && !AFTER_EXIT.includes(event.type)) throw new FoldError(event, 'its span is closed')
  return apply(before, event)
}
