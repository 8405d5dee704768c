import { invariant } from '../../base/never.ts'
import type { ForeignLog, ImportedLog, RunStore } from '../../ports/run-store.ts'
import { grewMeanwhile, NOTHING_KNOWN, receiveLog, sameHead, type KnownLog } from '../receive-log.ts'
import { extendRun } from './extend-run.ts'
import type { MemoryDisk, MemoryRun } from './memory-disk.ts'
import { loggedOf } from './read-memory.ts'

const PAGE = 1_000

/** Keeps a foreign log. The lease is the caller's. */
export async function importToMemory(
  disk: MemoryDisk, store: Pick<RunStore, 'head' | 'evidence'>, log: ForeignLog,
): Promise<ImportedLog> {
  const known = knownLog(disk.runs.get(log.runId))
  const events: Uint8Array[] = []
  const putAside = ({ bytes }: { readonly bytes: Uint8Array }): void => void events.push(Buffer.from(bytes))
  const { result, state, records, epoch } = await receiveLog(log, { known, store, putAside })
  const run = disk.runs.get(log.runId)
  if (!sameHead(run?.head ?? NOTHING_KNOWN.head, known.head)) throw grewMeanwhile(log.runId)
  for (const flow of log.flows) disk.addFlow(flow.irHash, flow.bytes)
  if (result.added === 0) return result
  const { seq, hash } = result.head
  invariant(hash !== null, 'a log with events has a head')
  disk.removed.delete(log.runId)
  extendRun(disk, log.runId, { epoch: Math.max(epoch, run?.epoch ?? 0), head: { seq, hash }, events, state, changed: records })
  return result
}

function knownLog(run: MemoryRun | undefined): KnownLog {
  if (run === undefined) return NOTHING_KNOWN
  const { head } = run
  return { head: { ...head }, page: (after) => loggedOf(run, after, Math.min(after + PAGE, head.seq)) }
}
