import type { Json } from '../../base/json.ts'
import { contradicts } from '../../core/expr/expr-type.ts'
import { inferType } from '../../core/expr/infer-type.ts'
import { failure } from '../../core/expr/eval-error.ts'
import { evaluate } from '../../core/expr/evaluate.ts'
import { isLit } from '../../core/expr/make-expr.ts'
import { refsOf } from '../../core/expr/refs.ts'
import { aKind, kindOf } from '../../core/expr/value-kind.ts'
import type { StepDraft } from '../../core/flow/flow-draft.ts'
import { allSteps } from '../../core/flow/step-tree.ts'
import { ok } from '../../base/result.ts'
import type { Expr } from '../../model/flow.ts'
import { type CheckContext, placeOf } from './check-context.ts'

const NOTHING = { lookup: () => failure('missing', 'it is not known yet') }

/** The items of a loop, when they are known before any run. */
function knownItems(items: Expr): readonly Json[] | undefined {
  if (refsOf(items).length > 0) return undefined
  const value = isLit(items) ? ok(items.lit) : evaluate(items, NOTHING)
  return value.ok && Array.isArray(value.value) ? value.value as readonly Json[] : undefined
}

function keyProblem(step: StepDraft & { readonly kind: 'foreach' }, key: Expr, items: readonly Json[]): string | undefined {
  const seen = new Map<string, number>()
  for (const [i, item] of items.entries()) {
    const value = evaluate(key, { lookup: (ref) => ref.kind === 'iter' && ref.name === step.as ? ok(item) : NOTHING.lookup() })
    if (!value.ok) return `the key of item ${i + 1} has no value: ${value.error.message}`
    if (typeof value.value !== 'string') return `the key of item ${i + 1} is ${aKind(kindOf(value.value))}; keys are strings`
    const first = seen.get(value.value)
    if (first !== undefined) return `items ${first + 1} and ${i + 1} have the same key "${value.value}"`
    seen.set(value.value, i)
  }
  return undefined
}

/** Checks the keys of loops whose items are written out. */
export function checkLoops(context: CheckContext): void {
  for (const step of allSteps<StepDraft>(context.flow)) {
    if (step.kind !== 'foreach' || step.key === undefined) continue
    const items = knownItems(step.items)
    const isText = !contradicts(inferType(step.key, context.scope.env({ at: step.stepId, item: step.as })), ['string'])
    const isConstant = isText && refsOf(step.key).every((ref) => ref.kind === 'iter' && ref.name === step.as)
    const problem = items === undefined || !isConstant ? undefined : keyProblem(step, step.key, items)
    if (problem !== undefined) {
      context.findings.error(
        'check.loop-key-invalid', placeOf(context, step.key, step), problem, 'the key tells the rounds apart, also when the items change',
      )
    }
  }
}
