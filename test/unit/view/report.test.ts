import { describe, expect, test } from 'vitest'
import { reportOf } from '../../../src/core/view/report.ts'
import { historyOf } from '../../../src/core/view/run-history.ts'
import { wordOf } from '../../../src/core/view/step-row.ts'
import { hashOf, type LogBuilder, buildLog } from '../support/log-builder.ts'
import { failing, folded, killed, passing, recordsOf, RELEASE, suspended, viewOf } from '../support/sample-runs.ts'

const report = (log: LogBuilder, limit?: number) => reportOf(viewOf(log), recordsOf(log), {
  history: historyOf(log.events), flows: () => RELEASE, ...(limit === undefined ? {} : { limit }),
})

test('a report tells unverified from verdicts, lists segments, and counts match its rows', () => {
  const view = report(passing())
  expect(view).toMatchObject({ schemaVersion: 1, outcome: 'passed', verdict: 'pass', words: { run: 5, keep: 0 } })
  expect(view.tally).toMatchObject({ pass: 4, unverified: 1, fail: 0, unknown: 0 })
  expect(view.segments).toMatchObject([{ segment: 1, ended: 'passed', process: { pid: 4242, host: 'ci-7' } }])
  const counted = view.steps.rows.filter((row) => row.standing === 'pass').length
  expect(counted).toBe(view.tally.pass)
  expect(view.steps.total).toBe(5)
})

test('after a repair of the assertions the last verdict counts and the step shows the one it replaced', () => {
  const log = failing()
  const { seq } = folded(log.events).records.get('publish')!.verdict!
  log.resume({ irHash: hashOf('repaired'), report: { evidence: hashOf('report'), counts: { judgeDirty: 1 } } })
    .verdict('publish', 'pass', { supersedes: seq, irHash: hashOf('repaired') }).shell('announce').finish('passed', { verdict: 'pass' })
  const view = report(log)
  const publish = view.steps.rows.find((row) => row.ref === 'publish')
  expect(publish).toMatchObject({ verdict: 'pass', word: 'rejudge', supersededVerdicts: [{ verdict: 'fail', seq }] })
  expect(view).toMatchObject({ outcome: 'passed', words: { keep: 3, rejudge: 1, rerun: 1 } })
  expect(view.segments).toMatchObject([{ ended: 'failed' }, { ended: 'passed', counts: { judgeDirty: 1 } }])
})

test('a segment whose process was lost has no end', () => {
  expect(report(killed()).segments[0]).not.toHaveProperty('ended')
  expect(report(killed())).toMatchObject({ outcome: 'suspended', reason: 'process lost', exitCode: 3, finished: false })
})

test('a suspended segment says why', () => {
  expect(report(suspended()).segments[0]).toMatchObject({ ended: 'suspended', reason: 'stopped after tag, as asked' })
})

test('steps have the place they were written at', () => {
  const publish = report(failing()).steps.rows.find((row) => row.ref === 'publish')
  expect(publish?.source).toEqual({ file: 'release.flow.yaml', line: 8, column: 3 })
})

test('a bounded report keeps its beginning, and every problem after it', () => {
  const log = buildLog().start()
  for (let n = 0; n < 60; n += 1) log.shell(`s${String(n)}`, n === 50 ? { exitCode: 1 } : {})
  log.finish('failed', { verdict: 'fail' })
  const view = report(log, 10)
  expect(view.steps.total).toBe(60)
  expect(view.steps.rows.map((row) => row.ref)).toEqual([...Array.from({ length: 10 }, (_, n) => `s${String(n)}`), 's50'])
  expect(view.tally).toMatchObject({ pass: 59, fail: 1 })
  expect(view.next.command).toBe('runner inspect r1 s50')
})

describe('what a segment does with a step', () => {
  const log = buildLog().start().shell('kept').enter('open').intent('open', 'x').suspend('stop')
    .resume().settle('open').exit('open').shell('fresh')
    .pass('left', 'skipped').pass('held', 'blocked').enter('again').exit('again', 'aborted').enter('again').exit('again')
  const run = folded(log.events)
  const since = run.view.header.segments.at(-1)!.seq
  test.each([
    ['kept', 'keep'], ['open', 'run'], ['fresh', 'run'], ['left', 'skip'], ['held', undefined], ['again', 'rerun'],
  ])('%s: %s', (ref, word) => {
    expect(wordOf(run.records.get(ref)!, since)).toBe(word)
  })
})
