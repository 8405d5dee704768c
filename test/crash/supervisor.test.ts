import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCallFolder, readClaim } from '../../src/providers/dispatch-journal.ts'
import type { ProviderSession } from '../../src/ports/provider.ts'
import { eventually } from '../../src/testing/provider/harness.ts'
import { bundleShell, type ShellBundle } from './shell-bundle.ts'
import { shellRig } from './shell-rig.ts'

let bundle: ShellBundle
let rig: Awaited<ReturnType<typeof shellRig>>

beforeAll(async () => { bundle = await bundleShell() })
afterAll(() => bundle.remove())
beforeEach(async () => { rig = await shellRig(bundle) })
afterEach(() => rig.close())

const calm = (): AbortSignal => new AbortController().signal
/** Dozens of processes one after the other, on a machine that may be busy. */
const MANY_PROCESSES_MS = 180_000

const kill = (pid: number): boolean => process.kill(pid, 'SIGKILL')
const isGone = (pid: number): Promise<true> => eventually(async () => {
  const stat = await readFile(`/proc/${String(pid)}/stat`, 'utf8').catch(() => '')
  return stat === '' || /\) [ZX] /.test(stat) || undefined
})

const attach = (session: ProviderSession, callId: string, signal = calm()) => session.attach!(callId, signal)

describe('a mutating command outlives its runner', () => {
  it('goes on when the runner is killed, is found running, and its end is adopted', async () => {
    const call = rig.call('echo begun > began; while [ ! -e go ]; do sleep 0.02; done; echo pushed >> effects; echo out')
    const runner = await rig.startRunner(call)
    await rig.fileSays('began', 'begun')
    runner.kill('SIGKILL')
    await once(runner, 'exit')
    expect(await rig.reconcile(call.callId)).toMatchObject({ fate: 'running' })

    const waiting = attach(await rig.openSession(), call.callId)
    await (await rig.openSession('toucher')).execute(rig.call('touch go', { effect: 'readonly' }), calm())
    const outcome = await waiting
    expect(outcome).toMatchObject({ terminal: 'succeeded', effect: 'landed', output: { exitCode: 0, stdout: 'out\n' } })
    expect(await rig.reconcile(call.callId)).toEqual({ fate: 'completed', outcome })
    expect(await rig.text('effects')).toBe('pushed\n')
  })

  it('survives the hangup of the terminal', async () => {
    const call = rig.call('echo begun > began; while [ ! -e go ]; do sleep 0.02; done; echo pushed >> effects')
    const session = await rig.openSession('runner')
    const ending = session.execute(call, calm())
    await rig.fileSays('began', 'begun')
    const { supervisor } = await rig.processesOf(call.callId)
    process.kill(supervisor, 'SIGHUP')
    process.kill(supervisor, 'SIGINT')
    await session.execute(rig.call('touch go', { effect: 'readonly' }), calm())
    expect(await ending).toMatchObject({ terminal: 'succeeded' })
  })

  it('goes on when its session lets go, and a later session is told how it ended', async () => {
    const call = rig.call('echo begun > began; while [ ! -e go ]; do sleep 0.02; done; echo pushed >> effects')
    const session = await rig.openSession('runner')
    const ending = expect(session.execute(call, calm())).rejects.toMatchObject({ errorClass: 'transport_lost' })
    await rig.fileSays('began', 'begun')
    await session.end('shutdown')
    await ending
    const later = await rig.openSession()
    const waiting = attach(later, call.callId)
    await later.execute(rig.call('touch go', { effect: 'readonly' }), calm())
    expect(await waiting).toMatchObject({ terminal: 'succeeded' })
  })
})

describe('when processes die', () => {
  it('supervisor, command and runner together: it began, and nobody knows how it ended', async () => {
    const call = rig.call('echo begun > began; sleep 30; echo late >> effects')
    const runner = await rig.startRunner(call)
    const { supervisor, command } = await rig.processesOf(call.callId)
    for (const pid of [runner.pid!, supervisor, command]) kill(pid)
    await Promise.all([supervisor, command].map(isGone))
    expect(await rig.reconcile(call.callId)).toEqual({ fate: 'startedNoTerminal' })
    await expect(attach(await rig.openSession(), call.callId)).rejects.toMatchObject({ errorClass: 'transport_lost' })
  })

  it('the supervisor alone: the command is found running as long as it lives, and no longer', async () => {
    const call = rig.call('while [ ! -e go ]; do sleep 0.02; done')
    const session = await rig.openSession('runner')
    const ending = expect(session.execute(call, calm())).rejects.toMatchObject({ errorClass: 'transport_lost' })
    const { supervisor, command } = await rig.processesOf(call.callId)
    kill(supervisor)
    await ending
    expect(await rig.reconcile(call.callId)).toMatchObject({ fate: 'running' })
    await session.execute(rig.call('touch go', { effect: 'readonly' }), calm())
    await isGone(command)
    expect(await rig.reconcile(call.callId)).toEqual({ fate: 'startedNoTerminal' })
  })

  it('the supervisor alone: its command can still be cancelled', async () => {
    const call = rig.call('sleep 30; echo late >> effects')
    const runner = await rig.startRunner(call)
    const { supervisor, command } = await rig.processesOf(call.callId)
    for (const pid of [runner.pid!, supervisor]) kill(pid)
    await isGone(supervisor)
    await expect(attach(await rig.openSession(), call.callId, AbortSignal.abort())).rejects.toMatchObject({ errorClass: 'transport_lost' })
    await isGone(command)
  })

  it.each([
    ['ends before it claims', '/bin/false', /could not start/],
    ['cannot be started', '/nonexistent/node', /ENOENT/],
  ])('a supervisor that %s: nothing happened, and it may be tried again', async (_how, execPath, message) => {
    const call = rig.call('echo effect >> effects')
    const session = await rig.openSession('runner')
    const ownPath = process.execPath
    process.execPath = execPath
    const outcome = await session.execute(call, calm()).finally(() => { process.execPath = ownPath })
    expect(outcome).toMatchObject({ terminal: 'failed', errorClass: 'action_failed_retryable', effect: 'none' })
    expect(outcome.message).toMatch(message)
    expect(await rig.reconcile(call.callId)).toEqual({ fate: 'neverDispatched' })
  })
})

describe('dispatching and voiding', () => {
  it('a runner killed at any moment of a dispatch: the call is voided and never starts, or is reported as started', async () => {
    for (let ms = 0; ms < 84; ms += 7) {
      const effect = `effect-${String(ms)}`
      const call = rig.call(`echo ${effect} >> effects`)
      const runner = await rig.startRunner(call)
      await sleep(ms)
      runner.kill('SIGKILL')
      const { fate } = await rig.reconcile(call.callId)
      await rig.quiet()
      const happened = (await rig.text('effects')).includes(effect)
      expect({ ms, fate, happened }).toEqual({ ms, fate, happened: fate !== 'neverDispatched' })
    }
  }, MANY_PROCESSES_MS)

  it('a supervisor and whoever voids its call at the same moment: one of them yields', async () => {
    const fates = new Set<string>()
    // Later after each call that was voided, earlier after each that began: towards the moment of the claim itself.
    for (let round = 0, ms = 2; round < 40 && (round < 12 || fates.size < 2); round++) {
      const effect = `effect-${String(round)}`
      const callId = `race-${String(round)}`
      const session = await rig.openSession('runner')
      await createCallFolder(rig.journalDir, callId)
      const gone = once(rig.startSupervisor({ callId, spec: rig.specOf(`echo ${effect} >> effects`) }), 'exit')
      await sleep(ms)
      const { fate } = await session.reconcile(callId, await session.currentCursor(), 'void')
      await gone
      expect((await rig.text('effects')).includes(effect)).toBe(fate !== 'neverDispatched')
      fates.add(fate)
      ms *= fate === 'neverDispatched' ? 1.7 : 0.85
    }
    expect(fates.size).toBeGreaterThan(1)
  }, MANY_PROCESSES_MS)

  it('a supervisor that comes after the call was voided does nothing', async () => {
    const session = await rig.openSession('runner')
    await createCallFolder(rig.journalDir, 'late')
    expect(await session.reconcile('late', await session.currentCursor(), 'void')).toEqual({ fate: 'neverDispatched' })
    await once(rig.startSupervisor({ callId: 'late', spec: rig.specOf('echo effect >> effects') }), 'exit')
    expect(await rig.text('effects')).toBe('')
    expect(await session.reconcile('late', await session.currentCursor(), 'void')).toEqual({ fate: 'neverDispatched' })
  })

  it.each([
    ['half of it', (whole: Buffer) => whole.subarray(0, whole.length / 2)],
    ['all but its last byte', (whole: Buffer) => whole.subarray(0, -1)],
    ['nothing', () => Buffer.alloc(0)],
  ])('a supervisor whose runner died while it sent the message, having received %s, does nothing', async (_part, cut) => {
    await createCallFolder(rig.journalDir, 'cut')
    await once(rig.startSupervisor({ callId: 'cut', spec: rig.specOf('echo effect >> effects') }, cut), 'exit')
    expect(await rig.text('effects')).toBe('')
    expect(await readClaim(rig.journalDir, 'cut')).toEqual({ state: 'absent' })
  })

  it('a supervisor whose journal is gone does nothing', async () => {
    await once(rig.startSupervisor({ callId: 'moved', spec: rig.specOf('echo effect >> effects') }), 'exit')
    expect(await rig.text('effects')).toBe('')
  })
})
