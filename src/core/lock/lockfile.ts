import type { ProviderPin } from '../../model/flow.ts'
import type { Lockfile, ProviderManifest } from '../../model/manifest.ts'
import type { BoundParts } from './bound-parts.ts'
import { actionOf, lockfileDigest } from './lockfile-digest.ts'

const byName = (a: ProviderManifest, b: ProviderManifest): number => a.name < b.name ? -1 : Number(a.name > b.name)

/** A lockfile of what the providers can do, the same for the same manifests in any order. */
export const makeLockfile = (manifests: Iterable<ProviderManifest>): Lockfile =>
  ({ lockfileVersion: 1, providers: Object.fromEntries([...manifests].toSorted(byName).map((manifest) => [manifest.name, manifest])) })

/** What a manifest lacks of what a flow binds, in words. */
export function missingParts(manifest: ProviderManifest, bound: BoundParts): readonly string[] {
  const actions = Object.keys(bound.actions).flatMap((name) => {
    const action = actionOf(manifest, name)
    if (action === undefined) return [`it has no action "${manifest.name}:${name}"`]
    return action.protected === true ? [`"${manifest.name}:${name}" is protected`] : []
  })
  const features = bound.features.filter((feature) => !manifest.features.includes(feature))
  return [...actions, ...features.map((feature) => `"${manifest.name}" has no feature "${feature}"`)]
}

/** What a lockfile does not cover of what a flow binds, in words; empty: it covers the flow. */
export function lockGaps(lockfile: Lockfile, bound: ReadonlyMap<string, BoundParts>): readonly string[] {
  return [...bound].flatMap(([provider, parts]) => {
    const manifest = Object.hasOwn(lockfile.providers, provider) ? lockfile.providers[provider] : undefined
    return manifest === undefined ? [`it has no provider "${provider}"`] : missingParts(manifest, parts)
  })
}

/**
 * The pins a flow is sealed with: for each provider it binds, the features and the digest of what it uses.
 * Providers without a manifest are left out.
 */
export function pinProviders(
  bound: ReadonlyMap<string, BoundParts>,
  manifests: Lockfile['providers'],
): { readonly [name: string]: ProviderPin } {
  const pins = [...bound].flatMap(([name, parts]): [string, ProviderPin][] => {
    const manifest = Object.hasOwn(manifests, name) ? manifests[name] : undefined
    if (manifest === undefined) return []
    return [[name, { features: [...parts.features], lockfileDigest: lockfileDigest(manifest, parts) }]]
  })
  return Object.fromEntries(pins)
}
