import type { StoreProblem } from '../../ports/run-store.ts'
import type { Command } from '../command.ts'
import { reading } from '../open-run-store.ts'
import { textTable, type Row } from '../render/text-table.ts'
import { resolveRun } from '../../engine/resolve-run.ts'
import { say, show } from '../show.ts'

const placeOf = ({ runId, seq }: StoreProblem): string => `${runId ?? ''}${seq === undefined ? '' : ` #${String(seq)}`}`

const problemRow = (problem: StoreProblem): Row => [problem.kind, placeOf(problem), problem.message]

export const command: Command = {
  words: [{ word: '[run]', text: 'a run; the whole store when left out' }],
  heeds: ['store', 'json'],
  later: ['secrets'],
  notes: [
    'Reads everything again from zero: bytes, hash chain, schema, fold, checkpoints, evidence, flows.', 'Exits 1 when something is wrong.',
  ],
  run: async (call) => reading(call, async (store, settings) => {
    const [word] = call.words
    const runId = word === undefined ? undefined : await resolveRun(store, word)
    const problems = await store.verify(runId)
    show(call, {
      document: { schemaVersion: 1, ...(runId === undefined ? {} : { runId }), sound: problems.length === 0, problems },
      text: (ctx) => textTable(problems.map(problemRow), { width: Infinity, shrink: [] }).map((line) => ctx.paint.bad(line)).join('\n'),
    })
    if (problems.length === 0) say(call, `${runId === undefined ? `store ${settings.store}` : `run ${runId}`} is sound`)
    return problems.length === 0 ? 0 : 1
  }),
}
