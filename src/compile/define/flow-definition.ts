import type { JsonObject } from '../../base/json.ts'
import type { Evaluated, Ref } from './expression.ts'
import type { OptionalSchema, Schema } from './schema-builder.ts'
import type { ParamOptions } from './step-options.ts'

declare const PARAMS: unique symbol
declare const OUTPUTS: unique symbol

/** The text by which a definition is told from other values, also one that another copy of this package made. */
export const DEFINITION = 'flowir-runner/flow-definition'

/** A flow written in TypeScript, with the types of what it takes and gives. */
export interface FlowDefinition<Params = never, Outputs = unknown> {
  readonly is: typeof DEFINITION
  readonly id: string
  /** The flow in the words of the YAML form. */
  readonly authoring: JsonObject
  readonly [PARAMS]?: (params: Params) => void
  readonly [OUTPUTS]?: Outputs
}

/** What a flow takes, by the type of its definition. */
export type ParamsOf<F> = F extends FlowDefinition<infer P> ? P : never
/** What a flow gives, by the type of its definition. */
export type OutputsOf<F> = F extends FlowDefinition<never, infer O> ? O : never

/** A param: its schema, or the long form. */
export type ParamDefinition = Schema<unknown> | ParamOptions<unknown>
export type ParamDefinitions = { readonly [name: string]: ParamDefinition }

type ParamValue<D> = D extends Schema<infer T> ? T : D extends { readonly schema: Schema<infer T> } ? T : never
/** A secret is never given to a run: its source is declared. A call may hand one on. */
type MayBeLeftOut =
  | OptionalSchema<unknown> | { readonly default: unknown } | { readonly required: false } | { readonly fromEnv: string }
  | { readonly secret: true }
type LeftOut<P> = { [K in keyof P]: P[K] extends MayBeLeftOut ? K : never }[keyof P]
type Flat<T> = { [K in keyof T]: T[K] }

/** Values that start a flow with these params. */
export type ParamValues<P> = Flat<
  { readonly [K in Exclude<keyof P, LeftOut<P>>]: ParamValue<P[K]> } & { readonly [K in LeftOut<P>]?: ParamValue<P[K]> }
>
/** The params inside the flow. */
export type ParamRefs<P> = { readonly [K in keyof P]: Ref<ParamValue<P[K]>> }

/** What a flow gives that returns these expressions; nothing when it returns nothing. */
// eslint-disable-next-line @typescript-eslint/no-invalid-void-type -- a flow that gives nothing is written without a return
export type OutputValues<O> = O extends void ? unknown : Evaluated<O>

/** Whether a value is a flow written in TypeScript. */
export const isFlowDefinition = (value: unknown): value is FlowDefinition =>
  typeof value === 'object' && value !== null && (value as { readonly is?: unknown }).is === DEFINITION

/** The flow as the authoring tree that a YAML file of the same content gives. */
export const toAuthoring = (flow: FlowDefinition): JsonObject => flow.authoring
