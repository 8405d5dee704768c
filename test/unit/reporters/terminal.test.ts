import { describe, expect, test } from 'vitest'
import { LiveRegion } from '../../../src/cli/reporters/live-region.ts'
import { buildLog, NIGHT, type LogBuilder } from '../support/log-builder.ts'
import { failing, passing } from '../support/sample-runs.ts'
import { Screen } from '../support/screen.ts'
import { Watcher } from '../support/watch-run.ts'

const watching = (columns = 80, rows = 24) => {
  const screen = new Screen(columns)
  return { screen, watcher: new Watcher(['terminal'], { stderr: screen, columns: () => columns, rows: () => rows, output: 'on-failure' }) }
}

const trimmed = (screen: Screen): readonly string[] => screen.lines.slice(0, -1)

describe('the live terminal', () => {
  test('shows what is open below what has ended, with elapsed time', () => {
    const { screen, watcher } = watching()
    watcher.watch(buildLog().start().shell('test', { command: 'npm test' }).enter('pack').intent('pack', 'npm pack'))
    watcher.nowMs = NIGHT + 5_200
    watcher.reporter.tick()
    expect(trimmed(screen)).toEqual([
      '✓ pass        test           1.2s  run      exit 0',
      '● running     pack        4.0s  npm pack',
      'r1  5.2s  1 over, 1 under way',
    ])
    expect(watcher.stdout).toBe('')
  })

  test('tells how long a retry still waits and which attempt it was', () => {
    const { screen, watcher } = watching()
    watcher.watch(buildLog().start().enter('a').intent('a', 'curl x', { effectClass: 'readonly' })
      .settle('a', { terminal: 'failed', effect: 'none', errorClass: 'action_failed_retryable' })
      .event('retryScheduled', 'a', { attempt: 2, dueAtMs: NIGHT + 4_000, why: 'refused' }))
    watcher.nowMs = NIGHT + 1_000
    watcher.reporter.tick()
    expect(trimmed(screen)[0]).toBe('● waits to retry in 3.0s  a           1.0s  curl x')
  })

  test('leaves nothing of the region behind when the run has ended', () => {
    const { screen, watcher } = watching()
    const log = failing()
    watcher.watch(log, { publish: Array.from({ length: 50 }, (_, n) => `line ${String(n)}`) }).end(log, 'failed')
    const text = trimmed(screen)
    expect(text.filter((line) => line.startsWith('●'))).toEqual([])
    expect(text.filter((line) => line.startsWith('publish │'))).toHaveLength(41)
    expect(text.slice(-8)).toEqual([
      '', 'FAILED  release-1.2.1  47.3s', '  3 pass, 1 fail, 1 blocked (4 run)',
      '  ✗ fail    publish  exit 7, exitCode: does not hold  release.flow.yaml:8',
      '  happened  pack     npm pack --json            02:30  exit 0',
      '  happened  tag      git push origin v1.2.0     02:30  exit 0',
      '  happened  publish  npm publish pkg-1.2.0.tgz  02:30  exit 7',
      'next  runner inspect release-1.2.1 publish',
    ])
  })

  test('shows a failed step after the end of its output, and nothing of the output of those that passed', () => {
    const { screen, watcher } = watching()
    watcher.watch(failing(), { test: ['fine'], publish: ['npm ERR! 403'] })
    const text = trimmed(screen)
    expect(text.join('\n')).not.toContain('fine')
    const at = text.indexOf('publish │ npm ERR! 403')
    expect(text[at + 1]).toBe('✗ fail        publish        3.0s  run      exit 7, exitCode: does not hold')
  })

  test.each([30, 50, 80])('never wraps a line of the region at %i columns', (columns) => {
    const { screen, watcher } = watching(columns)
    const log = buildLog().start().enter('a-step-with-a-long-name').intent('a-step-with-a-long-name', 'x'.repeat(300))
    watcher.watch(log)
    watcher.reporter.tick()
    expect(trimmed(screen)).toHaveLength(2)
  })

  test('keeps a crowd within the height of the terminal', () => {
    const { screen, watcher } = watching(80, 10)
    const log: LogBuilder = buildLog().start()
    for (let n = 0; n < 50; n += 1) log.enter(`s${String(n)}`)
    watcher.watch(log)
    watcher.reporter.tick()
    expect(trimmed(screen)).toHaveLength(6)
    expect(trimmed(screen)[4]).toBe('  … and 46 more')
  })

  test('does not draw faster than anybody reads', () => {
    const { screen, watcher } = watching()
    const log = buildLog().start()
    for (let n = 0; n < 200; n += 1) log.enter(`s${String(n)}`)
    watcher.watch(log)
    expect(screen.writes).toBeLessThan(3)
  })

  test('takes a terminal that does not know its size for an ordinary one', () => {
    const screen = new Screen(80)
    new Watcher(['terminal'], { stderr: screen, columns: () => 0, rows: () => 0 }).watch(buildLog().start().shell('a'))
    expect(trimmed(screen).at(-1)).toBe('r1  1.2s  1 over, 0 under way')
  })

  test('prints a remark of the runner above the region', () => {
    const { screen, watcher } = watching()
    watcher.watch(buildLog().start().enter('a').intent('a', 'x'))
    watcher.reporter.say('stopping at the next safe point\u0007')
    expect(trimmed(screen)[0]).toBe('stopping at the next safe point')
    expect(trimmed(screen)).toHaveLength(3)
  })

  test('ends a passing run with what was done to the world', () => {
    const { screen, watcher } = watching()
    const log = passing()
    watcher.watch(log).end(log, 'passed')
    expect(trimmed(screen).filter((line) => line.includes('happened'))).toHaveLength(4)
  })
})

test('a region that did not change is not drawn again', () => {
  const screen = new Screen(20)
  const region = new LiveRegion(screen, () => 20, () => 24)
  region.draw([], ['a', 'b'])
  region.draw([], ['a', 'b'])
  expect(screen.writes).toBe(1)
  region.draw(['kept'], ['c'])
  expect(screen.lines).toEqual(['kept', 'c', ''])
  region.close(['end'])
  expect(screen.lines).toEqual(['kept', 'end', ''])
})
