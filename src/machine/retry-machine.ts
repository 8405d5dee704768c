import { setup, transition } from 'xstate'
import { invariant } from '../base/never.ts'
import type { BusyReason, NothingFailed, RetryOrigin, RetryState } from '../model/retry.ts'
import type { RetryMode } from '../model/run-event.ts'

// One unit between its attempts: at most one attempt is taken on at a time, by the timer or by a person; what is refused changes nothing;
// a stop wins up to the start.

/** What the guards ask. */
export interface RetryFacts {
  /** On `unitFailed`: another attempt could come out otherwise; on it and `turnEnded`: automatic attempts are left. */
  readonly retryable?: boolean
  readonly automaticLeft?: boolean
  /** On `turnEnded`: the unit did not fail again. */
  readonly passed?: boolean
  /** On `retryAsked` and `timerFired`: an attempt would have to wait, for this. */
  readonly busy?: BusyReason
  /** While claimed: the state that the claim was taken on in. */
  readonly origin?: RetryOrigin
  /** On `unitLeft`, and while gone: why it can no longer be retried. */
  readonly why?: NothingFailed
}

export interface RetryEvent {
  readonly type: 'unitFailed' | 'attemptScheduled' | 'timerFired' | 'retryAsked' | 'dispatchRecorded' | 'dispatchRefused' | 'stopAsked'
    | 'turnEnded' | 'unitLeft' | 'unitEntered'
  readonly facts: RetryFacts
}

export type RetryEffect =
  | { readonly type: 'scheduleAttempt' }
  | { readonly type: 'claimAttempt'; readonly mode: RetryMode }
  | { readonly type: 'recordFired' }
  /** The claim is given back; `rearm`: the attempt waits for its time again. */
  | { readonly type: 'giveBack'; readonly rearm?: true }
  | { readonly type: 'withdrawAttempt' }
  /** Keep in mind why it can no longer be retried. */
  | { readonly type: 'remember'; readonly why: NothingFailed }
  | { readonly type: 'answerBusy'; readonly reason: BusyReason }
  | { readonly type: 'answerNothingFailed'; readonly why: NothingFailed }

type Of = { readonly event: RetryEvent }
type Params<T extends RetryEffect['type']> = Omit<Extract<RetryEffect, { type: T }>, 'type'>
const effect = <T extends RetryEffect['type']>() => (_: unknown, _params: Params<T>): void => undefined
const nothing = (): void => undefined

const retrySetup = setup({
  types: { context: {}, events: {} as RetryEvent },
  guards: {
    retryable: ({ event }: Of) => event.facts.retryable === true,
    schedules: ({ event }: Of) => event.facts.retryable === true && event.facts.automaticLeft === true,
    busy: ({ event }: Of) => event.facts.busy !== undefined,
    passed: ({ event }: Of) => event.facts.passed === true,
    automaticLeft: ({ event }: Of) => event.facts.automaticLeft === true,
    fromWaiting: ({ event }: Of) => event.facts.origin === 'waiting',
    fromUnplanned: ({ event }: Of) => event.facts.origin === 'unplanned',
    fromStopped: ({ event }: Of) => event.facts.origin === 'stopped',
  },
  actions: {
    scheduleAttempt: nothing, claimAttempt: effect<'claimAttempt'>(), recordFired: nothing, giveBack: effect<'giveBack'>(),
    withdrawAttempt: nothing, remember: effect<'remember'>(), answerBusy: effect<'answerBusy'>(),
    answerNothingFailed: effect<'answerNothingFailed'>(), note: nothing, ignoreStale: nothing,
  },
})

const claim = (mode: RetryMode) => ({ type: 'claimAttempt', params: { mode } }) as const
const answerBusy = { type: 'answerBusy', params: ({ event }: Of) => ({ reason: event.facts.busy ?? 'retry_in_flight' }) } as const
const inFlight = { type: 'answerBusy', params: { reason: 'retry_in_flight' } } as const
const nothingFailed = (why: NothingFailed) => ({ type: 'answerNothingFailed', params: { why } }) as const
const whyGone = { type: 'answerNothingFailed', params: ({ event }: Of) => ({ why: event.facts.why ?? 'ended' }) } as const
const rememberWhy = { type: 'remember', params: ({ event }: Of) => ({ why: event.facts.why ?? 'ended' }) } as const
const remember = (why: NothingFailed) => ({ type: 'remember', params: { why } }) as const
const giveBack = { type: 'giveBack', params: {} } as const
const giveBackWaiting = { type: 'giveBack', params: { rearm: true } } as const

const leaving = { target: 'gone', actions: rememberWhy } as const
/** By hand: an attempt beside the automatic ones. */
const asked = [{ guard: 'busy', actions: answerBusy }, { target: 'claimed', actions: claim('extra') }] as const
const resting = { retryAsked: [...asked], unitLeft: leaving, unitEntered: { target: 'running', actions: 'note' } } as const
const stale = { actions: 'ignoreStale' } as const

const retryMachine = retrySetup.createMachine({
  id: 'retry', context: {}, initial: 'running',
  states: {
    running: {
      on: {
        unitFailed: [
          { guard: 'schedules', target: 'unplanned', actions: 'scheduleAttempt' },
          { guard: 'retryable', target: 'givenUp', actions: 'note' }, { target: 'gone', actions: remember('not_retryable') },
        ],
        retryAsked: { actions: nothingFailed('running') }, unitLeft: leaving, stopAsked: { actions: 'note' }, timerFired: stale,
      },
    },
    unplanned: {
      on: {
        ...resting, attemptScheduled: { target: 'waiting', actions: 'note' }, stopAsked: { target: 'stopped', actions: 'withdrawAttempt' },
        timerFired: stale,
      },
    },
    waiting: {
      on: {
        timerFired: [{ guard: 'busy', actions: 'note' }, { target: 'claimed', actions: claim('firedWaiting') }],
        retryAsked: [{ guard: 'busy', actions: answerBusy }, { target: 'claimed', actions: claim('firedWaiting') }],
        stopAsked: { target: 'stopped', actions: 'withdrawAttempt' }, unitLeft: leaving,
        unitEntered: { target: 'running', actions: 'note' },
      },
    },
    /** Automatic attempts ended by a stop, or used up: a person may still have one. */
    stopped: { on: { ...resting, stopAsked: { actions: 'note' }, timerFired: stale } },
    givenUp: { on: { ...resting, stopAsked: { actions: 'note' }, timerFired: stale } },
    claimed: {
      on: {
        dispatchRecorded: { target: 'sent', actions: 'recordFired' },
        dispatchRefused: [
          { guard: 'fromWaiting', target: 'waiting', actions: giveBackWaiting },
          { guard: 'fromUnplanned', target: 'unplanned', actions: giveBack },
          { guard: 'fromStopped', target: 'stopped', actions: giveBack }, { target: 'givenUp', actions: giveBack },
        ],
        stopAsked: { target: 'stopped', actions: nothingFailed('skipped') },
        unitLeft: { target: 'gone', actions: [rememberWhy, nothingFailed('skipped')] },
        retryAsked: { actions: inFlight }, timerFired: stale,
      },
    },
    sent: {
      on: {
        turnEnded: [
          { guard: 'passed', target: 'gone', actions: remember('resumed') },
          { guard: 'automaticLeft', target: 'unplanned', actions: 'scheduleAttempt' }, { target: 'givenUp', actions: 'note' },
        ],
        retryAsked: { actions: inFlight }, unitLeft: leaving, stopAsked: { actions: 'note' }, timerFired: stale,
      },
    },
    gone: {
      on: {
        retryAsked: { actions: whyGone }, unitEntered: { target: 'running', actions: 'note' }, timerFired: stale, stopAsked: stale,
        unitLeft: stale,
      },
    },
  },
})

type Chosen = ReturnType<typeof retryMachine.getTransitionData>[number]

const effectOf = (action: Chosen['actions'][number], event: RetryEvent): readonly RetryEffect[] => {
  const { type, params } = typeof action === 'string' ? { type: action, params: undefined } : action as {
    readonly type: string; readonly params?: object | ((of: Of) => object)
  }
  if (type === 'note' || type === 'ignoreStale') return []
  return [{ type, ...typeof params === 'function' ? params({ event }) : params } as RetryEffect]
}

/** One step of a unit. Pure. Throws for an event that the state does not know: a defect of this program. */
export function advanceRetry(
  state: RetryState, event: RetryEvent,
): { readonly state: RetryState; readonly effects: readonly RetryEffect[] } {
  const snapshot = retryMachine.resolveState({ value: state, context: {} })
  const [chosen] = retryMachine.getTransitionData(snapshot, event)
  invariant(chosen !== undefined, `a unit that is ${state} does not accept ${event.type}`)
  const [next] = transition(retryMachine, snapshot, event)
  return { state: next.value, effects: chosen.actions.flatMap((action) => effectOf(action, event)) }
}
