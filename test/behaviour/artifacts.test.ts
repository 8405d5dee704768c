import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../../src/base/json.ts'
import { Fault } from '../../src/model/fault.ts'
import type { EventPayload } from '../../src/model/run-event.ts'
import { fakeWorld } from '../../src/providers/index.ts'
import { Runner } from '../../src/engine/runner.ts'
import { openMemoryStore } from '../../src/stores/memory/memory-store.ts'
import { openSqliteStore } from '../../src/stores/sqlite/sqlite-store.ts'
import { overlaid } from '../../src/testing/crash/overlaid.ts'
import { change, flowOf, IS_OK, lit, look } from './support/flows.ts'
import type { Played } from './support/play.ts'
import { Shop } from './support/shop.ts'
import { Stage } from './support/stage.ts'

const makes = (shell: string, artifacts: JsonObject['artifacts'], more: JsonObject = {}): JsonObject =>
  ({ id: 'make', shell, effect: 'mutating', artifacts: artifacts ?? null, ...more })

const sha256 = (text: string | Uint8Array): string => `sha256:${createHash('sha256').update(text).digest('hex')}`
/** Only root may mount. */
const mayMount = process.platform === 'linux' && process.getuid?.() === 0 && spawnSync('unshare', ['-m', 'true']).status === 0

const stored = ({ of }: Played): readonly EventPayload<'artifactStored'>[] => of('artifactStored').map(({ payload }) => payload)
const pathsOf = (run: Played): readonly string[] => stored(run).flatMap(({ files }) => files.map((file) => file.path))
const verdictOf = ({ of }: Played): object | undefined => of('verdictRecorded', 'make')[0]?.payload

describe('what a step made is kept', () => {
  it('with names, contents and permissions, one event for each artifact, between its settle and its verdict', async () => {
    await using shop = new Shop()
    const run = await shop.run([makes(
      'mkdir -p dist/deep; echo one > dist/a.js; echo two > dist/deep/.b; printf run > tool; chmod 751 tool; chmod 640 dist/a.js',
      [{ name: 'built', paths: ['dist', '!**/*.map'] }, { name: 'tool', paths: ['tool'] }],
      { expect: [{ file: { path: 'tool', contains: 'run' } }] },
    )])
    expect(run.result.outcome).toBe('passed')
    expect(stored(run)).toMatchObject([
      { name: 'built', globs: ['dist', '!**/*.map'], files: [
        { path: 'dist/a.js', hash: sha256('one\n'), bytes: 4, mode: 0o640 }, { path: 'dist/deep/.b', hash: sha256('two\n'), bytes: 4 },
      ] },
      { name: 'tool', files: [{ path: 'tool', hash: sha256('run'), bytes: 3, mode: 0o751 }] },
    ])
    for (const { hash, path: file } of stored(run).flatMap(({ files }) => files)) {
      expect(Buffer.from(await shop.store.evidence.read(hash))).toEqual(readFileSync(shop.at(file)))
    }
    expect(run.story.filter((line) => line.endsWith(' make'))).toEqual([
      'stepEntered', 'actionIntent', 'actionSettled', 'artifactStored', 'artifactStored', 'observationRecorded', 'assertionEvaluated',
      'verdictRecorded', 'stepExited',
    ].map((type) => `${type} make`))
    expect((await shop.store.records('r1', ['make']))[0]?.artifacts?.map(({ name }) => name)).toEqual(['built', 'tool'])
    expect(await shop.store.verify()).toEqual([])
  })

  it('by paths that its own result names, in a round and from a parameter', async () => {
    await using shop = new Shop()
    const shell = `f="$NAME-$RANDOM.tgz"; echo x > "$f"; printf '{"file": "%s"}' "$f"`
    const step = makes(shell, ['${{ output.json.file }}', '${{ iter.item }}.*.txt'], { env: { NAME: '${{ iter.item }}' }, json: true })
    const run = await shop.run([{ id: 'each', foreach: { in: ['p', 'q'], as: 'item', steps: [step] } }])
    expect(run.result.outcome).toBe('passed')
    expect(pathsOf(run)).toEqual([expect.stringMatching(/^p-\d+\.tgz$/), expect.stringMatching(/^q-\d+\.tgz$/)])
  })

  it('anew by each attempt that succeeds, and not by one that does not', async () => {
    await using shop = new Shop()
    const run = await shop.run([makes('echo x >> log; [ $(wc -l < log) -gt 2 ] || exit 7', ['log'], {
      idempotent: true, noEffectExitCodes: [7], retry: { maxAttempts: 3, backoff: '1ms', retryOn: ['action_failed_retryable'] },
    })])
    expect(run.of('actionSettled').map(({ payload }) => payload.terminal)).toEqual(['failed', 'failed', 'succeeded'])
    expect(stored(run)).toMatchObject([{ files: [{ path: 'log', hash: sha256('x\nx\nx\n') }] }])
  })

  it('through a link to a file in the working folder, as that file', async () => {
    await using shop = new Shop()
    const run = await shop.run([makes('mkdir out; echo one > out/v1; ln -s v1 out/latest', ['out/latest'])])
    expect(stored(run)).toMatchObject([{ files: [{ path: 'out/latest', hash: sha256('one\n'), bytes: 4 }] }])
    expect(run.result.outcome).toBe('passed')
  })
})

describe('what was not made fails its step', () => {
  it.each<[string, string, string]>([
    ['nothing matches', 'true', 'artifact make: no file matches out/*.tgz, out.txt'],
    ['a folder without files', 'mkdir -p out.txt/empty', 'artifact make: no file matches out/*.tgz, out.txt'],
  ])('%s', async (_, shell, reason) => {
    await using shop = new Shop()
    const run = await shop.run([makes(shell, ['out/*.tgz', 'out.txt'], { expect: ['${{ output.exitCode == 0 }}'] })])
    expect(stored(run)).toMatchObject([{ name: 'make', files: [] }])
    expect(verdictOf(run)).toMatchObject({ verdict: 'fail', reason })
    expect(run.result.outcome).toBe('failed')
  })

  it('beside what its assertions say of why', async () => {
    await using shop = new Shop()
    const run = await shop.run([makes('exit 3', ['out'])])
    expect(verdictOf(run)).toMatchObject({ verdict: 'fail', reason: expect.stringMatching(/^.*3.*; artifact make: no file matches out$/) as string })
  })

  it('whatever its assertions say, and although another artifact is there', async () => {
    await using shop = new Shop()
    const run = await shop.run([makes('echo x > a', [{ name: 'a', paths: ['a'] }, { name: 'b', paths: ['b'] }])])
    expect(stored(run)).toMatchObject([{ name: 'a', files: [{ path: 'a' }] }, { name: 'b', files: [] }])
    expect(verdictOf(run)).toMatchObject({ verdict: 'fail', reason: 'artifact b: no file matches b' })
  })
})

describe('what cannot be kept leaves its step unknown, with the reason', () => {
  it.each<[string, string, string, string]>([
    ['a file over the limit', 'head -c 5000 /dev/zero > big', '*', 'big is larger than 4096 bytes, the most that is kept of one file'],
    ['a link out of the folder', 'ln -s /etc/hostname out', 'out', 'out is a link that leads out of the working folder'],
    ['a link to nothing', 'ln -s nowhere out', 'out', 'out is a link that leads to nothing'],
    ['a link to a folder', 'mkdir d; ln -s d out', 'out', 'out is a link to a folder: what is behind it is not kept'],
    ['a folder behind a link', 'mkdir d; echo x > d/x; ln -s d out', 'out/**', 'out is a link to a folder: what is behind it is not kept'],
    ['a folder behind a link out of the folder', 'ln -s /etc out', 'out/host*', 'out is a link to a folder: what is behind it is not kept'],
    ['a file that cannot be read', 'ln -s /proc/self/mem out', 'out', 'out is a link that leads out of the working folder'],
    ['a glob that leads out of the folder', 'true', '../x', '../x: only files in the working folder can be named, without ".."'],
    ['paths that its result does not have', 'true', '${{ output.values.nothing }}', 'its paths: '],
  ])('%s', async (_, shell, glob, reason) => {
    await using shop = new Shop({ maxArtifactBytes: 4096 })
    const run = await shop.run([makes(shell, [{ name: 'made', paths: [glob] }], { expect: ['${{ output.exitCode == 0 }}'] })])
    expect(verdictOf(run)).toMatchObject({ verdict: 'unknown', reason: expect.stringContaining(`artifact made: ${reason}`) as string })
    expect(stored(run)[0]?.problem).toContain(reason)
    expect(run.result.outcome).toBe('unknown')
  })

  it.each([-1, 0.5, Number.NaN])('a limit of %d is none', (maxArtifactBytes) => {
    const runner = (): Runner => new Runner({ store: openMemoryStore(), providers: [], maxArtifactBytes })
    expect(runner).toThrow('maxArtifactBytes is a whole number from 0 on')
  })

  it('but the rest of it is kept', async () => {
    await using shop = new Shop({ maxArtifactBytes: 4096 })
    const run = await shop.run([makes('head -c 5000 /dev/zero > big; echo x > small', ['big', 'small'])])
    expect(pathsOf(run)).toEqual(['small'])
  })
})

describe('a run that stops while it keeps what a step made', () => {
  const MADE = [{ name: 'one', paths: [lit('a')] }, { name: 'two', paths: [lit('b')] }]
  const flow = () => flowOf([change('make', { artifacts: MADE, assertions: [IS_OK()] }), look('after')])

  it('killed after any event: it is kept then, once, and nothing is dispatched twice', async () => {
    await using shop = new Shop()
    shop.write({ a: 'one', b: 'two' })
    const world = fakeWorld()
    world.echo = true
    await using stage = new Stage('memory', { world, runner: { workDir: shop.dir } })
    const calm = await stage.start(flow())
    const types = (run: Played): readonly string[] => run.story.filter((line) => line.endsWith(' make'))
    expect(types(calm).slice(2, 5)).toEqual(['actionSettled make', 'artifactStored make', 'artifactStored make'])
    for (let count = 2; count < calm.events.length; count += 1) {
      await using killed = await stage.killedAfter(count)
      const resumed = await killed.resume()
      expect(resumed.result.outcome, `killed after ${String(count)} events`).toBe(calm.result.outcome)
      expect(resumed.of('actionIntent', 'make').length).toBe(1)
      expect((await killed.store.records('r1', ['make']))[0]?.artifacts).toMatchObject(stored(calm))
    }
  })

  it('its store cannot take it: the run stops with that fault, and a later process keeps it and goes on', async () => {
    await using shop = new Shop()
    let isFull = true
    const evidence = overlaid(shop.store.evidence, {
      write: async (bytes) => {
        if (isFull && !(bytes instanceof Uint8Array)) for await (const _ of bytes) throw new Fault('store.full', 'no space left')
        return shop.store.evidence.write(bytes)
      },
    })
    const options = { store: overlaid(shop.store, { evidence }) }
    const steps = [makes('echo x >> made', ['made']), { id: 'after', shell: 'true', effect: 'readonly' }]
    const run = await shop.runner(options).start(await shop.compiled(steps), { runId: 'r1' })
    await expect(run.result()).rejects.toMatchObject({ code: 'store.full' })
    expect((await shop.store.events('r1')).at(-1)?.type).toBe('actionSettled')
    isFull = false
    const resumed = await shop.resume(options)
    expect(resumed.result.outcome).toBe('passed')
    expect(stored(resumed)).toMatchObject([{ files: [{ path: 'made', hash: sha256('x\n') }] }])
    expect(readFileSync(shop.at('made'), 'utf8')).toBe('x\n')
  })

  it.runIf(mayMount)('a disk that is really full, and has room again', async () => {
    await using shop = new Shop()
    const disk = shop.at('disk')
    mkdirSync(disk)
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', disk])
    try {
      const store = openSqliteStore(disk, { mode: 'write', createIfMissing: true })
      const steps = [makes('head -c 1500000 /dev/urandom > made', ['made']), { id: 'after', shell: 'true', effect: 'readonly' }]
      writeFileSync(shop.at('disk/ballast'), Buffer.alloc(1_000_000))
      const run = await shop.runner({ store }).start(await shop.compiled(steps), { runId: 'r1' })
      await expect(run.result()).rejects.toMatchObject({ code: 'store.full' })
      rmSync(shop.at('disk/ballast'))
      const resumed = await (await shop.runner({ store }).resume({ runId: 'r1' })).result()
      expect(resumed.outcome).toBe('passed')
      const [kept] = (await store.records('r1', ['make']))[0]?.artifacts ?? []
      expect(kept?.files.map((file) => file.hash)).toEqual([sha256(readFileSync(shop.at('made')))])
      expect(await store.verify()).toEqual([])
      await store.close()
    } finally {
      execFileSync('umount', [disk])
    }
  })

  it('somebody cancels it meanwhile: what was kept is recorded, and nothing follows', async () => {
    await using shop = new Shop()
    const options = {
      store: overlaid(shop.store, {
        evidence: overlaid(shop.store.evidence, {
          write: async (bytes) => {
            void handle.cancel('enough')
            await setImmediate()
            return shop.store.evidence.write(bytes)
          },
        }),
      }),
    }
    const steps = [makes('echo x > made', ['made']), { id: 'after', shell: 'echo y > after', effect: 'mutating' }]
    const handle = await shop.runner(options).start(await shop.compiled(steps), { runId: 'r1' })
    expect((await handle.result()).outcome).toBe('aborted')
    const types = (await shop.store.events('r1')).map(({ type }) => type)
    expect(types.slice(-4)).toEqual(['runCancelled', 'artifactStored', 'stepExited', 'runFinished'])
  })
})
