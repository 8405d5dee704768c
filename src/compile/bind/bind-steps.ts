import type { StepDraft } from '../../core/flow/flow-draft.ts'
import type {
  AuthoredAssert, AuthoredCall, AuthoredForeach, AuthoredIf, AuthoredParallel, AuthoredStep, AuthoredWait,
} from '../normalize/authored.ts'
import { field } from '../normalize/read-node.ts'
import type { TextNode } from '../parse/authoring-node.ts'
import { bindAction } from './bind-action.ts'
import { bindAssertions } from './bind-assertions.ts'
import type { BindContext } from './bind-context.ts'
import { bindHandlers, humanFields } from './bind-handlers.ts'

/** The fields that any step may have. */
function common(step: AuthoredStep, context: BindContext) {
  const acting = step.kind === 'action' ? context.catalog.find(step.action.name)?.provider : undefined
  const preflight = bindAssertions(step.preflight ?? [], 'preflight-', acting, context)
  const handlers = step.kind === 'action' ? [] : bindHandlers(step.handlers, step.id, false, context)
  return {
    stepId: step.id,
    ...(preflight.length === 0 ? {} : { preflight }), ...(handlers.length === 0 ? {} : { handlers }),
    ...affectedBy(step.affectedBy ?? [], context),
  }
}

function affectedBy(texts: readonly TextNode[], { marks }: BindContext): { readonly affectedBy?: string[] } {
  const [first] = texts
  if (first === undefined) return {}
  const ids = texts.map(({ value }) => value)
  marks.text(ids, { kind: 'list', items: texts, place: first.place })
  return { affectedBy: ids }
}

function observation(observe: AuthoredAssert['observe'], { marks }: BindContext) {
  if (observe === 'fresh') return observe
  const source = { fromStep: observe.fromStep.value, which: observe.which }
  marks.text(source, observe.fromStep)
  return source
}

const UNKNOWN_FLOW = { flowId: 'unknown', irHash: `sha256:${'0'.repeat(64)}` } as const

function bindCall(step: AuthoredCall, context: BindContext) {
  const inputs = Object.fromEntries([...step.inputs].map(([name, { expr }]) => [name, expr]))
  return { kind: 'call', flowRef: context.refTo(step.file) ?? UNKNOWN_FLOW, inputs } as const
}

function bindAssert({ observe, assertions, timeoutMs }: AuthoredAssert, context: BindContext) {
  return {
    kind: 'assert', assertions: bindAssertions(assertions, '', undefined, context),
    observe: observation(observe, context),
    ...field('timeoutMs', timeoutMs),
  } as const
}

function bindIf({ cond, then, else: otherwise }: AuthoredIf, context: BindContext) {
  return { kind: 'if', cond, then: bindSteps(then, context), ...field('else', otherwise && bindSteps(otherwise, context)) } as const
}

/** A wait has one of the two. */
const bindWait = (step: AuthoredWait) => ({ kind: 'wait', ...field('for', step.for), ...field('until', step.until) }) as const

function bindLoop({ items, as, key, concurrency, onItemFail, body }: AuthoredForeach, context: BindContext) {
  const more = { ...field('key', key), ...field('concurrency', concurrency), ...field('onItemFail', onItemFail) }
  return { kind: 'foreach', items, as, body: bindSteps(body, context), ...more } as const
}

function bindParallel({ branches, concurrency, onBranchFail }: AuthoredParallel, context: BindContext) {
  const bound = Object.fromEntries(branches.map(([name, steps]) => [name, bindSteps(steps, context)]))
  return { kind: 'parallel', branches: bound, ...field('concurrency', concurrency), ...field('onBranchFail', onBranchFail) } as const
}

function bindKind(step: AuthoredStep, context: BindContext) {
  switch (step.kind) {
    case 'action': return bindAction(step, context)
    case 'assert': return bindAssert(step, context)
    case 'call': return bindCall(step, context)
    case 'human': return { kind: 'human', ...humanFields(step.human) } as const
    case 'if': return bindIf(step, context)
    case 'foreach': return bindLoop(step, context)
    case 'parallel': return bindParallel(step, context)
    case 'let': return { kind: 'let', bindings: step.bindings } as const
    case 'wait': return bindWait(step)
  }
}

/** Steps as the IR has them, without hashes. Each is marked with the place of its name. */
export function bindSteps(steps: readonly AuthoredStep[], context: BindContext): StepDraft[] {
  return steps.map((step) => {
    const bound = { ...bindKind(step, context), ...common(step, context) } as StepDraft
    context.marks.place(bound, step.at)
    context.marks.whole(bound, step.whole)
    return bound
  })
}
