import type { HandlerBinding, Step } from '../../model/flow.ts'
import type { Hook } from '../../model/vocabulary.ts'
import { isHost } from '../path/container-of.ts'
import { isIdempotent } from './defaults.ts'

// What handlers may be bound to do. A document of generation 1 keeps the rules it was made under: only a call is never done again there.

type Generation = 1 | 2
/** A handler, sealed or not. */
interface Bound { readonly hook: Hook; readonly action: { readonly kind: HandlerBinding['action']['kind'] } }

/** Makes its step act again, or look again where it has drifted. */
export const reacts = ({ action }: Bound): boolean => action.kind === 'retry' || action.kind === 'repair'

/** Whether a handler of the step would do its effect again, which only the step itself may let happen. */
export const repeatsEffect = (binding: Bound): boolean => reacts(binding) && binding.hook !== 'onResumeDrift'

function* brokenBinding(owner: string, { hook, action, errorClasses }: HandlerBinding, generation: Generation): Generator<string> {
  if (errorClasses !== undefined && hook !== 'onError') yield `a handler of ${owner} filters error classes, which ${hook} does not`
  if (generation === 2 && hook === 'onResumeDrift' && action.kind === 'continue') {
    yield `a handler of ${owner} continues over a drift: it would act although what was to hold does not`
  }
}

/** What handlers of the flow break, in words. */
export const brokenFlowHandlers = (handlers: readonly HandlerBinding[] | undefined, generation: Generation): readonly string[] =>
  (handlers ?? []).flatMap((binding) => [...brokenBinding('the flow', binding, generation)])

/** What handlers of a step break, in words. */
export function* brokenHandlers(step: Step, generation: Generation): Generator<string> {
  const owner = `step "${step.stepId}"`
  for (const binding of step.handlers ?? []) {
    yield* brokenBinding(owner, binding, generation)
    if (!reacts(binding)) continue
    if (generation === 1 ? step.kind === 'call' : !isHost(step.kind)) {
      yield `a ${binding.action.kind} handler of ${owner} would do it again, and a ${step.kind} step is not done again`
    }
    if (generation === 2 && repeatsEffect(binding) && needsRepeats(step)) {
      yield `a ${binding.action.kind} handler of ${owner} repeats what changes the world each time, and the step does not say "repeats"`
    }
  }
}

const needsRepeats = (step: Step): boolean =>
  step.kind === 'action' && step.effect === 'mutating' && !isIdempotent(step) && step.repeats !== true
