import { execFileSync } from 'node:child_process'
import { rmSync, symlinkSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { newestFiles } from '../../src/core/view/artifacts.ts'
import type { ResumeOptions } from '../../src/engine/resume-options.ts'
import { diskFolder, type WorkFolder } from '../../src/engine/world/work-folder.ts'
import { overlaid } from '../../src/testing/crash/overlaid.ts'
import { packed, Story, tested } from './support/story.ts'

// What a person accepts of files that steps made and somebody altered.

const BUILD = {
  id: 'build', shell: 'mkdir -p dist; echo app > dist/app; echo unsigned > dist/manifest', effect: 'mutating', idempotent: true,
  artifacts: [{ name: 'built', paths: ['dist/**'] }],
}
const SIGN = {
  id: 'sign', shell: 'echo signed > dist/manifest', effect: 'mutating', idempotent: true,
  artifacts: [{ name: 'signed', paths: ['dist/manifest'] }],
}
const LAST = { id: 'last', shell: 'cat dist/*', effect: 'mutating', idempotent: true }

describe('what is accepted is that file alone', () => {
  const accepted = async (): Promise<Story> => {
    const story = new Story()
    await story.begin([BUILD, SIGN, LAST], { stopAfter: 'sign' })
    story.shop.write({ 'dist/app': 'mine\n' })
    expect(await story.resume({ acceptArtifact: ['dist/app'], stopAt: 'last' })).toBe('suspended')
    return story
  }

  it('and what a later step made of another file of its artifact stays the newest of it', async () => {
    await using story = await accepted()
    expect((await story.plan()).artifacts).toBeUndefined()
    rmSync(story.shop.at('dist'), { recursive: true })
    expect((await story.plan()).artifacts).toMatchObject([{ path: 'dist/app', ref: 'build' }, { path: 'dist/manifest', ref: 'sign' }])
    expect(await story.resume()).toBe('passed')
    expect([story.read('dist/app'), story.read('dist/manifest')]).toEqual(['mine\n', 'signed\n'])
    expect(await story.shop.store.verify('r1')).toEqual([])
  })

  it('and stays so when another one is accepted after it', async () => {
    await using story = await accepted()
    story.shop.write({ 'dist/app': 'mine again\n' })
    expect(await story.resume({ acceptArtifact: ['dist/app'], stopAt: 'last' })).toBe('suspended')
    story.shop.write({ 'dist/manifest': 'mine\n' })
    expect(await story.resume({ acceptArtifact: ['dist/manifest'], stopAt: 'last' })).toBe('suspended')
    rmSync(story.shop.at('dist'), { recursive: true })
    expect(await story.resume()).toBe('passed')
    expect([story.read('dist/app'), story.read('dist/manifest')]).toEqual(['mine again\n', 'mine\n'])
  })

  it('and the newest files of the run are those', async () => {
    await using story = await accepted()
    const records = await story.shop.store.records('r1', ['build', 'sign'])
    const rows = records.flatMap(({ ref, artifacts = [] }) => artifacts.map((row) => ({ ref, atMs: 0, bytes: 0, ...row })))
    const read = newestFiles(rows).map(async ({ path, hash }) => [path, Buffer.from(await story.shop.store.evidence.read(hash)).toString()])
    expect(await Promise.all(read)).toEqual([['dist/app', 'mine\n'], ['dist/manifest', 'signed\n']])
  })
})

describe('what is no file that a step could have made is not accepted', () => {
  it.each<[string, (story: Story) => void, string]>([
    ['a link that leads out', ({ shop }) => { symlinkSync('/etc/passwd', shop.at('out/a.txt')) }, 'is a link that leads out of'],
    ['a link to nothing', ({ shop }) => { symlinkSync('nowhere', shop.at('out/a.txt')) }, 'is a link that leads to nothing'],
    ['a link to a folder', ({ shop }) => { symlinkSync('.', shop.at('out/a.txt')) }, 'is a link to a folder'],
    ['a pipe', ({ shop }) => { execFileSync('sh', ['-c', 'mkfifo out/a.txt'], { cwd: shop.dir }) }, 'out/a.txt is no file'],
    ['a file that is too large', ({ shop }) => { shop.write({ 'out/a.txt': 'x'.repeat(100) }) }, 'is larger than 50 bytes'],
    ['a file behind a link to another folder', ({ shop }) => {
      rmSync(shop.at('out'), { recursive: true })
      shop.write({ 'mine/a.txt': 'mine\n', 'mine/tool': 'tool\n' })
      symlinkSync('mine', shop.at('out'))
    }, 'out is a link to a folder'],
  ])('as %s', async (_what, replace, why) => {
    await using story = await packed()
    rmSync(story.shop.at('out/a.txt'))
    replace(story)
    const head = await story.shop.store.head('r1')
    const resumed = story.shop.runner({ maxArtifactBytes: 50 }).resume({ runId: 'r1', acceptArtifact: ['out/a.txt'] })
    const refused = await resumed.catch((error: unknown) => error)
    expect(refused).toMatchObject({ code: 'resume.artifact-blocked', exit: 64, data: { path: 'out/a.txt' } })
    expect(refused).toHaveProperty('message', expect.stringContaining('out/a.txt cannot be accepted: '))
    expect(refused).toHaveProperty('message', expect.stringContaining(why))
    expect(await story.shop.store.head('r1')).toEqual(head)
  })

  it('but a link to another file of the folder is, with what is in that', async () => {
    await using story = await packed()
    rmSync(story.shop.at('out/a.txt'))
    story.shop.write({ mine: 'linked\n' })
    symlinkSync('../mine', story.shop.at('out/a.txt'))
    expect(await story.resume({ acceptArtifact: ['out/a.txt'] })).toBe('passed')
    expect(story.log).toEqual(['pack', 'ship linked'])
  })
})

describe('a saved plan is done over the contents that it was made over', () => {
  const PLANNED: [string, Partial<ResumeOptions>][] = [
    ['accepts', { acceptArtifact: ['out/a.txt'] }], ['replaces', { restoreArtifact: ['out/a.txt'] }],
  ]

  it.each(PLANNED)('of a file that it %s', async (_what, options) => {
    await using story = await packed()
    story.shop.write({ 'out/a.txt': 'mine\n' })
    const applyPlan = await story.plan(options)
    story.shop.write({ 'out/a.txt': 'his\n' })
    expect((await story.refusal({ applyPlan })).code).toBe('resume.plan-stale')
    expect(story.read('out/a.txt')).toBe('his\n')
    story.shop.write({ 'out/a.txt': 'mine\n' })
    expect(await story.resume({ applyPlan })).toBe('passed')
  })

  it('of a link that is replaced', async () => {
    await using story = await packed()
    rmSync(story.shop.at('out/a.txt'))
    symlinkSync('nowhere', story.shop.at('out/a.txt'))
    const applyPlan = await story.plan({ restoreArtifact: ['out/a.txt'] })
    rmSync(story.shop.at('out/a.txt'))
    symlinkSync('elsewhere', story.shop.at('out/a.txt'))
    expect((await story.refusal({ applyPlan })).code).toBe('resume.plan-stale')
  })

  it('of a file that changes even while it is being accepted', async () => {
    await using story = await packed()
    story.shop.write({ 'out/a.txt': 'mine\n' })
    const applyPlan = await story.plan({ acceptArtifact: ['out/a.txt'] })
    const { store, dir } = story.shop
    const disk = diskFolder(store, dir, Date.now)
    const folder: WorkFolder = {
      fingerprint: (...asked) => disk.fingerprint(...asked), capture: (...asked) => disk.capture(...asked),
      captureNamed: (file, keep) => {
        story.shop.write({ [file]: 'his\n' })
        return disk.captureNamed(file, keep)
      },
    }
    const head = await store.head('r1')
    await expect(story.shop.runner({ folder }).resume({ runId: 'r1', applyPlan })).rejects.toMatchObject({ code: 'resume.plan-stale' })
    expect(await store.head('r1')).toEqual(head)
  })

  it('of what a step read, where that differed already', async () => {
    await using story = await tested()
    story.shop.write({ 'src/a.txt': 'changed\n' })
    const applyPlan = await story.plan()
    story.shop.write({ 'src/a.txt': 'changed once more\n' })
    expect((await story.refusal({ applyPlan })).code).toBe('resume.plan-stale')
    story.shop.write({ 'src/a.txt': 'changed\n' })
    expect(await story.resume({ applyPlan })).toBe('passed')
  })
})

it('a file that was put back on a word stays so where somebody wrote to the log meanwhile', async () => {
  await using story = await packed()
  story.shop.write({ 'out/a.txt': 'mine\n' })
  const { store } = story.shop
  let count = 0
  const append: typeof store.append = async (request) => {
    count += 1
    const head = count === 1 ? await store.head('r1') : undefined
    return head === undefined ? store.append(request) : { kind: 'headMoved', head, events: [] }
  }
  const run = await story.shop.runner({ store: overlaid(store, { append }) }).resume({ runId: 'r1', restoreArtifact: ['./out/a.txt'] })
  expect((await run.result()).outcome).toBe('passed')
  expect(story.log).toEqual(['pack', 'ship packed'])
  expect((await story.events('artifactRestored')).map((event) => event.payload)).toMatchObject([{ path: 'out/a.txt' }])
})
