import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFault } from '../../src/model/fault.ts'
import type { RunStore } from '../../src/ports/run-store.ts'
import { openSqliteStore } from '../../src/stores/sqlite/sqlite-store.ts'
import { smallEvidence } from '../../src/testing/store/assert-store.ts'
import { RunWriter } from '../../src/testing/store/run-writer.ts'
import { entered, observed, probed, sampleRun, started, stepPath, wholeStep } from '../../src/testing/store/sample-log.ts'

const RUNS = ['r1', 'r2']
const STEP = stepPath('look')
const SMALL = smallEvidence('small evidence')

let root: string
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'store-'))
  const store = openSqliteStore(join(root, 'sound'), { mode: 'write', createIfMissing: true })
  const large = await store.evidence.write(Buffer.alloc(100_000, 'large evidence '))
  for (const runId of RUNS) {
    const run = new RunWriter(store, runId)
    await run.append([...sampleRun().slice(0, -1), ...Array.from({ length: 20 }, (_, n) => wholeStep(`s${String(n)}`)).flat()])
    await run.append([entered(STEP), observed(STEP, SMALL.hash, 1), observed(STEP, large.hash, 1)], { evidence: [SMALL] })
  }
  cpSync(join(root, 'sound'), join(root, 'live'), { recursive: true })
  await store.close()
})
afterAll(() => rmSync(root, { recursive: true }))

/** Numbers that look drawn, the same for the same seed. */
function* drawn(seed: number): Generator<number, never> {
  for (let state = seed * 2_654_435_761 >>> 0; ;) {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393) >>> 0
    yield (state ^ (state >>> 13)) >>> 0
  }
}

const DAMAGES: Readonly<Record<string, (bytes: Buffer, below: (n: number) => number) => Buffer>> = {
  'one bit flipped': (bytes, below) => { bytes[below(bytes.length)]! ^= 1 << below(8); return bytes },
  'twenty bytes overwritten': (bytes, below) => { for (let i = 0; i < 20; i++) bytes[below(bytes.length)] = below(256); return bytes },
  'a page zeroed': (bytes, below) => bytes.fill(0, below(bytes.length / 4096) * 4096, (below(bytes.length / 4096) + 1) * 4096),
  'two pages exchanged': (bytes, below) => {
    const [a, b] = [below(bytes.length / 4096) * 4096, below(bytes.length / 4096) * 4096]
    const page = Buffer.from(bytes.subarray(a, a + 4096))
    bytes.copy(bytes, a, b, b + 4096)
    page.copy(bytes, b)
    return bytes
  },
  'the end cut off': (bytes, below) => bytes.subarray(0, below(bytes.length)),
}

/** Everything a reader can ask, as one value; `fault` stands for what was refused. Anything but a fault fails the test. */
async function everything(store: RunStore): Promise<Readonly<Record<string, unknown>>> {
  const asked: Readonly<Record<string, () => Promise<unknown>>> = {
    problems: () => store.verify(), runs: () => store.runs(), prefix: () => store.runIdsWithPrefix('r', 9),
    events: () => Promise.all(RUNS.map((runId) => store.events(runId))),
    checkpoints: () => Promise.all(RUNS.map((runId) => store.checkpoint(runId))),
    records: () => Promise.all(RUNS.map((runId) => store.recordPage(runId))), step: () => store.recordsOfStep('r1', 's3', 9),
    evidence: () => store.evidence.read(SMALL.hash), head: () => store.head('r1'),
  }
  const answers: Record<string, unknown> = {}
  for (const [name, ask] of Object.entries(asked)) answers[name] = await ask().catch(faultOnly)
  return answers
}

function faultOnly(error: unknown): string {
  if (isFault(error)) return 'fault'
  throw error
}

/** What a store that can be opened says; undefined when opening is refused with a fault. */
async function say(dir: string, mode: 'read' | 'write'): Promise<Readonly<Record<string, unknown>> | undefined> {
  let store: RunStore
  try {
    store = openSqliteStore(dir, { mode })
  } catch (error) {
    faultOnly(error)
    return undefined
  }
  try {
    const answers = await everything(store)
    if (mode === 'write') {
      for (const runId of RUNS) {
        const run = new RunWriter(store, runId)
        const head = await store.head(runId).catch(faultOnly)
        if (typeof head === 'object') run.head = head
        await run.append([probed(STEP)]).catch(faultOnly)
      }
      await new RunWriter(store, 'new').append([started()], { flush: true }).catch(faultOnly)
    }
    return answers
  } finally {
    await store.close()
  }
}

const filesOf = (dir: string): readonly string[] =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(dir, name)).isFile()).sort()
const evidenceFile = (files: readonly string[]): string => files.find((name) => name.startsWith('evidence'))!

/** A copy of a store with one of its files damaged. */
function damagedCopy(of: string, pick: (files: readonly string[]) => string, damage: keyof typeof DAMAGES, seed: number): string {
  const dir = join(root, 'damaged')
  rmSync(dir, { recursive: true, force: true })
  cpSync(join(root, of), dir, { recursive: true })
  const numbers = drawn(seed)
  const file = join(dir, pick(filesOf(dir)))
  writeFileSync(file, DAMAGES[damage]!(readFileSync(file), (n) => numbers.next().value % Math.max(1, Math.floor(n))))
  return dir
}

const SEEDS = Array.from({ length: 30 }, (_, n) => n + 1)

describe.each(Object.keys(DAMAGES))('a store with %s', (damage) => {
  it('answers or refuses with a fault, and when verify finds nothing every answer is as before', async () => {
    const sound = await say(join(root, 'sound'), 'read')
    let found = 0
    for (const seed of SEEDS) {
      const said = await say(damagedCopy('sound', () => 'runner.db', damage, seed), 'read')
      if (said === undefined || said['problems'] === 'fault' || (said['problems'] as readonly unknown[]).length > 0) found++
      else expect(said, `seed ${String(seed)}`).toEqual(sound)
    }
    expect(found).toBeGreaterThan(0)
  })

  it('can be written or refuses with a fault', async () => {
    for (const seed of SEEDS) await say(damagedCopy('sound', () => 'runner.db', damage, 1_000 + seed), 'write')
  })

  it('in its unmerged tail is as it was some commits ago', async () => {
    const sound = await say(join(root, 'live'), 'read')
    for (const seed of SEEDS.slice(0, 10)) {
      const said = await say(damagedCopy('live', () => 'runner.db-wal', damage, 2_000 + seed), 'read')
      if (said === undefined) continue
      expect(said['problems'], `seed ${String(seed)}`).toEqual([])
      const [now, before] = [said['events'], sound?.['events']] as readonly (readonly (readonly unknown[])[])[]
      now?.forEach((log, i) => expect(log).toEqual(before?.[i]?.slice(0, log.length)))
    }
  })

  it('in a file of evidence never passes for sound', async () => {
    for (const seed of SEEDS.slice(0, 5)) {
      const dir = damagedCopy('sound', evidenceFile, damage, 3_000 + seed)
      const store = openSqliteStore(dir, { mode: 'read' })
      const problems = await store.verify()
      const file = evidenceFile(filesOf(dir))
      const same = readFileSync(join(dir, file)).equals(readFileSync(join(root, 'sound', file)))
      expect(problems.length > 0).toBe(!same)
      await store.close()
    }
  })
})
