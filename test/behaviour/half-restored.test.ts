import { existsSync, readdirSync, rmSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { draftName, isDraftOf } from '../../src/engine/world/draft-name.ts'
import { writeWhole } from '../../src/engine/source/write-whole.ts'
import { matchFiles } from '../../src/engine/world/match-files.ts'
import type { RunStore } from '../../src/ports/run-store.ts'
import { viaNameBeside } from '../../src/providers/durable-file.ts'
import { overlaid } from '../../src/testing/crash/overlaid.ts'
import { Shop } from './support/shop.ts'
import { PACK, packed, SHIP, Story } from './support/story.ts'

// A process that is killed while it puts files back.

const READ = { id: 'read', shell: 'cat out/*', effect: 'readonly', sources: ['out/**'] }

it('what a killed process left half restored is no file of the flow, and the next resume removes it', async () => {
  await using story = new Story()
  await story.begin([PACK, READ, SHIP], { stopAfter: 'read' })
  const [left, others] = [path.join('out', draftName('r1')), path.join('out', draftName('r2'))]
  story.shop.write({ [left]: 'hal', [others]: 'hal' })
  expect(await story.words()).toMatchObject({ pack: 'keep', read: 'keep', ship: 'run' })
  expect(existsSync(story.shop.at(left))).toBe(true)
  expect(await story.resume()).toBe('passed')
  expect(story.log).toEqual(['pack', 'ship packed'])
  expect([left, others].map((each) => existsSync(story.shop.at(each)))).toEqual([false, true])
})

it('what is written while files are put back has a name that tells whose it is', async () => {
  await using story = await packed()
  rmSync(story.shop.at('out'), { recursive: true })
  const { store } = story.shop
  const meanwhile: string[] = []
  const stream: RunStore['evidence']['stream'] = async function* (hash) {
    for await (const bytes of store.evidence.stream(hash)) {
      meanwhile.push(...readdirSync(story.shop.at('out')))
      yield bytes
    }
  }
  const wrapped = overlaid(store, { evidence: overlaid(store.evidence, { stream }) })
  expect((await (await story.shop.runner({ store: wrapped }).resume({ runId: 'r1' })).result()).outcome).toBe('passed')
  expect(meanwhile.length).toBeGreaterThan(0)
  expect(meanwhile.filter((name) => !isDraftOf('r1', name))).toEqual([])
  expect(story.listing()).toEqual(['log', 'out', 'out/a.txt', 'out/tool'])
})

it.each<[string, (file: string, meanwhile: () => void) => Promise<void>]>([
  ['of the file provider', (file, meanwhile) => viaNameBeside(file, async (draft) => {
    await writeFile(draft, 'half')
    meanwhile()
    await rename(draft, file)
  })],
  ['that commands put out', (file, meanwhile) => writeWhole(file, (async function* () {
    yield await Promise.resolve(Buffer.from('half'))
    meanwhile()
  })())],
])('half a file %s is no file of a flow either', async (_what, write) => {
  await using shop = new Shop()
  shop.write({ 'src/a.txt': 'a' })
  const there: string[] = []
  await write(shop.at('src/b.txt'), () => { there.push(...readdirSync(shop.at('src'))) })
  expect(there).toHaveLength(2)
  for (const name of there) shop.write({ [path.join('src', name)]: 'left' })
  expect(await matchFiles(shop.dir, ['src/**', ...there.map((name) => `src/${name}`)], [])).toEqual(['src/a.txt', 'src/b.txt'])
})
