import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { graphOf, type GraphView } from '../../core/view/graph.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import type { RunStore } from '../../ports/run-store.ts'
import type { Call, Command } from '../command.ts'
import { readingRun } from '../open-run-store.ts'
import { archivedFlow, checkpointOf, recordsOf } from '../read-run.ts'
import { graphMermaid } from '../render/graph-mermaid.ts'
import { graphSvg } from '../render/graph-svg.ts'
import { DIAGNOSTICS_EXIT, jsonText } from '../show.ts'
import { Fault } from '../../model/fault.ts'

const FORMATS = ['mermaid', 'svg', 'json'] as const
type Format = (typeof FORMATS)[number]

const RENDER: Readonly<Record<Format, (view: GraphView) => string>> = { mermaid: graphMermaid, svg: graphSvg, json: jsonText }

/** @throws Fault usage.invalid */
function formatOf({ flags, globals }: Call): Format {
  const format = flags.text('format') as Format | undefined
  if (globals.json === undefined) return format ?? 'mermaid'
  if (format === undefined || format === 'json') return 'json'
  throw new Fault('usage.invalid', `--json and --format ${format} contradict each other`, { next: 'leave one of them out' })
}

async function graphOfRun(store: RunStore, runId: string): Promise<GraphView> {
  const view = await checkpointOf(store, runId)
  const { irHash } = view.header
  const flow = await archivedFlow(store, irHash)
  if (flow === undefined) throw new Fault('store.corrupt', `the store has no archived flow ${irHash}`, { next: `runner verify ${runId}` })
  const records: StepRecord[] = []
  for await (const record of recordsOf(store, runId)) records.push(record)
  return graphOf(flow, { runId, records })
}

/** Only a flow needs the compiler. */
async function graphOfFlow(call: Call, word: string): Promise<GraphView | undefined> {
  const { compileWord, showDiagnostics } = await import('../working-verbs.ts')
  const opened = await compileWord(call, word)
  showDiagnostics(call, opened)
  return opened.ok ? graphOf(opened.bundle.root) : undefined
}

export const command: Command = {
  words: [{ word: '<flow|run>', text: 'a flow file, or a run: then with the states of its steps' }],
  flags: [{ flag: '--format <format>', text: 'default: mermaid', choices: FORMATS }],
  heeds: ['store', 'json'],
  async run(call) {
    const [word = ''] = call.words
    const format = formatOf(call)
    const isFlow = existsSync(resolve(call.host.cwd, word))
    const view = isFlow ? await graphOfFlow(call, word) : await readingRun(call, word, ({ store, runId }) => graphOfRun(store, runId))
    if (view === undefined) return DIAGNOSTICS_EXIT
    call.host.stdout.write(`${RENDER[format](view).trimEnd()}\n`)
    return 0
  },
}
