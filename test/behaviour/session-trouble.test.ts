import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { AgentRoom, answerOf, gone, TOKEN, until } from './support/agent-room.ts'

// Sessions whose program, runner or rival makes trouble.

describe('a grandchild that keeps the output open', () => {
  test.each([
    ['in its group', []], ['in a group of its own', ['--detached']],
  ])('A31 %s is waited for no longer than a while', async (_where, flags) => {
    await using room = new AgentRoom()
    const session = await room.open(['--grandchild', '--exit-mid-turn', '1', ...flags])
    await room.call(session, 'open', room.config())
    const began = performance.now()
    expect(await room.send(session, 'a').outcome).toMatchObject({ message: expect.stringContaining('ended before it answered') })
    expect(performance.now() - began).toBeLessThan(15_000)
    expect(await room.answer(session, 'b')).toMatchObject({ result: 'heard: b', outcome: 'resumed' })
    expect(room.messages).toEqual(['a', 'b'])
  }, 60_000)
})

test('A38 a message to a session that is being stopped is refused by name', async () => {
  await using room = new AgentRoom()
  const session = await room.open(['--gate', 'answer', '--exit-gate', 'leave'])
  await room.call(session, 'open', room.config())
  const first = room.send(session, 'a')
  await until(() => room.messages.length === 1)
  first.stop()
  expect(await room.send(session, 'b').outcome).toMatchObject({
    terminal: 'failed', effect: 'none', message: expect.stringContaining('the session is stopping'),
  })
  for (const gate of ['answer', 'leave']) room.make(gate)
  await first.outcome
  expect(room.messages).toEqual(['a'])
})

test('A42 a session that another has open is refused by name, and no blank one takes its place', async () => {
  await using room = new AgentRoom()
  const sid = await room.leftBehind()
  const [one, other] = [await room.open(), await room.open()]
  await room.answer(one, 'second')
  expect(await room.send(other, 'unheard').outcome).toMatchObject({
    terminal: 'failed', effect: 'none', message: expect.stringContaining(`the session ${sid} is open elsewhere: the run run (process `),
  })
  await room.answer(one, 'third')
  expect(room.resumes).toEqual([undefined, sid])
  await one.end('shutdown')
  expect(await room.answer(other, 'fourth')).toMatchObject({ sessionId: sid, outcome: 'resumed' })
  expect(room.messages).toEqual(['first', 'second', 'third', 'fourth'])
})

describe('what is no frame is shown, and the session goes on', () => {
  test.each<[string, readonly string[], RegExp]>([
    ['garbage', ['--garbage'], /Loading… \{not json\]/],
    ['bytes that are no text', ['--binary'], /\uFFFD/],
    ['a line that is too long', ['--huge-line', String(9 * 1024 * 1024)], /9437\d+ bytes/],
  ])('%s', async (_what, flags, shown) => {
    await using room = new AgentRoom()
    const session = await room.open(flags)
    await room.call(session, 'open', room.config())
    expect((await room.answer(session, 'a')).result).toBe('heard: a')
    expect((await room.answer(session, 'b')).result).toBe('heard: b')
    expect(room.shown.stdout + room.shown.stderr).toMatch(shown)
    expect(room.spawns).toHaveLength(1)
  })
})

describe('a program that never answers', () => {
  test.each([
    ['that ends when asked', []], ['that has to be killed', ['--ignore-term']],
  ])('%s is ended when the time is up', async (_which, flags) => {
    await using room = new AgentRoom()
    const session = await room.open(['--hang', ...flags], { graceMs: 400 })
    await room.call(session, 'open', room.config())
    const outcome = await room.call(session, 'send', { message: 'a' }, { timeoutMs: 1000 })
    expect(outcome).toMatchObject({ terminal: 'timedOut', effect: 'unknown' })
    await gone(room.spawns[0]!.pid)
    expect(room.messages).toEqual(['a'])
  })
})

describe('limits', () => {
  const run = { idempotencyKey: 'one' }

  test('count what all tries of a step used, whatever they were', async () => {
    await using room = new AgentRoom()
    const session = await room.open(['--turns', '2'])
    const args = { ...room.config(), message: 'a', limits: { turns: 3 } }
    expect(answerOf(await room.call(session, 'run', args, run))).toMatchObject({ usage: { turns: 2, inputTokens: 100, costUsd: 0.01 } })
    const second = answerOf(await room.call(session, 'run', args, run))
    expect(second).toMatchObject({ status: 'limited', limit: 'turns', usage: { turns: 4, inputTokens: 200, costUsd: 0.02 } })
    expect(answerOf(await room.call(session, 'run', args, run))).toMatchObject({ status: 'limited', limit: 'turns' })
    expect(room.messages).toEqual(['a', 'a'])
  })

  test('of time stop a program that does not answer', async () => {
    await using room = new AgentRoom()
    const session = await room.open(['--hang'], { graceMs: 400 })
    const outcome = await room.call(session, 'run', { ...room.config(), message: 'a', limits: { duration: '1s' } })
    expect(answerOf(outcome)).toMatchObject({ status: 'limited', limit: 'duration', result: null })
    await gone(room.spawns[0]!.pid)
  })
})

test('a runner that is killed leaves a session that the next one resumes, and no message is given twice', async () => {
  await using room = new AgentRoom()
  const sid = await room.leftBehind()
  const child = spawn(process.execPath, ['--import', 'tsx', 'test/behaviour/support/send-one.ts', room.root, 'second'], {
    env: { ...process.env, AGENT_FLAGS: '--gate never' }, stdio: 'inherit',
  })
  await until(() => room.messages.length === 2)
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
  const session = await room.open()
  expect(await session.reconcile('from-child', { provider: 'session', sessionId: 'child' }, 'void'))
    .toEqual({ fate: 'startedNoTerminal' })
  expect(await room.answer(session, 'third')).toMatchObject({ sessionId: sid, outcome: 'resumed', continuity: 'continued' })
  await gone(room.spawns[1]!.pid)
  expect(room.resumes).toEqual([undefined, sid, sid])
  expect(room.messages).toEqual(['first', 'second', 'third'])
})

test('a secret reaches the program and nobody else', async () => {
  await using room = new AgentRoom()
  const session = await room.open(['--env', 'API_KEY'])
  await room.call(session, 'open', { ...room.config(), env: { API_KEY: { $secret: 'TOKEN' } } })
  const outcome = await room.send(session, 'a').outcome
  expect(answerOf(outcome).result).toBe('***')
  const journal = path.join(room.root, 'journal')
  const kept = readdirSync(journal, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))
  expect(kept.length).toBeGreaterThan(3)
  expect([...kept, JSON.stringify(outcome), JSON.stringify(room.changes)].filter((each) => each.includes(TOKEN))).toEqual([])
})
