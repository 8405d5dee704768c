import { given } from '../../base/given.ts'
import type { Hash } from '../../model/flow.ts'
import type { ActionManifest, ProviderManifest } from '../../model/manifest.ts'
import type { Provider } from '../../ports/provider.ts'
import { createFakeSession } from './fake-session.ts'
import { fakeWorld, type FakeWorld, type FakeWorldInside } from './fake-world.ts'

export interface FakeOptions {
  /** Default `fake`. Another name stands in for that provider. */
  readonly name?: string
  readonly version?: string
  /** Default: a world of its own, without a script. */
  readonly world?: FakeWorld
  /** Default: `act` (the author says what it does), `look` (readonly), `change` (mutating), `set` (mutating, idempotent). */
  readonly actions?: Readonly<Record<string, Partial<ActionManifest>>>
  readonly features?: readonly string[]
  readonly channels?: ProviderManifest['channels']
  /** Digest a session attests for flows of generation 1. */
  readonly lockfileDigest?: Hash
  /** Default true. */
  readonly archivesVerdicts?: boolean
}

const ANYTHING: ActionManifest = { effect: 'declared', input: { type: 'object' }, output: {} }

const DEFAULT_ACTIONS: Readonly<Record<string, Partial<ActionManifest>>> = {
  act: {}, look: { effect: 'readonly' }, change: { effect: 'mutating' }, set: { effect: 'mutating', idempotent: true },
}

/**
 * A provider that does what a test tells its world. A failure leaves nothing behind unless it says so.
 * @example fake({ world: fakeWorld().script({ terminal: 'succeeded', output: { n: 1 } }) })
 */
export function fake(options: FakeOptions = {}): Provider {
  const { name = 'fake', version = '1', features = [], channels = ['dom', 'uiTree', 'vision'], archivesVerdicts = true } = options
  const world = (options.world ?? fakeWorld()) as FakeWorldInside
  const actions = Object.entries(options.actions ?? DEFAULT_ACTIONS)
  const manifest: ProviderManifest = {
    name, version, features: [...features], channels: [...channels],
    actions: Object.fromEntries(actions.map(([action, own]) => [action, { ...ANYTHING, ...own }])),
    ...(archivesVerdicts ? { archivesVerdicts } : {}),
  }
  return {
    manifest,
    open: (open) => Promise.resolve(createFakeSession({ ...manifest, ...given('lockfileDigest', options.lockfileDigest) }, open, world)),
  }
}
