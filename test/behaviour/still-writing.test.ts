import { rmSync } from 'node:fs'
import { expect, it } from 'vitest'
import { Fault } from '../../src/model/fault.ts'
import type { Provider, ProviderSession } from '../../src/ports/provider.ts'
import { shell } from '../../src/providers/index.ts'
import { overlaid } from '../../src/testing/crash/overlaid.ts'
import { OK } from './support/flows.ts'
import { PACK, SHIP, Story, TEST } from './support/story.ts'

// A command that still runs, of a step that does not go on, and what it does to files until it ends.

const SLOW = { id: 'slow', shell: 'echo slow >> log', effect: 'mutating', idempotent: true }

/** A run whose process died before it stored how `slow` ended. */
async function leftRunning(): Promise<Story> {
  const story = new Story()
  story.shop.write({ 'src/a.txt': 'a\n' })
  const { store } = story.shop
  const append: typeof store.append = (request) => {
    if (request.events.some(({ type, runPath }) => type === 'actionSettled' && JSON.stringify(runPath).includes('"slow"'))) {
      throw new Fault('store.full', 'killed')
    }
    return store.append(request)
  }
  const flow = await story.shop.compiled([TEST, PACK, SLOW, SHIP])
  const run = await story.shop.runner({ store: overlaid(store, { append }) }).start(flow, { runId: 'r1' })
  await expect(run.result()).rejects.toThrow('killed')
  story.flow = await story.shop.compiled([TEST, PACK, { ...SLOW, shell: 'echo anew >> log' }, SHIP])
  return story
}

/** Commands go on until somebody waits for them, and do this before they end. */
function endingWith(last: () => void): Provider {
  const real = shell()
  return overlaid(real, {
    open: async (options) => overlaid<ProviderSession>(await real.open(options), {
      reconcile: () => Promise.resolve({ fate: 'running', sinceMs: 0 }),
      attach: () => {
        last()
        return Promise.resolve(OK)
      },
    }),
  })
}

async function resumed(story: Story, last: () => void): Promise<string> {
  const run = await story.shop.runner({ providers: [endingWith(last)] }).resume({ runId: 'r1', flow: story.flow! })
  return (await run.result()).outcome
}

it('what it takes away comes back before a step needs it', async () => {
  await using story = await leftRunning()
  expect(await resumed(story, () => { rmSync(story.shop.at('out'), { recursive: true }) })).toBe('passed')
  expect(story.log).toEqual(['test', 'pack', 'slow', 'anew', 'ship packed'])
})

it('what it alters is asked about, and nothing is written to the log', async () => {
  await using story = await leftRunning()
  const head = await story.shop.store.head('r1')
  const refused = resumed(story, () => { story.shop.write({ 'out/a.txt': 'altered\n' }) })
  await expect(refused).rejects.toMatchObject({ code: 'resume.artifact-altered' })
  expect(await story.shop.store.head('r1')).toEqual(head)
})

it('what it changes of a source makes who read it run again', async () => {
  await using story = await leftRunning()
  expect(await resumed(story, () => { story.shop.write({ 'src/a.txt': 'changed\n' }) })).toBe('passed')
  expect(story.log.filter((line) => line === 'test')).toHaveLength(2)
})
