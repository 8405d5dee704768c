import type { AlignClass, GateCause } from '../../../src/model/alignment.ts'
import type { Deed } from './deeds.ts'
import type { Ground } from './model-ground.ts'
import {
  after, bind, halting, sameEffect, valueOf, verdictOf, type Answer, type Here, type Left, type Torn, type Verdict,
} from './model-terms.ts'
import { projected, type Act } from './toy-flow.ts'

// What becomes of an action.

type ByWord = Pick<Answer, 'class' | 'gate'>

export function alignAct(ground: Ground, act: Act, here: Here): Left {
  const deed = ground.usable(here.ref, 'act', here.around)
  if (deed === undefined) return newAct(ground, act, here)
  if (isChanged(ground, act, deed, here)) return changed(ground, act, deed, here, 'effectDirty', 'mutatingReexec')
  if (isUndecided(ground, act, deed, here)) return undecided(ground, act, deed, here)
  return displaced(ground, act, deed, here)
}

/** Whether the step itself, or a value it depends on, is another. */
function isChanged(ground: Ground, act: Act, deed: Deed, { ref, around, scope }: Here): boolean {
  const input = valueOf(act.arg, scope)
  if (ground.isForced(ref) || around.torn !== undefined) return true
  return !sameEffect(act, deed.as) || (input !== undefined && input !== deed.input)
}

/** Its inputs are known when something before it has run, and only they speak against it. */
function isUndecided(ground: Ground, act: Act, deed: Deed, { scope, chain }: Here): boolean {
  if (valueOf(act.arg, scope) !== undefined || deed.done !== 'judged') return false
  return ground.keepsPlaces || !(chain.ran || isEarlier(deed, { chain }))
}

/** It is decided when its inputs are known; a person's word for it counts at once. */
function undecided(ground: Ground, act: Act, deed: Deed, here: Here): Left {
  if (here.around.halted) return changed(ground, act, deed, here, 'effectDirty', 'mutatingReexec')
  const byWord = { class: 'effectDirty', gate: 'mutatingReexec' } as const
  const isPrecious = deed.acted && (deed.heavy || act.does === 'change')
  if (isPrecious && ground.isAdopted(here.ref)) return keep(ground, act, deed, here, byWord)
  const released = isPrecious && ground.isAllowed(here.ref) ? { gate: byWord.gate } : {}
  return acts(ground, act, here, { class: 'effectDirty', word: 'rerun', ...released })
}

const isEarlier = (deed: Deed, { chain }: Pick<Here, 'chain'>): boolean => deed.position < chain.last.position

/** Only its place can speak against it. */
function displaced(ground: Ground, act: Act, deed: Deed, here: Here): Left {
  const { chain } = here
  const isInPlace = !chain.ran && !isEarlier(deed, here)
  if (isInPlace || (ground.keepsPlaces && deed.done === 'judged')) return inPlace(ground, act, deed, here)
  const isInverted = !chain.ran && chain.last.segment <= deed.segment
  return isInverted ? changed(ground, act, deed, here, 'effectDirty', 'orderInvalidated')
    : changed(ground, act, deed, here, 'clean', 'positionalReplay')
}

function inPlace(ground: Ground, act: Act, deed: Deed, here: Here): Left {
  if (deed.done !== 'open') return keep(ground, act, deed, here)
  // A person's word is the end of a dispatch that nobody knows the end of.
  const isRuled = deed.pending && act.does === 'change' && ground.isAdopted(here.ref)
  // Over inputs that are not known yet it is kept as one that may have changed.
  const kind = valueOf(act.arg, here.scope) === undefined ? 'effectDirty' : 'clean'
  if (isRuled && !here.around.halted) return acts(ground, act, here, { class: kind, word: 'keep', gate: 'frontierUnknown' })
  return here.around.halted ? idle(ground, act, here) : acts(ground, act, here, { class: 'clean', word: 'run' })
}

/** Its effect does not stand. */
function changed(ground: Ground, act: Act, deed: Deed, here: Here, kind: AlignClass, cause: GateCause): Left {
  const { around, ref, scope, chain } = here
  const isOpen = deed.done === 'open'
  if (around.adopting === true && !isOpen) return keep(ground, act, deed, here, { class: kind })
  if (around.halted && isOpen) return idle(ground, act, here)
  if (around.halted) return ground.put(ref, { class: kind, word: 'skip' }, {
    chain, scope: bind(scope, act.id, valueKept(act, deed)), verdicts: [deed.verdict],
  })
  const answer: Answer = { class: isOpen ? 'new' : kind, word: 'rerun' }
  return again(ground, act, deed, here, answer, { class: kind, gate: deed.unsettled ? 'frontierUnknown' : cause })
}

/** Nobody knows its end, so nobody has its output. */
const gaveNothing = ({ done, unsettled }: Deed): boolean => done === 'open' && unsettled

const valueKept = (act: Act, deed: Deed): string => projected(deed.input ?? '', act.maps)

/** It would act again; where that repeats an effect, a person is asked. */
function again(ground: Ground, act: Act, deed: Deed, here: Here, answer: Answer, byWord: Required<ByWord>): Left {
  const { ref, around: { torn } } = here
  if (!deed.acted) return unlessAlike(ground, act, here, answer)
  if (!deed.heavy && act.does !== 'change') return acts(ground, act, here, answer)
  if (torn !== undefined) return inTorn(ground, act, here, answer, torn)
  return ground.isAdopted(ref) ? keep(ground, act, deed, here, byWord) : acts(ground, act, here, ground.gated(ref, answer, byWord.gate))
}

/** Below a container that runs again as one, an effect is part of the container's entry. */
function inTorn(ground: Ground, act: Act, here: Here, answer: Answer, torn: Torn): Left {
  torn.effects.push(here.ref)
  return acts(ground, act, here, ground.isAllowed(torn.ref) ? answer : { ...answer, word: 'ask' })
}

const acts = (ground: Ground, act: Act, { ref, scope, chain }: Here, answer: Answer): Left =>
  ground.put(ref, answer, { chain: { ...chain, ran: true }, scope: bind(scope, act.id, undefined), acts: true, waits: true, todo: true })

const idle = (ground: Ground, act: Act, { ref, scope, chain }: Here): Left =>
  ground.put(ref, { class: 'new', word: 'skip' }, { chain, scope: bind(scope, act.id, undefined) })

/** Its effect stands: judged again and projected again where that differs. */
function keep(ground: Ground, act: Act, deed: Deed, here: Here, byWord?: ByWord): Left {
  const { ref, scope, chain } = here
  const isElsewhere = deed.ref !== ref
  const isMoved = isElsewhere || isEarlier(deed, here)
  const { answer, verdict } = keptAs(act, deed, byWord)
  const isBehind = chain.ran || isMoved
  return ground.put(ref, { ...answer, ...(isBehind ? { class: 'clean' } : {}), ...byWord }, {
    chain: after(chain, deed, isMoved), scope: bind(scope, act.id, gaveNothing(deed) ? undefined : valueKept(act, deed)),
    halts: halting(verdict),
    verdicts: isElsewhere ? [] : [verdict], todo: isBehind || chain.moved,
  })
}

/** What its difference is called, and its verdict now: a person's word rules where nobody could judge. */
function keptAs(act: Act, deed: Deed, byWord: ByWord | undefined): { readonly answer: Answer; readonly verdict: Verdict } {
  const isRuled = byWord?.gate !== undefined && (deed.done === 'open' || deed.verdict === 'unknown')
  const differs = !deed.judgedAs.some((toy) => (toy as Act).expects === act.expects)
  const verdict = differs ? verdictOf(act, deed.input ?? '') : deed.verdict
  return { answer: differenceOf(act, deed.as as Act, differs), verdict: isRuled ? 'pass' : verdict }
}

function differenceOf(act: Act, old: Act, differs: boolean): Answer {
  if (old.maps !== act.maps) return { class: 'projectDirty', word: 'remap' }
  return differs ? { class: 'judgeDirty', word: 'rejudge' } : { class: 'clean', word: 'keep' }
}

function newAct(ground: Ground, act: Act, here: Here): Left {
  const { ref, around } = here
  const answer: Answer = { class: 'new', word: 'run' }
  if (around.halted) return idle(ground, act, here)
  const deed = ground.deeds.get(ref)
  if (deed?.acted === true) {
    return again(ground, act, deed, here, answer, { class: 'effectDirty', gate: deed.doubtful ? 'frontierUnknown' : 'mutatingReexec' })
  }
  return unlessAlike(ground, act, here, answer)
}

/** It has no effect of its own; a person is asked where another one had it that is no longer there. */
function unlessAlike(ground: Ground, act: Act, here: Here, answer: Answer): Left {
  const { ref, around, scope } = here
  const like = ground.likeness(act, around.at, valueOf(act.arg, scope))
  if (like === undefined) return acts(ground, act, here, answer)
  if (around.torn !== undefined) return inTorn(ground, act, here, answer, around.torn)
  if (ground.isAdopted(ref)) return keep(ground, act, like, here, { class: 'new', gate: 'sameEffect' })
  return acts(ground, act, here, ground.gated(ref, { class: 'new', word: 'run' }, 'sameEffect'))
}
