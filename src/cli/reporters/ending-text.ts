import { collectBounded, type Bounded } from '../../core/view/bounded-list.ts'
import type { EffectRow } from '../../core/view/effects.ts'
import type { ReportStep, ReportView } from '../../core/view/report.ts'
import { effectCells } from '../render/effects-text.ts'
import { nextLines } from '../render/next-lines.ts'
import { GLYPHS, paintOutcome, paintStanding } from '../render/paint.ts'
import type { RenderContext } from '../render/render-context.ts'
import { tallyText, titleText, wordsText } from '../render/report-text.ts'
import { oneLine } from '../render/safe-text.ts'
import { textTable, type Row } from '../render/text-table.ts'
import { durationText, withLocalTimes } from '../render/time-text.ts'

/** Rows of each list at the end of a run. */
const ROWS = 8

function problemRow(row: ReportStep, ctx: RenderContext): Row {
  const source = row.source === undefined ? '' : `${row.source.file}:${String(row.source.line)}`
  return [
    { text: `${GLYPHS[row.standing]} ${row.standing}`, paint: paintStanding(ctx.paint, row.standing) }, row.ref,
    [row.result, row.reason].filter((part) => part !== undefined).join(', '), { text: source, paint: ctx.paint.quiet },
  ]
}

function boundedRows<T>(rows: readonly T[], keep: 'first' | 'last', of: (row: T) => Row): readonly Row[] {
  const collector = collectBounded<T>(ROWS, keep)
  for (const row of rows) collector.add(row)
  const list: Bounded<T> = collector.done()
  const omitted = list.total - list.rows.length
  return [...list.rows.map(of), ...(omitted > 0 ? [['', '', `… and ${String(omitted)} more`]] : [])]
}

function effectRows(rows: readonly EffectRow[], ctx: RenderContext): readonly Row[] {
  const sure = rows.filter((row) => row.fact === 'happened')
  const unsure = rows.filter((row) => row.fact === 'mayHaveHappened')
  const cells = (row: EffectRow): Row => effectCells(row, ctx)
  return [...boundedRows(sure, 'last', cells), ...boundedRows(unsure, 'first', cells)]
}

/** The end of a run for people: how it stands, what was done to the world, and the next command. */
export function endingLines(report: ReportView, ctx: RenderContext): readonly string[] {
  const table = (rows: readonly Row[], shrink: readonly number[]): readonly string[] =>
    textTable(rows, { width: ctx.columns, indent: 2, shrink, first: 8 })
  const outcome = paintOutcome(ctx.paint, report.outcome)(titleText(report).toUpperCase())
  const words = wordsText(report.words)
  return [
    `${outcome}  ${ctx.paint.strong(report.runId)}  ${durationText(report.headAtMs - report.startedAtMs)}`,
    ...(report.reason === undefined ? [] : [`  ${oneLine(withLocalTimes(report.reason, ctx.nowMs, ctx.zone))}`]),
    `  ${tallyText(report.tally)}${words === '' ? '' : ` (${words})`}`,
    ...table(boundedRows(report.steps.rows.filter((row) => row.problem === true), 'first', (row) => problemRow(row, ctx)), [2, 1]),
    ...table(effectRows(report.effects.effects.rows, ctx), [2, 1, 4]),
    ...nextLines(report.next, 6, ctx),
  ]
}
