import { describe, expect, test } from 'vitest'
import { sealFlow } from '../../src/core/hash/seal-flow.ts'
import { change, flowOf, IS_OK, lit, look, NOT_OK, OK, pinned, present, ref, set } from './support/flows.ts'
import { play, STORES } from './support/play.ts'
import { Stage } from './support/stage.ts'
import { fakeWorld } from '../../src/providers/index.ts'
import { fakeTime } from '../../src/testing/fake-clock.ts'

const RETRY = { maxAttempts: 3, backoffMs: 100, retryOn: ['action_failed_retryable'] }
const RETRYABLE = { terminal: 'failed', errorClass: 'action_failed_retryable', message: 'try again' } as const
const FINAL = { terminal: 'failed', errorClass: 'action_failed_final', message: 'no' } as const

describe.each(STORES)('on the %s store', (store) => {
  test('three passing steps give one exact order, intents before settles, hashes, inputs and outputs', async () => {
    // covers: RUN-01 RUN-25
    const flow = flowOf([change('one'), change('two'), change('three')])
    const { result, story, of, world, events } = await play(flow, { store, world: fakeWorld().script(OK, OK, OK) })
    const steps = ['one', 'two', 'three'].flatMap((id) =>
      [
        'stepEntered', 'actionIntent', 'actionSettled', 'assertionEvaluated', 'verdictRecorded', 'stepExited',
      ].map((type) => `${type} ${id}`))
    expect(story).toEqual(['runStarted', ...steps, 'runFinished'])
    expect(result).toMatchObject({ outcome: 'passed', verdict: 'pass' })
    expect(events.map((event) => event.seq)).toEqual(events.map((_, i) => i + 1))
    for (const intent of of('actionIntent')) {
      const settle = of('actionSettled').find((event) => event.payload.callId === intent.payload.callId)
      expect(settle?.seq).toBeGreaterThan(intent.seq)
    }
    const [entered] = of('stepEntered', 'one')
    const [step] = flow.body
    expect(entered?.payload).toMatchObject({
      irHash: flow.irHash, hashes: {
        effect: step?.effectHash, judge: step?.judgeHash,
      }, resolvedInputs: { inline: { args: [{ name: 'one' }] } },
    })
    expect(of('actionSettled', 'one')[0]?.payload).toMatchObject(
      { terminal: 'succeeded', effect: 'landed', source: 'live', output: { inline: { ok: true } } }
    )
    expect(world.dispatchCount).toBe(3)
    expect(world.verdicts.map((row) => row.ref)).toEqual(['one', 'two', 'three', ''])
    expect(of('verdictRecorded').every((event) => event.payload.annotations === undefined)).toBe(true)
  })

  test('a false assertion fails step and flow, and the next step is accounted as blocked without being dispatched', async () => {
    // covers: RUN-02
    const { result, of, world } = await play(flowOf([change('bad'), change('never')]), { store, world: fakeWorld().script(NOT_OK) })
    expect(result).toMatchObject({ outcome: 'failed', verdict: 'fail' })
    expect(world.dispatchCount).toBe(1)
    expect(of('stepEntered', 'never')[0]?.payload).toMatchObject({ resolvedInputs: null, hashes: expect.any(Object) as object })
    expect(of('stepExited', 'never')[0]?.payload).toEqual({ state: 'blocked', endsBody: true })
    expect(of('actionIntent', 'never')).toEqual([])
  })

  test('a retryable failure inside the policy is dispatched again with a call and an intent of its own', async () => {
    // covers: RUN-03
    const world = fakeWorld().script(RETRYABLE, OK)
    const { result, of } = await play(flowOf([set('one', { retry: RETRY })]), { store, world })
    expect(result.outcome).toBe('passed')
    const intents = of('actionIntent').map((event) => event.payload)
    expect(intents.map((intent) => intent.attempt)).toEqual([1, 2])
    expect(new Set(intents.map((intent) => intent.callId)).size).toBe(2)
    expect(new Set(intents.map((intent) => intent.idempotencyKey)).size).toBe(1)
    const [scheduled] = of('retryScheduled')
    expect(scheduled?.payload).toEqual({
      promptId: expect.any(String), attempt: 2, dueAtMs: (scheduled?.atMs ?? 0) + 100, why: 'try again',
    })
  })

  test('the automatic retries stop where the policy says, and the step fails', async () => {
    const { result, world } = await play(
      flowOf([set('one', { retry: RETRY })]), { store, world: fakeWorld().script(RETRYABLE, RETRYABLE, RETRYABLE, OK) },
    )
    expect(result.outcome).toBe('failed')
    expect(world.dispatchCount).toBe(3)
  })

  test('a class the policy does not name is not retried', async () => {
    // covers: RUN-11
    const { result, world } = await play(flowOf([set('one', { retry: RETRY })]), { store, world: fakeWorld().script(FINAL, OK) })
    expect(result.outcome).toBe('failed')
    expect(world.dispatchCount).toBe(1)
  })

  test('a mutating step whose effect may have landed is never dispatched again by a policy', async () => {
    const landed = { ...RETRYABLE, effect: 'unknown' } as const
    const world = fakeWorld().script(landed, OK)
    const { result } = await play(flowOf([change('publish', { retry: RETRY })]), { store, world })
    expect(result.outcome).toBe('failed')
    expect(world.dispatchCount).toBe(1)
  })

  test('it is dispatched again when every earlier attempt left nothing', async () => {
    const world = fakeWorld().script({ ...RETRYABLE, effect: 'none' }, OK)
    const { result } = await play(flowOf([change('publish', { retry: RETRY })]), { store, world })
    expect(result.outcome).toBe('passed')
    expect(world.dispatchCount).toBe(2)
  })

  test('what is waited for is looked at again until it holds', async () => {
    const until = { fn: 'eq', args: [ref('output.ok'), lit(true)] }
    const world = fakeWorld().script(NOT_OK, NOT_OK, OK)
    const { result, of } = await play(flowOf([look('poll', { retry: { ...RETRY, until } })]), { store, world })
    expect(result.outcome).toBe('passed')
    expect(of('actionIntent')).toHaveLength(3)
    const never = await play(
      flowOf([look('poll', { retry: { ...RETRY, until }, assertions: [] })]), { store, world: fakeWorld().script(NOT_OK, NOT_OK, NOT_OK) },
    )
    expect(never.result.outcome).toBe('failed')
  })

  test('a final failure moves to the next bound attempt, recorded with its position, channel and action', async () => {
    // covers: RUN-15
    const attempts = [
      { channel: 'uiTree', actionName: 'fake:set', args: { at: lit('first') } }, {
        channel: 'coordinate', actionName: 'fake:change', args: { at: lit('second') },
      },
    ]
    const { result, of } = await play(flowOf([set('tap', { binding: { attempts } })]), { store, world: fakeWorld().script(FINAL, OK) })
    expect(result.outcome).toBe('passed')
    expect(
      of('actionIntent').map(({ payload }) => [payload.chainIndex, payload.channel, payload.actionName, payload.argsSnapshot])
    ).toEqual([
      [0, 'uiTree', 'fake:set', { inline: { at: 'first' } }], [1, 'coordinate', 'fake:change', { inline: { at: 'second' } }],
    ])
  })
})

test('a session that is not what the flow was bound to lets nothing run and writes no event', async () => {
  // covers: RUN-13
  const flow = flowOf([change('one')])
  const drifted = sealFlow({ ...flow, providers: { fake: { features: [], lockfileDigest: `sha256:${'0'.repeat(64)}` as const } } })
  const world = fakeWorld().script(OK)
  await expect(play(drifted, { world })).rejects.toMatchObject({ code: 'provider.capability-drift' })
  expect(world.dispatchCount).toBe(0)
})

test('a flow that is not what its hashes say is not run: no later process could go on with it', async () => {
  const world = fakeWorld().script(OK)
  const sound = flowOf([change('one')])
  const [altered, pinning] = [{ ...sound, flowId: 'other' }, flowOf([change('one')], { subflows: pinned(flowOf([look('in')])) })]
  await expect(play(altered, { world })).rejects.toMatchObject({ code: 'ir.hash-mismatch' })
  await expect(play(pinning, { world })).rejects.toMatchObject({ code: 'ir.subflow-missing' })
  await using stage = new Stage('memory', { world: fakeWorld().script(OK) })
  await stage.start(sound)
  await expect(stage.resume({ flow: altered })).rejects.toMatchObject({ code: 'ir.hash-mismatch' })
  expect(world.dispatchCount).toBe(0)
})

test('a provider that cannot keep a verdict adds a note and changes nothing', async () => {
  // covers: RUN-24
  const world = fakeWorld().script(OK)
  world.verdictFailure = 'disk full'
  const { result, of } = await play(flowOf([change('one')]), { world })
  expect(result.outcome).toBe('passed')
  expect(of('verdictRecorded')[0]?.payload.annotations).toEqual([expect.stringContaining('disk full')])
  expect(of('runFinished')[0]?.payload.annotations).toEqual([expect.stringContaining('disk full')])
})

test('the log keeps a whole summary while the copy handed out is cut and points to it', async () => {
  // covers: RUN-26
  const message = 'x'.repeat(40_000)
  const { of, world } = await play(flowOf([change('one')]), { world: fakeWorld().script({ ...FINAL, message }) })
  expect(of('verdictRecorded')[0]?.payload.reason).toContain(message)
  const summary = world.verdicts[0]?.summary ?? ''
  expect(summary).toHaveLength(16_384)
  expect(summary).toMatch(/sha256:[0-9a-f]{64}$/)
})

describe('a dispatch nobody knows the end of', () => {
  test('is confirmed or refuted by one fresh observation', async () => {
    // covers: VC-19
    const seen = (identifier: string) => {
      const world = fakeWorld().script({ terminal: 'timedOut' })
      world.uiTree = { children: [{ identifier }] }
      return play(flowOf([change('tap', { assertions: [present('marker')] })]), { world })
    }
    expect((await seen('marker')).result.outcome).toBe('passed')
    expect((await seen('other')).result.outcome).toBe('failed')
    const blind = fakeWorld().script({ terminal: 'timedOut' })
    expect((await play(flowOf([change('tap', { assertions: [present('marker')] })]), { world: blind })).result.outcome).toBe('unknown')
  })

  test('is unknown without anything to observe, and halts what follows', async () => {
    const { result, world } = await play(
      flowOf([change('slow'), change('publish')]), { world: fakeWorld().script({ terminal: 'timedOut' }, OK) },
    )
    expect(result).toMatchObject({ outcome: 'unknown', verdict: 'unknown' })
    expect(world.dispatchCount).toBe(1)
  })

  test('a provider that throws settles uncertain with an unknown effect', async () => {
    const { result, of } = await play(flowOf([change('one')]), { world: fakeWorld().script({ fault: 'throw', message: 'boom' }) })
    expect(result.outcome).toBe('unknown')
    expect(of('actionSettled')[0]?.payload).toMatchObject({ terminal: 'uncertain', effect: 'unknown', message: 'boom' })
  })

  test('the watchdog settles a provider that hangs past the timeout', async () => {
    const { result, of } = await play(
      flowOf([change('one', { timeoutMs: 1_000 })]), { world: fakeWorld().script({ fault: 'hang' }), time: fakeTime({ auto: true }) },
    )
    expect(result.outcome).toBe('unknown')
    expect(of('actionSettled')[0]?.payload).toMatchObject({ terminal: 'uncertain', effect: 'unknown' })
  })

  test('lost transport leaves the intent open and suspends the run', async () => {
    const { result, of } = await play(flowOf([change('one')]), { world: fakeWorld().script({ fault: 'transportLostAfterDispatch' }) })
    expect(result.outcome).toBe('suspended')
    expect(of('actionSettled')).toEqual([])
    expect(of('runSuspended')[0]?.payload.reason).toBe('transportLost')
  })

  test('a degraded session makes the step unknown', async () => {
    const { result } = await play(
      flowOf([change('one')]), { world: fakeWorld().script({ terminal: 'failed', errorClass: 'session_degraded', effect: 'none' }) },
    )
    expect(result.outcome).toBe('unknown')
  })
})

describe('an exit', () => {
  test('that is not a pass carries what the provider says of itself, a pass carries none', async () => {
    // covers: VC-15 VC-16
    const failing = await play(flowOf([change('bad')]), { world: fakeWorld().script(NOT_OK) })
    const unknown = await play(flowOf([change('odd')]), { world: fakeWorld().script({ terminal: 'timedOut' }) })
    for (const { of } of [failing, unknown]) {
      expect(of('stepExited')[0]?.payload.providerState).toMatchObject(
        { sessions: [{ provider: 'fake', health: { ok: true } }], lineage: [expect.any(String)] }
      )
    }
    const passing = await play(flowOf([change('good')]), { world: fakeWorld().script(OK) })
    expect(passing.of('stepExited')[0]?.payload.providerState).toBeUndefined()
  })

  test('the evidence an action offers is copied into its verdict; what cannot be fetched is a gap and nothing else changes', async () => {
    // covers: VC-17
    const world = fakeWorld()
    const offer = world.offer('trace.zip', Buffer.from('trace'))
    world.script({ ...OK, evidence: [offer] })
    const { of, result } = await play(flowOf([change('one')]), { world })
    expect(result.outcome).toBe('passed')
    expect(of('verdictRecorded')[0]?.payload.evidence).toEqual([expect.objectContaining({ name: 'trace.zip', bytes: 5 })])
    const deaf = fakeWorld()
    deaf.script({ ...OK, evidence: [deaf.offer('trace.zip', Buffer.from('trace'))] })
    deaf.evidenceUnsupported = true
    const gap = await play(flowOf([change('one')]), { world: deaf })
    expect(gap.result.outcome).toBe('passed')
    expect(gap.of('verdictRecorded')[0]?.payload).toMatchObject(
      { gaps: [{ name: 'trace.zip', reason: expect.stringContaining('fetch') as string }] }
    )
    expect(gap.of('verdictRecorded')[0]?.payload.evidence).toBeUndefined()
  })

  test('of a step without assertions carries the evidence itself, because there is no verdict', async () => {
    // covers: VC-18
    const world = fakeWorld()
    world.script({ ...OK, evidence: [world.offer('log', Buffer.from('x'))] })
    const { of, result } = await play(flowOf([change('one', { assertions: [] })]), { world })
    expect(result).toMatchObject({ outcome: 'unverified' })
    expect(of('verdictRecorded')).toEqual([])
    expect(of('stepExited')[0]?.payload.evidence).toEqual([expect.objectContaining({ name: 'log' })])
  })
})

test('a result that cannot be stored becomes a final failure, and nothing unreadable reaches the log', async () => {
  // covers: VC-14
  const { result, of } = await play(
    flowOf([change('one')]), { world: fakeWorld().script({ terminal: 'succeeded', output: { n: Number.NaN } as never }) },
  )
  expect(result.outcome).toBe('failed')
  expect(of('actionSettled')[0]?.payload).toMatchObject({ terminal: 'failed', errorClass: 'action_failed_final', effect: 'landed' })
})

test('a step’s outputs project its result, and its assertions may read the projection', async () => {
  const doubled = flowOf([
    change('one', {
      outputs: { first: { fn: 'get', args: [ref('output.list'), lit(0)] } },
      assertions: [{ ...IS_OK(), predicate: { type: 'expr', expr: { fn: 'eq', args: [ref('steps.one.output.first'), lit(7)] } } }],
    }),
    change('two', { binding: { attempts: [{ actionName: 'fake:change', args: { name: ref('steps.one.output.first') } }] } }),
  ], { outputs: [{ name: 'n', from: ref('steps.one.output.first') }] })
  const { result, world } = await play(doubled, { world: fakeWorld().script({ terminal: 'succeeded', output: { list: [7, 8] } }, OK) })
  expect(result).toMatchObject({ outcome: 'passed', outputs: { n: 7 } })
  expect(world.dispatched[1]?.args).toEqual({ name: 7 })
})
