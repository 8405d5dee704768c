import { given } from '../../base/given.ts'
import type { AlignedInstance, Cause, Gate, GateCause } from '../../model/alignment.ts'
import type { LedgerEntry, StepRecord, Tally } from '../../model/checkpoint.ts'
import type { FlowIR, Step } from '../../model/flow.ts'
import type { StepHashes } from '../../model/run-event.ts'
import type { InstanceRef, RunPath } from '../../model/run-path.ts'
import type { FlowIndex } from '../flow/flow-index.ts'
import { addTally, EMPTY_TALLY } from '../fold/tally.ts'
import { schemeOf } from '../hash/hash-of.ts'
import { instanceRef } from '../path/instance-ref.ts'
import type { AlignInput } from './align-input.ts'
import { later, type Front, type Standing } from './front.ts'
import type { Orphans } from './orphans.ts'
import { KnownValues, type Site } from './known-values.ts'

/** A container whose decision does not stand: its body runs again as one, and one permission releases what is below it. */
export interface Group {
  readonly ref: InstanceRef
  readonly cause: Cause
  readonly because: InstanceRef | undefined
  readonly changed: readonly string[]
  readonly precious: InstanceRef[]
}

/** A body that is being aligned: where its steps stand in the new flow. */
export interface Body {
  readonly flow: FlowIR
  readonly index: FlowIndex
  readonly frames: RunPath
  readonly steps: readonly Step[]
  /** Empty: the flow itself. */
  readonly container: InstanceRef
  readonly name: string
  /** The span around it does not go on: spans in it cannot either. */
  readonly closed: boolean
  readonly group?: Group
  /** Why nothing new begins here: what ended the body, or a `finally` that has had its time. */
  readonly stopped?: { readonly by: InstanceRef | undefined; readonly cause: 'blocked' | 'finallyOver' }
  /** A person keeps all of it, and says why. */
  readonly adopting?: string
  /** Everything in it comes after this instance. */
  readonly after?: InstanceRef
  /** Seq at which a container around it began to run again as one: records of before are not of it. */
  readonly since: number
}

/** A step of the new flow with what the run has of it. */
export interface Found {
  readonly body: Body
  readonly step: Step
  readonly path: RunPath
  readonly ref: InstanceRef
  readonly record: StepRecord | undefined
  readonly site: Site
}

/** How a step leaves the alignment. */
export interface StepEnd {
  /** The engine has something to do here: the body around it must be come to. */
  readonly todo: boolean
  /** What of it acts on the world, first. */
  readonly acts?: InstanceRef | undefined
  /** What has to run before its verdict is known. */
  readonly pending?: InstanceRef | undefined
  /** The newest of its kept records in the order of things. */
  readonly last?: Standing | undefined
  /** Its verdict, kept or judged again, keeps the rest of its body from running. */
  readonly halts: boolean
}

interface Reach { readonly runs?: InstanceRef | undefined; readonly last?: Standing | undefined }

/** A person's word by instance. */
export interface Said {
  readonly force: ReadonlySet<InstanceRef>
  readonly allow: ReadonlySet<InstanceRef>
  readonly retry: InstanceRef | undefined
  readonly cancel: ReadonlySet<InstanceRef>
  readonly adopt: ReadonlyMap<InstanceRef, string>
  readonly adoptRest: string | undefined
}

export const NOTHING_SAID: Said = {
  force: new Set(), allow: new Set(), retry: undefined, cancel: new Set(), adopt: new Map(), adoptRest: undefined,
}

const hashesOf = (step: Step): StepHashes => ({
  effect: step.effectHash, judge: step.judgeHash, ...given('project', step.projectHash),
})

export type Row = Omit<AlignedInstance, 'ref' | 'runPath' | 'stepId' | 'kind' | 'scheme' | 'irHash' | 'hashes'>

/** What an alignment gathers on its way over the new flow. */
export class Walk {
  readonly known: KnownValues
  readonly #rows: (AlignedInstance | undefined)[] = []
  readonly visited = new Set<InstanceRef>()
  /** Names that mean another kind of step now. */
  readonly replaced = new Set<InstanceRef>()
  /** Loops whose items, and so whose rounds, are known only when something before them has run. */
  readonly unsure = new Set<InstanceRef>()
  readonly kept = new Map<InstanceRef, Map<string, Tally>>()
  /** By instance: what of it runs, and where its newest record stands. For steps that say whose changes they heed. */
  readonly reach = new Map<InstanceRef, Reach>()
  /** Seq of the newest dispatch or entry met in a body: a `finally` before it is stale. */
  newest = 0
  readonly #letByClaims: ReadonlySet<InstanceRef>
  /** Gates of containers as they are before a person's word is heard: what there is to adopt. */
  offered: ReadonlyMap<InstanceRef, Gate> = new Map()

  constructor(readonly input: AlignInput, readonly said: Said, readonly orphans: Orphans) {
    this.known = new KnownValues(input)
    const { view: { claims = [] }, records } = input
    this.#letByClaims = new Set(claims.flatMap((ref) => records.get(ref)?.claim?.allow ?? []))
  }

  find(body: Body, step: Step): Found {
    const path: RunPath = [...body.frames, { step: step.stepId }]
    const ref = instanceRef(path)
    this.visited.add(ref)
    const met = this.input.records.get(ref)
    if (met !== undefined && met.kind !== step.kind) this.replaced.add(ref)
    return { body, step, path, ref, record: met?.kind === step.kind ? met : undefined, site: { index: body.index, path } }
  }

  get instances(): readonly AlignedInstance[] { return this.#rows.filter((row) => row !== undefined) }

  /** Puts an instance into the alignment, in the order of the flow. */
  add(found: Found, row: Row, at: number = this.reserve()): void {
    const { step, body, ref, path } = found
    this.#rows[at] = {
      ref, runPath: path, stepId: step.stepId, kind: step.kind, scheme: schemeOf(body.flow), irHash: body.flow.irHash,
      hashes: hashesOf(step),
      ...row,
    }
  }

  /** Holds a place in the order of the flow; filled when what is inside is known. */
  reserve(): number {
    return this.#rows.push(undefined) - 1
  }

  keepVerdict(body: Body, tally: Tally): void {
    const bodies = this.kept.get(body.container) ?? new Map<string, Tally>()
    bodies.set(body.name, addTally(bodies.get(body.name) ?? EMPTY_TALLY, tally))
    this.kept.set(body.container, bodies)
  }

  /** Every attempt of an instance, those of the runs included that this one was forked from. */
  ledgerOf({ ref, record }: Found): readonly LedgerEntry[] {
    return [...record?.ledger ?? [], ...this.input.inherited?.get(ref) ?? []]
  }

  /** The gate of an instance whose effect would be repeated, with a person's word on it. */
  gate(ref: InstanceRef, cause: GateCause, releases: readonly InstanceRef[] = [ref]): Gate {
    if (this.said.adopt.has(ref)) return { cause, releases, state: 'adopted' }
    return { cause, releases, state: this.#isLet(ref) ? 'released' : 'held' }
  }

  /** By a word of this resume, or by one that came with the retry of it. */
  #isLet(ref: InstanceRef): boolean {
    return this.said.allow.has(ref) || this.#letByClaims.has(ref)
  }
}

/** How containers align what they hold: handed down, because steps hold steps. */
export type AlignBody = (walk: Walk, body: Body, front: Front) => StepEnd

/** What two stretches of a sequence, or two sequences side by side, come to. */
export const both = (a: StepEnd, b: StepEnd): StepEnd => ({
  todo: a.todo || b.todo, halts: a.halts || b.halts, pending: a.pending ?? b.pending, acts: a.acts ?? b.acts, last: later(a.last, b.last),
})
