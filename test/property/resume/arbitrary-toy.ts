import fc from 'fast-check'
import type { Crash } from './rig.ts'
import { LITERALS, around, mapBody, type Edit, type Op } from './toy-edits.ts'
import { allOf, type Act, type Term, type Toy, type ToyFlow } from './toy-flow.ts'

// Small flows, edits of them and places to crash. A term is generated as a number and becomes one of what is in scope.

type Make = (id: () => string) => Toy
interface Limits { readonly steps: number; readonly calls: boolean }

const pending = fc.nat({ max: 11 }).map((n): Term => ({ from: 'lit', text: `?${n}` }))
const expects: fc.Arbitrary<Act['expects']> = fc.oneof(
  { weight: 9, arbitrary: fc.constant('ok' as const) }, { weight: 2, arbitrary: fc.constantFrom('always', 'none') },
  fc.constantFrom('never', 'odd'),
)
const maps: fc.Arbitrary<Act['maps']> = fc.constantFrom('raw', 'raw', 'v', 'w')
const act = fc.tuple(fc.constantFrom('look', 'change', 'change', 'set'), pending, expects, maps).map(
  ([does, arg, held, mapping]): Make => (id) => ({ kind: 'act', id: id(), does, arg, expects: held, maps: mapping }))
const lets = pending.map((value): Make => (id) => ({ kind: 'let', id: id(), value }))
const calls = pending.map((input): Make => (id) => ({ kind: 'call', id: id(), input }))
const items = fc.constantFrom<readonly string[]>(['a1', 'b1'], ['a1'], ['a1', 'b1', 'c1'], [])

const makes = ({ calls: withCalls }: Limits): fc.Arbitrary<Make> => fc.letrec<{ node: Make }>((tie) => {
  const inner = fc.array(tie('node'), { minLength: 1, maxLength: 2 })
  return {
    node: fc.oneof(
      { maxDepth: 2, depthSize: 'small' }, { weight: 6, arbitrary: act }, { weight: 1, arbitrary: lets },
      ...(withCalls ? [{ weight: 2, arbitrary: calls }] : []),
      fc.tuple(pending, fc.constantFrom('a', 'a', 'b'), inner).map(([term, letter, then]): Make => (id) =>
        ({ kind: 'if', id: id(), term, letter, then: then.map((make) => make(id)) })),
      fc.tuple(items, fc.boolean(), inner).map(([list, keyed, body]): Make => (id) =>
        ({ kind: 'each', id: id(), items: list, keyed, body: body.map((make) => make(id)) })),
    ),
  }
}).node

/** Numbers become terms: literals, the parameter, or something in scope. */
function settled(body: readonly Toy[]): readonly Toy[] {
  return mapBody(body, [], (term, scope) => {
    if (term.from !== 'lit' || !term.text.startsWith('?')) return term
    const n = Number(term.text.slice(1))
    const own: Term[] = [{ from: 'param' }, ...scope]
    return n < 7 || scope.length === 0 && n < 10 ? { from: 'lit', text: LITERALS[n % 4]! } : around([...own].reverse(), n)!
  })
}

const bodyOf = (limits: Limits, stem: string): fc.Arbitrary<readonly Toy[]> =>
  fc.array(makes(limits), { minLength: limits.calls ? 2 : 1, maxLength: limits.steps }).map((made) => {
    let n = 0
    return settled(made.map((make) => make(() => `${stem}${n++}`)))
  }).filter((body) => allOf(body).length <= 8)

export const toyFlow: fc.Arbitrary<ToyFlow> = fc.record({
  body: bodyOf({ steps: 5, calls: true }, 's'), callee: bodyOf({ steps: 2, calls: false }, 'c'),
})

/** Flows in which nothing repeats what it does beyond its body: for the law of the calm run. */
const editOf = (ops: readonly Op[]): fc.Arbitrary<Edit> => fc.record({
  op: fc.constantFrom(...ops), at: fc.nat({ max: 7 }), pick: fc.nat({ max: 20 }), inCallee: fc.oneof(
    { weight: 3, arbitrary: fc.constant(false) }, fc.boolean()),
})
const OPS: readonly Op[] = [
  'arg', 'arg', 'expects', 'maps', 'does', 'rename', 'items', 'rekey', 'swap', 'insert', 'delete', 'wrap', 'unwrap', 'cond',
]
export const edits = (ops: readonly Op[] = OPS, maxLength = 2): fc.Arbitrary<readonly Edit[]> =>
  fc.array(editOf(ops), { minLength: 1, maxLength })

const dispatch = fc.integer({ min: 1, max: 6 })
export const crash: fc.Arbitrary<Crash> = fc.oneof(
  fc.constant<Crash>({ how: 'none' }),
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 14 }).map((afterAppends): Crash => ({ how: 'killed', afterAppends })) },
  fc.record({ how: fc.constantFrom('lostBefore', 'lostAfter', 'lostUnwritten'), dispatch }),
  fc.record({ how: fc.constantFrom('stopAt', 'stopAfter'), step: fc.nat({ max: 7 }) }).map(({ how, step }) =>
    ({ how, stepId: `s${step}` })),
)
