import { collectStatus, type StatusView } from '../../core/view/status.ts'
import { given } from '../../base/given.ts'
import type { RunStore } from '../../ports/run-store.ts'
import type { Call, Command } from '../command.ts'
import { readingRun } from '../open-run-store.ts'
import { archivedFlow, checkpointOf, recordsOf } from '../read-run.ts'
import { statusText } from '../render/status-text.ts'
import { plannedWords } from '../resume/planned-words.ts'
import { supervisedAs } from '../resume/supervised-as.ts'
import { show } from '../show.ts'

async function viewStatus(store: RunStore, runId: string, { host, globals }: Call): Promise<StatusView> {
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

export const command: Command = {
  words: [{ word: '[run]', text: 'a run; the newest one when left out' }],
  heeds: ['store', 'json', 'quiet'],
  notes: ['Exits with the code of the run itself: see runner help exit-codes.'],
  run: async (call) => readingRun(call, call.words[0], async ({ store, runId }) => {
    const status = await viewStatus(store, runId, call)
    show(call, { document: status, text: (ctx) => statusText(status, ctx), ids: runId })
    return status.exitCode
  }),
}
