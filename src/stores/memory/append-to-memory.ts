import { invariant } from '../../base/never.ts'
import type { AppendRequest, AppendResult } from '../../ports/run-store.ts'
import { EVIDENCE_INLINE_LIMIT } from '../check-evidence.ts'
import { readRecord } from '../materialise.ts'
import { planAppend, type LogExtension, type LogSource } from '../plan-append.ts'
import { extendRun } from './extend-run.ts'
import type { MemoryDisk, MemoryRun } from './memory-disk.ts'
import type { MemoryEvidence } from './memory-evidence.ts'
import { eventsOf } from './read-memory.ts'

/** Appends all or nothing: the plan refuses before anything is changed. */
export function appendToMemory(disk: MemoryDisk, evidence: MemoryEvidence, request: AppendRequest): AppendResult {
  invariant((request.evidence ?? []).every(({ bytes }) => bytes.length <= EVIDENCE_INLINE_LIMIT), 'evidence of an append is small')
  const run = disk.runs.get(request.runId)
  const plan = planAppend(request, sourceOf(disk, request.runId, run))
  if (plan.kind === 'headMoved') return plan
  for (const item of request.evidence ?? []) evidence.add(item.hash, item.bytes)
  write(disk, request.runId, run, plan)
  return { kind: 'appended', head: plan.head, events: plan.stored.map(({ event }) => event), state: plan.state }
}

function sourceOf(disk: MemoryDisk, runId: string, run: MemoryRun | undefined): LogSource {
  return {
    head: run === undefined ? undefined : { ...run.head, epoch: run.epoch },
    state: () => {
      invariant(run !== undefined, 'a run that is not there has no state')
      return run.state
    },
    record: (ref) => {
      const stored = run?.records.get(ref)
      return stored === undefined ? undefined : readRecord(runId, stored.text)
    },
    tail: (after) => (run === undefined ? [] : eventsOf(run, after, run.head.seq)),
    removed: () => disk.removed.get(runId),
    holdsEvidence: (hash) => disk.evidence.has(hash),
  }
}

function write(disk: MemoryDisk, runId: string, before: MemoryRun | undefined, plan: LogExtension): void {
  const { epoch, stored, changed, state } = plan
  const last = stored.at(-1)
  invariant(last !== undefined, 'an append has events')
  extendRun(disk, runId, {
    epoch: before?.epoch ?? epoch, head: { seq: plan.head.seq, hash: last.hash }, events: stored.map(({ bytes }) => bytes), state, changed,
  })
}
