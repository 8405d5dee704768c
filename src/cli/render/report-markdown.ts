import type { EffectRow } from '../../core/view/effects.ts'
import { ASKED_TEXT, saidWord } from '../../core/view/people-text.ts'
import type { ReportStep, ReportView } from '../../core/view/report.ts'
import type { PersonRow } from '../../core/view/run-history.ts'
import { nextText } from '../../core/view/suggest-next.ts'
import { effectTotalsText } from './effects-text.ts'
import { GLYPHS } from './paint.ts'
import { tallyText, titleText } from './report-text.ts'
import { oneLine } from './safe-text.ts'
import { durationText } from './time-text.ts'

/** A text as Markdown shows it: nothing in it is markup, at its beginning or within; a table keeps its columns. */
export const escapeMarkdown = (text: string): string =>
  oneLine(text).replaceAll(/[\\`*_{}[\]<>|~@&]|^[#+!=-]/g, (char) => `&#${String(char.codePointAt(0))};`)

/** A text in code type; backticks in it would end it. */
const code = (text: string): string => `\`${oneLine(text).replaceAll('`', '\'').replaceAll('|', '\\|')}\``

const rowText = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

const table = (head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] =>
  (rows.length === 0 ? [] : ['', rowText(head), rowText(head.map(() => '---')), ...rows.map(rowText)])

function stepCells(row: ReportStep): readonly string[] {
  const took = row.tookMs === undefined ? '' : durationText(row.tookMs)
  const why = [row.result, row.reason].filter((text) => text !== undefined).map(escapeMarkdown).join(': ')
  return [`${GLYPHS[row.standing]} ${row.standing}`, code(row.ref), why, took, row.word ?? '']
}

const FACT_TEXT = { happened: 'happened', mayHaveHappened: '**may have happened**', nothing: 'left nothing' } as const
const effectCells = (row: EffectRow): readonly string[] =>
  [FACT_TEXT[row.fact], code(row.ref), code(row.action), escapeMarkdown(row.result)]

const personCells = ({ ref, kind, answer }: PersonRow): readonly string[] => [
  code(ref), ASKED_TEXT[kind], answer === undefined ? 'not answered' : escapeMarkdown(saidWord(answer)),
  answer === undefined || answer.settledAs === 'timedOut' ? '' : escapeMarkdown(answer.actor),
]

/** A run as Markdown: what a CI system shows on its summary page. @param name what it is told apart by, among several */
export function reportMarkdown(view: ReportView, name = view.flowId): string {
  const run = name === view.flowId ? code(view.runId) : `${code(view.runId)} of ${code(view.flowId)}`
  const rows = view.steps.rows.filter((row) => row.container !== true || row.problem === true)
  const omitted = view.steps.total - view.steps.rows.length
  const totals = effectTotalsText(view.effects.totals)
  return [
    `## ${escapeMarkdown(name)}: ${escapeMarkdown(titleText(view))}`, '',
    `Run ${run}, ${durationText(view.headAtMs - view.startedAtMs)}: ${tallyText(view.tally)}.`,
    ...(view.reason === undefined ? [] : ['', escapeMarkdown(view.reason)]),
    ...table(['', 'step', 'result', 'took', ''], rows.map(stepCells)),
    ...(omitted > 0 ? ['', `… and ${String(omitted)} more steps without a problem.`] : []),
    ...(totals === '' ? [] : ['', `Effects on the world: ${totals}.`]),
    ...table(['', 'step', 'what', 'result'], view.effects.effects.rows.map(effectCells)),
    ...table(['people', '', 'said', 'by'], view.people.map(personCells)),
    '', `Next: ${code(nextText(view.next))}`,
  ].join('\n')
}
