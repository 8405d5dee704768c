import { describe, expect, it } from 'vitest'
import { holds, valueAt } from '../../../src/providers/session/frame-path.ts'
import { judgeFrame } from '../../../src/providers/session/judge-frame.ts'
import { PRESETS } from '../../../src/providers/session/presets.ts'
import type { JsonObject } from '../../../src/base/json.ts'
import type { SessionConfig } from '../../../src/providers/session/session-config.ts'

const config: SessionConfig = { command: 'agent' }

describe('what stands at a path', () => {
  const value = JSON.parse('{"a":{"b":[{"c":7},null]},"":{"x":1},"__proto__":{"d":1}}') as JsonObject
  it.each([
    ['a.b.0.c', 7], ['a.b.1', null], ['a.b.2', undefined], ['a.b.length', undefined], ['a.b.-1', undefined], ['a.b.00', undefined],
    ['a.b.1.c', undefined], ['a.constructor', undefined], ['toString', undefined], ['__proto__.d', 1], ['a.__proto__', undefined],
    ['.x', 1],
  ])('finds own members only: %s', (path, found) => {
    expect(valueAt(value, path)).toEqual(found)
  })

  it('is the value itself for the empty path', () => {
    expect(valueAt(value, '')).toBe(value)
  })

  it.each<[boolean, string, unknown?]>([
    [true, 'a'], [true, 'a.b.1'], [false, 'z'], [true, 'a.b.0', { c: 7 }], [false, 'a.b.0', { c: 8 }], [false, 'a.b.0.c', '7'],
    [true, 'a.b.1', null],
  ])('a test is %s of %s (%j)', (expected, path, ...equals) => {
    expect(holds(equals.length === 0 ? { path } : { path, equals: equals[0] }, value)).toBe(expected)
  })
})

describe('judging a frame', () => {
  it.each<[string, JsonObject, object]>([
    ['a frame like any other', { type: 'assistant' }, { sid: 'before' }],
    ['one that names its session', { type: 'init', session_id: 's2' }, { sid: 's2' }],
    ['a good end', { type: 'result', result: 'done' }, { sid: 'before', terminal: 'success', result: 'done' }],
    ['a good end without a result', { type: 'result' }, { sid: 'before', terminal: 'success' }],
    ['an end that says it is no error', { type: 'result', is_error: false }, { sid: 'before', terminal: 'success' }],
    ['a bad end', { type: 'result', is_error: true, result: ' no ' },
      { sid: 'before', terminal: 'failure', errorLine: 'no', result: ' no ' }],
    ['an error that ends nothing', { type: 'log', is_error: true, result: 'no' }, { sid: 'before', errorLine: 'no' }],
    ['an error without a text', { type: 'log', is_error: true }, { sid: 'before', errorLine: '{"type":"log","is_error":true}' }],
    ['an error whose text is an object', { is_error: true, result: { code: 3 } }, { sid: 'before', errorLine: '{"code":3}' }],
    ['a result that is an object', { type: 'result', result: { status: 'partial' } },
      { sid: 'before', terminal: 'success', result: { status: 'partial' }, status: 'partial' }],
    ['a text that is JSON', { type: 'result', result: ' {"status":"failed","n":1} ' },
      { sid: 'before', terminal: 'success', result: { status: 'failed', n: 1 }, status: 'failed' }],
    ['a text that is nearly JSON', { type: 'result', result: '{"status":"failed"' },
      { sid: 'before', terminal: 'success', result: '{"status":"failed"' }],
    ['a text that is a number', { type: 'result', result: '42' }, { sid: 'before', terminal: 'success', result: '42' }],
    ['a status nobody knows', { type: 'result', result: { status: 'limited' } },
      { sid: 'before', terminal: 'success', result: { status: 'limited' } }],
  ])('by what is usual: %s', (_title, frame, judgement) => {
    expect(judgeFrame(config, frame, 'before')).toEqual(judgement)
  })

  it.each(['--resume', 'a b', 'a\nb', '', 'x'.repeat(257), 'a\u0000'])('takes no text for a session that is no word: %j', (sid) => {
    expect(judgeFrame(config, { session_id: sid }, undefined)).toEqual({})
  })

  it('reads what the configuration names instead', () => {
    const own: SessionConfig = {
      ...config, sessionId: 'thread.id', terminal: [{ path: 'event', equals: 'end' }, { path: 'turn' }],
      error: [{ path: 'failure' }, { path: 'code', equals: 7 }], errorText: 'failure.text', result: 'turn.answer', status: 'turn.state',
      usage: { inputTokens: { path: 'turn.in' }, outputTokens: { path: 'turn.out' }, costUsd: { path: 'turn.cost' } },
    }
    const frame = {
      event: 'end', thread: { id: 't1' }, failure: { text: 'broke' },
      turn: { answer: ['a'], state: 'partial', in: 5, out: -1, cost: 'free' },
    }
    expect(judgeFrame(own, frame, undefined)).toEqual({
      sid: 't1', terminal: 'failure', errorLine: 'broke', result: ['a'], status: 'partial', usage: { inputTokens: 5 },
    })
    expect(judgeFrame(own, { event: 'end', code: 7 }, 's')).toEqual({ sid: 's', errorLine: '{"event":"end","code":7}' })
    expect(judgeFrame(own, { type: 'result', is_error: true, session_id: 's9' }, 's')).toEqual({ sid: 's' })
  })

  it('shortens the line of an error', () => {
    expect(judgeFrame(config, { is_error: true, result: 'x'.repeat(5000) }, undefined).errorLine).toHaveLength(4001)
  })

  it('understands a result of the preset', () => {
    const frame = {
      type: 'result', subtype: 'success', is_error: false, result: 'ok', session_id: 'u-1', total_cost_usd: 0.25, num_turns: 3,
      usage: { input_tokens: 10, output_tokens: 20 },
    }
    expect(judgeFrame(PRESETS['claude']!, frame, undefined)).toEqual({
      sid: 'u-1', terminal: 'success', result: 'ok', usage: { inputTokens: 10, outputTokens: 20, costUsd: 0.25, turns: 3 },
    })
  })
})
