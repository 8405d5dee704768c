import type { GateCause } from '../../../src/model/alignment.ts'
import { besideOf, deedText, type Beside, type Deed } from './deeds.ts'
import { NOTHING, type Answer, type Around, type Left, type Said, type Value } from './model-terms.ts'
import { allOf, type Act, type Toy, type ToyFlow } from './toy-flow.ts'

/** What the reference model is asked about, and what it has answered. */
export class Ground {
  readonly answers = new Map<string, Answer>()
  /** Steps below a branch that is not taken: part of the flow, and nothing becomes of them. */
  readonly below = new Set<string>()
  readonly #idsNow: ReadonlySet<string>

  constructor(
    readonly flow: ToyFlow, readonly deeds: ReadonlyMap<string, Deed>, readonly said: Said,
    /** Effects of instances that the new flow does not have. */
    readonly orphans: readonly Deed[],
  ) {
    this.#idsNow = new Set([...allOf(flow.body), ...allOf(flow.callee)].map((toy) => toy.id))
  }

  /** A record to go on with: it left with a judgement, or its span is open where the flow has it, and so is the one around. */
  usable(ref: string, kind: Toy['kind'], { closed, since }: Around): Deed | undefined {
    const deed = this.deeds.get(ref)
    if (deed?.as.kind !== kind) return undefined
    if (kind !== 'let' && deed.touched < since) return undefined
    if (deed.done === 'judged') return deed
    const isInPlace = this.#besideOf(deed.as.id)?.inside === deed.beside.inside
    return deed.done === 'open' && !closed && isInPlace ? deed : undefined
  }

  #besideOf(id: string): Beside | undefined { return besideOf(this.flow.body, id) ?? besideOf(this.flow.callee, id) }

  isForced(ref: string): boolean { return this.said.force?.includes(ref) === true }
  isAllowed(ref: string): boolean { return this.said.allow?.includes(ref) === true }
  isAdopted(ref: string): boolean { return this.said.adopt?.includes(ref) === true }
  get keepsPlaces(): boolean { return this.said.adoptRest === true }

  put(ref: string, answer: Answer, left: Partial<Left> & Pick<Left, 'chain' | 'scope'>): Left {
    this.answers.set(ref, answer)
    return { ...NOTHING, ...left }
  }

  gated(ref: string, answer: Answer, gate: GateCause): Answer {
    return { ...answer, gate, word: this.isAllowed(ref) ? answer.word : 'ask' }
  }

  /**
   * What is no longer there and did what a step would do, or stood between the same steps, as far as both flows have them. One of both
   * was declared so that it may not be repeated.
   */
  likeness(act: Act, at: string, input: Value): Deed | undefined {
    const isStrict = act.does === 'change'
    const again = this.orphans.filter((deed) => input !== undefined && deed.did.includes(deedText(`fake:${act.does}`, input)))
    const heavy = again.find((deed) => deed.heavy)
    return isStrict ? heavy ?? again[0] ?? this.#inPlaceOf(act, at) : heavy
  }

  #inPlaceOf(act: Act, at: string): Deed | undefined {
    const now = this.#besideOf(act.id)
    if (now === undefined) return undefined
    return this.orphans.find(({ heavy, ref, as, beside: old }) => heavy && `${at}${as.id}` === ref && !old.all.includes(act.id)
      && nearest(now, (id) => old.all.includes(id)) === nearest(old, (id) => this.#idsNow.has(id)))
  }
}

const nearest = ({ before, after }: Beside, isShared: (id: string) => boolean): string =>
  [before.find(isShared), after.find(isShared)].join()
