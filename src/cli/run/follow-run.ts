import { appendFileSync } from 'node:fs'
import { given } from '../../base/given.ts'
import type { RunHandle, RunResult } from '../../engine/run-handle.ts'
import type { RunStore } from '../../ports/run-store.ts'
import { useColor } from '../color.ts'
import type { Call } from '../command.ts'
import type { Settings } from '../config/settings.ts'
import { chooseReporters, isInteractive, type ReporterName } from '../reporters/choose-reporters.ts'
import { createReporter } from '../reporters/create-reporter.ts'
import type { Reporter, ReporterOptions, RunEnding } from '../reporters/reporter.ts'
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

/** Shows a run until its segment ends. */
export async function showRun(store: RunStore, run: RunHandle, reporter: Reporter): Promise<RunEnding> {
  const unwatch = run.watch((note) => { reporter.note(note) })
  try {
    const ending = { result: await run.result(), report: await viewReport(store, run.runId) }
    reporter.end(ending)
    return ending
  } finally {
    unwatch()
  }
}

/** What is known of a run that goes on. */
export type Resumed = Pick<ReporterOptions, 'planned' | 'open'>

/** Shows a run until its segment ends, and lets signals stop it. */
export async function followRun(
  call: Call, settings: Settings, store: RunStore, run: RunHandle, resumed: Resumed = {},
): Promise<RunResult> {
  const reporter = reporterOf(call, settings, reporterNames(call, settings), resumed)
  const ticks = setInterval(() => { reporter.tick() }, TICK_MS)
  const unlisten = watchSignals(run, {
    interactive: isAttended(call), graceMs: settings.stopGraceMs, say: (text) => { reporter.say(text) },
  })
  try {
    return (await showRun(store, run, reporter)).result
  } finally {
    clearInterval(ticks)
    unlisten()
  }
}
