import { existsSync } from 'node:fs'
import { inCopy, makeHistories, type Histories, type History } from './histories.ts'
import { atMost, atMostMs, milliseconds, range, ratio, rangeMs, whole, type Row, type Section } from './report.ts'
import type { Sizes } from './sizes.ts'
import { ratiosOf, spreadOf, type Spread } from './spread.ts'
import { CLI, commandMs, type End } from './timed-command.ts'

const AIM_RESUME_MS = 1_000
const AIM_PLAN_MS = 300
/** What "linear" is held to. */
const LINEAR = 1.2

/** A command in a history. */
interface Command { readonly what: string; readonly history: History; readonly args: readonly string[]; readonly end: End }

/** Times of a command, and of `--version` beside it in the same rounds. */
interface Timed extends Command { readonly ms: readonly number[]; readonly version: readonly number[] }

const resumed = (history: History, change?: string): Command => ({
  what: `${change === undefined ? 'the same flow' : 'a step more at its end'}, ${whole(history.steps)} steps done`, history,
  args: ['resume', '-q', ...change === undefined ? [] : ['--ir', `${change}.json`]], end: 'first dispatch',
})

function commandsIn({ killed, ended }: Histories, { planned }: Sizes) {
  const half = killed.find(({ steps }) => steps === planned) ?? ended
  const [many, judged] = [whole(planned), ['--ir', 'judged.json']]
  const toEnd = (what: string, history: History, ...args: readonly string[]): Command => ({ what, history, args, end: 'success' })
  return {
    same: killed.map((history) => resumed(history)), longer: killed.map((history) => resumed(history, 'longer')),
    plan: [
      toEnd(`of ${many} instances, all kept`, ended, 'plan'), toEnd(`of as many and ${many} to run`, half, 'plan'),
      toEnd('of these, with a step more', half, 'plan', '--ir', 'longer.json'),
    ],
    judge: [
      toEnd(`plan: ${many} judged, nothing written`, ended, 'plan', ...judged),
      toEnd(`resume: ${many} judged and recorded`, ended, 'resume', '-q', ...judged),
    ],
  }
}

/** Every command once in a round, the rounds one way and the other in turn; the first is not counted. */
function timeAll(commands: readonly Command[], rounds: number): ReadonlyMap<Command, Timed> {
  const timed = new Map(commands.map((command) => [command, { ...command, ms: [] as number[], version: [] as number[] }]))
  for (let round = 0; round <= rounds; round++) {
    for (const command of round % 2 === 0 ? commands : commands.toReversed()) {
      const { history, args, end } = command
      const version = commandMs([CLI, '--version'], history.dir)
      const ms = inCopy(history, (cwd) => commandMs([CLI, ...args], cwd, { end }))
      if (round === 0) continue
      timed.get(command)?.ms.push(ms)
      timed.get(command)?.version.push(version)
    }
  }
  return timed
}

/** Milliseconds beyond start-up, round by round. */
const beyond = ({ ms, version }: Timed): readonly number[] => ms.map((each, i) => each - (version[i] ?? Number.NaN))

const medianMs = (values: readonly number[]): string => milliseconds(spreadOf(values).median)

const toStartUp = ({ ms, version }: Timed): string =>
  `${medianMs(ms)} to ${medianMs(version)} of --version, ${ratio(ratiosOf(ms, version).median)} times`

function row(timed: Timed, { aim, each }: { readonly aim?: number; readonly each?: number } = {}): Row {
  const spread: Spread = spreadOf(beyond(timed))
  const perStep = each === undefined ? '' : `; ${whole(1_000 * spread.median / each)} µs each`
  return {
    what: timed.what, ...(aim === undefined ? {} : { aim: atMostMs(aim, spread) }), measured: milliseconds(spread.median),
    range: rangeMs(spread), beside: `${toStartUp(timed)}${perStep}`,
  }
}

/** Time for each step of the longest history ÷ for each step of the one before it. */
function growthRow(timed: readonly Timed[], aims: boolean): Row {
  const [shorter, longest] = timed.slice(-2)
  if (shorter === undefined || longest === undefined) throw new Error('there are two histories to compare')
  const perStep = (of: Timed): readonly number[] => beyond(of).map((ms) => ms / of.history.steps)
  const growth = ratiosOf(perStep(longest), perStep(shorter))
  const [much, less] = [longest, shorter].map((of) => whole(of.history.steps))
  return {
    what: `for each step, ${much ?? ''} ÷ ${less ?? ''}`, ...(aims ? { aim: atMost(LINEAR, growth) } : {}), measured: ratio(growth.median),
    range: range(growth),
  }
}

/** What going on costs: from the command to its first dispatch, without its start-up; a plan; judging again. */
export async function resumeCost(bundle: string, scratch: string, sizes: Sizes): Promise<readonly Section[]> {
  const title = 'From runner resume to its first dispatch, beyond start-up'
  if (!existsSync(CLI)) return [{ title, rows: [{ what: 'dist/cli.js is not there: npm run build', measured: 'skipped' }] }]
  const commands = commandsIn(await makeHistories(bundle, scratch, sizes), sizes)
  const all = timeAll(Object.values(commands).flat(), sizes.resumeRounds)
  const timed = (of: readonly Command[]): readonly Timed[] => of.flatMap((command) => all.get(command) ?? [])
  const [same, longer, [plan, ...plans], judge] = [commands.same, commands.longer, commands.plan, commands.judge].map(timed) as
    [readonly Timed[], readonly Timed[], readonly [Timed, ...Timed[]], readonly Timed[]]
  const longest = same.at(-1)
  return [
    {
      title, rows: [
        ...same.map((each) => row(each, each === longest ? { aim: AIM_RESUME_MS } : {})), growthRow(same, true),
        ...longer.map((each) => row(each)), growthRow(longer, false),
      ],
    },
    { title: 'runner plan, beyond start-up', rows: [row(plan, { aim: AIM_PLAN_MS }), ...plans.map((each) => row(each))] },
    { title: 'Judging again, beyond start-up', rows: judge.map((each) => row(each, { each: sizes.planned })) },
  ]
}
