import type { AlignClass, GateCause } from '../../../src/model/alignment.ts'
import type { PlanWord } from '../../../src/model/vocabulary.ts'
import { besideOf, type Beside, type Deed } from './deeds.ts'
import {
  allOf, calleeOutput, innerOf, isOk, projected, type Act, type Call, type Each, type If, type Let, type Term, type Toy, type ToyFlow,
} from './toy-flow.ts'

// The rules of what a resume makes of every instance, written down a second time, plainly, from the tables and not from the product:
// one walk over the new flow, old deeds looked up by instance. Where both differ, one of them is wrong.
//
// Where the tables are silent, the model says what the words mean: a container's word is about its own decision, not about what is
// inside; place is looked at before judging; a container whose inputs are not known yet is neither kept nor torn down, its body comes
// after what they wait for.

export interface Answer { readonly class: AlignClass; readonly word: PlanWord; readonly gate?: GateCause }
export interface Said {
  readonly p: string
  readonly force?: readonly string[]
  readonly allow?: readonly string[]
  readonly adopt?: readonly string[]
  readonly adoptRest?: boolean
}

type Verdict = Deed['verdict']
/** Undefined: known only while running. */
type Value = string | undefined
interface Scope { readonly p: Value; readonly known: ReadonlyMap<string, Value> }
interface Last { readonly position: number; readonly segment: number }
/** How far the sequence has come: whether something ran in it, and the latest of what was kept. */
interface Chain { readonly ran: boolean; readonly last: Last }
/** A container that runs again as one, with the heavy effects in it. */
interface Torn { readonly ref: string; readonly effects: string[] }
interface Around {
  /** What becomes of the body: it goes on, or something kept has halted it. */
  readonly halted: boolean
  readonly torn?: Torn | undefined
  /** The span around is not open any more. */
  readonly closed: boolean
  /** Refs of the body begin with this. */
  readonly at: string
}
interface Left {
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

const isHeavy = (act: Act): boolean => act.does === 'change'
const sameTerm = (a: Term, b: Term): boolean => JSON.stringify(a) === JSON.stringify(b)
const bind = (scope: Scope, id: string, value: Value): Scope => ({ ...scope, known: new Map([...scope.known, [id, value]]) })
const valueOf = (term: Term, scope: Scope): Value =>
  term.from === 'lit' ? term.text : term.from === 'param' ? scope.p : scope.known.get(term.id)
const latest = (a: Last, b: Last): Last => (b.position > a.position ? b : a)

/** Whether what the step does to the world is written the same. */
function sameEffect(a: Toy, b: Toy): boolean {
  if (a.kind === 'act' && b.kind === 'act') return a.does === b.does && sameTerm(a.arg, b.arg)
  if (a.kind === 'let' && b.kind === 'let') return a.id === b.id && sameTerm(a.value, b.value)
  if (a.kind === 'if' && b.kind === 'if') return a.letter === b.letter && sameTerm(a.term, b.term)
  if (a.kind === 'call' && b.kind === 'call') return sameTerm(a.input, b.input)
  // The name of the item is made of the id.
  return a.kind === 'each' && b.kind === 'each' && a.id === b.id && a.keyed === b.keyed && (a.keyed || a.items.join() === b.items.join())
}

/** What the expectations say of an action whose argument was this; undefined: no verdict. */
function verdictOf(act: Act, arg: string): Verdict {
  switch (act.expects) {
    case 'ok': return isOk(arg) ? 'pass' : 'fail'
    case 'always': return 'pass'
    case 'never': return 'fail'
    case 'odd': return 'unknown'
    case 'none': return undefined
  }
}
const fold = (verdicts: readonly Verdict[]): Verdict => (['fail', 'unknown', 'pass'] as const).find((each) => verdicts.includes(each))
const halting = (verdict: Verdict): boolean => verdict === 'fail' || verdict === 'unknown'

class Walk {
  readonly answers = new Map<string, Answer>()
  /** Steps below a branch that is not taken: part of the flow, and nothing becomes of them. */
  readonly below = new Set<string>()
  readonly #flow: ToyFlow
  readonly #deeds: ReadonlyMap<string, Deed>
  readonly #said: Said
  /** Effects of instances that the new flow does not have. */
  readonly #orphans: readonly Deed[]

  constructor(flow: ToyFlow, deeds: ReadonlyMap<string, Deed>, said: Said, orphans: readonly Deed[]) {
    this.#flow = flow
    this.#deeds = deeds
    this.#said = said
    this.#orphans = orphans
  }

  body(toys: readonly Toy[], around: Around, outer: Scope, start: Chain): Left {
    let left: Left = { chain: start, scope: outer, halts: false, acts: false, waits: false, todo: false, verdicts: [] }
    for (const toy of toys) {
      const next = this.#step(toy, `${around.at}${toy.id}`, { ...around, halted: around.halted || left.halts }, left.scope, left.chain)
      left = {
        chain: next.chain, scope: next.scope, halts: left.halts || next.halts, acts: left.acts || next.acts,
        waits: left.waits || next.waits, todo: left.todo || next.todo,
        verdicts: [...left.verdicts, ...next.verdicts],
      }
    }
    return left
  }

  #step(toy: Toy, ref: string, around: Around, scope: Scope, chain: Chain): Left {
    switch (toy.kind) {
      case 'act': return this.#act(toy, ref, around, scope, chain)
      case 'let': return this.#let(toy, ref, around, scope, chain)
      case 'if': return this.#if(toy, ref, around, scope, chain)
      case 'each': return this.#each(toy, ref, around, scope, chain)
      case 'call': return this.#call(toy, ref, around, scope, chain)
    }
  }

  /** A record that can be gone on with: it left with a judgement, or its span is open where the flow has it, and so is the one around. */
  #usable(ref: string, kind: Toy['kind'], { closed }: Around): Deed | undefined {
    const deed = this.#deeds.get(ref)
    if (deed?.as.kind !== kind) return undefined
    const inside = (besideOf(this.#flow.body, deed.as.id) ?? besideOf(this.#flow.callee, deed.as.id))?.inside
    return deed.done === 'judged' || (deed.done === 'open' && !closed && inside === deed.beside.inside) ? deed : undefined
  }

  #isForced(ref: string): boolean { return this.#said.force?.includes(ref) === true }

  #put(ref: string, answer: Answer, left: Partial<Left> & Pick<Left, 'chain' | 'scope'>): Left {
    this.answers.set(ref, answer)
    return { halts: false, acts: false, waits: false, todo: false, verdicts: [], ...left }
  }

  #act(act: Act, ref: string, around: Around, scope: Scope, chain: Chain): Left {
    const deed = this.#usable(ref, 'act', around)
    const input = valueOf(act.arg, scope)
    if (deed === undefined) return this.#newAct(act, ref, around, scope, chain, input)
    const changed = this.#isForced(ref) || !sameEffect(act, deed.as) || (input !== undefined && input !== deed.input) || around.torn !== undefined
    const isEarlier = deed.position < chain.last.position
    const inverted = isEarlier && chain.last.segment <= deed.segment
    const displaced = chain.ran || isEarlier
    if (!changed && (!displaced || (this.#said.adoptRest === true && deed.done === 'judged'))) {
      if (deed.done === 'open' && around.halted) return this.#put(ref, { class: 'new', word: 'skip' }, { chain, scope: bind(scope, act.id, undefined) })
      return deed.done === 'open' ? this.#acts({ class: 'clean', word: 'run' }, ref, act, scope, chain) : this.#keep(act, deed, ref, scope, chain)
    }
    const kind = changed || (!chain.ran && inverted) ? 'effectDirty' : 'clean'
    if (around.halted) {
      if (deed.done === 'open') return this.#put(ref, { class: 'new', word: 'skip' }, { chain, scope: bind(scope, act.id, undefined) })
      return this.#put(ref, { class: kind, word: 'skip' }, { chain, scope: bind(scope, act.id, projected(deed.input!, act.maps)), verdicts: [] })
    }
    const cause = deed.unsettled ? 'frontierUnknown' : changed ? 'mutatingReexec' : kind === 'clean' ? 'positionalReplay' : 'orderInvalidated'
    return this.#again(act, deed, ref, around, scope, chain, { class: deed.done === 'open' ? 'new' : kind, word: 'rerun' }, cause, kind)
  }

  /** It would act again; where that repeats an effect, a person is asked. */
  #again(act: Act, deed: Deed, ref: string, { torn }: Around, scope: Scope, chain: Chain, answer: Answer, cause: GateCause, kind: AlignClass): Left {
    if (!deed.acted || !(deed.heavy || isHeavy(act))) return this.#acts(answer, ref, act, scope, chain)
    if (torn !== undefined) {
      torn.effects.push(ref)
      return this.#acts(this.#said.allow?.includes(torn.ref) === true ? answer : { ...answer, word: 'ask' }, ref, act, scope, chain)
    }
    if (this.#said.adopt?.includes(ref) === true) return this.#keep(act, deed, ref, scope, chain, { class: kind, gate: cause })
    return this.#acts(this.#gated(ref, answer, cause), ref, act, scope, chain)
  }

  #gated(ref: string, answer: Answer, gate: GateCause): Answer {
    return { ...answer, gate, word: this.#said.allow?.includes(ref) === true ? answer.word : 'ask' }
  }

  #acts(answer: Answer, ref: string, act: Act, scope: Scope, chain: Chain): Left {
    return this.#put(ref, answer, { chain: { ...chain, ran: true }, scope: bind(scope, act.id, undefined), acts: true, waits: true, todo: true })
  }

  /** Its effect stands: judged again and projected again where that differs. */
  #keep(act: Act, deed: Deed, ref: string, scope: Scope, chain: Chain, byWord?: Pick<Answer, 'class' | 'gate'>): Left {
    const { expects, maps } = deed.as as Act
    const judges = expects !== act.expects
    const isJudged = judges && act.expects !== 'none'
    const verdict = isJudged || (judges && deed.verdict === undefined) ? verdictOf(act, deed.input!) : deed.verdict
    const word = maps !== act.maps ? 'remap' : isJudged ? 'rejudge' : 'keep'
    const kind = chain.ran || deed.position < chain.last.position ? 'clean' : maps !== act.maps ? 'projectDirty' : judges ? 'judgeDirty' : 'clean'
    return this.#put(ref, { class: kind, word, ...byWord }, {
      chain: { ...chain, last: latest(chain.last, deed) }, scope: bind(scope, act.id, projected(deed.input!, act.maps)), halts: halting(verdict),
      verdicts: [verdict], todo: chain.ran,
    })
  }

  #newAct(act: Act, ref: string, around: Around, scope: Scope, chain: Chain, input: Value): Left {
    if (around.halted) return this.#put(ref, { class: 'new', word: 'skip' }, { chain, scope: bind(scope, act.id, undefined) })
    const deed = this.#deeds.get(ref)
    const answer: Answer = { class: 'new', word: 'run' }
    if (deed?.acted === true) return this.#again(act, deed, ref, around, scope, chain, answer, deed.doubtful ? 'frontierUnknown' : 'mutatingReexec', 'effectDirty')
    const like = this.#likeness(act, around.at, input)
    return this.#acts(like === undefined ? answer : this.#gated(ref, answer, 'sameEffect'), ref, act, scope, chain)
  }

  /** What is no longer there and did what a new instance would do. */
  #likeness(act: Act, at: string, input: Value): Deed | undefined {
    if (!isHeavy(act)) return undefined
    const beside = besideOf(this.#flow.body, act.id) ?? besideOf(this.#flow.callee, act.id)
    return this.#orphans.find((deed) => (sameEffect(act, deed.as) && input === deed.input) || isSamePlace(beside, at, deed))
  }

  #let(toy: Let, ref: string, around: Around, scope: Scope, chain: Chain): Left {
    const deed = this.#usable(ref, 'let', around)
    const input = valueOf(toy.value, scope)
    const after = { chain, scope: bind(scope, toy.id, input) }
    if (deed === undefined) return this.#put(ref, { class: 'new', word: around.halted ? 'skip' : 'run' }, { ...after, todo: !around.halted })
    if (deed.done === 'open' && around.halted) return this.#put(ref, { class: 'new', word: 'skip' }, after)
    if (this.#isForced(ref) || input !== deed.input) {
      return this.#put(ref, { class: 'effectDirty', word: around.halted ? 'skip' : 'rerun' }, { ...after, todo: !around.halted })
    }
    if (deed.done === 'open') return this.#put(ref, { class: 'clean', word: 'run' }, { ...after, todo: true })
    return this.#put(ref, { class: sameEffect(toy, deed.as) ? 'clean' : 'effectDirty', word: 'keep' }, after)
  }

  #if(toy: If, ref: string, around: Around, scope: Scope, chain: Chain): Left {
    const term = valueOf(toy.term, scope)
    const cond = term === undefined ? undefined : String(term.startsWith(toy.letter))
    const deed = this.#usable(ref, 'if', around)
    return this.#container(toy, ref, { ...around, at: around.at }, scope, chain, { deed, input: cond, stands: cond === deed?.input }, (inside, from) => {
      if (cond !== 'false') return { ...this.body(toy.then, inside, scope, from), scope }
      this.#untaken(toy.then, around.at)
      return { chain: from, scope, halts: false, acts: false, waits: false, todo: false, verdicts: [] }
    })
  }

  /** Steps of a branch that is not taken. */
  #untaken(toys: readonly Toy[], at: string): void {
    for (const toy of toys) {
      const ref = `${at}${toy.id}`
      this.answers.set(ref, { class: this.#deeds.get(ref)?.done === 'skipped' ? 'clean' : 'new', word: 'skip' })
      for (const inner of allOf(innerOf(toy))) this.below.add(`${at}${inner.id}`)
    }
  }

  #each(toy: Each, ref: string, around: Around, scope: Scope, chain: Chain): Left {
    const deed = this.#usable(ref, 'each', around)
    const stands = toy.keyed
    const decided = { deed, input: toy.items.join(), stands, another: deed !== undefined && toy.items.join() !== deed.input }
    return this.#container(toy, ref, around, scope, chain, decided, (inside, from) => {
      let all: Left = { chain: from, scope, halts: false, acts: false, waits: false, todo: false, verdicts: [] }
      for (const [i, item] of toy.items.entries()) {
        const at = `${ref}[${toy.keyed ? item.slice(0, 1) : `#${String(i)}`}]/`
        const round = this.body(toy.body, { ...inside, at, halted: inside.halted || all.halts }, bind(scope, toy.id, item), from)
        all = {
          chain: { ran: all.chain.ran || round.chain.ran, last: latest(all.chain.last, round.chain.last) }, scope,
          halts: all.halts || round.halts, acts: all.acts || round.acts, waits: all.waits || round.waits, todo: all.todo || round.todo,
          verdicts: [...all.verdicts, ...round.verdicts],
        }
      }
      return all
    })
  }

  #call(toy: Call, ref: string, around: Around, scope: Scope, chain: Chain): Left {
    const deed = this.#usable(ref, 'call', around)
    const input = valueOf(toy.input, scope)
    const decided = { deed, input, stands: input === deed?.input }
    const left = this.#container(toy, ref, around, scope, chain, decided, (inside, from) => {
      const callee = this.body(this.#flow.callee, { ...inside, at: `${ref}/` }, { p: input, known: new Map() }, from)
      return { ...callee, output: valueOf(calleeOutput(this.#flow.callee), callee.scope) }
    })
    const isKnown = deed?.done === 'judged' && decided.stands && !left.waits
    return { ...left, scope: bind(scope, toy.id, isKnown ? left.output : undefined) }
  }

  #container(
    toy: Toy, ref: string, around: Around, scope: Scope, chain: Chain,
    { deed, input, stands, another = false }: {
      /** `stands`: its decision does, although it was edited. `another`: yet it is to be entered, to record other items. */
      readonly deed: Deed | undefined; readonly input: Value; readonly stands: boolean; readonly another?: boolean
    },
    walk: (inside: Around, from: Chain) => Left,
  ): Left {
    this.answers.set(ref, { class: 'new', word: 'skip' })
    const same = deed !== undefined && sameEffect(toy, deed.as) && input === deed.input
    const isAdopted = this.#said.adopt?.includes(ref) === true
    const isLater = deed !== undefined && input === undefined && !this.#isForced(ref)
    const isTorn = deed !== undefined && !isLater && (this.#isForced(ref) || around.torn !== undefined || (!same && !stands && !isAdopted))
    const torn = isTorn ? around.torn ?? { ref, effects: [] } : around.torn
    const closed = around.closed || around.halted || deed?.done !== 'open' || isTorn || isLater
    const left = { ...walk({ ...around, torn, closed }, isLater ? { ...chain, ran: true } : chain), scope }
    const inner = { ...left, chain: isLater && !left.acts ? { ...left.chain, ran: chain.ran } : left.chain }
    if (around.halted) return this.#haltedContainer(ref, deed, isTorn || isLater, same, inner)
    if (deed === undefined) return this.#put(ref, { class: 'new', word: 'run' }, { ...inner, waits: true, todo: true, verdicts: [] })
    if (isLater) return this.#put(ref, { class: 'effectDirty', word: 'rerun' }, { ...inner, waits: true, todo: true, verdicts: [], halts: false })
    if (torn !== undefined) return this.#tornContainer(ref, torn, inner)
    if (deed.done === 'open') return this.#put(ref, { class: 'clean', word: 'run' }, { ...inner, waits: true, todo: true, verdicts: [] })
    const isOther = another || (toy.kind === 'call' && !inner.waits && deed.output !== undefined && left.output !== deed.output)
    const kind = same && !isOther ? 'clean' : 'effectDirty'
    const gate = isAdopted && !same && !stands ? { gate: 'mutatingReexec' as const } : {}
    if (inner.todo || isOther) return this.#put(ref, { class: kind, word: 'keep', ...gate }, { ...inner, waits: true, todo: true, verdicts: [] })
    return this.#keptContainer(ref, deed, kind, inner, gate)
  }

  #haltedContainer(ref: string, deed: Deed | undefined, dirty: boolean, same: boolean, inner: Left): Left {
    if (deed === undefined || deed.done === 'open') return this.#put(ref, { class: 'new', word: 'skip' }, { ...inner, verdicts: [], halts: false })
    if (dirty) return this.#put(ref, { class: 'effectDirty', word: 'skip' }, { ...inner, verdicts: [], halts: false })
    return this.#keptContainer(ref, deed, same ? 'clean' : 'effectDirty', inner)
  }

  #tornContainer(ref: string, torn: Torn, inner: Left): Left {
    const isHead = torn.ref === ref
    const answer: Answer = { class: 'effectDirty', word: 'rerun' }
    const gated = isHead && torn.effects.length > 0 ? this.#gated(ref, answer, 'mutatingReexec') : answer
    return this.#put(ref, gated, { ...inner, waits: true, todo: true, verdicts: [], halts: false })
  }

  /** Nothing runs in it: its verdict is what its body folds to now. */
  #keptContainer(ref: string, deed: Deed, kind: AlignClass, inner: Left, gate: Pick<Answer, 'gate'> = {}): Left {
    const verdict = fold(inner.verdicts) ?? deed.verdict
    const rejudged = verdict !== deed.verdict
    return this.#put(ref, { class: kind === 'clean' && rejudged ? 'judgeDirty' : kind, word: rejudged ? 'rejudge' : 'keep', ...gate }, {
      ...inner, verdicts: [verdict], halts: halting(verdict),
    })
  }
}

const isSamePlace = (beside: Beside | undefined, at: string, { ref, as, beside: old }: Deed): boolean => beside !== undefined
  && `${at}${as.id}` === ref && beside.before === old.before && beside.after === old.after && beside.inside === old.inside

/** What a resume makes of every instance of the new flow, and of what only the history has. */
export function referenceAlignment(deeds: ReadonlyMap<string, Deed>, flow: ToyFlow, said: Said): ReadonlyMap<string, Answer> {
  const walk = (orphans: readonly Deed[]): Walk => {
    const one = new Walk(flow, deeds, said, orphans)
    const around: Around = { halted: false, closed: false, at: '' }
    one.body(flow.body, around, { p: said.p, known: new Map() }, { ran: false, last: { position: 0, segment: 0 } })
    return one
  }
  const met = walk([])
  const takenOver = new Set([...deeds.values()].map((deed) => deed.from))
  const orphans = [...deeds.values()].filter((deed) => !met.answers.has(deed.ref) && !met.below.has(deed.ref))
  const { answers } = walk(orphans.filter((deed) => deed.acted && deed.heavy && !takenOver.has(deed.ref)))
  for (const { ref } of orphans) answers.set(ref, { class: 'orphaned', word: 'skip' })
  return answers
}
