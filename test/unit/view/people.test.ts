import { describe, expect, test } from 'vitest'
import { reportJunit } from '../../../src/cli/render/report-junit.ts'
import { reportMarkdown } from '../../../src/cli/render/report-markdown.ts'
import { reportText } from '../../../src/cli/render/report-text.ts'
import { answerText, askText, handlerText, superviseText } from '../../../src/core/view/people-text.ts'
import { reportOf, type ReportView } from '../../../src/core/view/report.ts'
import { historyOf } from '../../../src/core/view/run-history.ts'
import { schemaLines } from '../../../src/core/view/schema-text.ts'
import type { Json } from '../../../src/base/json.ts'
import { buildLog, type LogBuilder } from '../support/log-builder.ts'
import { contextOf } from '../support/render-context.ts'
import { folded } from '../support/sample-runs.ts'

const BY = { actor: 'cli:os:ann@box', via: 'cli' } as const

function reportFor({ events }: LogBuilder): ReportView {
  const { view, records } = folded(events)
  return reportOf(view, records.values(), { history: historyOf(events) })
}

/** A dispatch that was put off, then let go; an approval that was given; a question that nobody answered; one that is open. */
const asked = (): LogBuilder => buildLog('r1').start({ supervise: 'mutating' }).enter('pay')
  .ask('pay', 'May "pay" be done now?', { requestId: 'g1', kind: 'supervision', mode: 'supervise' })
  .event('humanResponded', 'pay', { requestId: 'g1', decision: 'suspend', ...BY, actor: 'cli:os:bob@box', final: false })
  .suspend('awaitingHuman').resume()
  .event('humanResponded', 'pay', { requestId: 'g1', decision: 'proceed', ...BY, final: true, settledAs: 'answered' })
  .intent('pay', './pay').settle('pay').verdict('pay', 'pass').exit('pay')
  .enter('approve', 'human').ask('approve', 'Publish?', { requestId: 'q1', decisions: ['yes', 'no'] })
  .event('humanResponded', 'approve', { requestId: 'q1', decision: 'yes', note: 'fine', ...BY, final: true, settledAs: 'answered' })
  .verdict('approve', 'pass', { reason: 'cli:os:ann@box says yes' }).exit('approve')
  .enter('late', 'human').ask('late', 'Anybody?', { requestId: 'q2', decisions: ['yes', 'no'] })
  .event('humanResponded', 'late', { requestId: 'q2', actor: 'nobody', via: 'deadline', final: true, settledAs: 'timedOut' })
  .verdict('late', 'unknown', { reason: 'nobody answered in time' }).exit('late')
  .enter('open', 'human').ask('open', 'And now?', { requestId: 'q3', decisions: ['yes', 'no'] })

describe('a report tells what people said', () => {
  // covers: CLI-23
  test('the last word on each question, with who gave it', () => {
    const people = /people\n((?: {2}.*\n?)+)/.exec(reportText(reportFor(asked()), contextOf()))?.[1]?.trimEnd().split('\n')
    expect(people?.map((line) => line.trim().replaceAll(/ {2,}/g, '  '))).toEqual([
      'pay  before it acted  proceed  cli:os:ann@box  02:30', 'approve  the flow asked  yes  cli:os:ann@box  02:30  fine',
      'late  the flow asked  nobody answered in time  02:30', 'open  the flow asked  not answered',
    ])
  })

  test('in Markdown and in JUnit', () => {
    const view = reportFor(asked())
    expect(reportMarkdown(view)).toContain('| `approve` | the flow asked | yes | cli:os:ann&#64;box |')
    const junit = reportJunit(view)
    expect(junit).toContain('<property name="ruling" value="proceed (cli:os:ann@box)"/>')
    expect(junit).toContain('<property name="ruling" value="nobody answered in time"/>')
    expect(junit).not.toContain('suspend (')
  })

  test('as the reason of a step that a person judged', () => {
    const reasons = reportFor(asked()).steps.rows.map(({ ref, reason }) => [ref, reason])
    expect(reasons).toEqual([
      ['pay', undefined], ['approve', 'cli:os:ann@box says yes'], ['late', 'nobody answered in time'], ['open', undefined],
    ])
  })
})

describe('in the log', () => {
  test.each([
    ['step', 'asks: Why?'], ['supervision', 'asks before it acts: Why?'], ['uncertain', 'asks what became of it: Why?'],
    ['escalation', 'asks a person what it comes to: Why?'],
  ] as const)('a question of kind %s', (kind, text) => {
    expect(askText({ kind, prompt: 'Why?' })).toBe(text)
  })

  test.each([
    [{ decision: 'yes', final: true, note: 'fine' }, 'cli:os:ann@box answers yes: fine'],
    [{ final: true }, 'cli:os:ann@box gives what was asked for'],
    [{ decision: 'suspend', final: false }, 'cli:os:ann@box answers suspend, and the question stays'],
    [{ final: true, settledAs: 'timedOut' }, 'nobody answered in time'],
  ] as const)('the answer %j', (answer, text) => {
    expect(answerText({ actor: BY.actor, ...answer })).toBe(text)
  })

  test.each([
    ['onFail', 'step', 'retry', 1, 'it failed: it is tried again, as the step says'],
    ['onUnknown', 'flow', 'escalate', 2, 'what it came to is not known: a person is asked, as the flow says (time 2)'],
    ['onError', 'flow', 'continue', 1, 'something went wrong: the flow goes on all the same, as the flow says'],
    ['onResumeDrift', 'step', 'repair', 1, 'its entry check does not hold: another flow repairs it, as the step says'],
    ['onFail', 'flow', 'abort', 1, 'it failed: the run ends, as the flow says'],
  ] as const)('%s of the %s: %s', (hook, level, disposition, n, text) => {
    expect(handlerText({ hook, level, disposition, n, index: 0 })).toBe(text)
  })

  test('a segment that is watched over', () => {
    expect([superviseText(null), superviseText('mutating'), superviseText('all')]).toEqual([
      undefined, 'a person is asked before each step that changes the world', 'a person is asked before each step acts',
    ])
  })
})

describe('what a schema wants, in words', () => {
  test.each<[Json, readonly string[]]>([
    [true, ['any JSON']], [{}, ['any JSON']], [{ type: 'string' }, ['text']],
    [{ type: 'string', minLength: 2, maxLength: 8, pattern: '^a' }, ['text from 2 to 8 characters matching ^a']],
    [{ type: ['integer', 'null'], minimum: 1 }, ['a whole number or null from 1']], [{ const: 'x' }, ['exactly "x"']],
    [{ anyOf: [{ type: 'string' }, { type: 'number', description: 'seconds' }] }, ['text, or a number (seconds)']],
    [
      { type: 'array', items: { type: 'object', required: ['a'], properties: { a: { type: 'boolean' } } } },
      ['a list, each an object', '  a: true or false'],
    ],
    [
      { type: 'object', properties: { a: { type: 'object', properties: { b: { type: 'string', format: 'date' } } } } },
      ['an object', '  a: an object; may be left out', '    b: text, a date; may be left out'],
    ],
  ])('%j', (schema, lines) => { expect(schemaLines(schema)).toEqual(lines) })

  test('never more than a screen of it', () => {
    const deep = (levels: number): Json => (levels === 0 ? { type: 'string' } : {
      type: 'object', properties: Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`p${String(index)}`, deep(levels - 1)])),
    })
    expect(schemaLines(deep(2)).length).toBe(41)
  })
})
