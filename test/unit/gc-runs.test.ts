import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseRuns, gcRuns, type GcCandidate, type GcOptions } from '../../src/engine/gc-runs.ts'
import { sweepJournals } from '../../src/engine/sweep-journals.ts'
import { openMemoryStore } from '../../src/stores/memory/memory-store.ts'
import { RunWriter } from '../../src/testing/store/run-writer.ts'
import { entered, finished, intended, settled, started, stepPath, wholeStep } from '../../src/testing/store/sample-log.ts'

type More = Partial<GcCandidate> & { readonly outcome?: 'passed' | 'failed' }

const run = (runId: string, flowId: string, atMs?: number, { outcome = 'passed', ...rest }: More = {}): GcCandidate => {
  return { runId, flowId, ...rest, ...atMs === undefined ? {} : { finished: { outcome, atMs } } }
}

/** Newest first. */
const RUNS: readonly GcCandidate[] = [
  run('a5', 'a', 500), run('a4', 'a'), run('b2', 'b', 400, { outcome: 'failed' }), run('a3', 'a', 300, { outcome: 'failed' }),
  run('a2', 'a', 200), run('b1', 'b', 150), run('a1', 'a', 100),
]

const chosen = (options: GcOptions, runs = RUNS): string => [...chooseRuns(runs, options, 600).runIds].sort().join(' ')

describe('which runs go', () => {
  it.each<[GcOptions, string]>([
    [{}, ''], [{ keepFailed: true }, ''],
    [{ olderThanMs: 0 }, 'a1 a2 a3 a5 b1 b2'], [{ olderThanMs: 400 }, 'a1 a2 b1'], [{ olderThanMs: 401 }, 'a1 b1'],
    [{ keep: 0 }, 'a1 a2 a3 a5 b1 b2'], [{ keep: 1 }, 'a1 a2 a3 b1'], [{ keep: 2 }, 'a1 a2'], [{ keep: 9 }, ''],
    [{ keep: 1, olderThanMs: 401 }, 'a1 b1'], [{ keep: 2, olderThanMs: 401 }, 'a1'],
    [{ keep: 1, keepFailed: true }, 'a1 a2 b1'], [{ olderThanMs: 0, keepFailed: true }, 'a1 a2 a5 b1'],
  ])('with %j: %s', (options, runIds) => {
    expect(chosen(options)).toBe(runIds)
  })

  it('are not those that a remaining run comes of, however far back', () => {
    const family = [run('c3', 'c', 300, { parent: 'c2' }), run('c2', 'c', 200, { parent: 'c1' }), run('c1', 'c', 100), run('c0', 'c', 90)]
    expect(chosen({ keep: 1 }, family)).toBe('c0')
    expect(chosen({ keep: 0 }, family)).toBe('c0 c1 c2 c3')
    expect(chooseRuns(family, { keep: 1 }, 600).kept).toEqual({ unfinished: 0, finished: 1, parents: 2 })
    expect(chosen({ keep: 0 }, [run('open', 'c', undefined, { parent: 'c1' }), ...family])).toBe('c0 c2 c3')
  })

  it('never leave a run without one that it was forked from', () => {
    const names = ['r0', 'r1', 'r2', 'r3', 'r4', 'r5']
    const family = fc.tuple(...names.map((runId, index) => fc.record({
      runId: fc.constant(runId), flowId: fc.constantFrom('a', 'b'),
      finished: fc.option(fc.record({ outcome: fc.constantFrom('passed', 'failed'), atMs: fc.nat(600) }), { nil: undefined }),
      parent: index + 1 === names.length ? fc.constant(undefined) : fc.constantFrom(undefined, ...names.slice(index + 1)),
    })))
    const options = fc.record({ olderThanMs: fc.nat(600), keep: fc.nat(4), keepFailed: fc.boolean() }, { requiredKeys: [] })
    fc.assert(fc.property(family, options, (runs, how) => {
      const gone = new Set(chooseRuns(runs as readonly GcCandidate[], how, 600).runIds)
      for (const { runId, parent, finished: end } of runs) {
        if (end === undefined) expect(gone.has(runId)).toBe(false)
        if (parent !== undefined && gone.has(parent)) expect(gone.has(runId)).toBe(true)
      }
    }))
  })

  it.each<GcOptions>([
    { olderThanMs: -1 }, { olderThanMs: NaN }, { keep: -1 }, { keep: 1.5 },
  ])('are not asked for by %j', async (options) => {
    await expect(gcRuns(openMemoryStore(), options, 0)).rejects.toThrow(TypeError)
  })
})

describe('journals of removed runs', () => {
  /** A store whose runs `over` and `cut` have finished, the latter with a dispatch that has no end; all have journals. */
  async function journaled() {
    const store = openMemoryStore()
    const step = stepPath('step')
    await new RunWriter(store, 'over').append([started(), ...wholeStep('build'), finished()])
    await new RunWriter(store, 'cut').append([
      started(), entered(step), intended(step, 'c1'), settled(step, 'c1', { terminal: 'failed', effect: 'none' }), intended(step, 'c2'),
      finished('aborted'),
    ])
    await new RunWriter(store, 'open').append([started()])
    for (const runId of ['over', 'cut', 'open', 'never-here']) {
      const dir = join(store.journalDir, runId)
      mkdirSync(join(dir, 'c1.call'), { recursive: true })
      for (const name of ['s1.session', 'c1.claim', 'c2.claim', 'c1.call/terminal']) writeFileSync(join(dir, name), '12345')
    }
    return store
  }
  const left = (store: { readonly journalDir: string }, runId: string): readonly string[] | undefined => {
    const dir = join(store.journalDir, runId)
    return existsSync(dir) ? readdirSync(dir).sort() : undefined
  }
  const ALL = ['c1.call', 'c1.claim', 'c2.claim', 's1.session']

  it('go, but not what is kept of dispatches whose end nobody knows', async () => {
    const store = await journaled()
    const would = await gcRuns(store, { keep: 0, dryRun: true }, 1e9)
    expect([left(store, 'over'), left(store, 'cut')]).toEqual([ALL, ALL])
    const result = await gcRuns(store, { keep: 0 }, 1e9)
    expect(result).toEqual(would)
    expect(result.journals).toEqual({ count: 6, bytes: 30 })
    expect(left(store, 'over')).toBeUndefined()
    expect(left(store, 'cut')).toEqual(['c2.claim', 's1.session'])
    expect([left(store, 'open'), left(store, 'never-here')]).toEqual([ALL, ALL])
    expect(result.freedBytes).toBe(result.runs.reduce((sum, { bytes }) => sum + bytes, 30))
    await store.close()
  })

  it('go later when a removal was cut off before it came to them', async () => {
    const store = await journaled()
    await store.remove({ runIds: ['over', 'cut'], atMs: 1, orphansBeforeMs: 0 })
    expect((await gcRuns(store, {}, 1e9)).journals.count).toBe(6)
    expect([left(store, 'over'), left(store, 'cut')]).toEqual([undefined, ['c2.claim', 's1.session']])
    expect((await gcRuns(store, {}, 1e9)).journals.count).toBe(0)
    await store.close()
  })

  it('stay while somebody holds the id again', async () => {
    const store = await journaled()
    await store.remove({ runIds: ['over'], atMs: 1, orphansBeforeMs: 0 })
    const lease = await store.acquireLease('over')
    expect(await sweepJournals(store, [], false)).toEqual({ count: 0, bytes: 0 })
    expect(left(store, 'over')).toEqual(ALL)
    await lease.release()
    await store.close()
  })
})
