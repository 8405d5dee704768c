import { given } from '../../base/given.ts'
import { gcRuns, type GcOptions, type GcResult } from '../../engine/gc-runs.ts'
import { Fault } from '../../model/fault.ts'
import { openSqliteStore } from '../../stores/sqlite/sqlite-store.ts'
import type { Call, Command } from '../command.ts'
import { loadSettings } from '../config/load-settings.ts'
import { gcNotes, gcText } from '../render/gc-text.ts'
import { say, show } from '../show.ts'

/** @throws Fault usage.invalid */
function optionsOf({ flags }: Call): GcOptions & { readonly dryRun: boolean } {
  const [olderThanMs, keep] = [flags.duration('older-than'), flags.count('keep', 0)]
  if (flags.on('keep-failed') && olderThanMs === undefined && keep === undefined) {
    const problem = 'gc: --keep-failed says which runs stay of those that --older-than or --keep let go'
    throw new Fault('usage.invalid', problem, { next: 'runner gc --older-than 30d --keep-failed' })
  }
  return { ...given('olderThanMs', olderThanMs), ...given('keep', keep), keepFailed: flags.on('keep-failed'), dryRun: flags.on('dry-run') }
}

/** What the store no longer holds, as a document. */
const documentOf = ({ runs, ...rest }: GcResult, dryRun: boolean): object =>
  ({ schemaVersion: 1, dryRun, runs: runs.map(({ openCalls: _, ...run }) => run), ...rest })

export const command: Command = {
  flags: [
    { flag: '--older-than <time>', text: 'runs that finished longer ago may go: 12h, 30d' },
    { flag: '--keep <n>', text: 'the newest so many finished runs of each flow stay' },
    { flag: '--keep-failed', text: 'runs that did not pass stay' },
    { flag: '--dry-run', text: 'only say what would go' },
  ],
  heeds: ['store', 'json', 'quiet'],
  notes: [
    'Only finished runs go, and those only that every flag lets go; without --older-than and --keep none. What no run names any more is',
    'always swept: evidence and files older than a day, archived flows. A run that another one was forked from stays as long as that one.',
    'The id of a removed run stays taken: run --or-resume refuses it (exit 3) unless --fresh says that nothing of it counts.',
    'Refuses while any run is at work, also with --dry-run.',
  ],
  async run(call) {
    const options = optionsOf(call)
    const { store: folder } = await loadSettings(call)
    const store = openSqliteStore(folder, { mode: options.dryRun ? 'read' : 'write' })
    try {
      const result = await gcRuns(store, options, call.host.now())
      show(call, {
        document: documentOf(result, options.dryRun), text: (ctx) => gcText(result, options.dryRun, ctx),
        ids: result.runs.map(({ runId }) => runId).join('\n'),
      })
      if (!call.globals.quiet) for (const note of gcNotes(result, options)) say(call, note)
      return 0
    } finally {
      await store.close()
    }
  },
}
