import { given } from '../../base/given.ts'
import type { JsonObject } from '../../base/json.ts'
import type { ProcessIdentity } from '../process-identity.ts'
import type { AgentProcess } from './agent-process.ts'
import { valueAt } from './frame-path.ts'
import { judgeFrame, type FrameJudgement } from './judge-frame.ts'
import { holdForRun, type AgentSurroundings, type Launched } from './launch-agent.ts'
import { rejectedBy } from './rejected-line.ts'
import type { SessionConfig, Usage } from './session-config.ts'
import type { HeldSession } from './session-lock.ts'
import { NO_USAGE, usageOfTurn } from './usage.ts'

/** What a frame says, and what the turn under way has used so far, where the frame tells. */
export interface HeardFrame { readonly judged: FrameJudgement; readonly used?: Usage }

export interface AgentOrigin {
  readonly generation: number
  readonly config: SessionConfig
  /** The session that it was started with. */
  readonly attemptedSid: string | undefined
}

/** One generation of a session's program: what it said so far, and which session it holds. */
export class RunningAgent {
  readonly generation: number
  readonly process: AgentProcess
  readonly identity: ProcessIdentity | undefined
  private held: HeldSession | undefined
  private lastSid: string | undefined
  private totals: Usage = NO_USAGE
  private isOver = false
  private swept: Promise<void> | undefined
  /** What is asked of standard input, one after the other. */
  private input: Promise<void> = Promise.resolve()

  constructor(private readonly origin: AgentOrigin, { process, identity, held }: Exclude<Launched, { readonly heldBy: unknown }>) {
    this.generation = origin.generation
    this.process = process
    this.identity = identity
    this.held = held
  }

  /** It was started with a session to take up. */
  get isResuming(): boolean { return this.origin.attemptedSid !== undefined }

  /** What a frame means, in the light of those before. */
  judge(frame: JsonObject): HeardFrame {
    const { config } = this.origin
    const judged = judgeFrame(config, frame, this.lastSid)
    this.lastSid = judged.sid
    if (judged.terminal === undefined) return { judged, ...given('used', this.usedSoFar(frame)) }
    const { used, totals } = usageOfTurn(config, judged.usage, this.totals)
    this.totals = totals
    return { judged, used }
  }

  private usedSoFar(frame: JsonObject): Usage | undefined {
    const { config } = this.origin
    const read = Object.entries(config.usage ?? {}).map(([name, { path }]) => [name, valueAt(frame, path)] as const)
    const reading = Object.fromEntries(read.filter(([, value]) => typeof value === 'number'))
    return Object.keys(reading).length === 0 ? undefined : usageOfTurn(config, { turns: 0, ...reading }, this.totals).used
  }

  /** The session that a line of standard error rejects. */
  rejectedBy(line: string): string | undefined {
    const { config, attemptedSid } = this.origin
    return attemptedSid === undefined ? undefined : rejectedBy(config, line, attemptedSid)
  }

  /** Writes a line once `first` is done, after those before. @throws Error when the program no longer takes it */
  write(line: string, first: () => Promise<void>): Promise<void> {
    const written = this.input.then(first).then(() => this.process.write(line))
    this.input = written.catch(() => undefined)
    return written
  }

  closeStdin(): void {
    void this.input.then(() => { this.process.closeStdin() })
  }

  /** Ends what the program left in its group: that is nobody's any more. */
  sweep(graceMs: number): void {
    this.swept = this.process.kill(graceMs)
  }

  /** Holds the session that the program turned out to be in, too. */
  async hold(sid: string, around: AgentSurroundings): Promise<void> {
    if (sid === this.origin.attemptedSid || !this.process.isRunning) return
    const taken = await holdForRun(sid, around)
    if (!('held' in taken)) return
    const before = this.held
    this.held = taken.held
    await taken.held.note(this.identity)
    await before?.release()
    if (this.isOver) await this.letGo()
  }

  /** Gives up whatever session it holds, once nothing is left of it. */
  async letGo(): Promise<void> {
    this.isOver = true
    await this.swept
    await this.held?.release()
  }
}
