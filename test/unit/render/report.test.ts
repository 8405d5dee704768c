import { describe, expect, test } from 'vitest'
import { dossierText } from '../../../src/cli/render/dossier-text.ts'
import { effectsText } from '../../../src/cli/render/effects-text.ts'
import { exitCodesText } from '../../../src/cli/render/exit-codes-text.ts'
import { reportHtml } from '../../../src/cli/render/report-html.ts'
import { reportJunit } from '../../../src/cli/render/report-junit.ts'
import { escapeMarkdown, reportMarkdown } from '../../../src/cli/render/report-markdown.ts'
import { reportText } from '../../../src/cli/render/report-text.ts'
import { timelineText } from '../../../src/cli/render/timeline-text.ts'
import { bytesText, jsonLines } from '../../../src/cli/render/value-lines.ts'
import { dossierOf, eventsOfInstance } from '../../../src/core/view/dossier.ts'
import { effectsOf } from '../../../src/core/view/effects.ts'
import { reportOf, type ReportView } from '../../../src/core/view/report.ts'
import { historyOf } from '../../../src/core/view/run-history.ts'
import { timelineOf } from '../../../src/core/view/timeline.ts'
import { buildLog, inline, type LogBuilder } from '../support/log-builder.ts'
import { contextOf } from '../support/render-context.ts'
import { failing, folded, passing, recordsOf, RELEASE, viewOf } from '../support/sample-runs.ts'

const report = (log: LogBuilder): ReportView =>
  reportOf(viewOf(log), recordsOf(log), { history: historyOf(log.events), flows: () => RELEASE })

const HOSTILE = '</failure>"><script>alert(1)</script>\u0000\u001b[2J'
const hostile = (): LogBuilder => buildLog().start({ flowId: 'evil' }).shell('a', { command: HOSTILE, exitCode: 1 })
  .verdict('a', 'fail', { supersedes: 6, reason: HOSTILE }).finish('failed', { verdict: 'fail', reason: HOSTILE })

describe('a report as text', () => {
  test('of a failed run at 80 columns', () => {
    expect(reportText(report(failing()), contextOf()).split('\n')).toEqual([
      'release-1.2.1  FAILED  release  02:30, took 47.3s',
      '  3 pass, 1 fail, 1 blocked',
      '',
      'steps',
      '  ✓ pass     test      exit 0                           41.3s  run',
      '  ✓ pass     pack      exit 0                           900ms  run',
      '  ✓ pass     tag       exit 0                            2.1s  run',
      '  ✗ fail     publish   exit 7  exitCode: does not hold   3.0s  run',
      '  ■ blocked  announce',
      '',
      'effects: 3 happened',
      '  happened  pack     npm pack --json            02:30  exit 0',
      '  happened  tag      git push origin v1.2.0     02:30  exit 0',
      '  happened  publish  npm publish pkg-1.2.0.tgz  02:30  exit 7',
      '',
      'next  runner inspect release-1.2.1 publish',
    ])
  })

  test('names what was executed without an assertion apart from verdicts', () => {
    const text = reportText(report(passing()), contextOf())
    expect(text).toContain('4 pass, 1 unverified (executed, no assertions)')
    expect(text).toContain('tarball: pkg-1.2.0.tgz')
    expect(text).not.toContain('next')
  })

  test('of a run that waits for a person says so in words', () => {
    const log = buildLog().start().enter('approve', 'human').ask('approve', 'Publish?').suspend('awaitingHuman', { refs: ['approve'] })
    expect(reportText(report(log), contextOf()).split('\n').slice(0, 2)).toEqual([
      'r1  WAITING FOR A PERSON  release  02:30, took 0ms', '  approve waits for a person',
    ])
  })

  test('of two segments lists them', () => {
    const log = buildLog().start().suspend('stop').resume().finish('passed')
    expect(reportText(report(log), contextOf())).toContain('  1  02:30  suspended  stopped on request  2 events')
  })
})

describe('a report as JUnit', () => {
  const xml = reportJunit(report(failing()))

  test('has one case per step, with its verdict and plan word', () => {
    expect(xml).toContain('<testsuite name="release" tests="5" failures="1" errors="0" skipped="1" time="47.300"')
    expect(xml).toContain('timestamp="2026-06-01T02:30:00.000Z"')
    expect(xml.match(/<testcase /g)).toHaveLength(5)
    expect(xml).toContain('<testcase name="publish" classname="release" time="3.000" file="release.flow.yaml" line="8">')
    expect(xml).toContain('<property name="verdict" value="fail"/>')
    expect(xml).toContain('<property name="word" value="run"/>')
    expect(xml).toContain('<failure message="exitCode: does not hold" type="fail">npm publish pkg-1.2.0.tgz\nexit 7\nexitCode: does')
    expect(xml).toContain('<skipped message="held back by a step before it" type="blocked"/>')
  })

  test('tells an unknown from a fail', () => {
    const log = buildLog().start().enter('slow').intent('slow', 'x').settle('slow', { terminal: 'timedOut', effect: 'unknown' })
      .verdict('slow', 'unknown', { reason: 'timedOut: timedOut' }).exit('slow').finish('unknown')
    const unknown = reportJunit(report(log))
    expect(unknown).toContain('<error message="timed out" type="unknown">')
    expect(unknown).toContain('failures="0" errors="1"')
  })

  test('leaves containers and what is still open to others', () => {
    const log = buildLog().start().enter('each', 'foreach').shell('each[a]/work').enter('each[b]/work')
    expect(reportJunit(report(log)).match(/<testcase /g)).toHaveLength(1)
  })

  test('escapes what would break the document and drops what XML cannot hold', () => {
    const evil = reportJunit(report(hostile()))
    expect(evil).not.toContain('<script')
    expect(evil.match(/<\/failure>/g)).toHaveLength(1)
    expect(evil).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/)
  })
})

describe('a report as Markdown', () => {
  test('is a table of steps and of effects', () => {
    const text = reportMarkdown(report(failing()))
    expect(text).toContain('## release: failed')
    expect(text).toContain('| ✗ fail | `publish` | exit 7: exitCode: does not hold | 3.0s | run |')
    expect(text).toContain('| happened | `tag` | `git push origin v1.2.0` | exit 0 |')
    expect(text).toContain('Next: `runner inspect release-1.2.1 publish`')
  })

  test('lets nothing of a text be markup', () => {
    expect(escapeMarkdown('a|b <img> `c` [d](e) **f**')).not.toMatch(/[|<>`[\]*]/)
    expect(escapeMarkdown('# a-b')).toBe('&#35; a-b')
    expect(reportMarkdown(report(hostile()))).not.toContain('<script')
  })
})

test('a report as HTML is inert and escaped', () => {
  const html = reportHtml(report(hostile()), () => 0)
  expect(html).not.toContain('<script')
  expect(html).toContain('default-src \'none\'')
  expect(html).toContain('&lt;script&gt;')
  expect(reportHtml(report(failing()), () => 0)).toContain('<span class="fail">✗ fail</span>')
})

test('the dossier shows what ran, what came of it and why it failed', () => {
  const { events } = failing()
  const record = folded(events).records.get('publish')!
  const view = dossierOf('release-1.2.1', record, [...eventsOfInstance(events, 'publish')], { since: 1, flows: () => RELEASE })
  expect(dossierText(view, contextOf()).split('\n')).toEqual([
    'publish  ✗ fail  release-1.2.1  release.flow.yaml:8',
    '  kind     action',
    '  entered  02:30, took 3.0s, segment 1',
    '  action   npm publish pkg-1.2.0.tgz',
    '  why      exitCode: does not hold',
    '',
    'attempts',
    '  #1  02:30:44  3.0s  exit 7  happened',
    '',
    'assertions',
    '  ✗ exitCode  does not hold',
    '',
    'output',
    '  exitCode: 7',
    '  signal: null',
    '  stdout: ""',
    '  stderr: ""',
  ])
})

test('the log reads from top to bottom, with a line for each day', () => {
  const log = buildLog().start().enter('a').intent('a', 'npm test').wait(86_400_000)
    .settle('a', { terminal: 'failed', effect: 'none', errorClass: 'target_stale' })
  expect(timelineText(timelineOf('r1', log.events).rows, contextOf()).split('\n')).toEqual([
    '2026-06-01', '   #1  02:30:00  run of release begins', '   #2  02:30:00  a  begins (action)', '   #3  02:30:00  a  npm test',
    '2026-06-02', '   #4  02:30:00  a  failed: its target was gone',
  ])
})

test('effects end with their count, and nothing is said plainly', () => {
  expect(effectsText(effectsOf(viewOf(failing()), recordsOf(failing())), contextOf())).toMatch(/\n3 happened$/)
  const quiet = buildLog().start().shell('look')
  expect(effectsText(effectsOf(viewOf(quiet), recordsOf(quiet)), contextOf())).toBe('nothing was done to the world')
})

test('the table of exit codes names each with its meaning', () => {
  const text = exitCodesText(80)
  for (const code of ['64', '65', '70', '75', '129', '130', '143']) expect(text).toMatch(new RegExp(`^ *${code}  [a-z]`, 'm'))
})

describe('a value of the log', () => {
  test('shows the end of a long text', () => {
    const lines = jsonLines({ stdout: Array.from({ length: 50 }, (_, n) => `line ${String(n)}`).join('\n') }, 80)
    expect(lines[0]).toBe('stdout:')
    expect(lines[1]).toBe('  … 30 earlier lines')
    expect(lines.at(-1)).toBe('  line 49')
  })

  test('is bounded in every direction', () => {
    const wide = Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`key${String(n)}`, 'x'.repeat(500)]))
    const lines = jsonLines(wide, 60)
    expect(lines).toHaveLength(41)
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(60)
  })

  test('keeps what is short on one line', () => {
    expect(jsonLines({ a: [1, 2], b: { c: 'd' } }, 60)).toEqual(['a: [1,2]', 'b: {"c":"d"}'])
    expect(jsonLines(inline('x') as never, 60)).toEqual(['inline: x'])
  })

  test.each([
    [0, '0 B'], [999, '999 B'], [1500, '1.5 kB'], [12_345, '12 kB'], [64 * 1024 * 1024, '67 MB'],
  ])('%i bytes read %s', (bytes, text) => {
    expect(bytesText(bytes)).toBe(text)
  })
})
