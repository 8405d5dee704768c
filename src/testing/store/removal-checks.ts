import assert from 'node:assert/strict'
import { archiveBytes } from '../../core/flow/archive-form.ts'
import type { EventDraft } from '../../model/run-event.ts'
import type { Removal, RemovalRequest, RunStore } from '../../ports/run-store.ts'
import { openMemoryStore } from '../../stores/memory/memory-store.ts'
import { assertFolded, rejects, smallEvidence } from './assert-store.ts'
import { exported, FIRST_FLOW, imported, SECOND_FLOW } from './moving-run.ts'
import { RunWriter } from './run-writer.ts'
import { bytesOf } from './sample-bytes.ts'
import {
  answered, asked, entered, finished, intended, observed, resumed, settled, started, stepPath, suspended, wholeStep,
} from './sample-log.ts'
import { handleCheck, storeCheck, type StoreCheck } from './store-under-test.ts'

const LOOK = stepPath('look')
const ENTRY = entered(LOOK)
/** Every clock is before this. */
const FAR = 8e15

const remove = (store: RunStore, runIds: readonly string[], more: Partial<RemovalRequest> = {}): Promise<Removal> =>
  store.remove({ runIds, atMs: 9_000, orphansBeforeMs: 0, ...more })

interface Made { readonly names?: readonly Uint8Array[]; readonly irHash?: typeof FIRST_FLOW.irHash; readonly parent?: string }

/** A finished run that names evidence, under a lease as the engine has one. */
async function made(store: RunStore, runId: string, { names = [], irHash = FIRST_FLOW.irHash, parent }: Made = {}): Promise<RunWriter> {
  const lease = await store.acquireLease(runId)
  const run = new RunWriter(store, runId, lease.epoch)
  const seen: EventDraft[] = []
  for (const bytes of names) seen.push(observed(LOOK, (await store.evidence.write(bytes)).hash, bytes.length))
  const start = started({ irHash, ...(parent === undefined ? {} : { parent: { runId: parent, seq: 1 } }) })
  await run.append([start, ...wholeStep('build'), entered(LOOK), ...seen, finished()])
  await lease.release()
  return run
}

const idsOf = async (store: RunStore): Promise<readonly string[]> => (await store.runs()).map(({ runId }) => runId).sort()

async function assertGone(store: RunStore, runId: string): Promise<void> {
  assert.deepEqual([await store.head(runId), await store.checkpoint(runId)], [undefined, undefined])
  assert.deepEqual([await store.events(runId), await store.recordPage(runId), await store.records(runId, ['build'])], [[], [], []])
  assert.deepEqual([await store.runIdsWithPrefix(runId, 9), (await idsOf(store)).includes(runId)], [[], false])
  await rejects(store.verify(runId), 'run.unknown')
}

const [SMALL, LARGE] = [smallEvidence('only seen once').bytes, bytesOf(300_000)]
const [SHARED_SMALL, SHARED_LARGE] = [smallEvidence('seen by both').bytes, bytesOf(200_000)]

/** Finished runs that are removed whole, and what nothing names. */
export const REMOVAL_CHECKS: readonly StoreCheck[] = [
  storeCheck('a removed run is gone with all that only it named, and nothing else is', async (place) => {
    const store = await place.open()
    for (const flow of [FIRST_FLOW, SECOND_FLOW]) await store.putFlow(flow.irHash, archiveBytes(flow))
    await made(store, 'goes', { names: [SMALL, LARGE, SHARED_SMALL, SHARED_LARGE] })
    await made(store, 'stays', { names: [SHARED_SMALL, SHARED_LARGE], irHash: SECOND_FLOW.irHash })
    const before = await exported(store, 'stays')
    const removal = await remove(store, ['goes'])
    assert.deepEqual(removal.runs.map(({ runId, bytes }) => [runId, bytes > SMALL.length + LARGE.length]), [['goes', true]])
    assert.ok((removal.runs[0]?.bytes ?? 0) < LARGE.length + SHARED_LARGE.length, 'what stays is not counted')
    assert.deepEqual([removal.orphans.count, removal.flows.count, removal.filesLeft], [0, 1, 0])
    for (const handle of [store, await place.open()]) {
      await assertGone(handle, 'goes')
      assert.ok((await exported(handle, 'stays')).equals(before))
      assert.deepEqual([await handle.flow(FIRST_FLOW.irHash), (await handle.flow(SECOND_FLOW.irHash))?.length],
        [undefined, archiveBytes(SECOND_FLOW).length])
      for (const [bytes, isThere] of [[SMALL, false], [LARGE, false], [SHARED_SMALL, true], [SHARED_LARGE, true]] as const) {
        const { hash } = await openMemoryStore().evidence.write(bytes)
        assert.equal(await handle.evidence.has(hash), isThere)
      }
      assert.deepEqual(await handle.verify(), [])
    }
    await assertFolded(store, 'stays')
  }),

  storeCheck('the id of a removed run stays taken, until a person lets it go', async (place) => {
    const store = await place.open()
    const run = await made(store, 'r1')
    await made(store, 'r2')
    await remove(store, ['r1'])
    const about = { runId: 'r1', flowId: 'sample', outcome: 'passed', finishedAtMs: run.atMs - 1, removedAtMs: 9_000, openCalls: [] }
    assert.deepEqual([await store.removedRun('r1'), await store.removedRun('r2')], [about, undefined])
    await store.close()
    const other = await place.open()
    assert.deepEqual(await other.removedRun('r1'), about)
    const fault = await rejects(new RunWriter(other, 'r1').append([started()]), 'run.id-taken')
    assert.match(fault.message, /was removed by gc/)
    await rejects(new RunWriter(other, 'r1').append([ENTRY]), 'run.unknown')
    await other.releaseRunId('r1')
    await other.releaseRunId('r2')
    await new RunWriter(other, 'r1').append([started()])
    assert.deepEqual([await other.removedRun('r1'), await idsOf(other)], [undefined, ['r1', 'r2']])
    assert.deepEqual(await other.verify(), [])
  }),

  handleCheck('a removed run comes back by an import, and is removed no more', async (store) => {
    await made(store, 'r1', { names: [SMALL, LARGE] })
    const file = await exported(store)
    await remove(store, ['r1'])
    assert.equal((await imported(store, file)).kind, 'imported')
    assert.ok((await exported(store)).equals(file))
    assert.equal(await store.removedRun('r1'), undefined)
    await assertFolded(store, 'r1')
    assert.deepEqual((await remove(store, ['r1'])).runs.map(({ runId }) => runId), ['r1'])
    assert.deepEqual(await store.verify(), [])
  }),

  storeCheck('nothing is removed while any run is leased, and the one is named', async (place) => {
    const [store, writer] = [await place.open(), await place.open()]
    await made(store, 'r1', { names: [SMALL] })
    for (const runId of ['r1', 'A.new-one', 'x'.repeat(128)]) {
      const lease = await writer.acquireLease(runId)
      for (const dryRun of [true, false]) {
        const fault = await rejects(remove(store, ['r1'], { dryRun, orphansBeforeMs: FAR }), 'store.writer-busy')
        assert.ok(fault.message.includes(runId.slice(0, 60)), fault.message)
      }
      await lease.release()
    }
    await assertFolded(store, 'r1')
    assert.equal((await remove(store, ['r1'])).runs.length, 1)
  }),

  handleCheck('what is not finished, unknown, or the parent of one that stays is not removed, and nothing with it', async (store) => {
    await made(store, 'parent')
    await made(store, 'child', { parent: 'parent' })
    await new RunWriter(store, 'open').append([started(), suspended('stop')])
    const refused = [[['parent'], 'store.busy'], [['child', 'open'], 'store.busy'], [['child', 'nobody'], 'run.unknown']] as const
    for (const [runIds, code] of refused) await rejects(remove(store, runIds), code)
    assert.deepEqual(await idsOf(store), ['child', 'open', 'parent'])
    await remove(store, ['parent', 'child'])
    assert.deepEqual(await idsOf(store), ['open'])
    assert.deepEqual(await store.verify(), [])
  }),

  handleCheck('a run that goes on while it is looked at is not removed', async (store) => {
    const run = await made(store, 'r1')
    const removal = remove(store, ['r1'])
    run.segment++
    await run.append([resumed()])
    await rejects(removal, 'store.busy')
    await assertFolded(store, 'r1')
  }),

  handleCheck('evidence that is named while runs are looked at stays', async (store) => {
    const run = new RunWriter(store, 'first')
    await run.append([started(), entered(LOOK)])
    await made(store, 'goes', { names: [SMALL, LARGE] })
    const hashes = [(await store.evidence.write(SMALL)).hash, (await store.evidence.write(LARGE)).hash]
    const removal = remove(store, ['goes'])
    await run.append(hashes.map((hash) => observed(LOOK, hash, 1)))
    await removal
    for (const hash of hashes) assert.ok(await store.evidence.has(hash))
    assert.deepEqual(await store.verify(), [])
  }),

  handleCheck('evidence that nothing names goes when it is old enough, and not before', async (store) => {
    await made(store, 'r1', { names: [SHARED_SMALL, SHARED_LARGE] })
    const [small, large] = [await store.evidence.write(SMALL), await store.evidence.write(LARGE)]
    assert.deepEqual((await remove(store, [])).orphans, { count: 0, bytes: 0 })
    assert.ok(await store.evidence.has(small.hash) && await store.evidence.has(large.hash))
    assert.deepEqual((await remove(store, [], { orphansBeforeMs: FAR })).orphans, { count: 2, bytes: small.bytes + large.bytes })
    assert.deepEqual([await store.evidence.has(small.hash), await store.evidence.has(large.hash)], [false, false])
    assert.deepEqual(await store.verify(), [])
    assert.equal((await store.evidence.write(LARGE)).known, false)
    assert.ok(Buffer.from(LARGE).equals(await store.evidence.read(large.hash)))
  }),

  handleCheck('who only asks is told what would go, and nothing goes', async (store) => {
    await made(store, 'r1', { names: [SMALL, LARGE] })
    await store.putFlow(FIRST_FLOW.irHash, archiveBytes(FIRST_FLOW))
    await store.evidence.write(SHARED_LARGE)
    const before = await exported(store)
    const would = await remove(store, ['r1'], { orphansBeforeMs: FAR, dryRun: true })
    assert.ok((await exported(store)).equals(before))
    assert.equal(await store.removedRun('r1'), undefined)
    assert.deepEqual(await remove(store, ['r1'], { orphansBeforeMs: FAR }), would)
    assert.deepEqual([would.runs.length, would.orphans.count, would.flows.count], [1, 1, 1])
  }),

  handleCheck('dispatches of which nobody knows how they ended are remembered', async (store) => {
    await new RunWriter(store, 'r1').append([
      started(), ...wholeStep('build'), entered(LOOK), intended(LOOK, 'c1'),
      settled(LOOK, 'c1', { terminal: 'uncertain', effect: 'unknown' }), intended(LOOK, 'c2'), finished('aborted'),
    ])
    assert.deepEqual((await remove(store, ['r1'])).runs[0]?.openCalls, ['c1', 'c2'])
    assert.deepEqual((await store.removedRun('r1'))?.openCalls, ['c1', 'c2'])
  }),

  storeCheck('nothing is removed when it cannot be told what the remaining runs name', async (place) => {
    const prepared = await place.open()
    await made(prepared, 'goes')
    await made(prepared, 'stays', { names: [SMALL] })
    await prepared.close()
    await place.damage({ of: 'event', runId: 'stays', seq: 3 })
    const store = await place.open()
    await rejects(remove(store, ['goes']), 'store.corrupt')
    await assertFolded(store, 'goes')
  }),

  handleCheck('who has no lease names only evidence that is there', async (store) => {
    const [run, ask] = [new RunWriter(store, 'r1'), stepPath('ask')]
    await run.append([started(), entered(ask, { kind: 'human' }), asked(ask, 'q1')])
    for (const bytes of [SMALL, LARGE]) {
      const { hash } = await store.evidence.write(bytes)
      await remove(store, [], { orphansBeforeMs: FAR })
      await rejects(store.append(run.request([answerNaming(hash)])), 'store.evidence-missing')
      await store.evidence.write(bytes)
    }
    const { hash } = await store.evidence.write(LARGE)
    await run.append([answerNaming(hash)])
    assert.deepEqual(await store.verify(), [])
  }),
]

function answerNaming(hash: string): EventDraft {
  const answer = answered(stepPath('ask'), 'q1')
  return { ...answer, payload: { ...answer.payload, evidence: hash } } as EventDraft
}
