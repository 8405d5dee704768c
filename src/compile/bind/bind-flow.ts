import type { FlowDraft } from '../../core/flow/flow-draft.ts'
import { boundPartsOf, splitActionName } from '../../core/lock/bound-parts.ts'
import { lockfileDigest } from '../../core/lock/lockfile-digest.ts'
import type { FlowRef, ProviderPin } from '../../model/flow.ts'
import type { AuthoredFlow } from '../normalize/authored.ts'
import type { BindContext } from './bind-context.ts'
import { bindHandlers } from './bind-handlers.ts'
import { bindSteps } from './bind-steps.ts'
import type { Catalog } from './catalog.ts'
import { argumentSchema } from './merge-arguments.ts'

/** Actions that a key of `defaults` is about. */
function actionsOf(name: string, catalog: Catalog): readonly string[] {
  if (name.includes(':')) return catalog.find(name) === undefined ? [] : [name]
  return Object.keys(catalog.provider(name)?.actions ?? {}).map((action) => `${name}:${action}`)
}

function checkDefaults({ defaults, catalog, findings }: BindContext): void {
  for (const [name, { at, args }] of defaults.of) {
    const actions = actionsOf(name, catalog)
    if (actions.length === 0) {
      const isAction = catalog.provider(splitActionName(name).provider) !== undefined
      const message = `"defaults" names "${name}", which is no provider or action`
      findings.error(isAction ? 'bind.action-unknown' : 'bind.provider-unknown', at, message, { candidates: catalog.nearest(name) })
      continue
    }
    for (const [arg, given] of args) {
      const isTaken = actions.some((action) => {
        const known = catalog.find(action)
        return known !== undefined && argumentSchema(known.action, arg) !== undefined
      })
      if (!isTaken) findings.error('bind.argument-unknown', given.at, `"${name}" takes no "${arg}"`)
    }
  }
}

/** What a flow pins of each provider: features, and a digest of what it binds. */
function pinsOf(flow: Pick<FlowDraft, 'body' | 'finally' | 'handlers'>, { features, catalog }: BindContext): Record<string, ProviderPin> {
  const bound = boundPartsOf(flow, Object.fromEntries([...features].map(([name, each]) => [name, [...each]])))
  const pins = [...bound].flatMap(([name, parts]) => {
    const manifest = catalog.provider(name)
    if (manifest === undefined) return []
    const pin: ProviderPin = { features: [...parts.features], lockfileDigest: lockfileDigest(manifest, parts) }
    return [[name, pin] as const]
  })
  return Object.fromEntries(pins)
}

/** A flow whose actions, channels and files are bound; what cannot be is reported. Its source map is still empty. */
export function bindFlow(flow: AuthoredFlow, subflows: readonly FlowRef[], context: BindContext): FlowDraft {
  checkDefaults(context)
  const handlers = bindHandlers(flow.handlers, 'flow', false, context)
  const steps = {
    body: bindSteps(flow.body, context),
    ...(flow.finally === undefined ? {} : { finally: bindSteps(flow.finally, context) }),
    ...(handlers.length === 0 ? {} : { handlers }),
  }
  return {
    irVersion: context.generation, flowId: flow.flowId, params: [...flow.params], outputs: [...flow.outputs], ...steps,
    ...(flow.verdictPolicy === undefined ? {} : { verdictPolicy: flow.verdictPolicy }),
    subflows: Object.fromEntries(subflows.map((ref) => [ref.flowId, ref])), sourceMap: [], providers: pinsOf(steps, context),
  }
}
