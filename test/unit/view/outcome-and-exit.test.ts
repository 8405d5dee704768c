import { describe, expect, test } from 'vitest'
import { EXIT_CODES, exitCodeOf } from '../../../src/core/view/exit-code.ts'
import { outcomeOf, standingOf } from '../../../src/core/view/outcome-of.ts'
import { causeText, PLAN_WORD_TEXT, suspensionText } from '../../../src/core/view/plain-words.ts'
import { shellWord } from '../../../src/core/view/shell-word.ts'
import { suggestNext } from '../../../src/core/view/suggest-next.ts'
import { CAUSES } from '../../../src/model/alignment.ts'
import { FAULTS } from '../../../src/model/fault.ts'
import { SUSPEND_REASONS } from '../../../src/model/run-event.ts'
import { OUTCOMES, PLAN_WORDS } from '../../../src/model/vocabulary.ts'
import { buildLog } from '../support/log-builder.ts'
import { failing, killed, passing, suspended, viewOf } from '../support/sample-runs.ts'

describe('exit codes', () => {
  test.each([
    ['passed', 0], ['unverified', 0], ['failed', 1], ['aborted', 1], ['unknown', 2], ['suspended', 3], ['awaitingHuman', 3], ['blocked', 3],
    ['gated', 3],
  ] as const)('%s exits %i', (outcome, code) => {
    expect(exitCodeOf(outcome)).toBe(code)
  })

  test.each([['SIGHUP', 129], ['SIGINT', 130], ['SIGTERM', 143]])('%s exits %i after a clean suspend', (signal, code) => {
    expect(exitCodeOf('suspended', signal)).toBe(code)
  })

  test('a run that finished all the same exits with its own code', () => {
    expect(exitCodeOf('failed', 'SIGINT')).toBe(1)
    expect(exitCodeOf('passed', 'SIGTERM')).toBe(0)
  })

  test('a stop that is no signal leaves the code of a suspended run', () => {
    expect(exitCodeOf('suspended', 'suspendAfter')).toBe(3)
  })

  test('every code that an outcome or a fault can give is in the table', () => {
    const codes = new Set(EXIT_CODES.map((row) => row.code))
    const given = [...OUTCOMES.map((outcome) => exitCodeOf(outcome)), ...Object.values(FAULTS).map((fault) => fault.exit)]
    for (const code of given) expect(codes).toContain(code)
  })
})

describe('how a run stands', () => {
  test.each([
    ['stop', 'suspended'], ['signal', 'suspended'], ['stopAt', 'suspended'], ['stopAfter', 'suspended'], ['suspendAfter', 'suspended'],
    ['leftRunning', 'suspended'], ['awaitingTimer', 'suspended'], ['transportLost', 'suspended'], ['blocked', 'blocked'],
    ['awaitingHuman', 'awaitingHuman'], ['gated', 'gated'],
  ] as const)('a suspension for %s stands as %s', (reason, outcome) => {
    expect(outcomeOf(viewOf(buildLog().start().suspend(reason)))).toBe(outcome)
  })

  test('every reason to suspend has a text of its own', () => {
    const texts = SUSPEND_REASONS.map((reason) => suspensionText({ reason }))
    expect(new Set(texts).size).toBe(SUSPEND_REASONS.length)
  })

  test('what the log says in its own words is not said twice', () => {
    expect(suspensionText({ reason: 'stopAfter', message: 'stopped after look' })).toBe('stopped after look')
    expect(suspensionText({ reason: 'transportLost', refs: ['push'], message: 'EPIPE' }))
      .toBe('the connection was lost while push was under way (EPIPE)')
  })

  test('a finished run stands as its last event says', () => {
    expect(outcomeOf(viewOf(passing()))).toBe('passed')
    expect(standingOf(viewOf(failing()), false)).toEqual({ outcome: 'failed' })
  })

  test('a log that says running stands as running only while a process holds the run', () => {
    const view = viewOf(killed())
    expect(outcomeOf(view)).toBeUndefined()
    expect(standingOf(view, true)).toEqual({ outcome: 'running' })
    expect(standingOf(view, false)).toEqual({ outcome: 'suspended', processLost: true })
  })

  test('the last answer ends the waiting for a person', () => {
    const log = buildLog().start().enter('approve', 'human').ask('approve', 'Publish?').suspend('awaitingHuman')
    expect(outcomeOf(viewOf(log))).toBe('awaitingHuman')
    log.event('humanResponded', 'approve', { requestId: 'q1', decision: 'yes', actor: 'a', via: 'cli', final: true })
    expect(standingOf(viewOf(log), false)).toEqual({ outcome: 'suspended' })
  })

  test('a suspended run that was cancelled stands as aborted', () => {
    const view = viewOf(suspended().event('runCancelled', '', { actor: 'cli:os:a@b', reason: 'no longer needed' }))
    expect(standingOf(view, false).outcome).toBe('aborted')
    expect(outcomeOf(view)).toBe('aborted')
  })

  test('a run whose process was lost after it was told to cancel stands as aborted', () => {
    const view = viewOf(killed().event('runCancelled', '', { actor: 'cli:os:a@b' }))
    expect(standingOf(view, false)).toEqual({ outcome: 'aborted' })
    expect(standingOf(view, true)).toEqual({ outcome: 'running' })
  })
})

describe('the next command', () => {
  test.each([
    ['a failed run', failing, { problem: 'publish' }, 'runner inspect release-1.2.1 publish'],
    ['a passed run', passing, {}, 'runner report release-1.2.0'],
    ['a run at work', killed, { live: true }, 'runner log release-1.2.2 -f'],
    ['a suspended run', suspended, {}, 'runner resume release-1.2.3'],
    ['a run whose process was lost between two steps', killed, {}, 'runner resume release-1.2.2'],
    ['a run whose process was lost in a command', killed, { uncertain: ['publish'] }, 'runner plan release-1.2.2 --ask'],
    ['a run that left a command running', () => killed().suspend('leftRunning'), { uncertain: ['publish'] }, 'runner resume release-1.2.2'],
    ['a gated run', () => killed().suspend('gated', { refs: ['publish'] }), {}, 'runner plan release-1.2.2'],
    ['a blocked run', () => killed().suspend('blocked', { refs: ['publish'] }), {}, 'runner resume release-1.2.2'],
    ['a run that waits for a person', () => killed().suspend('awaitingHuman'), {}, 'runner inbox'],
    ['a supervised run', suspended, { supervise: 'all' }, 'runner resume release-1.2.3 --supervise all'],
    ['a run of another store', suspended, { store: 'our store' }, "runner resume release-1.2.3 --store 'our store'"],
    ['a run that failed under supervision', failing, { problem: 'publish', supervise: 'all' }, 'runner inspect release-1.2.1 publish'],
  ] as const)('of %s', (_name, build, about, command) => {
    expect(suggestNext(viewOf(build()), about).command).toBe(command)
  })

  test.each([[2_000, 'runner inbox'], [2_001, 'runner resume release-1.2.2']])(
    'of a run whose question is to be answered by 2000, at %i', (nowMs, command) => {
      const asked = viewOf(killed().ask('publish', 'Go on?', { deadlineAtMs: 2_000 }).suspend('awaitingHuman'))
      expect(suggestNext(asked, { nowMs }).command).toBe(command)
    },
  )

  test('says why where that is not obvious', () => {
    expect(suggestNext(viewOf(killed()), { uncertain: ['publish'] }).note)
      .toBe('asks what became of publish and changes nothing; then resume')
    expect(suggestNext(viewOf(killed().suspend('blocked', { refs: ['publish'] }))).note).toBe('once the entry check of publish holds')
    expect(suggestNext(viewOf(suspended())).note).toBeUndefined()
  })

  test.each([
    [['a', 'b'], 'a and b'], [['a', 'b', 'c'], 'a, b and c'], [['a', 'b', 'c', 'd', 'e'], 'a, b and 3 more'],
  ])('names those that are open beside each other: %j', (uncertain, names) => {
    expect(suggestNext(viewOf(killed()), { uncertain }).note).toBe(`asks what became of ${names} and changes nothing; then resume`)
  })

  test.each([
    ['each[a]/pay', '\'each[a]/pay\''], ['pay', 'pay'], ['it\'s', '\'it\'\\\'\'s\''], ['', '\'\''],
  ])('the word %j is typed as %s', (text, word) => {
    expect(shellWord(text)).toBe(word)
  })
})

test('every plan word is explained, each in its own way', () => {
  const texts = Object.values(PLAN_WORD_TEXT)
  expect(Object.keys(PLAN_WORD_TEXT)).toEqual([...PLAN_WORDS])
  expect(new Set(texts).size).toBe(texts.length)
})

test('every cause reads as plain words, never as its rule code', () => {
  for (const cause of CAUSES) expect(causeText(cause)).toMatch(/^[a-z][a-z ,-]+$/)
  expect(causeText('sameEffect', 'publish')).toBe('looks like `publish`, which already happened')
})
