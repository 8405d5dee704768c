import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { BesidePart, BesideRound, BesideTook } from './beside.ts'
import { makeKeyed } from './histories.ts'
import { measuredEnv } from './machine.ts'
import { MeasuredProcess } from './measured-process.ts'
import { atLeast, atMostMs, megabytes, milliseconds, range, rangeMs, ratio, whole, type Row, type Section } from './report.ts'
import type { Sizes } from './sizes.ts'
import { ratiosOf, spreadOf } from './spread.ts'
import { CLI, commandMs } from './timed-command.ts'

const AIM = 5
const AIM_PLAN_MS = 500

const NAMES: Readonly<Record<Exclude<BesidePart, 'one'>, string>> = {
  'eight': 'one loop, 8 at once', 'sixty-four': 'one loop, 64 at once', 'runs': '64 runs of a sequence each',
}

const perSecond = ({ took }: BesideTook): number => 1e6 * took.steps / took.wallUs

const one = (value: number): string => value.toFixed(1)

function loopText(parts: readonly BesideTook[]): string {
  const [p99, most] = (['delayP99Ms', 'delayMaxMs'] as const).map((field) => spreadOf(parts.map((part) => part[field])).median)
  return `event loop late by ${one(p99 ?? NaN)} ms (p99), ${one(most ?? NaN)} ms at most`
}

function rowOf(part: Exclude<BesidePart, 'one'>, rounds: readonly BesideRound[]): Row {
  const [parts, baselines] = [rounds.map((round) => round[part]), rounds.map((round) => round.one)]
  const ratios = ratiosOf(parts.map(perSecond), baselines.map(perSecond))
  const median = (of: (each: BesideTook) => number): number => spreadOf(parts.map(of)).median
  return {
    what: NAMES[part], ...(part === 'eight' ? {} : { aim: atLeast(AIM, ratios) }), measured: ratio(ratios.median), range: range(ratios),
    beside: [
      `${whole(median(perSecond))} steps/s to ${whole(spreadOf(baselines.map(perSecond)).median)}`,
      `${whole(median(({ took }) => took.cpuUs / took.steps))} µs of CPU a step`,
      `${ratio(median(({ flushed, took }) => flushed / took.steps))} flushed commits a step`, loopText(parts),
      megabytes(median(({ rss }) => rss)),
    ].join('; '),
  }
}

/** Durable mutating steps per second at once ÷ in a row, of one loop and of many runs. */
export async function sideBySide(bundle: string, scratch: string, sizes: Sizes): Promise<Section> {
  const dir = join(scratch, 'beside')
  mkdirSync(dir)
  const { besideSteps: steps, besideRounds: rounds, warmUp } = sizes
  using child = new MeasuredProcess(bundle, { task: 'beside', dir, steps, rounds, warmUp })
  const { rounds: done } = await child.hear('beside')
  await child.end()
  const inARow = done.map((round) => round.one)
  return {
    title: `Durable mutating steps per second at once ÷ in a row, ${whole(steps)} steps`, rows: [
      ...(['eight', 'sixty-four', 'runs'] as const).map((part) => rowOf(part, done)),
      { what: 'one loop, one after the other', measured: '1.00', beside: loopText(inARow) },
    ],
  }
}

/** How many instances a plan would run, and of how many. */
function planned(dir: string): { readonly run: number; readonly all: number } {
  const options = { cwd: dir, env: measuredEnv(), encoding: 'utf8', maxBuffer: Infinity } as const
  const { stdout } = spawnSync(process.execPath, [CLI, 'plan', '--ir', 'inserted.json', '--json'], options)
  const { instances } = JSON.parse(stdout) as { readonly instances: readonly { readonly word: string; readonly ref: string }[] }
  const steps = instances.filter(({ ref }) => ref !== 'each')
  return { run: steps.filter(({ word }) => word !== 'keep').length, all: steps.length }
}

/** A plan of a loop over items known by their names, after one was put in among them. */
export async function planAfterInsert(bundle: string, scratch: string, sizes: Sizes): Promise<Section> {
  const title = 'runner plan after an item was put in among others, beyond start-up'
  if (!existsSync(CLI)) return { title, rows: [{ what: 'dist/cli.js is not there: npm run build', measured: 'skipped' }] }
  const { dir, steps } = await makeKeyed(bundle, scratch, sizes)
  const ms: number[] = []
  for (let round = 0; round <= sizes.resumeRounds; round++) {
    const version = commandMs([CLI, '--version'], dir)
    const beyond = commandMs([CLI, 'plan', '--ir', 'inserted.json'], dir) - version
    if (round > 0) ms.push(beyond)
  }
  const spread = spreadOf(ms)
  const { run, all } = planned(dir)
  return {
    title, rows: [{
      what: `of ${whole(steps)} items`, aim: atMostMs(AIM_PLAN_MS, spread), measured: milliseconds(spread.median), range: rangeMs(spread),
      beside: `${whole(run)} of ${whole(all)} to run`,
    }],
  }
}
