import type { AlignClass } from '../../../src/model/alignment.ts'
import type { Deed } from './deeds.ts'
import type { Ground } from './model-ground.ts'
import {
  fold, halting, sameEffect, type Answer, type Around, type Chain, type Here, type Left, type Torn, type Value,
} from './model-terms.ts'
import type { Toy } from './toy-flow.ts'

// What becomes of a step that holds steps: its decision stands and its body is descended, or its whole body runs again as one.

export interface Decided {
  readonly deed: Deed | undefined
  readonly input: Value
  /** Its decision does stand, although it was edited. */
  readonly stands: boolean
  /** Yet it is to be entered, to record other items. */
  readonly another: boolean
}

interface Standing {
  readonly same: boolean
  /** Its inputs are known when something before it has run. */
  readonly isLater: boolean
  readonly isTorn: boolean
  /** A span that is open goes on with what it was entered with; with other items it is entered anew. */
  readonly isOpen: boolean
  readonly torn: Torn | undefined
}

export function alignContainer(
  ground: Ground, toy: Toy, here: Here, decided: Decided, walk: (inside: Around, from: Chain) => Left,
): Left {
  const { ref, around, scope, chain } = here
  ground.answers.set(ref, { class: 'new', word: 'skip' })
  const { deed } = decided
  const standing = standingOf(ground, toy, here, decided)
  const from = standing.isLater ? { ...chain, ran: true } : chain
  const left = { ...walk(insideOf(ground, here, decided, standing), from), scope }
  const inner = standing.isLater && !left.acts ? { ...left, chain: { ...left.chain, ran: chain.ran } } : left
  if (around.halted) return halted(ground, here, decided, standing, inner, isOther(toy, decided, inner))
  if (deed === undefined) return entered(ground, here, { class: 'new', word: 'run' }, inner)
  if (standing.isLater) return entered(ground, here, { class: 'effectDirty', word: 'rerun' }, { ...inner, halts: false })
  if (standing.torn !== undefined) return tornDown(ground, here, standing.torn, inner)
  if (standing.isOpen) return entered(ground, here, { class: 'clean', word: 'run' }, inner)
  return stays(ground, here, { deed, decided, standing, inner, isOther: isOther(toy, decided, inner) })
}

function standingOf(ground: Ground, toy: Toy, { ref, around }: Here, { deed, input, stands, another }: Decided): Standing {
  if (deed === undefined) return { same: false, isLater: false, isTorn: false, isOpen: false, torn: around.torn }
  const same = sameEffect(toy, deed.as) && input === deed.input
  const isForced = ground.isForced(ref)
  const isLater = input === undefined && !isForced
  const isKept = same || stands || isAdopting(ground, ref, around)
  const isTorn = !isLater && [isForced, around.torn !== undefined, !isKept].includes(true)
  const torn = around.torn ?? (isTorn ? { ref, effects: [] } : undefined)
  return { same, isLater, isTorn, isOpen: deed.done === 'open' && !another, torn }
}

const isAdopting = (ground: Ground, ref: string, around: Around): boolean => ground.isAdopted(ref) || around.adopting === true

function insideOf(ground: Ground, { ref, around }: Here, { deed }: Decided, { same, isTorn, isLater, isOpen, torn }: Standing): Around {
  const adopting = around.adopting === true || (deed !== undefined && !same && ground.isAdopted(ref))
  const since = Math.max(around.since, ground.deeds.get(ref)?.asOne ?? 0)
  return { ...around, torn, adopting, since, closed: [around.closed, around.halted, !isOpen, isTorn, isLater].includes(true) }
}

/** Whether it has to be entered to record what it is given, or gives, now. */
function isOther(toy: Toy, { deed, another }: Decided, { waits, output }: Left): boolean {
  return another || (toy.kind === 'call' && !waits && deed?.done === 'judged' && output !== deed.output)
}

const entered = (ground: Ground, { ref }: Here, answer: Answer, inner: Left): Left =>
  ground.put(ref, answer, { ...inner, waits: true, todo: true, verdicts: [] })

/** The body around was halted: what has a record stays as it is. */
function halted(
  ground: Ground, { ref }: Here, { deed }: Decided, { same, isTorn, isLater }: Standing, inner: Left, other: boolean,
): Left {
  if (deed === undefined || deed.done === 'open') {
    return ground.put(ref, { class: 'new', word: 'skip' }, { ...inner, verdicts: [], halts: false })
  }
  const left = { ...inner, verdicts: [deed.verdict], halts: false }
  if (isTorn || isLater) return ground.put(ref, { class: 'effectDirty', word: 'skip' }, left)
  if (other || inner.todo) return ground.put(ref, { class: 'clean', word: 'skip' }, left)
  return kept(ground, ref, deed, same ? 'clean' : 'effectDirty', inner)
}

function tornDown(ground: Ground, here: Here, torn: Torn, inner: Left): Left {
  const answer: Answer = { class: 'effectDirty', word: 'rerun' }
  const isGated = torn.ref === here.ref && torn.effects.length > 0
  return entered(ground, here, isGated ? ground.gated(here.ref, answer, 'mutatingReexec') : answer, { ...inner, halts: false })
}

interface Stays {
  readonly deed: Deed; readonly decided: Decided; readonly standing: Standing; readonly inner: Left; readonly isOther: boolean
}

function stays(ground: Ground, here: Here, { deed, decided, standing: { same }, inner, isOther: other }: Stays): Left {
  const kind = same && !other ? 'clean' : 'effectDirty'
  const isWord = ground.isAdopted(here.ref) && here.around.adopting !== true
  const gate: Pick<Answer, 'gate'> = isWord && !same && !decided.stands ? { gate: 'mutatingReexec' } : {}
  if (inner.todo || other) return entered(ground, here, { class: kind, word: 'keep', ...gate }, inner)
  return kept(ground, here.ref, deed, kind, inner, gate)
}

/** Nothing runs in it: its verdict is what its body folds to now. */
function kept(ground: Ground, ref: string, deed: Deed, kind: AlignClass, inner: Left, gate: Pick<Answer, 'gate'> = {}): Left {
  const verdict = fold(inner.verdicts)
  const isRejudged = verdict !== deed.verdict
  const answer: Answer = { class: isRejudged && kind === 'clean' ? 'judgeDirty' : kind, word: isRejudged ? 'rejudge' : 'keep', ...gate }
  return ground.put(ref, answer, { ...inner, verdicts: [verdict], halts: halting(verdict) })
}
