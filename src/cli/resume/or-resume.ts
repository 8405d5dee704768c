import { historyRemoved } from '../../engine/removed-run.ts'
import { Fault, isFault } from '../../model/fault.ts'
import type { RemovedRun, RunStore } from '../../ports/run-store.ts'
import { openSqliteStore } from '../../stores/sqlite/sqlite-store.ts'
import { CallFlags } from '../call-flags.ts'
import type { Call } from '../command.ts'
import type { Settings } from '../config/settings.ts'
import { PLANNED_NAMES, PROCESS_NAMES } from './resume-flags.ts'

/** What a store knows of a run. */
interface Known { readonly isThere: boolean; readonly removed?: RemovedRun | undefined }

async function knownIn(store: RunStore, runId: string): Promise<Known> {
  try {
    return { isThere: await store.head(runId) !== undefined, removed: await store.removedRun(runId) }
  } finally {
    await store.close()
  }
}

/** A store that is not there knows nothing. */
async function knownOf(settings: Settings, runId: string): Promise<Known> {
  try {
    return await knownIn(openSqliteStore(settings.store, { mode: 'read' }), runId)
  } catch (error) {
    if (isFault(error, 'store.missing')) return { isThere: false }
    throw error
  }
}

/** A run that gc removed did what it did: it begins anew only when a person says so. @throws Fault run.history-missing */
function refuseRemoved({ flags }: Call, { removed }: Known): void {
  if (removed !== undefined && !flags.on('fresh')) throw historyRemoved(removed)
}

/** Of `run … --or-resume --fresh`: the id of a removed run may be taken again. */
export async function releaseFresh({ flags }: Call, store: Pick<RunStore, 'removedRun' | 'releaseRunId'>, runId: string): Promise<void> {
  if (flags.on('fresh') && await store.removedRun(runId) !== undefined) await store.releaseRunId(runId)
}

/** A job that is tried again without the store of its first try would do everything a second time. */
function refuseLostHistory({ flags, host: { env } }: Call, runId: string): void {
  const attempt = env['GITHUB_RUN_ATTEMPT'] ?? ''
  if (!(Number(attempt) > 1) || flags.on('fresh')) return
  throw new Fault('run.history-missing', `this is attempt ${attempt} of the job, and the store does not hold its run ${runId}`, {
    next: 'restore the store of the earlier attempt, or pass --fresh if nothing of it happened',
  })
}

function refuseAlone({ flags }: Call): void {
  if (flags.on('fresh') && !flags.on('or-resume')) {
    throw new Fault('usage.invalid', 'run: --fresh belongs to --or-resume', { next: 'runner help run' })
  }
  if (flags.on('or-resume') && !flags.on('run-id')) {
    throw new Fault('usage.invalid', 'run: --or-resume needs to know the run: --run-id ID', { next: 'runner help run' })
  }
}

/** The same call as `resume ID --flow FLOW`. */
function asResume(call: Call, flow: string, runId: string): Call {
  const names = [...PLANNED_NAMES, ...PROCESS_NAMES].filter((name) => call.flags.on(name))
  const flags = new Map([['flow', [flow]], ...names.map((name) => [name, call.flags.texts(name)] as const)])
  return { ...call, verb: 'resume', words: [runId], flags: new CallFlags(flags) }
}

/**
 * Of `run … --or-resume`: the resume that it is when the store holds the run; undefined when the run is to be started.
 * @throws Fault run.history-missing, usage.invalid
 */
export async function orResume(call: Call, settings: Settings, flow: string): Promise<Call | undefined> {
  refuseAlone(call)
  const runId = call.flags.text('run-id') ?? ''
  if (!call.flags.on('or-resume')) return undefined
  const known = await knownOf(settings, runId)
  if (known.isThere) return asResume(call, flow, runId)
  refuseRemoved(call, known)
  refuseLostHistory(call, runId)
  return undefined
}
