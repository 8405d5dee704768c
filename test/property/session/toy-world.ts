import { given } from '../../../src/base/given.ts'
import { invariant } from '../../../src/base/never.ts'
import { advanceSession } from '../../../src/machine/session/advance-session.ts'
import type { ProcessEffect, SessionEffect } from '../../../src/machine/session/session-effect.ts'
import type { ProcessFact, SessionEvent, SessionRequest } from '../../../src/machine/session/session-event.ts'
import { sessionAt, type SessionState } from '../../../src/machine/session/session-state.ts'
import { ToyProgram, type Fate } from './toy-program.ts'

// A driver without processes: what it waits for ends in any order, at any time. Every choice is made by numbers from outside.

type Of<T extends ProcessEffect['type']> = Extract<ProcessEffect, { readonly type: T }>

/** What could happen next. */
interface Move { readonly name: string; readonly make: () => void }

/** One event, and what the session made of it. */
export interface Entry {
  readonly event: SessionEvent
  readonly effects: readonly SessionEffect[]
  readonly before: SessionState
  readonly after: SessionState
}

/** A late word about a process that was `back` generations ago. */
export interface Noise { readonly noise: ProcessFact; readonly back: number }

export interface Script {
  readonly requests: readonly (SessionRequest | Noise)[]
  readonly fates: readonly Fate[]
  readonly picks: readonly number[]
  readonly candidates: readonly (string | undefined)[]
  readonly held: boolean
}

const CALM: Fate = {
  launch: 'ok', resume: 'accepts', echoes: false, answers: 'well', diesAfter: 99, lingers: false, stalls: false, polite: true,
  errorLines: 0,
}

export class ToyWorld {
  state: SessionState
  readonly log: Entry[] = []
  readonly programs: ToyProgram[] = []
  private readonly waits = new Map<string, Move>()
  private readonly seen = new Set<number>()
  private readonly aborted = new Set<string>()
  private request = 0
  private pick = 0
  private launches = 0

  constructor(private readonly script: Script) {
    this.state = sessionAt({ config: {}, graceMs: 10, ...script.held ? { sessionId: 'held', history: true } : {} })
  }

  tell(event: SessionEvent): void {
    const before = this.state
    const { state, effects } = advanceSession(before, event)
    this.state = state
    this.log.push({ event, effects, before, after: state })
    for (const effect of effects) this.perform(effect)
  }

  /** Goes on until nothing can happen any more. */
  run(): void {
    for (let i = 0; i < 2_000; i++) {
      const moves = this.moves()
      if (moves.length === 0) return
      moves[this.next(moves.length)]!.make()
    }
    throw new Error('does not come to rest')
  }

  private next(below: number): number {
    const { picks } = this.script
    return picks.length === 0 ? 0 : picks[this.pick++ % picks.length]! % below
  }

  private moves(): readonly Move[] {
    return [
      ...this.waits.values(), ...this.programs.flatMap((program) => this.of(program)),
      ...this.request < this.script.requests.length ? [{ name: 'request', make: () => this.ask() }] : [],
    ]
  }

  private ask(): void {
    const request = this.script.requests[this.request++]!
    if ('type' in request) return this.tell(request)
    const generation = (this.programs.at(-1)?.generation ?? 0) - request.back
    if (generation > 0) this.tell({ ...request.noise, generation })
  }

  /** Each stream is read in order, the exit is seen at any time after it: four observers that know nothing of each other. */
  private of(program: ToyProgram): readonly Move[] {
    const { generation, stdout, stderr } = program
    const moves: Move[] = []
    if (stdout.length > 0 && !this.aborted.has(`stdout ${generation}`)) {
      moves.push({ name: 'stdout', make: () => this.tell({ type: 'frameRead', generation, ...stdout.shift()! }) })
    }
    if (stderr.length > 0 && !this.aborted.has(`stderr ${generation}`)) {
      moves.push({ name: 'stderr', make: () => this.tell({ type: 'resumeRejected', generation, sid: stderr.shift()! }) })
    }
    if (!program.alive && !this.seen.has(generation)) {
      moves.push({ name: 'exit', make: () => { this.seen.add(generation); this.tell({ type: 'exitSeen', generation }) } })
    }
    return moves
  }

  /** Something that is waited for, once. */
  private wait(name: string, make: () => void): void {
    this.waits.set(name, { name, make: () => { this.waits.delete(name); make() } })
  }

  private program(generation: number): ToyProgram | undefined {
    return this.programs.find((each) => each.generation === generation)
  }

  private perform(effect: SessionEffect): void {
    switch (effect.type) {
      case 'launchProcess': return this.launch(effect)
      case 'writeLine': return this.write(effect)
      case 'closeStdin': return this.program(effect.generation)!.endInput()
      case 'kill': return void (this.program(effect.generation)!.alive = false)
      case 'armDeadline': return this.later(effect, 'deadlinePassed')
      case 'awaitVerdict': return this.later(effect, 'verdictTimedOut')
      case 'awaitSend': return this.later(effect, 'sendWaitEnded')
      case 'awaitReader': return this.wait(`reader ${effect.which} ${effect.generation}`, () => this.endReader(effect))
      case 'searchRecovery': return this.wait(`search ${effect.generation}`, () => this.search(effect))
      default:
    }
  }

  private later({ generation }: ProcessEffect, type: 'deadlinePassed' | 'verdictTimedOut' | 'sendWaitEnded'): void {
    this.wait(`${type} ${generation}`, () => this.tell({ type, generation }))
  }

  /** A reader comes to its end, or to the end of its time: then what it has not read is never read. */
  private endReader(effect: Of<'awaitReader'>): void {
    const { generation, which } = effect
    const program = this.program(generation)!
    if (program[which].length > 0 && this.next(4) > 0) {
      this.wait(`reader ${which} ${generation}`, () => this.endReader(effect))
      return this.of(program)[0]!.make()
    }
    this.aborted.add(`${which} ${generation}`)
    this.tell({ type: 'readerEnded', generation, which })
  }

  private launch({ generation, start }: Of<'launchProcess'>): void {
    const fate = this.script.fates[this.launches++] ?? CALM
    invariant(this.programs.every(({ alive }) => !alive), 'one process at a time')
    this.wait(`launch ${generation}`, () => {
      if (fate.launch === 'fails') return this.tell({ type: 'launchFailed', generation, message: 'no such program' })
      if (fate.launch === 'elsewhere' && start.how === 'resume') {
        return this.tell({ type: 'launchRefused', generation, sid: start.sid, why: 'openElsewhere' })
      }
      invariant(this.programs.every(({ alive }) => !alive), 'one process at a time')
      this.programs.push(new ToyProgram(generation, start, fate, (sid) => sid !== 'gone'))
      this.tell({ type: 'processStarted', generation })
    })
  }

  private write({ generation, seq }: Of<'writeLine'>): void {
    const program = this.program(generation)!
    invariant(!program.inputEnded, 'nothing is written after the end of input')
    let read = false
    if (program.alive && !program.fate.stalls) {
      program.take(seq)
      read = true
    }
    if (!read && program.alive) return
    this.wait(`write ${generation} ${seq}`, () =>
      this.tell(read ? { type: 'lineWritten', generation, seq } : { type: 'writeFailed', generation, seq, message: 'broken pipe' }))
  }

  /** Finds what it finds, whether it was told not to or not. */
  private search({ generation }: Of<'searchRecovery'>): void {
    const candidate = this.script.candidates[this.log.length % Math.max(1, this.script.candidates.length)]
    this.tell({ type: 'recoverySearched', generation, ...given('candidate', candidate) })
  }
}
