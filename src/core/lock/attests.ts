import { sameJson } from '../../base/json.ts'
import type { FlowIR, Hash, ProviderPin } from '../../model/flow.ts'
import type { ActionManifest, Lockfile, ProviderManifest } from '../../model/manifest.ts'
import { boundPartsOf, type BoundParts } from './bound-parts.ts'
import { actionOf, actionPart, lockfileDigest } from './lockfile-digest.ts'
import { onlyGains } from './schema-subset.ts'

/** What a manifest lacks of what a flow binds. */
function missingParts(manifest: ProviderManifest, bound: BoundParts): readonly string[] {
  const actions = Object.keys(bound.actions).flatMap((name) => {
    const action = actionOf(manifest, name)
    if (action === undefined) return [`"${manifest.name}" has no action "${name}"`]
    return action.protected === true ? [`"${manifest.name}:${name}" is protected`] : []
  })
  const features = bound.features.filter((feature) => !manifest.features.includes(feature))
  return [...actions, ...features.map((feature) => `"${manifest.name}" has no feature "${feature}"`)]
}

function isDrift(pinned: ActionManifest | undefined, live: ActionManifest | undefined, args: readonly string[]): boolean {
  if (pinned === undefined || live === undefined) return true
  const [was, is] = [actionPart(pinned, args), actionPart(live, args)]
  return was.effect !== is.effect || !sameJson(was.output, is.output) || !onlyGains(was.input, is.input)
}

function changedParts(pinned: ProviderManifest, live: ProviderManifest, bound: BoundParts): readonly string[] {
  const changed = Object.entries(bound.actions).filter(([name, args]) => isDrift(actionOf(pinned, name), actionOf(live, name), args))
  return changed.map(([name]) => `"${live.name}:${name}" is not what it was bound to`)
}

function driftOf(pin: ProviderPin, bound: BoundParts, live: ProviderManifest, lockfile: Lockfile | undefined): readonly string[] {
  if (lockfileDigest(live, bound) === pin.lockfileDigest) return []
  const pinned = lockfile?.providers[live.name]
  if (pinned !== undefined && lockfileDigest(pinned, bound) === pin.lockfileDigest) return changedParts(pinned, live, bound)
  return [`what it does of ${Object.keys(bound.actions).map((name) => `"${live.name}:${name}"`).join(', ')} is not what was bound`]
}

type Attested = ProviderManifest & { readonly lockfileDigest?: Hash }

/** Generation 1: one digest over a lockfile that only its own system can read. */
const attests1 = (pin: ProviderPin, live: Attested): readonly string[] =>
  live.lockfileDigest === pin.lockfileDigest ? [] : [
    `it attests the lockfile ${live.lockfileDigest ?? 'of no system'}, not ${pin.lockfileDigest}`
  ]

/**
 * How a provider differs from what a flow was bound to, in words; empty when nothing that the flow uses has changed.
 * The digest in the flow decides; where it does not match, a lockfile that it does match says whether an input only gained.
 */
export function attests(flow: FlowIR, provider: string, live: Attested, lockfile?: Lockfile): readonly string[] {
  const pin = flow.providers[provider]
  if (flow.irVersion === 1 && pin !== undefined) return attests1(pin, live)
  const bound = boundPartsOf(flow, { [provider]: pin?.features ?? [] }).get(provider)
  if (pin === undefined || bound === undefined) return []
  const missing = missingParts(live, bound)
  return missing.length > 0 ? missing : driftOf(pin, bound, live, lockfile)
}
