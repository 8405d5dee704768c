import type { JsonSchemaDocument } from '../model/flow.ts'
import { given } from '../base/given.ts'
import { limitsProblem } from '../core/lock/limits-problem.ts'
import type { ActionManifest, ProviderLimits, ProviderManifest } from '../model/manifest.ts'
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
  /**
   * What the other side bears, over all runs of a process: at most so many calls under way at once, at most so many begun in a second,
   * evenly spread. Waited for before a step counts as begun. Default: none.
   */
  readonly limits?: ProviderLimits
  readonly actions: { readonly [K in keyof Inputs]: ActionDefinition<Inputs[K]> }
}

const manifestOf = ({ run: _run, reconcile: _reconcile, ...manifest }: AnyAction): ActionManifest => manifest

/**
 * A provider made of functions. Mutating calls are claimed in a journal before they run and their end is kept, so that a resume
 * knows whether they began and how they ended. Readonly calls leave no trace.
 * @throws TypeError for limits that are none
 * @example
 * const s3 = defineProvider({ name: 's3', version: '1', actions: {
 *   put: { effect: 'mutating', idempotent: true, input, output, run: (call, signal) => put(call.args, call.idempotencyKey, signal) },
 * } })
 */
export function defineProvider<const Inputs extends Readonly<Record<string, JsonSchemaDocument>>>(
  { name, version, features = [], limits = {}, actions }: ProviderDefinition<Inputs>,
): Provider {
  const { maxConcurrent, ratePerSecond } = limits
  const problem = limitsProblem(limits)
  if (problem !== undefined) throw new TypeError(`the provider "${name}": ${problem}`)
  const defined = new Map(Object.entries(actions as unknown as Readonly<Record<string, AnyAction>>))
  const manifest: ProviderManifest = {
    name, version, features: [...features], channels: [],
    actions: Object.fromEntries([...defined].map(([action, definition]) => [action, manifestOf(definition)])),
    ...given('maxConcurrent', maxConcurrent), ...given('ratePerSecond', ratePerSecond),
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
