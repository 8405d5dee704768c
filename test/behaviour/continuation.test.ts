import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Policy } from '../../src/model/policy.ts'
import { look, flowOf, each, lit, NOT_OK, OK, ref } from './support/flows.ts'
import { escalate, FAILED, goesOn, LOST, policy, retry, RETRYABLE } from './support/handlers.ts'
import { STORES } from './support/play.ts'
import { Stage } from './support/stage.ts'
import { binding, DONE, filesLeft, hearing, previousFolder, says, work, type Heard } from './support/work.ts'

// Unfinished work that goes on, in one process. What of the scenarios is not met here:
// B10 is a matter of the compiler (test/unit/compile-continuation), B04 and B42 beside this of pure functions (test/unit/continuation).
// B13 there is no flag that could be stale: what is pending is of one instance's record, and another instance has its own.
// B16 a timeout is no failure that another position could take over from: nobody knows whether it had its effect.
// B17 is about sessions, and so is B43: a session that is resumed is told to go on, and not told its task again.
// B20 B21 no prompt is saved beside the log: an intent has its arguments, and a later entry evaluates its own.
// B22 reading the same words again says the same: there is no second look at an unreadable result, the next position takes over at once.
// B26 continuations are bounded by `maxAttempts`, results that repeat by their signature: nothing is derived a hundred times.

const stageWith = ({ world }: ReturnType<typeof hearing>, kind: (typeof STORES)[number] = 'memory'): Stage => new Stage(kind, { world })
const previousOf = (heard: readonly Heard[]) => heard.map(({ previous }) => previous)

test.each(STORES)('B01 a partial run goes on in the same entry, with all that it said, its file written first (%s)', async (kind) => {
  const said = hearing(says('partial', { summary: 'half', files: ['a.ts'], next: ['b.ts'] }), DONE)
  await using stage = stageWith(said, kind)
  const { result, of } = await stage.start(flowOf([work()]))
  const previous = { status: 'partial', summary: 'half', filesChanged: ['a.ts'], nextSteps: ['b.ts'], attempt: 1 }
  expect(said.heard.map(({ previous: value, file }) => [value, file])).toEqual([[undefined, undefined], [previous, previous]])
  expect(said.heard.map(({ before }) => before)).toEqual(['none', 'partial'])
  expect(of('stepEntered')).toHaveLength(1)
  expect(of('actionIntent').map(({ payload }) => payload.group)).toEqual([1, 2])
  expect(new Set(said.heard.map(({ key }) => key)).size).toBe(2)
  expect(result.outcome).toBe('passed')
})

test('B02 a failed run that names no files and no steps hands on its summary alone', async () => {
  const said = hearing(says('failed', { summary: 'no luck' }), DONE)
  await using stage = stageWith(said)
  await stage.start(flowOf([work()]))
  expect(previousOf(said.heard)).toEqual([undefined, { status: 'failed', summary: 'no luck', attempt: 1 }])
})

test('"limited" counts as partial', async () => {
  const said = hearing(says('limited'), DONE)
  await using stage = stageWith(said)
  expect((await stage.start(flowOf([work()]))).result.outcome).toBe('passed')
  expect(previousOf(said.heard)).toEqual([undefined, { status: 'limited', attempt: 1 }])
})

test('B03 the third unfinished run is the last of three', async () => {
  const [one, two] = [says('partial', { summary: '1 of 9' }), says('partial', { summary: '2 of 9' })]
  const said = hearing(one, two, says('failed', { summary: 'x' }), DONE)
  await using stage = stageWith(said)
  const { result, of } = await stage.start(flowOf([work(), look('next')]))
  expect(said.heard).toHaveLength(3)
  expect(of('verdictRecorded')[0]?.payload).toMatchObject({
    verdict: 'fail', unfinished: 'exhausted', reason: 'its work is failed after 3 of at most 3 runs',
  })
  expect(of('assertionEvaluated')).toEqual([])
  expect(of('stepExited', 'next')[0]?.payload.state).toBe('blocked')
  expect(result.outcome).toBe('failed')
})

test('B05 the second continuation is given what the second run said, and nothing of the first', async () => {
  const said = hearing(says('partial', { summary: 'half', files: ['a'], next: ['b'] }), says('failed', { summary: 'worse' }), DONE)
  await using stage = stageWith(said)
  await stage.start(flowOf([work()]))
  expect(said.heard[2]).toMatchObject({ previous: { status: 'failed', summary: 'worse', attempt: 2 }, before: 'failed' })
  expect(said.heard[2]?.file).toEqual({ status: 'failed', summary: 'worse', attempt: 2 })
})

test('B06 B40 work that completes is judged as any other; its state and its file are gone', async () => {
  const said = hearing(says('partial'), DONE, OK)
  await using stage = stageWith(said)
  const during: number[] = []
  said.world.scriptFor('next', () => { during.push(filesLeft(stage.store).length); return OK })
  const { result, of } = await stage.start(flowOf([work(), look('next')]))
  expect([result.outcome, of('assertionEvaluated', 'work').length]).toEqual(['passed', 1])
  expect(during).toEqual([0])
  expect((await stage.store.records('r1', ['work']))[0]?.continuation).toBeUndefined()
})

test('B06 work that completed and is judged wrong leaves nothing to the run that a handler allows', async () => {
  const said = hearing(says('partial', { summary: 'half' }), says('completed', { ok: false }), says('partial'), DONE)
  await using stage = stageWith(said)
  const { of, result } = await stage.start(flowOf([work({ handlers: [retry('onFail')()] }, { maxAttempts: 2 })]))
  expect(said.heard.map(({ previous }) => previous?.['attempt'])).toEqual([undefined, 1, undefined, 1])
  expect(of('continuationTriggered').map(({ payload }) => payload.attempt)).toEqual([1, 1])
  expect(result.outcome).toBe('passed')
})

test('B07 another round, and another entry, begin without what an earlier one left', async () => {
  const said = hearing(says('partial', { summary: 'a' }), DONE, DONE, DONE)
  await using stage = stageWith(said)
  const body = [work({}, { maxAttempts: 2 })]
  await stage.start(flowOf([each('all', [1, 2], body)]))
  await stage.resume({ forceReexecute: ['all[#0]/work'], allowMutatingReexec: ['all[#0]/work'] })
  expect(said.heard.map(({ previous, before }) => [previous?.['summary'], before]))
    .toEqual([[undefined, 'none'], ['a', 'partial'], [undefined, 'none'], [undefined, 'none']])
})

test('B08 used up, no other position of the chain takes over, and a handler does not begin the count again', async () => {
  const said = hearing(says('partial'), says('partial', { summary: 'x' }), says('partial', { summary: 'y' }))
  await using stage = stageWith(said)
  const { of, result } = await stage.start(flowOf([
    work({ ...binding('change', 'set'), handlers: [retry('onFail')()] }, { maxAttempts: 2 }),
  ]))
  expect(said.heard.map(({ action }) => action)).toEqual(['change', 'change', 'change'])
  expect(of('continuationTriggered')).toHaveLength(1)
  expect(of('verdictRecorded').map(({ payload }) => payload.unfinished)).toEqual(['exhausted', 'exhausted'])
  expect(result.outcome).toBe('failed')
})

test('B09 used up, its handlers are asked, and a run that one of them allows has what was left', async () => {
  const said = hearing(says('partial'), says('failed', { summary: 'stuck' }), DONE)
  await using stage = stageWith(said)
  const { result } = await stage.start(flowOf([work({ handlers: [retry('onFail')()] }, { maxAttempts: 2 })]))
  expect(said.heard[2]?.previous).toEqual({ status: 'partial', attempt: 1 })
  expect(result.outcome).toBe('passed')
})

test('what is accepted although unfinished lets the body go on, is unknown, and says so', async () => {
  const said = hearing(says('partial'), says('partial', { summary: 'x' }), OK)
  await using stage = stageWith(said)
  const { result, of } = await stage.start(flowOf([
    work({ handlers: [escalate('onUnknown')()] }, { maxAttempts: 2, onExhausted: 'accept' }), look('next'),
  ]))
  expect(of('verdictRecorded', 'work')[0]?.payload).toMatchObject({ verdict: 'unknown', unfinished: 'accepted' })
  expect(of('stepExited', 'work')[0]?.payload).toMatchObject({ completedIncomplete: true, goesOn: true })
  expect(of('actionIntent', 'next')).toHaveLength(1)
  expect(of('humanRequested')).toEqual([])
  expect(result.outcome).toBe('unknown')
})

test('B12 without its file no run is begun: it is settled as having done nothing, for good', async () => {
  const said = hearing(says('partial'), DONE)
  await using stage = stageWith(said)
  said.world.script()
  mkdirSync(path.dirname(previousFolder(stage.store)), { recursive: true })
  writeFileSync(previousFolder(stage.store), 'a file stands where its folder belongs')
  const { of, result } = await stage.start(flowOf([work()]))
  expect(said.heard).toHaveLength(1)
  expect(of('actionSettled')[1]?.payload).toMatchObject({
    terminal: 'failed', effect: 'none', errorClass: 'action_failed_final',
    message: expect.stringMatching(/cannot be written down for this one/) as string,
  })
  expect(result.outcome).toBe('failed')
})

test('B14 a failure is tried again by the policy, then the next position takes over; each continuation begins that anew', async () => {
  const said = hearing(RETRYABLE, says('partial'), RETRYABLE, RETRYABLE, DONE)
  await using stage = stageWith(said)
  const { result, of } = await stage.start(flowOf([work({ ...binding('change', 'set'), retry: { ...policy, maxAttempts: 2 } })]))
  expect(said.heard.map(({ action }) => action)).toEqual(['change', 'change', 'change', 'change', 'set'])
  expect(of('actionIntent').map(({ payload }) => payload.group)).toEqual([1, 1, 2, 2, 2])
  expect(said.heard.slice(2).map(({ before }) => before)).toEqual(['partial', 'partial', 'partial'])
  expect([of('continuationTriggered').length, result.outcome]).toEqual([1, 'passed'])
})

test('B15 without a policy the next position takes over at once', async () => {
  const said = hearing(FAILED, DONE)
  await using stage = stageWith(said)
  expect((await stage.start(flowOf([work(binding('change', 'set'))]))).result.outcome).toBe('passed')
  expect(said.heard.map(({ action }) => action)).toEqual(['change', 'set'])
})

test('B16 B18 B19 a continued run that times out costs no continuation; tried again it has the same words and the file', async () => {
  const timesOut = { ...policy, maxAttempts: 2, retryOn: ['action_timed_out'] }
  const said = hearing(says('partial', { summary: 'half' }), LOST, says('partial', { summary: 'more' }), DONE)
  await using stage = stageWith(said)
  const { of, result } = await stage.start(flowOf([work({ idempotent: true, retry: timesOut })]))
  expect(said.heard[2]).toEqual(said.heard[1])
  expect(said.heard[1]?.file).toEqual({ status: 'partial', summary: 'half', attempt: 1 })
  expect(of('continuationTriggered').map(({ payload }) => payload.attempt)).toEqual([1, 2])
  expect(result.outcome).toBe('passed')
})

test('B22 a result that says nothing readable is taken over from by the next position, with fresh counters', async () => {
  const said = hearing(says('partial', { summary: 'half' }), RETRYABLE, says('finished'), RETRYABLE, RETRYABLE, DONE)
  await using stage = stageWith(said)
  const { of, result } = await stage.start(flowOf([work({ ...binding('change', 'set'), retry: { ...policy, maxAttempts: 3 } })]))
  expect(said.heard.map(({ action }) => action)).toEqual(['change', 'change', 'change', 'set', 'set', 'set'])
  expect(of('actionIntent').map(({ payload }) => payload.group)).toEqual([1, 2, 2, 3, 3, 3])
  expect(said.heard[3]?.previous).toEqual({ status: 'partial', summary: 'half', attempt: 1 })
  expect(result.outcome).toBe('passed')
})

test.each([
  ['another word', 'finished'], ['no word', undefined],
])('B22 with nobody to take over, %s is unknown, whatever is expected', async (_what, status) => {
  const said = hearing({ terminal: 'succeeded', output: status === undefined ? { ok: true } : { status, ok: true } })
  await using stage = stageWith(said)
  const { of, result } = await stage.start(flowOf([work()]))
  expect(of('verdictRecorded')[0]?.payload).toMatchObject({
    verdict: 'unknown', unfinished: 'invalidOutput', reason: expect.stringMatching(/nobody can tell how far its work came/) as string,
  })
  expect(result.outcome).toBe('unknown')
})

test('nothing is observed, kept or judged of a run that is not finished', async () => {
  const said = hearing(says('partial'), NOT_OK)
  await using stage = stageWith(said)
  const { story } = await stage.start(flowOf([work({}, { maxAttempts: 2 })]))
  expect(story.slice(3, 6)).toEqual(['actionSettled work', 'continuationTriggered work', 'actionIntent work'])
})

test('B42 three results that say the same end it early; progress in between does not count as the same', async () => {
  const same = (pid: number) => says('partial', { summary: `3 tests fail (pid ${String(pid)}), 12:0${String(pid)}:00` })
  const said = hearing(same(1), same(2), says('partial', { summary: '2 tests fail' }), same(3), same(4), same(5), DONE)
  await using stage = stageWith(said)
  const { of } = await stage.start(flowOf([work({}, { maxAttempts: 20 })]))
  expect(said.heard).toHaveLength(6)
  expect(of('verdictRecorded')[0]?.payload).toMatchObject({
    verdict: 'fail', unfinished: 'exhausted', reason: 'its work is partial after 6 runs, the last 3 with the same result',
  })
})

test('what a run before left is an error in arguments that need more of it than there is', async () => {
  const said = hearing(says('partial'), DONE)
  await using stage = stageWith(said)
  const args = { attempts: [{ actionName: 'fake:change', args: { next: { fn: 'if', args: [
    { fn: 'eq', args: [{ fn: 'coalesce', args: [ref('steps.work.previous.attempt'), lit(0)] }, lit(0)] }, lit('-'),
    ref('steps.work.previous.nextSteps'),
  ] } } }] }
  const { of, result } = await stage.start(flowOf([work({ binding: args })]))
  expect(said.heard).toHaveLength(1)
  expect(of('verdictRecorded')[0]?.payload).toMatchObject({ verdict: 'fail', reason: expect.stringMatching(/bind_arguments_invalid.*nextSteps/) as string })
  expect(result.outcome).toBe('failed')
})

test('a policy that forbids repeating it keeps it from going on', async () => {
  const said = hearing(says('partial'), DONE)
  const never: Policy = { rules: [{ actions: ['fake:change'], reexecute: 'never', why: 'it bills' }] }
  await using stage = new Stage('memory', { world: said.world, runner: { policy: never } })
  const { of } = await stage.start(flowOf([work()]))
  expect(said.heard).toHaveLength(1)
  expect(of('verdictRecorded')[0]?.payload).toMatchObject({ verdict: 'unknown', unfinished: 'stopped' })
})

test('a person is asked before each run of it, and sees what it is about to be told', async () => {
  const said = hearing(says('partial'), DONE)
  await using stage = stageWith(said)
  await stage.start(flowOf([work()]), { supervise: 'mutating' })
  await stage.answer('proceed')
  await stage.resume({ supervise: 'mutating' })
  await stage.answer('proceed')
  const { of, result } = await stage.resume({ supervise: 'mutating' })
  expect(of('humanRequested').map(({ payload }) => JSON.stringify(payload.presents).includes('partial'))).toEqual([false, true])
  expect(result.outcome).toBe('passed')
})

test('"continue" of a handler lets a body go on after work that is used up, as a failure', async () => {
  const said = hearing(says('partial'), OK)
  await using stage = stageWith(said)
  const { of, result } = await stage.start(flowOf([work({ handlers: [goesOn('onFail')()] }, { maxAttempts: 1 }), look('next')]))
  expect(of('actionIntent', 'next')).toHaveLength(1)
  expect(of('stepExited', 'work')[0]?.payload.completedIncomplete).toBeUndefined()
  expect(result.outcome).toBe('failed')
})
