import assert from 'node:assert/strict'
import { archiveBytes } from '../../core/flow/archive-form.ts'
import { importRun } from '../../engine/transfer/import-run.ts'
import type { EventDraft } from '../../model/run-event.ts'
import type { ForeignLog, RunStore } from '../../ports/run-store.ts'
import { encodeEvent, type StoredEvent } from '../../stores/event-bytes.ts'
import { openMemoryStore } from '../../stores/memory/memory-store.ts'
import { assertFolded, rejects, smallEvidence } from './assert-store.ts'
import { assertRefused, assertSame, exported, FIRST_FLOW, goOn, imported, makeTravelled, SECOND_FLOW } from './moving-run.ts'
import { RunWriter } from './run-writer.ts'
import { cancelled, entered, finished, observed, settled, started, stepPath, wholeStep } from './sample-log.ts'
import { handleCheck, storeCheck, type StoreCheck } from './store-under-test.ts'

/** Events as another store would have written them. */
function chained(drafts: readonly EventDraft[], runId = 'r1'): readonly StoredEvent[] {
  const stored: StoredEvent[] = []
  for (const draft of drafts) {
    const prev = stored.at(-1)?.hash ?? null
    stored.push(encodeEvent(draft, { runId, seq: stored.length + 1, prev, segment: 1, epoch: 1, atMs: stored.length }))
  }
  return stored
}

function foreignLog(events: readonly StoredEvent[], source: AsyncIterable<Uint8Array> = bytesOfAll(events)): ForeignLog {
  return { runId: 'r1', head: { seq: events.length, hash: events.at(-1)?.hash ?? null }, events: source, flows: [] }
}

async function* bytesOfAll(events: readonly StoredEvent[]): AsyncGenerator<Uint8Array> {
  for (const { bytes } of events) yield await Promise.resolve(bytes)
}

/** A travelled run in a store in memory, as a file, and the place that knows it too. */
async function moved(store: RunStore): Promise<{ readonly origin: RunStore; readonly file: Buffer }> {
  const origin = openMemoryStore()
  await makeTravelled(origin)
  const file = await exported(origin)
  await imported(store, file)
  return { origin, file }
}

const lineEnds = (file: Buffer): readonly number[] => [...file.entries()].filter(([, byte]) => byte === 0x0a).map(([at]) => at + 1)

/** The file with one bit of a byte turned. */
function altered(file: Buffer, at: number): Buffer {
  const copy = Buffer.from(file)
  copy[at] = (copy[at] ?? 0) ^ 1
  return copy
}

/** Runs that leave a store and come to another one. */
export const MOVING_CHECKS: readonly StoreCheck[] = [
  storeCheck('a run goes to another store and comes back byte for byte', async (place) => {
    const store = await place.open()
    const { file } = await moved(store)
    await assertSame(store, file)
    const back = openMemoryStore()
    assert.equal((await imported(back, await exported(store))).kind, 'imported')
    await assertSame(back, file)
    await assertSame(await place.open(), file)
  }),

  storeCheck('a run that came is taken over like any other: the epoch goes on from that of its log', async (place) => {
    const store = await place.open()
    await moved(store)
    const last = (await store.events('r1')).at(-1)
    const run = await goOn(store, wholeStep('tag'))
    assert.equal(run.epoch, (last?.epoch ?? 0) + 1)
    await assertFolded(await place.open(), 'r1')
  }),

  handleCheck('what is known, and what it began with, changes nothing', async (store) => {
    const { file, origin } = await moved(store)
    assert.deepEqual(await imported(store, file), { runId: 'r1', kind: 'known', added: 0, head: await origin.head('r1') })
    const run = await goOn(store, wholeStep('tag'))
    const later = await exported(store)
    assert.deepEqual(await imported(store, file), { runId: 'r1', kind: 'known', added: 0, head: run.head })
    await assertSame(store, later)
  }),

  handleCheck('what goes on from what is known is appended', async (store) => {
    const { origin } = await moved(store)
    const before = await store.head('r1')
    const run = await goOn(origin, wholeStep('tag'))
    const file = await exported(origin)
    const added = run.head.seq - (before?.seq ?? 0)
    assert.deepEqual(await imported(store, file), { runId: 'r1', kind: 'extended', added, head: run.head })
    await assertSame(store, file)
    assert.equal((await goOn(store, wholeStep('announce'))).epoch, run.epoch + 1)
    await assertFolded(store, 'r1')
  }),

  handleCheck('two histories that part are refused at the first event that differs, and nothing is written', async (store) => {
    const { origin } = await moved(store)
    const common = (await store.head('r1'))?.seq ?? 0
    const seen = smallEvidence('seen only there')
    await goOn(origin, [...wholeStep('tag'), entered(stepPath('see'))])
    const theirs = await goOn(origin, [observed(stepPath('see'), (await origin.evidence.write(seen.bytes)).hash, 1)])
    await goOn(store, wholeStep('tag'), 9_000)
    const ours = await exported(store)
    const fault = await rejects(imported(store, await exported(origin)), 'store.history-diverged')
    assert.equal(fault.data?.['seq'], common + 1)
    assert.match(fault.message, new RegExp(`event ${String(common + 1)}: here runResumed .*, there runResumed `))
    assert.equal(await store.evidence.has(seen.hash), false)
    await assertSame(store, ours)
    await rejects(imported(origin, ours), 'store.history-diverged')
    assert.deepEqual(await origin.head('r1'), theirs.head)
  }),

  handleCheck('another run of the same id parts at its first event', async (store) => {
    await moved(store)
    const other = openMemoryStore()
    await new RunWriter(other, 'r1').append([started({ flowId: 'another' })])
    assert.equal((await rejects(imported(store, await exported(other)), 'store.history-diverged')).data?.['seq'], 1)
  }),

  storeCheck('a run that somebody writes takes nothing in, and neither does one that is coming already', async (place) => {
    const [store, writer] = [await place.open(), await place.open()]
    const { origin, file } = await moved(store)
    await goOn(origin, wholeStep('tag'))
    const longer = await exported(origin)
    const lease = await writer.acquireLease('r1')
    await rejects(imported(store, longer), 'store.writer-busy')
    await lease.release()
    await assertSame(store, file)
    const firstEvent = longer.indexOf('\n', longer.indexOf('\n{"event"') + 1) + 1
    async function* meanwhile(): AsyncGenerator<Uint8Array> {
      yield longer.subarray(0, firstEvent)
      await rejects(imported(writer, longer), 'store.writer-busy')
      await rejects(writer.acquireLease('r1'), 'store.writer-busy')
      yield longer.subarray(firstEvent)
    }
    assert.equal((await importRun(meanwhile(), () => store)).kind, 'extended')
    await assertSame(store, longer)
  }),

  handleCheck('a file that is cut off, altered, shuffled or of another kind is refused, and nothing of it is seen', async (store) => {
    const origin = openMemoryStore()
    await makeTravelled(origin)
    const file = await exported(origin)
    const ends = lineEnds(file)
    const lines = ends.map((end, i) => file.subarray(ends[i - 1] ?? 0, end))
    for (const [i, end] of ends.entries()) {
      const from = ends[i - 1] ?? 0
      const name = `line ${String(i + 1)} of ${String(ends.length)}`
      for (const at of [from, from + 14, Math.floor((from + end) / 2), end - 2, end - 1]) {
        await assertRefused(store, altered(file, at), `${name}, altered at ${String(at - from)}`)
      }
      await assertRefused(store, file.subarray(0, end - 1), `${name} is the last one and lacks its end`)
      if (i + 1 < ends.length) await assertRefused(store, file.subarray(0, end), `${name} is the last one`)
      await assertRefused(store, Buffer.concat(lines.toSpliced(i, 1)), `${name} is left out`)
      await assertRefused(store, Buffer.concat(lines.toSpliced(i, 0, lines[i] ?? file)), `${name} comes twice`)
    }
    for (const text of ['', '\n', '{}\n', 'flow: a\n', '[1]\n']) await assertRefused(store, Buffer.from(text), JSON.stringify(text))
    assert.equal((await imported(store, file)).kind, 'imported')
  }),

  handleCheck('an altered file about a run that is known is called altered, not another history', async (store) => {
    const { file } = await moved(store)
    const ends = lineEnds(file)
    for (const [i, end] of ends.entries()) {
      const at = Math.floor(((ends[i - 1] ?? 0) + end) / 2)
      await rejects(imported(store, altered(file, at)), 'import.invalid')
    }
    await assertSame(store, file)
  }),

  handleCheck('events that are linked and still no log are refused', async (store) => {
    const step = stepPath('a')
    const evil: readonly (readonly EventDraft[])[] = [
      [entered(step)], [started(), settled(step, 'never-dispatched')], [started({ platform: 7 } as never)],
      [started(), entered(step), observed(step, smallEvidence('never written').hash, 1)],
    ]
    for (const drafts of evil) await rejects(store.importLog(foreignLog(chained(drafts))), 'import.invalid')
    await rejects(store.importLog(foreignLog(chained([started()], 'r2'))), 'import.invalid')
    const sound = chained([started(), finished()])
    const [first = null, last = null] = sound.map(({ hash }) => hash)
    for (const head of [{ seq: 3, hash: last }, { seq: 1, hash: first }, { seq: 1, hash: last }, { seq: 2, hash: first }]) {
      await rejects(store.importLog({ ...foreignLog(sound), head }), 'import.invalid')
    }
    const flows = [{ irHash: FIRST_FLOW.irHash, bytes: archiveBytes(SECOND_FLOW) }]
    await rejects(store.importLog({ ...foreignLog(sound), flows }), 'import.invalid')
    assert.deepEqual(await store.runs(), [])
    assert.equal((await store.importLog(foreignLog(sound))).kind, 'imported')
    await assertFolded(store, 'r1')
  }),

  handleCheck('a source that fails leaves nothing, and its error comes through', async (store) => {
    const sound = chained([started(), finished()])
    async function* failing(): AsyncGenerator<Uint8Array> {
      yield* bytesOfAll(sound)
      throw new Error('the source broke')
    }
    await assert.rejects(store.importLog(foreignLog(sound, failing())), /the source broke/)
    assert.equal(await store.head('r1'), undefined)
    assert.equal((await store.importLog(foreignLog(sound))).added, 2)
  }),

  handleCheck('what is appended without a lease while a log comes is not overwritten', async (store) => {
    const sound = chained([started(), ...wholeStep('a'), ...wholeStep('b')])
    await store.importLog(foreignLog(sound.slice(0, 7)))
    const head = await store.head('r1') ?? assert.fail('the run is there')
    async function* slowly(): AsyncGenerator<Uint8Array> {
      yield* bytesOfAll(sound.slice(0, 9))
      await store.append({ runId: 'r1', head, epoch: 0, segment: 0, atMs: 9, events: [cancelled()], flush: false })
      yield* bytesOfAll(sound.slice(9))
    }
    await rejects(store.importLog(foreignLog(sound, slowly())), 'store.busy')
    assert.equal((await store.events('r1')).at(-1)?.type, 'runCancelled')
    await assertFolded(store, 'r1')
  }),

  handleCheck('a fork comes after the run it was forked from', async (store) => {
    const fork = chained([started({ parent: { runId: 'parent', seq: 1 } })])
    assert.match((await rejects(store.importLog(foreignLog(fork)), 'import.parent-missing')).next ?? '', /parent/)
    assert.equal(await store.head('r1'), undefined)
    await new RunWriter(store, 'parent').append([started()])
    assert.equal((await store.importLog(foreignLog(fork))).kind, 'imported')
  }),

  handleCheck('the log is read with its bytes, in pages, and damage is told', async (store) => {
    const run = new RunWriter(store, 'r1')
    await run.append([started(), ...wholeStep('a')])
    const logged = await store.loggedEvents('r1')
    assert.deepEqual(logged.map(({ event }) => event), await store.events('r1'))
    assert.deepEqual(logged.map(({ bytes }) => JSON.parse(Buffer.from(bytes).toString()) as unknown), await store.events('r1'))
    assert.deepEqual((await store.loggedEvents('r1', { after: 2, limit: 3 })).map(({ event }) => event.seq), [3, 4, 5])
    assert.deepEqual([await store.loggedEvents('r1', { after: 7 }), await store.loggedEvents('r2')], [[], []])
  }),

  storeCheck('what is damaged is not exported', async (place) => {
    const store = await place.open()
    await makeTravelled(store)
    await store.close()
    await place.damage({ of: 'event', runId: 'r1', seq: 4 })
    const other = await place.open()
    await rejects(exported(other), 'store.corrupt')
    await rejects(exported(other, 'r2'), 'run.unknown')
  }),
]
