import type { AlignClass, GateCause } from '../../../src/model/alignment.ts'
import type { PlanWord } from '../../../src/model/vocabulary.ts'
import { besideOf, type Beside, type Deed } from './deeds.ts'
import { calleeOutput, isOk, projected, type Act, type Call, type Each, type If, type Let, type Term, type Toy, type ToyFlow } from './toy-flow.ts'

// The rules of what a resume makes of every instance, written down a second time, plainly, from the tables and not from the product:
// one walk over the new flow, old deeds looked up by instance. Where both differ, one of them is wrong.

export interface Answer { readonly class: AlignClass; readonly word: PlanWord; readonly gate?: GateCause }
export interface Said {
  readonly p: string
  readonly force?: readonly string[]
  readonly allow?: readonly string[]
  readonly adopt?: readonly string[]
  readonly adoptRest?: boolean
}

/** Undefined: known only while running. */
type Value = string | undefined
interface Scope { readonly p: Value; readonly known: ReadonlyMap<string, Value> }
/** How far the sequence has come: whether something ran in it, and the latest position of what was kept. */
interface Chain { readonly ran: boolean; readonly latest: number }
/** What becomes of a body: it goes on; a kept step halted it; the branch is not taken. */
type Fate = 'on' | 'halted' | 'untaken'
interface Walked { readonly chain: Chain; readonly halts: boolean; readonly runs: boolean; readonly scope: Scope }

const START: Chain = { ran: false, latest: 0 }
const isHeavy = (act: Act): boolean => act.does === 'change'
const sameTerm = (a: Term, b: Term): boolean => JSON.stringify(a) === JSON.stringify(b)
const with_ = (scope: Scope, id: string, value: Value): Scope => ({ ...scope, known: new Map([...scope.known, [id, value]]) })

function valueOf(term: Term, scope: Scope): Value {
  switch (term.from) {
    case 'lit': return term.text
    case 'param': return scope.p
    case 'let': return scope.known.get(term.id)
    case 'step': return scope.known.get(term.id)
    case 'item': return scope.known.get(term.id)
  }
}

/** Whether what the step does to the world is written the same. */
function sameEffect(a: Toy, b: Toy): boolean {
  if (a.kind === 'act' && b.kind === 'act') return a.does === b.does && sameTerm(a.arg, b.arg)
  if (a.kind === 'let' && b.kind === 'let') return a.id === b.id && sameTerm(a.value, b.value)
  if (a.kind === 'if' && b.kind === 'if') return a.letter === b.letter && sameTerm(a.term, b.term)
  if (a.kind === 'call' && b.kind === 'call') return sameTerm(a.input, b.input)
  if (a.kind !== 'each' || b.kind !== 'each') return false
  // As `as` is derived from the id, another id is another effect.
  return a.id === b.id && a.keyed === b.keyed && (a.keyed || a.items.join() === b.items.join())
}

/** What the expectations say of an action whose argument was this; undefined: no verdict. */
function verdictOf(act: Act, arg: string): Deed['verdict'] {
  switch (act.expects) {
    case 'ok': return isOk(arg) ? 'pass' : 'fail'
    case 'always': return 'pass'
    case 'never': return 'fail'
    case 'odd': return 'unknown'
    case 'none': return undefined
  }
}

const halting = (verdict: Deed['verdict']): boolean => verdict === 'fail' || verdict === 'unknown'

class Walk {
  readonly answers = new Map<string, Answer>()

  constructor(
    readonly deeds: ReadonlyMap<string, Deed>, readonly flow: ToyFlow, readonly said: Said,
    /** Effects of instances that the new flow does not have. */
    readonly orphans: readonly Deed[],
  ) {}

  body(toys: readonly Toy[], at: string, outer: Scope, start: Chain, given: Fate): Walked {
    let [chain, scope, fate, runs] = [start, outer, given, false]
    for (const toy of toys) {
      const walked = this.step(toy, `${at}${toy.id}`, at, scope, chain, fate)
      ;({ chain, scope } = walked)
      runs ||= walked.runs
      if (fate === 'on' && walked.halts) fate = 'halted'
    }
    return { chain, scope, runs, halts: given === 'on' && fate === 'halted' }
  }

  step(toy: Toy, ref: string, at: string, scope: Scope, chain: Chain, fate: Fate): Walked {
    switch (toy.kind) {
      case 'act': return this.act(toy, ref, at, scope, chain, fate)
      case 'let': return this.let(toy, ref, scope, chain, fate)
      case 'if': return this.if(toy, ref, at, scope, chain, fate)
      case 'each': return this.each(toy, ref, scope, chain, fate)
      case 'call': return this.call(toy, ref, scope, chain, fate)
    }
  }

  /** A record that can be adopted. */
  usable(ref: string, kind: Toy['kind']): Deed | undefined {
    const deed = this.deeds.get(ref)
    return deed?.done === 'judged' && deed.as.kind === kind ? deed : undefined
  }

  /** Whether the step itself, or a value it depends on, is another. */
  isChanged(toy: Toy, deed: Deed, ref: string, input: Value): boolean {
    if (this.said.force?.includes(ref) === true || !sameEffect(toy, deed.as)) return true
    return input !== undefined && input !== deed.input
  }

  answer(ref: string, answer: Answer, kept: Partial<Walked> & Pick<Walked, 'chain' | 'scope'>): Walked {
    this.answers.set(ref, answer)
    return { halts: false, runs: false, ...kept }
  }

  act(act: Act, ref: string, at: string, scope: Scope, chain: Chain, fate: Fate): Walked {
    const deed = this.usable(ref, 'act')
    const input = valueOf(act.arg, scope)
    const unknown = with_(scope, act.id, undefined)
    if (deed === undefined) {
      if (fate !== 'on') return this.idle(ref, { chain, scope: unknown })
      return this.begins(act, ref, { class: 'new', word: 'run' }, this.likeness(act, ref, at, input), unknown, chain)
    }
    const changed = this.isChanged(act, deed, ref, input)
    const inverted = !changed && !chain.ran && deed.position < chain.latest
    const kind = changed || inverted ? 'effectDirty' : act.expects !== deed.as['expects' as never] ? 'judgeDirty'
      : act.maps !== deed.as['maps' as never] ? 'projectDirty' : 'clean'
    const isKept = kind !== 'effectDirty' && (!chain.ran || (this.said.adoptRest === true && kind === 'clean'))
    if (fate === 'on' && !isKept && this.said.adopt?.includes(ref) !== true) {
      const cause = changed ? 'mutatingReexec' : inverted ? 'orderInvalidated' : 'positionalReplay'
      return this.begins(act, ref, { class: kind, word: 'rerun' }, this.again(act, ref) ? cause : undefined, unknown, chain)
    }
    if (fate === 'untaken') return this.idle(ref, { chain, scope: unknown })
    const verdict = kind === 'judgeDirty' || kind === 'effectDirty' ? verdictOf(act, deed.input!) : deed.verdict
    return this.answer(ref, { class: kind, word: kind === 'judgeDirty' ? 'rejudge' : kind === 'projectDirty' ? 'remap' : 'keep' }, {
      chain: { ...chain, latest: Math.max(chain.latest, deed.position) }, scope: with_(scope, act.id, projected(deed.input!, act.maps)),
      halts: halting(verdict),
    })
  }

  /** Something acts here: everything behind it comes after. */
  begins(act: Act, ref: string, answer: Answer, gate: GateCause | undefined, scope: Scope, chain: Chain): Walked {
    const isHeld = gate !== undefined && this.said.allow?.includes(ref) !== true
    return this.answer(ref, gate === undefined ? answer : { ...answer, gate, ...(isHeld ? { word: 'ask' as const } : {}) }, {
      chain: { ...chain, ran: true }, scope, runs: true,
    })
  }

  /** It does not come to it. */
  idle(ref: string, kept: Pick<Walked, 'chain' | 'scope'>): Walked {
    return this.answer(ref, { class: this.deeds.get(ref)?.done === 'skipped' ? 'clean' : 'new', word: 'skip' }, kept)
  }

  /** Whether dispatching the instance would repeat an effect. */
  again(act: Act, ref: string): boolean {
    const deed = this.deeds.get(ref)
    return deed !== undefined && deed.acted && (deed.heavy || isHeavy(act))
  }

  /** Whether a new instance does what an instance did that is no longer there. */
  likeness(act: Act, ref: string, at: string, input: Value): GateCause | undefined {
    if (this.again(act, ref)) return 'mutatingReexec'
    const beside = besideOf(this.flow.body, act.id) ?? besideOf(this.flow.callee, act.id)
    const like = this.orphans.some((deed) => deed.acted && (deed.heavy || isHeavy(act)) && (
      (sameEffect(act, deed.as) && input === deed.input) || isSamePlace(beside, at, deed)
    ))
    return like ? 'sameEffect' : undefined
  }

  let(toy: Let, ref: string, scope: Scope, chain: Chain, fate: Fate): Walked {
    const deed = this.usable(ref, 'let')
    const input = valueOf(toy.value, scope)
    const after = { chain, scope: with_(scope, toy.id, input) }
    if (deed === undefined) return fate === 'on' ? this.answer(ref, { class: 'new', word: 'run' }, after) : this.idle(ref, after)
    if (fate === 'untaken') return this.idle(ref, after)
    const changed = this.isChanged(toy, deed, ref, input)
    return this.answer(ref, changed ? { class: 'effectDirty', word: fate === 'on' ? 'rerun' : 'keep' } : { class: 'clean', word: 'keep' }, after)
  }

  if(toy: If, ref: string, at: string, scope: Scope, chain: Chain, fate: Fate): Walked {
    const deed = this.usable(ref, 'if')
    const term = valueOf(toy.term, scope)
    const cond = term === undefined ? undefined : String(term.startsWith(toy.letter))
    if (deed === undefined && fate !== 'on') return this.unentered(toy.then, ref, at, scope, chain, fate)
    const inner = this.body(toy.then, at, scope, chain, fate !== 'on' ? fate : cond === 'false' ? 'untaken' : 'on')
    const changed = deed !== undefined && this.isChanged(toy, deed, ref, cond)
    this.head(ref, deed, changed && cond !== deed.input, inner.runs, fate)
    return { ...inner, scope }
  }

  unentered(then: readonly Toy[], ref: string, at: string, scope: Scope, chain: Chain, fate: Fate): Walked {
    this.body(then, at, scope, chain, fate)
    return this.idle(ref, { chain, scope })
  }

  head(ref: string, deed: Deed | undefined, changed: boolean, runs: boolean, fate: Fate): void {
    const class_ = deed === undefined ? 'new' : changed ? 'effectDirty' : 'clean'
    const word = fate === 'untaken' ? 'skip' : deed === undefined ? 'run' : changed || runs ? 'rerun' : 'keep'
    this.answers.set(ref, { class: class_, word })
  }

  each(toy: Each, ref: string, scope: Scope, chain: Chain, fate: Fate): Walked {
    const deed = this.usable(ref, 'each')
    if (deed === undefined && fate !== 'on') return this.idle(ref, { chain, scope })
    const changed = deed !== undefined && this.isChanged(toy, deed, ref, undefined)
    let [ran, latest, halts, runs] = [chain.ran, chain.latest, false, false]
    for (const [i, item] of toy.items.entries()) {
      const at = `${ref}[${toy.keyed ? item.slice(0, 1) : `#${String(i)}`}]/`
      const round = this.body(toy.body, at, with_(scope, toy.id, item), chain, halts ? 'halted' : fate)
      ran ||= round.chain.ran
      latest = Math.max(latest, round.chain.latest)
      runs ||= round.runs
      halts ||= round.halts
    }
    this.head(ref, deed, changed, runs, fate)
    return { chain: { ran, latest }, scope, runs, halts }
  }

  call(toy: Call, ref: string, scope: Scope, chain: Chain, fate: Fate): Walked {
    const deed = this.usable(ref, 'call')
    const input = valueOf(toy.input, scope)
    if (deed === undefined && fate !== 'on') return this.idle(ref, { chain, scope: with_(scope, toy.id, undefined) })
    const changed = deed !== undefined && this.isChanged(toy, deed, ref, input)
    const inner = this.body(this.flow.callee, `${ref}/`, { p: input, known: new Map() }, chain, fate)
    this.head(ref, deed, changed, inner.runs, fate)
    return { ...inner, scope: with_(scope, toy.id, valueOf(calleeOutput(this.flow.callee), inner.scope)) }
  }
}

const isSamePlace = (beside: Beside | undefined, at: string, { ref, as, beside: old }: Deed): boolean => beside !== undefined
  && `${at}${as.id}` === ref && beside.before === old.before && beside.after === old.after && beside.inside === old.inside

/** What a resume makes of every instance of the new flow, and of what only the history has. */
export function referenceAlignment(deeds: ReadonlyMap<string, Deed>, flow: ToyFlow, said: Said): ReadonlyMap<string, Answer> {
  const walk = (orphans: readonly Deed[]): Map<string, Answer> => {
    const one = new Walk(deeds, flow, said, orphans)
    one.body(flow.body, '', { p: said.p, known: new Map() }, START, 'on')
    return one.answers
  }
  const met = walk([])
  const adopted = new Set([...deeds.values()].map((deed) => deed.from))
  const orphans = [...deeds.values()].filter((deed) => !met.has(deed.ref))
  const answers = walk(orphans.filter((deed) => !adopted.has(deed.ref)))
  for (const { ref } of orphans) answers.set(ref, { class: 'orphaned', word: 'skip' })
  return answers
}
