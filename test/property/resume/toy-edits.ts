import { allOf, innerOf, type Act, type Each, type Term, type Toy, type ToyFlow } from './toy-flow.ts'

// What authors do to a flow between two segments. A reference that an edit leaves dangling becomes a literal, as the author would mend it.

export type Op =
  | 'arg' | 'expects' | 'maps' | 'does' | 'rename' | 'items' | 'rekey' | 'swap' | 'insert' | 'delete' | 'wrap' | 'unwrap' | 'cond'

/** One edit: of the `at`th step that the operation fits (counted around), in the callee or in the flow itself; `pick` chooses how. */
export interface Edit { readonly op: Op; readonly at: number; readonly pick: number; readonly inCallee: boolean }

export const LITERALS: readonly string[] = ['a1', 'a2', 'b1', 'c2', 'b!']
const ITEMS: readonly (readonly string[])[] = [['a1', 'b1'], ['b1', 'a1'], ['a1', 'b1', 'c1'], ['a2', 'b1'], ['a1'], ['b1', 'c1'], []]
const EXPECTS: readonly Act['expects'][] = ['ok', 'always', 'never', 'none', 'odd']

export const around = <T>(list: readonly T[], n: number): T | undefined => list.length === 0 ? undefined : list[n % list.length]

const lit = (n: number): Term => ({ from: 'lit', text: around(LITERALS, n)! })

/** Replaces one step, wherever it is, by others. */
function replaced(body: readonly Toy[], id: string, by: (toy: Toy) => readonly Toy[]): readonly Toy[] {
  return body.flatMap((toy) => {
    if (toy.id === id) return by(toy)
    if (toy.kind === 'if') return [{ ...toy, then: replaced(toy.then, id, by) }]
    return toy.kind === 'each' ? [{ ...toy, body: replaced(toy.body, id, by) }] : [toy]
  })
}

/** Terms that a step may use, given those of the steps before it. */
const offeredBy = (toy: Toy): readonly Term[] =>
  toy.kind === 'let' ? [{ from: 'let', id: toy.id }] : toy.kind === 'act' || toy.kind === 'call' ? [{ from: 'step', id: toy.id }] : []

const sameTerm = (a: Term, b: Term): boolean => JSON.stringify(a) === JSON.stringify(b)

function mendTerm(term: Term, scope: readonly Term[]): Term {
  return term.from === 'lit' || term.from === 'param' || scope.some((each) => sameTerm(each, term)) ? term : lit(0)
}

/** The step with its terms altered by `change`, which is told what is in scope. */
function mapTerms(toy: Toy, scope: readonly Term[], change: (term: Term, scope: readonly Term[]) => Term): Toy {
  switch (toy.kind) {
    case 'act': return { ...toy, arg: change(toy.arg, scope) }
    case 'let': return { ...toy, value: change(toy.value, scope) }
    case 'call': return { ...toy, input: change(toy.input, scope) }
    case 'if': return { ...toy, term: change(toy.term, scope), then: mapBody(toy.then, scope, change) }
    case 'each': return { ...toy, body: mapBody(toy.body, [...scope, { from: 'item', id: toy.id }], change) }
  }
}

/** All terms of a body altered, in order. */
export function mapBody(
  body: readonly Toy[], outer: readonly Term[], change: (term: Term, scope: readonly Term[], id: string) => Term,
): readonly Toy[] {
  let scope = outer
  return body.map((toy) => {
    const done = mapTerms(toy, scope, (term, inScope) => change(term, inScope, toy.id))
    scope = [...scope, ...offeredBy(toy)]
    return done
  })
}

const mended = (body: readonly Toy[]): readonly Toy[] => mapBody(body, [], mendTerm)

const renamedTo = (id: string): string => id.startsWith('r_') ? id.slice(2) : `r_${id}`

function rename(body: readonly Toy[], id: string): readonly Toy[] {
  const follow = (term: Term): Term => 'id' in term && term.id === id ? { ...term, id: renamedTo(id) } : term
  return mapBody(replaced(body, id, (toy) => [{ ...toy, id: renamedTo(id) }]), [], follow)
}

/** Two neighbours of one body change places. */
function swap(body: readonly Toy[], id: string): readonly Toy[] {
  const i = body.findIndex((toy) => toy.id === id)
  const [here, next] = [body[i], body[i + 1]]
  if (here !== undefined && next !== undefined) return [...body.slice(0, i), next, here, ...body.slice(i + 2)]
  return body.map((toy) => {
    if (toy.kind === 'if') return { ...toy, then: swap(toy.then, id) }
    return toy.kind === 'each' ? { ...toy, body: swap(toy.body, id) } : toy
  })
}

const freshId = (body: readonly Toy[], stem: string): string => {
  const taken = new Set(allOf(body).map((toy) => toy.id))
  // Ids of the callee hold a c, so that a step of the flow never has the name of one of the callee's.
  const mark = [...taken].some((id) => /c\d/.test(id)) ? 'c' : ''
  for (let n = 0; ; n += 1) if (!taken.has(`${stem}${mark}${n}`)) return `${stem}${mark}${n}`
}

const newAct = (id: string, pick: number): Act =>
  ({ kind: 'act', id, does: (['look', 'change', 'set'] as const)[pick % 3]!, arg: lit(pick), expects: 'ok', maps: 'raw' })

type Change = (toy: Toy, pick: number, body: readonly Toy[]) => readonly Toy[] | undefined

function newTerm(toy: Toy, pick: number): Toy {
  const term: Term = pick % 7 === 6 ? { from: 'param' } : lit(pick)
  switch (toy.kind) {
    case 'act': return { ...toy, arg: term }
    case 'let': return { ...toy, value: term }
    case 'call': return { ...toy, input: term }
    case 'if': return { ...toy, term }
    case 'each': return toy
  }
}

const otherOf = <T>(all: readonly T[], now: T, pick: number): T => around(all.filter((each) => each !== now), pick)!

/** What each operation makes of the step it is for; undefined: it does not fit the step. */
const CHANGES: Readonly<Record<Exclude<Op, 'rename' | 'swap'>, Change>> = {
  arg: (toy, pick) => toy.kind === 'each' ? undefined : [newTerm(toy, pick)],
  expects: (toy, pick) => toy.kind === 'act' ? [{ ...toy, expects: otherOf(EXPECTS, toy.expects, pick) }] : undefined,
  maps: (toy, pick) => toy.kind === 'act' ? [{ ...toy, maps: otherOf(['raw', 'v', 'w'] as const, toy.maps, pick) }] : undefined,
  does: (toy, pick) => toy.kind === 'act' ? [{ ...toy, does: otherOf(['look', 'change', 'set'] as const, toy.does, pick) }] : undefined,
  items: (toy, pick) => toy.kind === 'each' ? [{ ...toy, items: around(ITEMS, pick)! } satisfies Each] : undefined,
  rekey: (toy) => toy.kind === 'each' ? [{ ...toy, keyed: !toy.keyed }] : undefined,
  insert: (toy, pick, body) => pick % 2 === 0 ? [newAct(freshId(body, 'n'), pick), toy] : [toy, newAct(freshId(body, 'n'), pick)],
  delete: () => [],
  wrap: (toy, pick, body) => [{
    kind: 'if', id: freshId(body, 'w'), term: { from: 'lit', text: 'a1' }, letter: pick % 3 === 0 ? 'z' : 'a', then: [toy],
  }],
  unwrap: (toy) => toy.kind === 'if' ? toy.then : undefined,
  cond: (toy, pick) => toy.kind === 'if' ? [{ ...toy, letter: otherOf(['a', 'b', 'z'], toy.letter, pick) }] : undefined,
}

const hasEmptyBody = (body: readonly Toy[]): boolean =>
  body.length === 0 || allOf(body).some((toy) => (toy.kind === 'if' || toy.kind === 'each') && innerOf(toy).length === 0)

function editedBody(body: readonly Toy[], { op, at, pick }: Edit): readonly Toy[] {
  const all = allOf(body)
  if (op === 'rename' || op === 'swap') {
    const { id } = around(all, at)!
    return op === 'rename' ? rename(body, id) : swap(body, id)
  }
  const fitting = all.filter((toy) => CHANGES[op](toy, pick, body) !== undefined)
  const target = around(fitting, at)
  return target === undefined ? body : replaced(body, target.id, (toy) => CHANGES[op](toy, pick, body) ?? [toy])
}

/** The flow after an edit; unchanged where the edit fits nothing or would leave a body empty. */
export function edited(flow: ToyFlow, edit: Edit): ToyFlow {
  const before = edit.inCallee ? flow.callee : flow.body
  const after = mended(editedBody(before, edit))
  if (hasEmptyBody(after)) return flow
  return edit.inCallee ? { ...flow, callee: after } : { ...flow, body: after }
}
