import { describe, expect, test } from 'vitest'
import type { SessionEffect } from '../../../src/machine/session/session-effect.ts'
import { sessionAt } from '../../../src/machine/session/session-state.ts'
import { takeRetry } from '../../../src/machine/session/take-retry.ts'
import { AGAIN, FRESH, launches, only, queued, resume, SessionPlay, statuses, writes } from './session-play.ts'

const { serving, rejecting } = SessionPlay

describe('who is given what, and when', () => {
  test('A23 of two messages with the same text only the seed is in the batch before it is written; both are delivered', () => {
    const play = new SessionPlay({ sessionId: 'old' })
    play.send('same')
    play.send('same')
    play.started(1)
    play.written(1, 1, 2)
    expect(writes(play.asked)).toEqual([1, 2])
    expect(play.state.resume).toMatchObject({ batch: { messages: [{ seq: 1 }, { seq: 2 }] } })
  })

  test('A24 a process that cannot be started costs the message it was for, and not what was left before', () => {
    const left = { seq: 3, json: 'left', alreadyPersisted: false, acknowledged: true }
    const play = new SessionPlay({ queue: [left], nextSeq: 4 })
    play.send()
    const failed = play.tell({ type: 'launchFailed', generation: 1, message: 'no such program' })
    expect(only(failed, 'reportLost')).toEqual([{ type: 'reportLost', seq: 4, why: 'launchFailed' }])
    expect(launches(failed)).toEqual([[2, FRESH]])
    expect(queued(play)).toEqual([3])
    expect(play.tell({ type: 'launchFailed', generation: 2, message: 'no such program' })).toEqual([
      { type: 'publishStatus', status: 'failed', why: 'launchFailed', message: 'no such program', queued: [3] },
    ])
  })

  test('A25 of two messages that race one starts a process and one waits', () => {
    const play = new SessionPlay()
    expect(play.send('one').map(({ type }) => type)).toEqual(['takeMessage', 'launchProcess'])
    expect(play.send('two')).toEqual([
      { type: 'takeMessage', ticket: 'ticket two', seq: 2 }, { type: 'acknowledge', seq: 2, how: 'queued' },
    ])
  })

  test('A26 a message does not overtake those that wait for the process', () => {
    const play = new SessionPlay()
    play.send('one')
    play.send('two')
    play.started(1)
    expect(writes(play.send('three'))).toEqual([])
    play.written(1, 1, 2, 3)
    expect(writes(play.asked)).toEqual([1, 2, 3])
  })

  test('A27 a message that comes while the last one is being written is not stranded', () => {
    const play = new SessionPlay()
    play.send('one')
    play.started(1)
    expect(only(play.send('two'), 'acknowledge')).toEqual([{ type: 'acknowledge', seq: 2, how: 'queued' }])
    expect(writes(play.written(1, 1))).toEqual([2])
    play.written(1, 2)
    expect(play.state.claim).toBe('none')
    expect(writes(play.send('three'))).toEqual([3])
  })

  test('A28 while a write waits nothing else is written, and nothing is lost', () => {
    const play = new SessionPlay()
    play.send('one')
    play.started(1)
    for (let i = 0; i < 50; i++) play.send('more')
    expect(writes(play.asked)).toEqual([1])
    expect(queued(play)).toHaveLength(50)
    for (let seq = 1; seq <= 51; seq++) play.written(1, seq)
    expect(writes(play.asked)).toEqual(Array.from({ length: 51 }, (_, i) => i + 1))
  })

  const message = (seq: number) => ({ seq, json: 'text', alreadyPersisted: true, acknowledged: true })
  const turnOf = (seq: number) => ({ message: message(seq), failed: false })
  const batch = { config: {}, messages: [message(1), message(2)] }
  const retry = { type: 'fireRetry', batch, attemptedSid: 'old', heldLine: 'bad' } as const
  const doomed = { ...sessionAt({ config: {}, graceMs: 1, generation: 2 }), turns: [turnOf(1), turnOf(2)], queue: [message(3)] }

  test('A29 a retry beside a newer process that takes input goes before what waits, through the drain', () => {
    const section = { state: { ...doomed, stage: { at: 'live', generation: 2 } } as const, effects: [] as SessionEffect[] }
    takeRetry(section, 1, retry)
    expect(section.state).toMatchObject({ claim: 'drain', sending: { seq: 1 }, queue: [{ seq: 2 }, { seq: 3 }], turns: [] })
    expect(section.effects).toEqual([{ type: 'writeLine', generation: 2, seq: 1, json: 'text' }])
  })

  test('A29 a retry beside somebody who holds the claim is left to them', () => {
    const section = { state: { ...doomed, stage: { at: 'live', generation: 2 }, claim: 'drain' } as const, effects: [] as SessionEffect[] }
    takeRetry(section, 1, retry)
    expect(section.state).toMatchObject({ claim: 'drain', sending: undefined, queue: [{ seq: 1 }, { seq: 2 }, { seq: 3 }] })
    expect(section.effects).toEqual([])
  })

  test('A29 what goes with a seed that still waits goes right behind it', () => {
    const state = { ...doomed, turns: [turnOf(2)], queue: [message(1), message(3)] }
    const section = { state, effects: [] as SessionEffect[] }
    takeRetry(section, 2, retry)
    expect(section.state.queue.map(({ seq }) => seq)).toEqual([1, 2, 3])
  })

  test.each([
    ['written', { type: 'lineWritten', generation: 1, seq: 2 }],
    ['not written', { type: 'writeFailed', generation: 1, seq: 2, message: 'pipe' }],
    ['not heard of', { type: 'sendWaitEnded', generation: 1 }],
  ] as const)('A30 an exit waits for what is being written; when it is %s it is still given again', (_, end) => {
    const play = rejecting()
    play.send('two')
    expect(play.exit(1).at(-1)).toEqual({ type: 'awaitSend', generation: 1, ms: 500 })
    expect(only(play.tell(end), 'searchRecovery')).toHaveLength(1)
    expect(queued(play)).toEqual([1, 2])
  })

  test('A31 an exit waits for its streams one after the other, each for a bounded time', () => {
    const play = serving()
    expect(play.tell({ type: 'exitSeen', generation: 1 })).toEqual([{ type: 'awaitReader', generation: 1, which: 'stderr', ms: 500 }])
    expect(play.tell({ type: 'readerEnded', generation: 1, which: 'stdout' })).toEqual([])
    expect(play.tell({ type: 'readerEnded', generation: 1, which: 'stderr' }))
      .toEqual([{ type: 'awaitReader', generation: 1, which: 'stdout', ms: 10_000 }])
    expect(statuses(play.tell({ type: 'readerEnded', generation: 1, which: 'stdout' }))).toEqual(['done'])
  })

  test('what is left by a process that ends is given to one more, and then waits for somebody to ask', () => {
    const play = serving()
    play.send('two')
    expect(launches(play.tell({ type: 'writeFailed', generation: 1, seq: 2, message: 'broken pipe' }))).toEqual([])
    expect(launches(play.exit(1))).toEqual([[2, AGAIN]])
    play.started(2)
    play.tell({ type: 'writeFailed', generation: 2, seq: 2, message: 'broken pipe' })
    expect(play.exit(2).at(-1)).toEqual({ type: 'publishStatus', status: 'stalled', queued: [2] })
    expect(launches(play.send('three'))).toEqual([[3, AGAIN]])
    expect(play.started(3).filter(({ type }) => type === 'writeLine')).toMatchObject([{ seq: 2 }])
  })

  test('an answer that is read before its write is known to be over ends the turn', () => {
    const play = new SessionPlay({ sessionId: 'old' })
    play.send()
    play.started(1)
    const read = play.frame(1, { sid: 'old', terminal: 'success' })
    expect(read.map(({ type }) => type)).toEqual(['persistMessage', 'acknowledge', 'sessionOutcome', 'settleTurn', 'publishStatus'])
    expect(play.written(1, 1)).toEqual([])
  })
})

describe('stopping and replacing', () => {
  test('A38 a message during a stop is refused by name, and nothing changes', () => {
    const play = serving()
    play.stop()
    const before = play.state
    expect(play.send()).toEqual([{ type: 'refuse', ticket: 'ticket text', why: 'stopping' }])
    expect(play.state).toBe(before)
  })

  test('A39 a message while the process is being replaced is kept for the next one', () => {
    const play = serving()
    play.frame(1, { sid: 'one', terminal: 'success' })
    play.tell({ type: 'configChanged', config: { n: 1 } })
    const kept = play.send('two')
    expect([writes(kept), launches(kept), queued(play)]).toEqual([[], [], [2]])
    expect(only(play.exit(1), 'launchProcess'))
      .toEqual([{ type: 'launchProcess', generation: 2, config: { n: 1 }, start: resume('one') }])
    expect(writes(play.started(2))).toEqual([2])
  })

  test('A40 three changes during a turn replace the process once, when the turn is over', () => {
    const play = serving()
    for (const n of [1, 2, 3]) expect(play.tell({ type: 'configChanged', config: { n } })).toEqual([])
    expect(only(play.frame(1, { sid: 'one', terminal: 'success' }), 'closeStdin')).toHaveLength(1)
    expect(only(play.exit(1), 'launchProcess'))
      .toEqual([{ type: 'launchProcess', generation: 2, config: { n: 3 }, start: resume('one') }])
    play.started(2)
    expect(only(play.asked, 'closeStdin')).toHaveLength(1)
  })

  test('A40 an exit of its own makes the wish for a replacement void', () => {
    const play = serving()
    play.tell({ type: 'configChanged', config: { n: 1 } })
    expect(launches(play.exit(1))).toEqual([])
    play.send('two')
    play.started(2)
    play.written(2, 2)
    expect(only(play.frame(2, { terminal: 'success' }), 'closeStdin')).toEqual([])
  })

  test('a stop loses what waits, interrupts what runs, and kills after the grace', () => {
    const play = serving()
    play.send('two')
    play.send('three')
    expect(play.stop()).toEqual([
      { type: 'reportLost', seq: 3, why: 'stopped' }, { type: 'closeStdin', generation: 1 }, { type: 'armDeadline', generation: 1, ms: 50 },
    ])
    expect(play.state).toMatchObject({ claim: 'none', queue: [] })
    expect(play.tell({ type: 'deadlinePassed', generation: 1 })).toEqual([{ type: 'kill', generation: 1 }])
    expect(play.tell({ type: 'writeFailed', generation: 1, seq: 2, message: 'ended' }))
      .toEqual([{ type: 'reportLost', seq: 2, why: 'stopped' }])
    expect(play.exit(1).slice(-2)).toEqual([
      { type: 'settleTurn', seq: 1, how: 'interrupted' }, { type: 'publishStatus', status: 'done', why: 'stopped' },
    ])
  })

  test('a stop before the process runs ends it as soon as it does', () => {
    const play = new SessionPlay({ sessionId: 'old' })
    play.send()
    expect(play.stop()).toEqual([{ type: 'reportLost', seq: 1, why: 'stopped' }])
    expect(play.send('two')).toEqual([{ type: 'refuse', ticket: 'ticket two', why: 'stopping' }])
    expect(play.started(1)).toEqual([{ type: 'closeStdin', generation: 1 }, { type: 'armDeadline', generation: 1, ms: 50 }])
    play.rejected(1)
    expect(statuses(play.exit(1))).toEqual(['done'])
  })

  test('a stop while another session is looked for keeps the retry from starting', () => {
    const play = rejecting()
    play.exit(1)
    expect(only(play.stop(), 'publishStatus')).toEqual([{ type: 'publishStatus', status: 'done', why: 'stopped' }])
    expect(play.searched(2, 'found')).toEqual([])
    expect(only(play.asked, 'reportLost')).toEqual([{ type: 'reportLost', seq: 1, why: 'stopped' }])
  })

  test('a session that was stopped starts again for the next message', () => {
    const play = serving()
    play.frame(1, { sid: 'one', terminal: 'success' })
    play.stop()
    play.exit(1)
    expect(launches(play.send('two'))).toEqual([[2, resume('one')]])
  })

  test('generations go on where an earlier process of the controller left them', () => {
    expect(launches(new SessionPlay({ generation: 8 }).send())).toEqual([[9, FRESH]])
  })
})
