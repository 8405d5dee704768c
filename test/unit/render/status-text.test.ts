import { describe, expect, test } from 'vitest'
import { displayWidth } from '../../../src/cli/render/display-width.ts'
import { runIdsText, runsText } from '../../../src/cli/render/runs-text.ts'
import { statusText } from '../../../src/cli/render/status-text.ts'
import { statusOf, type StatusAbout } from '../../../src/core/view/status.ts'
import { buildLog, hashOf, NIGHT, type LogBuilder } from '../support/log-builder.ts'
import { contextOf } from '../support/render-context.ts'
import { failing, killed, passing, recordsOf, RELEASE, viewOf } from '../support/sample-runs.ts'

const lines = (log: LogBuilder, columns = 80, about: StatusAbout = { flow: RELEASE }): readonly string[] =>
  statusText(statusOf(viewOf(log), recordsOf(log), about), contextOf(columns)).split('\n')

describe('the status on a screen', () => {
  test('of a run whose process was lost', () => {
    expect(lines(killed())).toEqual([
      'release-1.2.2  SUSPENDED  02:30  process lost (ci-7, pid 4242)  3 of 5 steps',
      'happened   pack      npm pack --json            02:30  exit 0',
      '           tag       git push origin v1.2.0     02:30  exit 0',
      'MAY HAVE   publish   npm publish pkg-1.2.0.tgz  02:30  sent, no answer recorded',
      'not begun  announce',
      'next       asks what became of publish and changes nothing; then resume:',
      '           runner plan release-1.2.2 --ask',
    ])
  })

  test('of a failed run', () => {
    expect(lines(failing())).toEqual([
      'release-1.2.1  FAILED  02:30  4 of 5 steps',
      'failed     publish   exitCode: does not hold    02:30  exit 7',
      'happened   pack      npm pack --json            02:30  exit 0',
      '           tag       git push origin v1.2.0     02:30  exit 0',
      '           publish   npm publish pkg-1.2.0.tgz  02:30  exit 7',
      'not begun  announce  held back',
      'next       runner inspect release-1.2.1 publish',
    ])
  })

  test.each([50, 60, 80, 120])('fits %i columns but for the command to copy', (columns) => {
    const all = [...lines(passing(), columns), ...lines(killed(), columns), ...lines(failing(), columns)]
    for (const line of all.filter((each) => !each.includes('runner ') && !each.startsWith('release'))) {
      expect(displayWidth(line)).toBeLessThanOrEqual(columns)
    }
  })

  test('says how many rows it leaves out', () => {
    const log = buildLog().start()
    for (let n = 0; n < 30; n += 1) log.shell(`s${String(n)}`, { effect: 'mutating' })
    const text = lines(log.finish('passed'), 80, {})
    expect(text).toHaveLength(1 + 10 + 1 + 1)
    expect(text[11]?.trim()).toBe('… and 20 before')
  })

  test('shows nothing that a command or an author could do harm with', () => {
    const log = buildLog().start().shell('a', { command: 'echo \u001b]0;owned\u0007\u001b[2J\nsecond', effect: 'mutating' })
    const text = lines(log.suspend('transportLost', { message: 'gone\u001b[2J\u0007' }), 80, {}).join('\n')
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/)
  })

  test('in colour has the same words', () => {
    const view = statusOf(viewOf(failing()), recordsOf(failing()), { flow: RELEASE })
    const colored = statusText(view, contextOf(80, true))
    expect(colored).toContain('\u001b[31m')
    expect(colored.replaceAll(/\u001b\[\d+m/g, '').split('\n').map((line) => line.trimEnd())).toEqual(lines(failing()))
  })
})

describe('the list of runs', () => {
  const row = { flowId: 'release', irHash: hashOf('x'), status: 'finished', segment: 1, headSeq: 9, labels: { env: 'prod' } } as const
  const view = {
    schemaVersion: 1, runs: [
      { ...row, runId: 'r2', outcome: 'failed', startedAtMs: NIGHT, lastAtMs: NIGHT + 61_000 },
      { ...row, runId: 'a-longer-id', outcome: 'running', startedAtMs: NIGHT - 86_400_000, lastAtMs: NIGHT },
    ],
  } as const

  test('is a table with relative times', () => {
    expect(runsText(view, contextOf()).split('\n')).toEqual([
      'RUN          OUTCOME  FLOW     STARTED  TOOK   LABELS',
      'r2           failed   release  10m ago  1m01s  env=prod',
      'a-longer-id  running  release  1d ago   1d00h  env=prod',
    ])
  })

  test('gives bare ids', () => {
    expect(runIdsText(view)).toBe('r2\na-longer-id')
  })
})
