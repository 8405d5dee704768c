import { durationText, stampText, withLocalTimes } from './time-text.ts'
import { OUTCOME_TEXT } from '../../core/view/plain-words.ts'
import type { ReportStep, ReportView } from '../../core/view/report.ts'
import { ASKED_TEXT, saidByNobody, saidWord } from '../../core/view/people-text.ts'
import type { PersonRow, SegmentRow } from '../../core/view/run-history.ts'
import type { StepTally } from '../../core/view/step-standing.ts'
import { PLAN_WORDS } from '../../model/vocabulary.ts'
import { effectCells, effectTotalsText } from './effects-text.ts'
import { nextLines } from './next-lines.ts'
import { GLYPHS, paintOutcome, paintStanding } from './paint.ts'
import type { RenderContext } from './render-context.ts'
import { oneLine } from './safe-text.ts'
import { textTable, type Row } from './text-table.ts'
import { storedLines } from './value-lines.ts'

/** Steps shown of a long run: its beginning, and every problem. */
export const REPORT_ROWS = 200

const TALLY_TEXT: readonly (readonly [keyof StepTally, string])[] = [
  ['pass', 'pass'], ['degraded', 'of them degraded'], ['fail', 'fail'], ['unknown', 'unknown'],
  ['unverified', 'unverified (executed, no assertions)'], ['done', 'done'], ['skipped', 'skipped'], ['blocked', 'blocked'],
  ['aborted', 'aborted'], ['open', 'not over'],
]

/** The tally in words, verdicts first: `4 pass, 1 unverified (executed, no assertions)`. */
export function tallyText(tally: StepTally): string {
  const parts = TALLY_TEXT.filter(([name]) => tally[name] > 0).map(([name, text]) => `${String(tally[name])} ${text}`)
  return parts.length === 0 ? 'no steps' : parts.join(', ')
}

/** What the segment did with the steps: `3 keep, 2 run`. */
export const wordsText = (words: ReportView['words']): string =>
  PLAN_WORDS.filter((word) => words[word] > 0).map((word) => `${String(words[word])} ${word}`).join(', ')

/** How the run stands: `passed (degraded)`. */
export const titleText = ({ outcome, degraded }: ReportView): string =>
  (degraded === true ? `${OUTCOME_TEXT[outcome]} (degraded)` : OUTCOME_TEXT[outcome])

function stepRow(row: ReportStep, ctx: RenderContext): Row {
  const paint = paintStanding(ctx.paint, row.standing)
  const took = row.tookMs === undefined ? '' : durationText(row.tookMs)
  const why = row.reason ?? (row.standing === 'unverified' ? 'executed, no assertions' : '')
  return [
    { text: `${GLYPHS[row.standing]} ${row.standing}`, paint }, row.ref, row.result ?? '', why,
    row.attempts > 1 ? `${String(row.attempts)} attempts` : '', { text: took, right: true },
    { text: row.word ?? '', paint: ctx.paint.quiet },
    row.supersededVerdicts.length === 0 ? '' : `was ${row.supersededVerdicts.map((old) => old.verdict).join(', ')}`,
  ]
}

function segmentRow(row: SegmentRow, ctx: RenderContext): Row {
  const counts = Object.entries(row.counts ?? {}).filter(([, count]) => count !== 0)
    .map(([name, count]) => `${JSON.stringify(count)} ${name}`)
  return [
    { text: String(row.segment), right: true }, stampText(row.startedAtMs, ctx.nowMs, ctx.zone), row.ended ?? 'no end recorded',
    withLocalTimes(row.reason ?? '', ctx.nowMs, ctx.zone), `${String(row.events)} events`, counts.join(', '),
  ]
}

/** What somebody was asked about, what they said, and when. */
function personRow({ ref, kind, answer, deadlineAtMs }: PersonRow, ctx: RenderContext): Row {
  if (answer === undefined) {
    const until = deadlineAtMs === undefined ? '' : `until ${stampText(deadlineAtMs, ctx.nowMs, ctx.zone)}`
    return [ref, ASKED_TEXT[kind], { text: 'not answered', paint: ctx.paint.doubt }, '', until]
  }
  const { atMs, actor, note } = answer
  const who = saidByNobody(answer) ? '' : actor
  return [ref, ASKED_TEXT[kind], saidWord(answer), who, stampText(atMs, ctx.nowMs, ctx.zone), note ?? '']
}

function section(title: string, lines: readonly string[], ctx: RenderContext): readonly string[] {
  return lines.length === 0 ? [] : ['', ctx.paint.strong(title), ...lines]
}

function omittedLine(view: ReportView): readonly string[] {
  const omitted = view.steps.total - view.steps.rows.length
  return omitted > 0 ? [`  … and ${String(omitted)} more steps without a problem`] : []
}

function outputLines({ outputs }: ReportView, ctx: RenderContext): readonly string[] {
  const lines = outputs === undefined ? [] : storedLines(outputs, ctx.columns - 2)
  return lines.join('') === '{}' ? [] : lines.map((line) => `  ${line}`)
}

const tableOf = (rows: readonly Row[], shrink: readonly number[], ctx: RenderContext): readonly string[] =>
  textTable(rows, { width: ctx.columns, indent: 2, shrink })

/** A whole run for reading afterwards. Containers are left out: their steps stand for them. */
export function reportText(view: ReportView, ctx: RenderContext): string {
  const rows = view.steps.rows.filter((row) => row.container !== true || row.problem === true)
  const segments = view.segments.length < 2 ? [] : tableOf(view.segments.map((row) => segmentRow(row, ctx)), [3, 5], ctx)
  const head = `${ctx.paint.strong(view.runId)}  ${paintOutcome(ctx.paint, view.outcome)(titleText(view).toUpperCase())}  ${view.flowId}`
  const effects = view.effects.effects.rows.map((row) => effectCells(row, ctx))
  return [
    `${head}  ${stampText(view.startedAtMs, ctx.nowMs, ctx.zone)}, took ${durationText(view.headAtMs - view.startedAtMs)}`,
    ...(view.reason === undefined ? [] : [`  ${oneLine(withLocalTimes(view.reason, ctx.nowMs, ctx.zone))}`]), `  ${tallyText(view.tally)}`,
    ...section('steps', [...tableOf(rows.map((row) => stepRow(row, ctx)), [3, 1, 2], ctx), ...omittedLine(view)], ctx),
    ...section(`effects: ${effectTotalsText(view.effects.totals)}`, tableOf(effects, [2, 1, 4], ctx), ctx),
    ...section('people', tableOf(view.people.map((row) => personRow(row, ctx)), [5, 0], ctx), ctx),
    ...section('segments', segments, ctx),
    ...section('outputs', outputLines(view, ctx), ctx),
    ...(view.next.command.startsWith('runner report ') ? [] : ['', ...nextLines(view.next, 6, ctx)]),
  ].join('\n')
}
