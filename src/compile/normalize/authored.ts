import type {
  Assertion, ContinuationPolicy, Expr, ExprMap, HumanStep, JsonSchemaDocument, OutputDecl, ParamDecl, RetryPolicy,
} from '../../model/flow.ts'
import type { ActChannel, EffectClass, ErrorClass, Hook, VerdictPolicy, VerifyChannel } from '../../model/vocabulary.ts'
import type { AuthoringNode, TextNode } from '../parse/authoring-node.ts'
import type { Place } from '../place.ts'

// A flow as its author meant it: every authoring form is resolved, nothing is yet bound to a provider or another file.

export interface AuthoredAssertion {
  readonly at: Place
  readonly id?: string
  readonly predicate: Assertion['predicate']
  readonly verifyVia?: readonly VerifyChannel[]
  readonly visionPrompt?: string
}

/** A retry policy whose absent parts depend on the step. */
export interface AuthoredRetry {
  readonly at: Place
  readonly maxAttempts: number
  readonly backoffMs?: RetryPolicy['backoffMs']
  readonly retryOn?: readonly ErrorClass[]
  readonly jitter?: number
  readonly until?: Expr
}

export type AuthoredHuman = Pick<HumanStep,
  'mode' | 'prompt' | 'presents' | 'timeoutMs' | 'decisions' | 'outputSchema'> & { readonly at: Place }

export type Disposition =
  | { readonly kind: 'retry'; readonly policy: AuthoredRetry }
  | { readonly kind: 'continue' }
  | { readonly kind: 'abort' }
  | { readonly kind: 'escalate'; readonly human: AuthoredHuman }
  | { readonly kind: 'repair'; readonly file: TextNode }

export interface AuthoredHandler {
  readonly at: Place
  readonly hook: Hook
  readonly action: Disposition
  readonly errorClasses?: readonly ErrorClass[]
  readonly maxTriggers?: number
}

/** A named value: an argument of an action or an input of a call. */
export interface Argument { readonly at: Place; readonly expr: Expr; readonly node: AuthoringNode }
export type Arguments = ReadonlyMap<string, Argument>

interface Base {
  readonly id: string
  /** Where the step is named. */
  readonly at: Place
  /** The whole step, for the source map. */
  readonly whole: Place
  readonly preflight?: readonly AuthoredAssertion[]
  readonly affectedBy?: readonly TextNode[]
  readonly handlers: readonly AuthoredHandler[]
}

export interface AuthoredAction extends Base {
  readonly kind: 'action'
  /** `provider:action`, and where it is said. */
  readonly action: { readonly name: string; readonly at: Place }
  readonly args: Arguments
  readonly channel?: { readonly name: ActChannel; readonly at: Place }
  readonly effect?: { readonly value: EffectClass; readonly at: Place }
  readonly idempotent?: boolean
  readonly repeats?: { readonly at: Place }
  /** Absent when the author says nothing of it; empty when there is to be none. */
  readonly expect?: { readonly at: Place; readonly assertions: readonly AuthoredAssertion[] }
  readonly timeoutMs?: number
  readonly retry?: AuthoredRetry
  readonly outputs?: ExprMap
  readonly outputSchema?: JsonSchemaDocument
  readonly sources?: readonly Expr[]
  readonly artifacts?: readonly { readonly name: string; readonly paths: readonly Expr[] }[]
  readonly continuation?: ContinuationPolicy
}

export interface AuthoredAssert extends Base {
  readonly kind: 'assert'
  readonly observe: 'fresh' | { readonly fromStep: TextNode; readonly which: 'before' | 'after' }
  readonly assertions: readonly AuthoredAssertion[]
  readonly timeoutMs?: number
}

export interface AuthoredCall extends Base { readonly kind: 'call'; readonly file: TextNode; readonly inputs: Arguments }

export interface AuthoredQuestion extends Base { readonly kind: 'human'; readonly human: AuthoredHuman }

export interface AuthoredIf extends Base {
  readonly kind: 'if'
  readonly cond: Expr
  readonly then: readonly AuthoredStep[]
  readonly else?: readonly AuthoredStep[]
}

export interface AuthoredForeach extends Base {
  readonly kind: 'foreach'
  readonly items: Expr
  readonly as: string
  readonly key?: Expr
  readonly concurrency?: number
  readonly onItemFail?: 'halt' | 'continue'
  readonly body: readonly AuthoredStep[]
}

export interface AuthoredParallel extends Base {
  readonly kind: 'parallel'
  readonly branches: readonly (readonly [name: string, steps: readonly AuthoredStep[]])[]
  readonly concurrency?: number
  readonly onBranchFail?: 'halt' | 'continue'
}

export interface AuthoredLet extends Base { readonly kind: 'let'; readonly bindings: ExprMap }

export interface AuthoredWait extends Base { readonly kind: 'wait'; readonly for?: Expr; readonly until?: Expr }

export type AuthoredStep =
  | AuthoredAction | AuthoredAssert | AuthoredCall | AuthoredQuestion | AuthoredIf | AuthoredForeach | AuthoredParallel
  | AuthoredLet | AuthoredWait

/** Values for the steps of a provider or an action that do not say them themselves. */
export interface StepDefaults {
  readonly at: Place
  readonly idempotent?: boolean
  readonly timeoutMs?: number
  readonly retry?: AuthoredRetry
  readonly args: Arguments
}

export interface AuthoredDefaults {
  readonly timeoutMs?: number
  readonly retry?: AuthoredRetry
  /** By provider (`shell`) or action (`browser:click`). */
  readonly of: ReadonlyMap<string, StepDefaults>
}

export interface AuthoredFlow {
  readonly flowId: string
  readonly at: Place
  readonly params: readonly ParamDecl[]
  readonly outputs: readonly OutputDecl[]
  readonly defaults: AuthoredDefaults
  readonly body: readonly AuthoredStep[]
  readonly finally?: readonly AuthoredStep[]
  readonly handlers: readonly AuthoredHandler[]
  readonly verdictPolicy?: VerdictPolicy
}
