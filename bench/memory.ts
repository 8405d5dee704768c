import type { LongRun } from './long-runs.ts'
import { megabytes, ratio, whole, type Row, type Section } from './report.ts'

const AIM_BYTES = 300e6
/** What "flat" is held to. */
const FLAT = 1.2

function rowsOf(runs: readonly LongRun[]): readonly Row[] {
  const longest = runs.at(-1)
  const [first, last] = [longest?.memory[0], longest?.memory.at(-1)]
  if (longest === undefined || first === undefined || last === undefined) return []
  const growth = last.memory.liveHeap / first.memory.liveHeap
  const marks = (of: 'rss' | 'liveHeap'): string => longest.memory.map(({ memory }) => megabytes(memory[of])).join(', ')
  const steps = longest.memory.map(({ mark }) => whole(mark)).join(' / ')
  return [
    {
      what: `${longest.effect}, most ever resident in ${whole(longest.mark)} steps`,
      aim: {
        text: `< ${megabytes(AIM_BYTES)}`, met: longest.peakRss < AIM_BYTES,
      }, measured: megabytes(longest.peakRss), beside: `resident at ${steps}: ${marks('rss')}`,
    },
    {
      what: `${longest.effect}, live heap at ${whole(last.mark)} ÷ at ${whole(first.mark)}`,
      aim: {
        text: `flat (≤ ${FLAT.toFixed(1)})`, met: growth <= FLAT,
      }, measured: ratio(growth), beside: `live heap at ${steps}: ${marks('liveHeap')}`,
    },
  ]
}

/** What a process that runs one long run needs. */
export const memoryUse = (byEffect: readonly (readonly LongRun[])[]): Section => (
  { title: 'Memory of a process with one long run', rows: byEffect.flatMap(rowsOf) }
)
