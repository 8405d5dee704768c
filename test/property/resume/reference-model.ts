import type { Deed } from './deeds.ts'
import { alignAct } from './model-act.ts'
import { alignContainer } from './model-container.ts'
import { Ground } from './model-ground.ts'
import {
  beside, bind, NOTHING, sameEffect, together, valueOf, type Answer, type Around, type Chain, type Here, type Left, type Said,
  type Scope, type Value,
} from './model-terms.ts'
import { allOf, calleeOutput, innerOf, type Call, type Each, type If, type Let, type Toy, type ToyFlow } from './toy-flow.ts'

// The rules of what a resume makes of every instance, written down a second time, plainly, from the tables and not from the product:
// one walk over the new flow, old deeds looked up by instance. Where both differ, one of them is wrong.
//
// Where the tables are silent, the model says what the words mean: a container's word is about its own decision, not about what is
// inside; place is looked at before judging; a container whose inputs are not known yet is neither kept nor torn down, its body comes
// after what they wait for; a choice that a person keeps, keeps its branch.

function body(ground: Ground, toys: readonly Toy[], around: Around, scope: Scope, chain: Chain): Left {
  return toys.reduce<Left>((left, toy) => {
    const within = { ...around, halted: around.halted || left.halts }
    const next = step(ground, toy, { ref: `${around.at}${toy.id}`, around: within, scope: left.scope, chain: left.chain })
    return { ...together(left, next), chain: next.chain, scope: next.scope }
  }, { ...NOTHING, chain, scope })
}

function step(ground: Ground, toy: Toy, here: Here): Left {
  switch (toy.kind) {
    case 'act': return alignAct(ground, toy, here)
    case 'let': return alignLet(ground, toy, here)
    case 'if': return alignIf(ground, toy, here)
    case 'each': return alignEach(ground, toy, here)
    case 'call': return alignCall(ground, toy, here)
  }
}

/** Bindings: never a question of position, only of values. */
function alignLet(ground: Ground, toy: Let, { ref, around, scope, chain }: Here): Left {
  const deed = ground.usable(ref, 'let', around)
  const input = valueOf(toy.value, scope)
  const put = (answer: Answer): Left =>
    ground.put(ref, answer, { chain, scope: bind(scope, toy.id, input), todo: answer.word === 'run' || answer.word === 'rerun' })
  if (deed === undefined) return put({ class: 'new', word: around.halted ? 'skip' : 'run' })
  if (deed.done === 'open' && around.halted) return put({ class: 'new', word: 'skip' })
  if (ground.isForced(ref) || input !== deed.input) return put({ class: 'effectDirty', word: around.halted ? 'skip' : 'rerun' })
  if (deed.done === 'open') return put({ class: 'clean', word: 'run' })
  return put({ class: sameEffect(toy, deed.as) ? 'clean' : 'effectDirty', word: 'keep' })
}

function alignIf(ground: Ground, toy: If, here: Here): Left {
  const { ref, around, scope } = here
  const term = valueOf(toy.term, scope)
  const now = term === undefined ? undefined : String(term.startsWith(toy.letter))
  const deed = ground.usable(ref, 'if', around)
  // Kept on a person's word, and nothing is otherwise since.
  const cond = deed !== undefined && now !== undefined && now === deed.against && sameEffect(toy, deed.as) && around.torn === undefined
    ? deed.input : now
  const decided = { deed, input: cond, stands: cond === deed?.input, another: false }
  return alignContainer(ground, toy, here, decided, (inside, from) => {
    const isKept = inside.adopting === true && deed !== undefined && cond !== undefined
    if ((isKept ? deed.input : cond) !== 'false') return body(ground, toy.then, inside, scope, from)
    untaken(ground, toy.then, around.at)
    return { ...NOTHING, chain: from, scope }
  })
}

/** Steps of a branch that is not taken. */
function untaken(ground: Ground, toys: readonly Toy[], at: string): void {
  for (const toy of toys) {
    const ref = `${at}${toy.id}`
    ground.answers.set(ref, { class: ground.deeds.get(ref)?.done === 'skipped' ? 'clean' : 'new', word: 'skip' })
    for (const inner of allOf(innerOf(toy))) ground.below.add(`${at}${inner.id}`)
  }
}

/** Rounds are independent of each other. */
function alignEach(ground: Ground, toy: Each, here: Here): Left {
  const { ref, scope } = here
  const deed = ground.usable(ref, 'each', here.around)
  const input = toy.items.join()
  const isAsItWas = deed?.as.kind === 'each' && deed.as.keyed && input === deed.input
  const decided = { deed, input, stands: toy.keyed, another: deed !== undefined && toy.keyed && !isAsItWas }
  return alignContainer(ground, toy, here, decided, (inside, from) => toy.items.reduce<Left>((all, item, i) => {
    const at = `${ref}[${toy.keyed ? item.slice(0, 1) : `#${String(i)}`}]/`
    const round = body(ground, toy.body, { ...inside, at, halted: inside.halted || all.halts }, bind(scope, toy.id, item), from)
    return { ...together(all, round), chain: beside(all.chain, round.chain), scope }
  }, { ...NOTHING, chain: from, scope }))
}

function alignCall(ground: Ground, toy: Call, here: Here): Left {
  const { ref, scope } = here
  const { callee } = ground.flow
  const deed = ground.usable(ref, 'call', here.around)
  const input = valueOf(toy.input, scope)
  const decided = { deed, input, stands: input === deed?.input, another: false }
  const isAdopted = ground.isAdopted(ref) || here.around.adopting === true
  const isTorn = ground.isForced(ref) || here.around.torn !== undefined || !(decided.stands || isAdopted)
  const known: Value[] = []
  const left = alignContainer(ground, toy, here, decided, (inside, from) => {
    const made = body(ground, callee, { ...inside, at: `${ref}/` }, { p: input, known: new Map() }, from)
    const output = valueOf(calleeOutput(callee), made.scope)
    if (deed?.done === 'judged' && !isTorn && !made.waits) known.push(output)
    return { ...made, output }
  })
  const stays = isTorn || input === undefined ? leftAsItIs(deed, here) : undefined
  return { ...left, scope: bind(scope, toy.id, stays?.output ?? known[0]) }
}

/** What a halted body leaves as it is gives what it gave. */
const leftAsItIs = (deed: Deed | undefined, { around }: Here): Deed | undefined =>
  (around.halted && deed?.done === 'judged' ? deed : undefined)

function walk(deeds: ReadonlyMap<string, Deed>, flow: ToyFlow, said: Said, orphans: readonly Deed[]): Ground {
  const ground = new Ground(flow, deeds, said, orphans)
  const start: Chain = { ran: false, moved: false, last: { position: 0, segment: 0 } }
  body(ground, flow.body, { halted: false, closed: false, since: 0, at: '' }, { p: said.p, known: new Map() }, start)
  return ground
}

/** What a resume makes of every instance of the new flow, and of what only the history has. */
export function referenceAlignment(deeds: ReadonlyMap<string, Deed>, flow: ToyFlow, said: Said): ReadonlyMap<string, Answer> {
  const met = walk(deeds, flow, said, [])
  const orphans = [...deeds.values()].filter((deed) => !met.answers.has(deed.ref) && !met.below.has(deed.ref))
  const { answers } = walk(deeds, flow, said, orphans.filter((deed) => deed.acted && deed.from === undefined))
  for (const { ref } of orphans) answers.set(ref, { class: 'orphaned', word: 'skip' })
  return answers
}
