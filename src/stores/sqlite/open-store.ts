import type { RunStore } from '../../ports/run-store.ts'
import { openSqliteStore } from './sqlite-store.ts'

export interface OpenStoreOptions {
  /** `read` changes no byte of the store and makes none. Default `write`. */
  readonly mode?: 'read' | 'write'
  /** Writing only: make the store when the folder holds none. Default true. */
  readonly createIfMissing?: boolean
}

/**
 * Opens the store of runs in a folder. Close it when done: afterwards the folder may be copied.
 * @throws Fault store.missing, store.not-a-store, store.newer-version, store.read-only, store.full, store.corrupt,
 * store.unreadable, store.busy
 * @example const store = openStore('.runner')
 */
export const openStore = (folder: string, { mode = 'write', createIfMissing = true }: OpenStoreOptions = {}): RunStore =>
  openSqliteStore(folder, { mode, createIfMissing })
