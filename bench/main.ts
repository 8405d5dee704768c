// `npm run bench [-- --quick] [--only NAME]…`: what the runner costs, as ratios to baselines of the same run. Nothing here is a test.
import { parseArgs } from 'node:util'
import { durableSteps } from './durable-steps.ts'
import { longRuns } from './long-runs.ts'
import { loadText, loadWarning, machineText } from './machine.ts'
import { bundleWorkload } from './measured-process.ts'
import { memoryUse } from './memory.ts'
import { profile } from './profile.ts'
import { tableText, type Section } from './report.ts'
import { planAfterInsert, sideBySide } from './side-by-side.ts'
import { resumeCost } from './resume-cost.ts'
import { inScratch } from './scratch.ts'
import { FULL, QUICK, type Sizes } from './sizes.ts'
import { startUp } from './start-up.ts'
import { stepCost } from './step-cost.ts'

const NOT_MEASURED = `Not measured: real providers (the measured one answers at once and remembers nothing), several
processes in one store, large outputs and evidence, observations, compiling, reading (except status and plan), other
disks and file systems, power loss. Time of a run is from its first dispatch to its last; the CLI is part only of start-up and resuming.`

const note = (text: string): void => { process.stderr.write(`${text} …\n`) }

type Measure = (bundle: string, dir: string, sizes: Sizes) => Promise<readonly Section[]>

async function longRunsOf(bundle: string, dir: string, sizes: Sizes): Promise<readonly Section[]> {
  const byEffect = [await longRuns(bundle, dir, sizes, 'readonly'), await longRuns(bundle, dir, sizes, 'mutating')]
  return [stepCost(byEffect), memoryUse(byEffect)]
}

/** What is measured, in order, by the name that `--only` takes. */
const PARTS: Readonly<Record<string, Measure>> = {
  'start-up': async (bundle, dir, sizes) => [await startUp(bundle, dir, sizes)],
  'resuming': resumeCost,
  'durable': async (bundle, dir, sizes) => [await durableSteps(bundle, dir, sizes)],
  'beside': async (bundle, dir, sizes) => [await sideBySide(bundle, dir, sizes)],
  'inserting': async (bundle, dir, sizes) => [await planAfterInsert(bundle, dir, sizes)],
  'long': longRunsOf,
}

async function measure(dir: string, sizes: Sizes, only: readonly string[]): Promise<readonly Section[]> {
  const bundle = await bundleWorkload(dir)
  const sections: Section[] = []
  for (const [name, part] of Object.entries(PARTS)) {
    if (only.length > 0 && !only.includes(name)) continue
    note(name)
    sections.push(...await part(bundle, dir, sizes))
  }
  return sections
}

async function printTable(quick: boolean, only: readonly string[]): Promise<void> {
  const [before, warning] = [loadText(), loadWarning()]
  if (warning !== undefined) process.stderr.write(`${warning}\n`)
  const sections = await inScratch((dir) => measure(dir, quick ? QUICK : FULL, only))
  const lines = [
    `flowir-runner bench${quick ? ', quick: too few rounds to quote' : ''}`, machineText(), `load before ${before}, after ${loadText()}`,
    ...warning === undefined ? [] : [warning], '', tableText(sections), '',
    'Figures are medians of rounds; a ratio is taken inside each round.', NOT_MEASURED,
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false }, profile: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
  },
})
const unknown = values.only.find((name) => !Object.hasOwn(PARTS, name))
if (unknown !== undefined) throw new Error(`--only ${unknown}: there is ${Object.keys(PARTS).join(', ')}`)
if (values.profile) process.stdout.write(await profile(note, values.quick))
else await printTable(values.quick, values.only)
