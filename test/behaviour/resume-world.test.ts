import { rmSync, symlinkSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../../src/base/json.ts'
import { filesRead } from '../../src/engine/resume/files-read.ts'
import { systemAmbient } from '../../src/engine/runner.ts'
import { Fingerprints } from '../../src/engine/world/fingerprint.ts'
import { Shop } from './support/shop.ts'
import { SHIP, Story, TEST, tested } from './support/story.ts'

// A run that was interrupted, and files that its steps read.

describe('a file that a kept step read', () => {
  it('changes nothing while it is as it was, wherever its times went', async () => {
    await using story = await tested()
    story.shop.write({ 'src/a.txt': 'a\n', 'elsewhere.txt': 'new\n' })
    expect(await story.words()).toEqual({ test: 'keep', ship: 'run' })
    expect(await story.resume()).toBe('passed')
    expect(story.log).toEqual(['test', 'ship x'])
  })

  it.each<[string, (shop: Shop) => void, string]>([
    ['changed', (shop) => { shop.write({ 'src/a.txt': 'other\n' }) }, 'src/a.txt'],
    ['appeared', (shop) => { shop.write({ 'src/new.txt': 'n\n' }) }, 'src/new.txt'],
    ['is gone', (shop) => { rmSync(shop.at('src/b.txt')) }, 'src/b.txt'],
  ])('makes it run again when it %s, by name', async (_how, change, name) => {
    await using story = await tested()
    change(story.shop)
    const [row] = (await story.plan()).instances
    expect(row).toMatchObject({ class: 'effectDirty', cause: 'sourceChanged', word: 'rerun', paths: [name] })
    expect(row?.reason).toBe(`a file it reads changed (${name})`)
    expect(await story.resume()).toBe('passed')
    expect(story.log).toEqual(['test', 'test', 'ship x'])
  })

  it('is named with a few others when many changed', async () => {
    await using story = await tested()
    story.shop.write(Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [`src/n${String(n)}`, 'n'])))
    const [row] = (await story.plan()).instances
    expect(row?.reason).toBe('a file it reads changed (src/n1, src/n2, src/n3 and 3 more)')
    expect(row?.paths).toHaveLength(6)
  })

  it('gates the mutating step that read it, which is kept on a word', async () => {
    const deploy = { ...TEST, id: 'deploy', effect: 'mutating' }
    await using story = await tested([deploy, SHIP], 'deploy')
    story.shop.write({ 'src/a.txt': 'other\n' })
    const refused = await story.refusal()
    expect(refused.code).toBe('resume.requires-confirmation')
    expect(refused.message).toContain('deploy: a file it reads changed (src/a.txt), and it already happened')
    expect(await story.resume({ adopt: [{ ref: 'deploy', reason: 'only a comment' }] })).toBe('passed')
    expect(story.log).toEqual(['test', 'ship x'])
  })

  it('may be released with what comes after it, which only the files put again', async () => {
    await using story = await tested([TEST, SHIP, { id: 'last', shell: 'echo last >> log', effect: 'mutating' }], 'ship')
    story.shop.write({ 'src/a.txt': 'other\n' })
    expect((await story.refusal()).code).toBe('resume.requires-confirmation')
    expect(await story.resume({ allowMutatingReexec: ['ship'] })).toBe('passed')
    expect(story.log).toEqual(['test', 'ship x', 'test', 'ship x', 'last'])
  })

  it('is explained where a later step made it and the store has it so', async () => {
    const bump = { id: 'bump', shell: 'echo 1 > src/a.txt', effect: 'mutating', idempotent: true, artifacts: ['src/a.txt'] }
    await using story = await tested([TEST, bump, SHIP], 'bump')
    expect(await story.words()).toEqual({ test: 'keep', bump: 'keep', ship: 'run' })
    story.shop.write({ 'src/b.txt': 'other\n' })
    expect(await story.words()).toMatchObject({ test: 'rerun' })
  })

  it('asks about it where the step that made it is kept, and is a change where that step runs again', async () => {
    const bump = { id: 'bump', shell: 'echo 1 > src/a.txt', effect: 'mutating', idempotent: true, artifacts: ['src/a.txt'] }
    await using story = await tested([TEST, bump, SHIP], 'bump')
    story.shop.write({ 'src/a.txt': 'mine\n' })
    expect((await story.refusal()).code).toBe('resume.artifact-altered')
    expect(await story.words({ acceptArtifact: ['src/a.txt'] })).toEqual({ test: 'keep', bump: 'keep', ship: 'run' })
    expect(await story.words({ restoreArtifact: ['src/a.txt'] })).toEqual({ test: 'keep', bump: 'keep', ship: 'run' })
    const flow = await story.shop.compiled([TEST, { ...bump, shell: 'echo 2 > src/a.txt' }, SHIP])
    expect(await story.words({ flow })).toEqual({ test: 'rerun', bump: 'rerun', ship: 'run' })
    rmSync(story.shop.at('src/a.txt'))
    expect(await story.words({ flow })).toEqual({ test: 'keep', bump: 'rerun', ship: 'run' })
    expect(await story.resume({ flow })).toBe('passed')
    expect(story.log).toEqual(['test', 'ship x'])
  })

  it('is no matter to anybody when only the globs were edited, or taken out', async () => {
    await using story = await tested()
    const flow = await story.shop.compiled([{ ...TEST, sources: ['src/**', 'out/**'] }, SHIP])
    expect(await story.words({ flow })).toEqual({ test: 'keep', ship: 'run' })
    story.shop.write({ 'src/a.txt': 'other\n' })
    expect(await story.words({ flow })).toMatchObject({ test: 'rerun' })
    const { sources: _none, ...without } = TEST
    expect(await story.words({ flow: await story.shop.compiled([without, SHIP]) })).toEqual({ test: 'keep', ship: 'run' })
  })

  it('is not looked at when the run has finished, and is when its flow is another one', async () => {
    await using story = await tested([TEST], 'test')
    await story.resume()
    story.shop.write({ 'src/a.txt': 'other\n' })
    expect(await story.words()).toEqual({ test: 'keep' })
    expect(await story.resume()).toBe('passed')
    expect(story.log).toEqual(['test'])
    expect(await story.words({ flow: await story.shop.compiled([TEST, SHIP]) })).toEqual({ test: 'rerun', ship: 'run' })
  })
})

describe('a step whose files could not be read, so that it was not dispatched', () => {
  const READ = { ...TEST, id: 'read', shell: 'echo read >> log' }
  const unreadable = async (steps: readonly JsonObject[], more: JsonObject = {}): Promise<Story> => {
    const story = new Story()
    story.shop.write({ 'src/a.txt': 'a\n', 'out/a.txt': 'x\n' })
    symlinkSync('/proc/self/mem', story.shop.at('src/mem'))
    await story.begin(steps, {}, more)
    expect((await story.shop.store.checkpoint('r1'))?.finished?.outcome).toBe('unknown')
    return story
  }

  it('runs when they can be, also of a run that has finished, and what it blocked after it', async () => {
    await using story = await unreadable([READ, SHIP])
    expect(await story.words()).toEqual({ read: 'run', ship: 'run' })
    rmSync(story.shop.at('src/mem'))
    expect(await story.resume()).toBe('passed')
    expect(story.log).toEqual(['read', 'ship x'])
    expect(await story.words()).toEqual({ read: 'keep', ship: 'keep' })
  })

  it('is unknown again while they cannot be', async () => {
    await using story = await unreadable([READ, SHIP])
    expect(await story.resume()).toBe('unknown')
    expect(story.log).toEqual([])
  })

  it('asks before it repeats what an earlier entry of it did', async () => {
    await using story = await tested([{ ...READ, effect: 'mutating' }, SHIP], 'read')
    story.shop.write({ 'dev/a.txt': 'a\n' })
    symlinkSync('/proc/self/mem', story.shop.at('dev/mem'))
    const flow = await story.shop.compiled([{ ...READ, effect: 'mutating', shell: 'echo again >> log', sources: ['dev/*'] }, SHIP])
    expect(await story.resume({ flow, allowMutatingReexec: ['read'] })).toBe('unknown')
    rmSync(story.shop.at('dev/mem'))
    expect((await story.refusal()).code).toBe('resume.requires-confirmation')
    expect(await story.resume({ allowMutatingReexec: ['read'] })).toBe('passed')
    expect(story.log).toEqual(['read', 'again', 'ship x'])
  })

  it('has had its time in the end of a run', async () => {
    await using story = await unreadable([SHIP], { finally: [READ] })
    rmSync(story.shop.at('src/mem'))
    const head = await story.shop.store.head('r1')
    expect(await story.resume()).toBe('unknown')
    expect(await story.shop.store.head('r1')).toEqual(head)
  })
})

it('files whose stat tells that they were not touched since are not read again by a later process', async () => {
  const ambient = { ...systemAmbient, now: () => Date.now() + 10_000 }
  const shop = new Shop({ ambient })
  await using story = new Story(shop)
  shop.write({ 'src/a.txt': 'a\n', 'src/b.txt': 'b\n' })
  await story.begin([TEST])
  const records = await shop.store.records('r1', ['test'])
  const fingerprints = new Fingerprints({ workDir: shop.dir, passOver: [], now: ambient.now })
  const read = await filesRead(shop.store, 'r1', records, fingerprints)
  expect(read.get('test')?.now.map((file) => file.path)).toEqual(['src/a.txt', 'src/b.txt'])
  expect(fingerprints.filesRead).toBe(0)
})
