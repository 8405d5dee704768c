import assert from 'node:assert/strict'
import type { ActionOutcome } from '../../ports/provider.ts'
import {
  callOf, calm, execute, openSession, prepared, reconcileFrom, SECRET_VALUE, type Prepare, type ProviderHarness,
} from './harness.ts'

// How a dispatch ends, and what is refused before it begins.

type Checks = Readonly<Record<string, (harness: ProviderHarness) => Promise<void>>>

async function outcomeOf(harness: ProviderHarness, prepare: Prepare | undefined, name: string): Promise<ActionOutcome> {
  return execute(await openSession(harness), prepared(prepare, `call that ${name}`)())
}

/** Refused: nothing reached the world. */
async function assertRefused(work: Promise<ActionOutcome>): Promise<void> {
  const outcome = await work.catch((error: unknown) => {
    assert.equal((error as Error).name, 'ProviderError', `a refusal is a ProviderError, not ${String(error)}`)
  })
  assert.ok(outcome === undefined || outcome.effect === 'none', 'a refused call must say that it left no effect')
}

const effectsOf = async (harness: ProviderHarness): Promise<number> => prepared(harness.effects, 'effects')()

export const callChecks: Checks = {
  async 'a call that succeeds says so, and its effect landed once'(harness) {
    const outcome = await outcomeOf(harness, harness.calls.succeeds, 'succeeds')
    assert.equal(outcome.terminal, 'succeeded')
    assert.notEqual(outcome.effect, 'none')
    assert.equal(await effectsOf(harness), 1)
  },
  async 'a call that fails for good is failed, as a value and not as an error'(harness) {
    const outcome = await outcomeOf(harness, harness.calls.fails, 'fails')
    assert.equal(outcome.terminal, 'failed')
    assert.ok(outcome.message, 'a failure says what happened')
    assert.notEqual('errorClass' in outcome ? outcome.errorClass : undefined, 'action_failed_retryable')
  },
  async 'a failure that may be repeated says so'(harness) {
    const outcome = await outcomeOf(harness, harness.calls.failsRetryable, 'fails retryably')
    assert.equal(outcome.terminal, 'failed')
    assert.equal('errorClass' in outcome ? outcome.errorClass : undefined, 'action_failed_retryable')
  },
  async 'a call whose time is over is timed out, and does not claim that nothing happened'(harness) {
    const outcome = await outcomeOf(harness, harness.calls.timesOut, 'times out')
    assert.equal(outcome.terminal, 'timedOut')
    assert.notEqual(outcome.effect, 'none')
  },
  async 'a call that is cancelled ends, and says cancelled'(harness) {
    const call = prepared(harness.calls.untilCancelled, 'call that goes on until cancelled')()
    const stop = new AbortController()
    const ending = execute(await openSession(harness), call, stop.signal)
    stop.abort()
    assert.equal((await ending).terminal, 'cancelled')
  },
  async 'a cancelled call reports what really happened'(harness) {
    const stop = new AbortController()
    const ending = execute(await openSession(harness), harness.calls.succeeds(), stop.signal)
    stop.abort()
    const { terminal, effect } = await ending
    const effects = await effectsOf(harness)
    assert.ok(terminal !== 'succeeded' || effects === 1, 'it succeeded without an effect')
    assert.ok(effect !== 'none' || effects === 0, 'it had an effect and denies it')
  },
  async 'a call cancelled before it is sent is cancelled, without effect'(harness) {
    const outcome = await execute(await openSession(harness), harness.calls.succeeds(), AbortSignal.abort())
    assert.equal(outcome.terminal, 'cancelled')
    assert.equal(outcome.effect, 'none')
    assert.equal(await effectsOf(harness), 0)
  },
  async 'an action that is not attested is refused as drift, without effect'(harness) {
    const outcome = await execute(await openSession(harness), { ...harness.calls.succeeds(), action: 'no-such-action' })
    assert.equal(outcome.terminal, 'failed')
    assert.equal('errorClass' in outcome ? outcome.errorClass : undefined, 'capability_drift')
    assert.equal(outcome.effect, 'none')
    assert.equal(await effectsOf(harness), 0)
  },
  async 'a call id is used once within a session'(harness) {
    const session = await openSession(harness)
    const call = callOf(harness.calls.succeeds())
    await session.execute(call, calm())
    await assert.rejects(session.execute(call, calm()), { name: 'ProviderError' })
    assert.equal(await effectsOf(harness), 1)
  },
  async 'a call id is used once, whatever session dispatches it'(harness) {
    const call = callOf(harness.calls.succeeds())
    await (await openSession(harness)).execute(call, calm())
    harness.calls.succeeds()
    await assert.rejects((await openSession(harness)).execute(call, calm()), { name: 'ProviderError' })
    assert.equal(await effectsOf(harness), 1)
  },
  async 'a call refused in a session may not begin in it later'(harness) {
    const session = await openSession(harness)
    const call = callOf(harness.calls.succeeds())
    await session.execute(call, AbortSignal.abort())
    assert.deepEqual(await reconcileFrom(harness, session, call.callId, 'void'), { fate: 'neverDispatched' })
    await assertRefused(session.execute(call, calm()))
    assert.equal(await effectsOf(harness), 0)
  },
  async 'secrets appear in no outcome'(harness) {
    const outcome = await outcomeOf(harness, harness.calls.printsSecret, 'prints its secret')
    const text = JSON.stringify(outcome)
    assert.ok(text.includes('***'), 'the call did not print its secret')
    assert.ok(!text.includes(SECRET_VALUE), 'the value of a secret is in the outcome')
  },
}
