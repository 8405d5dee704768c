import type { Lockfile, ProviderManifest } from '../../model/manifest.ts'

const byName = (a: ProviderManifest, b: ProviderManifest): number => a.name < b.name ? -1 : Number(a.name > b.name)

/** A lockfile of what the providers can do, the same for the same manifests in any order. */
export const makeLockfile = (manifests: Iterable<ProviderManifest>): Lockfile =>
  ({ lockfileVersion: 1, providers: Object.fromEntries([...manifests].toSorted(byName).map((manifest) => [manifest.name, manifest])) })
