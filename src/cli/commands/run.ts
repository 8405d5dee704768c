import { given } from '../../base/given.ts'
import { exitCodeOf } from '../../core/view/exit-code.ts'
import type { RunHandle } from '../../engine/run-handle.ts'
import { Runner } from '../../engine/runner.ts'
import type { Provider } from '../../ports/provider.ts'
import type { RunStore } from '../../ports/run-store.ts'
import { openSqliteStore } from '../../stores/sqlite/sqlite-store.ts'
import type { Call, Command } from '../command.ts'
import { loadSettings } from '../config/load-settings.ts'
import type { Settings } from '../config/settings.ts'
import { loadProviders } from '../load-providers.ts'
import { orResume, releaseFresh } from '../resume/or-resume.ts'
import { resumeNamed } from '../resume/perform-resume.ts'
import { INTERACTIVE, PEOPLE_FLAGS } from '../resume/resume-flags.ts'
import { checkVision } from '../run/check-vision.ts'
import { laterSegment } from '../interactive/later-segment.ts'
import { checkInteractive } from '../interactive/check-interactive.ts'
import { tellPeople, type Telling } from '../notify/tell-people.ts'
import { followRun } from '../run/follow-run.ts'
import { openIdFile } from '../run/id-file.ts'
import { listFlows } from '../run/list-flows.ts'
import { prepareFlow, type PreparedFlow } from '../run/prepare-flow.ts'
import { prepareMany } from '../run/prepare-many.ts'
import { runMany } from '../run/run-many.ts'
import { chooseShown } from '../run/show-many.ts'
import { startOptions, type Starting } from '../run/start-options.ts'
import { writeResult } from '../run/write-result.ts'
import { DIAGNOSTICS_EXIT } from '../show.ts'
import { softwareName } from '../software.ts'

async function resumeOf(call: Call, resumed: Call): Promise<number> {
  openIdFile(call)?.begin(resumed.words[0] ?? '')
  return resumeNamed(resumed)
}

interface Prepared extends Telling {
  readonly flow: PreparedFlow
  readonly options: Starting
  readonly providers: readonly Provider[]
}

async function runFlow(call: Call, settings: Settings, store: RunStore, prepared: Prepared): Promise<number> {
  const { flow, options, providers, notifiers, answerHint, board } = prepared
  await using runner = new Runner({
    store, providers, ...given('lockfile', flow.lockfile), concurrency: settings.concurrency, workDir: settings.root,
    secrets: settings.secrets, maxArtifactBytes: settings.maxArtifactBytes, software: softwareName(), notifiers, answerHint,
    ...given('policy', settings.policy), ...given('environment', settings.environment),
  })
  openIdFile(call)?.begin(options.runId)
  const run = await runner.start(flow.bundle, options)
  const beganAtMs = call.host.now()
  const goOn = (): Promise<RunHandle> => runner.resume(laterSegment(call, options, beganAtMs))
  const result = await followRun({ call, settings, store, board, runner, goOn }, run)
  writeResult(call, result)
  return exitCodeOf(result.outcome, result.stoppedBy)
}

async function withStore(settings: Settings, work: (store: RunStore) => Promise<number>): Promise<number> {
  const store = openSqliteStore(settings.store, { mode: 'write', createIfMissing: true })
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

async function runOne(call: Call, settings: Settings): Promise<number> {
  const [name = ''] = call.words
  const resumed = await orResume(call, settings, name)
  if (resumed !== undefined) return resumeOf(call, resumed)
  const providers = await loadProviders(settings)
  const flow = await prepareFlow(call, settings, providers, name)
  if (flow === undefined) return DIAGNOSTICS_EXIT
  const options = await startOptions(call, settings, flow)
  const telling = await tellPeople(call, settings)
  return withStore(settings, async (store) => {
    await releaseFresh(call, store, options.runId)
    return runFlow(call, settings, store, { flow, options, providers, ...telling })
  })
}

async function runSeveral(call: Call, settings: Settings): Promise<number> {
  const shown = chooseShown(call, settings)
  const providers = await loadProviders(settings)
  const ready = await prepareMany(call, settings, providers)
  if (ready === undefined) return DIAGNOSTICS_EXIT
  const telling = await tellPeople(call, settings)
  const ids = openIdFile(call)
  return withStore(settings, (store) => runMany(call, settings, store, { providers, ready, shown, ids, telling }))
}

export const command: Command = {
  words: [{ word: '[flow...]', text: 'a *.flow.yaml, a *.flow.ts or a sealed flow; lists flows when left out' }],
  flags: [
    { flag: '--param <name=value>', text: 'a parameter, read by its declared type', many: true },
    { flag: '--params <file>', text: 'parameters of a JSON file' },
    { flag: '--matrix <file>', text: 'a run with the parameters of this file, or with each of a list in it: JSON or YAML', many: true },
    { flag: '--run-id <id>', text: 'default: a fresh one' },
    { flag: '--or-resume', text: 'go on with the run of that id if the store holds it: resume ID --flow FLOW' },
    { flag: '--fresh', text: 'with --or-resume: start anew although what an earlier attempt did is not in the store' },
    { flag: '--run-id-file <file>', text: 'where the id is written before the run begins, of several runs one a line as they begin' },
    { flag: '--label <name=value>', text: 'kept with the run, to find it by', many: true },
    { flag: '--stop-at <ref>', text: 'suspend before this step begins' },
    { flag: '--stop-after <ref>', text: 'suspend after this step has ended' },
    { flag: '--suspend-after <time>', text: 'suspend at the next safe point after so long; of several runs none begins after that' },
    { flag: '--suspend-on-wait', text: 'suspend when only times to come are waited for' },
    { flag: '--concurrency <n>', text: 'commands under way at once, in all runs together' },
    { flag: '--platform <name>', text: 'env.platform of the flow' },
    { flag: '--vision <name>', text: 'who looks at images: off' },
    { flag: '--stop-grace <time>', text: 'how long mutating work may go on after a signal (default: 5s)' },
    ...PEOPLE_FLAGS, INTERACTIVE,
    { flag: '--frozen', text: 'refuse a missing lockfile instead of writing it' },
  ],
  heeds: ['store', 'json', 'quiet', 'output', 'reporter'],
  streams: true,
  notes: [
    'Exits 0 when the run passed, 1 failed, 2 unknown, 3 not finished: see runner help exit-codes.',
    'Several flows, and each flow with each file of a matrix, are runs side by side; with --concurrency 1 one after the other. None begins',
    'before all can. The exit code is that of the one that says most: 70, 65, 64, 75, then 1, 2, 143, 130, 129, 3, 0.',
  ],
  async run(call) {
    const settings = await loadSettings(call)
    if (call.words.length === 0) return listFlows(call, settings, command.flags ?? [])
    checkVision(settings)
    checkInteractive(call)
    return call.words.length > 1 || call.flags.on('matrix') ? runSeveral(call, settings) : runOne(call, settings)
  },
}
