import type { JsonObject } from '../base/json.ts'
import type { JsonSchemaDocument } from '../model/flow.ts'
import type { ActionManifest } from '../model/manifest.ts'
import type { ActionCall } from '../ports/provider.ts'
import type { JournaledCall } from './journaled-dispatch.ts'
import type { SchemaArgs } from './schema-value.ts'

/** A call as an action sees it: arguments of the declared shape, secrets in place. */
export type DefinedCall<Args = JsonObject> = Omit<JournaledCall, 'args'> & Pick<ActionCall, 'onOutput' | 'onSession' | 'previous'> & {
  readonly args: Args
  /** The folder relative paths of a flow mean. Absolute. */
  readonly workDir: string
}

/** One action: what it takes, gives and does to the world, and how. */
export interface ActionDefinition<Input extends JsonSchemaDocument = JsonSchemaDocument> extends Omit<ActionManifest, 'input'> {
  readonly input: Input
  /**
   * Acts. A plain JSON value means that it succeeded; `failed(…)` says what is known of a failure; throwing means that nobody knows
   * what happened. `signal` asks to stop: giving up with its reason or an `AbortError` is then `cancelled`, or `timedOut` when the
   * step's time was over.
   */
  readonly run: (call: DefinedCall<SchemaArgs<Input>>, signal: AbortSignal) => unknown
  /** Looks at the world for a call whose end was lost. Returns what `run` would have, or undefined when that cannot be told. */
  readonly reconcile?: (call: DefinedCall<SchemaArgs<Input>>) => unknown
}

/** An action whose arguments are known by its schema alone. */
export type AnyAction = Omit<ActionManifest, 'input'> & {
  readonly input: JsonSchemaDocument
  readonly run: (call: DefinedCall, signal: AbortSignal) => unknown
  readonly reconcile?: (call: DefinedCall) => unknown
}
