import type { JsonObject } from '../../base/json.ts'
import { sha256Hex } from '../../core/hash/sha256.ts'
import type { EvidenceOffer } from '../../model/run-event.ts'
import type { ActionCall, ActionOutcome, Health, ObservationWant, ProviderSession, UiNode } from '../../ports/provider.ts'
import type { ErrorClass } from '../../model/vocabulary.ts'

/** What goes wrong with a dispatch instead of ending. */
export type FakeFault =
  /** Lost on the way out: the world never hears of the call. */
  | { readonly fault: 'transportLostBeforeDispatch' }
  /** Lost on the way back: `outcome` is what the world did, and left out, that nobody wrote it down. */
  | { readonly fault: 'transportLostAfterDispatch'; readonly outcome?: ActionOutcome }
  /** Never answers, whatever is asked of it. */
  | { readonly fault: 'hang' }
  /** Goes on until the test calls `finish`; asked meanwhile, it is running. */
  | { readonly fault: 'running' }
  /** Goes on until cancelled, and says so. */
  | { readonly fault: 'untilCancelled' }
  | { readonly fault: 'throw'; readonly message?: string; readonly errorClass?: ErrorClass }

export type FakeAnswer = ActionOutcome | FakeFault

/** One answer, or a function of the call that gives it. */
export type FakeScript = FakeAnswer | ((call: ActionCall) => FakeAnswer)

export interface FakeDispatch {
  readonly callId: string
  readonly action: string
  readonly args: JsonObject
  readonly stepId: string
  readonly idempotencyKey: string
}

export type FakeVerdict = Parameters<ProviderSession['recordVerdict']>[0]

/** A call as the world's own log has it. `running` has no end yet, `started` will never have one. */
export type FakeRecord = { readonly sessionId: string; readonly sinceMs: number } & (
  | { readonly state: 'started' | 'running' } | { readonly state: 'completed'; readonly outcome: ActionOutcome }
)

/** The world outside: what was dispatched, what it shows, what it does next. Sessions of one world see the same. */
export interface FakeWorld {
  /** Every dispatch that reached the world, in order. */
  readonly dispatched: readonly FakeDispatch[]
  readonly dispatchCount: number
  readonly verdicts: readonly FakeVerdict[]
  /** How sessions ended, in order. */
  readonly ended: readonly string[]

  /** Answers of the next dispatches, one each. */
  script(...answers: readonly FakeScript[]): FakeWorld
  /** The same for one action or one step id: used before those of `script`. */
  scriptFor(name: string, ...answers: readonly FakeScript[]): FakeWorld
  /** Ends a call that is running. */
  finish(callId: string, outcome: ActionOutcome): void
  /** Keeps bytes and offers them, as evidence of an outcome. */
  offer(name: string, bytes: Uint8Array, mediaType?: string): EvidenceOffer

  /** Without a script: succeed, with the arguments as output. Default: fail with `fake_script_exhausted`. */
  echo: boolean
  uiTree: UiNode | undefined
  dom: UiNode | undefined
  screenshot: Uint8Array | undefined
  viewport: { readonly width: number; readonly height: number; readonly scale: number }
  /** Parts that are not shown, and why. */
  omissions: Partial<Readonly<Record<ObservationWant, string>>>
  /** Why the world's log cannot be read. */
  logUnavailable: string | undefined
  evidenceUnsupported: boolean
  /** Changes bytes on their way to whoever fetches them. */
  alterEvidence: ((ref: string, bytes: Uint8Array) => Uint8Array) | undefined
  /** Why verdicts cannot be recorded. */
  verdictFailure: string | undefined
  health: Health
  /** The world's clock, in epoch milliseconds. */
  now: () => number
}

/** What sessions do to a world and tests do not. */
export interface FakeWorldInside extends FakeWorld {
  readonly log: Map<string, FakeRecord>
  readonly voided: Set<string>
  readonly sessions: Set<string>
  readonly dispatched: FakeDispatch[]
  readonly verdicts: FakeVerdict[]
  readonly ended: string[]
  readonly kept: Map<string, Uint8Array>
  nextAnswer(call: ActionCall): FakeAnswer
  /** Resolves when the test finishes the call. */
  finished(callId: string): Promise<ActionOutcome>
}

const EXHAUSTED: ActionOutcome = { terminal: 'failed', errorClass: 'action_failed_final', message: 'fake_script_exhausted', effect: 'none' }

/** Queues of answers: those of a step before those of an action before those of any. */
function createScript() {
  const any: FakeScript[] = []
  const named = new Map<string, FakeScript[]>()
  return {
    add: (answers: readonly FakeScript[]): void => { any.push(...answers) },
    addFor: (name: string, answers: readonly FakeScript[]): void => { named.set(name, [...named.get(name) ?? [], ...answers]) },
    next: ({ action, context }: ActionCall): FakeScript | undefined =>
      named.get(context.stepId)?.shift() ?? named.get(action)?.shift() ?? any.shift(),
  }
}

/** Ends of calls that a test gives later, whoever waits for them and when. */
function createEnds() {
  const ends = new Map<string, { readonly promise: Promise<ActionOutcome>; readonly settle: (outcome: ActionOutcome) => void }>()
  return (callId: string) => {
    const known = ends.get(callId)
    if (known) return known
    let settle: (outcome: ActionOutcome) => void = () => undefined
    const promise = new Promise<ActionOutcome>((resolve) => { settle = resolve })
    const end = { promise, settle }
    ends.set(callId, end)
    return end
  }
}

/** A counter that stands for time: later is more. */
function createClock(): () => number {
  let ms = 0
  return () => ++ms
}

const defaults = (): Pick<FakeWorld,
  | 'echo' | 'uiTree' | 'dom' | 'screenshot' | 'viewport' | 'omissions' | 'logUnavailable' | 'evidenceUnsupported' | 'alterEvidence'
  | 'verdictFailure' | 'health' | 'now'> => ({
  echo: false, uiTree: undefined, dom: undefined, screenshot: undefined, viewport: { width: 1080, height: 2400, scale: 2 }, omissions: {},
  logUnavailable: undefined, evidenceUnsupported: false, alterEvidence: undefined, verdictFailure: undefined, health: { ok: true },
  now: createClock(),
})

const echoOf = ({ args }: ActionCall): ActionOutcome => ({ terminal: 'succeeded', effect: 'landed', output: args })

/**
 * A world for `fake`: empty, without a script, with a clock that counts.
 * @example
 * const world = fakeWorld().script({ terminal: 'succeeded' }, { fault: 'transportLostAfterDispatch' })
 * const provider = fake({ world })
 */
export function fakeWorld(): FakeWorld {
  const script = createScript()
  const endOf = createEnds()
  const dispatched: FakeDispatch[] = []
  const world: FakeWorldInside = {
    ...defaults(),
    dispatched, get dispatchCount() { return dispatched.length },
    verdicts: [], ended: [], log: new Map(), voided: new Set(), sessions: new Set(), kept: new Map(),
    script(...answers) {
      script.add(answers)
      return world
    },
    scriptFor(name, ...answers) {
      script.addFor(name, answers)
      return world
    },
    nextAnswer(call) {
      const next = script.next(call) ?? (world.echo ? echoOf : EXHAUSTED)
      return typeof next === 'function' ? next(call) : next
    },
    finish(callId, outcome) {
      const record = world.log.get(callId)
      if (record) world.log.set(callId, { sessionId: record.sessionId, sinceMs: record.sinceMs, state: 'completed', outcome })
      endOf(callId).settle(outcome)
    },
    finished: (callId) => endOf(callId).promise,
    offer(name, bytes, mediaType = 'application/octet-stream') {
      const ref = `${name}-${world.kept.size + 1}`
      world.kept.set(ref, bytes)
      return { ref, name, mediaType, sha256: sha256Hex(bytes) }
    },
  }
  return world
}
