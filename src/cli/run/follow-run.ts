import { appendFileSync } from 'node:fs'
import { given } from '../../base/given.ts'
import type { RunHandle, RunResult } from '../../engine/run-handle.ts'
import type { RunStore } from '../../ports/run-store.ts'
import { useColor } from '../color.ts'
import type { Call } from '../command.ts'
import type { Settings } from '../config/settings.ts'
import { chooseReporters, isInteractive, type ReporterName } from '../reporters/choose-reporters.ts'
import { createReporter } from '../reporters/create-reporter.ts'
import type { Reporter, ReporterOptions } from '../reporters/reporter.ts'
import { renderContext } from '../show.ts'
import { viewReport } from '../view-report.ts'
import { watchSignals } from './watch-signals.ts'

const TICK_MS = 100

function namedReporters({ globals }: Call, { reporter }: Settings): readonly ReporterName[] {
  const named = globals.reporters.length > 0 || reporter === undefined ? globals.reporters : [reporter]
  return globals.quiet ? ['quiet', ...named] : named
}

function reporterOf(call: Call, settings: Settings, resumed: Resumed): Reporter {
  const { host, globals } = call
  const { stdout, stderr, env } = host
  const wanted = { named: namedReporters(call, settings), ...given('json', globals.json) }
  const names = chooseReporters(wanted, { env, isTerminal: stderr.isTTY })
  return createReporter(names, {
    stdout, stderr, columns: () => stderr.columns, rows: () => stderr.rows, color: useColor(stderr, env, globals.color),
    output: settings.output, env, now: host.now, zone: renderContext(call, stderr).zone,
    appendFile: (path, text) => { appendFileSync(path, text) }, ...resumed,
  })
}

/** What is known of a run that goes on. */
export type Resumed = Pick<ReporterOptions, 'planned' | 'open'>

/** Shows a run until its segment ends, and lets signals stop it. */
export async function followRun(
  call: Call, settings: Settings, store: RunStore, run: RunHandle, resumed: Resumed = {},
): Promise<RunResult> {
  const reporter = reporterOf(call, settings, resumed)
  const unwatch = run.watch((note) => { reporter.note(note) })
  const ticks = setInterval(() => { reporter.tick() }, TICK_MS)
  const interactive = call.host.isInteractive && isInteractive({ env: call.host.env, isTerminal: call.host.stderr.isTTY })
  const unlisten = watchSignals(run, { interactive, graceMs: settings.stopGraceMs, say: (text) => { reporter.say(text) } })
  try {
    const result = await run.result()
    reporter.end({ result, report: await viewReport(store, run.runId) })
    return result
  } finally {
    clearInterval(ticks)
    unlisten()
    unwatch()
  }
}
