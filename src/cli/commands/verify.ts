import type { LeakReport } from '../../engine/secrets/find-leaks.ts'
import { resolveRun } from '../../engine/resolve-run.ts'
import type { RunStore, StoreProblem } from '../../ports/run-store.ts'
import type { Call, Command } from '../command.ts'
import type { Settings } from '../config/settings.ts'
import { reading } from '../open-run-store.ts'
import { textTable, type Row } from '../render/text-table.ts'
import { say, show } from '../show.ts'

const placeOf = ({ runId, seq }: StoreProblem): string => `${runId ?? ''}${seq === undefined ? '' : ` #${String(seq)}`}`

const problemRow = (problem: StoreProblem): Row => [problem.kind, placeOf(problem), problem.message]

const leakRows = ({ found, notLookedFor, unread }: LeakReport): readonly Row[] => [
  ...found.map(({ name, place, runId }): Row => ['secret', runId ?? '', `the value of "${name}" is in ${place}`]),
  ...notLookedFor.map(({ name, why }): Row => ['secret', '', `"${name}" was not looked for: ${why}`]),
  ...unread.map(({ place, why }): Row => ['secret', '', `${place} was not searched: ${why}`]),
]

/** A search that did not take place is no proof. */
const isClean = ({ found, notLookedFor, unread }: LeakReport): boolean => found.length + notLookedFor.length + unread.length === 0

function sayLeaks(call: Call, report: LeakReport): void {
  if (!isClean(report)) return
  const { lookedFor } = report
  say(call, lookedFor.length === 0 ? 'no secret is configured, and no flow here refers to one: there was nothing to look for'
    : `nothing here holds the value of ${lookedFor.join(', ')}`)
}

async function search(call: Call, store: RunStore, settings: Settings, runId: string | undefined): Promise<LeakReport | undefined> {
  if (!call.flags.on('secrets')) return undefined
  const { findLeaks } = await import('../../engine/secrets/find-leaks.ts')
  return findLeaks({ store, runId, folder: settings.store, configured: settings.secrets, env: call.host.env })
}

export const command: Command = {
  words: [{ word: '[run]', text: 'a run; the whole store when left out' }],
  flags: [{ flag: '--secrets', text: 'also look for the values of secrets, in every spelling that is masked' }],
  heeds: ['store', 'json'],
  notes: [
    'Reads everything again from zero: bytes, hash chain, schema, fold, checkpoints, evidence, flows.', 'Exits 1 when something is wrong.',
    'With --secrets: those configured and those the flows refer to. Names and places are told, never a value. One that has no value here',
    'cannot be looked for, and that is no pass.',
  ],
  run: async (call) => reading(call, async (store, settings) => {
    const [word] = call.words
    const runId = word === undefined ? undefined : await resolveRun(store, word)
    const problems = await store.verify(runId)
    const leaks = await search(call, store, settings, runId)
    const rows = [...problems.map(problemRow), ...leaks === undefined ? [] : leakRows(leaks)]
    show(call, {
      document: {
        schemaVersion: 1, ...(runId === undefined ? {} : { runId }), sound: problems.length === 0, problems,
        ...(leaks === undefined ? {} : { secrets: { clean: isClean(leaks), ...leaks } }),
      },
      text: (ctx) => textTable(rows, { width: Infinity, shrink: [] }).map((line) => ctx.paint.bad(line)).join('\n'),
    })
    if (problems.length === 0) say(call, `${runId === undefined ? `store ${settings.store}` : `run ${runId}`} is sound`)
    if (leaks !== undefined) sayLeaks(call, leaks)
    return rows.length === 0 ? 0 : 1
  }),
}
