import type { GcOptions, GcResult } from '../../engine/gc-runs.ts'
import type { Freed } from '../../ports/run-store.ts'
import { paintOutcome } from './paint.ts'
import type { RenderContext } from './render-context.ts'
import { textTable, type Row } from './text-table.ts'
import { agoText } from './time-text.ts'
import { bytesText } from './value-lines.ts'

const counted = (count: number, one: string, many = `${one}s`): string => `${String(count)} ${count === 1 ? one : many}`

const swept = ({ count, bytes }: Freed, one: string, many: string): readonly string[] =>
  (count === 0 ? [] : [`${counted(count, one, many)} (${bytesText(bytes)})`])

/** What went, or would, as a table and a line of totals. */
export function gcText(result: GcResult, dryRun: boolean, ctx: RenderContext): string {
  const { runs, orphans, flows, journals, freedBytes } = result
  const { quiet } = ctx.paint
  const head: Row = ['RUN', 'OUTCOME', 'FLOW', 'FINISHED', 'SIZE'].map((text) => ({ text, paint: quiet }))
  const rows = runs.map((run): Row => [
    run.runId, { text: run.outcome, paint: paintOutcome(ctx.paint, run.outcome) }, run.flowId, agoText(run.finishedAtMs, ctx.nowMs),
    { text: bytesText(run.bytes), right: true },
  ])
  const table = rows.length === 0 ? [] : textTable([head, ...rows], { width: ctx.columns, shrink: [0, 2] })
  const parts = [
    counted(runs.length, 'run'), ...swept(orphans, 'orphan', 'orphans'), ...swept(flows, 'archived flow', 'archived flows'),
    ...swept(journals, 'journal entry', 'journal entries'),
  ]
  const done = dryRun ? 'would remove' : 'removed'
  const isNothing = runs.length === 0 && parts.length === 1
  return [...table, isNothing ? `${done} nothing` : `${done} ${parts.join(', ')}: ${bytesText(freedBytes)}`].join('\n')
}

/** What else there is to know: why runs stayed, and what to type. */
export function gcNotes({ kept, filesLeft }: GcResult, { olderThanMs, keep }: GcOptions): readonly string[] {
  const { unfinished, finished, parents } = kept
  const isAsked = olderThanMs !== undefined || keep !== undefined
  return [
    ...isAsked || finished === 0 ? [] : [`kept ${counted(finished, 'finished run')}: --older-than 30d or --keep 20 says which may go`],
    ...unfinished === 0 ? [] : [`kept ${counted(unfinished, 'run')} not finished: runner cancel RUN ends one, then it may go`],
    ...parents === 0 ? [] : [`kept ${counted(parents, 'run')} that others were forked from: what they did counts for those`],
    ...filesLeft === 0 ? [] : [`${counted(filesLeft, 'file')} could not be removed now: runner gc, a day from now, tries again`],
  ]
}
