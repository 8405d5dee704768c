import { isFault, Fault } from '../model/fault.ts'
import type { RunStore } from '../ports/run-store.ts'
import { openSqliteStore } from '../stores/sqlite/sqlite-store.ts'
import type { Call } from './command.ts'
import { loadSettings } from './config/load-settings.ts'
import type { Settings } from './config/settings.ts'
import { resolveRun } from './resolve-run.ts'

/** A store opened only to read: not a byte of it changes, and none is made. */
export async function reading<T>(call: Call, work: (store: RunStore, settings: Settings) => Promise<T>): Promise<T> {
  const settings = await loadSettings(call)
  const store = openSqliteStore(settings.store, { mode: 'read' })
  try {
    return await work(store, settings)
  } finally {
    await store.close()
  }
}

const noRun = (word: string | undefined, cause: Fault): Fault => new Fault(
  'run.unknown', word === undefined ? `there is no run yet: ${cause.message}` : `no run matches "${word}": ${cause.message}`,
  { cause, next: 'runner run FLOW, or name the store with --store' },
)

interface OpenRun { readonly store: RunStore; readonly runId: string; readonly settings: Settings }

/** The same for the run that a word names; without one, the newest. @throws Fault run.unknown, run.ambiguous */
export async function readingRun<T>(
  call: Call, word: string | undefined, work: (run: OpenRun) => Promise<T>,
): Promise<T> {
  try {
    return await reading(call, async (store, settings) => work({ store, settings, runId: await resolveRun(store, word) }))
  } catch (error) {
    throw isFault(error, 'store.missing') ? noRun(word, error) : error
  }
}
