import { describe, expect, test } from 'vitest'
import { AgentRoom, answerOf, until } from './support/agent-room.ts'

// Sessions over real processes: one path for each thing that can become of a process and of the messages given to it.

test('A02 a fresh program that ends is told once, and its unanswered message failed', async () => {
  await using room = new AgentRoom()
  const session = await room.open(['--exit-mid-turn', '1'])
  await room.call(session, 'open', room.config())
  expect(await room.send(session, 'a').outcome).toMatchObject({
    terminal: 'failed', errorClass: 'action_failed_retryable', message: expect.stringContaining('ended before it answered'),
  })
  expect(room.changed('stopped')).toEqual([{ status: 'done', why: 'exited' }])
  expect(room.changed('settled')).toEqual([{ seq: 1, how: 'exited' }])
  expect(room.messages).toEqual(['a'])
})

test('A04 a later process resumes the session, and says so once the program confirms it', async () => {
  await using room = new AgentRoom()
  const sid = await room.leftBehind()
  const session = await room.open()
  expect(await room.answer(session, 'second')).toMatchObject({
    result: 'heard: second', sessionId: sid, outcome: 'resumed', continuity: 'continued',
  })
  expect(room.changed('outcome')).toMatchObject([{ outcome: 'resumed' }])
  expect(room.resumes).toEqual([undefined, sid])
  expect(room.accepted.map((each) => each.sid)).toEqual([sid, sid])
})

test('A05 a program that answers with another session is not said to have resumed, and that one is kept', async () => {
  await using room = new AgentRoom()
  const sid = await room.leftBehind()
  const second = await room.open(['--other-sid', `${sid}-other`])
  expect(await room.answer(second, 'second')).toMatchObject({ sessionId: `${sid}-other`, outcome: 'fresh', continuity: 'broken' })
  await second.end('shutdown')
  expect(await room.answer(await room.open(), 'third')).toMatchObject({ sessionId: `${sid}-other`, outcome: 'resumed' })
  expect(room.resumes).toEqual([undefined, sid, `${sid}-other`])
})

describe('a session that the program does not know is replaced, and nobody sees its error', () => {
  test.each<[string, readonly string[]]>([
    ['A06 error line, 500 ms, unreachable', ['--late', '500']],
    ['A06 error line, then unreachable, the id echoed before', ['--echo-sid']],
    ['A07 unreachable, 500 ms, error line', ['--stderr-first', '--late', '500']],
    ['A07 unreachable alone', ['--stderr-only']],
  ])('%s', async (_title, flags) => {
    await using room = new AgentRoom()
    const sid = await room.leftBehind()
    room.forget(sid)
    const answer = await room.answer(await room.open(flags), 'second')
    expect(answer).toMatchObject({ result: 'heard: second', outcome: 'fresh', continuity: 'broken' })
    expect(room.resumes).toEqual([undefined, sid, undefined])
    expect(room.messages).toEqual(['first', 'second'])
    expect(room.changed('outcome')).toMatchObject([{ outcome: 'fresh', attemptedSid: sid }])
    expect(room.shown.stderr.split('No conversation found').length - 1).toBe(1)
    expect(room.changed('settled')).toMatchObject([{ how: 'answered' }])
  })
})

describe('a session that is found on disk', () => {
  const kept = { findRecoverable: { files: 'home/sessions/*.jsonl' } }

  test('A33 takes the place of a rejected one, and is said to be resumed once the program confirms it', async () => {
    await using room = new AgentRoom()
    const sid = await room.leftBehind(kept)
    room.forget(sid)
    room.keep(`${sid}-kept`)
    const { outcome } = room.send(await room.open(['--gate', 'answer']), 'second')
    await until(() => room.messages.length === 2)
    expect(room.changed('outcome')).toEqual([])
    room.make('answer')
    expect(answerOf(await outcome)).toMatchObject({ sessionId: `${sid}-kept`, outcome: 'resumed' })
    expect(room.resumes).toEqual([undefined, sid, `${sid}-kept`])
  })

  test('A34 and is rejected too is not looked for again: the session begins anew', async () => {
    await using room = new AgentRoom()
    const sid = await room.leftBehind(kept)
    room.keep(`${sid}-kept`)
    expect(await room.answer(await room.open(['--reject']), 'second')).toMatchObject({ outcome: 'fresh', continuity: 'broken' })
    expect(room.resumes).toEqual([undefined, sid, `${sid}-kept`, undefined])
    expect(room.messages).toEqual(['first', 'second'])
  })
})

test('A08 an error that has nothing to do with the session is told, and nothing is tried again', async () => {
  await using room = new AgentRoom()
  const sid = await room.leftBehind()
  const outcome = await room.send(await room.open(['--auth-error']), 'second').outcome
  expect(outcome).toMatchObject({ errorClass: 'action_failed_final', message: expect.stringContaining('Invalid API key') })
  expect(room.resumes).toEqual([undefined, sid])
  expect(room.changed('outcome')).toEqual([])
  expect(room.messages).toEqual(['first'])
})

test.each([
  ['without a frame', ['--stderr-only']], ['with one', []],
])('A14 a stop wins against a repair, %s: no process is started after it', async (_how, flags) => {
  await using room = new AgentRoom()
  const sid = await room.leftBehind()
  room.forget(sid)
  const { outcome, stop } = room.send(await room.open(['--reject-gate', 'reject', ...flags]), 'second')
  await until(() => room.spawns.length === 2)
  stop()
  room.make('reject')
  expect(await outcome).toMatchObject({ terminal: 'cancelled' })
  expect(room.changed('stopped')).toMatchObject([{ status: 'done', why: 'stopped' }])
  expect(room.resumes).toEqual([undefined, sid])
})

test('A23 two messages of the same text are two messages, also when the first begins the session anew', async () => {
  await using room = new AgentRoom()
  const sid = await room.leftBehind()
  room.forget(sid)
  const session = await room.open(['--reject-gate', 'reject'])
  const sent = [room.send(session, 'again'), room.send(session, 'again')]
  await until(() => room.changed('accepted').length === 2)
  room.make('reject')
  const answers = await Promise.all(sent.map(({ outcome }) => outcome.then(answerOf)))
  expect(answers.map(({ result }) => result)).toEqual(['heard: again', 'heard: again'])
  expect(room.messages).toEqual(['first', 'again', 'again'])
  expect(room.resumes).toEqual([undefined, sid, undefined])
})

test('A25 two messages at once while nothing runs start one process', async () => {
  await using room = new AgentRoom()
  const sid = await room.leftBehind()
  const session = await room.open()
  const answers = await Promise.all(['a', 'b'].map((message) => room.answer(session, message)))
  expect(answers.map(({ result }) => result)).toEqual(['heard: a', 'heard: b'])
  expect(room.resumes).toEqual([undefined, sid])
  expect([...room.messages].sort()).toEqual(['a', 'b', 'first'])
})

test('A28 a program that does not read is waited for, and nothing is lost', async () => {
  await using room = new AgentRoom()
  const long = 'x'.repeat(1_000_000)
  const session = await room.open(['--read-gate', 'read', '--answer', 'ok'])
  await room.call(session, 'open', room.config())
  const sent = [room.send(session, long)]
  await until(() => room.changed('accepted').length === 1)
  sent.push(room.send(session, 'short'))
  await until(() => room.changed('accepted').length === 2)
  expect(room.changed('delivered')).toEqual([])
  room.make('read')
  await Promise.all(sent.map(({ outcome }) => outcome.then(answerOf)))
  expect(room.messages.map(({ length }) => length)).toEqual([1_000_000, 5])
  expect(room.changed('delivered')).toHaveLength(2)
})
