import type { FlowDraft, StepDraft } from '../src/core/flow/flow-draft.ts'
import { sealFlow } from '../src/core/hash/seal-flow.ts'
import { boundPartsOf } from '../src/core/lock/bound-parts.ts'
import { lockfileDigest } from '../src/core/lock/lockfile-digest.ts'
import type { Expr, FlowIR } from '../src/model/flow.ts'
import type { EffectClass } from '../src/model/vocabulary.ts'
import { MANIFEST } from './instant-provider.ts'

/** `sequence`: so many steps one after the other. `foreach`: one step, so many items. */
export type Shape = 'sequence' | 'foreach'

const lit = (value: number | boolean | string): Expr => ({ lit: value })

/** A step as people write them: an argument or two, an expectation. */
const step = (stepId: string, effect: EffectClass, n: Expr): StepDraft => ({
  kind: 'action', stepId, effect, binding: { attempts: [{ actionName: `instant:${effect}`, args: { name: lit('a-name'), n } }] },
  assertions: [{
    assertId: 'ok', predicate: {
      type: 'expr', expr: { fn: 'eq', args: [{ ref: 'output.ok' }, lit(true)] },
    }, verifyVia: [], onMissingInput: 'unknown',
  }],
})

const BODY: Readonly<Record<Shape, (effect: EffectClass, count: number) => readonly StepDraft[]>> = {
  sequence: (effect, count) => Array.from({ length: count }, (_, i) => step(`s${String(i)}`, effect, lit(i))),
  foreach: (effect, count) => [{
    kind: 'foreach', stepId: 'each', items: { fn: 'range', args: [lit(count)] }, as: 'n', body: [step('work', effect, { ref: 'iter.n' })],
  }],
}

/** A sealed flow of so many dispatched steps. */
export function measuredFlow(shape: Shape, effect: EffectClass, count: number): FlowIR {
  const draft: FlowDraft = {
    flowId: 'measured', params: [], outputs: [], subflows: {}, sourceMap: [], providers: {}, body: BODY[shape](effect, count),
  }
  const pins = [...boundPartsOf(draft, {})].map(
    ([name, bound]) => [name, { features: [], lockfileDigest: lockfileDigest(MANIFEST, bound) }]
  )
  return sealFlow({ ...draft, providers: Object.fromEntries(pins) as FlowDraft['providers'] })
}
