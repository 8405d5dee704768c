import { describe, expect, test } from 'vitest'
import { foldRun, type FoldedRun } from '../../src/core/fold/fold-run.ts'
import { effectsOf } from '../../src/core/view/effects.ts'
import type { EventPayload } from '../../src/model/run-event.ts'
import { buildLog, FLOW_HASH, hashOf, inline, type LogBuilder } from './support/log-builder.ts'

const folded = (log: LogBuilder): FoldedRun => {
  const run = foldRun(log.events)
  if (run === undefined) throw new Error('a log has a fold')
  return run
}
const HASHES = { effect: hashOf('other effect'), judge: hashOf('other judge') }
const adopted = (ref: string, more: Partial<EventPayload<'stepAdopted'>> = {}): EventPayload<'stepAdopted'> =>
  ({ ref, class: 'clean', scheme: 'flow-ir/2', irHash: FLOW_HASH, hashes: HASHES, position: 99, ...more })
const none = { pass: 0, fail: 0, unknown: 0, degraded: 0 }

describe('a segment goes on otherwise', () => {
  test.each<[string, Partial<EventPayload<'runResumed'>>, boolean]>([
    ['nothing', {}, false], ['empty lists', { allowMutatingReexec: [], adopt: [] }, false], ['another flow', { irHash: hashOf('b') }, true],
    ['params', { params: inline({}) }, true], ['environment', { env: { platform: 'x' } }, true],
    ['force', { forceReexecute: ['a'] }, true], ['a permission', { allowMutatingReexec: ['a'] }, true],
    ['an adoption', { adopt: [{ ref: 'a', reason: 'x' }] }, true], ['adopting the rest', { adoptRest: 'x' }, true],
    ['ending what runs', { cancelRunning: ['a'] }, true], ['an alignment', { realigned: true }, true],
  ])('with %s: %o is %s', (_, options, expected) => {
    const { segments } = folded(buildLog().start().shell('a').suspend('stop').resume(options)).view.header
    expect(segments.map((row) => row.reworks ?? false)).toEqual([false, expected])
  })
})

describe('an alignment begins the tallies anew', () => {
  const before = (): LogBuilder => buildLog().start().shell('one').enter('each', 'foreach').shell('each[a]/work').suspend('stop')

  test('of the flow and of what is open', () => {
    const { view, records } = folded(before().resume({ realigned: true }))
    expect(view.bodies).toEqual({})
    expect(view.realignedSeq).toBe(view.head.seq)
    expect(records.get('each')).not.toHaveProperty('bodies')
    expect(folded(before().resume()).view.bodies.body).toMatchObject({ exited: 1, tally: { ...none, pass: 1 } })
  })

  test('what left before it is not taken back when it is entered again', () => {
    const { view, records } = folded(before().resume({ realigned: true }).shell('one').shell('each[a]/work', { exitCode: 1 }))
    expect(view.bodies.body).toMatchObject({ exited: 1, tally: { ...none, pass: 1 } })
    expect(records.get('each')?.bodies?.a).toMatchObject({ exited: 1, tally: { ...none, fail: 1 } })
  })

  test('a verdict that supersedes one of before counts nothing; one that left since is recounted', () => {
    const log = before().resume({ realigned: true })
    const seqOf = (ref: string): number => folded(log).records.get(ref)?.verdict?.seq ?? 0
    log.verdict('one', 'fail', { supersedes: seqOf('one') }).verdict('each[a]/work', 'fail', { supersedes: seqOf('each[a]/work') })
    expect(folded(log).view.bodies).toEqual({})
    expect(folded(log).records.get('each')).not.toHaveProperty('bodies')
    log.shell('two').verdict('two', 'unknown', { supersedes: folded(log.shell('three')).records.get('two')?.verdict?.seq ?? 0 })
    expect(folded(log).view.bodies.body?.tally).toEqual({ ...none, pass: 1, unknown: 1 })
  })

  test('a settled container goes on counting its own', () => {
    const log = buildLog().start().enter('each', 'foreach').shell('each[a]/work').exit('each').suspend('stop').resume({ realigned: true })
    log.verdict('each[a]/work', 'fail', { supersedes: folded(log).records.get('each[a]/work')?.verdict?.seq ?? 0 })
    expect(folded(log).records.get('each')?.bodies?.a?.tally).toEqual({ ...none, fail: 1 })
  })

  test('a span that is torn down counts nowhere', () => {
    const log = buildLog().start().shell('one').enter('two').suspend('stop').resume({ realigned: true })
    const { view } = folded(log.exit('two', 'aborted', { tornDown: true }))
    expect(view.bodies).toEqual({})
    expect(view.open).toEqual([])
    expect(view.counts.aborted).toBe(1)
  })
})

describe('an adoption', () => {
  const acted = (): LogBuilder => buildLog().start().shell('old', { effect: 'mutating' }).suspend('stop').resume({ realigned: true })

  test('of an own record gives it its new place and hashes, and counts nothing', () => {
    const { view, records } = folded(acted().event('stepAdopted', 'old', adopted('old', { output: inline(1) })))
    expect(records.get('old')).toMatchObject({ position: 99, hashes: HASHES, output: inline(1), entry: 1, state: 'judged' })
    expect(view.bodies).toEqual({})
  })

  test('of another record makes one like it, which counts as a step that left', () => {
    const log = acted().event('stepAdopted', 'new', adopted('old'))
    const { view, records } = folded(log)
    expect(records.get('new')).toMatchObject({
      ref: 'new', stepId: 'new', runPath: [{ step: 'new' }], adoptedFrom: 'old', state: 'judged', position: 99,
      ledger: [{ callId: 'call-1', entry: 1, takenFrom: 'old' }], exit: records.get('old')?.exit,
    })
    expect(view.bodies.body).toMatchObject({ exited: 1, tally: { ...none, pass: 1 } })
    expect(effectsOf(view, records.values()).effects.rows.map((row) => row.ref)).toEqual(['old'])
  })

  test('keeps what the taking step did itself in its ledger, in entries of its own', () => {
    const log = buildLog().start().shell('old', { effect: 'mutating' }).shell('new', { effect: 'mutating', exitCode: 1 }).suspend('stop')
    const { records } = folded(log.resume({ realigned: true }).event('stepAdopted', 'new', adopted('old')))
    expect(records.get('new')).toMatchObject({ entry: 2, ledger: [{ callId: 'call-2', entry: 1 }, { callId: 'call-1', entry: 2 }] })
  })

  test.each([['a record that is not there', 'none'], ['an open span', 'open']])('of %s is refused', (_, ref) => {
    const log = acted().enter('open').event('stepAdopted', 'new', adopted(ref))
    expect(() => folded(log)).toThrow(ref === 'none' ? /no record of none/ : /span is open/)
  })
})

describe('a question about a dispatch', () => {
  const asked = (): LogBuilder => buildLog().start().enter('pay').intent('pay', 'pay').suspend('stop').resume()
    .ask('pay', 'was it done?', { kind: 'uncertain', callId: 'call-1', decisions: ['adopt', 'redo', 'abort'] })
  const answer = (decision: string): EventPayload<'humanResponded'> =>
    ({ requestId: 'q1', decision, actor: 'ann', via: 'cli', evidence: hashOf('answer'), final: true })

  test('answered, leaves the dispatch open, with the ruling beside it', () => {
    const { view, records } = folded(asked().event('humanResponded', 'pay', answer('redo')))
    expect(records.get('pay')).toMatchObject({
      state: 'acting', requests: [{ requestId: 'q1', kind: 'uncertain', callId: 'call-1', decision: 'redo', actor: 'ann' }],
    })
    expect(view.requests).toEqual([])
    expect(view.aborting).toBeUndefined()
  })

  test('answered with abort, ends the run when it goes on, whatever process that takes', () => {
    const log = asked().event('humanResponded', 'pay', answer('abort'))
    expect(folded(log.suspend('signal').resume()).view.aborting).toEqual({ requestId: 'q1', actor: 'ann' })
    log.settle('pay', { terminal: 'cancelled', effect: 'unknown', source: 'person' }).exit('pay', 'aborted').finish('aborted')
    expect(folded(log.resume({ forceReexecute: ['pay'] })).view.aborting).toBeUndefined()
  })

  test('a call that was cancelled before it began leaves its span open, mutating or not', () => {
    const { records } = folded(
      buildLog().start().enter('pay').intent('pay', 'pay').settle('pay', { terminal: 'cancelled', effect: 'none', source: 'reconciled' }),
    )
    expect(records.get('pay')?.state).toBe('suspended')
  })
})
