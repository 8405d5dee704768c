import { isEffective } from '../../core/align/effective.ts'
import type { CheckpointView, LedgerEntry } from '../../model/checkpoint.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import type { RunStore } from '../../ports/run-store.ts'
import { allRecords } from './all-records.ts'

/** Effective attempts by instance that the runs made which a run was forked from: a fork inherits its parent's ledger. */
export type ParentLedger = ReadonlyMap<InstanceRef, readonly LedgerEntry[]>

export async function parentLedger(store: RunStore, view: CheckpointView): Promise<ParentLedger> {
  const ledger = new Map<InstanceRef, LedgerEntry[]>()
  const seen = new Set<string>()
  for (let { parent } = view.header.started; parent !== undefined && !seen.has(parent.runId);) {
    seen.add(parent.runId)
    for (const record of (await allRecords(store, parent.runId)).values()) {
      const rows = record.ledger.filter((row) => isEffective(row, new Map())).map((row) => ({ ...row, entry: 0 }))
      if (rows.length > 0) ledger.set(record.ref, [...ledger.get(record.ref) ?? [], ...rows])
    }
    parent = (await store.checkpoint(parent.runId))?.header.started.parent
  }
  return ledger
}
