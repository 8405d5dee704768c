import { given } from '../../base/given.ts'
import { collectEffects } from '../../core/view/effects.ts'
import type { Command } from '../command.ts'
import { readingRun } from '../open-run-store.ts'
import { checkpointOf, recordsOf } from '../read-run.ts'
import { effectsText } from '../render/effects-text.ts'
import { show } from '../show.ts'

export const command: Command = {
  words: [{ word: '[run]', text: 'a run; the newest one when left out' }],
  flags: [
    { flag: '--segment <n>', text: 'only what this segment did' },
    { flag: '--all', text: 'also readonly commands, which leave nothing behind' },
  ],
  heeds: ['store', 'json'],
  run: async (call) => readingRun(call, call.words[0], async ({ store, runId }) => {
    const about = { ...given('segment', call.flags.count('segment', 1)), all: call.flags.on('all') }
    const effects = collectEffects(await checkpointOf(store, runId), about)
    for await (const record of recordsOf(store, runId)) effects.add(record)
    const view = effects.done()
    show(call, { document: view, text: (ctx) => effectsText(view, ctx) })
    return 0
  }),
}
