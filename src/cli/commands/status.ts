import type { Command } from '../command.ts'
import { readingRun } from '../open-run-store.ts'
import { statusText } from '../render/status-text.ts'
import { show } from '../show.ts'
import { viewStatus } from '../view-status.ts'

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
