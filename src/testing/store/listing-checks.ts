import assert from 'node:assert/strict'
import { existsSync, statSync } from 'node:fs'
import type { RunFilter } from '../../ports/run-store.ts'
import { RunWriter } from './run-writer.ts'
import { finished, SAMPLE_IR, started, suspended } from './sample-log.ts'
import { handleCheck, storeCheck, type StoreCheck } from './store-under-test.ts'

/** Finding runs, and what else a store offers. */
export const LISTING_CHECKS: readonly StoreCheck[] = [
  handleCheck('runs are listed newest first, and found by flow, label, outcome and time', async (store) => {
    const make = async (runId: string, atMs: number, flowId: string, labels: Readonly<Record<string, string>>): Promise<RunWriter> => {
      const run = new RunWriter(store, runId)
      await run.append([started({ flowId, labels })], { atMs })
      return run
    }
    const release = await make('release-1', 10, 'release', { team: 'red', 'odd "key"': 'é' })
    const nightly = await make('nightly-1', 20, 'nightly', { team: 'red' })
    await make('release-2', 20, 'release', { team: 'blue' })
    await release.append([finished('failed')], { atMs: 30 })
    await nightly.append([suspended('blocked')], { atMs: 31 })
    const ids = async (filter?: RunFilter): Promise<readonly string[]> => (await store.runs(filter)).map(({ runId }) => runId)
    assert.deepEqual(await ids(), ['release-2', 'nightly-1', 'release-1'])
    assert.deepEqual(await ids({ limit: 1 }), ['release-2'])
    assert.deepEqual(await ids({ flowId: 'release' }), ['release-2', 'release-1'])
    assert.deepEqual(await ids({ labels: { team: 'red' }, limit: 1 }), ['nightly-1'])
    assert.deepEqual(await ids({ labels: { team: 'red', 'odd "key"': 'é' } }), ['release-1'])
    assert.deepEqual(await ids({ outcome: 'blocked' }), ['nightly-1'])
    assert.deepEqual(await ids({ sinceMs: 20 }), ['release-2', 'nightly-1'])
    assert.deepEqual(await ids({ flowId: 'nothing' }), [])
    assert.deepEqual((await store.runs({ outcome: 'failed' }))[0], {
      runId: 'release-1', flowId: 'release', irHash: SAMPLE_IR, status: 'finished', outcome: 'failed', startedAtMs: 10, headAtMs: 30,
      headSeq: 2, segment: 1, labels: { team: 'red', 'odd "key"': 'é' },
    })
  }),

  handleCheck('ids are found by how they begin', async (store) => {
    for (const runId of ['b-1', 'a-2', 'a-1', 'a']) await new RunWriter(store, runId).append([started()])
    assert.deepEqual(await store.runIdsWithPrefix('a', 9), ['a', 'a-1', 'a-2'])
    assert.deepEqual(await store.runIdsWithPrefix('a-', 1), ['a-1'])
    assert.deepEqual(await store.runIdsWithPrefix('c', 9), [])
    assert.deepEqual(await store.runIdsWithPrefix('', 9), ['a', 'a-1', 'a-2', 'b-1'])
  }),

  handleCheck('providers get a folder for their journals', (store) => {
    assert.ok(existsSync(store.journalDir) && statSync(store.journalDir).isDirectory())
    return Promise.resolve()
  }),

  storeCheck('everything is there after closing and opening again', async (place) => {
    const store = await place.open()
    const run = new RunWriter(store, 'r1')
    await run.append([started()])
    await store.close()
    const again = await place.open()
    assert.deepEqual(await again.head('r1'), run.head)
    const onward = new RunWriter(again, 'r1')
    onward.head = run.head
    await onward.append([finished()])
    assert.deepEqual(await again.verify(), [])
  }),
]
