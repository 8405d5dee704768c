import type { ValueKind } from '../../core/expr/value-kind.ts'
import type { FlowDraft, StepDraft } from '../../core/flow/flow-draft.ts'
import { allSteps } from '../../core/flow/step-tree.ts'
import type { Assertion, Expr } from '../../model/flow.ts'
import type { Site } from './site.ts'

/** One expression of a flow, where it stands, and what it must give. */
export interface ExprUse {
  readonly expr: Expr
  readonly site: Site
  /** For messages: `"if"`. */
  readonly what: string
  readonly want?: ValueKind
  /** What holds it: its place stands in for the expression's own. */
  readonly holder: object
}

type Part = Omit<ExprUse, 'holder'>

const part = (expr: Expr | undefined, site: Site, what: string, want?: ValueKind): readonly Part[] =>
  expr === undefined ? [] : [{ expr, site, what, ...(want === undefined ? {} : { want }) }]

function ofAssertions(assertions: readonly Assertion[], site: Site): readonly ExprUse[] {
  return assertions.flatMap((holder) => {
    const { predicate } = holder
    const parts = predicate.type === 'expr' ? part(predicate.expr, site, 'an expectation', 'boolean')
      : predicate.type === 'jsonSchema' ? part(predicate.value, site, '"value"')
        : predicate.type === 'file' ? part(predicate.path, site, 'the path of a file', 'string') : []
    return parts.map((each) => ({ ...each, holder }))
  })
}

type Of<K extends StepDraft['kind']> = StepDraft & { readonly kind: K }

function ofAction({ stepId: at, binding, outputs, retry, continuation, sources, artifacts }: Of<'action'>): readonly Part[] {
  const raw: Site = { at, own: 'raw' }
  return [
    ...binding.attempts.flatMap(
      ({ args }) => Object.entries(args).flatMap(([name, expr]) => part(expr, { at, previous: true, secrets: true }, `"${name}"`))
    ),
    ...Object.entries(outputs ?? {}).flatMap(([name, expr]) => part(expr, raw, `output "${name}"`)),
    ...part(retry?.until, raw, '"until"', 'boolean'),
    ...part(continuation?.status, raw, '"status"', 'string'), ...part(continuation?.summary, raw, '"summary"'),
    ...part(continuation?.filesChanged, raw, '"filesChanged"'), ...part(continuation?.nextSteps, raw, '"nextSteps"'),
    ...(sources ?? []).flatMap((expr) => part(expr, { at }, 'a path', 'string')),
    ...(artifacts ?? []).flatMap(({ paths }) => paths.flatMap((expr) => part(expr, { at, own: 'projected' }, 'a path', 'string'))),
  ]
}

function ofKind(step: StepDraft): readonly Part[] {
  const at: Site = { at: step.stepId }
  switch (step.kind) {
    case 'action': return ofAction(step)
    case 'call': return Object.entries(step.inputs).flatMap(([name, expr]) => part(expr, { ...at, secrets: true }, `input "${name}"`))
    case 'human': return [
      ...part(step.prompt, at, '"prompt"', 'string'), ...step.presents.flatMap((expr) => part(expr, at, 'what is presented'))
    ]
    case 'if': return part(step.cond, at, 'a condition', 'boolean')
    case 'foreach': return [...part(step.items, at, '"in"', 'list'), ...part(step.key, { ...at, item: step.as }, '"key"', 'string')]
    case 'let': return Object.entries(step.bindings).flatMap(([name, expr]) => part(expr, at, `variable "${name}"`))
    case 'wait': return [...part(step.for, at, '"for"', 'number'), ...part(step.until, at, '"until"', 'string')]
    case 'assert': case 'parallel': return []
  }
}

function ofStep(step: StepDraft): readonly ExprUse[] {
  const at: Site = { at: step.stepId }
  const judged = step.kind === 'action' ? { ...at, own: 'projected' as const } : at
  const assertions = step.kind === 'action' || step.kind === 'assert' ? step.assertions : []
  return [
    ...ofKind(step).map((each) => ({ ...each, holder: step })),
    ...ofAssertions(step.preflight ?? [], at), ...ofAssertions(assertions, judged),
  ]
}

/** Every expression of a flow; those of its handlers' questions too. */
export function exprUses(flow: FlowDraft): readonly ExprUse[] {
  const outputs = flow.outputs.flatMap((holder) => part(holder.from, {}, `output "${holder.name}"`).map((each) => ({ ...each, holder })))
  return [...[...allSteps<StepDraft>(flow)].flatMap(ofStep), ...outputs]
}
