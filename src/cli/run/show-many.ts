import { appendFileSync } from 'node:fs'
import { OUTCOME_TEXT } from '../../core/view/plain-words.ts'
import { Fault, isFault } from '../../model/fault.ts'
import { messageOf } from '../../base/message-of.ts'
import type { Call } from '../command.ts'
import type { Settings } from '../config/settings.ts'
import { faultDocument } from '../print-fault.ts'
import type { NamedRun } from '../render/named-run.ts'
import { paintOutcome } from '../render/paint.ts'
import type { RenderContext } from '../render/render-context.ts'
import { runsJunit } from '../render/report-junit.ts'
import { textTable, type Row } from '../render/text-table.ts'
import { durationText } from '../render/time-text.ts'
import type { ReporterName } from '../reporters/choose-reporters.ts'
import { annotationLines, outputsText, summaryText } from '../reporters/github-reporter.ts'
import { runDocument } from '../reporters/json-reporter.ts'
import { jsonText, renderContext, say } from '../show.ts'
import type { EndedRun } from './ended-run.ts'
import { reporterNames } from './follow-run.ts'

/** How several runs are shown: each as it goes on, and all of them at their end. */
export interface Shown { readonly each: readonly ReporterName[]; readonly end: ReadonlySet<ReporterName> }

/** What draws or writes one document of one run is put in the place of the end of all. */
const AT_END: ReadonlySet<ReporterName> = new Set(['json', 'junit', 'github'])

/** @throws Fault usage.invalid for a reporter that shows one run only */
export function chooseShown(call: Call, settings: Settings): Shown {
  if (call.globals.reporters.includes('terminal')) {
    throw new Fault('usage.invalid', 'run: --reporter terminal shows one run, and several are asked for', { next: '--reporter plain' })
  }
  const [progress, ...data] = reporterNames(call, settings)
  const names = [...progress === undefined ? [] : [progress], ...data]
  return {
    each: [progress === 'quiet' ? 'quiet' : 'plain', ...data.filter((name) => !AT_END.has(name))],
    end: new Set(progress === 'quiet' ? [...names, 'quiet'] : names),
  }
}

const outcomeOf = (one: EndedRun): string => {
  if (one.kind === 'ended') return one.ending.result.outcome
  return one.kind === 'failed' ? 'refused' : 'notBegun'
}

function rowOf(one: EndedRun, { paint }: RenderContext): Row {
  const { name, options } = one.ready
  if (one.kind === 'notBegun') return [{ text: 'NOT BEGUN', paint: paint.doubt }, name]
  if (one.kind === 'failed') {
    return [{ text: 'REFUSED', paint: paint.bad }, name, options.runId, '', '', isFault(one.error) ? one.error.code : 'internal']
  }
  const { report, result } = one.ending
  const verdict = [result.verdict, report.degraded === true ? 'degraded' : undefined].filter((part) => part !== undefined).join(', ')
  return [
    { text: OUTCOME_TEXT[result.outcome].toUpperCase(), paint: paintOutcome(paint, result.outcome) }, name, options.runId,
    { text: verdict, paint: paint.quiet }, durationText(report.headAtMs - report.startedAtMs), one.exit === 0 ? '' : report.next.command,
  ]
}

function documentOf(one: EndedRun): object {
  const { name, flow, options } = one.ready
  if (one.kind === 'ended') return { name, ...runDocument(one.ending.result, one.ending.report) }
  const about = { name, runId: options.runId, flowId: flow.bundle.root.flowId, outcome: outcomeOf(one), exitCode: one.exit }
  if (one.kind === 'notBegun') return about
  return { ...about, ...isFault(one.error) ? faultDocument(one.error) : { error: { code: 'internal', message: messageOf(one.error) } } }
}

/** Data of all runs on stdout, where no reporter of data wrote any. */
function writeResults({ globals, host }: Call, ended: readonly EndedRun[]): void {
  if (globals.quiet) host.stdout.write(ended.map((one) => (one.kind === 'notBegun' ? '' : `${one.ready.options.runId}\n`)).join(''))
  else {
    const given = ended.flatMap(({ ready, ...one }) => {
      const outputs = one.kind === 'ended' ? one.ending.result.outputs : undefined
      return outputs === undefined || Object.keys(outputs).length === 0 ? [] : [{ name: ready.name, runId: ready.options.runId, outputs }]
    })
    if (given.length > 0) host.stdout.write(jsonText({ schemaVersion: 1, runs: given }))
  }
}

function writeData(call: Call, end: Shown['end'], ended: readonly EndedRun[], exit: number): void {
  const { stdout } = call.host
  if (end.has('json')) stdout.write(jsonText({ schemaVersion: 1, exitCode: exit, runs: ended.map(documentOf) }))
  if (end.has('junit')) stdout.write(`${runsJunit(reportsOf(ended))}\n`)
  if (!end.has('json') && !end.has('junit') && !end.has('json-stream')) writeResults(call, ended)
}

const reportsOf = (ended: readonly EndedRun[]): readonly NamedRun[] =>
  ended.flatMap((one) => (one.kind === 'ended' ? [{ name: one.ready.name, view: one.ending.report }] : []))

function nextOf(one: EndedRun | undefined): string {
  if (one?.kind === 'ended') return one.ending.report.next.command
  return one?.kind === 'failed' && isFault(one.error) ? one.error.next ?? '' : ''
}

/** Annotations, the job summary of every run, and the step outputs: the ids of all, and how the one stands that says most. */
function tellGithub(call: Call, ended: readonly EndedRun[], exit: number): void {
  const { env } = call.host
  const reports = reportsOf(ended)
  for (const line of annotationLines(reports, env)) say(call, line)
  const [summary, outputs] = [env['GITHUB_STEP_SUMMARY'], env['GITHUB_OUTPUT']]
  if (summary !== undefined && summary !== '') appendFileSync(summary, reports.map(summaryText).join('\n'))
  if (outputs === undefined || outputs === '') return
  const worst = ended.find((one) => one.exit === exit)
  appendFileSync(outputs, outputsText({
    'run-ids': reports.map(({ view }) => view.runId).join(' '),
    'run-id': worst === undefined || worst.kind === 'notBegun' ? '' : worst.ready.options.runId,
    outcome: worst === undefined ? '' : outcomeOf(worst), next: nextOf(worst),
  }))
}

/** The end of all runs: a table for people, data on stdout. */
export function showAll(call: Call, { end }: Shown, ended: readonly EndedRun[], exit: number): void {
  if (!end.has('quiet')) {
    const ctx = renderContext(call, call.host.stderr)
    const rows = ended.map((one) => rowOf(one, ctx))
    say(call, ['', ...textTable(rows, { width: ctx.columns, shrink: [1] })].join('\n'))
  }
  if (end.has('github')) tellGithub(call, ended, exit)
  writeData(call, end, ended, exit)
}
