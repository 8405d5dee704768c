import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { crashMatrix, type CrashMatrixOptions, type CrashReport } from '../../src/testing/crash-matrix.ts'
import { bundleCrash, type CrashBundle } from './crash-bundle.ts'

// Each flow is killed before and after every call across a port and every commit, and goes on in another process.

let bundle: CrashBundle
beforeAll(async () => { bundle = await bundleCrash() })
afterAll(() => bundle.remove())

/** Hundreds of processes. */
const MANY_PROCESSES_MS = 600_000

const matrixOf = (scene: string, options: CrashMatrixOptions = {}): Promise<CrashReport> =>
  crashMatrix(bundle.scene(scene), { program: bundle.program, ...options })

/** What a matrix is to find, and that it looked at as much as it should. */
function expectNothing(report: CrashReport, atLeast: number): void {
  expect(report.findings).toEqual([])
  expect(report.missed).toEqual([])
  expect(report.trials).toBeGreaterThanOrEqual(atLeast)
}

describe('a run killed at any boundary comes to what the calm run comes to, with each effect once', () => {
  // covers: RUN-04
  it.each([
    ['steps in a line', 'linear', 'passed', 50], ['retries and a chain', 'retry-chain', 'passed', 60],
    ['calls inside calls', 'nested-call', 'passed', 50], ['a loop', 'loop', 'passed', 50], ['a branch', 'choice', 'passed', 45],
    ['a body that halts, and its end', 'closing', 'failed', 45], ['work that goes on', 'continued', 'passed', 50],
  ])('%s', async (_what, scene, outcome, atLeast) => {
    const report = await matrixOf(scene)
    expectNothing(report, atLeast)
    expect(report.outcome).toBe(outcome)
    expect(Object.keys(report.effects).length).toBeGreaterThanOrEqual(3)
  }, MANY_PROCESSES_MS)

  it('connections that are lost on the way out and on the way back', async () => {
    const report = await matrixOf('lossy', { boundaries: ({ kind }) => ['execute', 'reconcile'].includes(kind) })
    expectNothing(report, 10)
    expect(report.effects).toEqual({ 'lost-out-change': 1, 'lost-back-change': 1 })
  }, MANY_PROCESSES_MS)

  it('real processes', async () => {
    const report = await matrixOf('commands')
    expectNothing(report, 35)
    expect(report.effects).toEqual({ build: 1, publish: 1 })
  }, MANY_PROCESSES_MS)

  it('messages to an agent: one that may be given again, and one of which a person is asked', async () => {
    const report = await matrixOf('session')
    // An answer says that its session was resumed, and a record whose word it was: both are of the death.
    expect(report.findings.filter(({ kind }) => kind !== 'fold')).toEqual([])
    expect([report.effects, report.outcome]).toEqual([{ ask: 1, tell: 1 }, 'passed'])
    expect(report.trials).toBeGreaterThanOrEqual(35)
  }, MANY_PROCESSES_MS)

  it('under a clock that is further behind in each later process', async () => {
    expectNothing(await matrixOf('clock-back', { boundaries: ({ kind }) => kind === 'append' }), 20)
  }, MANY_PROCESSES_MS)
})

/** What runs side by side comes to its boundaries in no fixed order, and to fewer where answers are stored together. */
describe('three branches with three rounds each, all at once', () => {
  const each = Object.fromEntries(['a', 'b', 'c'].flatMap((name) => ['p', 'q', 'r'].map((key) => [`each-${name}[${key}]/work-${name}`, 1])))

  // covers: RUN-04
  it.each([['of a fake world', 'fan', 80], ['of real processes', 'fan-commands', 75]])('%s', async (_what, scene, atLeast) => {
    const report = await matrixOf(scene)
    expect(report.findings).toEqual([])
    expect(report.effects).toEqual({ ...each, after: 1 })
    expect(report.outcome).toBe('passed')
    expect(report.trials - report.missed.length).toBeGreaterThanOrEqual(atLeast)
  }, MANY_PROCESSES_MS)
})

/** Whoever answers is a process too, killed before and after the answer. */
describe('people, handlers and retries by hand', () => {
  it.each([
    ['questions of steps', 'questions', 'passed', { pack: 1, publish: 1 }],
    ['questions before every dispatch', 'supervised', 'passed', { first: 1, last: 1 }],
    ['an attempt that waits, and one by hand when none is left', 'retried', 'passed', { first: 1, 'retry-change': 1, after: 1 }],
    ['a repair, a ruling, a repetition that is named, and one that goes on', 'handled', 'failed',
      { 'broken-look/onFail1!1/mend': 1, wrong: 1, twice: 2, after: 1 }],
  ])('%s', async (_what, scene, outcome, effects) => {
    const report = await matrixOf(scene)
    expectNothing(report, 40)
    expect(report.outcome).toBe(outcome)
    expect(report.effects).toMatchObject(effects)
  }, MANY_PROCESSES_MS)
})

describe('killed again', () => {
  it('at every boundary of the process that goes on', async () => {
    const report = await matrixOf('pair', {
      kills: 2, boundaries: ({ kind, nth, side }, kill) => kill === 2 || (kind === 'effect' && nth === 1 && side === 'after'),
    })
    expectNothing(report, 25)
  }, MANY_PROCESSES_MS)

  it('while it asks what became of a dispatch', async () => {
    const report = await matrixOf('pair', {
      kills: 2, boundaries: ({ kind }, kill) => (kill === 1 ? ['effect', 'execute'].includes(kind) : kind === 'reconcile'),
    })
    expectNothing(report, 24)
  }, MANY_PROCESSES_MS)

  it('while it waits for a command that goes on', async () => {
    const report = await matrixOf('commands', {
      kills: 2, boundaries: ({ kind, side }, kill) => (kill === 1 ? kind === 'busy' && side === 'before' : kind === 'attach'),
    })
    expectNothing(report, 3)
  }, MANY_PROCESSES_MS)
})

describe('a power cut', () => {
  it('at any boundary takes nothing that matters: what an effect relies on was flushed before', async () => {
    expectNothing(await matrixOf('pair', { powerCut: true }), 30)
  }, MANY_PROCESSES_MS)
})

describe('the matrix fails where it must', () => {
  const near = { boundaries: ({ kind }) => ['effect', 'execute'].includes(kind) } satisfies CrashMatrixOptions

  it.each([
    ['whoever acts makes no claim', 'no-claim', near],
    ['a resume goes on without asking what became of a dispatch', 'no-reconcile', near],
    ['an intent is not flushed before its effect, and the power is cut', 'no-flush', { ...near, powerCut: true }],
  ])('when %s', async (_defect, scene, options) => {
    const { findings } = await matrixOf(scene, options)
    const doubles = findings.filter(({ kind }) => kind === 'double')
    expect(doubles).toContainEqual({ killed: 'after effect 1', kind: 'double', message: 'first acted 2 times, in the calm run 1' })
    expect(doubles.map(({ killed }) => killed)).toContain('after execute 2')
  }, MANY_PROCESSES_MS)

  it('when a provider believes that whatever was dispatched was done', async () => {
    const { findings } = await matrixOf('believing', near)
    expect(findings).toContainEqual({ killed: 'before effect 1', kind: 'lost', message: 'first acted 0 times, in the calm run 1' })
  }, MANY_PROCESSES_MS)
})
