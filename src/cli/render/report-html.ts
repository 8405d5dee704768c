import { ASKED_TEXT, saidByNobody, saidWord } from '../../core/view/people-text.ts'
import type { ReportStep, ReportView } from '../../core/view/report.ts'
import type { PersonRow } from '../../core/view/run-history.ts'
import { nextText } from '../../core/view/suggest-next.ts'
import { effectTotalsText } from './effects-text.ts'
import { escapeMarkup } from './escape-markup.ts'
import { GLYPHS } from './paint.ts'
import { tallyText, titleText } from './report-text.ts'
import { oneLine } from './safe-text.ts'
import { dateText, clockText, durationText, withLocalTimes, type Zone } from './time-text.ts'

// One file, inert: no script, nothing loaded, every text escaped.

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; padding: .3rem .6rem; border-bottom: 1px solid #8884; vertical-align: top }
code { font: 13px/1.5 ui-monospace, monospace; overflow-wrap: anywhere }
.pass { color: #1a7f37 } .fail, .aborted, .failed { color: #cf222e; font-weight: 600 }
.unknown, .blocked, .suspended, .gated, .awaitingHuman { color: #9a6700 } .quiet { opacity: .7 }
`.trim()

const text = (value: string): string => escapeMarkup(oneLine(value))
const code = (value: string): string => `<code>${text(value)}</code>`
const rowOf = (cells: readonly string[]): string => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`

function table(title: string, head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  if (rows.length === 0) return []
  const heads = head.map((name) => `<th>${name}</th>`).join('')
  return [`<h2>${title}</h2>`, '<table>', `<thead><tr>${heads}</tr></thead>`, '<tbody>', ...rows.map(rowOf), '</tbody>', '</table>']
}

function stepCells(row: ReportStep): readonly string[] {
  const took = row.tookMs === undefined ? '' : durationText(row.tookMs)
  const source = row.source === undefined ? '' : `<div class="quiet">${text(`${row.source.file}:${String(row.source.line)}`)}</div>`
  const why = [row.result, row.reason].filter((part) => part !== undefined).map(text).join(': ')
  return [
    `<span class="${row.standing}">${GLYPHS[row.standing]} ${row.standing}</span>`, `${code(row.ref)}${source}`,
    row.action === undefined ? '' : code(row.action), why, took, row.word ?? '',
  ]
}

const personCells = ({ ref, kind, answer }: PersonRow): readonly string[] => [
  code(ref), ASKED_TEXT[kind], answer === undefined ? 'not answered' : text(saidWord(answer)),
  answer === undefined || saidByNobody(answer) ? '' : text(answer.actor),
]

/** A run as one HTML page. */
export function reportHtml(view: ReportView, zone: Zone): string {
  const rows = view.steps.rows.filter((row) => row.container !== true || row.problem === true)
  const omitted = view.steps.total - view.steps.rows.length
  const effects = view.effects.effects.rows.map((row) => [escapeMarkup(row.fact), code(row.ref), code(row.action), text(row.result)])
  const segments = view.segments.map((row) =>
    [String(row.segment), clockText(row.startedAtMs, zone), row.ended ?? '', text(withLocalTimes(row.reason ?? '', view.headAtMs, zone))])
  return [
    '<!doctype html>', '<html lang="en">', '<head>', '<meta charset="utf-8">',
    '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; style-src \'unsafe-inline\'">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${text(view.runId)}: ${escapeMarkup(view.outcome)}</title>`, `<style>${STYLE}</style>`, '</head>', '<body>',
    `<h1>${text(view.flowId)}: <span class="${view.outcome}">${escapeMarkup(titleText(view))}</span></h1>`,
    `<p>Run ${code(view.runId)}, ${dateText(view.startedAtMs, zone)} ${clockText(view.startedAtMs, zone)},
 ${durationText(view.headAtMs - view.startedAtMs)}: ${escapeMarkup(tallyText(view.tally))}.</p>`,
    ...(view.reason === undefined ? [] : [`<p>${text(withLocalTimes(view.reason, view.headAtMs, zone))}</p>`]),
    ...table('Steps', ['', 'step', 'what', 'result', 'took', ''], rows.map(stepCells)),
    ...(omitted > 0 ? [`<p>… and ${String(omitted)} more steps without a problem.</p>`] : []),
    ...table(`Effects: ${effectTotalsText(view.effects.totals)}`, ['', 'step', 'what', 'result'], effects),
    ...table('People', ['step', '', 'said', 'by'], view.people.map(personCells)),
    ...table('Segments', ['', 'began', 'ended', ''], segments),
    `<p>Next: ${code(nextText(view.next))}</p>`, '</body>', '</html>',
  ].join('\n')
}
