import { collectReport, type ReportView } from '../core/view/report.ts'
import { collectHistory } from '../core/view/run-history.ts'
import { given } from '../base/given.ts'
import type { RunStore } from '../ports/run-store.ts'
import { plannedWords } from './resume/planned-words.ts'
import { archivedFlows, checkpointOf, eventsOf, recordsOf } from './read-run.ts'

/** The report of a run as it stands in the store. @param limit most step rows */
export async function viewReport(store: RunStore, runId: string, limit?: number): Promise<ReportView> {
  const view = await checkpointOf(store, runId)
  const history = collectHistory()
  for await (const event of eventsOf(store, runId)) history.add(event)
  const flows = await archivedFlows(store, view)
  const report = collectReport(view, {
    live: await store.leaseHolder(runId) !== undefined, history: history.done(), flows: (hash) => flows.get(hash), ...given('limit', limit),
    ...given('planned', await plannedWords(store, runId)),
  })
  for await (const record of recordsOf(store, runId)) report.add(record)
  return report.done()
}
