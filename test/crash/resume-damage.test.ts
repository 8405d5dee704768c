import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { CrashReply } from '../../src/testing/crash/crash-task.ts'
import { bundleCrash, type CrashBundle } from './crash-bundle.ts'
import { at, crashRig, standingOf, type CrashRig } from './crash-rig.ts'

let bundle: CrashBundle
let rig: CrashRig
beforeAll(async () => { bundle = await bundleCrash() })
afterAll(() => bundle.remove())
afterEach(() => { rig.close() })

const PASSED = { kind: 'ended', outcome: 'passed' }
const MANY_PROCESSES_MS = 120_000
/** Only root may mount. */
const mayMount = process.platform === 'linux' && process.getuid?.() === 0 && spawnSync('unshare', ['-m', 'true']).status === 0

/** A run that was killed at some boundary. */
async function killed(scene: string, death: ReturnType<typeof at>, storeDir?: string): Promise<void> {
  rig = crashRig(bundle, scene, storeDir)
  expect(await rig.live(death)).toBeUndefined()
}

/** Each step once, and a store without a fault. */
async function expectOnce(...steps: readonly string[]): Promise<void> {
  expect(rig.effects()).toEqual(steps)
  expect((await standingOf(rig)).problems).toEqual([])
}

describe('a disk that gets full while a run goes on', () => {
  /** Resumes in a process whose files may not grow beyond so many blocks of 1,024 bytes. */
  async function resumeWithin(blocks: number): Promise<CrashReply> {
    const words = [process.execPath, bundle.program, JSON.stringify(rig.task())].map((word) => `'${word}'`).join(' ')
    const child = spawn('bash', ['-c', `ulimit -f ${String(blocks)}; exec ${words}`], { stdio: ['ignore', 'pipe', 'inherit'] })
    const [said] = await Promise.all([text(child.stdout), once(child, 'exit')])
    return JSON.parse(said) as CrashReply
  }

  it('is named, nothing is half written, and with space again the run goes on, whichever commit met it', async () => {
    const met = new Set<number | undefined>()
    for (let spare = 2; spare <= 82; spare += 16) {
      await killed('pair', at('after', 'effect'))
      const before = await standingOf(rig)
      const reply = await resumeWithin(Math.ceil(statSync(rig.wal).size / 1024) + spare)
      const after = await standingOf(rig)
      expect(after.problems).toEqual([])
      expect(after.events.slice(0, before.events.length)).toEqual(before.events)
      if (reply.kind === 'refused') {
        expect(reply.code).toBe('store.full')
        met.add(after.head)
      }
      if (reply.kind === 'refused' || reply.outcome !== 'passed') expect(await rig.live()).toMatchObject(PASSED)
      await expectOnce('first', 'second')
      rig.close()
    }
    expect(met.size).toBeGreaterThan(1)
  }, MANY_PROCESSES_MS)
})

describe('a disk that can only be read', () => {
  it.runIf(mayMount)('is named, nothing is written, and once it can be written the run goes on', async () => {
    await killed('pair', at('after', 'effect'))
    const before = await standingOf(rig)
    execFileSync('mount', ['--bind', rig.storeDir, rig.storeDir])
    try {
      execFileSync('mount', ['-o', 'remount,ro,bind', rig.storeDir])
      expect(await rig.live()).toMatchObject({ kind: 'refused', code: 'store.read-only' })
    } finally {
      execFileSync('umount', [rig.storeDir])
    }
    expect(await standingOf(rig)).toEqual(before)
    expect(await rig.live()).toMatchObject(PASSED)
    await expectOnce('first', 'second')
  })
})

describe('a write-ahead log whose last commit is damaged', () => {
  const FRAME_BYTES = 4_096 + 24
  const flip = (file: string, offset: number): void => {
    const bytes = readFileSync(file)
    bytes[offset]! ^= 0x10
    writeFileSync(file, bytes)
  }
  const TEARS: Readonly<Record<string, (size: number) => void>> = {
    'by its last byte': (size) => { truncateSync(rig.wal, size - 1) },
    'in the middle of its last page': (size) => { truncateSync(rig.wal, size - FRAME_BYTES / 2) },
    'by its last page': (size) => { truncateSync(rig.wal, size - FRAME_BYTES) },
    'by one bit of its last page': (size) => { flip(rig.wal, size - 1_000) },
    'by one bit of the head of its last page': (size) => { flip(rig.wal, size - FRAME_BYTES + 10) },
    'by bytes behind it': (size) => { writeFileSync(rig.wal, Buffer.alloc(size + 9_000, readFileSync(rig.wal)).fill(7, size)) },
  }

  // The commit before a readonly dispatch is not flushed: it holds the settle of the effect before, which a power cut may take.
  it.each(Object.keys(TEARS))('%s: the run goes on from the commit before, and acts once', async (tear) => {
    await killed('linear', at('before', 'execute', 2))
    const before = await standingOf(rig)
    TEARS[tear]!(statSync(rig.wal).size)
    const after = await standingOf(rig)
    expect(after.problems).toEqual([])
    expect(before.events.slice(0, after.events.length)).toEqual(after.events)
    if (tear !== 'by bytes behind it') expect(after.head).toBeLessThan(before.head ?? 0)
    expect(await rig.live()).toMatchObject(PASSED)
    await expectOnce('first', 'big-look', 'last')
  })
})

describe('evidence with one bit flipped', () => {
  const files = (): readonly string[] => {
    const root = join(rig.storeDir, 'evidence')
    const names = readdirSync(root, { recursive: true, encoding: 'utf8' })
    return names.map((name) => join(root, name)).filter((name) => statSync(name).isFile())
  }

  it('that a step needs is named by the process that goes on, and nothing more is done', async () => {
    await killed('linear', at('before', 'execute', 3))
    const sound = new Map(files().map((file) => [file, readFileSync(file)]))
    for (const [file, bytes] of sound) writeFileSync(file, Buffer.from(bytes).fill(bytes[5_000]! ^ 1, 5_000, 5_001))
    const reply = await rig.live()
    expect(reply).toMatchObject({ kind: 'refused', code: 'store.evidence-missing' })
    const { problems } = await standingOf(rig)
    expect(new Set(problems.map(({ kind }) => kind))).toEqual(new Set(['evidence']))
    const [named] = (reply as { readonly message: string }).message.match(/[0-9a-f]{64}/) ?? []
    expect([...sound.keys()].some((file) => file.endsWith(named ?? '-'))).toBe(true)
    expect(rig.effects()).toEqual(['first', 'big-look'])
    for (const [file, bytes] of sound) writeFileSync(file, bytes)
    expect(await rig.live()).toMatchObject(PASSED)
    await expectOnce('first', 'big-look', 'last')
  })
})

describe('a clock that is behind in the next process', () => {
  it('never sets back the times of the log, and a retry waits until it is due', async () => {
    await killed('clock-back', at('after', 'append', 4))
    const { events: [...before] } = await standingOf(rig)
    const scheduled = before.findLast((event) => event.type === 'retryScheduled')
    expect(scheduled?.payload).toMatchObject({ attempt: 2 })
    expect(await rig.live()).toMatchObject(PASSED)
    const { events } = await standingOf(rig)
    const times = events.map(({ atMs }) => atMs)
    expect(times).toEqual([...times].sort((a, b) => a - b))
    const intent = events.slice(before.length).find((event) => event.type === 'actionIntent')
    expect(intent?.atMs).toBeGreaterThanOrEqual(scheduled?.type === 'retryScheduled' ? scheduled.payload.dueAtMs : Infinity)
  })
})
