import { invariant } from '../../src/base/never.ts'
import type { MemoryDisk, MemoryRun } from '../../src/stores/memory/memory-disk.ts'
import type { Damage } from '../../src/testing/store/store-under-test.ts'
import { alterBytes, alterText } from './alter.ts'

function runOf(disk: MemoryDisk, runId: string): MemoryRun {
  const run = disk.runs.get(runId)
  invariant(run, `there is a run ${runId}`)
  return run
}

/** Alters what a disk keeps; twice is as before. */
export function damageMemory(disk: MemoryDisk, what: Damage): void {
  switch (what.of) {
    case 'event': return alterBytes(runOf(disk, what.runId).events[what.seq - 1])
    case 'evidence': return alterBytes(disk.evidence.get(what.hash))
    case 'flow': return alterBytes(disk.flows.get(what.irHash)?.bytes)
    case 'record': {
      const { records } = runOf(disk, what.runId)
      const record = records.get(what.ref)
      invariant(record, `there is a record ${what.ref}`)
      return void records.set(what.ref, { ...record, text: alterText(record.text) })
    }
    case 'checkpoint': {
      const run = runOf(disk, what.runId)
      run.checkpoint = { ...run.checkpoint, view: alterText(run.checkpoint.view) }
    }
  }
}
