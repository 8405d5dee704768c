import { pendingIntent, retryDueAt } from '../core/fold/ledger.ts'
import type { Facts, MachineEvent } from './machine-event.ts'

// Transitions that several machines share: how an entry begins, how judging begins.

type Of = { readonly event: MachineEvent }

export const observeToJudge = { type: 'observeWorld', params: { purpose: 'judge' } } as const
export const observeToProbe = { type: 'observeWorld', params: { purpose: 'probe' } } as const
export const restAsked = { type: 'rest', params: { because: 'asked' } } as const
export const restHeld = { type: 'rest', params: { because: 'held' } } as const

const chainIndexOf = (facts: Facts): number => {
  const { after } = facts
  if (after?.kind === 'chain' || after?.kind === 'retry') return after.chainIndex
  return facts.record?.ledger.findLast((row) => row.entry === facts.record?.entry)?.chainIndex ?? 0
}
export const intend = { type: 'intend', params: ({ event }: Of) => ({ chainIndex: chainIndexOf(event.facts) }) } as const
const pendingCall = ({ event }: Of): { readonly callId: string } => {
  const { record } = event.facts
  return { callId: (record === undefined ? undefined : pendingIntent(record))?.callId ?? '' }
}
export const dispatch = { type: 'dispatchAction', params: pendingCall } as const
export const attach = { type: 'attachCall', params: pendingCall } as const
export const scheduleRetry = {
  type: 'scheduleRetry', params: ({ event }: Of) => {
    const { after } = event.facts
    if (after?.kind !== 'retry') return { attempt: 1, delayMs: 0, why: '' }
    return { attempt: after.attempt, delayMs: after.delayMs, why: after.why }
  },
} as const
export const armRetry = {
  type: 'armTimer', params: ({ event }: Of) => ({ dueAtMs: event.facts.record === undefined ? 0 : retryDueAt(event.facts.record) }),
} as const
export const armWait = { type: 'armTimer', params: ({ event }: Of) => ({ dueAtMs: event.facts.record?.timer?.dueAtMs ?? 0 }) } as const
export const judgeFired = { guard: 'fired', actions: 'judge' } as const
export const continueBody = {
  type: 'continueBody', params: ({ event }: Of) => {
    const { body } = event.facts
    return { body: body?.name ?? 'body', next: body?.next ?? { kind: 'wait' as const } }
  },
} as const
export const openBody = (body: string) => ({ type: 'continueBody', params: { body, next: { kind: 'enter', index: 0 } } }) as const

/** An entry: unusable inputs are judged at once; an entry check comes first; then what the kind does. */
export const entering = <const T extends readonly object[]>(...start: T) => [
  { guard: 'inputsInvalid', target: 'ready', actions: 'judge' }, { guard: 'probesWorld', target: 'ready', actions: observeToProbe },
  { guard: 'probes', target: 'ready', actions: 'probe' }, ...start,
] as const

/** What judging needs first: a look at the world, material that must be fetched, or nothing more. */
export const judging = <const T extends string>(target: T) => [
  { guard: 'judgeNeedsWorld', target, actions: observeToJudge }, { guard: 'needsMaterial', target, actions: 'gatherMaterial' },
  { target, actions: 'judge' },
] as const

export const judgingObserved = <const T extends string>(target: T) => [
  { guard: 'needsMaterial', target, actions: 'gatherMaterial' }, { target, actions: 'judge' },
] as const

/** A probe's result: drifted, which its handlers are asked about, or what the kind does next. */
export const probed = <const T extends readonly object[]>(...start: T) => [
  { guard: 'probeFails', target: 'drifted', actions: 'handle' }, ...start,
] as const

const probeAgain = [{ guard: 'probesWorld', actions: observeToProbe }, { actions: 'probe' }] as const

/** What handlers do about a step that waits for one: they are asked, ask a person, or end. */
const handled = <const T extends string>(here: T) => ({
  handlerTriggered: { target: here, actions: 'handle' }, humanRequested: { target: 'awaitingHuman', actions: restAsked },
  stepExited: { target: 'judged', actions: 'note' },
}) as const

const openRepair = { type: 'openRepair', params: {} } as const

/** Beside that, of a step that may act again: it waits for its time, or for the flow that repairs, and goes on. */
const repaired = <const T extends string>(here: T) => ({
  retryScheduled: { target: 'awaitingRetry', actions: armRetry }, callFramePushed: { target: here, actions: openRepair },
  childLeft: [
    { guard: 'bodyWaits', actions: 'note' }, { guard: 'bodyGoesOn', actions: continueBody },
    { guard: 'entersFinally', actions: { type: 'openRepair', params: { phase: 'finally' } } }, { actions: 'popFrame' },
  ],
  callFramePopped: { target: here, actions: 'handle' },
}) as const

/** A drifted step probes again when it is recovered; it leaves only by probing well or by being closed. */
export const drifted = <const T extends readonly object[]>(...start: T) => ({
  on: {
    observationRecorded: { actions: 'probe' }, preflightProbed: [...probed(...start)], ...handled('drifted'),
    recovered: [{ guard: 'handling', actions: 'handle' }, ...probeAgain], reentered: [...probeAgain],
  },
}) as const

/** The same of a step that a handler may repair. */
export const hostDrifted = <const T extends readonly object[]>(...start: T) => ({
  on: { ...drifted(...start).on, ...repaired('drifted') },
}) as const

/** The way out, the same for every kind. */
export const leavingOn = {
  assertionEvaluated: { target: 'asserting', actions: 'note' }, verdictRecorded: { target: 'judged', actions: 'handle' },
  stepExited: { target: 'judged', actions: 'note' },
} as const
const asserting = { on: { ...leavingOn, recovered: { actions: 'judge' } } } as const
const judged = { on: { ...leavingOn, ...handled('judged'), recovered: { actions: 'handle' } } } as const

/** While a person is asked: first what the kind makes of an answer, then what its handlers do. */
const awaitingHuman = <const T extends readonly object[]>(...own: T) => ({
  on: {
    humanResponded: [
      { guard: 'answerHolds', target: 'awaitingHuman', actions: restAsked }, ...own,
      { guard: 'answersDrift', target: 'drifted', actions: 'handle' }, { guard: 'answersHandler', target: 'judged', actions: 'handle' },
    ],
    stepExited: { target: 'judged', actions: 'note' }, recovered: [
      { guard: 'asksOtherwise', actions: 'withdraw' }, { guard: 'overdue', actions: 'timeOut' }, { actions: restAsked },
    ],
  },
}) as const

export const leaving = { asserting, judged, awaitingHuman: awaitingHuman() } as const

/** The way out of a step that a handler may let act, look or ask again: how it begins again, and what it makes of an answer of its own. */
export const hostLeaving = <
  const B extends readonly object[], const E extends Record<string, unknown>, const A extends readonly object[],
>(again: B, events: E, ...answers: A) => ({
  asserting, awaitingHuman: awaitingHuman(...answers),
  judged: { on: { ...judged.on, ...repaired('judged'), ...events, reentered: [...entryAgain(again)] } },
  awaitingRetry: {
    on: {
      ...leavingOn, ...events, reentered: [...entryAgain(again)], retryClaimed: { actions: armRetry }, recovered: { actions: armRetry },
    },
  },
}) as const

const entryAgain = <const T extends readonly object[]>(again: T) => [
  { guard: 'probesWorld', actions: observeToProbe }, { guard: 'probes', actions: 'probe' }, ...again,
] as const

/** A container that is asked again what it was about to do, before its entry check or after it. */
export const goingOn = [
  { guard: 'inputsInvalid', actions: 'judge' }, { guard: 'probesWorld', actions: observeToProbe }, { guard: 'probes', actions: 'probe' },
  { actions: 'resumeBody' },
] as const

/** A container while one of its bodies runs: it hears of every child that leaves. */
export const holdingBody = <const T extends readonly object[]>(...ended: T) => ({
  childLeft: [
    { guard: 'leftUntaken', actions: 'note' }, { guard: 'bodyWaits', actions: 'note' },
    { guard: 'bodyGoesOn', actions: continueBody }, ...ended,
  ],
  recovered: { actions: 'resumeBody' }, ...leavingOn,
}) as const
