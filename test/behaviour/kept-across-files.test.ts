import { rmSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../../src/base/json.ts'
import type { ResumeOptions } from '../../src/engine/resume-options.ts'
import type { Runner } from '../../src/engine/runner.ts'
import { overlaid } from '../../src/testing/crash/overlaid.ts'
import { SHIP, Story, TEST, tested } from './support/story.ts'

// A person keeps what a step did although files of it changed: that word holds for the files as they were then.

const DEPLOY = { ...TEST, id: 'deploy', effect: 'mutating' }
const LAST = { id: 'last', shell: 'echo last >> log', effect: 'mutating' }
const adopt = (...refs: readonly string[]): Partial<ResumeOptions> => ({ adopt: refs.map((ref) => ({ ref, reason: 'only a comment' })) })

/** Adopts, stops before anything else happens, and goes on without a word. */
async function keptTwice(story: Story, options: Partial<ResumeOptions>, stopAt = 'ship'): Promise<void> {
  expect(await story.resume({ ...options, stopAt })).toBe('suspended')
  const adopted = (await story.events('stepAdopted')).length
  expect(await story.resume({ stopAt })).toBe('suspended')
  expect((await story.events('stepAdopted')).length).toBe(adopted)
  expect(await story.shop.store.verify('r1')).toEqual([])
}

describe('a step that is kept although a file it reads changed', () => {
  it('is kept by the next resume without a word, and asked about when the file changes again', async () => {
    await using story = await tested([DEPLOY, SHIP], 'deploy')
    story.shop.write({ 'src/a.txt': 'other\n', 'src/new.txt': 'new\n' })
    await keptTwice(story, adopt('deploy'))
    story.shop.write({ 'src/new.txt': 'newer\n' })
    expect((await story.plan()).instances[0]).toMatchObject({ cause: 'sourceChanged', paths: ['src/new.txt'], word: 'ask' })
    story.shop.write({ 'src/new.txt': 'new\n' })
    rmSync(story.shop.at('src/b.txt'))
    expect((await story.plan()).instances[0]).toMatchObject({ cause: 'sourceChanged', paths: ['src/b.txt'], word: 'ask' })
  })

  it('is held against the files that it reads when it is let act again', async () => {
    await using story = await tested([DEPLOY, SHIP], 'deploy')
    story.shop.write({ 'src/a.txt': 'other\n' })
    await keptTwice(story, adopt('deploy'))
    story.shop.write({ 'src/a.txt': 'third\n' })
    expect(await story.resume({ allowMutatingReexec: ['deploy'], stopAt: 'ship' })).toBe('suspended')
    expect(await story.words()).toEqual({ deploy: 'keep', ship: 'run' })
    story.shop.write({ 'src/a.txt': 'other\n' })
    expect(await story.words()).toMatchObject({ deploy: 'ask' })
  })

  it('is kept by the next resume where it takes the place of one with another name', async () => {
    await using story = await tested([DEPLOY, SHIP], 'deploy')
    story.shop.write({ 'src/a.txt': 'other\n' })
    const flow = await story.shop.compiled([{ ...DEPLOY, id: 'publish' }, SHIP])
    await keptTwice(story, { flow, ...adopt('publish') })
    story.shop.write({ 'src/a.txt': 'again\n' })
    expect((await story.plan()).instances[0]).toMatchObject({ ref: 'publish', cause: 'sourceChanged', word: 'ask' })
  })

  it('is kept by the next resume where it changed itself too', async () => {
    await using story = await tested([DEPLOY, SHIP], 'deploy')
    story.shop.write({ 'src/a.txt': 'other\n' })
    const flow = await story.shop.compiled([{ ...DEPLOY, shell: 'echo deploy' }, SHIP])
    await keptTwice(story, { flow, ...adopt('deploy') })
  })

  it('is kept with what a container around it did', async () => {
    const each = (item: string): JsonObject =>
      ({ id: 'each', foreach: { in: [item], as: 'item', steps: [DEPLOY, { ...TEST, id: 'check' }] } })
    await using story = await tested([each('x'), SHIP], 'each')
    story.shop.write({ 'src/a.txt': 'other\n' })
    const flow = await story.shop.compiled([each('y'), SHIP])
    await keptTwice(story, { flow, ...adopt('each') })
    expect(story.log).toEqual(['test', 'test'])
  })

  it('is kept as the files are that are put back for it, or made meanwhile by others', async () => {
    const make = (id: string, file: string, more: JsonObject = {}): JsonObject => ({
      id, shell: `echo ${id} > ${file}`, effect: 'mutating', idempotent: true, artifacts: [file], ...more,
    })
    const again = { id: 'again', shell: 'date +%N > src/again.txt', effect: 'readonly', sources: ['odd/**'], artifacts: ['src/again.txt'] }
    const late = make('late', 'src/late.txt', { affectedBy: [] })
    const steps = [make('gen', 'src/gen.txt'), again, { ...DEPLOY, affectedBy: ['gen'] }, late, SHIP]
    await using story = await tested(steps, 'late')
    for (const name of ['src/gen.txt', 'src/late.txt']) rmSync(story.shop.at(name))
    story.shop.write({ 'src/a.txt': 'other\n', 'odd/one': 'x\n' })
    await keptTwice(story, adopt('deploy'))
    expect(story.read('src/late.txt')).toBe('late\n')
  })
})

describe('a step that is kept although a file it made is lost', () => {
  const PACK = {
    id: 'pack', shell: 'mkdir -p out; echo a > out/a.txt; echo b > out/b.txt; echo c > out/c.txt; echo pack >> log', effect: 'mutating',
    artifacts: ['out/**'],
  }
  const READ = { ...TEST, id: 'read', shell: 'true', sources: ['out/**'] }

  /** The store lost the contents of two files, and the first of them is gone. */
  async function lost(steps: readonly JsonObject[], stopAfter: string): Promise<Story> {
    const story = new Story()
    await story.begin(steps, { stopAfter })
    const { store } = story.shop
    const [event] = await story.events('artifactStored')
    const files = event?.type === 'artifactStored' ? event.payload.files : []
    const gone = new Set(files.flatMap(({ path, hash }) => (path === 'out/b.txt' ? [] : [hash])))
    const has = (hash: `sha256:${string}`): Promise<boolean> => Promise.resolve(!gone.has(hash))
    const runner = story.shop.runner.bind(story.shop)
    story.shop.runner = (options): Runner =>
      runner({ store: overlaid(store, { evidence: overlaid(store.evidence, { has }) }), ...options })
    rmSync(story.shop.at('out/a.txt'))
    return story
  }

  it('is kept by the next resume without a word, and its other files still come back', async () => {
    await using story = await lost([PACK, LAST], 'pack')
    expect((await story.refusal()).code).toBe('resume.requires-confirmation')
    await keptTwice(story, adopt('pack'), 'last')
    rmSync(story.shop.at('out/b.txt'))
    expect((await story.plan()).artifacts).toMatchObject([{ path: 'out/b.txt', fate: 'restore' }])
    expect(await story.resume()).toBe('passed')
    expect(story.log).toEqual(['pack', 'last'])
  })

  it('is kept by the next resume where it takes the place of one with another name', async () => {
    await using story = await lost([PACK, LAST], 'pack')
    const flow = await story.shop.compiled([{ ...PACK, id: 'bundle' }, LAST])
    await keptTwice(story, { flow, ...adopt('bundle') }, 'last')
  })

  it('makes nobody run again who read it, as long as it stays away', async () => {
    await using story = await lost([PACK, READ, LAST], 'read')
    await keptTwice(story, adopt('pack'), 'last')
    expect(await story.words()).toEqual({ pack: 'keep', read: 'keep', last: 'run' })
    story.shop.write({ 'out/a.txt': 'mine\n' })
    expect(await story.words()).toEqual({ pack: 'keep', read: 'rerun', last: 'run' })
  })

  it('is not forgotten by a later word about another file', async () => {
    await using story = await lost([{ ...PACK, sources: ['src/**'] }, LAST], 'pack')
    await keptTwice(story, adopt('pack'), 'last')
    story.shop.write({ 'src/a.txt': 'new\n' })
    await keptTwice(story, adopt('pack'), 'last')
    rmSync(story.shop.at('out/c.txt'))
    await keptTwice(story, adopt('pack'), 'last')
  })
})
