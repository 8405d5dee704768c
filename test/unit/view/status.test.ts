import { describe, expect, test } from 'vitest'
import { foldRun } from '../../../src/core/fold/fold-run.ts'
import { collectStatus, statusOf, type StatusAbout } from '../../../src/core/view/status.ts'
import { buildLog, NIGHT, type LogBuilder } from '../support/log-builder.ts'
import {
  action, call, choice, failing, flowOf, killed, loop, passing, recordsOf, RELEASE, suspended, viewOf,
} from '../support/sample-runs.ts'

const status = (log: LogBuilder, about: StatusAbout = { flow: RELEASE }) => statusOf(viewOf(log), recordsOf(log), about)
const refs = (list: { readonly rows: readonly { readonly ref: string }[] }): readonly string[] => list.rows.map((row) => row.ref)

describe('the status of a run', () => {
  test('a run that was killed after a mutating dispatch may have done it', () => {
    const view = status(killed())
    expect(refs(view.happened)).toEqual(['pack', 'tag'])
    expect(refs(view.mayHaveHappened)).toEqual(['publish'])
    expect(view.mayHaveHappened.rows[0]).toMatchObject({ action: 'npm publish pkg-1.2.0.tgz', result: 'sent, no answer recorded' })
    expect(refs(view.notBegun)).toEqual(['announce'])
    expect(view).toMatchObject({ outcome: 'suspended', processLost: true, process: { pid: 4242, host: 'ci-7' }, exitCode: 3 })
    expect(view.steps).toEqual({ over: 3, of: 5 })
  })

  test('names the process that was lost in a later segment', () => {
    const log = suspended().resume({ process: { pid: 7, host: 'ci-9' } })
    expect(status(log)).toMatchObject({ processLost: true, process: { pid: 7, host: 'ci-9' } })
  })

  test('while a process holds the run it is at work, and waits for an answer', () => {
    const view = status(killed(), { flow: RELEASE, holder: { pid: 1, host: 'here', sinceMs: NIGHT } })
    expect(view).toMatchObject({ outcome: 'running', process: { host: 'here' }, exitCode: 0 })
    expect(view.waitsFor.rows).toEqual([{ kind: 'dispatch', ref: 'publish', text: 'an answer to what was sent' }])
  })

  test('a failed run names what failed, what happened all the same, and what is held back', () => {
    const view = status(failing())
    expect(refs(view.problems)).toEqual(['publish'])
    expect(view.problems.rows[0]).toMatchObject({ result: 'exit 7', reason: 'exitCode: does not hold', verdict: 'fail' })
    expect(refs(view.happened)).toEqual(['pack', 'tag', 'publish'])
    expect(view.notBegun.rows).toEqual([{ ref: 'announce', kind: 'action', blocked: true }])
    expect(view).toMatchObject({ outcome: 'failed', exitCode: 1, next: { command: 'runner inspect release-1.2.1 publish' } })
  })

  test('readonly steps are no effects on the world', () => {
    expect(refs(status(passing()).happened)).not.toContain('test')
    expect(status(passing())).toMatchObject({ outcome: 'passed', exitCode: 0, tally: { pass: 4, unverified: 1 } })
  })

  test('a dispatch that left nothing is neither happened nor may have', () => {
    const log = buildLog().start().enter('publish').intent('publish', 'npm publish')
      .settle('publish', { terminal: 'failed', effect: 'none', errorClass: 'action_failed_retryable', message: 'connection refused' })
    const view = status(log)
    expect(view.happened.total + view.mayHaveHappened.total).toBe(0)
  })

  test('a timed out mutating dispatch may have happened', () => {
    const log = buildLog().start().enter('publish').intent('publish', 'npm publish')
      .settle('publish', { terminal: 'timedOut', effect: 'unknown' })
      .verdict('publish', 'unknown', { reason: 'timedOut: timedOut' }).exit('publish').finish('unknown', { verdict: 'unknown' })
    const view = status(log)
    expect(view.mayHaveHappened.rows[0]).toMatchObject({ ref: 'publish', result: 'timed out' })
    expect(view).toMatchObject({ outcome: 'unknown', exitCode: 2 })
  })

  test('a stop says in plain words where', () => {
    expect(status(suspended()).reason).toBe('stopped after tag, as asked')
  })

  test('a back-off is waited for until it is due', () => {
    const log = buildLog().start().enter('test').intent('test', 'npm test', { effectClass: 'readonly' })
      .settle('test', { terminal: 'failed', effect: 'none', errorClass: 'action_failed_retryable' })
      .event('retryScheduled', 'test', { attempt: 2, dueAtMs: NIGHT + 5000, why: 'connection refused' }).suspend('stop')
    const [wait] = status(log).waitsFor.rows
    expect(wait).toEqual({ kind: 'retry', ref: 'test', text: 'attempt 2: connection refused', dueAtMs: NIGHT + 5000 })
  })
})

// covers: PR-13
test('a request that was settled by its deadline is waited for no more', () => {
  const log = buildLog().start().enter('approve', 'human').ask('approve', 'Publish?', { deadlineAtMs: NIGHT + 1000 })
  const [wait] = status(log).waitsFor.rows
  expect(wait).toEqual({ kind: 'person', ref: 'approve', text: 'Publish?', requestId: 'q1', dueAtMs: NIGHT + 1000 })
  log.verdict('approve', 'unknown', { reason: 'nobody answered in time' }).exit('approve').finish('unknown', { verdict: 'unknown' })
  const view = status(log)
  expect(view.waitsFor.total).toBe(0)
  expect(view).toMatchObject({ outcome: 'unknown', tally: { unknown: 1, open: 0 } })
})

describe('what has not begun', () => {
  const pick = choice('pick', [action('c'), action('d')], [action('e')])
  const body = [action('a'), choice('b:when', [action('b')]), pick, loop('each', [action('work')]), call('login')]
  const flow = flowOf(body, { finally: [action('clean')] })
  const ahead = (log: LogBuilder) => status(log, { flow }).notBegun.rows.map((row) => row.ref)

  test('a container that was not reached is one row, one the compiler made shows its step', () => {
    expect(ahead(buildLog().start())).toEqual(['a', 'b', 'pick', 'each', 'login', 'clean'])
  })

  test('in a branch that is under way its remaining steps are listed', () => {
    const inside = { within: { step: 'pick', body: 'then' } }
    const log = buildLog().start().shell('a').enter('b:when', 'if').pass('b', 'skipped').exit('b:when').enter('pick', 'if')
      .pass('e', 'skipped').enter('c', 'action', inside).exit('c')
    expect(ahead(log)).toEqual(['d', 'each', 'login', 'clean'])
  })

  test('how many steps there are is not claimed while a loop or a call hides some', () => {
    expect(status(buildLog().start().shell('a'), { flow }).steps).toEqual({ over: 1 })
    expect(status(buildLog().start().shell('a'), {}).steps).toEqual({ over: 1 })
  })
})

test('the status of a long run stays one screen and keeps the newest effects and the first problems', () => {
  const log = buildLog().start()
  for (let n = 0; n < 300; n += 1) log.shell(`s${String(n)}`, { effect: 'mutating', ...(n % 3 === 0 ? { exitCode: 1 } : {}) })
  const run = foldRun(log.events)!
  const collector = collectStatus(run.view)
  for (const record of run.records.values()) collector.add(record)
  const view = collector.done()
  expect(view.happened).toMatchObject({ total: 300, rows: { length: 10 } })
  expect(view.happened.rows.at(-1)?.ref).toBe('s299')
  expect(view.problems).toMatchObject({ total: 100, rows: { length: 10 } })
  expect(view.problems.rows[0]?.ref).toBe('s0')
  expect(view.tally).toMatchObject({ pass: 200, fail: 100 })
})

test('a container that only holds a failed step is not a problem of its own', () => {
  const log = buildLog().start().enter('each', 'foreach').shell('each[#0]/work', { exitCode: 1 }).verdict('each', 'fail').exit('each')
  log.enter('pick', 'foreach', { inputError: { errorClass: 'bind_arguments_invalid', message: 'key is not unique' } })
    .verdict('pick', 'fail').exit('pick')
  const view = status(log, {})
  expect(view.problems.rows.map((row) => [row.ref, row.reason])).toEqual([
    ['each[#0]/work', 'exitCode: does not hold'], ['pick', 'key is not unique'],
  ])
  expect(view.tally.fail).toBe(2)
})
