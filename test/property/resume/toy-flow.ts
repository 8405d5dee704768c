import type { FlowDraft, StepDraft } from '../../../src/core/flow/flow-draft.ts'
import type { Assertion, Expr, FlowBundle, FlowIR } from '../../../src/model/flow.ts'
import type { ActionCall, ActionOutcome } from '../../../src/ports/provider.ts'
import { bundle, call, eq, flowOf, lit, pinned, ref, step } from '../../behaviour/support/flows.ts'

// Flows in a language small enough that a second, plain implementation of the rules can be written for it.

/** Where a value comes from. Every value is two letters, as `a1`. */
export type Term =
  | { readonly from: 'lit'; readonly text: string }
  | { readonly from: 'param' }
  | { readonly from: 'let' | 'step' | 'item'; readonly id: string }

/** What a step is held to: `ok` asks its output, the others do not look. `odd` cannot be evaluated. */
export type Expectation = 'ok' | 'always' | 'never' | 'odd' | 'none'

export interface Act {
  readonly kind: 'act'
  readonly id: string
  /** Readonly, mutating, mutating and idempotent. */
  readonly does: 'look' | 'change' | 'set'
  readonly arg: Term
  readonly expects: Expectation
  /** Its outputs mapping: none, its `v`, its `w` under the name `v`. */
  readonly maps: 'raw' | 'v' | 'w'
}
export interface Let { readonly kind: 'let'; readonly id: string; readonly value: Term }
/** Taken when the term begins with the letter. */
export interface If {
  readonly kind: 'if'; readonly id: string; readonly term: Term; readonly letter: string; readonly then: readonly Toy[]
}
/** Keyed by the first letter of the item. */
export interface Each {
  readonly kind: 'each'; readonly id: string; readonly items: readonly string[]; readonly keyed: boolean; readonly body: readonly Toy[]
}
/** Calls the flow's one callee; its output `v` is that of the callee's first action. */
export interface Call { readonly kind: 'call'; readonly id: string; readonly input: Term }
export type Toy = Act | Let | If | Each | Call

export interface ToyFlow { readonly body: readonly Toy[]; readonly callee: readonly Toy[] }

/** Bodies of a step, by name. */
export const innerOf = (toy: Toy): readonly Toy[] => toy.kind === 'if' ? toy.then : toy.kind === 'each' ? toy.body : []

/** Every step of a body, inner ones included. */
export const allOf = (body: readonly Toy[]): readonly Toy[] => body.flatMap((toy) => [toy, ...allOf(innerOf(toy))])

/** What the world answers: a function of what it is asked, so that the same question has the same answer. */
const worldAnswer = (arg: string): ActionOutcome => ({
  terminal: 'succeeded', output: { ok: !arg.endsWith('!'), v: `${arg.slice(0, 1)}1`, w: `${arg.slice(1, 2)}2` },
})
export const answers = (made: ActionCall): ActionOutcome => worldAnswer(made.args.name as string)

/** The projected value of a step whose argument is known. */
export const projected = (arg: string, maps: Act['maps']): string => maps === 'w' ? `${arg.slice(1, 2)}2` : `${arg.slice(0, 1)}1`

export const isOk = (arg: string): boolean => !arg.endsWith('!')

const OK = eq(ref('output.ok'), lit(true))
const EXPECTED: Readonly<Record<Exclude<Expectation, 'none'>, Expr>> = {
  ok: OK, always: lit(true), never: lit(false), odd: { fn: 'not', args: [lit('no truth value')] },
}
const assertionsOf = (expects: Expectation): readonly Assertion[] => expects === 'none' ? [] : [{
  assertId: 'held', predicate: { type: 'expr', expr: EXPECTED[expects] }, verifyVia: [], onMissingInput: 'unknown',
}]

function exprOf(term: Term): Expr {
  switch (term.from) {
    case 'lit': return lit(term.text)
    case 'param': return ref('params.p')
    case 'let': return ref(`vars.${term.id}`)
    case 'step': return ref(`steps.${term.id}.output.v`)
    case 'item': return ref(`iter.i_${term.id}`)
  }
}

const beginsWith = (term: Term, letter: string): Expr => ({ fn: 'startsWith', args: [exprOf(term), lit(letter)] })
const keyOf = (id: string): Expr => ({ fn: 'slice', args: [ref(`iter.i_${id}`), lit(0), lit(1)] })
const outputsOf = (maps: Act['maps']): object => maps === 'raw' ? {} : { outputs: { v: ref(`output.${maps}`) } }

function draftOf(toy: Toy, callee: FlowIR): StepDraft {
  switch (toy.kind) {
    case 'act': return step({
      kind: 'action', stepId: toy.id, effect: toy.does === 'look' ? 'readonly' : 'mutating',
      ...(toy.does === 'set' ? { idempotent: true } : {}),
      binding: { attempts: [{ actionName: `fake:${toy.does}`, args: { name: exprOf(toy.arg) } }] },
      assertions: assertionsOf(toy.expects), ...outputsOf(toy.maps),
    })
    case 'let': return step({ kind: 'let', stepId: toy.id, bindings: { [toy.id]: exprOf(toy.value) } })
    case 'if': return step({
      kind: 'if', stepId: toy.id, cond: beginsWith(toy.term, toy.letter), then: toy.then.map((each) => draftOf(each, callee)),
    })
    case 'each': return step({
      kind: 'foreach', stepId: toy.id, items: lit(toy.items), as: `i_${toy.id}`, body: toy.body.map((each) => draftOf(each, callee)),
      ...(toy.keyed ? { key: keyOf(toy.id) } : {}),
    })
    case 'call': return call(toy.id, callee, { p: exprOf(toy.input) })
  }
}

const PARAM = { name: 'p', schema: { type: 'string' }, required: true } as const

/** The callee's output: what its first action at the top gives, or its parameter. */
export const calleeOutput = (callee: readonly Toy[]): Term => {
  const first = callee.find((toy) => toy.kind === 'act')
  return first === undefined ? { from: 'param' } : { from: 'step', id: first.id }
}

/** The sealed flow, its callee beside it where it is called. */
export function sealed({ body, callee }: ToyFlow): FlowBundle {
  const sub = flowOf(callee.map((toy) => draftOf(toy, undefined as never)), {
    flowId: 'sub', params: [PARAM], outputs: [{ name: 'v', from: exprOf(calleeOutput(callee)) }],
  })
  const isCalled = allOf(body).some((toy) => toy.kind === 'call')
  const more: Partial<FlowDraft> = { params: [PARAM], ...(isCalled ? { subflows: pinned(sub) } : {}) }
  const root = flowOf(body.map((toy) => draftOf(toy, sub)), more)
  return bundle(root, ...(isCalled ? [sub] : []))
}
