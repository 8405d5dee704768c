import type { OverviewView } from '../core/view/overview.ts'
import { GLYPHS, paintOutcome, paintStanding } from './render/paint.ts'
import type { RenderContext } from './render/render-context.ts'
import { textTable, type Row } from './render/text-table.ts'

/** A run at a glance: one line per instance. */
export function overviewText(view: OverviewView, ctx: RenderContext): string {
  const head = `${ctx.paint.strong(view.runId)}  ${paintOutcome(ctx.paint, view.outcome)(view.outcome.toUpperCase())}  ${view.flowId}`
  const rows = Object.entries(view.steps).map(([ref, cell]): Row => [
    { text: `${GLYPHS[cell.standing]} ${cell.standing}`, paint: paintStanding(ctx.paint, cell.standing) }, ref,
    cell.degraded === true ? 'degraded' : '',
  ])
  return [head, ...textTable(rows, { width: ctx.columns, indent: 2, shrink: [1] })].join('\n')
}
