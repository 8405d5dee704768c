import type { AlignClass, GateCause } from '../../../src/model/alignment.ts'
import type { PlanWord } from '../../../src/model/vocabulary.ts'
import type { Deed } from './deeds.ts'
import { isOk, type Act, type Each, type Term, type Toy } from './toy-flow.ts'

// What the reference model speaks of, and the plain comparisons that it is made of.

export interface Answer { readonly class: AlignClass; readonly word: PlanWord; readonly gate?: GateCause }
export interface Said {
  readonly p: string
  readonly force?: readonly string[]
  readonly allow?: readonly string[]
  readonly adopt?: readonly string[]
  readonly adoptRest?: boolean
}

export type Verdict = Deed['verdict']
/** Undefined: known only while running. */
export type Value = string | undefined
export interface Scope { readonly p: Value; readonly known: ReadonlyMap<string, Value> }
interface Last { readonly position: number; readonly segment: number }
/** How far the sequence has come: whether something ran in it or was kept at a new place, and the latest of what was kept. */
export interface Chain { readonly ran: boolean; readonly moved: boolean; readonly last: Last }
/** A container that runs again as one, with the heavy effects in it. */
export interface Torn { readonly ref: string; readonly effects: string[] }
export interface Around {
  /** What becomes of the body: it goes on, or something kept has halted it. */
  readonly halted: boolean
  readonly torn?: Torn | undefined
  /** A person keeps what the container around did. */
  readonly adopting?: boolean | undefined
  /** The span around is not open any more. */
  readonly closed: boolean
  /** What was done before this is not of the container around, which ran again as one. */
  readonly since: number
  /** Refs of the body begin with this. */
  readonly at: string
}
/** Where the walk is: at which instance, in which body, with what known, after what. */
export interface Here { readonly ref: string; readonly around: Around; readonly scope: Scope; readonly chain: Chain }
/** How a step, or a body, leaves the walk. */
export interface Left {
  readonly chain: Chain
  readonly scope: Scope
  /** Something kept in it keeps what follows from running. */
  readonly halts: boolean
  /** Something acts in it. */
  readonly acts: boolean
  /** Something runs in it, so that what it gives is not known yet. */
  readonly waits: boolean
  /** The engine has to come to it. */
  readonly todo: boolean
  /** Verdicts of what is kept. */
  readonly verdicts: readonly Verdict[]
  /** What the callee of a call gives. */
  readonly output?: Value
}

export const NOTHING = { halts: false, acts: false, waits: false, todo: false, verdicts: [] } as const

const latest = (a: Last, b: Last): Last => (b.position > a.position ? b : a)
export const after = (chain: Chain, deed: Deed, isMoved: boolean): Chain =>
  ({ ...chain, moved: chain.moved || isMoved, last: latest(chain.last, deed) })
/** Two sequences side by side. */
export const beside = (a: Chain, b: Chain): Chain => ({ ran: a.ran || b.ran, moved: a.moved || b.moved, last: latest(a.last, b.last) })

/** What two parts leave together; where the walk goes on is said by the caller. */
export const together = (a: Left, b: Left): Omit<Left, 'chain' | 'scope'> => ({
  halts: a.halts || b.halts, acts: a.acts || b.acts, waits: a.waits || b.waits, todo: a.todo || b.todo,
  verdicts: [...a.verdicts, ...b.verdicts],
})

const sameTerm = (a: Term, b: Term): boolean => JSON.stringify(a) === JSON.stringify(b)
export const bind = (scope: Scope, id: string, value: Value): Scope => ({ ...scope, known: new Map([...scope.known, [id, value]]) })
export const valueOf = (term: Term, scope: Scope): Value =>
  term.from === 'lit' ? term.text : term.from === 'param' ? scope.p : scope.known.get(term.id)

/** The name of the item is made of the id. */
const sameLoop = (a: Each, b: Each): boolean =>
  [a.id, a.keyed].join() === [b.id, b.keyed].join() && (a.keyed || a.items.join() === b.items.join())

type Compare<K extends Toy['kind']> = (a: Extract<Toy, { kind: K }>, b: Extract<Toy, { kind: K }>) => boolean
const SAME: { readonly [K in Toy['kind']]: Compare<K> } = {
  act: (a, b) => a.does === b.does && sameTerm(a.arg, b.arg),
  let: (a, b) => a.id === b.id && sameTerm(a.value, b.value),
  if: (a, b) => a.letter === b.letter && sameTerm(a.term, b.term),
  call: (a, b) => sameTerm(a.input, b.input),
  each: sameLoop,
}

/** Whether what the step does to the world is written the same. */
export const sameEffect = (a: Toy, b: Toy): boolean => a.kind === b.kind && (SAME[a.kind] as (a: Toy, b: Toy) => boolean)(a, b)

/** What the expectations say of an action whose argument was this; undefined: no verdict. */
export function verdictOf(act: Act, arg: string): Verdict {
  switch (act.expects) {
    case 'ok': return isOk(arg) ? 'pass' : 'fail'
    case 'always': return 'pass'
    case 'never': return 'fail'
    case 'odd': return 'unknown'
    case 'none': return undefined
  }
}
export const fold = (verdicts: readonly Verdict[]): Verdict =>
  (['fail', 'unknown', 'pass'] as const).find((each) => verdicts.includes(each))
export const halting = (verdict: Verdict): boolean => verdict === 'fail' || verdict === 'unknown'
