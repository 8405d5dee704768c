import type { LongRun } from './long-runs.ts'
import { atMost, range, ratio, whole, type Row, type Section } from './report.ts'
import { ratiosOf, spreadOf } from './spread.ts'

const AIM = 1.2

const perStep = (run: LongRun, field: 'wallUs' | 'cpuUs'): readonly number[] => run.stretches.map((took) => took[field] / took.steps)
const costText = (run: LongRun): string =>
  `${whole(spreadOf(perStep(run, 'wallUs')).median)} µs (${whole(spreadOf(perStep(run, 'cpuUs')).median)} of CPU) at ${whole(run.mark)}`

function rowsOf(runs: readonly LongRun[]): readonly Row[] {
  const [first, ...longer] = runs
  if (first === undefined) return []
  return longer.map((run) => {
    const growth = ratiosOf(perStep(run, 'wallUs'), perStep(first, 'wallUs'))
    return {
      what: `${run.effect}, at ${whole(run.mark)} ÷ at ${whole(first.mark)}`, aim: atMost(AIM, growth), measured: ratio(growth.median),
      range: range(growth),
      beside: `${costText(run)}, ${costText(first)}`,
    }
  })
}

/** How the cost of a step grows with the length of its run. */
export const stepCost = (byEffect: readonly (readonly LongRun[])[]): Section => ({
  title: 'Cost of a step late in a run ÷ early in a run', rows: byEffect.flatMap(rowsOf),
})
