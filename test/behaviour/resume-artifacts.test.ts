import { chmodSync, cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ResumeOptions } from '../../src/engine/resume-options.ts'
import { Runner } from '../../src/engine/runner.ts'
import type { RunStore } from '../../src/ports/run-store.ts'
import { shell } from '../../src/providers/index.ts'
import { openSqliteStore } from '../../src/stores/sqlite/sqlite-store.ts'
import { overlaid } from '../../src/testing/crash/overlaid.ts'
import type { Shop } from './support/shop.ts'
import { PACK, packed, SHIP } from './support/story.ts'

// A run that was interrupted, and files that its steps made.

describe('a file that a kept step made', () => {
  it('comes back when it is missing, with its folders and its mode, before the next step needs it', async () => {
    await using story = await packed()
    rmSync(story.shop.at('out'), { recursive: true })
    expect((await story.plan()).artifacts).toEqual(['out/a.txt', 'out/tool'].map((file) => ({
      ref: 'pack', name: 'built', path: file, fate: 'restore', reason: 'missing, comes back from the store',
    })))
    expect(story.listing()).toEqual(['log'])
    expect(await story.resume()).toBe('passed')
    expect(story.log).toEqual(['pack', 'ship packed'])
    expect(statSync(story.shop.at('out/tool')).mode & 0o777).toBe(0o777)
    const restored = (await story.events('artifactRestored')).map((event) => event.payload)
    expect(restored).toMatchObject([{ path: 'out/a.txt' }, { path: 'out/tool' }])
    const types = (await story.shop.store.events('r1')).map((event) => event.type)
    expect(types.slice(types.indexOf('runResumed'), types.indexOf('runResumed') + 4)).toEqual([
      'runResumed', 'artifactRestored', 'artifactRestored', 'stepEntered',
    ])
    expect(await story.shop.store.verify('r1')).toEqual([])
    expect(story.listing()).toEqual(['log', 'out', 'out/a.txt', 'out/tool'])
  })

  it('is never overwritten when it was altered: refused by name, with both flags', async () => {
    await using story = await packed()
    story.shop.write({ 'out/a.txt': 'mine\n' })
    const refused = await story.refusal()
    expect([refused.code, refused.exit]).toEqual(['resume.artifact-altered', 3])
    expect(refused.message).toContain('out/a.txt (of pack): --restore-artifact out/a.txt  or  --accept-artifact out/a.txt')
    expect(refused.data?.['artifacts']).toMatchObject([{ path: 'out/a.txt', ref: 'pack', name: 'built', fate: 'altered' }])
    expect(story.read('out/a.txt')).toBe('mine\n')
  })

  it('is replaced on a word, and the log says so', async () => {
    await using story = await packed()
    story.shop.write({ 'out/a.txt': 'mine\n' })
    expect(await story.resume({ restoreArtifact: ['out/a.txt'] })).toBe('passed')
    expect(story.log).toEqual(['pack', 'ship packed'])
    const [resumed] = await story.events('runResumed')
    expect(resumed?.payload).toMatchObject({ restoreArtifact: ['out/a.txt'] })
  })

  it('is taken as it is on a word, as the newest version of its artifact', async () => {
    await using story = await packed()
    story.shop.write({ 'out/a.txt': 'mine\n' })
    expect(await story.resume({ acceptArtifact: ['./out/a.txt'], stopAt: 'ship' })).toBe('suspended')
    const stored = await story.events('artifactStored')
    expect(stored).toHaveLength(2)
    expect(stored[1]?.payload).toMatchObject({ name: 'built', files: [{ path: 'out/a.txt', bytes: 5 }, { path: 'out/tool', mode: 0o777 }] })
    rmSync(story.shop.at('out/a.txt'))
    expect(await story.resume()).toBe('passed')
    expect(story.log).toEqual(['pack', 'ship mine'])
    expect(await story.shop.store.verify('r1')).toEqual([])
  })

  it.each<[string, (shop: Shop) => void, Partial<ResumeOptions>, string]>([
    ['as it was captured', () => undefined, { restoreArtifact: ['out/a.txt'] }, '--restore-artifact out/a.txt: it is as it was captured'],
    ['as it was captured', () => undefined, { acceptArtifact: ['out/a.txt'] }, '--accept-artifact out/a.txt: it is as it was captured'],
    ['not one of the run', () => undefined, { acceptArtifact: ['log'] }, '--accept-artifact log: no step of the run made it'],
    ['outside the folder', () => undefined, { restoreArtifact: ['../x'] }, '--restore-artifact ../x: no step of the run made it'],
    ['missing', (shop) => { rmSync(shop.at('out/a.txt')) }, { acceptArtifact: ['out/a.txt'] }, 'it is missing, and is put back'],
    ['named twice', (shop) => { shop.write({ 'out/a.txt': 'x' }) }, { acceptArtifact: ['out/a.txt'], restoreArtifact: ['out/a.txt'] },
      '--accept-artifact names it too'],
  ])('cannot be restored or accepted when it is %s', async (_what, change, options, text) => {
    await using story = await packed()
    change(story.shop)
    const refused = await story.refusal(options)
    expect(refused.code).toBe('resume.flag-names-nothing')
    expect(refused.message).toContain(text)
  })

  it('is neither checked nor put back when its step runs again anyway', async () => {
    await using story = await packed()
    story.shop.write({ 'out/a.txt': 'mine\n' })
    rmSync(story.shop.at('out/tool'))
    const flow = await story.shop.compiled([{ ...PACK, shell: `${PACK.shell}; echo again >> log` }, SHIP])
    expect((await story.plan({ flow })).artifacts).toBeUndefined()
    expect((await story.refusal({ flow, acceptArtifact: ['out/a.txt'] })).message).toContain('the step that made it runs again')
    expect(await story.resume({ flow })).toBe('passed')
    expect(story.log).toEqual(['pack', 'pack', 'again', 'ship packed'])
    expect(await story.events('artifactRestored')).toEqual([])
  })

  it('is missed only while its step says that it made it when it last ran', async () => {
    await using story = await packed()
    const flow = await story.shop.compiled([{ ...PACK, artifacts: [{ name: 'other', paths: ['out/tool'] }] }, SHIP])
    expect(await story.resume({ flow, stopAt: 'ship' })).toBe('suspended')
    story.shop.write({ 'out/a.txt': 'mine\n' })
    rmSync(story.shop.at('out/tool'))
    expect((await story.plan()).artifacts).toMatchObject([{ name: 'other', path: 'out/tool', fate: 'restore' }])
  })

  it('makes its step run again when it is neither there nor in the store', async () => {
    await using story = await packed()
    rmSync(story.shop.at('out/a.txt'))
    const { store } = story.shop
    const [event] = await story.events('artifactStored')
    const lost = event?.type === 'artifactStored' ? event.payload.files[0]?.hash : undefined
    const has = (hash: string): Promise<boolean> => Promise.resolve(hash !== lost)
    const runner = story.shop.runner({ store: overlaid(store, { evidence: overlaid(store.evidence, { has }) }) })
    const [row] = (await runner.plan({ runId: 'r1' })).instances
    expect(row).toMatchObject({ class: 'effectDirty', cause: 'artifactLost', word: 'rerun', paths: ['out/a.txt'] })
    expect(row?.reason).toBe('a file it made is lost (out/a.txt)')
  })
})

describe('a file that cannot be put back', () => {
  it.each<[string, (shop: Shop) => void, string]>([
    ['a folder stands in its place', (shop) => {
      rmSync(shop.at('out/a.txt'))
      mkdirSync(shop.at('out/a.txt'))
    }, 'a folder stands in its place'],
    ['a file stands where its folder was', (shop) => { rmSync(shop.at('out'), { recursive: true }); shop.write({ out: 'x' }) },
      'a file stands where its folder belongs'],
    ['its folder is a link that leads out', (shop) => {
      rmSync(shop.at('out'), { recursive: true })
      symlinkSync(mkdtempSync(path.join(tmpdir(), 'flowir-out-')), shop.at('out'))
    }, 'out is a link, and nothing is written through links'],
  ])('is refused by name when %s, and nothing of it is written', async (_what, change, text) => {
    await using story = await packed()
    change(story.shop)
    const refused = await story.refusal()
    expect([refused.code, refused.exit]).toEqual(['resume.artifact-blocked', 64])
    expect(refused.message).toContain(text)
    if (lstatSync(story.shop.at('out')).isSymbolicLink()) expect(readdirSync(story.shop.at('out'))).toEqual([])
  })

  it('leaves nothing half written of the others', async () => {
    await using story = await packed()
    rmSync(story.shop.at('out'), { recursive: true })
    const { store } = story.shop
    const [event] = await story.events('artifactStored')
    const broken = event?.type === 'artifactStored' ? event.payload.files[1]?.hash : undefined
    const failing = async function* (): AsyncGenerator<Uint8Array> {
      yield await Promise.resolve(Buffer.from('to'))
      throw new Error('no more')
    }
    const stream: RunStore['evidence']['stream'] = (hash) => (hash === broken ? failing() : store.evidence.stream(hash))
    const wrapped = overlaid(store, { evidence: overlaid(store.evidence, { stream }) })
    await expect(story.shop.runner({ store: wrapped }).resume({ runId: 'r1' })).rejects.toThrow('out/tool cannot be put back: no more')
    expect(story.listing()).toEqual(['log'])
    expect(await story.resume()).toBe('passed')
  })
})

it('a saved plan is done only while the files are those it was made over', async () => {
  await using story = await packed()
  rmSync(story.shop.at('out/a.txt'))
  const plan = await story.plan()
  story.shop.write({ 'out/a.txt': 'mine\n' })
  expect((await story.refusal({ applyPlan: plan })).code).toBe('resume.plan-stale')
  rmSync(story.shop.at('out/a.txt'))
  expect(await story.resume({ applyPlan: plan })).toBe('passed')
})

it('a run goes on in another folder, with a copy of its store and none of its files', async () => {
  await using story = await packed()
  await story.shop.store.close()
  const elsewhere = mkdtempSync(path.join(tmpdir(), 'flowir-elsewhere-'))
  cpSync(story.shop.at('.runner'), path.join(elsewhere, '.runner'), { recursive: true })
  const store = openSqliteStore(path.join(elsewhere, '.runner'), { mode: 'write' })
  try {
    const runner = new Runner({ store, providers: [shell()], workDir: elsewhere, lookEveryMs: 0 })
    expect((await (await runner.resume({ runId: 'r1' })).result()).outcome).toBe('passed')
    expect(readFileSync(path.join(elsewhere, 'log'), 'utf8')).toBe('ship packed\n')
  } finally {
    await store.close()
    rmSync(elsewhere, { recursive: true, force: true })
  }
})

it('what is only less readable is the same file', async () => {
  await using story = await packed()
  chmodSync(story.shop.at('out/tool'), 0o600)
  expect((await story.plan()).artifacts).toBeUndefined()
})
