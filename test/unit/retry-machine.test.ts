import { expect, test } from 'vitest'
import { advanceRetry, type RetryEffect, type RetryEvent, type RetryFacts } from '../../src/machine/retry-machine.ts'
import type { RetryState } from '../../src/model/retry.ts'

type Row = readonly [
  id: string, from: RetryState, event: RetryEvent['type'], facts: RetryFacts, to: RetryState, effects: readonly RetryEffect[],
]

const SCHEDULE: RetryEffect = { type: 'scheduleAttempt' }
const claim = (mode: 'firedWaiting' | 'extra'): RetryEffect => ({ type: 'claimAttempt', mode })
const busy = (reason: 'step_running' | 'no_slot' | 'retry_in_flight'): RetryEffect => ({ type: 'answerBusy', reason })
const nothing = (why: 'running' | 'skipped' | 'resumed' | 'replaced'): RetryEffect => ({ type: 'answerNothingFailed', why })

test.each<Row>([
  ['M1', 'running', 'unitFailed', { retryable: true, automaticLeft: true }, 'unplanned', [SCHEDULE]],
  ['M1', 'unplanned', 'attemptScheduled', {}, 'waiting', []],
  ['M1 with none left', 'running', 'unitFailed', { retryable: true }, 'givenUp', []],
  ['M2', 'running', 'unitFailed', {}, 'gone', [{ type: 'remember', why: 'not_retryable' }]],
  ['M3', 'waiting', 'timerFired', {}, 'claimed', [claim('firedWaiting')]],
  ['M3 while the run is busy', 'waiting', 'timerFired', { busy: 'no_slot' }, 'waiting', []],
  ['M4', 'waiting', 'retryAsked', {}, 'claimed', [claim('firedWaiting')]],
  ['M4 while it would have to wait', 'waiting', 'retryAsked', { busy: 'no_slot' }, 'waiting', [busy('no_slot')]],
  ['M5', 'unplanned', 'retryAsked', {}, 'claimed', [claim('extra')]],
  ['M5', 'stopped', 'retryAsked', {}, 'claimed', [claim('extra')]],
  ['M5', 'givenUp', 'retryAsked', {}, 'claimed', [claim('extra')]],
  ['M5 while it would have to wait', 'givenUp', 'retryAsked', { busy: 'step_running' }, 'givenUp', [busy('step_running')]],
  ['M6', 'claimed', 'dispatchRecorded', {}, 'sent', [{ type: 'recordFired' }]],
  ['M7', 'claimed', 'dispatchRefused', { origin: 'waiting' }, 'waiting', [{ type: 'giveBack', rearm: true }]],
  ['M7', 'claimed', 'dispatchRefused', { origin: 'unplanned' }, 'unplanned', [{ type: 'giveBack' }]],
  ['M7', 'claimed', 'dispatchRefused', { origin: 'stopped' }, 'stopped', [{ type: 'giveBack' }]],
  ['M7', 'claimed', 'dispatchRefused', { origin: 'givenUp' }, 'givenUp', [{ type: 'giveBack' }]],
  ['M8', 'claimed', 'stopAsked', {}, 'stopped', [nothing('skipped')]],
  ['M8', 'claimed', 'unitLeft', { why: 'replaced' }, 'gone', [{ type: 'remember', why: 'replaced' }, nothing('skipped')]],
  ['M9', 'sent', 'turnEnded', { passed: true }, 'gone', [{ type: 'remember', why: 'resumed' }]],
  ['M10', 'sent', 'turnEnded', { automaticLeft: true }, 'unplanned', [SCHEDULE]],
  ['M11', 'sent', 'turnEnded', {}, 'givenUp', []],
  ['M12', 'waiting', 'stopAsked', {}, 'stopped', [{ type: 'withdrawAttempt' }]],
  ['M12', 'unplanned', 'stopAsked', {}, 'stopped', [{ type: 'withdrawAttempt' }]],
  ['M13', 'waiting', 'unitLeft', { why: 'closed' }, 'gone', [{ type: 'remember', why: 'closed' }]],
  ['M13', 'givenUp', 'unitLeft', { why: 'replaced' }, 'gone', [{ type: 'remember', why: 'replaced' }]],
  ['a second one', 'claimed', 'retryAsked', {}, 'claimed', [busy('retry_in_flight')]],
  ['a second one', 'sent', 'retryAsked', {}, 'sent', [busy('retry_in_flight')]],
  ['what runs', 'running', 'retryAsked', {}, 'running', [nothing('running')]],
  ['what is gone', 'gone', 'retryAsked', { why: 'resumed' }, 'gone', [nothing('resumed')]],
  ['what is entered anew', 'gone', 'unitEntered', {}, 'running', []],
  ['a stale timer', 'stopped', 'timerFired', {}, 'stopped', []],
  ['a stale timer', 'claimed', 'timerFired', {}, 'claimed', []],
  ['a stale timer', 'sent', 'timerFired', {}, 'sent', []],
])('%s: a unit that is %s, %s', (_id, from, type, facts, to, effects) => {
  expect(advanceRetry(from, { type, facts })).toEqual({ state: to, effects })
})

test.each<[RetryState, RetryEvent['type']]>([
  ['running', 'dispatchRecorded'], ['waiting', 'turnEnded'], ['gone', 'dispatchRefused'], ['sent', 'unitFailed'],
])('a unit that is %s does not know %s', (state, type) => {
  expect(() => advanceRetry(state, { type, facts: {} })).toThrow(`a unit that is ${state} does not accept ${type}`)
})
