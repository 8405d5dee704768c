import { expect, test } from 'vitest'
import { fakeWorld } from '../../src/providers/index.ts'
import { fakeTime } from '../../src/testing/fake-clock.ts'
import { change, flowOf, human, look, OK, parallel, ref, type More } from './support/flows.ts'
import { finish, RUNNING, settle } from './support/hold-open.ts'
import { STORES } from './support/play.ts'
import { Stage } from './support/stage.ts'

// Questions of human steps: asked once, answered once, judged by what was said.

const allOk = () => fakeWorld().script(OK, OK, OK, OK)
const approval = (more: More = {}) => flowOf([look('pack'), human('approve', more), change('publish')])
const pending = async (stage: Stage) => (await stage.store.checkpoint('r1'))?.requests ?? []
const refusal = (about: RegExp) => ({ code: 'human.answer-refused', message: expect.stringMatching(about) as string })

test.each(STORES)('a question suspends the run; an answer lets any later process go on, and is not asked again (%s)', async (kind) => {
  await using stage = new Stage(kind, { world: allOk() })
  const asked = await stage.start(approval())
  expect(asked.result.outcome).toBe('awaitingHuman')
  expect(asked.of('humanRequested', 'approve')[0]?.payload).toMatchObject({
    kind: 'step', mode: 'confirm', prompt: 'May approve be?', decisions: ['yes', 'no'],
  })
  const again = await stage.resume()
  expect(again.result.outcome).toBe('awaitingHuman')
  expect(again.of('humanRequested')).toHaveLength(1)
  expect(stage.world.dispatchCount).toBe(1)
  await stage.answer('yes')
  const { result, of } = await stage.resume()
  expect(result.outcome).toBe('passed')
  expect(of('humanRequested')).toHaveLength(1)
  expect(of('verdictRecorded', 'approve')[0]?.payload).toMatchObject({
    verdict: 'pass', reason: 'test:ann says yes', cites: [of('humanResponded')[0]?.payload.evidence],
  })
})

// covers: RUN-23 PR-13
test.each([
  [{ mode: 'confirm', decisions: ['publish', 'stop'] }, { decision: 'publish' }, 'pass'],
  [{ mode: 'confirm', decisions: ['publish', 'stop'] }, { decision: 'stop' }, 'fail'],
  [{ mode: 'judge' }, { decision: 'pass' }, 'pass'],
  [{ mode: 'judge' }, { decision: 'unknown' }, 'unknown'],
  [{ mode: 'judge', decisions: ['pass', 'fail'] }, { decision: 'fail' }, 'fail'],
  [{ mode: 'repairWorld' }, { decision: 'done' }, 'pass'],
  [{ mode: 'repairWorld' }, { decision: 'cannotRepair' }, 'fail'],
  [{ mode: 'provideInput', outputSchema: { type: 'object', required: ['tag'] } }, { input: { tag: 'v1' } }, 'pass'],
] as const)('%j answered %j is %s, and what follows heeds it', async (more, said, verdict) => {
  await using stage = new Stage('memory', { world: allOk() })
  await stage.start(approval(more))
  await stage.answer({ ...said, note: 'looked at it' })
  const { result, of } = await stage.resume()
  expect(of('verdictRecorded', 'approve')[0]?.payload.verdict).toBe(verdict)
  expect(of('actionIntent', 'publish')).toHaveLength(verdict === 'pass' ? 1 : 0)
  expect(result.outcome).toBe({ pass: 'passed', fail: 'failed', unknown: 'unknown' }[verdict])
  expect(await pending(stage)).toEqual([])
})

test('what a person gave is the output of the step, and later steps read it', async () => {
  await using stage = new Stage('memory', { world: allOk() })
  const world = stage.world
  const args = { name: ref('steps.which.output.tag') }
  await stage.start(flowOf([
    human('which', { mode: 'provideInput', outputSchema: { type: 'object' } }),
    change('push', { binding: { attempts: [{ actionName: 'fake:change', args }] } }),
  ]))
  await stage.answer({ input: { tag: 'v1.2.0' } })
  expect((await stage.resume()).result.outcome).toBe('passed')
  expect(world.dispatched.at(-1)?.args).toEqual({ name: 'v1.2.0' })
})

test('every settled question leaves one document that names what was asked, shown, said, by whom and when', async () => {
  const time = fakeTime()
  await using stage = new Stage('memory', { world: allOk(), time })
  await stage.start(approval({ presents: [ref('steps.pack.output')] }))
  time.advance(5_000)
  await stage.answer({ decision: 'yes', note: 'fine' })
  const { of } = await stage.resume()
  const { evidence, requestId } = of('humanResponded')[0]?.payload ?? {}
  const document: unknown = JSON.parse(Buffer.from(await stage.store.evidence.read(evidence ?? 'sha256:')).toString())
  expect(document).toMatchObject({
    humanResponse: 1, runId: 'r1', requestId, ref: 'approve', kind: 'step', mode: 'confirm', decision: 'yes', note: 'fine',
      actor: 'test:ann',
    via: 'test', settledAs: 'answered', latencyMs: 5_000, presented: [expect.stringMatching(/^sha256:/)],
  })
})

// covers: ST-10 ST-12
test.each([
  ['a decision that is not offered', { decision: 'maybe' }, /yes, no, not "maybe"/],
  ['no decision at all', {}, /it takes one of yes, no/],
  ['input that nobody asked for', { decision: 'yes', input: 1 }, /asks for no input/],
  ['a question that was never asked', { decision: 'yes', requestId: 'nobody' }, /"nobody" was never asked/],
] as const)('%s is refused by name, and nothing is written', async (_name, said, about) => {
  await using stage = new Stage('memory', { world: allOk() })
  await stage.start(approval())
  const before = await stage.events()
  await expect(stage.answer(said)).rejects.toMatchObject(refusal(about))
  expect(await stage.events()).toEqual(before)
})

// covers: ST-12
test('input that does not fit what is asked for is refused, and so is a decision in its place', async () => {
  await using stage = new Stage('memory', { world: allOk() })
  await stage.start(approval({ mode: 'provideInput', outputSchema: { type: 'object', required: ['tag'] } }))
  const before = await stage.events()
  await expect(stage.answer({ input: {} })).rejects.toMatchObject(refusal(/tag/))
  await expect(stage.answer({ decision: 'done' })).rejects.toMatchObject(refusal(/nothing to decide.*asks for input/))
  expect(await stage.events()).toEqual(before)
})

// covers: ST-09
test.each(STORES)('a second answer is told who gave the first, and changes nothing (%s)', async (kind) => {
  await using stage = new Stage(kind, { world: allOk() })
  await stage.start(approval())
  const requestId = (await pending(stage))[0]?.payload.requestId ?? ''
  await stage.answer('yes')
  const before = await stage.events()
  await expect(stage.answer({ decision: 'no', requestId, actor: 'test:bob' })).rejects.toMatchObject(
    refusal(/answered already: test:ann said yes/)
  )
  expect(await stage.events()).toEqual(before)
})

// covers: ST-11
test.each([['at the deadline itself', 2_000, true], ['one millisecond later', 2_001, false]] as const)(
  'an answer %s counts: %s', async (_name, afterMs, isInTime) => {
    const time = fakeTime()
    await using stage = new Stage('memory', { world: allOk(), time })
    await stage.start(approval({ timeoutMs: 2_000 }))
    time.advance(afterMs)
    const before = await stage.events()
    if (isInTime) await stage.answer('yes')
    else await expect(stage.answer('yes')).rejects.toMatchObject(refusal(/its time is over since 2023-11-14T22:13:22/))
    if (!isInTime) expect(await stage.events()).toEqual(before)
    const { result, of } = await stage.resume()
    expect(result.outcome).toBe(isInTime ? 'passed' : 'unknown')
    expect(of('actionIntent', 'publish')).toHaveLength(isInTime ? 1 : 0)
    expect(of('humanResponded').map(({ payload }) => payload.settledAs)).toEqual([isInTime ? 'answered' : 'timedOut'])
  }
)

test('a clock that is moved back makes no answer timely again: the log has seen a later time', async () => {
  const time = fakeTime()
  await using stage = new Stage('memory', { world: allOk(), time })
  await stage.start(approval({ timeoutMs: 2_000 }))
  time.advance(3_000)
  const settled = await stage.resume({ stopAt: 'publish' })
  expect(settled.of('humanResponded')[0]?.payload.settledAs).toBe('timedOut')
  const requestId = settled.of('humanRequested')[0]?.payload.requestId ?? ''
  await expect(stage.answer({ decision: 'yes', requestId, ambient: { now: () => time.now() - 3_000 } })).rejects.toMatchObject(
    refusal(/nobody answered in time/)
  )
})

test('an approval that times out never lets the publish step run, however often it is resumed', async () => {
  const time = fakeTime()
  await using stage = new Stage('memory', { world: allOk(), time })
  await stage.start(approval({ timeoutMs: 2_000 }))
  time.advance(2_001)
  for (let i = 0; i < 3; i++) await stage.resume()
  const { of } = await stage.resume()
  expect(of('actionIntent', 'publish')).toEqual([])
  expect(of('verdictRecorded', 'approve')[0]?.payload).toMatchObject({ verdict: 'unknown', reason: 'nobody answered in time' })
  expect(of('humanResponded')).toHaveLength(1)
})

test('a clock that is moved back counts from the newest event on: until the deadline is past in the log, an answer is in time',
  async () => {
  const time = fakeTime()
  await using stage = new Stage('memory', { world: allOk(), time })
  await stage.start(approval({ timeoutMs: 2_000 }))
  const early = { now: () => time.now() - 60_000 }
  await stage.answer({ decision: 'yes', ambient: early })
  const [asked, answered] = (await stage.events()).filter((event) => event.type.startsWith('human'))
  expect(answered?.atMs).toBeGreaterThanOrEqual(asked?.atMs ?? Infinity)
  expect((await stage.resume()).result.outcome).toBe('passed')
})

test('a question beside work that goes on is settled when its time is over, without anybody coming', async () => {
  const time = fakeTime()
  const world = fakeWorld().script(RUNNING)
  await using stage = new Stage('memory', { world, time, runner: { lookEveryMs: 500 } })
  const flow = flowOf([parallel('both', { a: [human('approve', { timeoutMs: 2_000 })], b: [look('slow')] }, { onBranchFail: 'continue' })])
  const { result, of } = await stage.start(flow, {}, async () => {
    await settle()
    time.advance(2_000)
    await settle()
    expect((await stage.events()).filter((event) => event.type === 'humanResponded')).toEqual([])
    time.advance(500)
    await settle()
    expect((await stage.events()).filter((event) => event.type === 'humanResponded')).toHaveLength(1)
    finish(world, 'slow')
  })
  expect(of('humanResponded')[0]?.payload.settledAs).toBe('timedOut')
  expect(result.outcome).toBe('unknown')
})

test('an answer to a live run is heard of, and the run goes on beside what is under way', async () => {
  const time = fakeTime()
  const world = fakeWorld().script(RUNNING, OK)
  await using stage = new Stage('memory', { world, time, runner: { lookEveryMs: 500 } })
  const flow = flowOf([parallel('both', { a: [human('approve'), change('publish')], b: [look('slow')] })])
  const { result } = await stage.start(flow, {}, async () => {
    await settle()
    await stage.answer('yes')
    time.advance(500)
    await settle()
    expect(world.dispatched.map((row) => row.stepId)).toEqual(['slow', 'publish'])
    finish(world, 'slow')
  })
  expect(result.outcome).toBe('passed')
})

// covers: ST-09
test('of two processes that answer at once, one is accepted and the other told', async () => {
  for (let i = 0; i < 20; i += 1) {
    await using stage = new Stage('memory', { world: allOk() })
    await stage.start(approval())
    const said = await Promise.allSettled([stage.answer({ decision: 'yes', actor: 'test:ann' }),
      stage.answer({ decision: 'no', actor: 'test:bob' })])
    expect(said.filter((each) => each.status === 'fulfilled')).toHaveLength(1)
    expect((await stage.events()).filter((event) => event.type === 'humanResponded')).toHaveLength(1)
  }
})
