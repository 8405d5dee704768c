import { rmSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../../src/base/json.ts'
import { Fault } from '../../src/model/fault.ts'
import type { EventType } from '../../src/model/run-event.ts'
import { overlaid } from '../../src/testing/crash/overlaid.ts'
import { SHIP, Story, TEST } from './support/story.ts'

// A run that was interrupted while a step was under way, and files that it and others read and make.

const BUILD = { id: 'build', shell: 'mkdir -p dist; echo app > dist/app.txt', effect: 'mutating', artifacts: ['dist/app.txt'] }

/** Waits to be tried again, and makes files in the same folder when it is. */
const sign = (retry: JsonObject): JsonObject => ({
  id: 'sign', shell: 'echo sign >> log; cat dist/app.txt ready', effect: 'mutating', idempotent: true, artifacts: ['dist/**', 'src/**'],
  retry: { maxAttempts: 3, backoff: '60s', ...retry },
})

const WAITS: readonly [string, JsonObject][] = [
  ['did not come to what it waits for', { ...sign({ until: 'contains(output.stdout, "yes")' }), expect: [] }],
  ['failed', { ...sign({}), shell: 'echo sign >> log; sleep 20', timeout: '300ms' }],
]

async function waiting(step: JsonObject, before: JsonObject = BUILD): Promise<Story> {
  const story = new Story()
  story.shop.write({ 'src/a.txt': 'a\n', ready: 'no\n' })
  await story.begin([before, step], { suspendOnWait: true })
  expect((await story.events('retryScheduled')).length).toBe(1)
  return story
}

/** A run of steps whose process died before it stored a kind of event; nothing after it came about. */
async function killedBefore(type: EventType, steps: readonly JsonObject[]): Promise<Story> {
  const story = new Story()
  const { store } = story.shop
  const append: typeof store.append = (request) => {
    if (request.events.some((event) => event.type === type)) throw new Fault('store.full', 'killed')
    return store.append(request)
  }
  story.flow = await story.shop.compiled(steps)
  const run = await story.shop.runner({ store: overlaid(store, { append }) }).start(story.flow, { runId: 'r1' })
  await expect(run.result()).rejects.toThrow('killed')
  return story
}

describe.each(WAITS)('while a step waits to be tried again because it %s', (_why, step) => {
  it('what others made comes back, although it may be made by it', async () => {
    await using story = await waiting(step)
    rmSync(story.shop.at('dist'), { recursive: true })
    expect((await story.plan()).artifacts).toMatchObject([{ path: 'dist/app.txt', fate: 'restore' }])
    expect(await story.resume({ suspendOnWait: true })).toBe('suspended')
    expect(story.read('dist/app.txt')).toBe('app\n')
  })

  it('what others made and is altered is asked about', async () => {
    await using story = await waiting(step)
    story.shop.write({ 'dist/app.txt': 'mine\n' })
    expect((await story.refusal()).code).toBe('resume.artifact-altered')
  })

  it('what others read and is changed makes them run again', async () => {
    await using story = await waiting(step, TEST)
    story.shop.write({ 'src/a.txt': 'other\n' })
    expect(await story.words()).toMatchObject({ test: 'rerun' })
  })
})

describe('what a step made that was kept, and not judged before the run was killed', () => {
  const pack = {
    id: 'pack', shell: 'mkdir -p out; echo packed > out/a.txt; echo pack >> log', effect: 'mutating', artifacts: ['out/**'],
    expect: [{ file: { path: 'out/a.txt' } }],
  }

  it('comes back when it is missing, before it is looked at', async () => {
    await using story = await killedBefore('observationRecorded', [pack, SHIP])
    rmSync(story.shop.at('out'), { recursive: true })
    expect((await story.plan()).artifacts).toMatchObject([{ ref: 'pack', path: 'out/a.txt', fate: 'restore' }])
    expect(await story.resume()).toBe('passed')
    expect(story.log).toEqual(['pack', 'ship packed'])
  })

  it('is never overwritten or taken as it is without a word', async () => {
    await using story = await killedBefore('observationRecorded', [pack, SHIP])
    story.shop.write({ 'out/a.txt': 'mine\n' })
    expect((await story.refusal()).code).toBe('resume.artifact-altered')
    expect(await story.resume({ acceptArtifact: ['out/a.txt'] })).toBe('passed')
    expect(story.log).toEqual(['pack', 'ship mine'])
    expect(await story.shop.store.verify('r1')).toEqual([])
  })
})

describe('what a step made that was not kept before the run was killed', () => {
  const pack = { id: 'pack', shell: 'mkdir -p out; echo packed > out/a.txt; echo pack >> log', effect: 'mutating', artifacts: ['out/**'] }

  it('and is gone by then leaves its step unknown: nobody can tell that it was not made', async () => {
    await using story = await killedBefore('artifactStored', [pack, SHIP])
    rmSync(story.shop.at('out'), { recursive: true })
    expect(await story.resume()).toBe('unknown')
    const [judged] = await story.events('verdictRecorded')
    expect(judged?.payload).toMatchObject({
      verdict: 'unknown',
      reason: 'artifact pack: no file matches out/** any more, if any did: its process ended before it kept what it made',
    })
    expect(story.log).toEqual(['pack'])
    expect(await story.words()).toMatchObject({ pack: 'keep' })
  })

  it('is kept when it is there', async () => {
    await using story = await killedBefore('artifactStored', [pack, SHIP])
    expect(await story.resume()).toBe('passed')
    expect((await story.events('artifactStored')).map((event) => event.payload)).toMatchObject([{ files: [{ path: 'out/a.txt' }] }])
  })

  it('fails a step whose own process finds nothing, also in a later segment', async () => {
    await using story = new Story()
    await story.begin([{ ...TEST, shell: 'true' }, { ...pack, shell: 'echo pack >> log' }], { stopAfter: 'test' })
    expect(await story.resume()).toBe('failed')
    const judged = (await story.events('verdictRecorded')).at(-1)
    expect(judged?.payload).toMatchObject({ verdict: 'fail', reason: 'artifact pack: no file matches out/**' })
  })
})
