import { isFault, Fault } from '../../model/fault.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { Provider } from '../../ports/provider.ts'
import type { Call } from '../command.ts'
import type { Settings } from '../config/settings.ts'
import { printDiagnostics } from '../show-diagnostics.ts'
import { jsonText } from '../show.ts'
import { nameRuns, type Wanted } from './name-runs.ts'
import { openPrepared, type PreparedFlow } from './prepare-flow.ts'
import { readMatrix } from './read-matrix.ts'
import { startOptions, type Starting } from './start-options.ts'

/** One of several runs, ready to begin. */
export interface ReadyRun { readonly name: string; readonly flow: PreparedFlow; readonly options: Starting }

/** Flags that mean one run. */
const OF_ONE = ['run-id', 'or-resume', 'fresh', 'interactive'] as const

function refuseOfOne({ flags }: Call): void {
  const one = OF_ONE.find((name) => flags.on(name))
  if (one === undefined) return
  throw new Fault('usage.invalid', `run: --${one} means one run, and several are asked for`, {
    next: one === 'interactive' ? 'leave it out: runner inbox shows what they ask'
      : 'leave it out: --label NAME=VALUE finds the runs again, --run-id-file FILE takes their ids',
  })
}

/** Every flow once; undefined when one of them is wrong: then the diagnostics of all have been shown. */
async function openAll(
  call: Call, settings: Settings, providers: readonly Provider[],
): Promise<ReadonlyMap<string, PreparedFlow> | undefined> {
  const flows = new Map<string, PreparedFlow>()
  const found: Diagnostic[] = []
  for (const word of new Set(call.words)) {
    const { opened, flow } = await openPrepared(call, settings, providers, word)
    printDiagnostics(call, opened.diagnostics)
    if (flow === undefined) found.push(...opened.diagnostics)
    else flows.set(word, flow)
  }
  if (found.length === 0) return flows
  if (call.globals.json !== undefined) call.host.stdout.write(jsonText({ schemaVersion: 1, ok: false, diagnostics: found }))
  return undefined
}

/** @throws Fault run.params-invalid with what is wrong with the parameters of every run */
async function readyAll(call: Call, settings: Settings, wanted: readonly Wanted[]): Promise<readonly ReadyRun[]> {
  const ready: ReadyRun[] = []
  const refused: string[] = []
  const among = wanted.map(({ flow }) => flow)
  let next: string | undefined
  for (const [index, name] of nameRuns(wanted).entries()) {
    const one = wanted[index]
    if (one === undefined) continue
    try {
      ready.push({ name, flow: one.flow, options: await startOptions(call, settings, one.flow, { set: one.set, among }) })
    } catch (error) {
      if (!isFault(error, 'run.params-invalid')) throw error
      refused.push(`${name}: ${error.message}`)
      next ??= one.set === undefined ? error.next : `mend --matrix ${one.set.path}, or pass --param NAME=VALUE, which goes before it`
    }
  }
  if (refused.length === 0) return ready
  throw new Fault('run.params-invalid', refused.join('\n'), { data: { problems: refused }, ...(next === undefined ? {} : { next }) })
}

/**
 * The runs that a call with several flows or a matrix asks for: of each flow with each set, flow by flow. Nothing begins before all of
 * them can. Undefined when a flow is wrong; then the diagnostics of all have been shown.
 * @throws Fault usage.invalid, run.params-invalid, and those of a single run
 */
export async function prepareMany(
  call: Call, settings: Settings, providers: readonly Provider[],
): Promise<readonly ReadyRun[] | undefined> {
  refuseOfOne(call)
  const matrix = call.flags.texts('matrix')
  const sets = matrix.length === 0 ? [undefined] : readMatrix(matrix, call.host.cwd)
  const flows = await openAll(call, settings, providers)
  if (flows === undefined) return undefined
  const wanted = call.words.flatMap((word) => {
    const flow = flows.get(word)
    return flow === undefined ? [] : sets.map((set): Wanted => ({ flow, ...(set === undefined ? {} : { set }) }))
  })
  return readyAll(call, settings, wanted)
}
