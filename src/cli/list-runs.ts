import { runListOf, type RunListView } from '../core/view/run-list.ts'
import type { RunFilter, RunStore } from '../ports/run-store.ts'

/** Runs of a store, newest first. */
export async function listRuns(store: RunStore, filter: RunFilter): Promise<RunListView> {
  const rows = await store.runs(filter)
  const live = new Set<string>()
  for (const { runId, status } of rows) if (status === 'running' && await store.leaseHolder(runId) !== undefined) live.add(runId)
  return runListOf(rows, live)
}
