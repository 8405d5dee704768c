import { given } from '../../base/given.ts'
import { runListOf, type RunListView } from '../../core/view/run-list.ts'
import { isFault } from '../../model/fault.ts'
import { OUTCOMES, type Outcome } from '../../model/vocabulary.ts'
import type { RunFilter } from '../../ports/run-store.ts'
import type { Call, Command } from '../command.ts'
import { listRuns } from '../list-runs.ts'
import { reading } from '../open-run-store.ts'
import { sinceMs } from '../read-filter.ts'
import { runIdsText, runsText } from '../render/runs-text.ts'
import { say, show } from '../show.ts'

const DEFAULT_LIMIT = 1_000

/** @throws Fault usage.invalid */
function sinceOf({ flags, host }: Call): number | undefined {
  const text = flags.text('since')
  return text === undefined ? undefined : sinceMs(text, host.now()) ?? flags.duration('since')
}

function filterOf(call: Call): RunFilter {
  const { flags } = call
  return {
    ...given('flowId', flags.text('flow')), ...given('outcome', flags.text('outcome') as Outcome | undefined),
    ...given('sinceMs', sinceOf(call)), labels: Object.fromEntries(flags.pairs('label')), limit: flags.count('limit', 1) ?? DEFAULT_LIMIT,
  }
}

/** A store that was never made holds no run: no reason to fail. */
async function listed(call: Call): Promise<RunListView> {
  const filter = filterOf(call)
  try {
    return await reading(call, (store) => listRuns(store, filter))
  } catch (error) {
    if (isFault(error, 'store.missing') && call.globals.store === undefined) return runListOf([], new Set())
    throw error
  }
}

export const command: Command = {
  flags: [
    { flag: '--flow <id>', text: 'only runs of this flow' },
    { flag: '--label <name=value>', text: 'only runs with this label', many: true },
    { flag: '--outcome <outcome>', text: 'only runs that stand so', choices: OUTCOMES },
    { flag: '--since <when>', text: 'only runs begun since: 2h, 7d, or a date' },
    { flag: '--limit <n>', text: `at most so many, newest first (default: ${String(DEFAULT_LIMIT)})` },
  ],
  heeds: ['store', 'json', 'quiet'],
  async run(call) {
    const view = await listed(call)
    if (view.runs.length === 0 && !call.globals.quiet) say(call, 'no runs')
    const text = view.runs.length === 0 ? () => '' : (ctx: Parameters<typeof runsText>[1]) => runsText(view, ctx)
    show(call, { document: view, text, ids: runIdsText(view) })
    return 0
  },
}
