import { runnerLine } from '../../core/view/shell-word.ts'
import { Fault } from '../../model/fault.ts'
import { Runner } from '../../engine/runner.ts'
import { given } from '../../base/given.ts'
import type { Command } from '../command.ts'
import { writingRun } from '../open-run-store.ts'
import { nextLines } from '../render/next-lines.ts'
import { show } from '../show.ts'

export const command: Command = {
  words: [{ word: '[run]', text: 'the run to begin from; the newest one when left out' }],
  flags: [
    { flag: '--at <ref>', text: 'the step before which the new run stands' },
    { flag: '--run-id <id>', text: 'id of the new run; default: a fresh one' },
  ],
  heeds: ['store', 'json', 'quiet'],
  notes: ['Sends nothing. What the old run did from that step on still counts: a resume asks before it repeats an effect.'],
  run: async (call) => {
    const at = call.flags.text('at')
    if (at === undefined) throw new Fault(
      'usage.invalid', 'fork: --at names the step before which the new run stands', { next: 'runner help fork' },
    )
    return writingRun(call, call.words[0], async ({ store, runId }) => {
      await using runner = new Runner({ store, providers: [] })
      const forked = await runner.fork(runId, at, call.flags.text('run-id'))
      const where = call.globals.store === undefined ? [] : ['--store', call.globals.store]
      const next = { command: runnerLine(['plan', forked.runId, ...where]) }
      show(call, {
        document: { schemaVersion: 1, ...forked, ...given('next', next.command) }, ids: forked.runId,
        text: (ctx) => [
          `${ctx.paint.strong(forked.runId)}  stands before ${forked.at}, as ${runId} did`, ...nextLines(next, 6, ctx),
        ].join('\n'),
      })
      return 0
    })
  },
}
