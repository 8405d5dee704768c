import type { JsonSchemaDocument } from '../model/flow.ts'
import type { ActionManifest, ProviderManifest } from '../model/manifest.ts'
import type { Provider } from '../ports/provider.ts'
import type { ActionDefinition, AnyAction } from './action-definition.ts'
import { createDefinedSession } from './defined-session.ts'
import { openJournal } from './reconcile-call.ts'

/** A provider by its actions. */
export interface ProviderDefinition<Inputs extends Readonly<Record<string, JsonSchemaDocument>>> {
  /** Lower case; flows say `name:action`. */
  readonly name: string
  readonly version: string
  readonly features?: readonly string[]
  readonly actions: { readonly [K in keyof Inputs]: ActionDefinition<Inputs[K]> }
}

const manifestOf = ({ run: _run, reconcile: _reconcile, ...manifest }: AnyAction): ActionManifest => manifest

/**
 * A provider made of functions. Mutating calls are claimed in a journal before they run and their end is kept, so that a resume
 * knows whether they began and how they ended. Readonly calls leave no trace.
 * @example
 * const s3 = defineProvider({ name: 's3', version: '1', actions: {
 *   put: { effect: 'mutating', idempotent: true, input, output, run: (call, signal) => put(call.args, call.idempotencyKey, signal) },
 * } })
 */
export function defineProvider<const Inputs extends Readonly<Record<string, JsonSchemaDocument>>>(
  { name, version, features = [], actions }: ProviderDefinition<Inputs>,
): Provider {
  const defined = new Map(Object.entries(actions as unknown as Readonly<Record<string, AnyAction>>))
  const manifest: ProviderManifest = {
    name, version, features: [...features], channels: [],
    actions: Object.fromEntries([...defined].map(([action, definition]) => [action, manifestOf(definition)])),
  }
  const running = new Map<string, AbortController>()
  return {
    manifest,
    async open(options) {
      await openJournal(options)
      return createDefinedSession({ manifest, options, actions: defined, running })
    },
  }
}
