import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  claimCall, createCallFolder, enterSession, holdsSession, JournalUnavailableError, readClaim, readRecord, TERMINAL_RECORD, writeRecord,
  type Claim,
} from '../../src/providers/dispatch-journal.ts'
import { identityOf } from '../../src/providers/process-identity.ts'
import { awaitTerminal, reconcileCall, type JournalReading } from '../../src/providers/reconcile-call.ts'

let dir: string
beforeEach(async () => { dir = await mkdtemp(join(tmpdir(), 'journal-')) })
afterEach(() => rm(dir, { recursive: true, force: true }))

const self = identityOf()!
const dead = { ...self, started: '1' }

const started = (callId: string, holder = self): Claim => ({ state: 'started', callId, atMs: 5, holder })
const voided = (callId: string): Claim => ({ state: 'void', callId, atMs: 6 })

const reading = (): JournalReading => ({
  dir, provider: 'p',
  outcomeOf: (_callId, { outcome }) => Promise.resolve(outcome as never),
  isActing: ({ holder }) => Promise.resolve(holder.started === self.started),
})
const BY = { provider: 'p', sessionId: 's' }
const ask = (callId: string, mode: 'void' | 'peek' = 'void') => reconcileCall(reading(), callId, BY, mode)

const SUCCEEDED = { terminal: 'succeeded', effect: 'landed' }

describe('claims', () => {
  it('are made by exactly one of many who try at once', async () => {
    const claims = Array.from({ length: 20 }, (_, i) => i % 2 === 0 ? started('c') : voided('c'))
    const won = await Promise.all(claims.map((claim) => claimCall(dir, claim)))
    expect(won.filter(Boolean)).toHaveLength(1)
    expect(await readClaim(dir, 'c')).toMatchObject({ state: won.indexOf(true) % 2 === 0 ? 'started' : 'void' })
    expect(await readdir(dir)).toEqual(['c.claim'])
  })

  it.each(['../escape', '..', '.', 'a/b', 'ü', 'x.claim'])('of %j stay inside the journal, and are found again', async (callId) => {
    await claimCall(dir, started(callId))
    await createCallFolder(dir, callId)
    await writeRecord(dir, callId, TERMINAL_RECORD, { outcome: SUCCEEDED })
    expect(await readClaim(dir, callId)).toMatchObject({ state: 'started', callId })
    expect(await readRecord(dir, callId, TERMINAL_RECORD)).toEqual({ outcome: SUCCEEDED })
    expect(await readdir(dir)).toHaveLength(2)
  })
})

describe('records', () => {
  it.each<[string, (path: string) => Promise<void>]>([
    ['cut short', (path) => truncate(path, 80)],
    ['emptied', (path) => truncate(path, 0)],
    ['of another kind', (path) => writeFile(path, '{}')],
    ['with one byte changed', async (path) => writeFile(path, (await readFile(path, 'utf8')).replace('"atMs":5', '"atMs":6'))],
  ])('%s are never read as an answer', async (_how, spoil) => {
    await enterSession(dir, 's')
    await claimCall(dir, started('c'))
    await spoil(join(dir, 'c.claim'))
    expect(await readClaim(dir, 'c')).toMatchObject({ state: 'damaged' })
    expect(await ask('c')).toMatchObject({ fate: 'logUnavailable' })
  })

  it('of another call are not taken for its own', async () => {
    await claimCall(dir, started('c'))
    await writeFile(join(dir, 'd.claim'), await readFile(join(dir, 'c.claim')))
    expect(await readClaim(dir, 'd')).toMatchObject({ state: 'damaged' })
  })

  it('that cannot be read give no answer', async () => {
    await mkdir(join(await createCallFolder(dir, 'c'), TERMINAL_RECORD))
    await expect(readRecord(dir, 'c', TERMINAL_RECORD)).rejects.toBeInstanceOf(JournalUnavailableError)
  })

  it('tell which sessions wrote this journal', async () => {
    await enterSession(dir, 's')
    expect([await holdsSession(dir, 's'), await holdsSession(dir, 't')]).toEqual([true, false])
  })
})

describe('the fate of a call', () => {
  beforeEach(() => enterSession(dir, 's'))

  it('without a claim: never dispatched, and from then on it cannot be', async () => {
    expect(await ask('c')).toEqual({ fate: 'neverDispatched' })
    expect(await claimCall(dir, started('c'))).toBe(false)
    expect(await ask('c')).toEqual({ fate: 'neverDispatched' })
  })

  it('without a claim, asked in passing: it may still begin', async () => {
    expect(await ask('c', 'peek')).toEqual({ fate: 'neverDispatched' })
    expect(await claimCall(dir, started('c'))).toBe(true)
  })

  it('without a claim, in a journal its session never wrote: not known, but it can no longer begin', async () => {
    await rm(join(dir, 's.session'))
    expect(await ask('c')).toMatchObject({ fate: 'logUnavailable' })
    expect(await claimCall(dir, started('c'))).toBe(false)
  })

  it('begun by a process that lives: running, since it began', async () => {
    await claimCall(dir, started('c'))
    expect(await ask('c')).toEqual({ fate: 'running', sinceMs: 5 })
  })

  it('begun by a process that is gone: begun, without an end', async () => {
    await claimCall(dir, started('c', dead))
    expect(await ask('c')).toEqual({ fate: 'startedNoTerminal' })
  })

  it('begun and inspected: what the world shows', async () => {
    await claimCall(dir, started('c', dead))
    const inspecting = { ...reading(), inspect: () => Promise.resolve(SUCCEEDED as never) }
    expect(await reconcileCall(inspecting, 'c', BY, 'void')).toEqual({ fate: 'completed', outcome: SUCCEEDED })
  })

  it.each([['lives on', self], ['is gone', dead]])('with an end, by a process that %s: completed', async (_what, holder) => {
    await claimCall(dir, started('c', holder))
    await createCallFolder(dir, 'c')
    await writeRecord(dir, 'c', TERMINAL_RECORD, { outcome: SUCCEEDED })
    expect(await ask('c')).toEqual({ fate: 'completed', outcome: SUCCEEDED })
  })

  it('that ended with nobody knowing how, by a process that lives on: begun, without an end', async () => {
    await claimCall(dir, started('c'))
    await createCallFolder(dir, 'c')
    await writeRecord(dir, 'c', TERMINAL_RECORD, {})
    expect(await ask('c')).toEqual({ fate: 'startedNoTerminal' })
  })

  it('is waited for until the end is written', async () => {
    await claimCall(dir, started('c'))
    const waiting = awaitTerminal(reading(), 'c', new AbortController().signal)
    await createCallFolder(dir, 'c')
    await writeRecord(dir, 'c', TERMINAL_RECORD, { outcome: SUCCEEDED })
    expect(await waiting).toEqual(SUCCEEDED)
  })

  it('is not waited for when it never began', async () => {
    await expect(awaitTerminal(reading(), 'c', new AbortController().signal)).rejects.toMatchObject({ errorClass: 'transport_lost' })
  })
})
