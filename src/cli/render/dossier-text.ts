import type { AttemptRow, DossierView, VerdictPast } from '../../core/view/dossier.ts'
import { continuationText } from '../../core/view/action-text.ts'
import { answerText, handlerText } from '../../core/view/people-text.ts'
import { STATE_TEXT } from '../../core/view/plain-words.ts'
import type { StepRow } from '../../core/view/step-row.ts'
import type { AssertionOutcome } from '../../model/run-event.ts'
import { padEnd } from './display-width.ts'
import { factCell } from './effects-text.ts'
import { deadlineText } from './inbox-text.ts'
import { GLYPHS, paintStanding } from './paint.ts'
import type { RenderContext } from './render-context.ts'
import { oneLine } from './safe-text.ts'
import { textTable, type Row } from './text-table.ts'
import { clockText, dueText, durationText, stampText } from './time-text.ts'
import { bytesText, shortHash, storedLines } from './value-lines.ts'
import { wrapText } from './wrap-text.ts'

type Section = readonly [title: string, lines: readonly string[]]

const standingText = (step: StepRow): string =>
  `${step.standing === 'open' ? STATE_TEXT[step.state] : step.standing}${step.degraded === true ? ' (degraded)' : ''}`

function headLine(view: DossierView, ctx: RenderContext): string {
  const { step } = view
  const source = view.ir?.source
  const where = source === undefined ? '' : `  ${ctx.paint.quiet(oneLine(`${source.file}:${String(source.line)}`))}`
  const standing = paintStanding(ctx.paint, step.standing)(`${GLYPHS[step.standing]} ${standingText(step)}`)
  return `${ctx.paint.strong(oneLine(step.ref))}  ${standing}  ${oneLine(view.runId)}${where}`
}

function enteredText(step: StepRow, ctx: RenderContext): string {
  const took = step.exitedAtMs === undefined ? 'still open' : `took ${durationText(step.tookMs ?? step.exitedAtMs - step.enteredAtMs)}`
  const entry = step.entry > 1 ? [`entry ${String(step.entry)}`] : []
  return [stampText(step.enteredAtMs, ctx.nowMs, ctx.zone), took, `segment ${String(step.segment)}`, ...entry].join(', ')
}

const retryText = ({ attempt, dueAtMs, why }: NonNullable<DossierView['retry']>, ctx: RenderContext): string =>
  `attempt ${String(attempt)} ${dueText(dueAtMs, ctx.nowMs)}: ${why}`

function factLines({ step, retry, timer }: DossierView, ctx: RenderContext): readonly string[] {
  const rows: readonly Row[] = [
    ['kind', step.phase === undefined ? step.kind : `${step.kind}, in finally`],
    ['entered', enteredText(step, ctx)],
    ...(step.action === undefined ? [] : [['action', step.action]]),
    ...(retry === undefined ? [] : [['retry', retryText(retry, ctx)]]),
    ...(timer === undefined ? [] : [['timer', dueText(timer.dueAtMs, ctx.nowMs)]]),
  ]
  const why = step.reason === undefined ? [] : wrapText(oneLine(step.reason), ctx.columns - 11)
  return [
    ...textTable(rows, { width: ctx.columns, indent: 2, shrink: [1], first: 7 }),
    ...why.map((line, index) => `  ${padEnd(index === 0 ? 'why' : '', 9)}${line}`),
  ]
}

const attemptCells = (row: AttemptRow, ctx: RenderContext): Row => [
  { text: `#${String(row.attempt)}`, paint: ctx.paint.quiet }, clockText(row.atMs, ctx.zone),
  row.settledAtMs === undefined ? '' : durationText(row.settledAtMs - row.atMs), row.channel ?? '', row.result,
  row.effectClass === 'readonly' ? { text: 'readonly', paint: ctx.paint.quiet } : factCell(row.fact, ctx.paint),
  row.source === undefined || row.source === 'live' ? '' : row.source,
]

const assertionCells = (row: AssertionOutcome, ctx: RenderContext): Row => [
  { text: `${GLYPHS[row.verdict]} ${row.assertId}`, paint: paintStanding(ctx.paint, row.verdict) }, row.channel ?? '',
  `${row.reason ?? row.verdict}${row.degraded === true ? ' (degraded)' : ''}`,
]

function pastText({ supersedes, withdrawnBy }: VerdictPast): string {
  const past = [
    ...supersedes === undefined ? [] : [`replaces #${String(supersedes)}`],
    ...withdrawnBy === undefined ? [] : [`taken back by #${String(withdrawnBy)}`],
  ]
  return past.length === 0 ? '' : ` (${past.join(', ')})`
}

/** A single verdict is told by the head, unless it counts no more. */
const hasPast = ({ verdicts }: DossierView): boolean => verdicts.length > 1 || verdicts.some((row) => row.withdrawnBy !== undefined)

const verdictCells = (row: VerdictPast, ctx: RenderContext): Row => [
  { text: `#${String(row.seq)}`, paint: ctx.paint.quiet }, clockText(row.atMs, ctx.zone),
  { text: row.verdict, paint: paintStanding(ctx.paint, row.verdict) },
  `${row.reason ?? ''}${pastText(row)}`,
]

function sectionsOf(view: DossierView, ctx: RenderContext): readonly Section[] {
  const table = (rows: readonly Row[], shrink: readonly number[]): readonly string[] =>
    textTable(rows, { width: ctx.columns, indent: 2, shrink })
  return [
    ['entry check', table((view.probe?.results ?? []).map((row) => assertionCells(row, ctx)), [2])],
    ['attempts', table(view.attempts.map((row) => attemptCells(row, ctx)), [4])],
    ['continued', view.continuations.map((row) => `  ${oneLine(continuationText(row))}`)],
    ['assertions', table(view.assertions.map((row) => assertionCells(row, ctx)), [2])],
    ['inputs', view.resolvedInputs === null ? [] : indent(storedLines(view.resolvedInputs, ctx.columns - 2))],
    ['output', view.output === undefined ? [] : indent(storedLines(view.output, ctx.columns - 2))],
    ['questions', view.requests.flatMap((row) => requestLines(row, ctx))],
    ['handlers', view.triggers.map((row) => `  ${handlerText(row)}`)],
    ['artifacts', artifactLines(view, ctx)], ['evidence', evidenceLines(view, ctx)],
    ['not to be had', table(view.gaps.map((gap) => [gap.name, gap.reason]), [1])],
    ['verdicts', hasPast(view) ? table(view.verdicts.map((row) => verdictCells(row, ctx)), [3]) : []],
  ]
}

const indent = (lines: readonly string[]): readonly string[] => (lines.join('') === '{}' ? [] : lines.map((line) => `  ${line}`))

/** A question, and what was said: by whom, when nobody did, until when somebody may. */
function requestLines({ prompt, answer, askedAtMs, deadlineAtMs }: DossierView['requests'][number], ctx: RenderContext): readonly string[] {
  const until = deadlineAtMs === undefined ? '' : `, ${deadlineText(deadlineAtMs, ctx)}`
  const said = answer === undefined ? `not answered${until}` : answerText(answer)
  const lines = wrapText(oneLine(`${stampText(askedAtMs, ctx.nowMs, ctx.zone)}  ${prompt}`), ctx.columns - 2)
  return [...lines, ...wrapText(oneLine(said), ctx.columns - 4).map((line) => `  ${line}`)].map((line) => `  ${line}`)
}

function evidenceLines(view: DossierView, ctx: RenderContext): readonly string[] {
  const rows = view.evidence.map((item): Row =>
    [item.name, { text: bytesText(item.bytes), right: true }, item.mediaType, shortHash(item.hash)])
  const others = view.otherEvidence.map((hash): Row => ['', '', '', shortHash(hash)])
  return textTable([...rows, ...others], { width: ctx.columns, indent: 2, shrink: [0] })
}

/** So many files of one artifact are shown. */
const MOST_FILES = 20

function artifactLines({ artifacts }: DossierView, ctx: RenderContext): readonly string[] {
  const rows = artifacts.flatMap(({ name, files, problem }): Row[] => [
    ...files.slice(0, MOST_FILES).map((file, index): Row => [
      index === 0 ? name : '', file.path, { text: bytesText(file.bytes), right: true }, shortHash(file.hash),
    ]),
    ...files.length > MOST_FILES ? [['', `… and ${String(files.length - MOST_FILES)} more`]] : [],
    ...files.length === 0 && problem === undefined ? [[name, 'nothing']] : [],
    ...problem === undefined ? [] : [[files.length === 0 ? name : '', `not kept: ${problem}`]],
  ])
  return textTable(rows, { width: ctx.columns, indent: 2, shrink: [1] })
}

/** Everything about one instance, on one or two screens. */
export function dossierText(view: DossierView, ctx: RenderContext): string {
  const sections = sectionsOf(view, ctx)
    .filter(([, lines]) => lines.length > 0)
    .flatMap(([title, lines]) => ['', ctx.paint.strong(title), ...lines])
  return [headLine(view, ctx), ...factLines(view, ctx), ...sections].join('\n')
}
