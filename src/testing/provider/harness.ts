import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { JsonObject } from '../../base/json.ts'
import type { EffectClass } from '../../model/vocabulary.ts'
import type { ActionCall, ActionOutcome, OpenOptions, Provider, ProviderSession, ReconcileResult } from '../../ports/provider.ts'

/** A call whose ending the author of the provider knows. */
export interface PreparedCall {
  readonly action: string
  readonly args: JsonObject
  readonly effect: EffectClass
  readonly idempotent?: boolean
  readonly timeoutMs?: number
}

/** Prepares the next dispatch to end in a certain way, and says which call to make. */
export type Prepare = () => PreparedCall

/**
 * A provider made ready for the checks, fresh for each. What cannot be brought about is left out: the checks that need it are then
 * skipped, and a skipped check is not a pass.
 */
export interface ProviderHarness {
  readonly provider: Provider
  /** Folders that exist or can be created, and stay until `close`. */
  readonly journalDir: string
  readonly workDir: string
  readonly calls: {
    /** Mutating; each dispatch adds one to `effects`. */
    readonly succeeds: Prepare
    /** Fails for good. */
    readonly fails?: Prepare
    readonly failsRetryable?: Prepare
    /** Does not end before its `timeoutMs`. */
    readonly timesOut?: Prepare
    /** Mutating; ends only when it is cancelled. */
    readonly untilCancelled?: Prepare
    /** Mutating; goes on until `release` is called, then succeeds. */
    readonly untilReleased?: () => { readonly call: PreparedCall; readonly release: () => Promise<void> | void }
    /** Mutating; begins and never tells how it ended: `execute` rejects. */
    readonly losesItsEnd?: Prepare
    /** Its outcome offers evidence. */
    readonly offersEvidence?: Prepare
    /** Its output would hold the value of the secret SECRET. */
    readonly printsSecret?: Prepare
  }
  /** How often the world was changed so far. */
  readonly effects?: () => Promise<number> | number
  /** Spoils what the journal holds of a call. */
  readonly damageJournal?: (callId: string) => Promise<void> | void
  readonly close?: () => Promise<void> | void
}

export type CheckResult = { readonly status: 'passed' } | { readonly status: 'skipped'; readonly reason: string }

/** One promise of the port, checked against a real provider by whatever test runner is at hand. */
export interface ConformanceCheck {
  readonly title: string
  /** @throws an AssertionError, or whatever the provider throws, when the promise is broken */
  check(make: () => Promise<ProviderHarness> | ProviderHarness): Promise<CheckResult>
}

/** What the harness cannot bring about. */
export class NotPrepared extends Error {
  override readonly name = 'NotPrepared'
}

/** A part of the harness, or the end of the check. @throws NotPrepared */
export function prepared<T>(part: T | undefined, name: string): T {
  if (part === undefined) throw new NotPrepared(`the harness has no ${name}`)
  return part
}

/** Value of the only secret a session under test can resolve. */
export const SECRET_VALUE = 'correct horse/battery+staple'

const KILL_GRACE_MS = 500

/** A new session, as each segment of a run has its own. */
export function openSession(harness: ProviderHarness, more: Partial<OpenOptions> = {}): Promise<ProviderSession> {
  const { journalDir, workDir } = harness
  return harness.provider.open({
    runId: 'conformance', sessionId: randomUUID(), journalDir, workDir, killGraceMs: KILL_GRACE_MS,
    secrets: { resolve: (name) => name === 'SECRET' ? Promise.resolve(SECRET_VALUE) : Promise.reject(new Error(`no secret ${name}`)) },
    ...more,
  })
}

/** A dispatch of a prepared call with an id of its own. */
export function callOf({ action, args, effect, idempotent = false, timeoutMs }: PreparedCall): ActionCall {
  return {
    callId: randomUUID(), idempotencyKey: randomUUID(), action, args, effect, idempotent, ...(timeoutMs === undefined ? {} : { timeoutMs }),
    context: { runId: 'conformance', step: 'step', stepId: 'step', attempt: 1 },
  }
}

/** A signal nobody aborts. */
export const calm = (): AbortSignal => new AbortController().signal

/** Executes a prepared call to its end. */
export function execute(session: ProviderSession, call: PreparedCall, signal = calm()): Promise<ActionOutcome> {
  return session.execute(callOf(call), signal)
}

export async function reconcileFrom(
  harness: ProviderHarness, issuer: ProviderSession, callId: string, mode: 'void' | 'peek',
): Promise<ReconcileResult> {
  const session = await openSession(harness, mode === 'peek' ? { purpose: 'ask' } : {})
  return session.reconcile(callId, await issuer.currentCursor(), mode)
}

const LOOK_EVERY_MS = 10

/** Asks again until the answer is there. @throws Error after `withinMs`, by default ten seconds */
export async function eventually<T>(ask: () => Promise<T | undefined>, withinMs = 10_000): Promise<T> {
  const deadline = performance.now() + withinMs
  for (;;) {
    const answer = await ask()
    if (answer !== undefined) return answer
    if (performance.now() > deadline) throw new Error(`waited ${withinMs} ms in vain`)
    await sleep(LOOK_EVERY_MS)
  }
}
