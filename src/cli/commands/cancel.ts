import { setTimeout as delay } from 'node:timers/promises'
import { given } from '../../base/given.ts'
import { cancelRun } from '../../engine/cancel-run.ts'
import { systemAmbient } from '../../engine/runner.ts'
import { secretResolver } from '../../engine/secrets/secret-resolver.ts'
import { Fault } from '../../model/fault.ts'
import type { RunStore } from '../../ports/run-store.ts'
import { openSqliteStore } from '../../stores/sqlite/sqlite-store.ts'
import { actorName } from '../actor.ts'
import type { Call, Command } from '../command.ts'
import { tellRun } from '../control/tell-run.ts'
import { loadSettings } from '../config/load-settings.ts'
import type { Settings } from '../config/settings.ts'
import { loadProviders } from '../load-providers.ts'
import { checkpointOf } from '../read-run.ts'
import { resolveRun } from '../../engine/resolve-run.ts'
import { say, show } from '../show.ts'

const LOOK_EVERY_MS = 100
/** A live run looks twice a second, then waits for what it ends. */
const PATIENCE_MS = 60_000

/** Waits until the process of the run has let go. @returns whether it did */
async function waitForEnd(store: RunStore, runId: string, now: () => number): Promise<boolean> {
  for (const until = now() + PATIENCE_MS; now() < until;) {
    if (await store.leaseHolder(runId) === undefined) return true
    await delay(LOOK_EVERY_MS)
  }
  return false
}

/** How long the process of a run may take to say that it heard, in milliseconds. */
const ANSWER_MS = 5_000

const reasonOf = ({ flags }: Call): { readonly reason?: string } => given('reason', flags.text('reason'))

async function toldOrClosed(call: Call, settings: Settings, store: RunStore, runId: string): Promise<'asked' | 'closed'> {
  const params = { runId, actor: actorName(), ...reasonOf(call) }
  if (await tellRun(call, settings, runId, 'run.cancel', params, ANSWER_MS) !== undefined) return 'asked'
  return cancelRun({
    store, runId, providers: await loadProviders(settings), actor: actorName(), ...reasonOf(call),
    workDir: settings.root, killGraceMs: settings.stopGraceMs,
    secrets: secretResolver({ configured: settings.secrets, env: call.host.env }), ambient: systemAmbient,
  })
}

/** Asks the process of the run to end it, or ends it here: also when that process went away after it was asked. */
async function cancel(call: Call, settings: Settings, store: RunStore, runId: string): Promise<void> {
  if (await toldOrClosed(call, settings, store, runId) === 'closed') return
  if (!await waitForEnd(store, runId, call.host.now)) {
    const problem = `run ${runId} was told to end and its process is still at work`
    throw new Fault('store.writer-busy', problem, { next: `runner log ${runId} -f` })
  }
  if ((await checkpointOf(store, runId)).finished === undefined) await cancel(call, settings, store, runId)
}

export const command: Command = {
  words: [{ word: '<run>', text: 'a run that is not finished' }],
  flags: [
    { flag: '--reason <text>', text: 'kept in the log' },
    { flag: '--stop-grace <time>', text: 'how long a command may take to end before it is killed (default: 5s)' },
  ],
  heeds: ['store', 'json', 'quiet'],
  notes: ['Stops a live run and its commands, or closes one that is suspended. Nothing more is dispatched, "finally" included.'],
  async run(call) {
    const settings = await loadSettings(call)
    const store = openSqliteStore(settings.store, { mode: 'write' })
    try {
      const runId = await resolveRun(store, call.words[0])
      await cancel(call, settings, store, runId)
      const outcome = (await checkpointOf(store, runId)).finished?.outcome ?? 'suspended'
      say(call, `run ${runId} is ${outcome}`)
      show(call, { document: { schemaVersion: 1, runId, outcome }, text: () => '', ids: runId })
      return 0
    } finally {
      await store.close()
    }
  },
}
