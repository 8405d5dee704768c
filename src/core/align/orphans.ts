import type { Deed, OrphanedEffect } from '../../model/alignment.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import type { FlowIR, Hash, Step } from '../../model/flow.ts'
import { indexFlow } from '../flow/flow-index.ts'

/** The nearest steps before and after that both flows have, in which body. */
export interface Neighbours { readonly frames: string; readonly before: string | undefined; readonly after: string | undefined }

/** Effective attempts that are no longer in the flow, and between which steps they stood. */
export interface Orphan extends OrphanedEffect {
  /** Its record; none when a run did it that this one was forked from. */
  readonly record?: StepRecord
  readonly neighbours?: Neighbours
}

const deedKey = ({ actionName, args }: Deed): string => `${actionName} ${args}`
export const placeKey = (irHash: Hash, { frames, before, after }: Neighbours): string => JSON.stringify([irHash, frames, before, after])

/** What is no longer in the flow, found by what it did and by where it stood: constant work for each new step, however many there are. */
export class Orphans {
  readonly #deeds = new Map<string, { any: Orphan; precious: Orphan | undefined }>()
  readonly #places = new Map<string, Orphan>()
  readonly #shared = new Map<FlowIR, Map<readonly Step[], ReadonlySet<string>>>()
  readonly flows: ReadonlySet<Hash>

  constructor(readonly all: readonly Orphan[]) {
    for (const orphan of all) this.#add(orphan)
    this.flows = new Set(all.flatMap(({ record }) => record?.irHash ?? []))
  }

  get isEmpty(): boolean { return this.all.length === 0 }

  #add(orphan: Orphan): void {
    for (const key of orphan.deeds.map(deedKey)) this.#addDeed(key, orphan)
    const { neighbours, record } = orphan
    const place = neighbours === undefined || record === undefined ? undefined : placeKey(record.irHash, neighbours)
    if (orphan.precious && place !== undefined && !this.#places.has(place)) this.#places.set(place, orphan)
  }

  #addDeed(key: string, orphan: Orphan): void {
    const known = this.#deeds.get(key)
    this.#deeds.set(key, { any: known?.any ?? orphan, precious: known?.precious ?? (orphan.precious ? orphan : undefined) })
  }

  /** One that did any of these. `isStrict`: whoever would do it again may not by itself. */
  thatDid(deeds: readonly Deed[], isStrict: boolean): Orphan | undefined {
    for (const deed of deeds) {
      const known = this.#deeds.get(deedKey(deed))
      const found = known === undefined ? undefined : isStrict ? known.precious ?? known.any : known.precious
      if (found !== undefined) return found
    }
    return undefined
  }

  at(place: string): Orphan | undefined { return this.#places.get(place) }

  /** Of a body, the steps that a flow has too. */
  shared(steps: readonly Step[], flow: FlowIR): ReadonlySet<string> {
    const bodies = this.#shared.get(flow) ?? new Map<readonly Step[], ReadonlySet<string>>()
    this.#shared.set(flow, bodies)
    const index = indexFlow(flow)
    const known = bodies.get(steps) ?? new Set(steps.map((row) => row.stepId).filter((id) => index.find(id) !== undefined))
    bodies.set(steps, known)
    return known
  }
}

export const NO_ORPHANS = new Orphans([])
