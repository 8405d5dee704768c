import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { isFault } from '../model/fault.ts'
import type { Freed, Lease, RemovedRun, RunStore } from '../ports/run-store.ts'

// What providers kept of their calls, of runs that are here no more. A call of which nobody knows how it ended keeps its entries, and the
// sessions beside them: what it began may still be at work, and this is the only trace of it.

const SESSION = '.session'

type Swept = Pick<RunStore, 'journalDir' | 'removedRun' | 'head' | 'acquireLease'>

/**
 * Removes the journals of runs that were removed, now or before: a removal that was cut off is made up for.
 * @param removed those that a dry run would remove
 */
export async function sweepJournals(store: Swept, removed: readonly RemovedRun[], dryRun: boolean): Promise<Freed> {
  const would = new Map(removed.map((run) => [run.runId, run]))
  let freed: Freed = { count: 0, bytes: 0 }
  for (const folder of await namesIn(store.journalDir)) {
    const run = await removedRunOf(store, folder, would)
    if (run === undefined) continue
    const { count, bytes } = await sweepOne(store, path.join(store.journalDir, folder), run, dryRun)
    freed = { count: freed.count + count, bytes: freed.bytes + bytes }
  }
  return freed
}

async function removedRunOf(store: Swept, folder: string, would: ReadonlyMap<string, RemovedRun>): Promise<RemovedRun | undefined> {
  const runId = idOf(folder)
  return runId === undefined ? undefined : would.get(runId) ?? await store.removedRun(runId)
}

function idOf(folder: string): string | undefined {
  try {
    return decodeURIComponent(folder)
  } catch {
    return undefined
  }
}

/** Under the run's lease, so that nobody who takes it up again writes there meanwhile. */
async function sweepOne(store: Swept, dir: string, run: RemovedRun, dryRun: boolean): Promise<Freed> {
  const names = (await namesIn(dir)).filter((name) => !isNeeded(name, run.openCalls))
  const entries = names.map((name) => path.join(dir, name))
  const sizes = await Promise.all(entries.map(sizeOf))
  const freed = { count: entries.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
  if (dryRun) return freed
  const lease = await leaseOf(store, run.runId)
  if (lease === undefined) return { count: 0, bytes: 0 }
  try {
    if (await store.removedRun(run.runId) === undefined) return { count: 0, bytes: 0 }
    for (const entry of run.openCalls.length === 0 ? [dir] : entries) await rm(entry, { recursive: true, force: true })
    return freed
  } finally {
    await lease.release()
  }
}

/** Entries begin with the id of their call. */
const isNeeded = (name: string, openCalls: readonly string[]): boolean => openCalls.length > 0
  && (name.endsWith(SESSION) || openCalls.some((callId) => name.startsWith(encodeURIComponent(callId))))

async function leaseOf(store: Pick<RunStore, 'acquireLease'>, runId: string): Promise<Lease | undefined> {
  try {
    return await store.acquireLease(runId)
  } catch (error) {
    if (isFault(error, 'store.writer-busy')) return undefined
    throw error
  }
}

const isMissing = (error: unknown): boolean => ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')

const namesIn = (dir: string): Promise<readonly string[]> => readdir(dir).catch((error: unknown) => {
  if (isMissing(error)) return []
  throw error
})

/** Bytes of a file, or of all files below a folder. */
async function sizeOf(entry: string): Promise<number> {
  const found = await stat(entry).catch(() => undefined)
  if (found?.isDirectory() !== true) return found?.size ?? 0
  const sizes = await Promise.all((await namesIn(entry)).map((name) => sizeOf(path.join(entry, name))))
  return sizes.reduce((sum, size) => sum + size, 0)
}
