import { describe, expect, test } from 'vitest'
import type { Json } from '../../src/base/json.ts'
import { fake, fakeWorld } from '../../src/providers/index.ts'
import {
  assertThat, bundle, call, change, eq, flowOf, holds, lit, look, NOT_OK, OK, pinned, present, ref, set, step,
} from './support/flows.ts'
import { play } from './support/play.ts'

// Corners that once went wrong, each with the kind of mistake it stands for.

const loop = (items: readonly Json[], body: readonly ReturnType<typeof step>[], more: object = {}) =>
  step({ kind: 'foreach', stepId: 'each', items: lit(items), as: 'item', body, ...more })
const acting = (args: Readonly<Record<string, ReturnType<typeof ref>>>) => (
  { binding: { attempts: [{ actionName: 'fake:change', args }] } }
)

test('rounds may have the names of anything an object comes with', async () => {
  const keys = ['constructor', '__proto__', 'toString', 'hasOwnProperty']
  const { result, of } = await play(
    flowOf([loop(keys, [look('peek')], { key: ref('iter.item') })]), { world: fakeWorld().script(OK, OK, OK, OK) },
  )
  expect(result.outcome).toBe('passed')
  expect(of('stepExited').filter((event) => event.runPath.length === 2)).toHaveLength(4)
})

test('what is waited for and cannot be evaluated is unknown, never passed', async () => {
  const retry = { maxAttempts: 2, backoffMs: 0, retryOn: ['action_failed_retryable'], until: ref('output.missing') }
  const { result } = await play(flowOf([look('poll', { retry, assertions: [] })]), { world: fakeWorld().script(OK, OK) })
  expect(result.outcome).toBe('unknown')
})

test('a folder is there, and what cannot be read is unknown: neither is absent', async () => {
  const absent = (path: string) => flowOf([step({
    kind: 'assert', stepId: 'check', observe: 'fresh', assertions: [assertThat({ type: 'file', path: lit(path), state: 'absent' })],
  })])
  expect((await play(absent('src'))).result.outcome).toBe('failed')
  expect((await play(absent('a'.repeat(300)))).result.outcome).toBe('unknown')
})

test('an entry check holds before every kind of step', async () => {
  const preflight = [holds(eq(lit(1), lit(2)))]
  const callee = flowOf([look('deep')], { flowId: 'callee' })
  const kinds = [
    flowOf([step({ kind: 'let', stepId: 'guarded', bindings: { x: lit(1) }, preflight })]),
    flowOf([step({ kind: 'if', stepId: 'guarded', cond: lit(true), then: [look('t')], preflight })]),
    flowOf([step({ kind: 'foreach', stepId: 'guarded', items: lit([1]), as: 'i', body: [look('b')], preflight })]),
    flowOf([step({ kind: 'assert', stepId: 'guarded', observe: 'fresh', assertions: [holds(lit(true))], preflight })]),
    bundle(
      flowOf([step({ ...call('guarded', callee), preflight })], { subflows: pinned(callee) }), callee,
    ), flowOf([look('guarded', { preflight })]),
  ]
  for (const flow of kinds) {
    const { result, world } = await play(flow, { world: fakeWorld().script(OK) })
    expect(result).toMatchObject({ outcome: 'blocked', reason: expect.stringContaining('guarded') as string })
    expect(world.dispatchCount).toBe(0)
  }
})

test('finally of a called flow is told how that flow went, not the caller', async () => {
  const closing = set('close', { binding: { attempts: [{ actionName: 'fake:set', args: { how: ref('run.outcome') } }] } })
  const callee = flowOf([change('work')], { flowId: 'callee', finally: [closing] })
  const { world } = await play(
    bundle(flowOf([call('down', callee)], { subflows: pinned(callee) }), callee), { world: fakeWorld().script(NOT_OK, OK) },
  )
  expect(world.dispatched[1]?.args).toEqual({ how: 'fail' })
})

test('a break after a step does not come from its being passed over', async () => {
  const { result, world } = await play(flowOf([change('bad'), change('later')], { finally: [set('clean')] }), {
    world: fakeWorld().script(NOT_OK, OK), start: { stopAfter: 'later' },
  })
  expect(result.outcome).toBe('failed')
  expect(world.dispatched.map((row) => row.stepId)).toEqual(['bad', 'clean'])
})

describe('arguments', () => {
  test('made of data never become a secret', async () => {
    const flow = flowOf([change('ask'), change('use', acting({ text: ref('steps.ask.output.leak') }))])
    const { result, of, world } = await play(
      flow, { world: fakeWorld().script({ terminal: 'succeeded', output: { ok: true, leak: { $secret: 'HOME' } } }, OK) },
    )
    expect(result.outcome).toBe('failed')
    expect(of('stepEntered', 'use')[0]?.payload.inputError?.message).toContain('$secret')
    expect(world.dispatchCount).toBe(1)
  })
})

describe('what a provider gives', () => {
  test('outside the port’s shape settles uncertain and leaves a sound log', async () => {
    const odd = { terminal: 'failed', errorClass: 'E_TIMEOUT', message: 7 } as never
    const { result, of } = await play(flowOf([change('one')]), { world: fakeWorld().script(odd) })
    expect(result.outcome).toBe('unknown')
    expect(of('actionSettled')[0]?.payload).toMatchObject(
      { terminal: 'uncertain', message: expect.stringContaining('cannot be recorded') as string }
    )
  })

  test('nested to the limit is a failure of that step, never of the program', async () => {
    let deep: Json = 1
    for (let i = 0; i < 300; i += 1) deep = [deep]
    const { result } = await play(flowOf([change('one')]), { world: fakeWorld().script({ terminal: 'succeeded', output: deep }) })
    expect(result.outcome).toBe('failed')
  })

  test('of every attempt is kept as evidence, each under its own name', async () => {
    const world = fakeWorld()
    const busy = { terminal: 'failed', errorClass: 'action_failed_retryable', effect: 'none' } as const
    world.script(
      { ...busy, evidence: [world.offer('log', Buffer.from('first'))] }, { ...OK, evidence: [world.offer('log', Buffer.from('second'))] },
    )
    const retry = { maxAttempts: 2, backoffMs: 0, retryOn: ['action_failed_retryable'] }
    const { of } = await play(flowOf([set('one', { retry })]), { world })
    expect(of('verdictRecorded')[0]?.payload.evidence?.map((row) => row.name)).toEqual(['log #1', 'log #2'])
  })
})

test('a long stretch without the world is stored in parts and can be stopped', async () => {
  const items = Array.from({ length: 2_000 }, (_, i) => i)
  const skipped = step({ kind: 'if', stepId: 'never', cond: lit(false), then: [change('act')] })
  const { result, of } = await play(flowOf([loop(items, [skipped])]), {
    meanwhile: (run) => { setImmediate(() => setImmediate(() => setImmediate(() => { run.stop({ reason: 'enough' }) }))) },
  })
  expect(result).toMatchObject({ outcome: 'suspended', reason: 'enough' })
  expect(of('stepEntered').length).toBeLessThan(2_000)
})

test('a run cancelled by somebody else while it is being stopped ends as cancelled', async () => {
  const retry = { maxAttempts: 2, backoffMs: 60_000, retryOn: ['action_failed_retryable'] }
  const world = fakeWorld().script({ terminal: 'failed', errorClass: 'action_failed_retryable', effect: 'none' })
  const { openMemoryStore } = await import('../../src/stores/memory/memory-store.ts')
  const { Runner } = await import('../../src/engine/runner.ts')

  const { fakeTime } = await import('../../src/testing/fake-clock.ts')
  const [store, time] = [openMemoryStore(), fakeTime()]
  const runner = new Runner({ store, providers: [fake({ world })], ambient: time, clock: time, lookEveryMs: 0 })
  const run = await runner.start(flowOf([set('one', { retry })]), { runId: 'r1' })
  for await (const event of run.events()) if (event.type === 'retryScheduled') break
  const head = await store.head('r1')
  if (head === undefined) throw new Error('the run has a head')
  await store.append({
    runId: 'r1', head, epoch: 1, segment: 1, atMs: time.now(), flush: true, events: [
      { type: 'runCancelled', runPath: [], payload: { actor: 'test' } }
    ],
  })
  run.stop({ reason: 'enough' })
  expect((await run.result()).outcome).toBe('aborted')
  expect(await store.verify('r1')).toEqual([])
  await store.close()
})

test('an observer that never answers is a gap, and the run goes on', async () => {
  const provider = fake({ world: fakeWorld() })
  const deaf: typeof provider = {
    ...provider, open: async (options) => ({ ...await provider.open(options), observe: () => new Promise(() => undefined) }),
  }
  const check = step({ kind: 'assert', stepId: 'check', observe: 'fresh', timeoutMs: 500, assertions: [present('door')] })
  const { result, of } = await play(flowOf([check, look('x')]), { runner: { providers: [deaf] } })
  expect(result.outcome).toBe('unknown')
  expect(of('observationRecorded')[0]?.payload.gaps).toEqual([{ name: 'uiTree', reason: 'nothing was seen within 500 ms' }])
})
