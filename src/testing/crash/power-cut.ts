import { statSync, truncateSync } from 'node:fs'
import type { RunStore } from '../../ports/run-store.ts'
import { overlaid } from './overlaid.ts'

/** A store that remembers what of its log a disk is sure to have. */
export interface CuttableStore {
  readonly store: RunStore
  /** Drops what no flush has brought to the disk: what a power cut may take. The process must end at once. */
  cut(): void
}

/**
 * Watches which appends ask to be flushed. Commits stand in the write-ahead log one behind the other and a flush syncs all of it, so
 * that what a cut leaves is a beginning of that file.
 * @param walFile the store's write-ahead log
 */
export function cuttable(store: RunStore, walFile: string): CuttableStore {
  const sizeOf = (): number => statSync(walFile, { throwIfNoEntry: false })?.size ?? 0
  let durable = sizeOf()
  return {
    store: overlaid(store, { append }),
    cut() { if (sizeOf() > durable) truncateSync(walFile, durable) },
  }

  async function append(request: Parameters<RunStore['append']>[0]): ReturnType<RunStore['append']> {
    const result = await store.append(request)
    if (request.flush && result.kind === 'appended') durable = sizeOf()
    return result
  }
}
