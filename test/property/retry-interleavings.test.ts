import fc from 'fast-check'
import { expect, test } from 'vitest'
import { advanceRetry, type RetryEffect, type RetryEvent } from '../../src/machine/retry-machine.ts'
import type { BusyReason, RetryOrigin, RetryState } from '../../src/model/retry.ts'

// One unit and everything that may happen to it, in any order: a timer, persons, a stop, a start that is refused, an end.

type Happening =
  | { readonly kind: 'timer' | 'start' | 'stop' | 'leave' | 'enter' | 'schedule' }
  | { readonly kind: 'person'; readonly busy?: BusyReason }
  | { readonly kind: 'refuse' }
  | { readonly kind: 'end'; readonly passed: boolean }
  | { readonly kind: 'fail'; readonly retryable: boolean }

const happening: fc.Arbitrary<Happening> = fc.oneof(
  fc.constantFrom<Happening>(
    { kind: 'timer' }, { kind: 'start' }, { kind: 'stop' }, { kind: 'leave' }, { kind: 'enter' }, { kind: 'schedule' }, { kind: 'refuse' },
  ),
  fc.record({ kind: fc.constant('person' as const) }),
  fc.record({ kind: fc.constant('person' as const), busy: fc.constantFrom<BusyReason>('no_slot', 'step_running', 'queued') }),
  fc.record({ kind: fc.constant('end' as const), passed: fc.boolean() }),
  fc.record({ kind: fc.constant('fail' as const), retryable: fc.boolean() }),
)

const CLAIMABLE: readonly RetryState[] = ['unplanned', 'waiting', 'stopped', 'givenUp']
const MOST_AUTOMATIC = 3

/** What the machine is told of it, and in which states it can happen; absent: in all. */
const EVENT_OF: Readonly<Record<Happening['kind'], readonly [RetryEvent['type'], (readonly RetryState[])?]>> = {
  timer: ['timerFired'], person: ['retryAsked'], stop: ['stopAsked'], leave: ['unitLeft'], enter: ['unitEntered', [...CLAIMABLE, 'gone']],
  schedule: ['attemptScheduled', ['unplanned']], start: ['dispatchRecorded', ['claimed']], refuse: ['dispatchRefused', ['claimed']],
  end: ['turnEnded', ['sent']], fail: ['unitFailed', ['running']],
}

/** The world around the machine: who was told what, how many dispatches there were, and who asked for them. */
class Unit {
  state: RetryState = 'running'
  origin: RetryOrigin = 'givenUp'
  /** Of the claim that is open: by whom, and as what. */
  claim: { readonly by: 'timer' | 'person'; readonly mode: 'firedWaiting' | 'extra' } | undefined
  inFlight = 0
  automatic = 1
  readonly dispatches: ('timer' | 'person')[] = []
  /** Persons who were promised an attempt and have not been told of its start or its end. */
  promised = 0
  told = 0
  asked = 0
  isArmed = false

  happen(what: Happening): void {
    const before = this.state
    const event = this.#eventOf(what)
    if (event === undefined) return
    const { state, effects } = advanceRetry(this.state, event)
    if (CLAIMABLE.includes(before) && state === 'claimed') this.origin = before as RetryOrigin
    this.state = state
    for (const effect of effects) this.#perform(effect, what.kind === 'timer' ? 'timer' : 'person')
    if (what.kind === 'person') this.#afterAsked(before, effects)
    this.#afterMove(what, before)
  }

  /** What the machine is told; undefined: it cannot happen in this state. */
  #eventOf(what: Happening): RetryEvent | undefined {
    const [type, states] = EVENT_OF[what.kind]
    return states?.includes(this.state) === false ? undefined : { type, facts: this.#factsOf(what) }
  }

  #factsOf(what: Happening): RetryEvent['facts'] {
    const automaticLeft = this.automatic < MOST_AUTOMATIC
    switch (what.kind) {
      case 'person': return { ...(what.busy === undefined ? {} : { busy: what.busy }), why: 'ended' }
      case 'leave': return { why: 'replaced' }
      case 'refuse': return { origin: this.origin }
      case 'end': return { passed: what.passed, automaticLeft }
      case 'fail': return { retryable: what.retryable, automaticLeft }
      default: return {}
    }
  }

  #perform(effect: RetryEffect, by: 'timer' | 'person'): void {
    switch (effect.type) {
      case 'claimAttempt':
        expect(this.claim, 'one claim at a time').toBeUndefined()
        this.claim = { by, mode: effect.mode }
        return
      case 'recordFired': {
        expect(this.claim, 'what fires was taken on').toBeDefined()
        this.inFlight += 1
        this.dispatches.push(this.claim?.by ?? 'timer')
        if (this.claim?.mode === 'firedWaiting') this.automatic += 1
        this.#answer()
        return
      }
      case 'giveBack':
        expect(effect.rearm === true, 'only a wait waits again').toBe(this.origin === 'waiting')
        this.#answer()
        return
      case 'answerNothingFailed': if (this.claim !== undefined) this.#answer(); return
      default:
    }
  }

  /** The claim is over: who made it is told. */
  #answer(): void {
    if (this.claim?.by === 'person') { this.promised -= 1; this.told += 1 }
    this.claim = undefined
  }

  #afterAsked(before: RetryState, effects: readonly RetryEffect[]): void {
    this.asked += 1
    const kinds = effects.map((effect) => effect.type)
    if (kinds.includes('claimAttempt')) { this.promised += 1; return }
    expect(kinds, 'a refusal has one answer').toHaveLength(1)
    expect(kinds[0]).toMatch(/^answer/)
    expect(this.state, 'a refusal changes nothing').toBe(before)
    this.told += 1
  }

  #afterMove(what: Happening, before: RetryState): void {
    if (what.kind === 'end' || (what.kind === 'leave' && before === 'sent')) this.inFlight -= 1
    if (what.kind === 'stop') expect(['claimed', 'waiting', 'unplanned'], 'a stop wins up to the start').not.toContain(this.state)
    expect(this.inFlight, 'at most one attempt is under way').toBeLessThanOrEqual(1)
    expect(this.claim !== undefined, 'claimed is what has a claim').toBe(this.state === 'claimed')
    expect(this.asked, 'everybody who asks is promised or told').toBe(this.told + this.promised)
    expect(this.automatic, 'by hand nothing is added to the automatic ones').toBeLessThanOrEqual(MOST_AUTOMATIC)
  }
}

test('whatever happens to a unit in whatever order, its promises are kept', () => {
  fc.assert(fc.property(fc.array(happening, { maxLength: 60 }), (all) => {
    const unit = new Unit()
    for (const what of all) unit.happen(what)
    // Once nothing more happens but the start, nobody is left without an answer.
    unit.happen({ kind: 'start' })
    expect(unit.promised).toBe(0)
  }), { numRuns: 5_000 })
})
