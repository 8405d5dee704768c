import assert from 'node:assert/strict'
import type { StepRecord } from '../../model/checkpoint.ts'
import type { EventDraft, RunEvent } from '../../model/run-event.ts'
import { assertFolded, plain, rejects, smallEvidence } from './assert-store.ts'
import { EMPTY_LOG, RunWriter } from './run-writer.ts'
import {
  adopted, answered, asked, entered, exited, finished, intended, judged, probed, resumed, sampleRun, settled, started, stepPath, suspended,
  wholeStep,
} from './sample-log.ts'
import { handleCheck, storeCheck, type StoreCheck } from './store-under-test.ts'

const ROOT_STEP = stepPath('publish')
const stray: EventDraft = settled(ROOT_STEP, 'never-dispatched')

/** What is appended is what is read, and what is kept beside it is its fold. */
export const LOG_CHECKS: readonly StoreCheck[] = [
  storeCheck('a whole run is read back as it was appended, by this handle and by another', async (place) => {
    const store = await place.open()
    const run = new RunWriter(store, 'r1')
    const appended: RunEvent[] = []
    for (const event of sampleRun()) appended.push(...await run.append([event]))
    const other = await place.open()
    for (const handle of [store, other]) {
      assert.deepEqual(await handle.events('r1'), plain(appended))
      assert.deepEqual(await handle.head('r1'), run.head)
      await assertFolded(handle, 'r1')
    }
    const [build, checkout] = await other.records('r1', ['build', 'checkout'])
    assert.equal(build?.ledger[0]?.settled?.errorClass, 'action_failed_retryable')
    assert.deepEqual(checkout?.output, { inline: { receipt: 'ü-1' } })
    assert.deepEqual((await other.checkpoint('r1'))?.open, [])
  }),

  storeCheck('an intent without a settle is found by the next process, with its arguments', async (place) => {
    const store = await place.open()
    await new RunWriter(store, 'r1').append([started(), entered(ROOT_STEP), probed(ROOT_STEP), intended(ROOT_STEP, 'c1')], { flush: true })
    const other = await place.open()
    const [record] = await other.records('r1', ['publish'])
    assert.equal(record?.state, 'acting')
    const dispatches = record.ledger.map(({ callId, args, ...row }) => [callId, args, row.settled])
    assert.deepEqual(dispatches, [['c1', { inline: { run: 'make' } }, undefined]])
    assert.deepEqual((await other.checkpoint('r1'))?.open, ['publish'])
    await assertFolded(other, 'r1')
  }),

  handleCheck('seq counts from one in every run, and the envelope says who wrote it and when', async (store) => {
    const [a, b] = [new RunWriter(store, 'a'), new RunWriter(store, 'b', 3, 2)]
    const first = await a.append([started(), ...wholeStep('x')])
    const second = [...await b.append([started()], { atMs: 77 }), ...await b.append([finished()], { atMs: 78 })]
    assert.deepEqual(first.map(({ seq }) => seq), [1, 2, 3, 4, 5, 6, 7])
    assert.deepEqual(second.map(({ seq, epoch, segment, runId, v, atMs }) => [seq, epoch, segment, runId, v, atMs]), [
      [1, 3, 2, 'b', 1, 77], [2, 3, 2, 'b', 1, 78],
    ])
    assert.deepEqual(second.map(({ prev }) => prev === null), [true, false])
    assert.notDeepEqual(first[1]?.prev, second[1]?.prev)
  }),

  handleCheck('an event that cannot follow is refused together with all it was appended with', async (store) => {
    const run = new RunWriter(store, 'r1')
    await run.append([started(), entered(ROOT_STEP)])
    const before = await store.checkpoint('r1')
    const small = smallEvidence('kept only with its events')
    await rejects(run.append([probed(ROOT_STEP), stray], { evidence: [small] }), 'store.event-refused')
    assert.equal((await store.events('r1')).length, 2)
    assert.deepEqual(await store.checkpoint('r1'), before)
    assert.equal(await store.evidence.has(small.hash), false)
    await rejects(store.append(new RunWriter(store, 'r2').request([started(), stray])), 'store.event-refused')
    assert.equal(await store.head('r2'), undefined)
  }),

  handleCheck('a refused append leaves no trace in what the next ones are folded onto', async (store) => {
    const run = new RunWriter(store, 'r1')
    await run.append([started(), entered(ROOT_STEP), probed(ROOT_STEP)])
    await rejects(run.append([intended(ROOT_STEP, 'c1'), settled(ROOT_STEP, 'c1'), stray]), 'store.event-refused')
    await run.append([intended(ROOT_STEP, 'c2')])
    await assertFolded(store, 'r1')
    await run.append([settled(ROOT_STEP, 'c2'), judged(ROOT_STEP), exited(ROOT_STEP), finished()])
    await assertFolded(store, 'r1')
  }),

  handleCheck('an append may go on about a step that it closes itself', async (store) => {
    const run = new RunWriter(store, 'r1')
    const again = [entered(ROOT_STEP), intended(ROOT_STEP, 'c2'), settled(ROOT_STEP, 'c2'), judged(ROOT_STEP), exited(ROOT_STEP)]
    await run.append([started(), ...wholeStep('publish'), ...again])
    const [record] = await store.records('r1', ['publish'])
    assert.deepEqual([record?.entry, record?.ledger.map(({ entry }) => entry)], [2, [1, 2]])
    await assertFolded(store, 'r1')
  }),

  handleCheck('after every single append the kept fold is that of the log', async (store) => {
    const run = new RunWriter(store, 'r1')
    await run.append([started()])
    for (const event of ['a', 'b', 'c', 'd'].flatMap((stepId) => wholeStep(stepId))) {
      await run.append([event])
      await assertFolded(store, 'r1')
    }
  }),

  handleCheck('the status of a run follows its log', async (store) => {
    const ask = stepPath('ask')
    const run = new RunWriter(store, 'r1')
    const seen: unknown[] = []
    const note = async (event: EventDraft): Promise<void> => {
      await run.append([event])
      const [row] = await store.runs()
      seen.push([row?.status, row?.outcome])
    }
    await run.append([started(), entered(ask, { kind: 'human' }), asked(ask, 'q1')])
    await note(suspended('awaitingHuman'))
    await note(answered(ask, 'q1'))
    run.segment = 2
    await note(resumed())
    await note(suspended('stop'))
    run.segment = 3
    await note(resumed())
    await run.append([judged(ask), exited(ask)])
    await note(finished())
    assert.deepEqual(seen, [
      ['awaitingHuman', 'awaitingHuman'], ['running', 'suspended'], ['running', undefined], ['suspended', 'suspended'],
      ['running', undefined], ['finished', 'passed'],
    ])
  }),

  handleCheck('every segment says which sessions it used', async (store) => {
    const run = new RunWriter(store, 'r1')
    await run.append([started(), suspended('stop')])
    run.segment = 2
    await run.append([resumed({ sessions: [{ provider: 'fake', sessionId: 's2', cursor: { at: 9 } }] })])
    const segments = (await store.checkpoint('r1'))?.header.segments
    assert.deepEqual(segments?.map(({ segment, sessions }) => [segment, sessions]), [
      [1, [{ provider: 'fake', sessionId: 's1' }]], [2, [{ provider: 'fake', sessionId: 's2', cursor: { at: 9 } }]],
    ])
    await assertFolded(store, 'r1')
  }),

  handleCheck('a run that exists cannot start, one that does not cannot go on, and reading it says so', async (store) => {
    const run = new RunWriter(store, 'r1')
    await run.append([started()])
    await rejects(store.append(new RunWriter(store, 'r1').request([started()])), 'run.id-taken')
    await rejects(store.append(new RunWriter(store, 'r2').request([finished()])), 'run.unknown')
    await rejects(store.verify('r2'), 'run.unknown')
    assert.deepEqual([await store.head('r2'), await store.checkpoint('r2'), await store.events('r2')], [undefined, undefined, []])
    const records = [await store.records('r2', ['a']), await store.recordPage('r2'), await store.recordsOfStep('r2', 'a', 9)]
    assert.deepEqual(records, [[], [], []])
    assert.equal((await store.events('r1')).length, 1)
  }),

  storeCheck('a handle that somebody overtook is told what it missed, and goes on from there', async (place) => {
    const [one, two] = [await place.open(), await place.open()]
    const [first, second] = [new RunWriter(one, 'r1'), new RunWriter(two, 'r1')]
    await first.append([started()])
    second.head = first.head
    const missed = await second.append([...wholeStep('a'), entered(ROOT_STEP)])
    const answer = await one.append(first.request([probed(ROOT_STEP)]))
    assert.deepEqual([answer.kind, answer.head, answer.events], ['headMoved', second.head, plain(missed)])
    assert.equal((await one.events('r1')).length, 8)
    first.head = answer.head
    await first.append([probed(ROOT_STEP)])
    await assertFolded(one, 'r1')
    await assertFolded(two, 'r1')
  }),

  handleCheck('of two appends that expect the same head one is written', async (store) => {
    const run = new RunWriter(store, 'r1')
    await run.append([started()])
    const requests = ['a', 'b'].map((stepId) => run.request([entered(stepPath(stepId))]))
    const answers = await Promise.all(requests.map((request) => store.append(request)))
    assert.deepEqual(answers.map(({ kind }) => kind).sort(), ['appended', 'headMoved'])
    await assertFolded(store, 'r1')
  }),

  handleCheck('a writer that read another log is refused', async (store) => {
    const [a, b] = [new RunWriter(store, 'a'), new RunWriter(store, 'b')]
    await a.append([started({ flowId: 'one' }), entered(ROOT_STEP)])
    await b.append([started({ flowId: 'two' })])
    await rejects(store.append(a.request([finished()], { head: b.head })), 'store.history-diverged')
    await rejects(store.append(a.request([finished()], { head: { seq: 9, hash: a.head.hash } })), 'store.history-diverged')
  }),

  handleCheck('of appends made in one turn, by several runs, a refused one is refused alone', async (store) => {
    const runs = ['a', 'b', 'c', 'd'].map((runId) => new RunWriter(store, runId))
    await Promise.all(runs.map((run) => run.append([started(), entered(ROOT_STEP)])))
    const answers = await Promise.allSettled(runs.map((run) =>
      run.append([run.runId === 'b' ? stray : probed(ROOT_STEP)], { flush: run.runId === 'c' })))
    assert.deepEqual(answers.map(({ status }) => status), ['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
    for (const { runId } of runs) await assertFolded(store, runId)
    assert.deepEqual(await store.verify(), [])
  }),

  handleCheck('verify is not disturbed by what is appended meanwhile', async (store) => {
    const run = new RunWriter(store, 'r1')
    await run.append([started(), ...wholeStep('a')])
    const checking = [store.verify('r1'), store.verify()]
    for (const stepId of ['b', 'c', 'd']) await run.append(wholeStep(stepId))
    assert.deepEqual(await Promise.all(checking), [[], []])
  }),

  handleCheck('the log is read in pages without a gap or an overlap', async (store) => {
    const run = new RunWriter(store, 'r1')
    await run.append([started(), ...wholeStep('a'), ...wholeStep('b')])
    const all = await store.events('r1')
    const seen: RunEvent[] = []
    for (let after = 0; after < all.length; after = seen.length) {
      const page = await store.events('r1', { after, limit: 4 })
      assert.ok(page.length > 0 && page.length <= 4)
      seen.push(...page)
    }
    assert.deepEqual(seen, all)
    assert.deepEqual(await store.events('r1', { after: 13 }), [])
    assert.deepEqual(await store.events('r1', { after: 99 }), [])
  }),

  handleCheck('records are read by instance, by step and in order of position', async (store) => {
    const run = new RunWriter(store, 'r1')
    const each = stepPath('each')
    const rounds = ['x', 'y'].flatMap((key) => wholeStep('pay', { loop: 'each', key }))
    await run.append([started(), ...wholeStep('pay'), entered(each, { kind: 'foreach' }), ...rounds, exited(each), ...wholeStep('last')])
    const refs = async (page: Promise<readonly StepRecord[]>): Promise<readonly string[]> => (await page).map(({ ref }) => ref)
    assert.deepEqual(await refs(store.records('r1', ['last', 'nowhere', 'each[x]/pay'])), ['last', 'each[x]/pay'])
    assert.deepEqual(await refs(store.recordsOfStep('r1', 'pay', 9)), ['pay', 'each[x]/pay', 'each[y]/pay'])
    assert.deepEqual(await refs(store.recordsOfStep('r1', 'pay', 2)), ['pay', 'each[x]/pay'])
    assert.deepEqual(await refs(store.recordPage('r1')), ['pay', 'each', 'each[x]/pay', 'each[y]/pay', 'last'])
    const third = (await store.records('r1', ['each[x]/pay']))[0]?.position ?? 0
    assert.deepEqual(await refs(store.recordPage('r1', { limit: 3 })), ['pay', 'each', 'each[x]/pay'])
    assert.deepEqual(await refs(store.recordPage('r1', { afterPosition: third, limit: 1 })), ['each[y]/pay'])
    await run.append([adopted(stepPath('pay'), 'pay', third)])
    assert.deepEqual(await refs(store.recordPage('r1', { limit: 2 })), ['each', 'each[x]/pay', 'pay'])
    await assertFolded(store, 'r1')
  }),

  handleCheck('whatever text or number an event carries comes back', async (store) => {
    const odd = JSON.parse(
      '{"__proto__":{"a":1},"10":1,"9":2,"é\\u0000\\ud800":"\\u2028\\"\\\\","n":[1e21,-1.5e-7,9007199254740991,null,true,{}]}') as never
    const run = new RunWriter(store, 'r1')
    await run.append([started({ params: { inline: odd } }), entered(ROOT_STEP, { resolvedInputs: { inline: odd } })])
    const wanted = [started({ params: { inline: odd } }), entered(ROOT_STEP, { resolvedInputs: { inline: odd } })]
    const texts = (events: readonly EventDraft[]): readonly string[] => events.map(({ payload }) => JSON.stringify(payload))
    assert.deepEqual(texts(await store.events('r1')), texts(wanted))
    await assertFolded(store, 'r1')
  }),

  handleCheck('an event that does not have the shape of one is found, not believed', async (store) => {
    const run = new RunWriter(store, 'r1')
    await run.append([started({ platform: 7 } as never), finished()])
    assert.deepEqual((await store.verify('r1')).map(({ kind, seq }) => [kind, seq]), [['schema', 1]])
  }),

  handleCheck('an append without events is a misuse, and so is a new run that does not begin at an empty log', async (store) => {
    const run = new RunWriter(store, 'r1')
    await assert.rejects(run.append([]), /invariant/)
    await assert.rejects(run.append([started()], { head: { ...EMPTY_LOG, seq: 4 } }), /invariant/)
    assert.deepEqual(await store.runs(), [])
  }),
]
