import type { Region, Selector, TextMatch } from '../../model/flow.ts'
import type { ActChannel, EffectClass, ErrorClass, Verdict, VerifyChannel } from '../../model/vocabulary.ts'
import type { AnyBindable, Bindable, Expression, Ref } from './expression.ts'
import type { Schema } from './schema-builder.ts'

// What can be said beside a step, in the words of the YAML form.

/** `500ms`, `10s`, `5m`, `2h`, `1d`. */
export type Duration = `${number}${'ms' | 's' | 'm' | 'h' | 'd'}`

/** A step that was written down: its output and verdict, to be read by later steps. */
export interface StepHandle<Output> {
  readonly id: string
  readonly output: Ref<Output>
  readonly verdict: Expression<Verdict>
}

export type Condition = Expression<boolean> | boolean

interface FilePredicate {
  readonly path: Bindable<string>
  readonly state?: 'present' | 'absent'
  readonly sha256?: string
  readonly contains?: string
}

type Predicate =
  | { readonly expr: Condition }
  | { readonly file: FilePredicate }
  | { readonly jsonSchema: { readonly value: Expression<unknown>; readonly schema: Schema<unknown> } }
  | { readonly elementState: { readonly selector: Selector; readonly state: 'present' | 'visible' | 'enabled' | 'absent' } }
  | { readonly elementText: { readonly selector: Selector; readonly match: string | Partial<TextMatch> } }
  | { readonly visual: string | { readonly prompt: string; readonly region?: Region } }

/** Something that must hold: a condition, or an object that names what to look at. */
export type Expectation = Condition | (Predicate & {
  readonly id?: string
  readonly verifyVia?: readonly VerifyChannel[]
  readonly visionPrompt?: string
})
export type Expectations = Expectation | readonly Expectation[]

/** An option that may be derived from the step's own raw output. */
export type OfOutput<Raw, T> = T | ((output: Ref<Raw>) => T)

export interface RetryOptions<Raw = unknown> {
  readonly maxAttempts: number
  readonly backoff?: Duration | { readonly initial: Duration; readonly factor: number; readonly max: Duration }
  readonly retryOn?: readonly ErrorClass[]
  readonly jitter?: number
  /** Attempts go on until this holds of the step's own output: how one polls. */
  readonly until?: OfOutput<Raw, Condition>
}

interface Question {
  readonly prompt: Bindable<string>
  readonly presents?: readonly AnyBindable[]
  readonly timeout: Duration
}

/** A question whose answer is a verdict. */
export type RulingOptions = Question & (
  | { readonly mode: 'confirm'; readonly decisions: readonly [yes: string, no: string] }
  | { readonly mode: 'judge'; readonly decisions?: readonly Verdict[] }
  | { readonly mode: 'repairWorld'; readonly decisions?: readonly string[] }
)

/** A question whose answer is a value. */
export type InputOptions<T = unknown> = Question & { readonly mode: 'provideInput'; readonly outputSchema: Schema<T> }

/** A question to a person. */
export type HumanOptions<T = unknown> = RulingOptions | InputOptions<T>

/** A question that was written down, whose answer is nothing but a verdict. */
export type RuledHandle = Omit<StepHandle<never>, 'output'>

/** What is done when a step fails, is unknown, meets an error or finds the world changed. */
export type Handler = { readonly maxTriggers?: number } & (
  | { readonly retry: number | RetryOptions }
  | { readonly continue: true }
  | { readonly escalate: HumanOptions }
  | { readonly abort: true }
  /** The file of the flow that repairs. */
  | { readonly repair: string }
)

/** What is done when a step meets an error, of these classes where they are given. */
export type ErrorHandler = Handler & { readonly errorClasses?: readonly ErrorClass[] }

/** What is done when the world is not as a step expects it before it acts. Nothing goes on over that. */
export type DriftHandler = Exclude<Handler, { readonly continue: true }>

export interface Handlers {
  readonly onFail?: readonly Handler[]
  readonly onUnknown?: readonly Handler[]
  readonly onError?: readonly ErrorHandler[]
  readonly onResumeDrift?: readonly DriftHandler[]
}

/** Beside any step. */
export interface StepOptions extends Handlers {
  /** The step runs only when this holds. */
  readonly when?: Condition
  readonly preflight?: Expectations
  readonly affectedBy?: readonly (string | { readonly id: string })[]
}

export interface Continuation<Raw> {
  /** Runs of the work in all, the first included. Default 3. */
  readonly maxAttempts?: number
  readonly status: OfOutput<Raw, Expression<unknown>>
  readonly summary?: OfOutput<Raw, Expression<unknown>>
  readonly filesChanged?: OfOutput<Raw, Expression<unknown>>
  readonly nextSteps?: OfOutput<Raw, Expression<unknown>>
  readonly onExhausted?: 'fail' | 'accept'
}

/** Values made of a step's raw output, by name. */
export type Projection = { readonly [name: string]: AnyBindable }

/** Beside a step that acts. `P` is what its output becomes. */
export interface ActingOptions<Raw, P> extends StepOptions {
  readonly idempotent?: boolean
  /** Names the repetition of an effect that may not be repeated otherwise. */
  readonly repeats?: true
  /** What must hold afterwards; `[]` opts out of what the provider expects by itself. */
  readonly expect?: OfOutput<Raw, Expectations>
  readonly timeout?: Duration
  readonly retry?: number | RetryOptions<Raw>
  readonly outputs?: (output: Ref<Raw>) => P
  readonly outputSchema?: Schema<unknown>
  readonly sources?: readonly Bindable<string>[]
  readonly artifacts?: readonly Bindable<string>[] | readonly { readonly name: string; readonly paths: readonly Bindable<string>[] }[]
  readonly continuation?: Continuation<Raw>
}

/** Beside a command. `effect` has no default: say whether it changes the world. */
export interface ShellOptions<J, V, P> extends ActingOptions<ShellOutput<J, V>, P> {
  readonly effect: EffectClass
  readonly cwd?: Bindable<string>
  readonly env?: { readonly [name: string]: Bindable<string> }
  readonly stdin?: Bindable<string>
  /** The whole standard output is JSON. A schema says to TypeScript what it is; it is not checked while running. */
  readonly json?: true | Schema<J>
  /** What the command writes to `$FLOWIR_OUTPUT`, for TypeScript only. */
  readonly values?: Schema<V>
  /** Exit codes by which the command says that it did nothing. */
  readonly noEffectExitCodes?: readonly number[]
}

/** What a command gives. */
export interface ShellOutput<J, V> {
  readonly exitCode: number
  readonly signal: string | null
  readonly stdout: string
  readonly stderr: string
  readonly json: J
  readonly values: V
  readonly durationMs: number
  readonly truncated: boolean
}

/** Beside an action of a provider. */
export interface ActionOptions<Raw, P> extends ActingOptions<Raw, P> {
  readonly effect?: EffectClass
  readonly channel?: Exclude<ActChannel, 'coordinate'>
  /** What the action gives, for TypeScript only. */
  readonly output?: Schema<Raw>
}

/** Beside an `if`. */
export interface IfOptions extends StepOptions { readonly else?: () => void }

/** How the rounds of a loop run. */
export interface ForeachOptions<T> extends StepOptions {
  readonly in: readonly T[] | Expression<readonly T[]>
  /** The name of the item in texts: `iter.<as>`. Default `item`; inner loops need a name of their own. */
  readonly as?: string
  /** What a round is known by when the items change. */
  readonly key?: (item: Ref<T>) => Bindable<string>
  readonly concurrency?: number
  readonly onItemFail?: 'halt' | 'continue'
}

/** How branches run. */
export interface ParallelOptions extends StepOptions {
  readonly concurrency?: number
  readonly onBranchFail?: 'halt' | 'continue'
}

/** Beside a check of the world at this place. */
export interface AssertOptions extends StepOptions {
  /** Default `fresh`: look now. */
  readonly observe?: 'fresh' | { readonly fromStep: string | { readonly id: string }; readonly which: 'before' | 'after' }
  readonly expect: Expectations
  readonly timeout?: Duration
}

/** How long, or up to when. */
export type WaitFor =
  | { readonly for: Duration | Expression<number> }
  | { readonly until: string | Expression<string> }

/** A param in its long form. */
export interface ParamOptions<T> {
  readonly schema: Schema<T>
  readonly required?: boolean
  readonly default?: T
  readonly secret?: true
  readonly fromEnv?: string
}

/** Values for the steps of a provider (`shell`) or an action (`browser:click`) that do not say them themselves. */
export interface Defaults {
  readonly timeout?: Duration
  readonly retry?: number | Omit<RetryOptions, 'until'>
  readonly [providerOrAction: string]: AnyBindable | Omit<RetryOptions, 'until'> | undefined
}
