import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { MeasuredProcess } from './measured-process.ts'
import type { Shape } from './measured-flow.ts'
import { atLeast, range, ratio, whole, type Row, type Section } from './report.ts'
import type { Sizes } from './sizes.ts'
import { ratiosOf, spreadOf } from './spread.ts'
import type { DurableRound } from './workload.ts'

type Part = 'raw' | Shape

const AIM = 0.7

const NAMES: Readonly<Record<Shape, string>> = { sequence: 'steps in a sequence', foreach: 'one step for each item' }

function rowOf(shape: Shape, rounds: readonly DurableRound[]): Row {
  const perSecond = (part: Part): readonly number[] => rounds.map(({ [part]: { steps, wallUs } }) => 1e6 * steps / wallUs)
  const perStep = (part: Part, field: 'wallUs' | 'cpuUs'): number => spreadOf(
    rounds.map(({ [part]: took }) => took[field] / took.steps)
  ).median
  const ratios = ratiosOf(perSecond(shape), perSecond('raw'))
  const costText = (of: Part): string => `${whole(perStep(of, 'wallUs'))} µs (${whole(perStep(of, 'cpuUs'))} of CPU)`
  const flushed = spreadOf(rounds.map(({ flushedPerStep }) => flushedPerStep)).median
  return {
    what: NAMES[shape], aim: atLeast(AIM, ratios), measured: ratio(ratios.median), range: range(ratios),
    beside: [
      `${whole(spreadOf(perSecond(shape)).median)} steps/s to ${whole(spreadOf(perSecond('raw')).median)} commits/s`,
      `${costText(shape)} a step to ${costText('raw')}`,
      `${ratio(flushed)} flushed commits a step`,
    ].join('; '),
  }
}

/** Durable mutating steps per second ÷ raw one-row flushed commits per second on the same disk. */
export async function durableSteps(bundle: string, scratch: string, sizes: Sizes): Promise<Section> {
  const dir = join(scratch, 'durable')
  mkdirSync(dir)
  using child = new MeasuredProcess(
    bundle, { task: 'durable', dir, steps: sizes.durableSteps, rounds: sizes.durableRounds, warmUp: sizes.warmUp },
  )
  const { rounds } = await child.hear('rounds')
  await child.end()
  const title = 'Durable mutating steps per second ÷ raw one-row flushed commits per second'
  return { title, rows: [rowOf('sequence', rounds), rowOf('foreach', rounds)] }
}
