import { expect, test } from 'vitest'
import { fakeWorld } from '../../src/providers/index.ts'
import { bundle, call, change, flowOf, human, lit, look, NOT_OK, OK, pinned, present, step } from './support/flows.ts'
import { escalate, fixing, goesOn, repair, repaired, retry, stageOf, world } from './support/handlers.ts'
import { STORES } from './support/play.ts'
import { Stage } from './support/stage.ts'

// Flows that repair, and entry checks that do not hold.

// covers: HND-07
test.each(STORES)('a repair runs its flow in a frame of its own, and then the step acts again (%s)', async (kind) => {
  await using stage = new Stage(kind, { world: world(NOT_OK, OK, OK, OK, OK) })
  const fix = fixing(change('mend'), look('check'))
  const { result, of, story } = await stage.start(repaired(fix, [look('act', { handlers: [repair('onFail', fix)()] }), look('next')]))
  expect(result.outcome).toBe('passed')
  expect(story.filter((line) => line.startsWith('actionIntent'))).toEqual([
    'actionIntent act', 'actionIntent act/onFail1!1/mend', 'actionIntent act/onFail1!1/check', 'actionIntent act', 'actionIntent next',
  ])
  expect(of('callFramePushed', 'act')[0]?.payload).toMatchObject({ flowId: 'fix' })
  expect(of('callFramePopped', 'act')[0]?.payload).toMatchObject({ verdict: 'pass' })
})

test('a repair that does not pass lets nothing act again: the next handler is asked', async () => {
  await using stage = stageOf(NOT_OK, NOT_OK, OK)
  const fix = fixing(look('mend'))
  const { of, result } = await stage.start(
    repaired(fix, [look('act', { handlers: [repair('onFail', fix)(), goesOn('onFail')()] }), look('next')]))
  expect(of('actionIntent', 'act')).toHaveLength(1)
  expect(of('handlerTriggered').map(({ payload }) => payload.disposition)).toEqual(['repair', 'continue'])
  expect(result.outcome).toBe('failed')
})

test('a repair may call, loop, choose, ask and close up, as any flow does', async () => {
  await using stage = stageOf(NOT_OK, OK, OK, OK, OK)
  const inner = flowOf([look('deep')], { flowId: 'inner' })
  const fix = flowOf(
    [
      step({ kind: 'if', stepId: 'choose', cond: lit(true), then: [human('sure')] }), call('go', inner),
      step({ kind: 'foreach', stepId: 'each', items: lit(['a']), as: 'item', body: [look('round')] }),
    ], { flowId: 'fix', subflows: pinned(inner), finally: [look('close')] },
  )
  const root = flowOf([look('act', { handlers: [repair('onFail', fix)()] })], { subflows: pinned(fix) })
  const asked = await stage.start(bundle(root, fix, inner))
  expect(asked.result.outcome).toBe('awaitingHuman')
  expect(asked.of('humanRequested', 'act/onFail1!1/sure')).toHaveLength(1)
  await stage.answer('yes')
  const { result, story } = await stage.resume()
  expect(result.outcome).toBe('passed')
  expect(story.filter((line) => line.startsWith('actionIntent'))).toEqual([
    'actionIntent act', 'actionIntent act/onFail1!1/go/deep', 'actionIntent act/onFail1!1/each[#0]/round',
    'actionIntent act/onFail1!1/close', 'actionIntent act',
  ])
})

test('the second repair of an entry is another instance; its verdict is its own', async () => {
  await using stage = stageOf(NOT_OK, OK, NOT_OK, OK, OK)
  const fix = fixing(look('mend'))
  const { result, story } = await stage.start(repaired(fix, [look('act', { handlers: [repair('onFail', fix)({ maxTriggers: 3 })] })]))
  expect(result.outcome).toBe('passed')
  expect(story.filter((line) => line.startsWith('stepEntered'))).toEqual([
    'stepEntered act', 'stepEntered act/onFail1!1/mend', 'stepEntered act/onFail1!2/mend',
  ])
})

// An entry check that does not hold.

const door = (open: boolean) => { const seen = fakeWorld(); seen.uiTree = { children: open ? [{ identifier: 'door' }] : [] }; return seen }

// covers: HND-08
test('a drifted step asks a person; the check decides, not their word', async () => {
  const seen = door(false)
  await using stage = new Stage('memory', { world: seen })
  const handlers = [escalate('onResumeDrift', { mode: 'repairWorld' })()]
  const asked = await stage.start(flowOf([change('act', { preflight: [present('door')], handlers })]))
  expect(asked.result.outcome).toBe('awaitingHuman')
  await stage.answer('done')
  const blocked = await stage.resume()
  expect(blocked.result.outcome).toBe('blocked')
  expect(blocked.of('preflightProbed')).toHaveLength(2)
  expect(blocked.of('actionIntent')).toEqual([])
  expect((await stage.store.records('r1', ['act']))[0]?.state).toBe('drifted')
})

test('a drifted step acts once a person has put right what its check looks for', async () => {
  const seen = door(false)
  seen.script(OK)
  await using stage = new Stage('memory', { world: seen })
  await stage.start(flowOf([change('act', { preflight: [present('door')],
    handlers: [escalate('onResumeDrift', { mode: 'repairWorld' })()] })]))
  seen.uiTree = { children: [{ identifier: 'door' }] }
  await stage.answer('done')
  expect((await stage.resume()).result.outcome).toBe('passed')
})

test('who says that it cannot be put right leaves it blocked; a later resume looks again', async () => {
  const seen = door(false)
  seen.script(OK)
  await using stage = new Stage('memory', { world: seen })
  await stage.start(flowOf([change('act', { preflight: [present('door')],
    handlers: [escalate('onResumeDrift', { mode: 'repairWorld' })()] })]))
  await stage.answer('cannotRepair')
  const blocked = await stage.resume()
  expect(blocked.result.outcome).toBe('blocked')
  seen.uiTree = { children: [{ identifier: 'door' }] }
  expect((await stage.resume()).result.outcome).toBe('passed')
})

test('a repair of a drifted step runs, and the check is asked again', async () => {
  const seen = door(false)
  seen.script(() => { seen.uiTree = { children: [{ identifier: 'door' }] }; return OK }, OK)
  await using stage = new Stage('memory', { world: seen })
  const fix = fixing(change('open'))
  const flow = repaired(fix, [change('act', { preflight: [present('door')], handlers: [repair('onResumeDrift', fix)()] })])
  const { result, story } = await stage.start(flow)
  expect(result.outcome).toBe('passed')
  expect(story.filter((line) => line.startsWith('actionIntent'))).toEqual(['actionIntent act/onResumeDrift1!1/open', 'actionIntent act'])
})

test('a drifted step probes again after a while, as often as its handler says, and then is blocked', async () => {
  await using stage = new Stage('memory', { world: door(false) })
  const { result, of } = await stage.start(
    flowOf([change('act', { preflight: [present('door')], handlers: [retry('onResumeDrift')({ maxTriggers: 3 })] })]))
  expect(result.outcome).toBe('blocked')
  expect(of('preflightProbed')).toHaveLength(4)
  expect(of('retryScheduled')).toHaveLength(3)
})
