import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { appendUnleased } from '../../src/engine/append-unleased.ts'
import { forkRun } from '../../src/engine/fork-run.ts'
import { gcRuns } from '../../src/engine/gc-runs.ts'
import { sweepJournals } from '../../src/engine/sweep-journals.ts'
import { exportRun } from '../../src/engine/transfer/export-run.ts'
import type { EventDraft } from '../../src/model/run-event.ts'
import type { Hash } from '../../src/model/flow.ts'
import { openMemoryStore } from '../../src/stores/memory/memory-store.ts'
import { overlaid } from '../../src/testing/crash/overlaid.ts'
import { RunWriter } from '../../src/testing/store/run-writer.ts'
import { bytesOf } from '../../src/testing/store/sample-bytes.ts'
import { answered, asked, entered, finished, started, stepPath, wholeStep } from '../../src/testing/store/sample-log.ts'

const LATER = 1e15

// What a removal in between two looks of somebody else does to that one: the removal is the real one, at the worst moment.

describe('a run that is forked while it is removed', () => {
  it('has no fork that lost its parent', async () => {
    const store = openMemoryStore()
    await new RunWriter(store, 'r1').append([started(), ...wholeStep('build'), ...wholeStep('ship'), finished()])
    const raced = overlaid(store, {
      acquireLease: async (runId: string) => {
        await gcRuns(store, { keep: 0 }, LATER)
        return store.acquireLease(runId)
      },
    })
    const ambient = { now: () => 1, newId: () => 'f1' }
    await expect(forkRun({ store: raced, ambient, runId: 'r1', at: 'ship' })).rejects.toMatchObject({ code: 'run.unknown' })
    expect([await store.runs(), await store.leaseHolder('f1')]).toEqual([[], undefined])
  })
})

describe('a run that is exported while it is removed', () => {
  it('gives no file that lacks events', async () => {
    const store = openMemoryStore()
    await new RunWriter(store, 'r1').append([started(), ...wholeStep('build'), finished()])
    const { content } = await exportRun(store, 'r1')
    await gcRuns(store, { keep: 0 }, LATER)
    const taken = async (): Promise<void> => { for await (const _ of content) { /* taken */ } }
    await expect(taken()).rejects.toMatchObject({ code: 'run.unknown' })
  })
})

describe('a removed run that comes back while its journal is swept', () => {
  it('keeps its journal', async () => {
    const store = openMemoryStore()
    await new RunWriter(store, 'r1').append([started(), ...wholeStep('build'), finished()])
    await gcRuns(store, { keep: 0 }, LATER)
    mkdirSync(join(store.journalDir, 'r1'))
    const raced = overlaid(store, {
      acquireLease: async (runId: string) => {
        await store.releaseRunId(runId)
        return store.acquireLease(runId)
      },
    })
    expect(await sweepJournals(raced, [], false)).toEqual({ count: 0, bytes: 0 })
    expect(existsSync(join(store.journalDir, 'r1'))).toBe(true)
    await store.close()
  })
})

describe('an answer whose evidence is removed before it is named', () => {
  const ask = stepPath('ask')
  const naming = (evidence: Hash): EventDraft => {
    const answer = answered(ask, 'q1')
    return { ...answer, payload: { ...answer.payload, evidence } } as EventDraft
  }

  /** Answers while evidence that nobody names yet is removed before so many of the appends. @returns how often it was said */
  async function answerRaced(removals: number) {
    const store = openMemoryStore()
    await new RunWriter(store, 'r1').append([started(), entered(ask, { kind: 'human' }), asked(ask, 'q1')])
    let [appends, said] = [0, 0]
    const raced = overlaid(store, {
      append: async (request: Parameters<typeof store.append>[0]) => {
        if (++appends <= removals) await gcRuns(store, {}, LATER)
        return store.append(request)
      },
    })
    const done = appendUnleased(raced, 'r1', () => 1, async () => {
      said++
      return { draft: naming((await store.evidence.write(bytesOf(100_000))).hash) }
    })
    const fault: unknown = await done.then(() => undefined, (error: unknown) => error)
    return { store, said, fault }
  }

  it('is said again', async () => {
    const { store, said, fault } = await answerRaced(1)
    expect([said, fault]).toEqual([2, undefined])
    expect(await store.verify()).toEqual([])
  })

  it('is given up after three times, with nothing written', async () => {
    const { store, said, fault } = await answerRaced(9)
    expect(said).toBe(3)
    expect(fault).toMatchObject({ code: 'store.evidence-missing' })
    expect((await store.head('r1'))?.seq).toBe(3)
  })
})
