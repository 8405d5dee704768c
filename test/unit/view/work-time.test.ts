import { expect, test } from 'vitest'
import { reportJunit } from '../../../src/cli/render/report-junit.ts'
import { reportMarkdown } from '../../../src/cli/render/report-markdown.ts'
import { reportText } from '../../../src/cli/render/report-text.ts'
import { reportOf } from '../../../src/core/view/report.ts'
import { stepRow } from '../../../src/core/view/step-row.ts'
import { workBeganAtMs } from '../../../src/core/view/work-time.ts'
import { buildLog, inline, NIGHT, type LogBuilder } from '../support/log-builder.ts'
import { contextOf } from '../support/render-context.ts'
import { folded, recordsOf, viewOf } from '../support/sample-runs.ts'

const DONE = { output: inline({ exitCode: 0 }) }
const rowOf = (log: LogBuilder, ref = 'one') => stepRow(folded(log.events).records.get(ref)!, 0)
const judged = (log: LogBuilder): LogBuilder => log.settle('one', DONE).verdict('one', 'pass').exit('one')

test('waiting for a slot is no time of a step, in any form', () => {
  const log = buildLog().start().enter('one').wait(4_500).intent('one', 'sleep 1').wait(1_000)
  const over = judged(log).finish('passed', { verdict: 'pass' })
  expect(rowOf(over).tookMs).toBe(1_000)
  const report = reportOf(viewOf(over), recordsOf(over))
  expect(reportJunit(report)).toContain('name="one" classname="release" time="1.000"')
  expect(reportMarkdown(report)).toContain('| 1.0s |')
  expect(reportText(report, contextOf())).toMatch(/✓ pass +one .* 1\.0s/)
})

test('neither is the time without a process: what a later one begins anew counts from there', () => {
  const log = buildLog().start().enter('one').intent('one', 'sleep 1', { effectClass: 'readonly' }).wait(3_600_000).resume()
    .settle('one', { terminal: 'cancelled', effect: 'none', source: 'reconciled' }).wait(50)
    .intent('one', 'sleep 1', { attempt: 2, effectClass: 'readonly' }).wait(900)
  expect(workBeganAtMs(folded(log.events).records.get('one')!)).toBe(NIGHT + 3_600_050)
  expect(rowOf(judged(log)).tookMs).toBe(900)
})

test('attempts of one process count together, with what is between them', () => {
  const log = buildLog().start().enter('one').intent('one', 'x').wait(100)
    .settle('one', { terminal: 'failed', effect: 'none', errorClass: 'action_failed_retryable' })
    .event('retryScheduled', 'one', { attempt: 2, dueAtMs: NIGHT + 1_100, why: 'failed' }).wait(1_000)
    .intent('one', 'x', { attempt: 2 }).wait(200)
  expect(rowOf(judged(log)).tookMs).toBe(1_300)
})

test('what waits is timed by its waiting; what is open or did nothing has no time', () => {
  const log = buildLog().start().enter('pause', 'wait').event('timerArmed', 'pause', { timerId: 't', dueAtMs: NIGHT + 2_000 }).wait(2_000)
    .event('timerFired', 'pause', { timerId: 't', dueAtMs: NIGHT + 2_000 }).exit('pause').enter('one').intent('one', 'x').wait(10)
    .pass('two', 'skipped').pass('later', 'skipped', 'wait')
  expect(rowOf(log, 'pause').tookMs).toBe(2_000)
  for (const ref of ['one', 'two', 'later']) expect(rowOf(log, ref)).not.toHaveProperty('tookMs')
})

test.each([
  ['cancelled', 'cancelled after 2.124 s', 'cancelled: cancelled after 2.124 s'], ['failed', 'no route to host', 'no route to host'],
  ['timedOut', undefined, 'timedOut: timedOut'],
] as const)('a reason that the result of a dispatch has said is not said again: %s %s', (terminal, message, reason) => {
  const log = buildLog().start().enter('one').intent('one', 'x')
    .settle('one', { terminal, effect: 'unknown', ...message === undefined ? {} : { message } })
    .verdict('one', 'unknown', { reason }).exit('one')
  expect(rowOf(log)).not.toHaveProperty('reason')
  expect(rowOf(log).result).toContain(message ?? 'timed out')
})

test('a reason that says more than the result stays', () => {
  const log = buildLog().start().enter('one').intent('one', 'x').settle('one', { output: inline({ exitCode: 3 }) })
    .verdict('one', 'fail', { reason: 'code: 3' }).exit('one')
  expect(rowOf(log)).toMatchObject({ result: 'exit 3', reason: 'code: 3' })
  const long = 'first line\nsecond line'
  const more = buildLog().start().enter('one').intent('one', 'x').settle('one', { terminal: 'failed', effect: 'none', message: long })
    .verdict('one', 'fail', { reason: long }).exit('one')
  expect(rowOf(more).reason).toBe(long)
})

test('a container that fails by itself is counted: no report of it says that there are no steps', () => {
  const log = buildLog().start()
    .enter('each', 'foreach', { inputError: { errorClass: 'bind_arguments_invalid', message: 'key: there is no such field' } })
    .verdict('each', 'fail', { reason: 'key: there is no such field' }).exit('each').finish('failed', { verdict: 'fail' })
  const report = reportOf(viewOf(log), recordsOf(log))
  expect(report.tally).toMatchObject({ fail: 1, pass: 0 })
  expect(reportText(report, contextOf()).split('\n')[1]).toBe('  1 fail')
})
