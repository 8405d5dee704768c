import { expect, it } from 'vitest'
import { isFault } from '../../src/model/fault.ts'
import { eq, flowOf, holds, lit, ref } from './support/flows.ts'
import { change, look, Saga } from './support/saga.ts'

// A run begun from the middle of another one, and new expectations held against many runs.

it('a fork stands before its step with all that came before it, and asks before it repeats what its parent did', async () => {
  const saga = new Saga()
  const flow = flowOf([look('a'), change('publish'), change('after')])
  await saga.start(flow)
  const forked = await saga.runner.fork('r1', 'publish', 'f1')
  expect(forked).toEqual({ runId: 'f1', parent: { runId: 'r1', seq: expect.any(Number) as number }, at: 'publish' })
  expect(await saga.store.verify('f1')).toEqual([])
  const plan = await saga.runner.plan({ runId: 'f1' })
  expect(plan.instances.map((row) => [row.ref, row.word, row.cause])).toEqual([
    ['a', 'keep', undefined], ['publish', 'ask', 'landedInParent'], ['after', 'ask', 'landedInParent'],
  ])
  await expect(saga.runner.resume({ runId: 'f1' })).rejects.toSatisfy((error) => isFault(error, 'resume.requires-confirmation'))
  const run = await saga.runner.resume({ runId: 'f1', allowMutatingReexec: ['publish', 'after'] })
  expect((await run.result()).outcome).toBe('passed')
  expect(saga.acted).toEqual(['a', 'publish', 'after', 'publish', 'after'])
  expect(await saga.store.verify('f1')).toEqual([])
})

it('a fork of a fork inherits both ledgers', async () => {
  const saga = new Saga()
  const flow = flowOf([change('one'), change('two')])
  await saga.start(flow)
  await saga.runner.fork('r1', 'two', 'f1')
  await (await saga.runner.resume({ runId: 'f1', allowMutatingReexec: ['two'] })).result()
  await saga.runner.fork('f1', 'one', 'f2')
  const plan = await saga.runner.plan({ runId: 'f2' })
  expect(plan.instances.map((row) => row.cause)).toEqual(['landedInParent', 'landedInParent'])
})

it('a fork at a step that the run never came to is refused, and nothing is made', async () => {
  const saga = new Saga()
  await saga.start(flowOf([look('a')]))
  await expect(saga.runner.fork('r1', 'b', 'f1')).rejects.toSatisfy((error) => isFault(error, 'run.step-unknown'))
  expect(await saga.store.head('f1')).toBeUndefined()
})

it('new expectations over many runs tell which verdicts flip, without a dispatch; recorded, they supersede', async () => {
  const saga = new Saga()
  const flow = flowOf([change('publish')])
  for (const runId of ['r1', 'r2']) await (await saga.runner.start(flow, { runId, platform: 'test' })).result()
  const stricter = flowOf([change('publish', { assertions: [{ ...holds(eq(ref('output.ok'), lit('yes'))), assertId: 'ok' }] })])
  const before = await saga.store.head('r1')
  const view = await saga.runner.rejudge(stricter)
  expect(view.totals).toEqual({ runs: 2, judged: 2, flips: 2, passToFail: 2, withdrawn: 0, problems: 0, unrecorded: 0 })
  expect(view.runs[0]?.flips[0]).toMatchObject({ ref: 'publish', before: 'pass', after: 'fail' })
  expect(await saga.store.head('r1')).toEqual(before)
  const recorded = await saga.runner.rejudge(stricter, { record: true, runs: { limit: 1 } })
  expect(recorded.totals.runs).toBe(1)
  const [name = ''] = recorded.runs.map((row) => row.runId)
  const [record] = await saga.store.records(name, ['publish'])
  expect(record?.verdict).toMatchObject({ verdict: 'fail', judgeHash: stricter.body[0]?.judgeHash })
  expect(await saga.store.verify(name)).toEqual([])
  expect((await saga.runner.rejudge(stricter, { runs: { limit: 1 } })).totals.judged).toBe(0)
  expect(saga.acted).toEqual(['publish', 'publish'])
})
