import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sameJson } from '../../base/json.ts'
import type { ActionOutcome, ProviderSession, ReconcileResult } from '../../ports/provider.ts'
import { callOf, calm, eventually, openSession, prepared, reconcileFrom, type Prepare, type ProviderHarness } from './harness.ts'

// What a later session learns of a call, and the promise that a voided call never starts.

type Checks = Readonly<Record<string, (harness: ProviderHarness) => Promise<void>>>

const RACES = 5

const effectsOf = async (harness: ProviderHarness): Promise<number> => prepared(harness.effects, 'effects')()

function assertSameOutcome(found: ReconcileResult, live: ActionOutcome): void {
  assert.equal(found.fate, 'completed')
  const outcome: unknown = 'outcome' in found ? JSON.parse(JSON.stringify(found.outcome)) : undefined
  assert.ok(sameJson(outcome, JSON.parse(JSON.stringify(live))), `${JSON.stringify(outcome)} is not ${JSON.stringify(live)}`)
}

/** Ends one session, and asks the next about its call. */
async function reconcileEnded(harness: ProviderHarness, prepare: Prepare): Promise<void> {
  const session = await openSession(harness)
  const call = callOf(prepare())
  const live = await session.execute(call, calm())
  const cursor = await session.currentCursor()
  await session.end('shutdown')
  for (const later of [await openSession(harness), await openSession(harness)]) {
    assertSameOutcome(await later.reconcile(call.callId, cursor, 'void'), live)
  }
}

/** An execute whose fate is not known beforehand. */
const attempt = (session: ProviderSession, call: ReturnType<typeof callOf>): Promise<ActionOutcome | undefined> =>
  session.execute(call, calm()).catch(() => undefined)

async function race(harness: ProviderHarness): Promise<void> {
  const before = await effectsOf(harness)
  const session = await openSession(harness)
  const asking = await openSession(harness)
  const call = callOf(harness.calls.succeeds())
  const [outcome, fate] = await Promise.all([
    attempt(session, call), session.currentCursor().then((cursor) => asking.reconcile(call.callId, cursor, 'void')),
  ])
  const happened = await effectsOf(harness) - before
  if (fate.fate === 'neverDispatched') {
    assert.equal(happened, 0, 'a voided call started')
    assert.ok(outcome === undefined || outcome.effect === 'none', 'a voided call reports an effect')
  } else assert.ok(['running', 'completed', 'startedNoTerminal'].includes(fate.fate), `a call that started is reported as ${fate.fate}`)
}

export const journalChecks: Checks = {
  async 'a later session finds a call that succeeded, exactly as it ended'(harness) {
    await reconcileEnded(harness, harness.calls.succeeds)
  },
  async 'a later session finds a call that failed, exactly as it ended'(harness) {
    const fails = prepared(harness.calls.fails, 'call that fails')
    await reconcileEnded(harness, () => ({ ...fails(), effect: 'mutating' }))
  },
  async 'a later session finds a call that timed out, exactly as it ended'(harness) {
    const timesOut = prepared(harness.calls.timesOut, 'call that times out')
    await reconcileEnded(harness, () => ({ ...timesOut(), effect: 'mutating' }))
  },
  async 'a session opened only to ask finds a completed call too'(harness) {
    const session = await openSession(harness)
    const call = callOf(harness.calls.succeeds())
    const live = await session.execute(call, calm())
    assertSameOutcome(await reconcileFrom(harness, session, call.callId, 'peek'), live)
  },
  async 'asking changes nothing: the call may still be dispatched'(harness) {
    const session = await openSession(harness)
    const call = callOf(harness.calls.succeeds())
    assert.deepEqual(await reconcileFrom(harness, session, call.callId, 'peek'), { fate: 'neverDispatched' })
    assert.equal((await session.execute(call, calm())).terminal, 'succeeded')
  },
  async 'a voided call never starts, however late its acting side comes'(harness) {
    const session = await openSession(harness)
    const call = callOf(harness.calls.succeeds())
    assert.deepEqual(await reconcileFrom(harness, session, call.callId, 'void'), { fate: 'neverDispatched' })
    const outcome = await attempt(session, call)
    assert.ok(outcome === undefined || outcome.effect === 'none', 'a voided call reports an effect')
    assert.equal(await effectsOf(harness), 0)
    assert.deepEqual(await reconcileFrom(harness, session, call.callId, 'void'), { fate: 'neverDispatched' })
  },
  async 'of dispatching and voiding at once, exactly one wins'(harness) {
    for (let i = 0; i < RACES; i++) await race(harness)
  },
  async 'a call that began and lost its end is never said not to have begun'(harness) {
    const session = await openSession(harness)
    const call = callOf(prepared(harness.calls.losesItsEnd, 'call that loses its end')())
    await assert.rejects(session.execute(call, calm()))
    const { fate } = await reconcileFrom(harness, session, call.callId, 'void')
    assert.equal(fate, 'startedNoTerminal')
  },
  async 'a call that still runs is found running, and can be waited for'(harness) {
    const { call: preparedCall, release } = prepared(harness.calls.untilReleased, 'call that goes on until released')()
    const session = await openSession(harness)
    const call = callOf(preparedCall)
    const ending = session.execute(call, calm())
    const later = await openSession(harness)
    const cursor = await session.currentCursor()
    await eventually(async () => (await later.reconcile(call.callId, cursor, 'peek')).fate === 'running' || undefined)
    assert.equal((await later.reconcile(call.callId, cursor, 'void')).fate, 'running')
    const attached = prepared(later.attach?.bind(later), 'attach')(call.callId, calm())
    await release()
    const [live, found] = await Promise.all([ending, attached])
    assert.equal(live.terminal, 'succeeded')
    assertSameOutcome({ fate: 'completed', outcome: found }, live)
  },
  async 'a call that still runs can be cancelled by a later session'(harness) {
    const session = await openSession(harness)
    const call = callOf(prepared(harness.calls.untilCancelled, 'call that goes on until cancelled')())
    const stop = new AbortController()
    const ending = session.execute(call, stop.signal)
    const later = await openSession(harness)
    const cursor = await session.currentCursor()
    const runs = await eventually(async () => {
      const { fate } = await later.reconcile(call.callId, cursor, 'peek')
      return fate === 'neverDispatched' ? undefined : fate
    })
    const attach = runs === 'running' ? later.attach?.bind(later) : undefined
    if (attach === undefined) stop.abort()
    else assert.equal((await prepared(attach, 'attach')(call.callId, AbortSignal.abort())).terminal, 'cancelled')
    assert.equal((await ending).terminal, 'cancelled')
  },
  async 'the journal of an unknown session gives no answer about calls it does not hold'(harness) {
    const session = await openSession(harness)
    const stranger = { provider: harness.provider.manifest.name, sessionId: randomUUID() }
    assert.equal((await session.reconcile(randomUUID(), stranger, 'void')).fate, 'logUnavailable')
  },
  async 'the journal of another provider is not searched'(harness) {
    const session = await openSession(harness)
    const call = callOf(harness.calls.succeeds())
    await session.execute(call, calm())
    const foreign = { ...await session.currentCursor(), provider: 'another-provider' }
    assert.equal((await session.reconcile(call.callId, foreign, 'void')).fate, 'logUnavailable')
  },
  async 'a damaged journal gives no answer'(harness) {
    const damage = prepared(harness.damageJournal, 'way to damage the journal')
    const session = await openSession(harness)
    const call = callOf(harness.calls.succeeds())
    await session.execute(call, calm())
    await damage(call.callId)
    assert.equal((await reconcileFrom(harness, session, call.callId, 'void')).fate, 'logUnavailable')
  },
}
