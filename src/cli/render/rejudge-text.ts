import type { RejudgedRun, RejudgeView, VerdictFlip } from '../../core/view/rejudge.ts'
import { paintOutcome } from './paint.ts'
import type { RenderContext } from './render-context.ts'
import { oneLine } from './safe-text.ts'
import { textTable, type Row } from './text-table.ts'

const FLIPS = 200

function rowsOf(run: RejudgedRun, ctx: RenderContext): readonly Row[] {
  if (run.problem !== undefined) return [[run.runId, { text: 'not judged', paint: ctx.paint.quiet }, '', oneLine(run.problem)]]
  const flips = run.flips.map((flip): Row => [run.runId, changeOf(flip, ctx), flip.ref, oneLine(flip.reason ?? '')])
  return run.unrecorded === undefined ? flips : [
    ...flips, [run.runId, { text: 'not recorded', paint: ctx.paint.quiet }, '', oneLine(run.unrecorded)],
  ]
}

const OUTCOME_OF = { pass: 'passed', fail: 'failed', unknown: 'unknown' } as const

/** Without a verdict a step stands unverified. */
const changeOf = ({ before, after }: VerdictFlip, ctx: RenderContext): Row[number] => ({
  text: `${before ?? 'unverified'} → ${after ?? 'unverified'}`,
  paint: after === undefined ? ctx.paint.quiet : paintOutcome(ctx.paint, OUTCOME_OF[after]),
})

const counted = (count: number, one: string, many: string): string => `${String(count)} ${count === 1 ? one : many}`

function flipsText({ flips, passToFail, withdrawn }: RejudgeView['totals']): string {
  if (flips === 0) return 'no verdict differs'
  const taken = withdrawn === 0 ? '' : `, ${String(withdrawn)} taken back`
  return `${counted(flips, 'verdict differs', 'verdicts differ')}, ${String(passToFail)} from pass to fail${taken}`
}

function recordedText({ recorded, totals }: RejudgeView): readonly string[] {
  if (!recorded) return []
  return [totals.unrecorded === 0 ? 'recorded' : `recorded but for ${counted(totals.unrecorded, 'run', 'runs')}`]
}

/** Verdicts that come out otherwise under new expectations: one line each. */
export function rejudgeText(view: RejudgeView, ctx: RenderContext): string {
  const { totals, runs } = view
  const rows = runs.flatMap((run) => rowsOf(run, ctx))
  const omitted = rows.length - FLIPS
  const total = [
    counted(totals.runs, 'run', 'runs'), `${counted(totals.judged, 'step', 'steps')} judged again`,
    flipsText(totals),
    ...totals.problems > 0 ? [`${String(totals.problems)} could not be judged`] : [], ...recordedText(view),
  ].join('; ')
  return [
    `${ctx.paint.strong(oneLine(view.flowId))}  REJUDGE`, ...textTable(rows.slice(0, FLIPS), { width: ctx.columns, shrink: [3, 2, 0] }),
    ...omitted > 0 ? [`… and ${String(omitted)} more`] : [], total,
  ].join('\n')
}
