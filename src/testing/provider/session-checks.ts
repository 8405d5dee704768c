import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { sameJson } from '../../base/json.ts'
import { validateManifest } from '../../model/generated/validators.js'
import type { ObservationWant, ProviderSession } from '../../ports/provider.ts'
import { callOf, calm, execute, openSession, prepared, type ProviderHarness } from './harness.ts'

// What a session says of itself, what it sees and keeps, and its end.

type Checks = Readonly<Record<string, (harness: ProviderHarness) => Promise<void>>>

const WANTS: readonly ObservationWant[] = ['uiTree', 'dom', 'screenshot']

const NOTE = { ref: 'step', verdict: 'pass', summary: 'as expected', evidence: [] } as const

async function bytesOf(session: ProviderSession, ref: string): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of session.fetchEvidence(ref)) pieces.push(piece)
  return Buffer.concat(pieces)
}

const namesIn = (folder: string): Promise<readonly string[]> =>
  readdir(folder, { recursive: true }).then((names) => names.sort(), () => [])

const numberOf = (cursor: unknown): number => typeof cursor === 'number' ? cursor : 0

export const sessionChecks: Checks = {
  async 'the manifest is valid, and the session attests exactly it'(harness) {
    const { manifest } = harness.provider
    assert.ok(validateManifest(manifest), JSON.stringify(validateManifest.errors))
    const session = await openSession(harness, { sessionId: 'attested' })
    assert.ok(sameJson(session.attestation, manifest))
    assert.equal(session.sessionId, 'attested')
  },
  async 'every part of an observation is there or a gap with a reason'(harness) {
    const session = await openSession(harness)
    const { gaps, ...seen } = await session.observe(WANTS, calm())
    for (const want of WANTS) {
      const isGap = gaps.some(({ name, reason }) => name === want && reason !== '')
      assert.notEqual(isGap, want in seen, `${want} must be there or a gap, and not both`)
    }
    assert.deepEqual((await session.observe([], calm())).gaps, [])
  },
  async 'evidence that was offered can be fetched, also by a later session, and matches its digest'(harness) {
    const session = await openSession(harness)
    const outcome = await execute(session, prepared(harness.calls.offersEvidence, 'call that offers evidence')())
    const offers = prepared(outcome.evidence, 'evidence')
    assert.ok(offers.length > 0, 'the call offered nothing')
    await session.end('completed')
    const later = await openSession(harness)
    for (const { ref, sha256 } of offers) {
      const digest = createHash('sha256').update(await bytesOf(later, ref)).digest('hex')
      assert.equal(digest, sha256 ?? digest)
    }
  },
  async 'evidence that nobody offered is refused by a ProviderError'(harness) {
    const session = await openSession(harness)
    for (const ref of ['nothing', '../../../etc/passwd', 'a/../stdout']) {
      await assert.rejects(bytesOf(session, ref), { name: 'ProviderError' })
    }
  },
  async 'a verdict within the limits is taken, a larger one refused'(harness) {
    const session = await openSession(harness)
    await session.recordVerdict(NOTE)
    const larger = [{ ...NOTE, summary: 'x'.repeat(16_385) }, { ...NOTE, evidence: Array.from({ length: 65 }, () => 'sha256:0') }]
    for (const note of larger) await assert.rejects(session.recordVerdict(note), { errorClass: 'bind_arguments_invalid' })
  },
  async 'the cursor names its session and never goes back'(harness) {
    const session = await openSession(harness)
    const before = await session.currentCursor()
    await execute(session, harness.calls.succeeds())
    const after = await session.currentCursor()
    assert.deepEqual([after.provider, after.sessionId], [harness.provider.manifest.name, session.sessionId])
    assert.ok(numberOf(after.cursor) >= numberOf(before.cursor), 'the cursor went back')
  },
  async 'a session may end twice; then only its health can be asked'(harness) {
    const session = await openSession(harness)
    const cursor = await session.currentCursor()
    assert.equal((await session.health()).ok, true)
    await session.end('completed')
    await session.end('shutdown')
    const lost = { name: 'ProviderError', errorClass: 'transport_lost' }
    await assert.rejects(session.execute(callOf(harness.calls.succeeds()), calm()), lost)
    await assert.rejects(session.observe(WANTS, calm()), lost)
    await assert.rejects(session.reconcile('call', cursor, 'void'), lost)
    await assert.rejects(session.recordVerdict(NOTE), lost)
    await assert.rejects(bytesOf(session, 'ref'), lost)
    assert.equal((await session.health()).ok, false)
  },
  async 'a session opened only to ask dispatches nothing and writes nothing'(harness) {
    const before = await namesIn(harness.journalDir)
    const session = await openSession(harness, { purpose: 'ask' })
    const cursor = await session.currentCursor()
    await assert.rejects(session.execute(callOf(harness.calls.succeeds()), calm()), { name: 'ProviderError' })
    await assert.rejects(session.reconcile('some-call', cursor, 'void'), { name: 'ProviderError' })
    await session.reconcile('some-call', cursor, 'peek')
    await session.end('shutdown')
    assert.deepEqual(await namesIn(harness.journalDir), before)
  },
}
