import { nearestNames } from '../../core/expr/nearest-names.ts'
import { splitActionName } from '../../core/lock/bound-parts.ts'
import { actionOf } from '../../core/lock/lockfile-digest.ts'
import type { ActionManifest, Lockfile, ProviderManifest } from '../../model/manifest.ts'
import type { VerifyChannel } from '../../model/vocabulary.ts'

/** An action and the provider that has it. */
export interface KnownAction { readonly provider: ProviderManifest; readonly action: ActionManifest }

/** What the providers can do, from a lockfile or from their own manifests. */
export class Catalog {
  /** What flows are bound against. */
  readonly source: 'lockfile' | 'manifests'
  private readonly providers: ReadonlyMap<string, ProviderManifest>

  constructor(capabilities: readonly ProviderManifest[] | Lockfile) {
    this.source = 'lockfileVersion' in capabilities ? 'lockfile' : 'manifests'
    const manifests = 'lockfileVersion' in capabilities ? Object.values(capabilities.providers) : capabilities
    this.providers = new Map(manifests.map((manifest) => [manifest.name, manifest]))
  }

  provider(name: string): ProviderManifest | undefined {
    return this.providers.get(name)
  }

  /** An action by its qualified name, `shell:exec`. */
  find(qualified: string): KnownAction | undefined {
    const { provider: name, action: actionName } = splitActionName(qualified)
    const provider = this.providers.get(name)
    const action = provider && actionOf(provider, actionName)
    return provider === undefined || action === undefined ? undefined : { provider, action }
  }

  /** The provider that looks where no action says which: the first by name that sees through one of the channels. */
  observer(channels: readonly VerifyChannel[]): ProviderManifest | undefined {
    const seeing = [...this.providers.values()].filter((provider) => channels.some((channel) => provider.channels.includes(channel)))
    return seeing.toSorted((a, b) => a.name < b.name ? -1 : 1)[0]
  }

  /** The channel that structured assertions look through when nothing says which. */
  structuredChannel(): VerifyChannel | undefined {
    return [...this.providers.values()].flatMap(({ channels }) => channels).find((channel) => channel !== 'vision')
  }

  /** Known names near a provider or action that there is not. */
  nearest(name: string): readonly string[] {
    const actions = [...this.providers.values()].flatMap(
      (provider) => Object.keys(provider.actions).map((action) => `${provider.name}:${action}`)
    )
    const near = nearestNames(name, name.includes(':') ? actions : this.providers.keys())
    if (near.length > 0 || !name.includes(':')) return near
    const own = actions.filter((action) => action.startsWith(`${splitActionName(name).provider}:`))
    return own.length > 8 ? [] : own
  }
}
