import type { Verdict } from '../../model/vocabulary.ts'
import type { AnyBindable, Bindable, Evaluated, Expression, FileText, Ref } from './expression.ts'
import type { FlowDefinition, ParamRefs } from './flow-definition.ts'
import type {
  ActionOptions, AssertOptions, Condition, ForeachOptions, IfOptions, InputOptions, ParallelOptions, Projection, RuledHandle, RulingOptions,
  ShellOptions, ShellOutput, StepHandle, StepOptions, WaitFor,
} from './step-options.ts'

/** What a step gives: its projection where it has one, else its raw output. */
type Given<P, Raw> = P extends Projection ? Evaluated<P> : Raw

type Inputs<P> = { readonly [K in keyof P]: Bindable<P[K]> }

interface Asking {
  <T = unknown>(id: string, options: InputOptions<T> & StepOptions): StepHandle<T>
  (id: string, options: RulingOptions & StepOptions): RuledHandle
}

/** Beside a call. */
export interface CallOptions<P, O> extends StepOptions {
  readonly inputs?: Inputs<NoInfer<P>>
  /** The definition in that file, for TypeScript only. */
  readonly of?: FlowDefinition<P, O>
}

/**
 * What the steps of a flow are written with. Each function writes one step at its place and gives a handle to it; the
 * functions may be taken apart: `({ params, shell }) => …`.
 */
export interface FlowBuilder<P> {
  readonly params: ParamRefs<P>
  readonly env: { readonly platform: Expression<string> }
  /** `outcome` may be read in `finally` only. */
  readonly run: { readonly id: Expression<string>; readonly outcome: Expression<Verdict | 'aborted'> }
  /** A secret, as a whole argument value. */
  readonly secret: (name: string) => Expression<string>
  /** A step's output before its continuation or retry with context, in its own arguments. */
  readonly previous: <T = unknown>(stepId: string) => Ref<T>

  /** A command: text for a shell, which may hold no expressions, or a list of program and arguments. */
  readonly shell: <J = unknown, V = { readonly [name: string]: string }, Q extends Projection | undefined = undefined>(
    id: string, command: string | FileText | readonly Bindable<string>[], options: ShellOptions<J, V, Q>,
  ) => StepHandle<Given<Q, ShellOutput<J, V>>>
  /** An action of a provider: `http:request`. */
  readonly action: <Raw = unknown, Q extends Projection | undefined = undefined>(
    id: string, action: `${string}:${string}`, args?: { readonly [name: string]: AnyBindable }, options?: ActionOptions<Raw, Q>,
  ) => StepHandle<Given<Q, Raw>>
  /** Another flow, by its file. */
  readonly call: <Q = { readonly [name: string]: unknown }, O = unknown>(
    id: string, file: string, options?: CallOptions<Q, O>,
  ) => StepHandle<O>
  /** A question to a person: what is asked for is its output; of any other question there is the verdict. */
  readonly human: Asking
  /** A check of the world at this place. */
  readonly assertStep: (id: string, options: AssertOptions) => StepHandle<unknown>
  /** Steps that run only when a condition holds, and in `else` those that run when it does not. */
  readonly ifThen: (id: string, condition: Condition, then: () => void, options?: IfOptions) => StepHandle<unknown>
  /** Steps once for each item. */
  readonly foreach: <T>(id: string, options: ForeachOptions<T>, steps: (item: Ref<T>) => void) => StepHandle<unknown>
  /** Lists of steps side by side. */
  readonly parallel: (id: string, branches: { readonly [name: string]: () => void }, options?: ParallelOptions) => StepHandle<unknown>
  /** Names values; gives them to be read. */
  readonly letVars: <const B extends { readonly [name: string]: AnyBindable }>(
    id: string, bindings: B, options?: StepOptions,
  ) => { readonly [K in keyof B]: Ref<Evaluated<B[K]>> }
  /** Waits, also across restarts. */
  readonly wait: (id: string, how: WaitFor, options?: StepOptions) => StepHandle<unknown>
  /** Steps that run when the others have ended, however they did. Once in a flow. */
  readonly finally: (steps: () => void) => void
}
