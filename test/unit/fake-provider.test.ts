import { beforeEach, describe, expect, it } from 'vitest'
import type { ActionCall, ActionOutcome, ProviderError, ProviderSession } from '../../src/ports/provider.ts'
import { fake } from '../../src/providers/fake/fake.ts'
import { fakeWorld, type FakeWorld } from '../../src/providers/fake/fake-world.ts'

let world: FakeWorld
let calls = 0
beforeEach(() => { world = fakeWorld() })

const calm = (): AbortSignal => new AbortController().signal

const open = (sessionId = 'session'): Promise<ProviderSession> => fake({ world }).open({
  runId: 'run', sessionId, journalDir: '/nowhere', workDir: '/nowhere', killGraceMs: 1,
  secrets: { resolve: () => Promise.reject(new Error('no secrets')) },
})

const call = (more: Partial<ActionCall> = {}): ActionCall => ({
  callId: `call-${String(++calls)}`, idempotencyKey: 'key', action: 'change', args: { n: 1 }, effect: 'mutating', idempotent: false,
  context: { runId: 'run', step: 'step', stepId: 'step', attempt: 1 }, ...more,
})

const run = async (more: Partial<ActionCall> = {}): Promise<ActionOutcome> => (await open()).execute(call(more), calm())

const DONE: ActionOutcome = { terminal: 'succeeded', output: 1 }

async function collect(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const pieces: Uint8Array[] = []
  for await (const piece of bytes) pieces.push(piece)
  return Buffer.concat(pieces).toString()
}

describe('the script of a fake', () => {
  it('is used up answer by answer, and an empty one fails without effect', async () => {
    world.script(DONE, { terminal: 'timedOut' })
    expect([await run(), await run(), await run()]).toEqual([
      DONE, { terminal: 'timedOut' },
      { terminal: 'failed', errorClass: 'action_failed_final', message: 'fake_script_exhausted', effect: 'none' },
    ])
  })

  it('has answers for a step before those for an action before those for any', async () => {
    const saying = (output: string): ActionOutcome => ({ terminal: 'succeeded', output })
    world.script(saying('any')).scriptFor('change', saying('action')).scriptFor('step', saying('step'))
    const outputs = [await run(), await run(), await run()].map(({ output }) => output)
    expect(outputs).toEqual(['step', 'action', 'any'])
  })

  it('may be a function of the call, and without one the world may echo', async () => {
    world.script(({ args }) => ({ terminal: 'succeeded', output: [args] }))
    world.echo = true
    expect([(await run()).output, (await run()).output]).toEqual([[{ n: 1 }], { n: 1 }])
  })

  it('fails without effect unless it says otherwise', async () => {
    const failure = { terminal: 'failed', errorClass: 'action_failed_final' } as const
    world.script(failure, { ...failure, effect: 'landed' })
    expect([(await run()).effect, (await run()).effect]).toEqual(['none', 'landed'])
  })

  it('may lose the call on its way out, on its way back, or throw', async () => {
    world.script(
      { fault: 'transportLostBeforeDispatch' }, { fault: 'transportLostAfterDispatch', outcome: DONE },
      { fault: 'transportLostAfterDispatch' }, { fault: 'throw', errorClass: 'session_degraded', message: 'odd' },
    )
    const session = await open()
    const made = [call(), call(), call(), call()]
    const errors = await Promise.all(made.map((each) => session.execute(each, calm()).catch((error: unknown) => error)))
    expect(errors.map((error) => (error as ProviderError).errorClass))
      .toEqual(['transport_lost', 'transport_lost', 'transport_lost', 'session_degraded'])
    expect(world.dispatched.map(({ callId }) => callId)).toEqual(made.slice(1).map(({ callId }) => callId))

    const [later, cursor] = [await open('later'), await session.currentCursor()]
    expect(await Promise.all(made.map(({ callId }) => later.reconcile(callId, cursor, 'void')))).toEqual([
      { fate: 'neverDispatched' }, { fate: 'completed', outcome: DONE }, { fate: 'startedNoTerminal' }, { fate: 'startedNoTerminal' },
    ])
  })

  it('may hang, whatever is asked of it', async () => {
    world.script({ fault: 'hang' })
    const stop = new AbortController()
    const ending = (await open()).execute(call(), stop.signal)
    stop.abort()
    expect(await Promise.race([ending, new Promise((resolve) => { setImmediate(resolve, 'still hanging') })])).toBe('still hanging')
    expect(world.dispatchCount).toBe(1)
  })
})

describe('the world of a fake', () => {
  it('shows what it is given, and says what it does not', async () => {
    const session = await open()
    world.uiTree = { role: 'window' }
    world.screenshot = Buffer.from('png')
    world.omissions = { uiTree: 'protectedAction' }
    const seen = await session.observe(['uiTree', 'dom', 'screenshot'], calm())
    expect(seen).toMatchObject({
      gaps: [{ name: 'uiTree', reason: 'protectedAction' }, { name: 'dom', reason: 'driverUnsupported' }],
      screenshot: { name: 'screenshot', mediaType: 'image/png' }, viewport: { width: 1080, height: 2400, scale: 2 },
    })
    expect(await collect(session.fetchEvidence(seen.screenshot!.ref))).toBe('png')
  })

  it('may give other bytes than it offered, or none', async () => {
    const session = await open()
    const { ref } = world.offer('shot', Buffer.from('bytes'))
    world.alterEvidence = (_ref, bytes) => Buffer.from(bytes).reverse()
    expect(await collect(session.fetchEvidence(ref))).toBe('setyb')
    world.evidenceUnsupported = true
    await expect(collect(session.fetchEvidence(ref))).rejects.toThrow('unsupported')
  })

  it('keeps verdicts unless told to fail, tells its health, and hears how sessions end', async () => {
    const session = await open()
    const note = { ref: 'step', verdict: 'pass', summary: 'fine', evidence: [] } as const
    await session.recordVerdict(note)
    world.verdictFailure = 'full'
    await expect(session.recordVerdict(note)).rejects.toMatchObject({ message: 'full' })
    world.health = { ok: false, detail: 'ill' }
    expect([world.verdicts, await session.health()]).toEqual([[note], { ok: false, detail: 'ill' }])
    await session.end('failed')
    expect(world.ended).toEqual(['failed'])
  })

  it('answers only about calls of the session that issued them', async () => {
    world.script(DONE)
    const session = await open()
    const made = call()
    await session.execute(made, calm())
    const later = await open('later')
    expect(await later.reconcile(made.callId, await later.currentCursor(), 'void')).toMatchObject({ fate: 'logUnavailable' })
    expect(await later.reconcile(made.callId, await session.currentCursor(), 'void')).toMatchObject({ fate: 'completed' })
  })
})

describe('a fake', () => {
  it('stands in for another provider under its name and with its actions', () => {
    const { manifest } = fake({
      name: 'devicerail', version: '0.1.5', actions: { 'ui.tap': { effect: 'mutating' } }, features: ['f'], channels: ['dom'],
      archivesVerdicts: false,
    })
    expect(manifest).toEqual({
      name: 'devicerail', version: '0.1.5', features: ['f'], channels: ['dom'],
      actions: { 'ui.tap': { effect: 'mutating', input: { type: 'object' }, output: {} } },
    })
  })
})
