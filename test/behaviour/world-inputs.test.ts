import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { StepDraft } from '../../src/core/flow/flow-draft.ts'
import { canonicalJson, type Json, type JsonObject } from '../../src/base/json.ts'
import { appendUnleased } from '../../src/engine/append-unleased.ts'
import { readSources } from '../../src/core/world/sources-document.ts'
import { DiskFolder, type WorkFolder } from '../../src/engine/world/work-folder.ts'
import type { Hash } from '../../src/model/flow.ts'
import { fakeWorld, type FakeWorld } from '../../src/providers/index.ts'
import type { Fingerprint, SourceFile } from '../../src/model/world-file.ts'
import { change, each, flowOf, IS_OK, lit, look } from './support/flows.ts'
import { play, type Played } from './support/play.ts'
import { Shop } from './support/shop.ts'
import { Stage } from './support/stage.ts'

const reads = (shell: string, sources: readonly string[], more: JsonObject = {}): JsonObject =>
  ({ id: 'read', shell, effect: 'readonly', sources: [...sources], ...more })

const sha256 = (text: string): Hash => `sha256:${createHash('sha256').update(text).digest('hex')}`

/** What the log says that each dispatch of a step was about to read. */
async function sourcesOf(shop: Shop, { of }: Played, ref = 'read'): Promise<readonly (readonly SourceFile[])[]> {
  const document = async (hash: Hash): Promise<Json> =>
    JSON.parse(Buffer.from(await shop.store.evidence.read(hash)).toString('utf8')) as Json
  return Promise.all(of('actionIntent', ref).map(async ({ payload: { sourcesDigest, sourcesStat } }) =>
    readSources(await document(sourcesDigest ?? 'sha256:'), sourcesStat === undefined ? undefined : await document(sourcesStat))))
}

const contents = (files: readonly SourceFile[] | undefined): object =>
  Object.fromEntries((files ?? []).map(({ path, hash }) => [path, hash]))

/** A folder that files do not matter to: it answers when it is told to. */
function toldFolder(answer: (globs: readonly string[], signal: AbortSignal) => Promise<Fingerprint>): WorkFolder {
  return { fingerprint: answer, capture: () => Promise.resolve({ files: [] }), captureNamed: () => Promise.resolve('it is gone') }
}

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await setImmediate()
}

const NOTHING: Fingerprint = { files: [], digest: sha256('{"files":[]}') }
const READS = { sources: [lit('**')], assertions: [IS_OK()] }

function echoing(): FakeWorld {
  const world = fakeWorld()
  world.echo = true
  return world
}

describe('a step that reads files', () => {
  it('says which, by content, in the intent before it', async () => {
    await using shop = new Shop()
    shop.write({ 'src/a.ts': 'one', 'src/b.test.ts': 'two', 'node_modules/p/index.js': 'three', '.git/HEAD': 'four' })
    const run = await shop.run([reads('cat src/*', ['**', '!**/*.test.ts'])])
    const [files] = await sourcesOf(shop, run)
    expect(contents(files)).toEqual({ 'src/a.ts': sha256('one') })
    expect(run.of('actionIntent')[0]?.payload.sourcesDigest).toBe(sha256(canonicalJson({ files: [['src/a.ts', sha256('one')]] })))
    expect(await shop.store.verify()).toEqual([])
    expect((await shop.store.records('r1', ['read']))[0]?.ledger[0]?.sourcesDigest).toBe(run.of('actionIntent')[0]?.payload.sourcesDigest)
  })

  it('finds them as they are when it is about to act: after the steps before it, and anew for each attempt', async () => {
    await using shop = new Shop()
    shop.write({ log: '' })
    const run = await shop.run([
      { id: 'first', shell: 'echo first > log', effect: 'mutating' },
      reads('echo again >> log; [ $(wc -l < log) -gt 2 ] || exit 7', ['log'], {
        effect: 'mutating', idempotent: true, noEffectExitCodes: [7],
        retry: { maxAttempts: 2, backoff: '1ms', retryOn: ['action_failed_retryable'] },
      }),
    ])
    expect((await sourcesOf(shop, run)).map(contents)).toEqual([{ log: sha256('first\n') }, { log: sha256('first\nagain\n') }])
    expect(run.of('actionIntent', 'first')[0]?.payload).not.toHaveProperty('sourcesDigest')
  })

  it('by globs that are worked out for each round', async () => {
    await using shop = new Shop()
    shop.write({ 'p/a': 'one', 'q/a': 'two' })
    const step = reads('cat "$P/a"', ['${{ iter.p }}/**'], { env: { P: '${{ iter.p }}' } })
    const run = await shop.run([{ id: 'each', foreach: { in: ['p', 'q', 'r/a'], as: 'p', onItemFail: 'continue', steps: [step] } }])
    expect((await Promise.all(['each[#0]/read', 'each[#1]/read', 'each[#2]/read'].map(async (ref) => sourcesOf(shop, run, ref)))).map(
      ([files]) => contents(files),
    )).toEqual([{ 'p/a': sha256('one') }, { 'q/a': sha256('two') }, {}])
  })

  it('reads a file once in a process, whatever steps read it', async () => {
    await using shop = new Shop()
    for (let i = 0; i < 50; i += 1) shop.write({ [`src/f${String(i)}`]: String(i) })
    const folder = new DiskFolder({ workDir: shop.dir, passOver: [], maxArtifactBytes: 1, now: () => Date.now() + 60_000 })
    const reading = (stepId: string): StepDraft => look(stepId, { sources: [lit('src')], assertions: [] })
    const rounds = each('each', [1, 2, 3], [reading('read')], { concurrency: 2 })
    const { of } = await play(flowOf([reading('first'), rounds, reading('last')]), { world: echoing(), runner: { folder } })
    const digests = of('actionIntent').map(({ payload }) => payload.sourcesDigest)
    expect(digests).toEqual(new Array(5).fill(digests[0] ?? 'a digest'))
    await play(flowOf([reading('again')]), { world: echoing(), runner: { folder } })
    expect(folder.fingerprints.filesRead).toBe(50)
  })

  it('is not written into the log while it looks, and holds its slot', async () => {
    const looks: string[] = []
    const steps = [look('read', { ...READS, assertions: [] }), look('then', { assertions: [] })]
    const played = await play(flowOf([each('each', ['a', 'b', 'c'], steps, { concurrency: 3 })]), {
      world: echoing(), runner: {
        concurrency: 2, folder: toldFolder(async () => {
          looks.push('begin')
          await turns(5)
          looks.push('end')
          return NOTHING
        }),
      },
    })
    expect(looks.slice(0, 3)).toEqual(['begin', 'begin', 'end'])
    expect(played.of('actionIntent').length).toBe(6)
  })
})

describe('what cannot be read leaves its step unknown', () => {
  it.each<[string, (shop: Shop) => void, string, string]>([
    ['a file that gives no bytes', (shop) => { symlinkSync('/proc/self/mem', shop.at('mem')) }, '*', 'mem: it cannot be read: EIO'],
    ['a glob that leads out of the folder', () => undefined, '../*', '../*: only files in the working folder can be named, without ".."'],
    ['a path elsewhere', () => undefined, '/etc/passwd', '/etc/passwd: it is not in the working folder'],
  ])('without an intent, and with the reason: %s', async (_, arrange, glob, reason) => {
    await using shop = new Shop()
    arrange(shop)
    const run = await shop.run([reads('touch acted', [glob]), { id: 'after', shell: 'true', effect: 'readonly' }])
    expect(run.story.filter((line) => line.endsWith(' read'))).toEqual(['stepEntered read', 'verdictRecorded read', 'stepExited read'])
    expect(run.of('verdictRecorded', 'read')[0]?.payload).toMatchObject({
      verdict: 'unknown', reason: expect.stringContaining(`its sources: ${reason}`) as string,
    })
    expect(run.of('stepExited', 'after')[0]?.payload.state).toBe('blocked')
    expect(run.result.outcome).toBe('unknown')
    expect(await shop.store.verify()).toEqual([])
  })

  it('and gives its slot back', async () => {
    await using shop = new Shop({ concurrency: 1 })
    symlinkSync('/proc/self/mem', shop.at('mem'))
    const rounds = { in: ['mem', 'none'], as: 'file', onItemFail: 'continue', steps: [reads('true', ['${{ iter.file }}'])] }
    const run = await shop.run([{ id: 'each', foreach: rounds }])
    expect(run.of('verdictRecorded').map(({ payload }) => payload.verdict)).toEqual(['unknown', 'pass', 'unknown'])
  })

  it('before a dispatch that was to follow one that failed', async () => {
    await using shop = new Shop()
    shop.write({ in: 'one' })
    const run = await shop.run([reads('rm in; ln -s /proc/self/mem in; exit 7', ['in'], {
      idempotent: true, effect: 'mutating', noEffectExitCodes: [7],
      retry: { maxAttempts: 3, backoff: '1ms', retryOn: ['action_failed_retryable'] },
    })])
    expect(run.of('actionIntent').length).toBe(1)
    expect(run.of('verdictRecorded', 'read')[0]?.payload).toMatchObject({
      verdict: 'unknown', reason: 'its sources: in: it cannot be read: EIO',
    })
    expect(run.result.outcome).toBe('unknown')
  })
})

describe('a folder that vanishes', () => {
  it('while it is looked at is an empty list', async () => {
    await using shop = new Shop()
    mkdirSync(shop.at('gone/deep'), { recursive: true })
    writeFileSync(shop.at('gone/deep/x'), 'x')
    const disk = new DiskFolder({
      workDir: shop.dir, passOver: [], maxArtifactBytes: 1, now: () => {
        rmSync(shop.at('gone'), { recursive: true, force: true })
        return 0
      },
    })
    expect((await disk.fingerprint(['none/**', 'gone/**'], new AbortController().signal)).files.map(({ path }) => path)).toEqual([])
  })
})

describe('a run that stops while a step looks', () => {
  it('ends at once when it is asked to, without an intent; a later process looks and goes on', async () => {
    await using stage = new Stage('memory', { runner: { folder: toldFolder((_, signal) => new Promise((resolve, reject) => {
      if (isCalm) resolve(NOTHING)
      signal.addEventListener('abort', () => { reject(new Error('it was let go')) })
      looking()
    })) } })
    let isCalm = false
    let looking: () => void = () => undefined
    const { story, result } = await stage.start(flowOf([change('read', READS)]), {}, async (run) => {
      await new Promise<void>((resolve) => { looking = resolve })
      run.stop({ reason: 'enough' })
    })
    expect([result.outcome, story.filter((line) => line.endsWith(' read'))]).toEqual(['suspended', ['stepEntered read']])
    isCalm = true
    stage.world.script({ terminal: 'succeeded', output: { ok: true } })
    const resumed = await stage.resume()
    expect([resumed.result.outcome, resumed.of('actionIntent').length]).toEqual(['passed', 1])
  })

  it('looks again when somebody else wrote meanwhile, and dispatches once', async () => {
    let looks = 0
    await using stage = new Stage('memory', { world: echoing(), runner: { folder: toldFolder(async () => {
      looks += 1
      if (looks === 1) await appendUnleased(stage.store, 'r1', stage.time.now, () => ({ draft: {
        type: 'retryClaimed', runPath: [{ step: 'read' }],
        payload: { ref: 'read', attempt: 1, promptId: 'p', manual: true, state: 'claimed' },
      } }))
      return NOTHING
    }) } })
    const { story, result } = await stage.start(flowOf([change('read', { ...READS, assertions: [] })]))
    expect([result.outcome, looks, story.filter((line) => line.endsWith(' read'))]).toEqual(['unverified', 2, [
      'stepEntered read', 'retryClaimed read', 'actionIntent read', 'actionSettled read', 'stepExited read',
    ]])
  })

  it('killed after any event, it comes to the same', async () => {
    const world = echoing()
    await using shop = new Shop()
    shop.write({ a: 'one' })
    await using stage = new Stage('memory', { world, runner: { workDir: shop.dir } })
    const calm = await stage.start(flowOf([change('read', { ...READS, assertions: [] }), change('lost', { sources: [lit('../x')] })]))
    expect(calm.result.outcome).toBe('unknown')
    for (let count = 2; count < calm.events.length; count += 1) {
      await using killed = await stage.killedAfter(count)
      const resumed = await killed.resume()
      expect([resumed.result.outcome, resumed.of('actionIntent').length], `killed after ${String(count)}`).toEqual(['unknown', 1])
    }
  })
})
