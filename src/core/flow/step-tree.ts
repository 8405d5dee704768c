import type { FlowDraft, HandlerDraft, StepDraft } from './flow-draft.ts'

// Where steps hold steps. Everything that walks a flow walks it through here.

/** One list of steps inside a container, by its name there: `then`, `else`, `body`, or a branch's name. */
export interface NamedBody<S> { readonly name: string; readonly steps: readonly S[] }

/** The parts of a flow that hold steps. */
export type StepHolder<S> = { readonly body: readonly S[]; readonly finally?: readonly S[] }

const named = <S>(name: string, steps: readonly S[] | undefined): readonly NamedBody<S>[] => steps === undefined ? [] : [{ name, steps }]

function held(step: StepDraft): readonly NamedBody<StepDraft>[] {
  switch (step.kind) {
    case 'if': return [...named('then', step.then), ...named('else', step.else)]
    case 'foreach': return named('body', step.body)
    case 'parallel': return Object.keys(step.branches).sort().flatMap((name) => named(name, step.branches[name]))
    default: return []
  }
}

/** The bodies of a step in order, branches by their names: the order of keys has no meaning. None for a step that holds no steps. */
export const bodiesOf = <S extends StepDraft>(step: S): readonly NamedBody<S>[] => held(step) as readonly NamedBody<S>[]

type HumanOf<S> = Extract<S, { kind: 'human' }>

/** The human steps that handlers hold. */
export function escalationsOf<S extends StepDraft>(handlers: readonly HandlerDraft[] | undefined): readonly HumanOf<S>[] {
  const humans = (handlers ?? []).flatMap(({ action }) => action.kind === 'escalate' ? [action.human] : [])
  return humans as unknown as readonly HumanOf<S>[]
}

/** A step and every step below it, itself first, those of its handlers last. */
export function* stepsBelow<S extends StepDraft>(step: S): Generator<S> {
  yield step
  for (const body of bodiesOf(step)) for (const child of body.steps) yield* stepsBelow(child)
  for (const human of escalationsOf<S>(step.handlers)) yield* stepsBelow<S>(human)
}

/** Every step of a flow in the order of the document; those that its own handlers hold last. */
export function* allSteps<S extends StepDraft>(flow: StepHolder<S> & Pick<FlowDraft, 'handlers'>): Generator<S> {
  for (const step of [...flow.body, ...flow.finally ?? []]) yield* stepsBelow(step)
  for (const human of escalationsOf<S>(flow.handlers)) yield* stepsBelow<S>(human)
}

type StepChange = (step: StepDraft) => StepDraft

const inEach = (steps: readonly StepDraft[], change: StepChange): readonly StepDraft[] => steps.map((step) => changeStep(step, change))

function inHandlers(handlers: readonly HandlerDraft[], change: StepChange): readonly HandlerDraft[] {
  return handlers.map((binding) => binding.action.kind === 'escalate'
    ? { ...binding, action: { kind: 'escalate', human: changeStep(binding.action.human, change) as typeof binding.action.human } }
    : binding)
}

function inBodies(step: StepDraft, change: StepChange): StepDraft {
  switch (step.kind) {
    case 'if': return { ...step, then: inEach(step.then, change), ...(step.else === undefined ? {} : { else: inEach(step.else, change) }) }
    case 'foreach': return { ...step, body: inEach(step.body, change) }
    case 'parallel': {
      const branches = Object.entries(step.branches).map(([name, steps]) => [name, inEach(steps, change)] as const)
      return { ...step, branches: Object.fromEntries(branches) }
    }
    default: return step
  }
}

function changeStep(step: StepDraft, change: StepChange): StepDraft {
  const inner = inBodies(step, change)
  return change(inner.handlers === undefined ? inner : { ...inner, handlers: inHandlers(inner.handlers, change) })
}

/** The flow with every step replaced, inner ones first, those of handlers included. */
export function mapSteps<F extends Pick<FlowDraft, 'body' | 'finally' | 'handlers'>>(flow: F, change: StepChange): F {
  return {
    ...flow,
    body: inEach(flow.body, change),
    ...(flow.finally === undefined ? {} : { finally: inEach(flow.finally, change) }),
    ...(flow.handlers === undefined ? {} : { handlers: inHandlers(flow.handlers, change) }),
  }
}
