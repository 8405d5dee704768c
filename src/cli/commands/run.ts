import { relative } from 'node:path'
import { given } from '../../base/given.ts'
import { exitCodeOf } from '../../core/view/exit-code.ts'
import type { StartOptions } from '../../engine/run-handle.ts'
import { Runner, systemAmbient } from '../../engine/runner.ts'
import { loadSchemaCheck } from '../../engine/schema-check.ts'
import { checkRunId, startParams } from '../../engine/start-run.ts'
import { Fault } from '../../model/fault.ts'
import type { Provider } from '../../ports/provider.ts'
import type { RunStore } from '../../ports/run-store.ts'
import { openSqliteStore } from '../../stores/sqlite/sqlite-store.ts'
import type { Call, Command } from '../command.ts'
import { loadSettings } from '../config/load-settings.ts'
import type { Settings } from '../config/settings.ts'
import { loadProviders } from '../load-providers.ts'
import { orResume } from '../resume/or-resume.ts'
import { resumeNamed } from '../resume/perform-resume.ts'
import { checkVision } from '../run/check-vision.ts'
import { followRun } from '../run/follow-run.ts'
import { listFlows } from '../run/list-flows.ts'
import { prepareFlow, type PreparedFlow } from '../run/prepare-flow.ts'
import { readParams } from '../run/read-params.ts'
import { stopPlace } from '../run/stop-place.ts'
import { writeResult } from '../run/write-result.ts'
import { DIAGNOSTICS_EXIT } from '../show.ts'
import { softwareName } from '../software.ts'
import { writeOutput } from '../write-output.ts'

function startOptions(call: Call, settings: Settings, { bundle, file }: PreparedFlow): StartOptions & { readonly runId: string } {
  const { flags, host } = call
  const place = (flag: string): string | undefined => {
    const text = flags.text(flag)
    return text === undefined ? undefined : stopPlace(bundle, flag, text)
  }
  return {
    runId: checkRunId(flags.text('run-id') ?? systemAmbient.newId()), params: readParams(call, bundle.root), platform: settings.platform,
    ...given('labels', flags.texts('label').length === 0 ? undefined : Object.fromEntries(flags.pairs('label'))),
    ...given('stopAt', place('stop-at')), ...given('stopAfter', place('stop-after')),
    ...given('suspendAfterMs', flags.duration('suspend-after')), ...(flags.on('suspend-on-wait') ? { suspendOnWait: true } : {}),
    source: { file: relative(settings.root, file) }, processEnv: host.env,
  }
}

async function writeIdFile({ flags, host }: Call, runId: string): Promise<void> {
  const file = flags.text('run-id-file')
  if (file !== undefined) await writeOutput(host, file, `${runId}\n`)
}

async function resumeOf(call: Call, resumed: Call): Promise<number> {
  await writeIdFile(call, resumed.words[0] ?? '')
  return resumeNamed(resumed)
}

interface Prepared {
  readonly flow: PreparedFlow
  readonly options: StartOptions & { readonly runId: string }
  readonly providers: readonly Provider[]
}

async function runFlow(call: Call, settings: Settings, store: RunStore, { flow, options, providers }: Prepared): Promise<number> {
  await using runner = new Runner({
    store, providers, ...given('lockfile', flow.lockfile), concurrency: settings.concurrency, workDir: settings.root,
    secrets: settings.secrets, software: softwareName(),
  })
  await writeIdFile(call, options.runId)
  const run = await runner.start(flow.bundle, options)
  const result = await followRun(call, settings, store, run)
  writeResult(call, result)
  return exitCodeOf(result.outcome, result.stoppedBy)
}

function onlyFlow(words: readonly string[]): string {
  const [flow = '', other] = words
  if (other === undefined) return flow
  throw new Fault('usage.not-available', 'this version runs one flow at a time', { next: `runner run ${flow}` })
}

export const command: Command = {
  words: [{ word: '[flow...]', text: 'a *.flow.yaml, a *.flow.ts or a sealed flow; lists flows when left out' }],
  flags: [
    { flag: '--param <name=value>', text: 'a parameter, read by its declared type', many: true },
    { flag: '--params <file>', text: 'parameters of a JSON file' },
    { flag: '--run-id <id>', text: 'default: a fresh one' },
    { flag: '--or-resume', text: 'go on with the run of that id if the store holds it: resume ID --flow FLOW' },
    { flag: '--fresh', text: 'with --or-resume: start anew although an earlier attempt of the job is not in the store' },
    { flag: '--run-id-file <file>', text: 'where the id is written before the run begins' },
    { flag: '--label <name=value>', text: 'kept with the run, to find it by', many: true },
    { flag: '--stop-at <ref>', text: 'suspend before this step begins' },
    { flag: '--stop-after <ref>', text: 'suspend after this step has ended' },
    { flag: '--suspend-after <time>', text: 'suspend at the next safe point after so long' },
    { flag: '--suspend-on-wait', text: 'suspend when only times to come are waited for' },
    { flag: '--concurrency <n>', text: 'commands under way at once' },
    { flag: '--platform <name>', text: 'env.platform of the flow' },
    { flag: '--vision <name>', text: 'who looks at images: off' },
    { flag: '--stop-grace <time>', text: 'how long mutating work may go on after a signal (default: 5s)' },
    { flag: '--frozen', text: 'refuse a missing lockfile instead of writing it' },
  ],
  heeds: ['store', 'json', 'quiet', 'output', 'reporter'],
  streams: true,
  later: ['matrix', 'supervise', 'interactive'],
  notes: ['Exits 0 when the run passed, 1 failed, 2 unknown, 3 not finished: see runner help exit-codes.'],
  async run(call) {
    const settings = await loadSettings(call)
    if (call.words.length === 0) return listFlows(call, settings, command.flags ?? [])
    const name = onlyFlow(call.words)
    checkVision(settings)
    const resumed = await orResume(call, settings, name)
    if (resumed !== undefined) return resumeOf(call, resumed)
    const providers = await loadProviders(settings)
    const flow = await prepareFlow(call, settings, providers, name)
    if (flow === undefined) return DIAGNOSTICS_EXIT
    const options = startOptions(call, settings, flow)
    // A refusal leaves no store behind: what can be refused without one is refused before there is one.
    startParams(flow.bundle.root, options, await loadSchemaCheck())
    const store = openSqliteStore(settings.store, { mode: 'write', createIfMissing: true })
    try {
      return await runFlow(call, settings, store, { flow, options, providers })
    } finally {
      await store.close()
    }
  },
}
