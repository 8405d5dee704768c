import { expect, test } from 'vitest'
import { inboxText, requestIdsText } from '../../../src/cli/render/inbox-text.ts'
import { inboxOf, type InboxAbout } from '../../../src/core/view/inbox.ts'
import type { EventPayload } from '../../../src/model/run-event.ts'
import { buildLog, inline } from '../support/log-builder.ts'
import { contextOf } from '../support/render-context.ts'
import { viewOf } from '../support/sample-runs.ts'

type Asked = Partial<EventPayload<'humanRequested'>>

const asked = (more: Asked, about: InboxAbout = {}): readonly string[] => {
  const log = buildLog('r1').start().enter('approve', 'human').ask('approve', 'Publish 1.2.0?', { requestId: 'q1', ...more })
  return inboxText(inboxOf([viewOf(log)], about), contextOf()).split('\n')
}

const HOUR = 3_600_000
const nowMs = contextOf().nowMs

test('a question of a dispatch of unknown end shows what each answer means and the command that gives it', () => {
  expect(asked({
    kind: 'uncertain', mode: 'repairWorld', prompt: 'push: git push was sent at 02:30.', callId: 'c1',
    decisions: ['adopt', 'redo', 'abort'],
  })).toEqual([
    'r1  approve  may have happened  q1',
    '  push: git push was sent at 02:30.',
    '  adopt: it happened: keep it',
    '    runner answer r1 q1 --decision adopt',
    '  redo: it did not happen, or may happen twice: send it again',
    '    runner answer r1 q1 --decision redo',
    '  abort: end the run',
    '    runner answer r1 q1 --decision abort',
  ])
})

test('a confirmation says which word means yes, until when it is taken, and what it shows', () => {
  const presents = [inline({ version: '1.2.0' }), inline('x\ny')]
  expect(asked(
    { mode: 'confirm', decisions: ['publish', 'stop now'], deadlineAtMs: nowMs + HOUR, presents }, { store: '/srv/our store' },
  )).toEqual([
    expect.stringMatching(/^r1 {2}approve {2}until \d\d:\d\d \(in 1h00m\) {2}q1$/) as string,
    '  Publish 1.2.0?', '  │ version: 1.2.0', '  │ x', '  │ y',
    '  publish: yes: it passes', '    runner answer r1 q1 --decision publish --store \'/srv/our store\'',
    '  stop now: no: it fails', '    runner answer r1 q1 --decision \'stop now\' --store \'/srv/our store\'',
  ])
})

test('a question whose time is over says so, and offers no command that would be refused', () => {
  expect(asked({ mode: 'confirm', decisions: ['yes', 'no'], deadlineAtMs: nowMs - 5 * 60_000 })).toEqual([
    expect.stringMatching(/^r1 {2}approve {2}over since \d\d:\d\d \(5m ago\) {2}q1$/) as string,
    '  Publish 1.2.0?', '  nobody can answer it any more: the next resume goes on without an answer',
  ])
})

test.each<[string, Asked, readonly string[]]>([
  ['judge', { mode: 'judge', decisions: ['pass', 'fail', 'unknown'] }, ['pass: it passes', 'fail: it fails', 'unknown: it cannot be told']],
  [
    'repairWorld', { mode: 'repairWorld', decisions: ['done', 'cannotRepair'] },
    ['done: it is done', 'cannotRepair: it is not done: it fails'],
  ],
  [
    'supervise', { kind: 'supervision', mode: 'supervise', decisions: ['proceed', 'abort', 'suspend'] },
    ['proceed: do it', 'abort: end the run', 'suspend: not now: the question stays'],
  ],
])('each answer to a question of mode %s is explained', (_mode, more, means) => {
  expect(asked(more).filter((line) => /^ {2}\w+: /.test(line)).map((line) => line.trim())).toEqual(means)
})

test('a request for input says in words what it takes', () => {
  expect(asked({ mode: 'provideInput', inputSchema: {
    type: 'object', required: ['channel'], properties: {
      channel: { enum: ['beta', 'stable'] }, tries: { type: 'integer', minimum: 1, maximum: 5, description: 'at most' },
      hosts: { type: 'array', items: { type: 'string', minLength: 1 } },
    },
  } }).slice(2)).toEqual([
    '  wanted: an object',
    '    channel: one of "beta", "stable"',
    '    tries: a whole number from 1 to 5 (at most); may be left out',
    '    hosts: a list, each text from 1 characters; may be left out',
    '    runner answer r1 q1 --input FILE',
  ])
})

test('an escalation tells the verdict it is about and its reason', () => {
  const about: InboxAbout = { step: () => ({ verdict: 'fail', reason: 'exitCode: does not hold' }) }
  expect(asked({ kind: 'escalation', mode: 'judge', decisions: ['pass', 'fail'] }, about).slice(0, 3)).toEqual([
    'r1  approve  did not pass  q1', '  Publish 1.2.0?', '  verdict fail: exitCode: does not hold',
  ])
})

test('what a question says cannot move the cursor', () => {
  const lines = asked({ prompt: 'a\u001b[2Jb\nnext', mode: 'confirm', decisions: ['\u001b]0;x\u0007yes', 'no'] })
  expect(lines.join('\n')).not.toContain('\u001b')
})

// covers: PR-07
test('the inbox holds what is not answered, run by run: an answer "not now" settles nothing', () => {
  const answer = (log: ReturnType<typeof buildLog>, requestId: string, decision: string, final: boolean): ReturnType<typeof buildLog> =>
    log.event('humanResponded', 'pay', { requestId, decision, actor: 'cli:os:ann@box', via: 'cli', final, settledAs: 'answered' })
  const supervised = buildLog('r1').start({ supervise: 'mutating' }).enter('pay')
    .ask('pay', 'May "pay" be done now?', {
      requestId: 'gate', kind: 'supervision', mode: 'supervise', decisions: ['proceed', 'abort', 'suspend'],
    })
  const answered = answer(buildLog('r2').start().enter('pay', 'human')
    .ask('pay', 'Pay?', { requestId: 'q2', decisions: ['yes', 'no'] }), 'q2', 'yes', true)
  const over = buildLog('r3').start().enter('pay', 'human').ask('pay', 'Pay?', { requestId: 'q3' }).finish('aborted')
  const view = inboxOf([answer(supervised, 'gate', 'suspend', false), answered, over].map(viewOf))
  expect(requestIdsText(view)).toBe('gate')
  expect(view).toEqual({ schemaVersion: 1, requests: [{
    requestId: 'gate', runId: 'r1', flowId: 'release', ref: 'pay', kind: 'supervision', mode: 'supervise', prompt: 'May "pay" be done now?',
    presents: [], decisions: ['proceed', 'abort', 'suspend'], means: ['do it', 'end the run', 'not now: the question stays'],
    commands: ['proceed', 'abort', 'suspend'].map((decision) => `runner answer r1 gate --decision ${decision}`),
  }] })
  expect(inboxOf([viewOf(answer(supervised, 'gate', 'proceed', true))]).requests).toEqual([])
})

test('a decision that begins like a flag is written so that it can be typed', () => {
  expect(asked({ mode: 'confirm', decisions: ['--yes', 'no'] }).join('\n')).toContain('runner answer r1 q1 --decision=--yes\n')
})

test('of a long prompt the beginning is shown, and where the rest is', () => {
  const log = buildLog('r1').start().enter('approve', 'human').ask('approve', 'word '.repeat(1_000_000), { requestId: 'q1' })
  const lines = inboxText(inboxOf([viewOf(log)]), contextOf()).split('\n')
  expect(lines.join('').length).toBeLessThan(6000)
  expect(lines).toContain('  … and 4996000 characters more: runner inspect r1 approve --json has all')
})
