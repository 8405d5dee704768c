import { pendingIntent } from '../core/fold/ledger.ts'
import { splitActionName } from '../core/lock/bound-parts.ts'
import { instanceRef } from '../core/path/instance-ref.ts'
import type { RunEvent } from '../model/run-event.ts'
import type { StepRecord } from '../model/checkpoint.ts'
import type { BoundAttempt, Step } from '../model/flow.ts'
import type { InstanceRef } from '../model/run-path.ts'
import type { Answer } from './answer.ts'
import type { Clock } from './clock.ts'
import { InFlight } from './in-flight.ts'
import { Inbox } from './inbox.ts'
import { InstanceMachines, type Asked } from './instance-machines.ts'
import type { LiveFeed } from './live-feed.ts'
import type { LiveRun } from './live-run.ts'
import type { Notices } from './notices.ts'
import { Seats } from './seats.ts'
import type { Slots } from './slots.ts'
import { SourceLooks } from './source-looks.ts'
import { isOverdue, needsWord } from './inward/ask.ts'
import { sourcesOf } from './scope.ts'
import type { StopControl } from './stop-control.ts'

export interface SegmentParts {
  readonly run: LiveRun
  readonly slots: Slots
  readonly clock: Clock
  readonly live: LiveFeed
  readonly notices: Notices
  readonly killGraceMs: number
  /** How often to look for a cancellation written by somebody else, in milliseconds; absent: never. */
  readonly lookEveryMs?: number | undefined
}

const OF_EFFECTS: ReadonlySet<Answer['kind']> = new Set([
  'fed', 'recovered', 'settled', 'captured', 'observed', 'gathered', 'seated', 'looked', 'due', 'goOn', 'broke',
])

/** Answers that are taken in one turn when they came together. */
const TOGETHER: ReadonlySet<Answer['kind']> = new Set(['settled', 'captured', 'observed', 'gathered', 'seated', 'looked', 'due'])

/** So many answers share a turn: others than this run are to have theirs. */
const MOST_TOGETHER = 64

/** One process's stretch of a run: the run in memory, the machines of what is open, and what is under way outside. */
export class Segment {
  readonly run: LiveRun
  readonly slots: Slots
  readonly clock: Clock
  readonly live: LiveFeed
  readonly notices: Notices
  readonly killGraceMs: number
  readonly lookEveryMs: number | undefined
  /** Instances with an effect under way whose answer has not come back. */
  readonly underWay = new Set<InstanceRef>()
  readonly machines = new InstanceMachines(this.underWay)
  readonly inbox = new Inbox<Answer>()
  readonly inFlight = new InFlight()
  readonly seats: Seats
  readonly looks: SourceLooks
  readonly #abort = new AbortController()
  readonly #timers = new Map<InstanceRef, () => void>()
  #grace: (() => void) | undefined
  #stopLooking: (() => void) | undefined
  /** Instances whose retry had been taken on when it began. */
  begunFor: ReadonlySet<InstanceRef> = new Set()
  /** The process need not be there while time passes. */
  suspendsOnWait = false
  /** Effects performed whose answer has not come back, the first event among them. */
  #pending = 1
  /** Answers that the turn in progress has taken. */
  #together = 0
  #recoveries = 0
  /** Everything is about to be taken up again: once is enough, however often memory is dropped until then. */
  #recovering = false
  /** Transport was lost under these instances: their intents stay open. */
  readonly lost: { readonly ref: InstanceRef; readonly message: string }[] = []

  constructor(parts: SegmentParts) {
    this.run = parts.run
    this.slots = parts.slots
    this.seats = new Seats(parts.slots, (seat) => { this.inbox.put({ kind: 'seated', seat }) })
    this.looks = new SourceLooks(
      (look) => { this.inbox.put({ kind: 'looked', look }) }, (error) => { this.inbox.put({ kind: 'broke', error }) },
    )
    this.clock = parts.clock
    this.live = parts.live
    this.notices = parts.notices
    this.killGraceMs = parts.killGraceMs
    this.lookEveryMs = parts.lookEveryMs
  }

  get stop(): StopControl { return this.run.tools.stop }

  /** Aborted when everything under way is to end. */
  get signal(): AbortSignal { return this.#abort.signal }
  get isIdle(): boolean { return this.#pending === 0 }

  /** Performs an effect; its answer comes back through the inbox. */
  perform(ref: InstanceRef, effect: () => Promise<Answer>): void {
    this.#pending += 1
    this.underWay.add(ref)
    effect().then((answer) => { this.inbox.put(answer) }, (error: unknown) => { this.inbox.put({ kind: 'broke', error }) })
  }

  /** The next answer; what comes in the same turn of the event loop is there by then too. */
  async next(): Promise<Answer> {
    const answer = await this.inbox.next()
    if (this.#pending > 1 && TOGETHER.has(answer.kind)) await new Promise<void>((resolve) => { setImmediate(resolve) })
    this.#together = 1
    return this.#take(answer)
  }

  /** An answer that came with the last one, where it may be taken in the same turn. */
  nextWith({ kind }: Answer): Answer | undefined {
    if (!TOGETHER.has(kind) || this.#together >= MOST_TOGETHER || this.run.hasWaited || this.run.view.status !== 'running') return undefined
    const answer = this.inbox.takeIf((each) => TOGETHER.has(each.kind))
    this.#together += 1
    return answer === undefined ? undefined : this.#take(answer)
  }

  /** What an answer answers is under way until it is taken here. */
  #take(answer: Answer): Answer {
    if (OF_EFFECTS.has(answer.kind)) this.#pending -= 1
    if (answer.kind === 'recovered') this.#recovering = false
    if ('ref' in answer) this.underWay.delete(answer.ref)
    if (answer.kind === 'settled') this.seats.settled(answer.ref)
    return answer
  }

  /** Takes up what is in the log: what is open goes on where its record stands, but for what is under way. */
  recover(): void {
    this.#recoveries += 1
    this.leaveQueue()
    if (this.#recovering) return
    this.#recovering = true
    this.#pending += 1
    this.inbox.put({ kind: 'recovered' })
  }

  get isRecovering(): boolean { return this.#recovering }

  /** Nothing is under way but time. */
  get isQuiet(): boolean { return this.#pending === this.#timers.size }

  /** How often memory was dropped. */
  get recoveries(): number { return this.#recoveries }

  /** Leaves what a turn still asks for to a later one: what came meanwhile is taken first. */
  goOnLater(asked: readonly Asked[]): void {
    this.#pending += 1
    const since = this.#recoveries
    setImmediate(() => { this.inbox.put({ kind: 'goOn', asked, since }) })
  }

  /** The dispatch of an intent that is stored will never be. */
  neverDispatched(ref: InstanceRef): void {
    const record = this.run.open(ref)
    const callId = record && pendingIntent(record)?.callId
    if (callId === undefined) return
    const outcome = { terminal: 'cancelled', effect: 'none', message: 'it was never dispatched' } as const
    this.perform(ref, () => Promise.resolve({ kind: 'settled', ref, callId, dispatched: { kind: 'settled', outcome } }))
  }

  /** Arms a timer of an instance, in place of an earlier one. */
  arm(ref: InstanceRef, dueAtMs: number): void {
    this.#timers.get(ref)?.()
    this.#pending += this.#timers.has(ref) ? 0 : 1
    this.#timers.set(ref, this.clock.at(dueAtMs, () => {
      this.#timers.delete(ref)
      this.inbox.put({ kind: 'due', ref })
    }))
  }

  /** What somebody without the lease wrote: who is asked before a dispatch may have the run suspended. */
  heedWords(events: readonly RunEvent[]): void {
    const said = events.find((event) => event.type === 'humanResponded' && !event.payload.final)
    if (said?.type !== 'humanResponded') return
    this.stop.ask({ reason: 'awaitingHuman', message: `${said.payload.actor} has it wait`, refs: [instanceRef(said.runPath)] })
  }

  /** Questions to people whose time is over are settled. @returns whether there are any */
  settleOverdue(): boolean {
    const overdue = this.run.openRecords.filter((record) => record.state === 'awaitingHuman' && isOverdue(this.run, record))
    for (const { ref } of overdue) this.inbox.put({ kind: 'deadline', ref })
    return overdue.length > 0
  }

  /** Instances that wait for a time, where nothing else is under way. */
  get waitsOnly(): readonly InstanceRef[] {
    return this.#timers.size > 0 && this.isQuiet ? [...this.#timers.keys()] : []
  }

  /** Whether an intent has the slot it needs and knows what it is about to read; one that has to wait comes again when it has. */
  mayGoOn({ ref, effect }: Asked): boolean {
    const record = effect.type === 'intend' ? this.run.open(ref) : undefined
    if (record === undefined || effect.type !== 'intend') return true
    const { step } = this.run.tools.flows.placeOf(record.runPath)
    const attempt = step.kind === 'action' ? step.binding.attempts[effect.chainIndex] : undefined
    if (attempt === undefined || needsWord(this.run, step, record)) return true
    return this.#hasSeat({ ref, effect }, attempt, step, record)
  }

  #hasSeat(ask: Asked, { actionName }: BoundAttempt, step: Step, record: StepRecord): boolean {
    const { provider } = splitActionName(actionName)
    const taken = this.seats.take(ask, provider, this.run.tools.sessions.of(provider).attestation)
    if (taken === 'waits') this.#pending += 1
    return taken === 'has' && (step.kind !== 'action' || step.sources === undefined || this.#hasLooked(ask, record))
  }

  #hasLooked(ask: Asked, record: StepRecord): boolean {
    const { run } = this
    const { folder } = run.tools
    if (folder === null || run.looked.has(ask.ref)) return true
    const begun = this.looks.begin(ask, async (signal) => folder.fingerprint(await sourcesOf(run, record), signal))
    if (begun) this.#pending += 1
    return false
  }

  /** Does not wait for a slot any more. @returns whether it did */
  leaveSeat(ref: InstanceRef): boolean {
    const waited = this.seats.leave(ref)
    if (waited) this.#pending -= 1
    return waited
  }

  /** Nobody waits for a slot any more, or has one for an intent that is not stored, or looks at sources for it. */
  leaveQueue(): void {
    this.#pending -= this.seats.drop('undispatched') + this.looks.drop()
    this.run.looked.clear()
  }

  /** A stop does not wait for time to pass. */
  disarmAll(): void {
    this.leaveQueue()
    for (const disarm of this.#timers.values()) disarm()
    this.#pending -= this.#timers.size
    this.#timers.clear()
  }

  /** Ends waiting for what is in flight after so long; armed once. */
  armGrace(graceMs: number): void {
    this.#grace ??= this.clock.at(this.run.tools.ambient.now() + graceMs, () => { this.inbox.put({ kind: 'graceOver' }) })
  }

  /** Looks again in a while whether somebody without the lease wrote to the log. */
  lookLater(): void {
    if (this.lookEveryMs === undefined) return
    this.#stopLooking = this.clock.at(this.run.tools.ambient.now() + this.lookEveryMs, () => { this.inbox.put({ kind: 'look' }) })
  }

  /** Lets go of everything that would keep the process alive. */
  dispose(): void {
    this.disarmAll()
    this.seats.drop('all')
    this.#grace?.()
    this.#stopLooking?.()
  }

  cancelInFlight(which: 'readonly' | 'all'): void {
    this.inFlight.cancel(which)
    if (which === 'all') this.#abort.abort()
  }
}
