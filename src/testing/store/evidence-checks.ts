import assert from 'node:assert/strict'
import { archiveBytes } from '../../core/flow/archive-form.ts'
import type { EvidenceStore } from '../../ports/run-store.ts'
import { assertFolded, rejects, smallEvidence } from './assert-store.ts'
import { RunWriter } from './run-writer.ts'
import { bytesOf, sampleFlow } from './sample-bytes.ts'
import { entered, intended, observed, probed, SAMPLE_IR, settled, started, stepPath } from './sample-log.ts'
import { handleCheck, storeCheck, type StoreCheck } from './store-under-test.ts'

const STEP = stepPath('look')

async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield await Promise.resolve(bytes.subarray(at, at + size))
}

async function collect(evidence: EvidenceStore, hash: Parameters<EvidenceStore['stream']>[0]): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of evidence.stream(hash)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Bytes under their hash, and damage that is found. */
export const EVIDENCE_CHECKS: readonly StoreCheck[] = [
  storeCheck('evidence of every size is kept once, under its hash, whole or in pieces', async (place) => {
    const [store, other] = [await place.open(), await place.open()]
    const limit = store.evidence.inlineLimit
    for (const size of [0, 1, limit, limit + 1, 5 * limit + 7]) {
      const bytes = bytesOf(size)
      const first = await store.evidence.write(bytes)
      assert.deepEqual([first.bytes, first.known], [size, false])
      assert.deepEqual(await other.evidence.write(inPieces(bytes, 10_000)), { ...first, known: true })
      assert.ok(Buffer.from(bytes).equals(await other.evidence.read(first.hash)))
      assert.ok(Buffer.from(bytes).equals(await collect(store.evidence, first.hash)))
      assert.equal(await store.evidence.has(first.hash), true)
    }
    assert.notEqual((await store.evidence.write(bytesOf(9))).hash, (await store.evidence.write(bytesOf(8))).hash)
  }),

  handleCheck('the same evidence written several times at once is kept once', async (store) => {
    const bytes = bytesOf(300_000)
    const written = await Promise.all(Array.from({ length: 5 }, () => store.evidence.write(inPieces(bytes, 100_000))))
    assert.equal(new Set(written.map(({ hash }) => hash)).size, 1)
    assert.equal(written.filter(({ known }) => !known).length, 1)
    assert.deepEqual(await store.verify(), [])
  }),

  handleCheck('everything that is kept is found by its hash, in order and in pages, named or not', async (store) => {
    const hashes = await Promise.all([1, 2, 3, 70_000].map(async (size) => (await store.evidence.write(bytesOf(size))).hash))
    await store.putFlow(SAMPLE_IR, archiveBytes(sampleFlow()))
    assert.deepEqual(await store.keptHashes('evidence'), hashes.toSorted())
    const first = await store.keptHashes('evidence', { limit: 3 })
    const after = first[2] ?? SAMPLE_IR
    assert.deepEqual([...first, ...await store.keptHashes('evidence', { after, limit: 3 })], hashes.toSorted())
    assert.deepEqual(await store.keptHashes('flows'), [SAMPLE_IR])
    assert.deepEqual(await store.keptHashes('flows', { after: SAMPLE_IR }), [])
  }),

  handleCheck('evidence that comes with an append is there with its events', async (store) => {
    const run = new RunWriter(store, 'r1')
    const small = smallEvidence('what was seen')
    await run.append([started(), entered(STEP), observed(STEP, small.hash, small.bytes.length)], { evidence: [small], flush: true })
    assert.equal(Buffer.from(await store.evidence.read(small.hash)).toString(), 'what was seen')
    assert.deepEqual(await store.evidence.write(small.bytes), { hash: small.hash, bytes: small.bytes.length, known: true })
    await run.append([probed(STEP)], { evidence: [small] })
    await assertFolded(store, 'r1')
  }),

  handleCheck('evidence that is not there is a fault, and verify names it', async (store) => {
    const { hash } = smallEvidence('never written')
    assert.equal(await store.evidence.has(hash), false)
    await rejects(store.evidence.read(hash), 'store.evidence-missing')
    await rejects(collect(store.evidence, hash), 'store.evidence-missing')
    await new RunWriter(store, 'r1').append([started(), entered(STEP), observed(STEP, hash, 1)])
    assert.deepEqual((await store.verify('r1')).map(({ kind, seq, runId }) => [kind, seq, runId]), [['evidence', 3, 'r1']])
  }),

  handleCheck('a source that fails leaves no evidence behind', async (store) => {
    async function* failing(): AsyncGenerator<Uint8Array> {
      yield* inPieces(bytesOf(200_000), 50_000)
      throw new Error('the source broke')
    }
    await assert.rejects(store.evidence.write(failing()), /the source broke/)
    assert.deepEqual(await store.verify(), [])
  }),

  handleCheck('flows are archived under their hash, the first bytes for good', async (store) => {
    const flow = sampleFlow()
    const bytes = archiveBytes(flow)
    assert.equal(await store.flow(flow.irHash), undefined)
    await store.putFlow(flow.irHash, bytes)
    await store.putFlow(flow.irHash, bytes)
    assert.ok(Buffer.from(bytes).equals(await store.flow(flow.irHash) ?? new Uint8Array()))
    assert.deepEqual(await store.verify(), [])
    await store.putFlow(SAMPLE_IR, bytes)
    assert.deepEqual((await store.verify()).map(({ kind }) => kind), ['flow'])
  }),

  storeCheck('an altered byte of anything kept is found', async (place) => {
    const flow = sampleFlow()
    const [small, large] = [smallEvidence('small evidence to alter'), bytesOf(200_000)]
    const prepared = await place.open()
    const big = await prepared.evidence.write(large)
    await prepared.putFlow(flow.irHash, archiveBytes(flow))
    await new RunWriter(prepared, 'r1').append([
      started({ irHash: flow.irHash }), entered(STEP), intended(STEP, 'c1'), settled(STEP, 'c1'), observed(STEP, small.hash, 1),
      observed(STEP, big.hash, 1),
    ], { evidence: [small] })
    await new RunWriter(prepared, 'sound').append([started()])
    await prepared.close()
    for (const damage of [
      { of: 'event', runId: 'r1', seq: 4 }, { of: 'event', runId: 'r1', seq: 6 }, { of: 'record', runId: 'r1', ref: 'look' },
      { of: 'checkpoint', runId: 'r1' }, { of: 'evidence', hash: small.hash }, { of: 'evidence', hash: big.hash },
      { of: 'flow', irHash: flow.irHash },
    ] as const) {
      await place.damage(damage)
      const store = await place.open()
      assert.notDeepEqual(await store.verify('r1'), [], `verify r1 does not see an altered ${damage.of}`)
      assert.notDeepEqual(await store.verify(), [], `verify does not see an altered ${damage.of}`)
      assert.deepEqual(await store.verify('sound'), [])
      await store.close()
      await place.damage(damage)
    }
    const store = await place.open()
    assert.deepEqual(await store.verify(), [], 'altering twice is not altering')
  }),

  storeCheck('reading an altered byte is a fault', async (place) => {
    const store = await place.open()
    const big = await store.evidence.write(bytesOf(200_000))
    await new RunWriter(store, 'r1').append([started(), entered(STEP), probed(STEP)])
    await store.close()
    await place.damage({ of: 'event', runId: 'r1', seq: 2 })
    await place.damage({ of: 'evidence', hash: big.hash })
    const other = await place.open()
    await rejects(other.events('r1'), 'store.corrupt')
    await rejects(other.events('r1', { after: 1, limit: 1 }), 'store.corrupt')
    assert.deepEqual((await other.events('r1', { limit: 1 })).map(({ seq }) => seq), [1])
    await rejects(other.evidence.read(big.hash), 'store.evidence-missing')
    assert.ok((await other.verify()).some(({ kind }) => kind === 'evidence'), 'verify reads evidence that no event names, too')
    await other.close()
    await place.damage({ of: 'event', runId: 'r1', seq: 2 })
    await place.damage({ of: 'event', runId: 'r1', seq: 3 })
    const last = await place.open()
    await rejects(last.events('r1'), 'store.corrupt')
    await rejects(last.events('r1', { after: 2 }), 'store.corrupt')
  }),
]
