import { spawn, spawnSync, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { JsonObject } from '../../src/base/json.ts'

// The agent that sessions are tested with does what its flags say.

let home: string
beforeEach(() => { home = mkdtempSync(path.join(tmpdir(), 'flowir-agent-')) })
afterEach(() => { rmSync(home, { recursive: true, force: true }) })

const AGENT = path.resolve('fixtures/agent/agent.mjs')
const framesOf = (text: string): readonly JsonObject[] =>
  text.split('\n').filter((line) => line !== '').map((line) => JSON.parse(line) as JsonObject)
const noted = (name: string): readonly JsonObject[] => framesOf(readFileSync(path.join(home, name), 'utf8'))

interface Spoken { readonly frames: readonly JsonObject[]; readonly stdout: string; readonly stderr: string; readonly code: number | null }

function speak(messages: readonly string[], ...flags: readonly string[]): Spoken {
  const input = messages.map((message) => `${JSON.stringify({ type: 'user', message })}\n`).join('')
  const { status, stdout, stderr } = spawnSync(AGENT, ['--home', home, ...flags], { input, encoding: 'utf8' })
  return { get frames() { return framesOf(stdout) }, stdout, stderr, code: status }
}

const resultsOf = ({ frames }: Spoken): readonly unknown[] => frames.filter(({ type }) => type === 'result').map(({ result }) => result)

test('it answers each message, keeps what it accepted, and ends with its input', () => {
  const first = speak(['a', 'b'])
  expect(first.code).toBe(0)
  expect(first.frames.map(({ type }) => type)).toEqual(['system', 'assistant', 'result', 'assistant', 'result'])
  const sid = first.frames[0]?.session_id as string
  expect(first.frames.every(({ session_id }) => session_id === sid)).toBe(true)
  expect(resultsOf(first)).toEqual(['heard: a', 'heard: b'])
  expect(resultsOf(speak(['c'], '--resume', sid))).toEqual(['heard: c'])
  expect(resultsOf(speak(['d']))).toEqual(['heard: d'])
  expect(noted('messages.log').map(({ sid, message }) => [sid, message])).toEqual([
    [sid, 'a'], [sid, 'b'], [sid, 'c'], [sid.replace(/1$/, '2'), 'd'],
  ])
  expect(noted(`sessions/${sid}.jsonl`).map(({ message }) => message)).toEqual(['a', 'b', 'c'])
  expect(noted('spawns.log')).toHaveLength(3)
})

const REJECTION = 'No conversation found with session ID: gone'

test.each<[string, readonly string[], readonly string[]]>([
  ['after its frame', [], ['result']],
  ['before its frame', ['--stderr-first'], ['result']],
  ['with the id echoed', ['--echo-sid'], ['system', 'result']],
  ['without a frame', ['--stderr-only'], []],
])('a session that it does not know is rejected: %s', (_how, flags, types) => {
  const said = speak(['a'], '--resume', 'gone', ...flags)
  expect(said).toMatchObject({ code: 1, stderr: `${REJECTION}\n` })
  expect(said.frames.map(({ type }) => type)).toEqual(types)
  expect(existsSync(path.join(home, 'messages.log'))).toBe(false)
})

test('it may reject a session that it knows, or go on with another', () => {
  speak(['a'], '--sid', 'mine')
  expect(speak([], '--resume', 'mine', '--reject-sid', 'mine').code).toBe(1)
  expect(speak([], '--resume', 'mine', '--auth-error').stderr).toBe('Invalid API key\n')
  expect(speak(['b'], '--resume', 'mine', '--other-sid', 'other').frames[0]).toMatchObject({ session_id: 'other' })
  expect(speak(['b'], '--only-sid-in-result').frames.map(({ session_id }) => session_id)).toEqual([undefined, expect.stringMatching(/-1$/)])
})

test('partial results, errors and sudden ends are counted over its processes', () => {
  expect([1, 2, 3].map(() => resultsOf(speak(['go'], '--partial', '2'))[0])).toMatchObject([
    { status: 'partial', nextSteps: 'the rest' }, { status: 'partial' }, { status: 'completed' },
  ])
  expect([1, 2].map(() => speak(['go'], '--fail', '1').frames.at(-1)?.is_error)).toEqual([true, false])
  expect([1, 2].map(() => speak(['go'], '--exit-mid-turn', '1').code)).toEqual([1, 0])
})

test('what it used grows, and what it prints may be no frame', () => {
  const frames = speak(['a', 'b'], '--growth', '3', '--turns', '2', '--duplicate').frames
  expect(frames.filter(({ type }) => type === 'assistant')).toHaveLength(4)
  expect(frames.filter(({ type }) => type === 'result')).toMatchObject([
    { num_turns: 2, total_cost_usd: 0.01, usage: { input_tokens: 100 } },
    { num_turns: 6, total_cost_usd: 0.04, usage: { input_tokens: 300 } },
  ])
  expect(speak(['a'], '--garbage').stdout).toContain('Loading… {not json]\n')
  expect(speak(['a'], '--binary').stdout).toContain('\u0000')
  expect(speak(['a'], '--huge-line', '100000').stdout.length).toBeGreaterThan(100_000)
})

const start = (...flags: readonly string[]): ChildProcessWithoutNullStreams =>
  spawn(AGENT, ['--home', home], { env: { ...process.env, AGENT_FLAGS: flags.join(' ') } })

/** Resolves when the agent has said this much. */
async function said(agent: ChildProcessWithoutNullStreams, text: string): Promise<void> {
  let heard = ''
  agent.stdout.setEncoding('utf8')
  while (!heard.includes(text)) heard += (await once(agent.stdout, 'data') as [string])[0]
}

test('gates hold its reading, its answer and its end; a signal may be ignored', async () => {
  const agent = start('--read-gate', 'read', '--gate', 'answer', '--exit-gate', 'leave', '--ignore-term')
  await said(agent, 'init')
  expect(existsSync(path.join(home, 'messages.log'))).toBe(false)
  agent.stdin.end('{"message":"a"}\n')
  agent.kill('SIGTERM')
  for (const gate of ['read', 'answer']) writeFileSync(path.join(home, gate), '')
  await said(agent, 'heard: a')
  writeFileSync(path.join(home, 'leave'), '')
  expect(await once(agent, 'exit')).toEqual([0, null])
})

test('it may hang with its input ended, and leave a child that keeps its output open', async () => {
  const agent = start('--hang-stdin', '--grandchild', '--detached')
  agent.stdin.end('{"message":"a"}\n')
  await said(agent, 'heard: a')
  agent.kill('SIGKILL')
  await once(agent, 'exit')
  const grandchild = Number(readFileSync(path.join(home, 'grandchildren.log'), 'utf8'))
  expect(agent.stdout.readableEnded).toBe(false)
  process.kill(grandchild, 'SIGKILL')
  await once(agent, 'close')
})
