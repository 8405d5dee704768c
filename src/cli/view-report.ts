import { collectReport, type ReportView } from '../core/view/report.ts'
import { collectHistory } from '../core/view/run-history.ts'
import { given } from '../base/given.ts'
import type { RunStore } from '../ports/run-store.ts'
import type { Globals } from './command.ts'
import { plannedWords } from './resume/planned-words.ts'
import { supervisedAs } from './resume/supervised-as.ts'
import { archivedFlows, checkpointOf, eventsOf, recordsOf } from './read-run.ts'

/** How much of a report, and for which call. */
export interface ReportWanted { readonly globals: Pick<Globals, 'store'>; readonly limit?: number | undefined }

/** The report of a run as it stands in the store. */
export async function viewReport(store: RunStore, runId: string, { globals, limit }: ReportWanted): Promise<ReportView> {
  const view = await checkpointOf(store, runId)
  const history = collectHistory()
  for await (const event of eventsOf(store, runId)) history.add(event)
  const flows = await archivedFlows(store, view)
  const report = collectReport(view, {
    live: await store.leaseHolder(runId) !== undefined, history: history.done(), flows: (hash) => flows.get(hash), ...given('limit', limit),
    ...given('planned', await plannedWords(store, runId)), ...given('supervise', await supervisedAs(store, view)),
    ...given('store', globals.store),
  })
  for await (const record of recordsOf(store, runId)) report.add(record)
  return report.done()
}
