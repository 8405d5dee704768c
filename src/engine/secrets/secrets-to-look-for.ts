import { paramSecret } from '../../core/secret/secret-handle.ts'
import type { SecretSource } from '../../model/config.ts'
import { isFault } from '../../model/fault.ts'
import type { FlowIR } from '../../model/flow.ts'
import type { SecretResolver } from '../../ports/provider.ts'
import type { RunStore } from '../../ports/run-store.ts'
import { loadArchived } from '../load-archived.ts'
import { secretsIn } from './secret-names.ts'
import { secretResolver } from './secret-resolver.ts'

/** What is known of the secrets that may have leaked. */
export interface KnownSecrets {
  /** Names by value. */
  readonly names: ReadonlyMap<string, readonly string[]>
  /** Those without a value here, and why: nobody can look for them. */
  readonly missing: readonly { readonly name: string; readonly why: string }[]
}

export interface SecretsAbout {
  readonly store: RunStore
  readonly runId?: string | undefined
  readonly configured: Readonly<Record<string, SecretSource>>
  readonly env: Readonly<Record<string, string | undefined>>
}

/** The values of everything that is configured, and of what the archived flows of runs refer to. */
export async function secretsToLookFor(about: SecretsAbout): Promise<KnownSecrets> {
  const { configured, env } = about
  const names = new Map<string, Set<string>>()
  const missing = new Map<string, string>()
  const shared = secretResolver({ configured, env })
  const seen = new Set<string>()

  async function take(name: string, resolver: SecretResolver, shown = name): Promise<void> {
    if (seen.has(shown)) return
    seen.add(shown)
    try {
      const value = await resolver.resolve(name)
      names.set(value, (names.get(value) ?? new Set()).add(shown))
    } catch (error) {
      if (!isFault(error)) throw error
      missing.set(shown, error.message)
    }
  }

  for (const name of Object.keys(configured)) await take(name, shared)
  for await (const { root, flows } of bundlesOf(about, (name, why) => { missing.set(name, why) })) {
    for (const name of flows.flatMap(secretsIn)) await take(name, shared)
    const own = secretResolver({ configured, env, root })
    for (const { name, secret, required } of root.params) {
      if (secret === true && (required || await isThere(own, paramSecret(name)))) {
        await take(paramSecret(name), own, `${paramSecret(name)} of flow ${root.flowId}`)
      }
    }
  }
  return {
    names: new Map([...names].map(([value, known]) => [value, [...known]])),
    missing: [...missing].map(([name, why]) => ({ name, why })),
  }
}

const isThere = (resolver: SecretResolver, name: string): Promise<boolean> => resolver.resolve(name).then(() => true, () => false)

interface Executed { readonly root: FlowIR; readonly flows: readonly FlowIR[] }

/** The flows that segments of runs executed, each once. */
async function* bundlesOf({ store, runId }: SecretsAbout, unread: (name: string, why: string) => void): AsyncGenerator<Executed> {
  const runIds = runId === undefined ? (await store.runs()).map((row) => row.runId) : [runId]
  const known = new Set<string>()
  for (const id of runIds) {
    for (const { irHash } of (await store.checkpoint(id))?.header.segments ?? []) {
      if (known.has(irHash)) continue
      known.add(irHash)
      try {
        const { root, flows } = await loadArchived(store, irHash)
        yield { root, flows: [root, ...flows.values()] }
      } catch (error) {
        if (!isFault(error)) throw error
        unread(`those of flow ${irHash}`, error.message)
      }
    }
  }
}
