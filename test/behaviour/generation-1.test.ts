import { expect, test } from 'vitest'
import { sealDocument1, type DraftDocument1 } from '../../src/core/hash/seal-flow.ts'
import { readFlow } from '../../src/core/flow/read-flow.ts'
import type { FlowIR } from '../../src/model/flow.ts'
import { fake, fakeWorld, type FakeScript } from '../../src/providers/index.ts'
import { play, type Played } from './support/play.ts'

// A document sealed by the other system: read, verified and run with that system's rules.

const DIGEST = `sha256:${'c'.repeat(64)}` as const

function tap(stepId: string, more: object = {}): object {
  return {
    kind: 'action', stepId, checkpoint: true, effect: 'mutating', idempotent: false,
    binding: { attempts: [{
      channel: 'uiTree', actionName: 'tapElement', args: { at: { lit: stepId } }, acceptExecutionModes: ['nativeSemantic'],
      protection: 'standard',
    }] },
    assertions: [{
      assertId: 'ok', predicate: { type: 'expr', expr: { fn: 'eq', args: [{ ref: `steps.${stepId}.output.ok` }, { lit: true }] } },
      verifyVia: [], onMissingInput: 'unknown',
    }],
    ...more,
  }
}

function read(body: readonly object[], more: object = {}): FlowIR {
  const document = sealDocument1({
    irVersion: 1, flowId: 'other', provider: {
      name: 'devicerail', version: '0.4.2',
    }, requiredFeatures: [], lockfileDigest: DIGEST, params: [], outputs: [],
    verdictPolicy: 'standard', sourceMap: [], subflows: {}, body, ...more,
  } as unknown as DraftDocument1)
  const flow = readFlow(JSON.stringify(document))
  if (!flow.ok) throw flow.error
  return flow.value
}

function run(body: readonly object[], answers: readonly FakeScript[], lockfileDigest = DIGEST, more: object = {}): Promise<Played> {
  const world = fakeWorld().script(...answers)
  const provider = fake({ world, name: 'devicerail', lockfileDigest, actions: { tapElement: { effect: 'mutating' } } })
  return play(read(body, more), { world, runner: { providers: [provider] } })
}
const OK = { terminal: 'succeeded', output: { ok: true } } as const

test('runs with its own scheme in the log', async () => {
  const { result, of } = await run([tap('one')], [OK])
  expect(result.outcome).toBe('passed')
  expect(of('stepEntered')[0]?.payload.scheme).toBe('pointlock-ir/1')
  expect(of('actionIntent')[0]?.payload).toMatchObject({ actionName: 'devicerail:tapElement', channel: 'uiTree' })
})

test('an unknown verdict does not keep the next step from running, a fail does', async () => {
  const unknown = await run([tap('one'), tap('two')], [{ terminal: 'succeeded', output: {} }, OK])
  expect(unknown.world.dispatchCount).toBe(2)
  expect(unknown.result.outcome).toBe('unknown')
  const failing = await run([tap('one'), tap('two')], [{ terminal: 'succeeded', output: { ok: false } }, OK])
  expect(failing.world.dispatchCount).toBe(1)
})

test('a failed dispatch left nothing in the world', async () => {
  const { of } = await run([tap('one')], [{ terminal: 'failed', errorClass: 'action_failed_final' }])
  expect(of('actionSettled')[0]?.payload.effect).toBe('none')
})

test('a session that attests another lockfile runs nothing', async () => {
  await expect(
    run([tap('one')], [OK], `sha256:${'d'.repeat(64)}`)
  ).rejects.toMatchObject({ code: 'provider.capability-drift' })
})

test('a document that was changed after sealing is refused', () => {
  const document = JSON.stringify(sealDocument1({
    irVersion: 1, flowId: 'other', provider: {
      name: 'devicerail', version: '1',
    }, requiredFeatures: [], lockfileDigest: DIGEST, params: [], outputs: [],
    verdictPolicy: 'standard', sourceMap: [], subflows: {}, body: [tap('one')],
  } as unknown as DraftDocument1))
  const forged = readFlow(document.replace('"mutating"', '"readonly"'))
  expect(forged.ok ? undefined : forged.error.code).toBe('ir.hash-mismatch')
})

test('a flow that was changed after it was read does not run under the hash of its document', async () => {
  const flow = read([tap('one')])
  const world = fakeWorld().script(OK)
  const provider = fake({ world, name: 'devicerail', lockfileDigest: DIGEST, actions: { tapElement: { effect: 'mutating' } } })
  ;(flow as { verdictPolicy: string }).verdictPolicy = 'strict'
  await expect(play(flow, { world, runner: { providers: [provider] } })).rejects.toMatchObject({ code: 'ir.hash-mismatch' })
  expect(world.dispatchCount).toBe(0)
})

const policy = { maxAttempts: 1, backoffMs: 10, retryOn: ['action_failed_retryable'] }
const NOT_OK = { terminal: 'succeeded', output: { ok: false } } as const

test.each(['step', 'flow'])('a handler of the %s lets a step act again, as that system does', async (level) => {
  const handlers = [{ hook: 'onFail', action: { kind: 'retry', policy }, maxTriggers: 1 }]
  const [own, flows] = level === 'step' ? [{ handlers }, {}] : [{}, { handlers }]
  const { result, of } = await run([tap('one', own)], [NOT_OK, OK], DIGEST, flows)
  expect(result.outcome).toBe('passed')
  expect(of('actionIntent')).toHaveLength(2)
  expect(of('handlerTriggered')[0]?.payload).toMatchObject({ level, disposition: 'retry' })
})

test('a human step of it asks with the text as it is', async () => {
  const asks = {
    kind: 'human', stepId: 'sure', checkpoint: true, mode: 'confirm', prompt: 'Go on?', presents: [], decisions: ['yes', 'no'],
    timeoutMs: 1_000, onTimeout: 'unknown',
  }
  const { result, of } = await run([asks], [])
  expect(result.outcome).toBe('awaitingHuman')
  expect(of('humanRequested')[0]?.payload).toMatchObject({ prompt: 'Go on?', decisions: ['yes', 'no'] })
})
