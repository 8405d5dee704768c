import type { Bounded } from '../../core/view/bounded-list.ts'
import type { EffectRow } from '../../core/view/effects.ts'
import type { NotBegun } from '../../core/view/not-begun.ts'
import { OUTCOME_TEXT } from '../../core/view/plain-words.ts'
import type { StatusView } from '../../core/view/status.ts'
import type { StepRow } from '../../core/view/step-row.ts'
import type { Wait } from '../../core/view/waits-for.ts'
import { nextLines } from './next-lines.ts'
import { displayWidth } from './display-width.ts'
import { paintOutcome, paintStanding } from './paint.ts'
import type { RenderContext } from './render-context.ts'
import { oneLine } from './safe-text.ts'
import { textTable, type Cell, type Row } from './text-table.ts'
import { dueText, stampText, withLocalTimes } from './time-text.ts'
import { wrapText } from './wrap-text.ts'

/** Widest label. */
const LABEL = 9

/** Columns of a status row: label, instance, what, when, what came of it. */
const SHRINK = [2, 1, 4] as const

/** A label stands once for the rows under it. */
const once = (label: Cell, index: number): Cell => (index === 0 ? label : { text: '' })

function effectRows(label: Cell, list: Bounded<EffectRow>, more: string, ctx: RenderContext): readonly Row[] {
  const rows = list.rows.map((row, index): Row => [
    once(label, index), row.ref, row.action, { text: stampText(row.atMs, ctx.nowMs, ctx.zone), paint: ctx.paint.quiet }, row.result,
  ])
  return [...rows, ...omitted(list, more)]
}

const omitted = (list: Bounded<unknown>, more: string): readonly Row[] =>
  (list.total > list.rows.length ? [['', '', `… and ${String(list.total - list.rows.length)} ${more}`]] : [])

function problemRow(row: StepRow, ctx: RenderContext): Row {
  const label = row.verdict === 'fail' ? 'failed' : row.verdict ?? row.state
  const at = stampText(row.exitedAtMs ?? row.enteredAtMs, ctx.nowMs, ctx.zone)
  return [
    { text: label, paint: paintStanding(ctx.paint, row.standing) }, row.ref, row.reason ?? row.action ?? '',
    { text: at, paint: ctx.paint.quiet }, row.result ?? '',
  ]
}

const notBegunRow = (row: NotBegun, index: number): Row =>
  [once({ text: 'not begun' }, index), row.ref, row.blocked === true ? 'held back' : row.phase === 'finally' ? 'in finally' : '']

const waitRow = (row: Wait, index: number, ctx: RenderContext): Row =>
  [once({ text: 'waits for' }, index), row.ref, row.text, row.dueAtMs === undefined ? '' : dueText(row.dueAtMs, ctx.nowMs)]

const processText = ({ process, processLost }: StatusView): string =>
  (process === undefined ? '' : ` (${processLost === true ? '' : 'on '}${process.host}, pid ${String(process.pid)})`)

const stepsText = ({ steps }: StatusView): string =>
  (steps.of === undefined ? `${String(steps.over)} steps over` : `${String(steps.over)} of ${String(steps.of)} steps`)

function headLines(view: StatusView, ctx: RenderContext): readonly string[] {
  const outcome = OUTCOME_TEXT[view.outcome].toUpperCase()
  const parts = [
    { text: view.runId, paint: ctx.paint.strong }, { text: outcome, paint: paintOutcome(ctx.paint, view.outcome) },
    { text: stampText(view.headAtMs, ctx.nowMs, ctx.zone) },
    { text: oneLine(`${withLocalTimes(view.reason ?? '', ctx.nowMs, ctx.zone)}${processText(view)}`).trim() },
    { text: stepsText(view) },
  ].filter(({ text }) => text !== '')
  const line = (cells: readonly Cell[]): string => cells.map(({ text, paint }) => paint?.(text) ?? text).join('  ')
  if (displayWidth(parts.map(({ text }) => text).join('  ')) <= ctx.columns || parts.length < 5) return [line(parts)]
  return [line(parts.filter((_, index) => index !== 3)), ...wrapText(parts[3]?.text ?? '', ctx.columns - 2).map((text) => `  ${text}`)]
}

/** One screen about a run: what happened, may have happened, has not begun, in that order, and the one next command. */
export function statusText(view: StatusView, ctx: RenderContext): string {
  const { paint } = ctx
  const rows: readonly Row[] = [
    ...view.problems.rows.map((row) => problemRow(row, ctx)), ...omitted(view.problems, 'more'),
    ...effectRows({ text: 'happened' }, view.happened, 'before', ctx),
    ...effectRows({ text: 'MAY HAVE', paint: paint.doubt }, view.mayHaveHappened, 'more that may have happened', ctx),
    ...view.notBegun.rows.map(notBegunRow), ...omitted(view.notBegun, 'more'),
    ...view.waitsFor.rows.map((row, index) => waitRow(row, index, ctx)), ...omitted(view.waitsFor, 'more'),
  ]
  const table = textTable(rows, { width: ctx.columns, shrink: SHRINK, first: LABEL })
  return [...headLines(view, ctx), ...table, ...nextLines(view.next, LABEL + 2, ctx)].join('\n')
}
