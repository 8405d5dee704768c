import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { bundleCrash, type CrashBundle } from './crash-bundle.ts'
import { at, crashRig, standingOf, stopped, type CrashRig } from './crash-rig.ts'
import type { CrashChild } from '../../src/testing/crash/start-crash-child.ts'

let bundle: CrashBundle
let rig: CrashRig
let children: CrashChild[] = []
beforeAll(async () => { bundle = await bundleCrash() })
afterAll(() => bundle.remove())
afterEach(() => {
  for (const child of children) child.process.kill('SIGKILL')
  children = []
  rig.close()
})

const go = (child: CrashChild): void => { child.process.stdin.write('go\n') }

/** Processes that have loaded everything and begin when told. */
async function poised(count: number, more: Parameters<CrashRig['start']>[0] = {}): Promise<readonly CrashChild[]> {
  const made = Array.from({ length: count }, () => rig.start({ ...more, poised: true }))
  children.push(...made)
  await Promise.all(made.map((child) => child.saidReady()))
  return made
}

/** Whether a process stopped itself before it ended. */
const stoppedFirst = (child: CrashChild): Promise<boolean> =>
  Promise.race([stopped(child), child.reply.then(() => false, () => false)])

const PASSED = { kind: 'ended', outcome: 'passed' }
const BUSY = { kind: 'refused', code: 'store.writer-busy' }

/** Goes on until the run is over. */
async function toTheEnd(reply: Awaited<ReturnType<CrashRig['live']>>): Promise<void> {
  for (let last = reply, left = 5; left > 0; left--, last = await rig.live()) {
    if (last?.kind === 'ended' && last.outcome === 'passed') return
  }
  expect.unreachable('the run did not pass')
}

async function expectOnce(...steps: readonly string[]): Promise<void> {
  expect(rig.effects()).toEqual(steps)
  expect((await standingOf(rig)).problems).toEqual([])
}

describe('a resume in the very moment in which the runner dies', () => {
  const MOMENTS = [
    ['the supervisor was started, and before it was told anything', at('after', 'spawn')],
    ['the supervisor was told what to do', at('after', 'message')],
  ] as const

  it.each([...MOMENTS, ...MOMENTS, ...MOMENTS])('after %s: the command runs once (%#)', async (_moment, death) => {
    rig = crashRig(bundle, 'one-command')
    const [next] = await poised(1)
    const dying = rig.start(death)
    dying.process.once('exit', () => { go(next!) })
    expect(await dying.reply).toBeUndefined()
    await toTheEnd(await next!.reply)
    await expectOnce('publish')
  })
})

describe('a runner that is stopped between intent and dispatch', () => {
  it.each([
    ['pair', ['first', 'second']], ['one-command', ['publish']],
  ])('%s: still holds the run, and acts once when it wakes', async (scene, steps) => {
    rig = crashRig(bundle, scene)
    const sleeper = rig.start({ ...at('before', 'execute'), signal: 'SIGSTOP' })
    children.push(sleeper)
    await stopped(sleeper)
    expect(await rig.live()).toMatchObject(BUSY)
    expect(rig.effects().length).toBe(0)
    sleeper.process.kill('SIGCONT')
    expect(await sleeper.reply).toMatchObject(PASSED)
    expect(rig.effects()).toEqual(steps)
    expect((await standingOf(rig)).events.filter(({ type }) => type === 'runResumed')).toEqual([])
  })
})

describe('several processes that resume a run at the same time', () => {
  it('one gets it, and whoever is later is told who has it', async () => {
    rig = crashRig(bundle, 'pair')
    expect(await rig.live(at('after', 'effect'))).toBeUndefined()
    // Whoever has the run stops before its next call, so that the others come while it has it.
    const racers = await poised(3, { ...at('before', 'open'), signal: 'SIGSTOP' })
    racers.forEach(go)
    const [winner, ...more] = (await Promise.all(racers.map(async (child) => await stoppedFirst(child) ? [child] : []))).flat()
    expect(more).toEqual([])
    for (const loser of racers.filter((child) => child !== winner)) expect(await loser.reply).toMatchObject(BUSY)
    winner?.process.kill('SIGCONT')
    expect(await winner?.reply).toMatchObject(PASSED)
    await expectOnce('first', 'second')
  })
})
