import { describe, expect, test } from 'vitest'
import { advanceResume } from '../../../src/machine/session/advance-resume.ts'
import type { ResumeEffect } from '../../../src/machine/session/resume-effect.ts'
import type { ResumeEvent } from '../../../src/machine/session/resume-event.ts'
import { resumeMachine } from '../../../src/machine/session/resume-machine.ts'
import { isSeeded, NOT_TRACKING, type ResumeState } from '../../../src/machine/session/resume-state.ts'
import type { ResumeBatch } from '../../../src/machine/session/session-message.ts'

const batchOf = (...seqs: readonly number[]): ResumeBatch => ({ config: {}, messages: seqs.map((seq) => ({ seq, json: 'text' })) })

const resumed = (generation: number, ...seqs: readonly number[]): ResumeEvent =>
  ({ type: 'resumeStarted', generation, sid: 'old', batch: batchOf(...seqs) })
const fresh = (generation: number): ResumeEvent => ({ type: 'freshStarted', generation })
const captured = (generation: number, sid: string, terminalSuccess = false): ResumeEvent =>
  ({ type: 'sessionCaptured', generation, sid, terminalSuccess })
const appended = (generation: number, seq: number): ResumeEvent =>
  ({ type: 'messageAppended', generation, message: { seq, json: 'text' } })
const rejected = (generation: number, sid = 'old'): ResumeEvent => ({ type: 'resumeRejected', generation, sid })
const line = (generation: number, text: string): ResumeEvent => ({ type: 'errorLineRead', generation, line: text })
const stopped = (generation: number): ResumeEvent => ({ type: 'stopRequested', generation })
const exited = (generation: number): ResumeEvent => ({ type: 'processExited', generation })

const written = (text: string): ResumeEffect => ({ type: 'persistLine', line: text })
const DONE: ResumeEffect = { type: 'publishDone' }
const lost = (why: 'unconfirmed' | 'stopped', ...seqs: readonly number[]): ResumeEffect =>
  ({ type: 'loseBatch', batch: batchOf(...seqs), why })
const fired = (heldLine: string | undefined, ...seqs: readonly number[]): ResumeEffect =>
  ({ type: 'fireRetry', batch: batchOf(...seqs), attemptedSid: 'old', ...heldLine === undefined ? {} : { heldLine } })

/** Where the events lead, and what each asks for. */
function play(...events: readonly ResumeEvent[]): { readonly state: ResumeState; readonly effects: readonly (readonly ResumeEffect[])[] } {
  let state = NOT_TRACKING
  const effects = events.map((event) => {
    const next = advanceResume(state, event)
    state = next.state
    return next.effects
  })
  return { state, effects }
}

const last = (...events: readonly ResumeEvent[]): readonly ResumeEffect[] => play(...events).effects.at(-1)!
const all = (...events: readonly ResumeEvent[]): readonly ResumeEffect[] => play(...events).effects.flat()

const EVENTS: Readonly<Record<ResumeEvent['type'], true>> = {
  resumeStarted: true, freshStarted: true, sessionCaptured: true, messageAppended: true, resumeRejected: true, errorLineRead: true,
  stopRequested: true, processExited: true, retryFailed: true, retrySettled: true,
}

test.each(Object.entries(resumeMachine.config.states ?? {}))('%s answers every event', (_, state) => {
  expect(Object.keys(state.on ?? {}).sort()).toEqual(Object.keys(EVENTS).sort())
})

describe('scenarios', () => {
  test('A01 an error line of a process that takes up no session is written at once', () => {
    expect(all(line(1, 'bad'))).toEqual([written('bad')])
    expect(last(fresh(1), line(1, 'bad'))).toEqual([written('bad')])
  })

  test('A02 a fresh process that exits is done, once', () => {
    expect(all(fresh(1), exited(1))).toEqual([DONE])
  })

  test('A03 the same id without an answer says nothing: a later rejection still counts', () => {
    const { state, effects } = play(resumed(1, 1), captured(1, 'old'), rejected(1))
    expect(effects.flat()).toEqual([])
    expect(state.at).toBe('confirmed')
  })

  test('A04 the same id with a good answer is a resumed session; its exit is only done', () => {
    expect(all(resumed(1, 1), captured(1, 'old', true), exited(1)))
      .toEqual([{ type: 'sessionOutcome', outcome: 'resumed', attemptedSid: 'old' }, DONE])
  })

  test('A05 another id on any frame is a fresh session', () => {
    expect(last(resumed(1, 1), captured(1, 'new')))
      .toEqual([{ type: 'sessionOutcome', outcome: 'fresh', attemptedSid: 'old', actualSid: 'new' }])
  })

  test('A06 an error line before the rejection goes with the retry', () => {
    expect(all(resumed(1, 1), line(1, 'bad'), rejected(1), exited(1))).toEqual([fired('bad', 1)])
  })

  test('A07 an error line after the rejection goes with the retry', () => {
    expect(all(resumed(1, 1), rejected(1), line(1, 'bad'), exited(1))).toEqual([fired('bad', 1)])
  })

  test('A08 an error line without a rejection is written at the exit, nothing is retried and no outcome is told', () => {
    expect(all(resumed(1, 1), line(1, 'no login'), exited(1))).toEqual([written('no login'), lost('unconfirmed', 1), DONE])
  })

  test('A09 a second error line lets the first one out', () => {
    const { state, effects } = play(resumed(1, 1), line(1, 'one'), line(1, 'two'))
    expect(effects.flat()).toEqual([written('one')])
    expect(state).toMatchObject({ heldLine: 'two' })
  })

  test('A10 a rejection of another session changes nothing', () => {
    const before = play(resumed(1, 1)).state
    const after = advanceResume(before, rejected(1, 'other'))
    expect(after.state).toBe(before)
    expect(after.effects).toEqual([])
  })

  const stale = [rejected(1), exited(1), captured(1, 'new'), appended(1, 5), stopped(1)]
  test.each(stale)('A11 $type of an earlier process changes nothing', (event) => {
    const before = play(resumed(2, 1)).state
    const after = advanceResume(before, event)
    expect(after.state).toBe(before)
    expect(after.effects).toEqual([])
  })

  test.each([[], [rejected(2)]])('A12 an error line of an earlier process is written, and nothing else', (...more) => {
    const before = play(resumed(2, 1), ...more).state
    const after = advanceResume(before, line(1, 'late'))
    expect(after.state).toBe(before)
    expect(after.effects).toEqual([written('late')])
  })

  test('A13 what is delivered before and after the rejection is given again in order', () => {
    expect(last(resumed(1, 1), appended(1, 2), rejected(1), appended(1, 3), exited(1))).toEqual([fired(undefined, 1, 2, 3)])
  })

  test('A14 a stop before the rejection: no retry', () => {
    expect(all(resumed(1, 1), stopped(1), rejected(1), exited(1))).toEqual([lost('stopped', 1), DONE])
  })

  test('A15 a stop after the rejection: no retry, the held line is written', () => {
    expect(all(resumed(1, 1), line(1, 'bad'), rejected(1), stopped(1), exited(1))).toEqual([written('bad'), lost('stopped', 1), DONE])
  })

  test('A16 a line that an earlier turn left is written before the session is told as resumed', () => {
    expect(last(resumed(1, 1), line(1, 'bad'), captured(1, 'old'), captured(1, 'old', true)))
      .toEqual([written('bad'), { type: 'sessionOutcome', outcome: 'resumed', attemptedSid: 'old' }])
  })

  test('A17 an echo after the rejection does not take the batch away', () => {
    expect(all(resumed(1, 1), rejected(1), captured(1, 'old'), exited(1))).toEqual([fired(undefined, 1)])
  })

  test('A18 a fresh process before the exit of the first lets its line out; the first exit is stale, the second works', () => {
    expect(play(resumed(1, 1), line(1, 'bad'), fresh(2), exited(1), exited(2)).effects.slice(2))
      .toEqual([[written('bad'), lost('unconfirmed', 1)], [], [DONE]])
  })

  test.each([fresh(2), resumed(2, 9)])('A19 a rejected batch goes back to the queue when another process runs', (event) => {
    expect(play(resumed(1, 1), rejected(1), event, exited(1)).effects.slice(2))
      .toEqual([[{ type: 'returnBatch', batch: batchOf(1) }], []])
  })
})

describe('between a fired retry and its process', () => {
  const launching = [resumed(1, 1), line(1, 'bad'), rejected(1), exited(1)]

  test('a stop cancels the retry, and nothing follows', () => {
    const { state, effects } = play(...launching, stopped(1), exited(1), fresh(2), exited(2))
    expect(effects.slice(4)).toEqual([[{ type: 'cancelRetry', batch: batchOf(1) }], [DONE], [], [DONE]])
    expect(state).toEqual({ at: 'notTracking', currentGeneration: 2 })
  })

  test('a stop of another process does not', () => {
    expect(play(...launching, stopped(2)).state.at).toBe('launching')
  })

  test('a process that cannot be started abandons it', () => {
    expect(last(...launching, { type: 'retryFailed', generation: 1 })).toEqual([{ type: 'abandonRetry', batch: batchOf(1) }])
  })

  test('its process takes over without a word', () => {
    expect(play(...launching, resumed(2, 1))).toMatchObject({ state: { at: 'awaiting', generation: 2, stopRequested: false } })
    expect(last(...launching, resumed(2, 1))).toEqual([])
    expect(last(...launching, fresh(2))).toEqual([])
  })

  test('a late line of the process that ended is written', () => {
    expect(last(...launching, line(1, 'late'))).toEqual([written('late')])
  })
})

test('a new resume starts with nothing held and no stop', () => {
  expect(play(resumed(1, 1), line(1, 'bad'), stopped(1), resumed(2, 7)).state)
    .toEqual({ at: 'awaiting', generation: 2, attemptedSid: 'old', batch: batchOf(7), stopRequested: false })
})

test('a seed is known by its number and its process, not by its text or place', () => {
  const { state } = play(resumed(3, 5), appended(3, 6))
  expect([isSeeded(state, 3, 5), isSeeded(state, 3, 6), isSeeded(state, 2, 5), isSeeded(NOT_TRACKING, 3, 5)])
    .toEqual([true, false, false, false])
})
