import { describe, expect, it } from 'vitest'
import type { Json } from '../../src/base/json.ts'
import { isContinuation, resetContinuation, triggerContinuation } from '../../src/core/continuation/continuation-state.ts'
import { decideWork, heldBack, readWork } from '../../src/core/continuation/decide-work.ts'
import { previousEnv } from '../../src/core/continuation/previous-env.ts'
import { normalizeResult, repeatSignature } from '../../src/core/continuation/repeat-signature.ts'
import type { WorkResult } from '../../src/model/continuation.ts'
import type { ContinuationPolicy } from '../../src/model/flow.ts'
import { evaluate } from '../../src/core/expr/evaluate.ts'
import { failure } from '../../src/core/expr/eval-error.ts'
import { ok } from '../../src/base/result.ts'

const policy: ContinuationPolicy = {
  maxAttempts: 3, status: { ref: 'output.status' }, summary: { ref: 'output.summary' }, filesChanged: { ref: 'output.files' },
  nextSteps: { ref: 'output.next' },
}
const read = (output: Json | undefined) => readWork(policy, (expr) => evaluate(expr, {
  lookup: ({ kind }) => (kind === 'output' && output !== undefined ? ok(output) : failure('missing', 'there is no result')),
}))
const partial: WorkResult = { status: 'partial', summary: 'half', filesChanged: ['a.ts'], nextSteps: ['b.ts'] }

describe('the state of unfinished work', () => {
  it('B01 an unfinished first run fills the four fields and counts one continuation', () => {
    const state = triggerContinuation(resetContinuation(), partial, 3)
    expect(state).toEqual({
      previousStatus: 'partial', previousSummary: 'half', previousFilesChanged: ['a.ts'], previousNextSteps: ['b.ts'],
      continuationAttempt: 1,
    })
    expect([isContinuation(resetContinuation()), isContinuation(state)]).toEqual([false, true])
  })

  it('B02 a failed run that names no files and no steps leaves its summary alone', () => {
    expect(triggerContinuation(resetContinuation(), { status: 'failed', summary: 'no' }, 3))
      .toEqual({ previousStatus: 'failed', previousSummary: 'no', continuationAttempt: 1 })
  })

  it('B04 at the budget nothing is counted, and nothing replaced', () => {
    const state = triggerContinuation(triggerContinuation(resetContinuation(), partial, 3), partial, 3)
    expect(state.continuationAttempt).toBe(2)
    expect(triggerContinuation(state, { status: 'failed' }, 3)).toBe(state)
  })

  it('B05 a later result takes the place of the one before and is not merged with it', () => {
    const state = triggerContinuation(triggerContinuation(resetContinuation(), partial, 9), { status: 'failed', summary: 'worse' }, 9)
    expect(state).toEqual({ previousStatus: 'failed', previousSummary: 'worse', continuationAttempt: 2 })
  })
})

describe('what a run says of its work', () => {
  it.each<[string, Json | undefined, unknown]>([
    ['completed', { status: 'completed', summary: 'x' }, { status: 'completed' }],
    ['all of it', { status: 'partial', summary: 'half', files: ['a.ts'], next: ['b.ts'] }, partial],
    ['nothing but the status', { status: 'limited' }, { status: 'limited' }],
    ['null as nothing', { status: 'failed', summary: null }, { status: 'failed' }],
  ])('reads %s', (_what, output, found) => {
    expect(read(output)).toEqual({ ok: true, value: found })
  })

  it.each<[string, Json | undefined, RegExp]>([
    ['another word', { status: 'done' }, /"done", not one of completed, partial/], ['another kind', { status: true }, /its status is true/],
    ['no status', {}, /status/], ['no result', undefined, /there is no result/],
  ])('B22 cannot read %s', (_what, output, message) => {
    const found = read(output)
    expect(found.ok ? '' : found.error).toMatch(message)
  })
})

const after = (made: number, more: object = {}): Parameters<typeof decideWork>[1] =>
  (made === 0 ? {} : { continuation: { continuationAttempt: made, seq: 9, alike: 1, ...more } })

describe('what becomes of the work', () => {
  it.each([
    [0, 'goesOn'], [1, 'goesOn'], [2, 'ends'], [7, 'ends'],
  ])('B03 after %i continuations of at most three runs it is "%s"', (made, kind) => {
    expect(decideWork(policy, after(made), ok(partial), true).kind).toBe(kind)
  })

  it.each([['fail', 'fail', 'exhausted'], ['accept', 'unknown', 'accepted']] as const)(
    'used up, "%s" gives %s', (onExhausted, verdict, unfinished) => {
      expect(decideWork({ ...policy, onExhausted }, after(2), ok(partial), true)).toMatchObject({
        kind: 'ends', verdict: { verdict, unfinished, reason: expect.stringMatching(/partial after 3 of at most 3 runs/) as string },
      })
    })

  it('a single run that may not go on is used up by one', () => {
    expect(decideWork({ ...policy, maxAttempts: 1 }, after(0), ok(partial), true)).toMatchObject({
      verdict: { verdict: 'fail', reason: 'its work is partial after 1 of at most 1 run' },
    })
  })

  it('what the flow or a policy forbids ends unknown, and says so', () => {
    expect(decideWork(policy, after(0), ok(partial), false)).toMatchObject({ verdict: { verdict: 'unknown', unfinished: 'stopped' } })
  })

  it('B42 the third result in a row that says the same ends the work early; another one does not', () => {
    const ample = { ...policy, maxAttempts: 10 }
    const signature = repeatSignature(partial)
    expect(decideWork(ample, after(1, { signature, alike: 1 }), ok(partial), true).kind).toBe('goesOn')
    expect(decideWork(ample, after(2, { signature, alike: 2 }), ok(partial), true)).toMatchObject({
      verdict: { unfinished: 'exhausted', reason: expect.stringMatching(/after 3 runs, the last 3 with the same result/) as string },
    })
    expect(decideWork(ample, after(2, { signature, alike: 2 }), ok({ ...partial, summary: 'more' }), true).kind).toBe('goesOn')
  })

  it('B41 work that was to go on is held against the policy of now', () => {
    const state = after(2, { previousStatus: 'partial' })
    expect(heldBack(policy, state, true)).toBeUndefined()
    expect(heldBack({ ...policy, maxAttempts: 2 }, state, true)).toMatchObject({ verdict: { verdict: 'fail', unfinished: 'exhausted' } })
    expect(heldBack(policy, state, false)).toMatchObject({ verdict: { unfinished: 'stopped' } })
    expect(heldBack(undefined, state, true)).toMatchObject({ verdict: { unfinished: 'stopped' } })
  })
})

describe('B42 results are compared without what differs each time', () => {
  it.each<[string, Json, Json]>([
    ['uuids', 'run 0b9f6c9e-3a52-4c3e-9f0a-0d8f2f1f7a11 failed', 'run 5d1c1b52-6f0e-4d0b-8d55-6a9d0f0c9a77 failed'],
    ['instants', 'at 2024-05-01T10:00:00.123Z', 'at 2025-06-02T11:30:59Z'], ['dates', 'on 2024-05-01', 'on 2025-06-02'],
    ['clocks', 'started 10:42:07', 'started 9:01 pm'], ['process numbers', 'killed pid 4711', 'killed pid 12'],
    ['process numbers after a sign', 'worker (pid=99) died', 'worker (pid=100200) died'],
    ['durations', 'gave up after 3.2s', 'gave up after 41 seconds'], ['milliseconds', 'took 12 ms', 'took 1500ms'],
    ['short hashes', 'commit 1a2b3c4 is red', 'commit 9f8e7d6 is red'], ['epochs', 'token 1714557600123', 'token 1814557600999'],
    ['session ids', 'session req_01HZX3V9K2M4N6P8Q0R2S4T6 ended', 'session req_01J00ABCDEFGH1234567890Z ended'],
    ['spaces', 'a  b\n', 'a b'],
    ['members named as such', { id: 'x', startedAt: 5, note: 'same' }, { id: 'y', startedAt: 6, note: 'same' }],
    ['what is in lists', [{ pid: 1 }, 'at 10:00:00'], [{ pid: 2 }, 'at 11:00:00']],
  ])('%s', (_what, one, other) => {
    expect(normalizeResult(one)).toEqual(normalizeResult(other))
  })

  it.each<[string, Json, Json]>([
    ['counts', '3 of 40 tests fail', '2 of 40 tests fail'], ['files', ['src/a.ts'], ['src/b.ts']], ['words', 'the parser', 'the printer'],
    ['line numbers', 'error in a.ts:14', 'error in a.ts:15'], ['percentages', '40% done', '60% done'],
    ['plain members', { left: 3 }, { left: 2 }], ['words of hexadecimal letters', 'added', 'faced'],
  ])('%s stay', (_what, one, other) => {
    expect(normalizeResult(one)).not.toEqual(normalizeResult(other))
  })

  it('the status counts too', () => {
    expect(repeatSignature({ ...partial, status: 'failed' })).not.toBe(repeatSignature(partial))
  })
})

describe('what a command is told of the run before', () => {
  const file = '/j/previous/x.json'

  it('nothing, where there was none', () => { expect(previousEnv(undefined)).toEqual({}) })

  it('names what was said, lists as JSON', () => {
    const value = { status: 'partial', attempt: 2, summary: 'half', filesChanged: ['a b'], nextSteps: 'then c' }
    expect(previousEnv({ value, file })).toEqual({
      FLOWIR_PREVIOUS_STATUS: 'partial', FLOWIR_PREVIOUS_ATTEMPT: '2', FLOWIR_PREVIOUS_SUMMARY: 'half',
      FLOWIR_PREVIOUS_FILES_CHANGED: '["a b"]', FLOWIR_PREVIOUS_NEXT_STEPS: '"then c"', FLOWIR_PREVIOUS_FILE: file,
    })
  })

  it('leaves what no environment can hold to the file', () => {
    expect(previousEnv({ value: { status: 'partial', summary: 'x'.repeat(40_000), nextSteps: 'a\u0000b' }, file })).toEqual({
      FLOWIR_PREVIOUS_STATUS: 'partial', FLOWIR_PREVIOUS_NEXT_STEPS: '"a\\u0000b"', FLOWIR_PREVIOUS_FILE: file,
    })
    expect(previousEnv({ value: { summary: 'a\u0000b' }, file })).toEqual({ FLOWIR_PREVIOUS_FILE: file })
  })
})
