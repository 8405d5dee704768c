import type { StepRecord } from '../../model/checkpoint.ts'
import type { InstanceRef } from '../../model/run-path.ts'
import type { RunStore } from '../../ports/run-store.ts'

const PAGE = 5_000

/** Every record of a run, by instance, in order of position. */
export async function allRecords(store: Pick<RunStore, 'recordPage'>, runId: string): Promise<ReadonlyMap<InstanceRef, StepRecord>> {
  const records = new Map<InstanceRef, StepRecord>()
  for (let after: number | undefined; ;) {
    const page = await store.recordPage(runId, { limit: PAGE, ...(after === undefined ? {} : { afterPosition: after }) })
    for (const record of page) records.set(record.ref, record)
    after = page.at(-1)?.position
    if (after === undefined) return records
  }
}
