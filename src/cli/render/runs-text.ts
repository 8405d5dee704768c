import type { RunListView } from '../../core/view/run-list.ts'
import { paintOutcome } from './paint.ts'
import type { RenderContext } from './render-context.ts'
import { textTable, type Row } from './text-table.ts'
import { agoText, durationText } from './time-text.ts'

/** The list of runs as a table, newest first. */
export function runsText(view: RunListView, ctx: RenderContext): string {
  const { quiet } = ctx.paint
  const head: Row = ['RUN', 'OUTCOME', 'FLOW', 'STARTED', 'TOOK', 'LABELS'].map((text) => ({ text, paint: quiet }))
  const rows = view.runs.map((row): Row => [
    row.runId, { text: row.outcome, paint: paintOutcome(ctx.paint, row.outcome) }, row.flowId, agoText(row.startedAtMs, ctx.nowMs),
    durationText(row.lastAtMs - row.startedAtMs), Object.entries(row.labels).map(([key, value]) => `${key}=${value}`).join(' '),
  ])
  return textTable([head, ...rows], { width: ctx.columns, shrink: [5, 0, 2] }).join('\n')
}

/** Bare ids, one a line. */
export const runIdsText = (view: RunListView): string => view.runs.map((row) => row.runId).join('\n')
