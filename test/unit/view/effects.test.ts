import { describe, expect, test } from 'vitest'
import { actionText, resultText } from '../../../src/core/view/action-text.ts'
import { effectsOf } from '../../../src/core/view/effects.ts'
import { buildLog, inline } from '../support/log-builder.ts'
import { recordsOf, viewOf } from '../support/sample-runs.ts'

const log = buildLog().start().shell('look').shell('tag', { effect: 'mutating', command: 'git push' })
  .enter('publish').intent('publish', 'npm publish')
  .settle('publish', { terminal: 'failed', effect: 'none', errorClass: 'action_failed_retryable' })
  .intent('publish', 'npm publish', { attempt: 2 }).settle('publish', { terminal: 'uncertain', effect: 'unknown' }).suspend('stop')
  .resume().enter('announce').intent('announce', 'curl')

describe('the effect ledger', () => {
  test('has a row for each mutating dispatch, saying what is known of the world', () => {
    const view = effectsOf(viewOf(log), recordsOf(log))
    expect(view.effects.rows.map(({ ref, fact, result }) => [ref, fact, result])).toEqual([
      ['tag', 'happened', 'exit 0'], ['publish', 'nothing', 'failed: failed, could be tried again'],
      ['publish', 'mayHaveHappened', 'no certain end'], ['announce', 'mayHaveHappened', 'sent, no answer recorded'],
    ])
    expect(view.totals).toEqual({ happened: 1, mayHaveHappened: 2, nothing: 1 })
  })

  test('of one segment has only what that segment dispatched', () => {
    expect(effectsOf(viewOf(log), recordsOf(log), { segment: 2 }).effects.rows.map((row) => row.ref)).toEqual(['announce'])
  })

  test('can name readonly dispatches too: they leave nothing', () => {
    const [first] = effectsOf(viewOf(log), recordsOf(log), { all: true }).effects.rows
    expect(first).toMatchObject({ ref: 'look', fact: 'nothing', effectClass: 'readonly' })
  })

  test('keeps its totals when only the newest rows are kept', () => {
    const view = effectsOf(viewOf(log), recordsOf(log), { limit: 1 })
    expect(view.effects).toMatchObject({ total: 4, rows: [{ ref: 'announce' }] })
    expect(view.totals.happened).toBe(1)
  })
})

describe('what was dispatched, in one line', () => {
  test.each([
    ['shell:exec', { script: 'npm test' }, 'npm test'],
    ['shell:exec', { script: '\n  echo one\n  echo two\n' }, 'echo one …'],
    ['shell:exec', { command: ['npm', 'publish', 'a b.tgz'] }, 'npm publish "a b.tgz"'],
    ['shell:exec', { argv: ['login', { $secret: 'TOKEN' }] }, 'login <secret TOKEN>'],
    ['http:request', { method: 'PUT', url: 'https://x.example/a' }, 'PUT https://x.example/a'],
    ['fs:write', { path: 'a.txt', content: 'x' }, 'fs:write a.txt'],
    ['fake:do', { amount: 3 }, 'fake:do amount=3'],
    ['fake:do', {}, 'fake:do'],
  ])('%s %j reads %s', (action, args, text) => {
    expect(actionText(action, inline(args))).toBe(text)
  })

  test('a value kept as evidence leaves the action alone', () => {
    expect(actionText('shell:exec', { evidence: 'sha256:ab', bytes: 3 })).toBe('shell:exec')
  })

  test('a very long command is cut', () => {
    expect(actionText('shell:exec', inline({ script: 'x'.repeat(5000) })).length).toBeLessThan(400)
  })
})

test.each([
  [{ terminal: 'succeeded', output: inline({ exitCode: 3, signal: null }) }, 'exit 3'],
  [{ terminal: 'succeeded', output: inline({ exitCode: null, signal: 'SIGKILL' }) }, 'killed by SIGKILL'],
  [{ terminal: 'succeeded', output: inline({ status: 404 }) }, 'status 404'],
  [{ terminal: 'succeeded' }, 'done'],
  [{ terminal: 'failed', message: 'spawn ENOENT\nat x' }, 'failed: spawn ENOENT …'],
  [{ terminal: 'timedOut' }, 'timed out'],
] as const)('the end %j reads %s', (settled, text) => {
  expect(resultText({ seq: 1, atMs: 0, effect: 'landed', source: 'live', ...settled })).toBe(text)
})
