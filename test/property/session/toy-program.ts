import type { Start } from '../../../src/machine/session/session-effect.ts'
import type { ProcessFact } from '../../../src/machine/session/session-event.ts'

// A program with a mind of its own: what it writes to its two streams, when it ends, and what it makes of the lines it is given.

/** How a launch goes, and what the program is like. */
export interface Fate {
  readonly launch: 'ok' | 'fails' | 'elsewhere'
  /** What it makes of the session that it is to take up. */
  readonly resume: 'accepts' | 'rejects' | 'forks'
  /** Names its session before it is asked anything. */
  readonly echoes: boolean
  /** What it does with a line. */
  readonly answers: 'well' | 'badly' | 'never'
  /** After how many lines it dies unasked; after a rejection it dies at once, unless it lingers. */
  readonly diesAfter: number
  readonly lingers: boolean
  /** Does not read its input: writes do not end. */
  readonly stalls: boolean
  /** Goes away when its input ends; otherwise it has to be killed. */
  readonly polite: boolean
  /** How many error lines go with a failure. */
  readonly errorLines: number
}

type Said = Omit<Extract<ProcessFact, { readonly type: 'frameRead' }>, 'generation' | 'type'>

export class ToyProgram {
  readonly stdout: Said[] = []
  /** Sessions it says it does not know. */
  readonly stderr: string[] = []
  readonly sid: string
  readonly rejects: boolean
  readonly taken: number[] = []
  alive = true
  inputEnded = false

  constructor(readonly generation: number, readonly start: Start, readonly fate: Fate, private readonly known: (sid: string) => boolean) {
    const own = `s${generation}`
    this.rejects = start.how === 'resume' && (fate.resume === 'rejects' || !this.known(start.sid))
    this.sid = start.how === 'fresh' || fate.resume === 'forks' ? own : start.sid
    if (this.rejects) this.reject()
    else if (fate.echoes) this.stdout.push({ sid: this.sid })
  }

  private reject(): void {
    const { sid } = this.start as Extract<Start, { readonly how: 'resume' }>
    this.stderr.push(sid)
    if (this.fate.echoes) this.stdout.push({ sid })
    this.complain()
    if (this.fate.answers === 'badly') this.stdout.push({ sid, terminal: 'failure' })
    if (!this.fate.lingers) this.alive = false
  }

  private complain(): void {
    for (let i = 0; i < this.fate.errorLines; i++) this.stdout.push({ errorLine: `error ${this.generation}.${this.taken.length}.${i}` })
  }

  /** Whether it has read the line. */
  take(seq: number): void {
    this.taken.push(seq)
    if (!this.rejects && this.fate.answers !== 'never') this.answer()
    if (this.taken.length > this.fate.diesAfter) this.alive = false
  }

  private answer(): void {
    const well = this.fate.answers === 'well' || this.taken.length > 1
    if (!well) this.complain()
    this.stdout.push({ sid: this.sid, terminal: well ? 'success' : 'failure' })
  }

  endInput(): void {
    this.inputEnded = true
    if (this.fate.polite) this.alive = false
  }
}
