import type { FlowDraft, StepDraft } from '../flow/flow-draft.ts'
import { allSteps } from '../flow/step-tree.ts'

/** What a flow binds of one provider: actions by name with the arguments it gives them, and features. */
export interface BoundParts {
  readonly actions: { readonly [action: string]: readonly string[] }
  readonly features: readonly string[]
}

/** A qualified action name taken apart: `shell:exec`. */
export function splitActionName(actionName: string): { readonly provider: string; readonly action: string } {
  const colon = actionName.indexOf(':')
  return { provider: actionName.slice(0, Math.max(colon, 0)), action: actionName.slice(colon + 1) }
}

type Names = Map<string, Set<string>>

function addAll(names: Names, key: string, added: Iterable<string>): void {
  names.set(key, new Set([...names.get(key) ?? [], ...added]))
}

function boundActions(flow: Pick<FlowDraft, 'body' | 'finally' | 'handlers'>): ReadonlyMap<string, Names> {
  const providers = new Map<string, Names>()
  for (const step of allSteps<StepDraft>(flow)) {
    if (step.kind !== 'action') continue
    for (const { actionName, args } of step.binding.attempts) {
      const { provider, action } = splitActionName(actionName)
      const actions = providers.get(provider) ?? new Map<string, Set<string>>()
      providers.set(provider, actions)
      addAll(actions, action, Object.keys(args))
    }
  }
  return providers
}

/**
 * What a flow binds, by provider. A provider of which it binds features only has no actions.
 * @param features those the flow needs of each provider
 */
export function boundPartsOf(
  flow: Pick<FlowDraft, 'body' | 'finally' | 'handlers'>,
  features: { readonly [provider: string]: readonly string[] },
): ReadonlyMap<string, BoundParts> {
  const actions = boundActions(flow)
  const names = [...new Set([...actions.keys(), ...Object.keys(features)])].sort()
  return new Map(names.map((name) => {
    const sorted = [...actions.get(name) ?? []].map(([action, args]) => [action, [...args].sort()] as const)
    return [name, { actions: Object.fromEntries(sorted), features: [...features[name] ?? []].sort() }]
  }))
}
