import { describe, expect, test } from 'vitest'
import { AGAIN, FRESH, launches, lines, only, queued, resume, SessionPlay, statuses, writes } from './session-play.ts'

const { serving, rejecting } = SessionPlay

describe('did the resume work', () => {
  test('A01 an error line of a process that takes up no session is written at once', () => {
    expect(serving().frame(1, { errorLine: 'bad' })).toEqual([{ type: 'persistLine', line: 'bad' }])
  })

  test('A02 a fresh process that exits is done, once', () => {
    const play = serving()
    play.frame(1, { terminal: 'success' })
    expect(only([...play.exit(1), ...play.exit(1)], 'publishStatus')).toEqual([{ type: 'publishStatus', status: 'done', why: 'exited' }])
  })

  test('A03 an echo of the id settles nothing: a later rejection still counts', () => {
    const play = serving({ sessionId: 'old' })
    expect(play.frame(1, { sid: 'old' })).toEqual([])
    play.rejected(1)
    expect(only(play.exit(1), 'searchRecovery')).toHaveLength(1)
  })

  test('A04 a good answer under the same id is a resumed session', () => {
    const play = serving({ sessionId: 'old' })
    expect(play.frame(1, { sid: 'old', terminal: 'success' })).toEqual([
      { type: 'sessionOutcome', generation: 1, outcome: 'resumed', attemptedSid: 'old' }, { type: 'settleTurn', seq: 1, how: 'answered' },
      { type: 'publishStatus', status: 'idle' },
    ])
    expect(statuses(play.exit(1))).toEqual(['done'])
  })

  test('A05 another id is a fresh session, and takes the place of the held one', () => {
    const play = serving({ sessionId: 'old' })
    expect(play.frame(1, { sid: 'new' })).toEqual([
      { type: 'adoptSession', sid: 'new' },
      { type: 'sessionOutcome', generation: 1, outcome: 'fresh', attemptedSid: 'old', actualSid: 'new' },
    ])
    expect(play.state.sessionId).toBe('new')
  })

  test.each([
    ['A06 an error line before the rejection', ['line', 'rejection']], ['A07 an error line after the rejection', ['rejection', 'line']],
  ])('%s is never written when the retry is delivered', (_, order) => {
    const play = serving({ sessionId: 'old' })
    for (const what of order) {
      if (what === 'line') play.frame(1, { errorLine: 'bad' })
      else play.rejected(1)
    }
    play.exit(1)
    expect(launches(play.searched(2))).toEqual([[2, AGAIN]])
    expect(writes(play.started(2))).toEqual([1])
    play.written(2, 1)
    play.frame(2, { sid: 'new', terminal: 'success' })
    play.stop(true)
    play.exit(2)
    expect(lines(play.asked)).toEqual([])
    expect(only(play.asked, 'settleTurn')).toEqual([{ type: 'settleTurn', seq: 1, how: 'answered' }])
  })

  test('A06 the failed answer of a process that then rejects its session is nobody\'s answer', () => {
    const play = serving({ sessionId: 'old' })
    expect(play.frame(1, { sid: 'old', terminal: 'failure', errorLine: 'bad' })).toEqual([
      { type: 'awaitVerdict', generation: 1, ms: 2_000 },
    ])
    play.rejected(1)
    play.exit(1)
    play.searched(2)
    play.started(2)
    play.written(2, 1)
    play.frame(2, { sid: 'new', terminal: 'success' })
    expect(only(play.asked, 'settleTurn')).toEqual([{ type: 'settleTurn', seq: 1, how: 'answered' }])
  })

  test('a failed answer stands when the session turns out to be taken up', () => {
    const play = serving({ sessionId: 'old' })
    play.frame(1, { sid: 'old', terminal: 'failure' })
    play.send('two')
    play.written(1, 2)
    expect(only(play.frame(1, { sid: 'old', terminal: 'success' }), 'settleTurn').map(({ seq, how }) => [seq, how]))
      .toEqual([[1, 'failed'], [2, 'answered']])
  })

  test('A08 without a rejection the line is written and the message is reported; no retry and no outcome', () => {
    const play = serving({ sessionId: 'old' })
    play.frame(1, { errorLine: 'no login' })
    expect(play.exit(1).slice(-3)).toEqual([
      { type: 'persistLine', line: 'no login' }, { type: 'reportLost', seq: 1, why: 'unconfirmed' },
      { type: 'publishStatus', status: 'done', why: 'exited' },
    ])
    expect(only(play.asked, 'sessionOutcome')).toEqual([])
    expect(play.state.sessionId).toBe('old')
  })

  test('A09 a second error line lets the first one out', () => {
    const play = serving({ sessionId: 'old' })
    expect(lines([...play.frame(1, { errorLine: 'one' }), ...play.frame(1, { errorLine: 'two' })])).toEqual(['one'])
  })

  test('A10 a rejection of another session leaves the resume as it is', () => {
    const play = serving({ sessionId: 'old' })
    expect(play.rejected(1, 'other')).toEqual([])
    expect(play.state).toMatchObject({ resume: { at: 'awaiting' }, sessionId: 'old' })
  })

  test('A11 what is told of an earlier process changes nothing', () => {
    const play = serving({ sessionId: 'old', generation: 1 })
    const before = play.state
    expect([...play.rejected(1), ...play.exit(1), ...play.frame(1, { sid: 'x', terminal: 'success' }), ...play.written(1, 1)]).toEqual([])
    expect(play.state).toBe(before)
  })

  test('A12 an error line of an earlier process is written, and nothing else', () => {
    const play = serving({ sessionId: 'old', generation: 1 })
    const before = play.state
    expect(play.frame(1, { errorLine: 'late', sid: 'x' })).toEqual([{ type: 'persistLine', line: 'late' }])
    expect(play.state).toBe(before)
  })

  test('A13 what was delivered before and after the rejection is given again in order', () => {
    const play = serving({ sessionId: 'old' })
    play.send('two')
    play.written(1, 2)
    play.rejected(1)
    play.send('three')
    play.written(1, 3)
    play.exit(1)
    play.searched(2)
    play.started(2)
    play.written(2, 1, 2, 3)
    const again = only(play.asked, 'writeLine').filter(({ generation }) => generation === 2)
    expect(again.map(({ json }) => json)).toEqual(['text', 'two', 'three'])
  })

  test.each([['A14', 'before'], ['A15', 'after']])('%s a stop %s the rejection: no retry, the held line is written', (_, when) => {
    const play = serving({ sessionId: 'old' })
    play.frame(1, { errorLine: 'bad' })
    if (when === 'after') play.rejected(1)
    play.stop()
    if (when === 'before') play.rejected(1)
    const end = play.exit(1)
    expect([launches(end), only(end, 'searchRecovery'), lines(end)]).toEqual([[], [], ['bad']])
    expect(end.slice(-2)).toEqual([
      { type: 'reportLost', seq: 1, why: 'stopped' }, { type: 'publishStatus', status: 'done', why: 'stopped' },
    ])
  })

  test('A16 a line that an earlier turn left is written before the session is told as resumed', () => {
    const play = serving({ sessionId: 'old' })
    play.frame(1, { sid: 'old', terminal: 'failure', errorLine: 'bad' })
    play.tell({ type: 'verdictTimedOut', generation: 1 })
    play.send('two')
    play.written(1, 2)
    expect(play.frame(1, { sid: 'old', terminal: 'success' }).map(({ type }) => type))
      .toEqual(['persistLine', 'sessionOutcome', 'settleTurn', 'publishStatus'])
    expect(only(play.asked, 'settleTurn').map(({ seq, how }) => [seq, how])).toEqual([[1, 'failed'], [2, 'answered']])
  })

  test('A17 an echo after the rejection does not take the batch away', () => {
    const play = rejecting()
    play.frame(1, { sid: 'old' })
    play.exit(1)
    expect(queued(play)).toEqual([1])
  })

  test('A18 a message while the exit of the first process is settled waits for it: then its line is written and the second starts', () => {
    const play = serving({ sessionId: 'old' })
    play.frame(1, { errorLine: 'bad' })
    play.tell({ type: 'exitSeen', generation: 1 })
    expect(launches(play.send('two'))).toEqual([])
    const settled = play.exit(1)
    expect([lines(settled), launches(settled)]).toEqual([['bad'], [[2, resume('old')]]])
    play.started(2)
    play.written(2, 2)
    expect(play.exit(1)).toEqual([])
    expect(statuses(play.exit(2))).toEqual(['done'])
  })

  test('A19 a rejected batch and a newer wish start one process', () => {
    const play = rejecting()
    play.tell({ type: 'exitSeen', generation: 1 })
    play.send('two')
    play.exit(1)
    expect(launches(play.searched(2))).toEqual([[2, AGAIN]])
    expect(launches(play.asked)).toHaveLength(2)
    play.started(2)
    play.written(2, 1, 2)
    expect(writes(play.asked)).toEqual([1, 1, 2])
  })
})

describe('which id is kept', () => {
  test('A20 a rejected id is not kept when the output still echoes it', () => {
    const play = rejecting()
    play.frame(1, { sid: 'old' })
    expect(play.state).toMatchObject({ sessionId: undefined, poisoned: ['old'] })
  })

  test('A21 an id that the output named and standard error rejects is forgotten', () => {
    const play = serving()
    play.frame(1, { sid: 'named' })
    expect(play.rejected(1, 'named')).toEqual([{ type: 'forgetSession', sid: 'named', why: 'rejected' }])
    expect(play.state.sessionId).toBeUndefined()
  })

  test('A22 what a process echoes after its id was cleared is not kept, before and after the next one runs', () => {
    const play = serving()
    play.frame(1, { sid: 'one', terminal: 'success' })
    play.tell({ type: 'sessionCleared' })
    play.frame(1, { sid: 'one' })
    expect(play.state.sessionId).toBeUndefined()
    expect(launches(play.exit(1))).toEqual([[3, FRESH]])
    play.frame(1, { sid: 'one' })
    play.started(3)
    play.frame(1, { sid: 'one' })
    expect(play.state.sessionId).toBeUndefined()
  })

  test('an id that is held is not replaced by one that nobody asked about', () => {
    const play = serving()
    play.frame(1, { sid: 'one', terminal: 'success' })
    expect(play.frame(1, { sid: 'two' })).toEqual([])
    expect(play.state.sessionId).toBe('one')
  })

  test('several rejected ids are all remembered', () => {
    const play = rejecting()
    play.exit(1)
    play.searched(2, 'other')
    play.started(2)
    play.rejected(2, 'other')
    expect(play.state.poisoned).toEqual(['old', 'other'])
    play.frame(2, { sid: 'old' })
    expect(play.state.sessionId).toBeUndefined()
  })

  test.each([
    ['leads to its head', { sid: 'head', reachable: true }, [], resume('head')],
    ['whose head is not there is not resumed', { sid: 'head', reachable: false }, [], AGAIN],
    ['whose head was rejected is resumed as it is', { sid: 'head', reachable: true }, ['head'], resume('old')],
  ])('A43 a held id %s', (_, head, poisoned, start) => {
    const play = new SessionPlay({ sessionId: 'old', poisoned, history: true })
    play.tell({ type: 'chainHeadFound', ...head })
    expect(launches(play.send())).toEqual([[1, start]])
  })

  test('A43 no resume is made up where no id is held', () => {
    const play = new SessionPlay()
    play.tell({ type: 'chainHeadFound', sid: 'head', reachable: true })
    expect(launches(play.send())).toEqual([[1, FRESH]])
  })

  test('A44 a fresh start over a conversation is told, and given our own record of it', () => {
    const play = new SessionPlay({ history: true })
    expect(launches(play.send())).toEqual([[1, AGAIN]])
    expect(play.started(1).slice(0, 2)).toEqual([
      { type: 'sessionOutcome', generation: 1, outcome: 'fresh' }, { type: 'notice', kind: 'freshStart', state: 'shown' },
    ])
  })
})
