import { appendFileSync, statSync } from 'node:fs'
import type { Json } from '../../../src/base/json.ts'
import { sha256Hex } from '../../../src/core/hash/sha256.ts'
import type { Provider, ProviderSession } from '../../../src/ports/provider.ts'
import { ProviderError } from '../../../src/ports/provider.ts'
import type { DefinedCall } from '../../../src/providers/action-definition.ts'
import { defineProvider, failed, fake, succeeded } from '../../../src/providers/index.ts'
import type { CrashWorld } from '../../../src/testing/crash/crash-world.ts'

// The scripted provider's actions with a journal and a world on disk, so that both outlive the process. A step's id says what happens:
//   `retry-…`    fails the first two times and leaves nothing
//   `chain-…`    fails as long as it is tried by `change`
//   `big-…`      has a result and a picture that are stored apart
//   `broken-…`   has another name as its result until a step "mend" was done
//   `lost-out-…` loses its connection once on the way out, `lost-back-…` once on the way back

type ActedCall = Pick<DefinedCall, 'context' | 'args' | 'action' | 'idempotencyKey'>

const OBJECT = { type: 'object' } as const
const PICTURE = Buffer.alloc(90_000, 'pixels ')
const isOf = (call: Pick<DefinedCall, 'context'>, prefix: string): boolean => call.context.stepId.startsWith(prefix)

/** How often this was asked in the life of a world, this time included. */
function timesAsked(world: CrashWorld, name: string): number {
  const file = `${world.file}-${encodeURIComponent(name)}`
  appendFileSync(file, '.')
  return statSync(file).size
}

const loseOnce = (world: CrashWorld, call: Pick<DefinedCall, 'context'>, prefix: string): void => {
  if (!isOf(call, prefix) || timesAsked(world, `${prefix}${call.context.step}`) > 1) return
  throw new ProviderError('transport_lost', 'the line is dead')
}

function act(world: CrashWorld, call: ActedCall): unknown {
  if (isOf(call, 'retry-') && timesAsked(world, call.context.step) < 3) return failed('action_failed_retryable', 'not yet', 'none')
  if (isOf(call, 'chain-') && call.action === 'change') return failed('action_failed_final', 'not this way', 'none')
  world.act(call)
  loseOnce(world, call, 'lost-back-')
  return isBroken(world, call) ? { ...call.args, name: 'broken' } : resultOf(call)
}

const isBroken = (world: CrashWorld, call: ActedCall): boolean =>
  isOf(call, 'broken-') && !world.effects().some(({ step }) => step.endsWith('/mend'))

function resultOf(call: Pick<DefinedCall, 'context' | 'args'>): unknown {
  if (!isOf(call, 'big-')) return call.args
  const evidence = [{ ref: 'picture', name: 'picture', mediaType: 'image/png', sha256: sha256Hex(PICTURE) }]
  return Object.assign(succeeded({ ...call.args, text: 'long '.repeat(20_000) }), { evidence })
}

/** Looks whether a call that left no end did anything: nobody else uses its key. */
const inspect = (world: CrashWorld, call: DefinedCall): unknown =>
  world.effects().some((effect) => effect.idempotencyKey === call.idempotencyKey) ? resultOf(call) : undefined

/** What a test may take away from a session. */
export type Defect = (session: ProviderSession, world: CrashWorld) => ProviderSession

/** Acts without a word in the journal. */
export const withoutClaim: Defect = (session, world) => ({
  ...session, execute: (call) => Promise.resolve(succeeded(act(world, call) as Json)),
})

/** Says of every call, without looking, that it never began, and does not see to it that it never will. */
export const withoutReconcile: Defect = (session) => ({ ...session, reconcile: () => Promise.resolve({ fate: 'neverDispatched' }) })

/** Says of every call, without looking, that it was done. */
export const withBelief: Defect = (session) => ({
  ...session, reconcile: () => Promise.resolve({ fate: 'completed', outcome: succeeded({ name: 'first' }) }),
})

export function journaledFake(world: CrashWorld, defect: Defect = (session) => session): Provider {
  const run = (call: DefinedCall): unknown => act(world, call)
  const reconcile = (call: DefinedCall): unknown => inspect(world, call)
  const { manifest } = fake()
  const provider = defineProvider({
    name: 'fake', version: '1', actions: {
      act: { effect: 'declared', input: OBJECT, output: {}, run, reconcile }, look: { effect: 'readonly', input: OBJECT, output: {}, run },
      change: { effect: 'mutating', input: OBJECT, output: {}, run, reconcile },
      set: { effect: 'mutating', idempotent: true, input: OBJECT, output: {}, run, reconcile },
    },
  })
  return { manifest, open: async (options) => defect(seeing(await provider.open(options), manifest, world), world) }
}

/** A session that also has a screen, pictures and a place for verdicts. */
const seeing = (session: ProviderSession, manifest: Provider['manifest'], world: CrashWorld): ProviderSession => ({
  ...session, attestation: manifest,
  execute: async (call, signal) => {
    loseOnce(world, call, 'lost-out-')
    return session.execute(call, signal)
  },
  observe: () => Promise.resolve({
    uiTree: { children: [{ identifier: 'x' }] }, gaps: [], viewport: { width: 100, height: 100, scale: 1 },
  }),
  // eslint-disable-next-line @typescript-eslint/require-await -- the port wants a stream
  async *fetchEvidence() { yield PICTURE },
  recordVerdict: () => Promise.resolve(),
})
