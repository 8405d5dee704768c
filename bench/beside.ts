import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FlowIR } from '../src/model/flow.ts'
import type { SqliteStore } from '../src/stores/sqlite/sqlite-store.ts'
import { fanFlow } from './measured-flow.ts'
import { timeRun, type Beside, type Took } from './measured-run.ts'

/** What ran at once in one round, and how the event loop and the memory were. */
export type BesidePart = 'one' | 'eight' | 'sixty-four' | 'runs'
export interface BesideTook {
  readonly took: Took; readonly flushed: number; readonly delayP99Ms: number; readonly delayMaxMs: number; readonly rss: number
}
export type BesideRound = Readonly<Record<BesidePart, BesideTook>>

/** Bodies, runs and slots of what is most at once. */
export const AT_ONCE = 64

interface Measured { readonly flow: FlowIR; readonly beside: Beside; readonly count: number }

const BESIDE: Readonly<Record<BesidePart, (steps: number) => Measured>> = {
  one: (steps) => ({ flow: fanFlow(steps, 1), beside: { slots: AT_ONCE }, count: steps }),
  eight: (steps) => ({ flow: fanFlow(steps, 8), beside: { slots: AT_ONCE }, count: steps }),
  'sixty-four': (steps) => ({ flow: fanFlow(steps, AT_ONCE), beside: { slots: AT_ONCE }, count: steps }),
  runs: (steps) => {
    const each = Math.ceil(steps / AT_ONCE)
    return { flow: fanFlow(each, 1), beside: { slots: AT_ONCE, runs: AT_ONCE }, count: each * AT_ONCE }
  },
}

const BESIDE_PARTS = Object.keys(BESIDE) as readonly BesidePart[]

async function timeBeside(store: SqliteStore, part: BesidePart, steps: number): Promise<BesideTook> {
  const { flow, beside, count } = BESIDE[part](steps)
  const before = store.stats().flushedTransactions
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const took = await timeRun(store, flow, count, beside)
  delay.disable()
  return {
    took, flushed: store.stats().flushedTransactions - before, delayP99Ms: delay.percentile(99) / 1e6, delayMaxMs: delay.max / 1e6,
    rss: process.memoryUsage().rss,
  }
}

/** All parts in each round, every second one backwards; the first is not counted. */
export async function besideRounds(store: SqliteStore, steps: number, rounds: number): Promise<readonly BesideRound[]> {
  const all: BesideRound[] = []
  for (let round = 0; round <= rounds; round++) {
    const took: Partial<Record<BesidePart, BesideTook>> = {}
    for (const part of round % 2 === 0 ? BESIDE_PARTS : BESIDE_PARTS.toReversed()) took[part] = await timeBeside(store, part, steps)
    all.push(took as BesideRound)
  }
  return all.slice(1)
}
