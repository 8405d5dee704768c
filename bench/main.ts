// `npm run bench [-- --quick]`: what the runner costs, as ratios to baselines of the same run. Nothing here is a test.
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

async function measure(dir: string, sizes: Sizes): Promise<readonly Section[]> {
  const bundle = await bundleWorkload(dir)
  note('start-up')
  const starting = await startUp(bundle, dir, sizes)
  note('resuming, planning, judging again')
  const resuming = await resumeCost(bundle, dir, sizes)
  note('durable steps')
  const durable = await durableSteps(bundle, dir, sizes)
  note('steps and runs side by side')
  const beside = await sideBySide(bundle, dir, sizes)
  note('planning an insertion')
  const inserted = await planAfterInsert(bundle, dir, sizes)
  const byEffect = []
  for (const effect of ['readonly', 'mutating'] as const) {
    note(`long runs of ${effect} steps`)
    byEffect.push(await longRuns(bundle, dir, sizes, effect))
  }
  return [durable, beside, inserted, stepCost(byEffect), memoryUse(byEffect), starting, ...resuming]
}

async function printTable(quick: boolean): Promise<void> {
  const [before, warning] = [loadText(), loadWarning()]
  if (warning !== undefined) process.stderr.write(`${warning}\n`)
  const sections = await inScratch((dir) => measure(dir, quick ? QUICK : FULL))
  const lines = [
    `flowir-runner bench${quick ? ', quick: too few rounds to quote' : ''}`, machineText(), `load before ${before}, after ${loadText()}`,
    ...warning === undefined ? [] : [warning], '', tableText(sections), '',
    'Figures are medians of rounds; a ratio is taken inside each round.', NOT_MEASURED,
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false }, profile: { type: 'boolean', default: false } } })
if (values.profile) process.stdout.write(await profile(note, values.quick))
else await printTable(values.quick)
