import type { FlowDraft, StepDraft } from '../src/core/flow/flow-draft.ts'
import { sealFlow } from '../src/core/hash/seal-flow.ts'
import { boundPartsOf } from '../src/core/lock/bound-parts.ts'
import { lockfileDigest } from '../src/core/lock/lockfile-digest.ts'
import type { Expr, FlowIR } from '../src/model/flow.ts'
import type { EffectClass } from '../src/model/vocabulary.ts'
import { MANIFEST } from './instant-provider.ts'

/** `sequence`: so many steps one after the other. `foreach`: one step, so many items. */
export type Shape = 'sequence' | 'foreach'

/** `twice`: two such loops, one after the other. */
type AnyShape = Shape | 'twice'

const lit = (value: number | boolean | string): Expr => ({ lit: value })

/** How a flow differs from the one that a run was begun with: a step more at its end, or expectations worded otherwise. */
export type Change = 'longer' | 'judged'

const EXPECTATIONS: Readonly<Record<'as it was' | 'otherwise', Expr>> = {
  'as it was': { fn: 'eq', args: [{ ref: 'output.ok' }, lit(true)] }, 'otherwise': { fn: 'eq', args: [lit(true), { ref: 'output.ok' }] },
}

/** A step as people write them: an argument or two, an expectation. */
const step = (stepId: string, effect: EffectClass, n: Expr, expr = EXPECTATIONS['as it was']): StepDraft => ({
  kind: 'action', stepId, effect, binding: { attempts: [{ actionName: `instant:${effect}`, args: { name: lit('a-name'), n } }] },
  assertions: [{
    assertId: 'ok', predicate: { type: 'expr', expr }, verifyVia: [], onMissingInput: 'unknown',
  }],
})

const loop = (stepId: string, effect: EffectClass, count: number, expr: Expr): StepDraft => ({
  kind: 'foreach', stepId, items: { fn: 'range', args: [lit(count)] }, as: 'n',
  body: [step(`${stepId}-work`, effect, { ref: 'iter.n' }, expr)],
})

/** Names of so many items, and one more in the middle of them. */
const itemNames = (count: number, inserted: boolean): readonly string[] => {
  const names = Array.from({ length: count }, (_, i) => `item-${String(i)}`)
  return inserted ? names.toSpliced(Math.floor(count / 2), 0, 'inserted') : names
}

const BODY: Readonly<Record<AnyShape, (effect: EffectClass, count: number, expr: Expr) => readonly StepDraft[]>> = {
  sequence: (effect, count, expr) => Array.from({ length: count }, (_, i) => step(`s${String(i)}`, effect, lit(i), expr)),
  foreach: (effect, count, expr) => [loop('each', effect, count, expr)],
  twice: (effect, count, expr) => [loop('each', effect, count, expr), loop('rest', effect, count, expr)],
}

/** A sealed flow of so many dispatched steps, in each of its parts. */
export function measuredFlow(shape: AnyShape, effect: EffectClass, count: number, change?: Change): FlowIR {
  const steps = BODY[shape](effect, count, EXPECTATIONS[change === 'judged' ? 'otherwise' : 'as it was'])
  return sealed(change === 'longer' ? [...steps, step('more', effect, lit(count))] : steps)
}

/** One mutating step for each item, so many at once. */
export const fanFlow = (count: number, concurrency: number): FlowIR =>
  sealed([{ ...loop('each', 'mutating', count, EXPECTATIONS['as it was']), concurrency } as StepDraft])

/** One step for each of so many items, known by their names; with one more in the middle. */
export const keyedFlow = (count: number, inserted: boolean): FlowIR => sealed([{
  kind: 'foreach', stepId: 'each', items: { lit: itemNames(count, inserted) }, as: 'n', key: { ref: 'iter.n' }, concurrency: 64,
  body: [step('each-work', 'mutating', { ref: 'iter.n' })],
}])

function sealed(body: readonly StepDraft[]): FlowIR {
  const draft: FlowDraft = { flowId: 'measured', params: [], outputs: [], subflows: {}, sourceMap: [], providers: {}, body }
  const pins = [...boundPartsOf(draft, {})].map(
    ([name, bound]) => [name, { features: [], lockfileDigest: lockfileDigest(MANIFEST, bound) }]
  )
  return sealFlow({ ...draft, providers: Object.fromEntries(pins) as FlowDraft['providers'] })
}
