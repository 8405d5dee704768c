import type { FlowIR, Step } from '../../model/flow.ts'
import type { FlowDocument1 } from '../../model/flow-1.ts'
import type { StepKind } from '../../model/vocabulary.ts'

// Which hash covers which field, for every field there is. A field without an entry does not compile.
// A value nested in a field belongs where the field belongs. Bodies are in no domain: a container never hashes what it holds.

/** The hashes of a step. */
export type Domain = 'effect' | 'judge' | 'project'

/** The hash that covers a field in each generation. */
export interface FieldRule {
  readonly 1: Domain | 'none'
  readonly 2: Domain | 'none'
  /** In generation 2 only this member of the value is covered. */
  readonly only?: string
  /** In generation 2 the field is in no domain when this other one is present. */
  readonly unless?: string
}

const both = (domain: Domain | 'none'): FieldRule => ({ 1: domain, 2: domain })
const effect = both('effect')
const judge = both('judge')
const none = both('none')
const newEffect: FieldRule = { 1: 'none', 2: 'effect' }
const project: FieldRule = { 1: 'effect', 2: 'project' }

type FieldsOf<S> = { readonly [K in keyof Required<S>]: FieldRule }
type StepOf<K extends StepKind> = Extract<Step, { kind: K }>
type CommonField = keyof Step

const common: { readonly [K in CommonField]: FieldRule } = {
  kind: effect, stepId: none, effectHash: none, judgeHash: none, projectHash: none, preflight: judge, retry: none, timeoutMs: none,
  handlers: none, checkpoint: none, affectedBy: none,
}

/** The domain of every field of every kind of step. */
export const STEP_DOMAINS: { readonly [K in StepKind]: FieldsOf<StepOf<K>> } = {
  action: {
    ...common, effect, idempotent: effect, binding: effect, assertions: judge, outputs: project, outputSchema: project,
    artifacts: newEffect, verb: none, repeats: none, sources: none, continuation: none,
  },
  assert: { ...common, observe: judge, assertions: judge },
  call: { ...common, flowRef: { ...effect, only: 'flowId' }, inputs: effect },
  human: { ...common, mode: effect, prompt: effect, presents: effect, decisions: effect, outputSchema: effect, onTimeout: none },
  if: { ...common, cond: effect, then: none, else: none },
  foreach: {
    ...common, items: { ...effect, unless: 'key' }, as: effect, key: newEffect, concurrency: none, onItemFail: none, body: none,
  },
  let: { ...common, bindings: effect },
  parallel: { ...common, branches: none, concurrency: none, onBranchFail: none },
  wait: { ...common, for: effect, until: effect },
}

/** The fields of a whole flow, and whether its irHash covers them. */
export const FLOW_DOMAIN: { readonly [K in keyof Required<FlowIR> | keyof FlowDocument1]: boolean } = {
  irVersion: true, flowId: true, irHash: false, params: true, outputs: true, body: true, finally: true, handlers: true, verdictPolicy: true,
  subflows: true, sourceMap: false, providers: true, provider: true, requiredFeatures: true, lockfileDigest: true,
}
