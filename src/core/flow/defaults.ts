import type {
  ActionStep, ContinuationPolicy, FlowIR, ForeachStep, HandlerBinding, ParallelStep, RetryPolicy, Step,
} from '../../model/flow.ts'
import type { VerdictPolicy } from '../../model/vocabulary.ts'
import type { FlowDraft, HandlerDraft, StepDraft } from './flow-draft.ts'

// What an absent field means. Generation 2 leaves a field equal to its default out, so that one meaning has one form;
// therefore a default never changes.

const STEP = { checkpoint: true } as const
const ACTION = { idempotent: false } as const
const FOREACH = { concurrency: 1, onItemFail: 'halt' } as const
const PARALLEL = { onBranchFail: 'halt' } as const
const RETRY = { jitter: 0 } as const
const CONTINUATION = { onExhausted: 'fail' } as const
const HANDLER = { maxTriggers: 1 } as const
const FLOW = { verdictPolicy: 'standard' } as const

export const isIdempotent = (step: ActionStep): boolean => step.idempotent ?? ACTION.idempotent
export const isCheckpointed = (step: Step): boolean => step.checkpoint ?? STEP.checkpoint
export const onItemFailOf = (step: ForeachStep): 'halt' | 'continue' => step.onItemFail ?? FOREACH.onItemFail
export const onBranchFailOf = (step: ParallelStep): 'halt' | 'continue' => step.onBranchFail ?? PARALLEL.onBranchFail
export const jitterOf = (policy: RetryPolicy): number => policy.jitter ?? RETRY.jitter
export const onExhaustedOf = (policy: ContinuationPolicy): 'fail' | 'accept' => policy.onExhausted ?? CONTINUATION.onExhausted
export const maxTriggersOf = (binding: HandlerBinding): number => binding.maxTriggers ?? HANDLER.maxTriggers
export const verdictPolicyOf = (flow: FlowIR): VerdictPolicy => flow.verdictPolicy ?? FLOW.verdictPolicy

/** How many rounds or branches may be open at once. */
export const concurrencyOf = (step: ForeachStep | ParallelStep): number =>
  step.concurrency ?? (step.kind === 'foreach' ? FOREACH.concurrency : Object.keys(step.branches).length)

function without<T extends object>(value: T, defaults: Readonly<Record<string, unknown>>): T {
  const kept = Object.entries(value).filter(([key, member]) => !Object.hasOwn(defaults, key) || defaults[key] !== member)
  return Object.fromEntries(kept) as T
}

const bindingWithoutDefaults = ({ action, ...binding }: HandlerDraft): HandlerDraft => ({
  ...without(binding, HANDLER),
  action: action.kind === 'retry' ? { ...action, policy: without(action.policy, RETRY) } : action,
})

function kindWithoutDefaults(step: StepDraft): StepDraft {
  switch (step.kind) {
    case 'action': {
      const { continuation } = step
      return without(continuation === undefined ? step : { ...step, continuation: without(continuation, CONTINUATION) }, ACTION)
    }
    case 'foreach': return without(step, FOREACH)
    case 'parallel': {
      const branches = Object.keys(step.branches).length
      const { concurrency, ...rest } = without(step, PARALLEL)
      return concurrency === undefined || concurrency >= branches ? rest : { ...rest, concurrency }
    }
    default: return step
  }
}

/** A step of generation 2 with nothing written out that absence says as well. Steps inside it are left as they are. */
export function stepWithoutDefaults(step: StepDraft): StepDraft {
  const { retry, handlers, ...rest } = kindWithoutDefaults(step)
  return without({
    ...rest,
    ...(retry === undefined ? {} : { retry: without(retry, RETRY) }),
    ...(handlers === undefined ? {} : { handlers: handlers.map(bindingWithoutDefaults) }),
  }, STEP)
}

/** A flow's own fields with nothing written out that absence says as well. */
export const flowWithoutDefaults = <F extends Pick<FlowDraft, 'verdictPolicy' | 'handlers'>>(flow: F): F => ({
  ...without(flow, FLOW),
  ...(flow.handlers === undefined ? {} : { handlers: flow.handlers.map(bindingWithoutDefaults) }),
})
