import { expect, test } from 'vitest'
import { wordDone, type PlannedWord } from '../../../src/core/view/planned-word.ts'
import { reportOf } from '../../../src/core/view/report.ts'
import { statusOf } from '../../../src/core/view/status.ts'
import { reportJunit } from '../../../src/cli/render/report-junit.ts'
import type { PlanWord } from '../../../src/model/vocabulary.ts'
import { buildLog } from '../support/log-builder.ts'
import { recordsOf, viewOf } from '../support/sample-runs.ts'

type Row = readonly [own: PlanWord | undefined, planned: PlannedWord | undefined, word: PlanWord | undefined]

test.each<Row>([
  ['keep', undefined, 'keep'],
  ['keep', { word: 'remap' }, 'remap'],
  ['keep', { word: 'rejudge' }, 'rejudge'],
  ['rerun', { word: 'run' }, 'run'],
  ['run', { word: 'rerun' }, 'rerun'],
  ['keep', { word: 'rerun' }, 'keep'],
  ['rerun', { word: 'keep' }, 'rerun'],
  ['ask', { word: 'run' }, 'ask'],
  ['run', { word: 'ask' }, 'run'],
  ['keep', { word: 'skip', orphaned: true }, undefined],
])('what shows as %s and was planned as %j was %s', (own, planned, word) => {
  expect(wordDone(own, planned)).toBe(word)
})

test('a report counts and names the words of the plan, also for JUnit', () => {
  const log = buildLog().start().shell('look').shell('publish').finish('passed').resume({ realigned: true }).finish('passed')
  const planned = (ref: string): PlannedWord => (ref === 'look' ? { word: 'remap', reason: 'it was mapped' } : { word: 'keep' })
  const report = reportOf(viewOf(log), recordsOf(log), { planned })
  expect(report.words).toMatchObject({ remap: 1, keep: 1 })
  expect(reportJunit(report)).toContain('<property name="word" value="remap"/>')
})

test('what the flow no longer has is told as an effect, and counts for nothing else', () => {
  const log = buildLog().start().shell('look').shell('publish').finish('passed').resume({ realigned: true }).finish('passed')
  const planned = (ref: string): PlannedWord => (ref === 'publish' ? { word: 'skip', orphaned: true } : { word: 'keep' })
  const report = reportOf(viewOf(log), recordsOf(log), { planned })
  const everything = reportOf(viewOf(log), recordsOf(log))
  expect(report.tally.unverified + report.tally.pass).toBe(everything.tally.unverified + everything.tally.pass - 1)
  expect(report.steps.rows.find((row) => row.ref === 'publish')?.orphaned).toBe(true)
  expect(report.effects.totals).toEqual(everything.effects.totals)
  const status = statusOf(viewOf(log), recordsOf(log), { planned })
  expect(status.steps.over).toBe(statusOf(viewOf(log), recordsOf(log)).steps.over - 1)
})
