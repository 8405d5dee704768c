import { saidByNobody, saidWord } from '../../core/view/people-text.ts'
import type { ReportStep, ReportView } from '../../core/view/report.ts'
import type { StepStanding } from '../../core/view/step-standing.ts'
import { escapeMarkup } from './escape-markup.ts'
import { alone, type NamedRun } from './named-run.ts'
import { safeLines } from './safe-text.ts'

/** The element that says a case did not pass: a fail is a failure, what nobody knows an error, what did not run is skipped. */
const ELEMENTS: Readonly<Partial<Record<StepStanding, 'failure' | 'error' | 'skipped'>>> = {
  fail: 'failure', unknown: 'error', aborted: 'error', skipped: 'skipped', blocked: 'skipped',
}

const attributes = (pairs: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(pairs).map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeMarkup(value)}"`)).join('')

const seconds = (fromMs: number, toMs: number | undefined): string => (Math.max(0, (toMs ?? fromMs) - fromMs) / 1000).toFixed(3)

/** What people last said about each step, and who. */
const rulingsOf = ({ people }: ReportView): ReadonlyMap<string, string> => new Map(people.flatMap(({ ref, answer }) => {
  if (answer === undefined) return []
  return [[ref, saidByNobody(answer) ? saidWord(answer) : `${saidWord(answer)} (${answer.actor})`]]
}))

function propertiesOf(row: ReportStep, ruling: string | undefined): readonly string[] {
  const { verdict, word, standing, attempts } = row
  const pairs = Object.entries({ verdict, word, standing, attempts: String(attempts), ruling })
  return [
    '      <properties>',
    ...pairs.filter(([, value]) => value !== undefined).map(([name, value]) => `        <property${attributes({ name, value })}/>`),
    '      </properties>',
  ]
}

function explained(row: ReportStep): string {
  const failing = row.assertions.filter((each) => each.verdict !== 'pass')
  const reasons = failing.map((each) => `${each.assertId}: ${each.reason ?? each.verdict}`)
  const parts = [row.action, row.result, ...(reasons.length > 0 ? reasons : [row.reason])]
  return parts.filter((part) => part !== undefined).flatMap(safeLines).join('\n')
}

function elementOf(row: ReportStep): readonly string[] {
  const name = ELEMENTS[row.standing]
  if (name === undefined) return []
  const message = row.reason ?? row.result ?? (row.standing === 'blocked' ? 'held back by a step before it' : row.standing)
  const attrs = attributes({ message, type: row.standing })
  return [name === 'skipped' ? `      <skipped${attrs}/>` : `      <${name}${attrs}>${escapeMarkup(explained(row))}</${name}>`]
}

function caseOf(row: ReportStep, classname: string, ruling: string | undefined): readonly string[] {
  const line = row.source === undefined ? undefined : String(row.source.line)
  const time = seconds(0, row.tookMs ?? (row.exitedAtMs ?? row.enteredAtMs) - row.enteredAtMs)
  const attrs = attributes({ name: row.ref, classname, time, file: row.source?.file, line })
  return [`    <testcase${attrs}>`, ...propertiesOf(row, ruling), ...elementOf(row), '    </testcase>']
}

type Totals = Readonly<Record<'tests' | 'failures' | 'errors' | 'skipped', number>>
const NONE: Totals = { tests: 0, failures: 0, errors: 0, skipped: 0 }

interface Suite { readonly totals: Totals; readonly fromMs: number; readonly toMs: number; readonly lines: readonly string[] }

const totalAttributes = (name: string, totals: Totals, fromMs: number, toMs: number): Readonly<Record<string, string>> => ({
  name, ...Object.fromEntries(Object.entries(totals).map(([key, count]) => [key, String(count)])), time: seconds(fromMs, toMs),
})

function suiteOf({ view, name }: NamedRun): Suite {
  const cases = view.steps.rows.filter((row) => row.standing !== 'open' && (row.container !== true || row.problem === true))
  const count = (element: string): number => cases.filter((row) => ELEMENTS[row.standing] === element).length
  const totals = { tests: cases.length, failures: count('failure'), errors: count('error'), skipped: count('skipped') }
  const { startedAtMs: fromMs, headAtMs: toMs } = view
  const rulings = rulingsOf(view)
  const attrs = { ...totalAttributes(name, totals, fromMs, toMs), timestamp: new Date(fromMs).toISOString() }
  return { totals, fromMs, toMs, lines: [
    `  <testsuite${attributes(attrs)}>`, '    <properties>', `      <property${attributes({ name: 'run', value: view.runId })}/>`,
    `      <property${attributes({ name: 'outcome', value: view.outcome })}/>`,
    ...(name === view.flowId ? [] : [`      <property${attributes({ name: 'flow', value: view.flowId })}/>`]), '    </properties>',
    ...cases.flatMap((row) => caseOf(row, name, rulings.get(row.ref))), '  </testsuite>',
  ] }
}

const added = (a: Totals, b: Totals): Totals => ({
  tests: a.tests + b.tests, failures: a.failures + b.failures, errors: a.errors + b.errors, skipped: a.skipped + b.skipped,
})

/** Runs as JUnit XML: a suite of each, a case of each step that was judged, skipped or blocked, verdict and plan word as properties. */
export function runsJunit(runs: readonly NamedRun[]): string {
  const suites = runs.map(suiteOf)
  const totals = suites.map((suite) => suite.totals).reduce(added, NONE)
  const toMs = Math.max(0, ...suites.map((suite) => suite.toMs))
  const fromMs = Math.min(toMs, ...suites.map((suite) => suite.fromMs))
  const name = [...new Set(runs.map((run) => run.view.flowId))].join(', ')
  return [
    '<?xml version="1.0" encoding="UTF-8"?>', `<testsuites${attributes(totalAttributes(name, totals, fromMs, toMs))}>`,
    ...suites.flatMap(({ lines }) => lines), '</testsuites>',
  ].join('\n')
}

/** The same of one run. */
export const reportJunit = (view: ReportView): string => runsJunit([alone(view)])
