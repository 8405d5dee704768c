import assert from 'node:assert/strict'
import { assertFolded, rejects } from './assert-store.ts'
import { RunWriter } from './run-writer.ts'
import { answered, asked, cancelled, entered, finished, probed, resumed, started, stepPath, suspended } from './sample-log.ts'
import { storeCheck, type StoreCheck } from './store-under-test.ts'

/** One writer at a time; those who may say something without being it. */
export const LEASE_CHECKS: readonly StoreCheck[] = [
  storeCheck('of two that want to write a run exactly one may, and the other is told who does', async (place) => {
    const [one, two] = [await place.open(), await place.open()]
    const answers = await Promise.allSettled([one.acquireLease('r1'), two.acquireLease('r1')])
    assert.deepEqual(answers.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
    const fault = await rejects(two.acquireLease('r1'), 'store.writer-busy')
    assert.match(fault.message, new RegExp(`process ${String(process.pid)} on`))
    assert.match(fault.next ?? '', /runner resume r1 --wait/)
    await rejects(one.acquireLease('r1'), 'store.writer-busy')
    assert.equal((await two.acquireLease('r2')).epoch, 1)
  }),

  storeCheck('a released lease is free, and releasing twice is once', async (place) => {
    const [one, two] = [await place.open(), await place.open()]
    const lease = await one.acquireLease('r1')
    await lease.release()
    const next = await two.acquireLease('r1')
    await lease.release()
    assert.equal((await one.leaseHolder('r1'))?.pid, process.pid)
    await rejects(one.acquireLease('r1'), 'store.writer-busy')
    await next.release()
    assert.equal(await one.leaseHolder('r1'), undefined)
  }),

  storeCheck('closing a store gives up its leases', async (place) => {
    const [one, two] = [await place.open(), await place.open()]
    await one.acquireLease('r1')
    await one.close()
    await one.close()
    assert.equal(await two.leaseHolder('r1'), undefined)
    assert.equal((await two.acquireLease('r1')).runId, 'r1')
  }),

  storeCheck('asking who holds a lease neither takes it nor makes the run known', async (place) => {
    const [one, two] = [await place.open(), await place.open()]
    assert.equal(await one.leaseHolder('r1'), undefined)
    const lease = await two.acquireLease('r1')
    assert.deepEqual(Object.keys(await one.leaseHolder('r1') ?? {}).sort(), ['host', 'pid', 'sinceMs'])
    await lease.release()
    assert.equal(await one.leaseHolder('r1'), undefined)
    assert.deepEqual(await one.runs(), [])
  }),

  storeCheck('ids that differ only in case, or are long, are leased apart', async (place) => {
    const store = await place.open()
    const ids = ['run', 'Run', 'RUN', 'r.u-n_1', '..', 'a'.repeat(128), `${'a'.repeat(127)}b`, 'A'.repeat(128), `${'A'.repeat(127)}B`]
    for (const runId of ids) await store.acquireLease(runId)
    for (const runId of ids) await rejects(store.acquireLease(runId), 'store.writer-busy')
  }),

  storeCheck('who takes over raises the epoch, and the one before can write no more', async (place) => {
    const [one, two] = [await place.open(), await place.open()]
    const old = await one.acquireLease('r1')
    const before = new RunWriter(one, 'r1', old.epoch)
    await before.append([started()])
    await old.release()
    const lease = await two.acquireLease('r1')
    assert.ok(lease.epoch > old.epoch)
    const after = new RunWriter(two, 'r1', lease.epoch, 2)
    after.head = before.head
    await rejects(one.append(before.request([entered(stepPath('a'))])), 'store.epoch-lost')
    const [event] = await after.append([resumed()])
    assert.deepEqual([event?.epoch, event?.segment], [lease.epoch, 2])
    await rejects(one.append(before.request([entered(stepPath('a'))])), 'store.epoch-lost')
    await assertFolded(two, 'r1')
  }),

  storeCheck('an answer, a claim and a cancel need no lease, and carry the place of the run they go to', async (place) => {
    const [one, two] = [await place.open(), await place.open()]
    const ask = stepPath('ask')
    const owner = new RunWriter(one, 'r1', 1, 1)
    await owner.append([started(), suspended('stop')])
    await (await one.acquireLease('r1')).release()
    const { epoch } = await one.acquireLease('r1')
    const running = new RunWriter(one, 'r1', epoch, 2)
    running.head = owner.head
    await running.append([resumed(), entered(ask, { kind: 'human' }), asked(ask, 'q1')])
    const stranger = new RunWriter(two, 'r1', 0, 0)
    stranger.head = running.head
    const events = [...await stranger.append([answered(ask, 'q1')]), ...await stranger.append([cancelled()])]
    assert.deepEqual(events.map((event) => [event.epoch, event.segment]), [[epoch, 2], [epoch, 2]])
    await rejects(two.append(stranger.request([cancelled(), probed(ask)])), 'store.epoch-lost')
    assert.equal((await one.append(running.request([finished('aborted')]))).kind, 'headMoved')
    await assertFolded(one, 'r1')
  }),
]
