import type { FlowIR, HandlerAction, HandlerBinding, Hash, HumanStep, ParallelStep, Step } from '../../model/flow.ts'

// What the compiler builds and sealing turns into a flow: the same language, without hashes.

type HashField = 'effectHash' | 'judgeHash' | 'projectHash'
type NestingField = 'handlers' | 'then' | 'else' | 'body' | 'branches'

interface Common {
  readonly effectHash?: Hash
  readonly judgeHash?: Hash
  readonly projectHash?: Hash
  readonly handlers?: readonly HandlerDraft[]
}
interface Nesting {
  readonly if: { readonly then: readonly StepDraft[]; readonly else?: readonly StepDraft[] }
  readonly foreach: { readonly body: readonly StepDraft[] }
  readonly parallel: { readonly branches: { readonly [name in keyof ParallelStep['branches']]: readonly StepDraft[] } }
}
type DraftOf<S extends Step> = S extends Step
  ? Omit<S, HashField | NestingField> & Common & (S['kind'] extends keyof Nesting ? Nesting[S['kind']] : unknown)
  : never

/** A step before sealing: its hashes, and those of the steps in it, are absent or not to be trusted. */
export type StepDraft = DraftOf<Step>

export type HandlerActionDraft =
  | Exclude<HandlerAction, { kind: 'escalate' }>
  | { readonly kind: 'escalate'; readonly human: DraftOf<HumanStep> }
export type HandlerDraft = Omit<HandlerBinding, 'action'> & { readonly action: HandlerActionDraft }

/** A flow before sealing. */
export type FlowDraft = Omit<FlowIR, 'irVersion' | 'irHash' | 'body' | 'finally' | 'handlers'> & {
  readonly irVersion?: FlowIR['irVersion']
  readonly irHash?: Hash
  readonly body: readonly StepDraft[]
  readonly finally?: readonly StepDraft[]
  readonly handlers?: readonly HandlerDraft[]
}
