import fc from 'fast-check'
import type { StepDraft } from '../../src/core/flow/flow-draft.ts'
import { change, lit, look, set, step } from '../behaviour/support/flows.ts'

// Bodies of generated flows that the scripted provider can run.

/** A step by its id. */
export type Make = (id: string) => StepDraft
const retry = { maxAttempts: 2, backoffMs: 5, retryOn: ['action_failed_retryable', 'action_timed_out'] }
const leaf: fc.Arbitrary<Make> = fc.constantFrom<Make[]>(
  (id) => change(id), (id) => look(id), (id) => set(id, { retry }), (id) => change(id, { assertions: [] }), (id) => change(id, { retry }),
  (id) => step({ kind: 'let', stepId: id, bindings: { [`v_${id}`]: lit(1) } }),
)
/** The steps of a body. */
export const body = (inner: fc.Arbitrary<Make>): fc.Arbitrary<readonly Make[]> => fc.array(inner, { minLength: 1, maxLength: 3 })
/** Steps with ids of their own below a name. */
export const made = (makes: readonly Make[], id: string): StepDraft[] => makes.map((make, i) => make(`${id}_${String(i)}`))
/** How rounds and branches go: in a row, or several at once; then, where asked for, none of them keeps the others from beginning. */
type Ways = fc.Arbitrary<{ readonly goesOn: boolean; readonly concurrency: number }>
export const ways = (policies: readonly boolean[]): Ways =>
  fc.record({ goesOn: fc.constantFrom(...policies), concurrency: fc.constantFrom(1, 2, 3) })

/** Containers a few levels deep, and what they hold in the end. */
export const containers = (way: Ways, leaves: fc.Arbitrary<Make> = leaf): fc.Arbitrary<Make> => fc.letrec<{ node: Make }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 3, depthSize: 'small' }, { weight: 3, arbitrary: leaves },
    fc.tuple(fc.boolean(), body(tie('node')), fc.option(body(tie('node')), { nil: undefined })).map(([cond, yes, no]): Make => (id) =>
      step(
        { kind: 'if', stepId: id, cond: lit(cond), then: made(yes, `${id}t`), ...(no === undefined ? {} : { else: made(no, `${id}e`) }) }
      )),
    fc.tuple(fc.nat({ max: 3 }), way, body(tie('node'))).map(([count, { goesOn, concurrency }, inner]): Make => (id) => step({
      kind: 'foreach', stepId: id, items: lit(Array.from({ length: count }, (_, i) => i)), as: `i_${id}`, body: made(inner, `${id}f`),
      ...(goesOn ? { onItemFail: 'continue' } : {}), ...(concurrency === 1 ? {} : { concurrency }),
    })),
    fc.tuple(way, fc.array(body(tie('node')), { minLength: 1, maxLength: 3 })).map(([{ goesOn, concurrency }, branches]): Make => (id) =>
      step({
      kind: 'parallel', stepId: id, ...(goesOn ? { onBranchFail: 'continue' } : {}),
      ...(concurrency < branches.length ? { concurrency } : {}),
      branches: Object.fromEntries(branches.map((inner, i) => [`b${String(i)}`, made(inner, `${id}b${String(i)}`)])),
    })),
  ),
})).node

/** Steps and containers, a few levels deep. */
export const nested = containers(ways([true, false]))
/** The same, where what runs does not depend on which of several is over first. */
export const nestedApart = containers(ways([true]))
