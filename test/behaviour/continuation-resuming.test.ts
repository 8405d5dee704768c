import { describe, expect, test } from 'vitest'
import type { FlowIR } from '../../src/model/flow.ts'
import { Runner } from '../../src/engine/runner.ts'
import { fake, type FakeScript } from '../../src/providers/index.ts'
import { flowOf, holds, eq, lit, look, OK, ref } from './support/flows.ts'
import { RETRYABLE } from './support/handlers.ts'
import { STORES, type Played } from './support/play.ts'
import { Stage } from './support/stage.ts'
import { binding, CONTINUATION, DONE, filesLeft, hearing, says, work, type Heard } from './support/work.ts'

// Unfinished work that a later process goes on with. A checkpoint is our log, and taking it up is `runner resume`. What of the scenarios
// has no meaning then:
// B27 B28 a stop is written to the log as any event is, at any time; exit codes are of the command line (test/cli/stopping).
// B32 B33 a prompt is an argument and in the effect's hash, a run is bound to no folder: what was edited runs again, what moved goes on.
// B34 files that steps read or made are looked at by their own rules (test/behaviour/resume-world, resume-artifacts).
// B35 B36 B37 B38 a run is named when it is resumed; its log is read or refused as a whole (test/cli/resuming, test/unit/sqlite-store-*).

const TRAIL = [says('partial', { summary: 'one' }), says('failed', { summary: 'two' }), DONE]

/** Answers each run by how many came before it, whichever process begins it. */
const byAttempt = (trail: typeof TRAIL): FakeScript[] => Array.from({ length: 12 }, (): FakeScript => (call) =>
  trail[Number(call.previous?.value['attempt'] ?? 0)] ?? DONE)

const stageWith = ({ world }: ReturnType<typeof hearing>, kind: (typeof STORES)[number] = 'memory'): Stage => new Stage(kind, { world })
const attempts = (heard: readonly Heard[]): readonly unknown[] => heard.map(({ previous }) => previous?.['attempt'] ?? 0)

/** Position after the n-th event of a type. */
const after = ({ events }: Played, type: string, n: number): number => events.filter((event) => event.type === type)[n - 1]?.seq ?? 0

/** A run that a process died in, right after an event. */
async function killed(
  trail: typeof TRAIL, at: readonly [type: string, n: number], flow: FlowIR = flowOf([work()]),
): Promise<{ readonly stage: Stage; readonly said: ReturnType<typeof hearing>; readonly whole: Stage }> {
  const said = hearing(...byAttempt(trail))
  const whole = stageWith(said)
  const stage = await whole.killedAfter(after(await whole.start(flow), ...at))
  said.heard.splice(0)
  return { stage, said, whole }
}

test.each(STORES)('killed after any event, work goes on with what it left, and each run of it was made once (%s)', async (kind) => {
  const said = hearing(...byAttempt(TRAIL))
  await using whole = stageWith(said, kind)
  const { events } = await whole.start(flowOf([work(), look('next')]))
  for (let count = 1; count < events.length; count += 1) {
    await using stage = await whole.killedAfter(count)
    said.world.script(...byAttempt(TRAIL))
    said.world.scriptFor('next', OK)
    const { result, of } = await stage.resume()
    expect([count, result.outcome]).toEqual([count, 'passed'])
    expect(of('continuationTriggered').map(({ payload }) => payload.attempt)).toEqual([1, 2])
    expect(of('stepEntered', 'work')).toHaveLength(1)
    expect(new Set(of('actionIntent', 'work').map(({ payload }) => payload.group))).toEqual(new Set([1, 2, 3]))
    expect(filesLeft(stage.store)).toEqual([])
  }
})

test('B11 once a continued run is under way, a later process takes that up and does not begin another continuation', async () => {
  const { stage, whole } = await killed(TRAIL, ['actionIntent', 2])
  await using _both = whole
  await using resumed = stage
  const { of } = await resumed.resume()
  expect(of('continuationTriggered').map(({ payload }) => payload.attempt)).toEqual([1, 2])
})

test('B23 B24 a continued run whose provider was lost is dispatched again as the same one; nothing is counted', async () => {
  const said = hearing(says('partial', { summary: 'half' }), { fault: 'transportLostBeforeDispatch' }, DONE)
  await using stage = stageWith(said)
  const lost = await stage.start(flowOf([work()]))
  expect(lost.result.outcome).toBe('suspended')
  const { of, result } = await stage.resume()
  expect(of('continuationTriggered')).toHaveLength(1)
  expect(of('actionIntent').map(({ payload }) => payload.group)).toEqual([1, 2, 2])
  expect(attempts(said.heard).at(-1)).toBe(1)
  expect(result.outcome).toBe('passed')
})

test.each([0, 1])('B25 B27 a stop leaves the continuation pending (%i ran before), and a resume goes on with it', async (before) => {
  const trail = TRAIL.slice(0, before + 1)
  const said = hearing()
  await using stage = stageWith(said)
  const runner = stage.runner()
  said.world.script(...trail.slice(0, before).map((answer): FakeScript => answer), () => { stopped(); return trail[before] ?? DONE }, DONE)
  let stopped = (): void => undefined
  const run = await runner.start(flowOf([work()]), { runId: 'r1', platform: 'test' })
  stopped = () => { void run.stop({ reason: 'stop' }) }
  const first = await run.result()
  expect(first.outcome).toBe('suspended')
  const { of, result } = await stage.resume()
  expect([result.outcome, of('continuationTriggered').length]).toEqual(['passed', before + 1])
})

test('B29 the last run that may be is made when a process dies in it, and is not skipped', async () => {
  const said = hearing(says('partial'), { fault: 'transportLostBeforeDispatch' }, DONE)
  await using stage = stageWith(said)
  const flow = flowOf([work({}, { maxAttempts: 2 })])
  await stage.start(flow)
  const { result } = await stage.resume()
  expect(result.outcome).toBe('passed')
})

test('B30 taken up twice from the same log, the same comes next', async () => {
  const { stage, said, whole } = await killed(TRAIL, ['continuationTriggered', 1])
  await using _whole = whole
  await using first = stage
  await using second = await first.killedAfter((await first.events()).length)
  said.world.script(...byAttempt(TRAIL))
  const next = ({ events }: Played): unknown => {
    const intent = events.filter((event) => event.type === 'actionIntent')[1]
    return intent?.type === 'actionIntent' ? [intent.payload.group, intent.payload.argsSnapshot, intent.payload.idempotencyKey] : undefined
  }
  expect(next(await first.resume())).toEqual(next(await second.resume()))
})

test('B31 a resume is a segment of the same run; what was counted is counted on', async () => {
  const { stage, whole } = await killed(TRAIL, ['continuationTriggered', 1])
  await using _whole = whole
  await using resumed = stage
  const { of } = await resumed.resume()
  expect(of('continuationTriggered').map(({ segment, runId, payload }) => [segment, runId, payload.attempt]))
    .toEqual([[1, 'r1', 1], [2, 'r1', 2]])
})

test('B32 arguments that are edited make it another step: it is entered anew, without what was left', async () => {
  const { stage, said, whole } = await killed([says('partial'), DONE], ['continuationTriggered', 1])
  await using _whole = whole
  await using resumed = stage
  const edited = flowOf([work(binding('set'))])
  await expect(resumed.resume({ flow: edited })).rejects.toMatchObject({ code: 'resume.requires-confirmation' })
  const { of } = await resumed.resume({ flow: edited, allowMutatingReexec: ['work'] })
  expect(of('stepEntered')).toHaveLength(2)
  expect(attempts(said.heard)[0]).toBe(0)
})

test('B39 a continued run that was not begun is dispatched with the words that its intent has', async () => {
  const said = hearing(says('partial', { summary: 'half' }), { fault: 'transportLostBeforeDispatch' }, DONE)
  await using stage = stageWith(said)
  await stage.start(flowOf([work()]))
  const { of } = await stage.resume()
  const [, second, third] = of('actionIntent').map(({ payload }) => [payload.argsSnapshot, payload.idempotencyKey, payload.provenance])
  expect(third).toEqual(second)
})

describe('B41 counts of the log are held against the flow of now', () => {
  const endless = [1, 2, 3, 4, 5].map((n) => says('partial', { summary: `${String(n)} of 9` }))

  test('more runs are allowed', async () => {
    const { stage, said, whole } = await killed(endless, ['continuationTriggered', 2])
    await using _whole = whole
    await using resumed = stage
    const { of } = await resumed.resume({ flow: flowOf([work({}, { maxAttempts: 4 })]) })
    expect(attempts(said.heard)).toEqual([2, 3])
    expect(of('verdictRecorded')[0]?.payload.reason).toMatch(/after 4 of at most 4 runs/)
  })

  test('fewer: what was pending is not dispatched any more', async () => {
    const { stage, said, whole } = await killed(endless, ['continuationTriggered', 2])
    await using _whole = whole
    await using resumed = stage
    const { of } = await resumed.resume({ flow: flowOf([work({}, { maxAttempts: 2 })]) })
    expect(said.heard).toEqual([])
    expect(of('verdictRecorded')[0]?.payload).toMatchObject({ verdict: 'fail', unfinished: 'exhausted' })
  })

  test.each([
    ['without a continuation', { continuation: undefined }], ['without leave to repeat it', { repeats: undefined }],
  ])('%s: unknown, and nothing is dispatched', async (_what, more) => {
    const { stage, said, whole } = await killed(endless, ['continuationTriggered', 1])
    await using _whole = whole
    await using resumed = stage
    const { of, result } = await resumed.resume({ flow: flowOf([work(more)]) })
    expect(said.heard).toEqual([])
    expect(of('verdictRecorded')[0]?.payload).toMatchObject({
      verdict: 'unknown', unfinished: 'stopped', reason: 'its work is partial, and nothing in the flow lets it go on any more',
    })
    expect(result.outcome).toBe('unknown')
  })

  test('a policy that forbids it by now', async () => {
    const { stage, said, whole } = await killed(endless, ['continuationTriggered', 1])
    await using _whole = whole
    await using resumed = stage
    const runner = new Runner({
      store: resumed.store, providers: [fake({ world: said.world })], ambient: resumed.time, clock: resumed.time, lookEveryMs: 0,
      policy: { rules: [{ steps: ['work'], reexecute: 'never', why: 'it bills' }] },
    })
    const result = await (await runner.resume({ runId: 'r1' })).result()
    expect([said.heard.length, result.outcome]).toEqual([0, 'unknown'])
  })
})

describe('what was settled unfinished', () => {
  const steps = [work({}, { maxAttempts: 1, onExhausted: 'accept' }), look('next')]

  test('stays accepted under another flow, which goes on behind it, and a plan says why', async () => {
    const said = hearing(says('partial'), OK, OK)
    await using stage = stageWith(said)
    await stage.start(flowOf(steps))
    const flow = flowOf([...steps, look('last')])
    const plan = await stage.runner().plan({ runId: 'r1', flow })
    expect(plan.instances.find(({ ref: at }) => at === 'work')).toMatchObject({ word: 'keep', cause: 'completedIncomplete' })
    const { of, result } = await stage.resume({ flow })
    expect(said.heard).toHaveLength(3)
    expect(of('stepAdopted', 'work')).toEqual([])
    expect([of('actionIntent', 'last').length, result.outcome]).toEqual([1, 'unknown'])
  })

  test.each(['accept', 'fail'] as const)('never passes by another expectation (%s)', async (onExhausted) => {
    const said = hearing(says('partial'), OK, OK)
    await using stage = stageWith(said)
    const draft = (more: object): FlowIR => flowOf([work({ ...more, continuation: { ...CONTINUATION, maxAttempts: 1, onExhausted } })])
    await stage.start(draft({}))
    const edited = draft({ assertions: [holds(eq(ref('output.ok'), lit(true)))] })
    const { result } = await stage.resume({ flow: edited })
    expect(result.outcome).toBe(onExhausted === 'accept' ? 'unknown' : 'failed')
    expect(said.heard).toHaveLength(1)
  })
})

describe('what a person gives along with a retry', () => {
  const hint = { status: 'partial', summary: 'use the mirror' }

  test('is what the attempt has in place of what was left, in its arguments and its file, and so have those that follow it', async () => {
    const said = hearing(says('partial', { summary: 'stuck' }), RETRYABLE, says('failed', { summary: 'nearly' }), DONE)
    await using stage = stageWith(said)
    const retried = { retry: { maxAttempts: 3, backoffMs: 10, retryOn: ['action_failed_retryable'] } }
    await stage.start(flowOf([work(retried, { maxAttempts: 1 })]))
    await expect(stage.retry({ context: hint })).rejects.toMatchObject({ code: 'retry.gated' })
    const { end } = await stage.retry({ context: hint, allowMutatingReexec: ['work'] })
    expect(said.heard.map(({ before, previous, file }) => [before, previous, file]))
      .toEqual([['none', undefined, undefined], ['partial', hint, hint], ['partial', hint, hint]])
    expect(end.of('verdictRecorded').at(-1)?.payload.reason).toMatch(/its work is failed after 1 of at most 1 run/)
    expect(filesLeft(stage.store)).toEqual([])
  })

  test('gives way to what that attempt leaves unfinished', async () => {
    const said = hearing(RETRYABLE, says('failed', { summary: 'nearly' }), DONE)
    await using stage = stageWith(said)
    await stage.start(flowOf([work({ idempotent: true })]))
    const { end } = await stage.retry({ context: hint })
    expect(said.heard.map(({ previous }) => previous)).toEqual([undefined, hint, { status: 'failed', summary: 'nearly', attempt: 1 }])
    expect(end.result.outcome).toBe('passed')
  })

  test('is no change of its inputs when the run goes on under another flow', async () => {
    const said = hearing(RETRYABLE, DONE, OK)
    await using stage = stageWith(said)
    const step = work({ idempotent: true })
    await stage.start(flowOf([step]))
    await stage.retry({ context: hint })
    await stage.resume({ flow: flowOf([step, look('next')]) })
    expect(said.heard).toHaveLength(3)
    expect(said.heard[2]?.action).toBe('look')
  })
})
