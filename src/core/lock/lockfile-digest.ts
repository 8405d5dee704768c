import type { Json } from '../../base/json.ts'
import type { Hash } from '../../model/flow.ts'
import type { ActionManifest, ProviderManifest } from '../../model/manifest.ts'
import { hashOf } from '../hash/hash-of.ts'
import type { BoundParts } from './bound-parts.ts'
import { schemaForProperties, withoutNotes } from './schema-subset.ts'

const TAG = 'flow-ir/2/lockfileDigest'

/** What a flow relies on of one action. */
export interface ActionPart { readonly effect: ActionManifest['effect']; readonly input: Json; readonly output: Json }

/** The part of an action that a flow relies on which gives it certain arguments. */
export function actionPart({ effect, input, output }: ActionManifest, args: readonly string[]): ActionPart {
  return { effect, input: withoutNotes(schemaForProperties(input, args)), output: withoutNotes(output) }
}

/** An action of a manifest, if it has it. */
export const actionOf = ({ actions }: ProviderManifest, name: string): ActionManifest | undefined =>
  Object.hasOwn(actions, name) ? actions[name] : undefined

/**
 * Digest of what a flow binds of a provider: effects and schemas of its actions, as far as the arguments given are concerned,
 * and features. Versions, notes and anything the flow does not use leave it alone. Absent actions and features are left out.
 */
export function lockfileDigest(manifest: ProviderManifest, bound: BoundParts): Hash {
  const actions = Object.entries(bound.actions).flatMap(([name, args]) => {
    const action = actionOf(manifest, name)
    return action === undefined ? [] : [[name, actionPart(action, args)] as const]
  })
  const features = bound.features.filter((feature) => manifest.features.includes(feature)).toSorted()
  return hashOf(TAG, { provider: manifest.name, actions: Object.fromEntries(actions), features })
}
