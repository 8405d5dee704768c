import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { EffectClass } from '../src/model/vocabulary.ts'
import { MeasuredProcess } from './measured-process.ts'
import type { Took } from './measured-run.ts'
import type { Sizes } from './sizes.ts'
import type { Memory } from './workload.ts'

// One process for each mark, each brought to just before it; then the stretches up to the marks are timed in turn, so that what
// else happens on the machine happens to all of them.

/** What a run of one length showed. */
export interface LongRun {
  readonly effect: EffectClass
  /** Its length, and the stretches timed at its end. */
  readonly mark: number
  readonly stretches: readonly Took[]
  /** Memory at this mark and those before it. */
  readonly memory: readonly { readonly mark: number; readonly memory: Memory }[]
  readonly peakRss: number
}

interface Runner {
  readonly mark: number; readonly process: MeasuredProcess; readonly stretches: Took[]; readonly memory: { mark: number; memory: Memory }[]
}

const firstStretch = (mark: number, { stretch, stretches }: Sizes): number => mark - stretch * stretches

/** Runs as far as the first stretch, looking at the memory at every mark on the way. */
async function bringUp({ mark, process: child, memory }: Runner, sizes: Sizes): Promise<void> {
  await child.hear('there')
  for (const each of sizes.marks.filter((other) => other < mark)) await look(child, each, memory)
  await child.goTo({ step: firstStretch(mark, sizes), memory: false })
}

async function look(child: MeasuredProcess, mark: number, memory: Runner['memory']): Promise<void> {
  const there = await child.goTo({ step: mark, memory: true })
  if (there.memory !== undefined) memory.push({ mark, memory: there.memory })
}

async function timeStretch({ mark, process: child, stretches, memory }: Runner, step: number): Promise<void> {
  const there = await child.goTo({ step, memory: step === mark })
  stretches.push(there.took)
  if (there.memory !== undefined) memory.push({ mark, memory: there.memory })
}

/** Runs of every length, side by side. */
export async function longRuns(bundle: string, scratch: string, sizes: Sizes, effect: EffectClass): Promise<readonly LongRun[]> {
  const runs = sizes.marks.map((mark): Runner => {
    const dir = join(scratch, `${effect}-${String(mark)}`)
    mkdirSync(dir)
    const task = { task: 'paced', dir, effect, steps: mark, warmUp: sizes.warmUp } as const
    return { mark, process: new MeasuredProcess(bundle, task, ['--expose-gc']), stretches: [], memory: [] }
  })
  try {
    return await inTurn(runs, sizes, effect)
  } finally {
    for (const run of runs) run.process[Symbol.dispose]()
  }
}

async function inTurn(runs: readonly Runner[], sizes: Sizes, effect: EffectClass): Promise<readonly LongRun[]> {
  for (const run of runs) await bringUp(run, sizes)
  for (const { mark, process: child } of runs) {
    await child.goTo({ step: firstStretch(mark, sizes), memory: false, warmUp: sizes.warmUp })
  }
  for (let left = sizes.stretches - 1; left >= 0; left--) {
    for (const run of left % 2 === 0 ? runs : runs.toReversed()) await timeStretch(run, run.mark - left * sizes.stretch)
  }
  return Promise.all(runs.map(async ({ mark, process: child, stretches, memory }) => {
    const { peakRss } = await child.hear('ended')
    await child.end()
    return { effect, mark, stretches, memory, peakRss }
  }))
}
