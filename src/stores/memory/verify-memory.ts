import type { StoreProblem } from '../../ports/run-store.ts'
import { flowProblem } from '../check-flow.ts'
import { loadEventCheck } from '../refold.ts'
import { verifyRun, type RunSource } from '../verify-run.ts'
import type { MemoryDisk, MemoryRun } from './memory-disk.ts'
import type { MemoryEvidence } from './memory-evidence.ts'

/** Checks a run, or everything, as it is now: what is appended meanwhile does not disturb it. */
export async function verifyMemory(disk: MemoryDisk, evidence: MemoryEvidence, only?: MemoryRun): Promise<readonly StoreProblem[]> {
  const sources = (only === undefined ? [...disk.runs.values()] : [only]).map((run) => sourceOf(run, disk, evidence))
  const problems: StoreProblem[] = only === undefined ? [...strayEvidence(evidence), ...badFlows(disk)] : []
  const check = await loadEventCheck()
  for (const { runId, source } of sources) problems.push(...await verifyRun(runId, source, check))
  return problems
}

const strayEvidence = (evidence: MemoryEvidence): readonly StoreProblem[] => [...evidence.kept.keys()]
  .filter((hash) => evidence.state(hash) !== 'sound').map((hash) => ({ kind: 'evidence', message: `${hash} is altered` }))

const badFlows = (disk: MemoryDisk): readonly StoreProblem[] => [...disk.flows]
  .flatMap(([irHash, { bytes, digest }]) => flowProblem(irHash, bytes, digest) ?? []).map((message) => ({ kind: 'flow', message }))

function sourceOf(run: MemoryRun, disk: MemoryDisk, evidence: MemoryEvidence): { readonly runId: string; readonly source: RunSource } {
  const { runId, checkpoint } = run
  const events = run.events.map((bytes, i) => ({ seq: i + 1, bytes }))
  const records = new Map(run.records)
  return {
    runId,
    source: {
      head: { ...run.head, epoch: run.epoch },
      page: (after) => events.slice(after, after + 1_000),
      checkpoint: () => checkpoint,
      record: (ref) => records.get(ref),
      recordCount: () => records.size,
      evidence: (hash) => Promise.resolve(evidence.state(hash)),
      flowProblem: (irHash) => {
        const flow = disk.flows.get(irHash)
        return flow === undefined ? undefined : flowProblem(irHash, flow.bytes, flow.digest)
      },
    },
  }
}
