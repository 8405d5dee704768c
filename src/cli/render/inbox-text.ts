import type { InboxRow, InboxView } from '../../core/view/inbox.ts'
import { schemaLines } from '../../core/view/schema-text.ts'
import { runnerLine } from '../../core/view/shell-word.ts'
import type { RenderContext } from './render-context.ts'
import { oneLine, safeLines } from './safe-text.ts'
import { agoText, durationText, stampText } from './time-text.ts'
import { jsonLines } from './value-lines.ts'
import { wrapText } from './wrap-text.ts'

/** What is asked about, where it is not the flow itself that asks. */
const KIND_TEXT: Readonly<Record<InboxRow['kind'], string>> = {
  step: '', supervision: 'waits for your word before it acts', uncertain: 'may have happened', escalation: 'did not pass',
}

/** Until when an answer is taken. */
export function deadlineText(deadlineAtMs: number, { nowMs, zone }: RenderContext): string {
  const at = stampText(deadlineAtMs, nowMs, zone)
  if (nowMs > deadlineAtMs) return `over since ${at} (${agoText(deadlineAtMs, nowMs)})`
  return `until ${at} (in ${durationText(deadlineAtMs - nowMs)})`
}

const isOver = ({ deadlineAtMs }: InboxRow, { nowMs }: RenderContext): boolean => deadlineAtMs !== undefined && nowMs > deadlineAtMs

const wrapped = (text: string, ctx: RenderContext): readonly string[] =>
  safeLines(text).flatMap((line) => wrapText(line, ctx.columns - 2)).map((line) => `  ${line}`)

/** As much of a prompt as is shown, in characters. */
const SHOWN = 4000

function promptLines({ runId, ref, prompt }: InboxRow, ctx: RenderContext): readonly string[] {
  const more = prompt.length - SHOWN
  if (more <= 0) return wrapped(prompt, ctx)
  return [
    ...wrapped(prompt.slice(0, SHOWN), ctx),
    `  … and ${String(more)} characters more: ${oneLine(runnerLine(['inspect', runId, ref, '--json']))} has all`,
  ]
}

function presentLines({ presents }: InboxRow, ctx: RenderContext): readonly string[] {
  return presents.flatMap((value) => jsonLines(value, ctx.columns - 4)).map((line) => `  │ ${line}`)
}

/** The step that a handler asks about: how it stands, and why. */
function standingLines({ verdict, reason }: InboxRow, ctx: RenderContext): readonly string[] {
  const text = [verdict === undefined ? 'its entry check does not hold' : `verdict ${verdict}`, reason].filter((part) => part !== undefined)
  return wrapped(text.join(': '), ctx)
}

/** What is asked, without how to answer it. */
export function questionLines(row: InboxRow, ctx: RenderContext): readonly string[] {
  const parts = [
    ctx.paint.strong(oneLine(row.runId)), oneLine(row.ref), KIND_TEXT[row.kind],
    row.deadlineAtMs === undefined ? '' : deadlineText(row.deadlineAtMs, ctx), ctx.paint.quiet(oneLine(row.requestId)),
  ]
  return [
    parts.filter((part) => part !== '').join('  '), ...promptLines(row, ctx),
    ...(row.kind === 'escalation' ? standingLines(row, ctx) : []), ...presentLines(row, ctx),
  ]
}

/** What may be given, in words. */
export function wantedLines({ inputSchema }: Pick<InboxRow, 'inputSchema'>): readonly string[] {
  const lines = inputSchema === undefined ? [] : schemaLines(inputSchema).flatMap(safeLines)
  return lines.map((line, index) => `  ${index === 0 ? `wanted: ${line}` : line}`)
}

/** A word that says itself what it means is not explained. */
const meansText = (decision: string, means: string | undefined): string => (means === undefined ? decision : `${decision}: ${means}`)

function answerLines(row: InboxRow, ctx: RenderContext): readonly string[] {
  const { decisions, means, commands } = row
  const lines = commands.flatMap((command, index) => {
    const decision = decisions?.[index]
    const head = decision === undefined ? [] : [`  ${oneLine(meansText(decision, means?.[index]))}`]
    return [...head, `    ${ctx.paint.strong(oneLine(command))}`]
  })
  return [...wantedLines(row), ...lines]
}

/** A question with everything that is needed to answer it. */
export function requestLines(row: InboxRow, ctx: RenderContext): readonly string[] {
  const over = isOver(row, ctx) ? ['  nobody can answer it any more: the next resume goes on without an answer'] : answerLines(row, ctx)
  return [...questionLines(row, ctx), ...over]
}

/** Every question, with the commands that answer it. */
export const inboxText = ({ requests }: InboxView, ctx: RenderContext): string =>
  requests.map((row) => requestLines(row, ctx).join('\n')).join('\n\n')

/** Bare ids of the questions, one a line. */
export const requestIdsText = ({ requests }: InboxView): string => requests.map(({ requestId }) => requestId).join('\n')
