// Appends steps to several runs until it is killed, and tells of every flushed append that was acknowledged.
import { openSqliteStore } from '../../../src/stores/sqlite/sqlite-store.ts'
import { RunWriter } from '../../../src/testing/store/run-writer.ts'
import { appendRun, RUN_IDS } from './appended-run.ts'

const store = openSqliteStore(process.argv[2] ?? '', { mode: 'write', createIfMissing: true })
await Promise.all(RUN_IDS.map(async (runId) => {
  const { epoch } = await store.acquireLease(runId)
  await appendRun(store, new RunWriter(store, runId, epoch), ({ seq, hash }) => process.send?.({ runId, seq, hash }))
}))
