import { appendFileSync } from 'node:fs'
import { given } from '../../base/given.ts'
import type { RunHandle, RunResult } from '../../engine/run-handle.ts'
import type { Runner } from '../../engine/runner.ts'
import type { RunStore } from '../../ports/run-store.ts'
import { useColor } from '../color.ts'
import type { Call } from '../command.ts'
import type { Settings } from '../config/settings.ts'
import { listening } from '../control/listening.ts'
import { chooseReporters, isInteractive, type ReporterName } from '../reporters/choose-reporters.ts'
import { createReporter } from '../reporters/create-reporter.ts'
import type { Reporter, ReporterOptions, RunEnding } from '../reporters/reporter.ts'
import { policyOf } from '../config/settings.ts'
import { PeopleHere } from '../interactive/ask-people.ts'
import type { NoticeBoard } from '../notify/tell-people.ts'
import { eventsOf } from '../read-run.ts'
import { renderContext } from '../show.ts'
import { viewReport } from '../view-report.ts'
import { watchSignals } from './watch-signals.ts'

const TICK_MS = 100

/** The reporters that a call asks for: one for progress first, then those of data. */
export function reporterNames({ host, globals }: Call, { reporter }: Settings): readonly ReporterName[] {
  const configured = globals.reporters.length > 0 || reporter === undefined ? globals.reporters : [reporter]
  const named: readonly ReporterName[] = globals.quiet ? ['quiet', ...configured] : configured
  return chooseReporters({ named, ...given('json', globals.json) }, { env: host.env, isTerminal: host.stderr.isTTY })
}

/** Reporters of a run, as one. @param more what is otherwise than the call says */
export function reporterOf(call: Call, settings: Settings, names: readonly ReporterName[], more: Partial<ReporterOptions> = {}): Reporter {
  const { host, globals } = call
  const { stdout, stderr, env } = host
  return createReporter(names, {
    stdout, stderr, columns: () => stderr.columns, rows: () => stderr.rows, color: useColor(stderr, env, globals.color),
    output: settings.output, env, now: host.now, zone: renderContext(call, stderr).zone,
    appendFile: (path, text) => { appendFileSync(path, text) }, ...more,
  })
}

/** Whether somebody sits there who may press Ctrl-C twice. */
export const isAttended = ({ host }: Call): boolean =>
  host.isInteractive && isInteractive({ env: host.env, isTerminal: host.stderr.isTTY })

type Watching = Pick<Following, 'call' | 'settings' | 'store' | 'runner'>

/** Shows a run until its segment ends, but for how it ended. It listens meanwhile. */
async function watchRun(about: Watching, run: RunHandle, reporter: Reporter): Promise<RunResult> {
  const unwatch = run.watch((note) => { reporter.note(note) })
  try {
    await using _socket = await listening({ ...about, say: (text) => { reporter.say(text) } }, run)
    return await run.result()
  } finally {
    unwatch()
  }
}

/** Shows a run until its segment ends. */
export async function showRun(about: Watching, run: RunHandle, reporter: Reporter): Promise<RunEnding> {
  const ending = { result: await watchRun(about, run, reporter), report: await viewReport(about.store, run.runId, about.call) }
  reporter.end(ending)
  return ending
}

/** How a call follows a run. */
export interface Following {
  readonly call: Call
  readonly settings: Settings
  readonly store: RunStore
  readonly board: NoticeBoard
  /** Retries what somebody asks for meanwhile. */
  readonly runner: Pick<Runner, 'retry'>
  /** Goes on once somebody here has answered. */
  readonly goOn: () => Promise<RunHandle>
  /** What is known of a run that goes on. */
  readonly resumed?: Pick<ReporterOptions, 'planned' | 'open'>
}

/** Shows one segment, and lets signals stop it. */
async function followSegment(about: Following, run: RunHandle, reporter: Reporter): Promise<RunResult> {
  const { call, settings } = about
  const ticks = setInterval(() => { reporter.tick() }, TICK_MS)
  const unlisten = watchSignals(run, {
    interactive: isAttended(call), graceMs: settings.stopGraceMs, say: (text) => { reporter.say(text) },
  })
  try {
    return await watchRun(about, run, reporter)
  } finally {
    clearInterval(ticks)
    unlisten()
  }
}

/** What was said meanwhile is part of what is watched: the log is shown without a gap. */
async function showMeanwhile({ store }: Following, { runId, headSeq }: RunResult, reporter: Reporter): Promise<void> {
  for await (const event of eventsOf(store, runId, headSeq)) reporter.note({ kind: 'event', event })
}

/** Asks somebody here what the run asks, and goes on, until it asks nothing or they leave it. */
async function followAsking(about: Following, first: RunHandle, reporter: Reporter): Promise<RunResult> {
  const people = new PeopleHere(about.call, about.store, policyOf(about.settings))
  let result = await followSegment(about, first, reporter)
  while (result.outcome === 'awaitingHuman' && result.stoppedBy === undefined) {
    reporter.pause()
    const said = await people.ask(result.runId)
    if (said.kind === 'signal') return { ...result, stoppedBy: said.signal }
    if (said.kind === 'left') return result
    await showMeanwhile(about, result, reporter)
    result = await followSegment(about, await about.goOn(), reporter)
  }
  return result
}

/** Shows a run until its segment ends, or with --interactive until nobody here answers any more. */
export async function followRun(about: Following, run: RunHandle): Promise<RunResult> {
  const { call, settings, store, board, resumed = {} } = about
  const reporter = reporterOf(call, settings, reporterNames(call, settings), resumed)
  board.moveTo((lines) => { reporter.show(lines) })
  const follow = call.flags.on('interactive') ? followAsking : followSegment
  const result = await follow(about, run, reporter)
  reporter.end({ result, report: await viewReport(store, run.runId, call) })
  return result
}
