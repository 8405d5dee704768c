import type { JsonObject } from '../base/json.ts'
import { invariant } from '../base/never.ts'
import { previousOf } from '../core/continuation/previous-of.ts'
import { applyEvent, type FoldState, type FoldStep } from '../core/fold/fold-run.ts'
import type { PolicyInForce } from '../core/policy/policy-in-force.ts'
import type { CheckpointView, StepRecord, Tally } from '../model/checkpoint.ts'
import type { EventDraft, RunEvent } from '../model/run-event.ts'
import type { InstanceRef } from '../model/run-path.ts'
import { EVENT_VERSION } from '../model/vocabulary.ts'
import type { Ambient } from '../ports/ambient.ts'
import type { SecretHandle } from '../ports/provider.ts'
import type { FoldedEvents, Lease, LogHead, RunStore } from '../ports/run-store.ts'
import type { VisionVerifier } from '../ports/vision.ts'
import { LINEAR_COURSE, type Course } from './course.ts'
import type { Fans } from './fan.ts'
import type { FlowSet } from './flow-set.ts'
import type { Material } from './material.ts'
import type { Looked } from './looked.ts'
import type { WorkFolder } from './world/work-folder.ts'
import { instanceRef } from '../core/path/instance-ref.ts'
import { removePrevious } from './perform/previous-file.ts'
import { RecordCache } from './record-cache.ts'
import type { SchemaCheck } from '../ports/schema-check.ts'
import type { Sessions } from './sessions.ts'
import type { Supervision } from './run-handle.ts'
import type { StopControl } from './stop-control.ts'
import { Values } from './values.ts'

/** What a segment works with, fixed from its first turn to its last. */
export interface SegmentTools {
  readonly runId: string
  readonly store: RunStore
  readonly lease: Lease
  readonly ambient: Ambient
  readonly flows: FlowSet
  readonly sessions: Sessions
  readonly checkSchema: SchemaCheck
  readonly vision: VisionVerifier | undefined
  readonly segment: number
  readonly workDir: string
  /** None: what steps read is not looked at, and what they make is not kept. */
  readonly folder: WorkFolder | null
  readonly stop: StopControl
  /** Before which dispatches of this segment a person is asked. */
  readonly supervise: Supervision | undefined
  /** What repetitions are held to, where there is a policy. */
  readonly policy?: PolicyInForce | undefined
  /** One slot: nothing runs side by side. */
  readonly oneByOne: boolean
  /** What a provider says of itself within two seconds; rejects when it does not. */
  soon<T>(ask: () => Promise<T>): Promise<T>
}

/** Somebody without the lease appended in between: what is in memory was built on an older log and must be dropped. */
export class HeadMoved extends Error {
  readonly events: readonly RunEvent[]

  constructor(events: readonly RunEvent[]) {
    super('the log moved on')
    this.name = 'HeadMoved'
    this.events = events
  }
}

/**
 * A run in memory: the fold of its log, ahead of the store by the events of the turn in progress.
 * Events are folded when drafted and stored by `commit`; a failed commit leaves this object unusable until `reload`.
 */
export class LiveRun {
  readonly tools: SegmentTools
  readonly values: Values
  /** What was fetched for judging an instance, until it is judged. */
  readonly gathered = new Map<InstanceRef, Material>()
  /** What steps found that they are about to read, until their intents are drafted. */
  readonly looked = new Map<InstanceRef, Looked>()
  /** What becomes of instances in this segment. Set before its first turn. */
  course: Course = LINEAR_COURSE
  /** Instances kept when their body came to them and their inputs were known. */
  readonly decided = new Map<InstanceRef, { readonly container: InstanceRef; readonly body: string; readonly tally: Tally }>()
  /** Containers that run bodies side by side. */
  readonly fans: Fans = new Map()
  /** Instances that are done with what an earlier run of them left. */
  readonly #leaving = new Set<InstanceRef>()
  readonly #settled = new RecordCache()
  readonly #handles = new Map<string, { readonly $secret: string }>()
  #fold: FoldState | undefined
  /** What the first draft was folded onto, and what each draft made of it. */
  #onto: FoldState | undefined
  #steps: FoldStep[] = []
  #head: LogHead = { seq: 0, hash: null }
  #drafts: EventDraft[] = []
  /** Drafts that are the world's word; the commit that stores them where the turn has to wait. */
  #words: readonly Word[] = []
  #storesSoon: NodeJS.Immediate | undefined
  #storing: Promise<readonly RunEvent[]> | undefined
  #atMs = 0

  constructor(tools: SegmentTools) {
    this.tools = tools
    this.values = new Values(tools.store.evidence)
  }

  get view(): CheckpointView {
    invariant(this.#fold !== undefined, 'the run has no first event yet')
    return this.#fold.view
  }

  /** Stands for a secret in arguments. Only objects made here do: data that looks like one is not one. */
  secretHandle(name: string): SecretHandle & JsonObject {
    const handle = this.#handles.get(name) ?? { $secret: name }
    this.#handles.set(name, handle)
    return handle
  }

  isSecretHandle(value: JsonObject): boolean { return [...this.#handles.values()].some((handle) => handle === value) }

  get head(): LogHead { return this.#head }
  get hasDrafts(): boolean { return this.#drafts.length > 0 || this.#storing !== undefined }
  /** Position that the next event gets, unless somebody else writes first. */
  get nextSeq(): number { return this.#head.seq + this.#drafts.length + 1 }

  /** The record of an instance that is open. */
  open(ref: InstanceRef): StepRecord | undefined { return this.#fold?.open.get(ref) }

  get openRecords(): readonly StepRecord[] { return [...this.#fold?.open.values() ?? []] }

  /** A record in memory: open, or settled recently. */
  known(ref: InstanceRef): StepRecord | undefined { return this.open(ref) ?? this.#settled.get(ref) }

  /** Records by instance, from memory or the store; absent ones are left out. */
  async records(refs: readonly InstanceRef[]): Promise<ReadonlyMap<InstanceRef, StepRecord>> {
    const found = new Map<InstanceRef, StepRecord>()
    const missing: InstanceRef[] = []
    for (const ref of refs) {
      const record = this.known(ref)
      if (record === undefined) missing.push(ref)
      else found.set(ref, record)
    }
    if (missing.length > 0) for (const record of await this.tools.store.records(this.tools.runId, missing)) this.#remember(found, record)
    return found
  }

  #remember(found: Map<InstanceRef, StepRecord>, record: StepRecord): void {
    found.set(record.ref, record)
    if (record.exit !== undefined) this.#settled.put(record)
  }

  /** Folds an event of this turn, before it is stored. An instance that was here before must be in memory: see `records`. */
  take(draft: EventDraft): RunEvent {
    if (this.#drafts.length === 0) this.#begin()
    const event = this.#provisional(draft)
    const before = this.#withPrevious(event)
    const step = applyEvent(this.#fold, event, (ref) => this.#settled.get(ref))
    this.#fold = step.state
    this.#drafts.push(draft)
    this.#steps.push(step)
    for (const record of step.changed) if (record.exit !== undefined) this.#leave(record)
    if (before !== undefined && this.#withPrevious(event) === undefined) this.#leaving.add(before)
    return event
  }

  /** The instance of an event, while it is open and has something of an earlier run of it. */
  #withPrevious({ runPath }: RunEvent): InstanceRef | undefined {
    const record = runPath.length === 0 ? undefined : this.open(instanceRef(runPath))
    return record !== undefined && previousOf(record) !== undefined ? record.ref : undefined
  }

  #leave(record: StepRecord): void {
    this.#settled.put(record)
    this.fans.delete(record.ref)
  }

  #begin(): void {
    this.#onto = this.#fold
    this.#atMs = Math.max(this.tools.ambient.now(), this.#fold?.view.head.atMs ?? 0)
  }

  #provisional(draft: EventDraft): RunEvent {
    const { runId, segment, lease } = this.tools
    const seq = this.#head.seq + this.#drafts.length + 1
    const { type, runPath, payload } = draft
    return { runId, seq, prev: null, segment, epoch: lease.epoch, atMs: this.#atMs, v: EVENT_VERSION, type, runPath, payload } as RunEvent
  }

  /**
   * The last `count` that were taken are the world's word: stored before anything is waited for. `commit` takes them along when it comes
   * within this turn of the event loop; else they are stored first, with what led to them.
   */
  answered(count: number): void {
    const from = this.#drafts.length - count
    this.#words = [...this.#words, ...this.#drafts.slice(from).map((draft, i): Word => ({ draft, at: from + i }))]
    this.#storesSoon ??= setImmediate(() => {
      this.#storesSoon = undefined
      const before = this.#storing ?? Promise.resolve([])
      this.#storing = before.then(async (events) => [...events, ...await this.#storeWords()])
      this.#storing.catch(() => undefined)
    })
  }

  /** Stores what the world said, and what led to it. */
  async #storeWords(): Promise<readonly RunEvent[]> {
    const last = this.#words.at(-1)
    return last === undefined ? [] : this.#store(last.at + 1, last.at + 1 > this.#words.length)
  }

  /** The turn had to wait: what the world said is being stored, or is. */
  get hasWaited(): boolean { return this.#storing !== undefined }

  /**
   * Stores what was taken since the last commit, all or nothing.
   * @throws HeadMoved, and the store's faults; in each case nothing was stored, but for an answer that had to be stored alone
   */
  async commit(flush: boolean): Promise<readonly RunEvent[]> {
    const stored = await this.#storedAlone()
    if (this.#drafts.length === 0) return stored
    return [...stored, ...await this.#store(this.#drafts.length, flush)]
  }

  async #storedAlone(): Promise<readonly RunEvent[]> {
    clearImmediate(this.#storesSoon)
    this.#storesSoon = undefined
    const storing = this.#storing
    this.#storing = undefined
    return await storing ?? []
  }

  async #store(count: number, flush: boolean): Promise<readonly RunEvent[]> {
    const { runId, store, lease: { epoch }, segment } = this.tools
    const evidence = [...this.values.staged]
    const folded = foldedBy(this.#steps.slice(0, count), this.#onto)
    const events = this.#drafts.slice(0, count)
    // Somebody is told of a question as soon as it is stored: by then it must outlive a power cut.
    const flushes = flush || events.some(({ type }) => type === 'humanRequested')
    const result = await store.append({
      runId, head: this.#head, epoch, segment, atMs: this.#atMs, events, evidence, folded, flush: flushes,
    })
    if (result.kind === 'headMoved') throw new HeadMoved(result.events)
    this.#drafts = this.#drafts.slice(count)
    this.#steps = this.#steps.slice(count)
    this.#onto = folded.state
    this.#words = this.#words.filter(({ at }) => at >= count).map(({ draft, at }) => ({ draft, at: at - count }))
    this.#head = result.head
    this.values.committed(evidence.length)
    if (this.#drafts.length === 0) this.#isStored(result.state)
    await this.#forgetPrevious(result.events)
    return result.events
  }

  /** Once it is stored that an instance is done with it, nobody works on from what was left. */
  async #forgetPrevious(events: readonly RunEvent[]): Promise<void> {
    if (this.#leaving.size === 0) return
    const refs = new Set(events.map(({ runPath }) => instanceRef(runPath)))
    await removePrevious(this.tools, [...refs].filter((ref) => this.#leaving.delete(ref)))
  }

  #isStored(state: FoldState | undefined): void {
    this.#fold = state ?? this.#fold
    this.#settled.trim()
  }

  /**
   * Drops what is in memory and takes the store's word.
   * @returns what the world said as far as it is not stored
   */
  async reload(): Promise<readonly EventDraft[]> {
    const { store, runId } = this.tools
    await this.#storedAlone().catch(() => undefined)
    const unstored = this.#words.map(({ draft }) => draft)
    this.#drafts = []
    this.#steps = []
    this.#words = []
    this.#settled.clear()
    this.#leaving.clear()
    this.fans.clear()
    const [view, head] = [await store.checkpoint(runId), await store.head(runId)]
    invariant(view !== undefined && head !== undefined, `the run ${runId} is not in the store`)
    const open = await store.records(runId, view.open)
    this.#fold = { view, open: new Map(open.map((record) => [record.ref, record])) }
    this.#head = head
    return unstored
  }
}

/** What the world said, at its place among the drafts. */
interface Word { readonly draft: EventDraft; readonly at: number }

/** What drafts come to together. */
function foldedBy(steps: readonly FoldStep[], onto: FoldState | undefined): FoldedEvents {
  const last = steps.at(-1)
  invariant(last !== undefined, 'nothing was drafted')
  const newest = new Map(steps.flatMap(({ changed }) => changed).map((record) => [record.ref, record]))
  return { onto, state: last.state, changed: [...newest.values()] }
}
