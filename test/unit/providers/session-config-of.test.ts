import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import type { Json, JsonObject } from '../../../src/base/json.ts'
import { ajvSchemaCheck } from '../../../src/engine/ajv-schema-check.ts'
import { configOf, resumeArgsOf } from '../../../src/providers/session/config-of.ts'
import { messageLine } from '../../../src/providers/session/message-line.ts'
import { PRESETS } from '../../../src/providers/session/presets.ts'
import { SESSION_CONFIG_SCHEMA } from '../../../src/providers/session/session-config.ts'
import { rejectedBy } from '../../../src/providers/session/rejected-line.ts'

const check = ajvSchemaCheck()
const presets = {
  one: { command: 'one', args: ['-a', '-b'], env: { A: '1', B: '2' }, usage: { turns: { path: 't' } }, resumeArgs: ['-r={sid}'] },
  two: { command: 'two' },
}

describe('the configuration that arguments ask for', () => {
  it('is the preset, and over it what the arguments say', () => {
    const args = { preset: 'one', message: 'hi', limits: { turns: 1 }, args: ['-c'], env: { B: '3' } }
    expect(configOf({ ...args, usage: { costUsd: { path: 'c' } } }, presets, check)).toEqual({ ok: true, value: {
      command: 'one', args: ['-c'], env: { A: '1', B: '3' }, resumeArgs: ['-r={sid}'],
      usage: { turns: { path: 't' }, costUsd: { path: 'c' } },
    } })
  })

  it('needs no preset', () => {
    expect(configOf({ command: 'x' }, presets, check)).toEqual({ ok: true, value: { command: 'x' } })
  })

  it.each<[JsonObject, RegExp]>([
    [{ preset: 'tow' }, /no preset is called "tow"; there is one, two/],
    [{ preset: 'toString' }, /no preset is called "toString"/],
    [{ preset: 7 }, /no preset is called 7/],
    [{}, /neither a preset nor "command"/],
    [{ preset: 'two', resumeArg: ['x'] }, /additional properties/],
    [{ preset: 'two', args: [1] }, /\/args\/0 must be string/],
    [{ preset: 'two', terminal: [] }, /\/terminal must NOT have fewer than 1 items/],
    [{ preset: 'two', usage: { turns: { path: 't', counts: 'all' } } }, /\/usage\/turns\/counts must be equal to one of/],
    [{ preset: 'two', messageFrame: { text: 'say {message}' } }, /messageFrame/],
    [{ preset: 'two', resumeArgs: ['--continue'] }, /resumeArgs/],
    [{ preset: 'two', resumeRejected: '(a+)+$' }, /resumeRejected: a repeated part/],
  ])('says what is wrong with %j', (args, problem) => {
    const config = configOf(args, presets, check)
    expect(config.ok ? 'nothing' : config.error).toMatch(problem)
  })

  it.each(Object.keys(PRESETS))('is sound for the preset %s', (preset) => {
    expect(configOf({ preset }, PRESETS, check)).toEqual({ ok: true, value: PRESETS[preset] })
  })
})

describe('what a program is given', () => {
  it.each([[undefined, undefined], [[], undefined], [['--resume', '{sid}'], ['--resume', '$&']], [['{sid}={sid}'], ['$&=$&']]])(
    'the arguments %j to take up a session', (resumeArgs, expected) => {
      expect(resumeArgsOf({ command: 'x', ...(resumeArgs && { resumeArgs }) }, '$&')).toEqual(expected)
    },
  )

  it.each<[JsonObject | undefined, Json, string]>([
    [undefined, 'a\nb', '{"type":"user","message":"a\\nb"}'],
    [undefined, { a: 1 }, '{"type":"user","message":{"a":1}}'],
    [{ m: { c: ['{message}', 'x {message}', 1] } }, '{message}', '{"m":{"c":["{message}","x {message}",1]}}'],
  ])('a message in the frame %j', (messageFrame, message, line) => {
    expect(messageLine({ command: 'x', ...(messageFrame && { messageFrame }) }, message)).toBe(line)
  })
})

describe('a line that rejects a session', () => {
  it.each<[string | undefined, string, string | undefined]>([
    [undefined, 'no session abc', undefined],
    ['no session', 'all is well', undefined],
    ['no session', 'error: no session abc', 'tried'],
    ['no session (?<sid>\\S+)', 'error: no session abc', 'abc'],
    ['(no|unknown) [(](session)[)]\\( ?(?<sid>\\S+)', 'unknown (session)( abc', 'abc'],
    ['(?:no|(not)) session(?: (?<sid>\\w+))?', 'no session', 'tried'],
    ['no session (?<other>\\S+)', 'no session abc', 'tried'],
    ['no session (?<sid>.*)', 'no session --all', 'tried'],
    ['end$', `${'x'.repeat(9000)}end`, undefined],
  ])('%s of %s', (resumeRejected, line, sid) => {
    expect(rejectedBy({ command: 'x', ...(resumeRejected !== undefined && { resumeRejected }) }, line, 'tried')).toBe(sid)
  })

  it('of the preset names the session', () => {
    expect(rejectedBy(PRESETS['claude']!, 'No conversation found with session ID: 3581-99b2', 'tried')).toBe('3581-99b2')
    expect(rejectedBy(PRESETS['claude']!, 'No conversation found with session ID', 'tried')).toBe('tried')
  })
})

describe('the page about sessions', () => {
  const page = readFileSync(new URL('../../../docs/sessions.md', import.meta.url), 'utf8')
  const block = (language: string): string => new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 's').exec(page)?.[1] ?? ''

  it('shows arguments and a preset that are sound', () => {
    const flow = parse(block('yaml')) as { steps: readonly { args: JsonObject }[] }
    expect(configOf(flow.steps[0]!.args, PRESETS, check)).toEqual({ ok: true, value: PRESETS['claude'] })
    const config = JSON.parse(block('json')) as { providers: { session: { options: { presets: typeof PRESETS } } } }
    const { presets: own } = config.providers.session.options
    expect(configOf({ preset: 'helper' }, own, check)).toEqual({ ok: true, value: own['helper'] })
    expect(rejectedBy(own['helper']!, 'unknown session s7', 'tried')).toBe('s7')
  })

  it.each(Object.keys(SESSION_CONFIG_SCHEMA.properties))('names %s', (name) => {
    expect(page).toMatch(new RegExp(`^\\| .*\`${name}[\`.].*\\|.*\\|.*\\|$`, 'm'))
  })

  it('repeats the arguments of the preset as they are', () => {
    const [, list = ''] = /`args: (\[.*\])`/.exec(page) ?? []
    expect(parse(list)).toEqual([...PRESETS['claude']?.args ?? [], '--model', 'opus'])
  })
})
