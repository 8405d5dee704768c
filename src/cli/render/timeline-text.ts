import type { TimelineRow } from '../../core/view/timeline.ts'
import { clip, displayWidth, padStart } from './display-width.ts'
import type { Paint } from './paint.ts'
import type { RenderContext } from './render-context.ts'
import { oneLine } from './safe-text.ts'
import { clockText, dateText, stampText } from './time-text.ts'

function toneOf(row: TimelineRow, paint: Paint): (text: string) => string {
  if (row.errorClass !== undefined || row.verdict === 'fail') return paint.bad
  if (row.verdict === 'unknown') return paint.doubt
  if (row.verdict === 'pass') return paint.good
  return row.ref === '' ? paint.strong : (text) => text
}

/** One row of the log: number, time, instance, what happened. */
export function timelineLine(row: TimelineRow, ctx: RenderContext): string {
  const place = `${padStart(`#${String(row.seq)}`, 5)}  ${clockText(row.atMs, ctx.zone)}  `
  const ref = row.ref === '' ? '' : `${oneLine(row.ref)}  `
  const until = row.deadlineAtMs === undefined ? '' : ` (until ${stampText(row.deadlineAtMs, row.atMs, ctx.zone)})`
  const due = row.dueAtMs === undefined ? until : ` (due ${stampText(row.dueAtMs, row.atMs, ctx.zone)})`
  const room = ctx.columns - displayWidth(place) - displayWidth(ref)
  return `${ctx.paint.quiet(place)}${ref}${toneOf(row, ctx.paint)(clip(oneLine(`${row.text}${due}`), Math.max(20, room)))}`
}

/** Rows of the log, with a line for each new day. */
export function timelineText(rows: readonly TimelineRow[], ctx: RenderContext): string {
  const lines: string[] = []
  let day = ''
  for (const row of rows) {
    const date = dateText(row.atMs, ctx.zone)
    if (date !== day) lines.push(ctx.paint.quiet(date))
    day = date
    lines.push(timelineLine(row, ctx))
  }
  return lines.join('\n')
}
