import { describe, expect, test } from 'vitest'
import { AGAIN, launches, lines, only, resume, SessionPlay, statuses } from './session-play.ts'

const { serving, rejecting } = SessionPlay

describe('a session that the program does not know', () => {
  test('A32 when the retry cannot be started its line is written and the failure is seen', () => {
    const play = serving({ sessionId: 'old' })
    play.frame(1, { errorLine: 'bad' })
    play.rejected(1)
    play.exit(1)
    play.searched(2)
    expect(play.tell({ type: 'launchFailed', generation: 2, message: 'gone' })).toEqual([
      { type: 'persistLine', line: 'bad' }, { type: 'notice', kind: 'reconnecting', state: 'resolved' },
      { type: 'publishStatus', status: 'failed', why: 'launchFailed', message: 'gone', queued: [1] },
    ])
  })

  test('A33 a session that is found is told as resumed when the program confirms it, not before', () => {
    const play = rejecting()
    play.exit(1)
    expect(launches(play.searched(2, 'found'))).toEqual([[2, resume('found')]])
    play.started(2)
    play.written(2, 1)
    expect(only(play.asked, 'sessionOutcome')).toEqual([])
    expect(only(play.frame(2, { sid: 'found', terminal: 'success' }), 'sessionOutcome'))
      .toEqual([{ type: 'sessionOutcome', generation: 2, outcome: 'resumed', attemptedSid: 'found' }])
  })

  test('A34 a session that is found and rejected too is not looked for again: the next one is fresh', () => {
    const play = rejecting()
    play.exit(1)
    play.searched(2, 'found')
    play.started(2)
    play.written(2, 1)
    play.rejected(2, 'found')
    const end = play.exit(2)
    expect([only(end, 'searchRecovery'), launches(end)]).toEqual([[], [[3, AGAIN]]])
    expect(only(play.started(3), 'sessionOutcome')).toEqual([
      { type: 'sessionOutcome', generation: 3, outcome: 'fresh', attemptedSid: 'found' },
    ])
  })

  test('A34 a rejected session is not taken up although it is found', () => {
    const play = rejecting()
    play.exit(1)
    expect(launches(play.searched(2, 'old'))).toEqual([[2, AGAIN]])
  })

  const openedAhead = (): SessionPlay => {
    const play = new SessionPlay({ sessionId: 'old', history: true })
    play.tell({ type: 'openRequested' })
    play.started(1)
    play.frame(1, { errorLine: 'bad' })
    play.rejected(1)
    play.exit(1)
    return play
  }

  const candidates = [['found', 'found'], ['none', undefined]] as const
  test.each(candidates)('A35 opened ahead and rejected, with %s: kept or told fresh, done, no notice', (_, found) => {
    const play = openedAhead()
    const end = play.searched(2, found)
    expect(play.state).toMatchObject({ sessionId: found, stage: { at: 'absent' }, claim: 'none' })
    expect(only(end, 'sessionOutcome').map(({ outcome }) => outcome)).toEqual(found === undefined ? ['fresh'] : [])
    expect(only(end, 'publishStatus')).toEqual([{ type: 'publishStatus', status: 'done', why: 'settled' }])
    expect([lines(end), launches(end)]).toEqual([['bad'], []])
    expect(only(play.asked, 'notice').filter(({ kind }) => kind === 'reconnecting')).toEqual([])
  })

  test('A36 a message that waits meanwhile resumes what is found: no error line, no end', () => {
    const play = openedAhead()
    play.send()
    expect(play.searched(2, 'found')).toEqual([
      { type: 'adoptSession', sid: 'found' }, { type: 'launchProcess', generation: 2, config: {}, start: resume('found') },
    ])
    play.started(2)
    play.written(2, 1)
    play.frame(2, { sid: 'found', terminal: 'success' })
    expect([lines(play.asked), statuses(play.asked)]).toEqual([[], ['idle', 'running', 'idle']])
  })

  test('A37 a search whose session has gone on without it touches nothing', () => {
    const play = openedAhead()
    play.stop()
    play.send()
    const before = play.state
    expect(play.searched(2, 'found')).toEqual([])
    expect(play.state).toBe(before)
  })

  test('A41 what is given again is neither persisted nor acknowledged a second time', () => {
    const play = rejecting()
    play.exit(1)
    play.searched(2)
    play.started(2)
    expect(play.written(2, 1).map(({ type }) => type)).toEqual(['notice'])
  })

  test('A42 a session that is open elsewhere is refused by name, and nothing blank is started instead', () => {
    const play = new SessionPlay({ sessionId: 'old', history: true })
    play.send('one')
    play.send('two')
    expect(play.tell({ type: 'launchRefused', generation: 1, sid: 'old', why: 'openElsewhere' })).toEqual([
      { type: 'reportLost', seq: 1, why: 'openElsewhere' },
      {
        type: 'publishStatus', status: 'failed', why: 'openElsewhere', message: 'the session old is open somewhere else', queued: [2],
      },
    ])
    expect(launches(play.send('three'))).toEqual([[2, resume('old')]])
  })

  test('A45 the notice is resolved when a stop makes the exit one that is not retried', () => {
    const play = rejecting()
    expect(only(play.asked, 'notice')).toEqual([{ type: 'notice', kind: 'reconnecting', state: 'shown' }])
    expect(only([...play.stop(), ...play.exit(1)], 'notice')).toEqual([{ type: 'notice', kind: 'reconnecting', state: 'resolved' }])
  })

  test('A45 the notice is resolved when the session is closed while another one is looked for', () => {
    const play = rejecting()
    play.exit(1)
    expect(only(play.stop(true), 'notice')).toEqual([{ type: 'notice', kind: 'reconnecting', state: 'resolved' }])
    expect(play.send()).toEqual([{ type: 'refuse', ticket: 'ticket text', why: 'closed' }])
  })

  test('A45 the notice is resolved when the program goes on with another session by itself', () => {
    const play = rejecting()
    expect(only(play.frame(1, { sid: 'new', terminal: 'success' }), 'notice'))
      .toEqual([{ type: 'notice', kind: 'reconnecting', state: 'resolved' }])
  })

  test('a program that goes on after rejecting its session is ended', () => {
    const play = rejecting()
    expect(only(play.asked, 'awaitVerdict')).toHaveLength(1)
    expect(play.tell({ type: 'verdictTimedOut', generation: 1 })).toEqual([
      { type: 'closeStdin', generation: 1 }, { type: 'armDeadline', generation: 1, ms: 50 },
    ])
    expect(play.tell({ type: 'deadlinePassed', generation: 1 })).toEqual([{ type: 'kill', generation: 1 }])
  })
})
