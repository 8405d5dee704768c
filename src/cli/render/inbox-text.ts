import type { InboxRow, InboxView } from '../../core/view/inbox.ts'
import type { RenderContext } from './render-context.ts'
import { oneLine } from './safe-text.ts'
import { dueText } from './time-text.ts'
import { wrapText } from './wrap-text.ts'

/** What a decision about a dispatch of unknown end means. */
const MEANS: Readonly<Record<string, string>> = {
  adopt: 'it happened: keep it', redo: 'it did not happen, or may happen twice: send it again', abort: 'end the run',
}

function commandLines({ kind, decisions = [], commands }: InboxRow, ctx: RenderContext): readonly string[] {
  return commands.flatMap((command, index) => {
    const means = kind === 'uncertain' ? MEANS[decisions[index] ?? ''] : undefined
    return [...(means === undefined ? [] : [`  ${means}:`]), `  ${ctx.paint.strong(command)}`]
  })
}

function requestLines(row: InboxRow, ctx: RenderContext): readonly string[] {
  const due = row.deadlineAtMs === undefined ? '' : `  ${dueText(row.deadlineAtMs, ctx.nowMs)}`
  return [
    `${ctx.paint.strong(oneLine(row.runId))}  ${oneLine(row.ref)}${due}  ${ctx.paint.quiet(oneLine(row.requestId))}`,
    ...wrapText(oneLine(row.prompt), ctx.columns - 2).map((line) => `  ${line}`), ...commandLines(row, ctx),
  ]
}

/** Every question, with the commands that answer it. */
export const inboxText = ({ requests }: InboxView, ctx: RenderContext): string =>
  requests.map((row) => requestLines(row, ctx).join('\n')).join('\n\n')

/** Bare ids of the questions, one a line. */
export const requestIdsText = ({ requests }: InboxView): string => requests.map(({ requestId }) => requestId).join('\n')
