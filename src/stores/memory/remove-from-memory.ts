import { invariant } from '../../base/never.ts'
import type { Removal, RemovalRequest } from '../../ports/run-store.ts'
import { Marking, type MarkedLogs } from '../marking.ts'
import { readView } from '../materialise.ts'
import { planRemoval, type KeptThings, type KeptEvidence, type RemovalPlan } from '../plan-removal.ts'
import { removalBusy } from '../writer-busy.ts'
import type { MemoryDisk, MemoryRun } from './memory-disk.ts'
import { eventsOf } from './read-memory.ts'

const PAGE = 1_000

/** Removes whole runs, and what nothing names. Nothing happens between the last look and the removal. */
export async function removeFromMemory(disk: MemoryDisk, request: RemovalRequest): Promise<Removal> {
  refuseWhileLeased(disk)
  const marking = new Marking(logsOf(disk), request.runIds)
  await marking.mark()
  refuseWhileLeased(disk)
  marking.catchUp()
  const plan = planRemoval(marking, request, keptOn(disk))
  if (request.dryRun !== true) carryOut(disk, plan)
  return { runs: plan.runs, orphans: plan.orphans, flows: plan.flowsFreed, filesLeft: 0 }
}

function carryOut(disk: MemoryDisk, { runs, evidence, flows }: RemovalPlan<KeptEvidence>): void {
  for (const { bytes: _, ...run } of runs) {
    disk.runs.delete(run.runId)
    disk.removed.set(run.runId, run)
  }
  for (const { hash } of evidence) {
    disk.evidence.delete(hash)
    disk.arrivals.delete(hash)
  }
  for (const irHash of flows) disk.flows.delete(irHash)
}

function refuseWhileLeased({ leases }: MemoryDisk): void {
  for (const [runId, holder] of leases) throw removalBusy(runId, holder)
}

function runOf(disk: MemoryDisk, runId: string): MemoryRun {
  const run = disk.runs.get(runId)
  invariant(run !== undefined, `the run "${runId}" is there`)
  return run
}

const logsOf = (disk: MemoryDisk): MarkedLogs => ({
  runs: () => [...disk.runs.values()],
  view: (runId) => {
    const { checkpoint } = runOf(disk, runId)
    return readView(runId, checkpoint.header, checkpoint.view)
  },
  page: (runId, after) => eventsOf(runOf(disk, runId), after, after + PAGE),
  flow: (irHash) => disk.flows.get(irHash)?.bytes,
})

const keptOn = (disk: MemoryDisk): KeptThings<KeptEvidence> => ({
  evidence: () => [...disk.evidence].map(([hash, bytes]) => ({ hash, size: bytes.length, addedAtMs: disk.arrivals.get(hash) ?? 0 })),
  flows: () => [...disk.flows].map(([irHash, { bytes }]) => ({ irHash, size: bytes.length })),
  sizeOf: (runId) => sizeOf(runOf(disk, runId)),
})

function sizeOf({ events, checkpoint: { header, view }, records }: MemoryRun): number {
  const texts = [header, view, ...[...records.values()].map(({ text }) => text)]
  const sizes = [...events, ...texts].map(({ length }) => length)
  return sizes.reduce((sum, size) => sum + size, 0)
}
