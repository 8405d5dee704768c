import { isFault, Fault } from '../model/fault.ts'
import type { RunStore } from '../ports/run-store.ts'
import { openSqliteStore } from '../stores/sqlite/sqlite-store.ts'
import type { Call } from './command.ts'
import { loadSettings } from './config/load-settings.ts'
import type { Settings } from './config/settings.ts'
import { resolveRun } from '../engine/resolve-run.ts'

type Mode = 'read' | 'write'

async function opened<T>(call: Call, mode: Mode, work: (store: RunStore, settings: Settings) => Promise<T>): Promise<T> {
  const settings = await loadSettings(call)
  const store = openSqliteStore(settings.store, { mode })
  try {
    return await work(store, settings)
  } finally {
    await store.close()
  }
}

/** A store opened only to read: not a byte of it changes, and none is made. */
export const reading = <T>(call: Call, work: (store: RunStore, settings: Settings) => Promise<T>): Promise<T> =>
  opened(call, 'read', work)

/** A store that is written to. One that is not there is not made. */
export const writing = <T>(call: Call, work: (store: RunStore, settings: Settings) => Promise<T>): Promise<T> =>
  opened(call, 'write', work)

const noRun = (word: string | undefined, cause: Fault): Fault => new Fault(
  'run.unknown', word === undefined ? `there is no run yet: ${cause.message}` : `no run matches "${word}": ${cause.message}`,
  { cause, next: 'runner run FLOW, or name the store with --store' },
)

export interface OpenRun { readonly store: RunStore; readonly runId: string; readonly settings: Settings }

type RunWork<T> = (run: OpenRun) => Promise<T>

async function openedRun<T>(call: Call, mode: Mode, word: string | undefined, work: RunWork<T>): Promise<T> {
  try {
    return await opened(call, mode, async (store, settings) => work({ store, settings, runId: await resolveRun(store, word) }))
  } catch (error) {
    throw isFault(error, 'store.missing') ? noRun(word, error) : error
  }
}

/** The same for the run that a word names; without one, the newest. @throws Fault run.unknown, run.ambiguous */
export const readingRun = <T>(call: Call, word: string | undefined, work: RunWork<T>): Promise<T> => openedRun(call, 'read', word, work)

/** A run that is gone on with. A store that is not there is not made. @throws Fault run.unknown, run.ambiguous */
export const writingRun = <T>(call: Call, word: string | undefined, work: RunWork<T>): Promise<T> => openedRun(call, 'write', word, work)
