import { given } from '../base/given.ts'
import { collectStatus, type StatusView } from '../core/view/status.ts'
import type { RunStore } from '../ports/run-store.ts'
import type { Call } from './command.ts'
import { archivedFlow, checkpointOf, recordsOf } from './read-run.ts'
import { plannedWords } from './resume/planned-words.ts'
import { supervisedAs } from './resume/supervised-as.ts'

/** How a run stands, on one screen. */
export async function viewStatus(store: RunStore, runId: string, { host, globals }: Pick<Call, 'host' | 'globals'>): Promise<StatusView> {
  const view = await checkpointOf(store, runId)
  const [holder, flow] = [await store.leaseHolder(runId), await archivedFlow(store, view.header.irHash)]
  const planned = await plannedWords(store, runId)
  const status = collectStatus(view, {
    nowMs: host.now(), ...given('holder', holder), ...given('flow', flow), ...given('planned', planned),
    ...given('supervise', await supervisedAs(store, view)), ...given('store', globals.store),
  })
  for await (const record of recordsOf(store, runId)) status.add(record)
  return status.done()
}
