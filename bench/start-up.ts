import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { MeasuredProcess } from './measured-process.ts'
import { atMost, milliseconds, range, ratio, type Row, type Section } from './report.ts'
import type { Sizes } from './sizes.ts'
import { ratiosOf, spreadOf } from './spread.ts'
import { CLI, commandMs } from './timed-command.ts'

const STEPS_IN_STORE = 10

const COMMANDS = {
  node: { args: ['-e', '0'], prints: false }, version: {
    args: [CLI, '--version'], prints: true,
  }, status: { args: [CLI, 'status'], prints: true },
} as const
type Name = keyof typeof COMMANDS
const NAMES = Object.keys(COMMANDS) as readonly Name[]

/** A folder whose store holds one small run. */
async function folderWithStore(bundle: string, scratch: string): Promise<string> {
  const cwd = join(scratch, 'start-up')
  mkdirSync(cwd)
  using child = new MeasuredProcess(
    bundle, { task: 'plain', dir: cwd, shape: 'sequence', effect: 'mutating', steps: STEPS_IN_STORE, store: '.runner', warmUp: 0 },
  )
  await child.hear('ended')
  await child.end()
  return cwd
}

function timeRounds(cwd: string, rounds: number): Readonly<Record<Name, readonly number[]>> {
  const times: Record<Name, number[]> = { node: [], version: [], status: [] }
  for (let round = 0; round <= rounds; round++) {
    for (const name of round % 2 === 0 ? NAMES : NAMES.toReversed()) {
      const { args, prints } = COMMANDS[name]
      const ms = commandMs(args, cwd, { prints })
      if (round > 0) times[name].push(ms)
    }
  }
  return times
}

/** Start-up of the built command ÷ that of Node itself. */
export async function startUp(bundle: string, scratch: string, { startRounds }: Sizes): Promise<Section> {
  const title = 'Start-up ÷ node -e 0'
  if (!existsSync(CLI)) return { title, rows: [{ what: 'dist/cli.js is not there: npm run build', measured: 'skipped' }] }
  const times = timeRounds(await folderWithStore(bundle, scratch), startRounds)
  const row = (what: string, name: Name, aim: number): Row => {
    const ratios = ratiosOf(times[name], times.node)
    return {
      what, aim: atMost(aim, ratios), measured: ratio(ratios.median), range: range(ratios),
      beside: `${milliseconds(spreadOf(times[name]).median)} to ${milliseconds(spreadOf(times.node).median)}`,
    }
  }
  return {
    title, rows: [row('runner --version', 'version', 2), row(`runner status, one run of ${String(STEPS_IN_STORE)} steps`, 'status', 3.5)],
  }
}
