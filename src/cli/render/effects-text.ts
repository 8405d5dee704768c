import type { EffectRow, EffectsView, WorldFact } from '../../core/view/effects.ts'
import type { Paint } from './paint.ts'
import type { RenderContext } from './render-context.ts'
import { textTable, type Cell, type Row } from './text-table.ts'
import { stampText } from './time-text.ts'

const FACTS: Readonly<Record<WorldFact, { readonly text: string; readonly tone: keyof Paint }>> = {
  happened: { text: 'happened', tone: 'good' }, mayHaveHappened: { text: 'MAY HAVE', tone: 'doubt' },
  nothing: { text: 'nothing', tone: 'quiet' },
}

export const factCell = (fact: WorldFact, paint: Paint): Cell => ({ text: FACTS[fact].text, paint: paint[FACTS[fact].tone] })

export const effectCells = (row: EffectRow, ctx: RenderContext): Row => {
  const at = { text: stampText(row.atMs, ctx.nowMs, ctx.zone), paint: ctx.paint.quiet }
  return [factCell(row.fact, ctx.paint), row.ref, row.action, at, row.result]
}

/** Counts in words: `3 happened, 1 may have happened`; empty when nothing was sent. */
export function effectTotalsText(totals: EffectsView['totals']): string {
  const parts = [[totals.happened, 'happened'], [totals.mayHaveHappened, 'may have happened'], [totals.nothing, 'left nothing']] as const
  return parts.filter(([count]) => count > 0).map(([count, text]) => `${String(count)} ${text}`).join(', ')
}

/** The effect ledger as a table. */
export function effectsText(view: EffectsView, ctx: RenderContext): string {
  if (view.effects.total === 0) return 'nothing was done to the world'
  const omitted = view.effects.total - view.effects.rows.length
  const table = textTable(view.effects.rows.map((row) => effectCells(row, ctx)), { width: ctx.columns, shrink: [2, 1, 4] })
  return [...(omitted > 0 ? [`… ${String(omitted)} earlier ones`] : []), ...table, effectTotalsText(view.totals)].join('\n')
}
