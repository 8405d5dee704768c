import { resolve } from 'node:path'
import { given } from '../../base/given.ts'
import type { Json, JsonObject } from '../../base/json.ts'
import { advanceSession } from '../../machine/session/advance-session.ts'
import type { SessionEffect, Start } from '../../machine/session/session-effect.ts'
import type { SessionEvent } from '../../machine/session/session-event.ts'
import { sessionAt, type SessionState } from '../../machine/session/session-state.ts'
import type { SessionChange } from '../../ports/provider.ts'
import { findRecoverable } from './find-recoverable.ts'
import type { Written } from './frame-reader.ts'
import type { FrameJudgement } from './judge-frame.ts'
import { launchAgent, type AgentSurroundings } from './launch-agent.ts'
import { messageLine } from './message-line.ts'
import { RunningAgent } from './running-agent.ts'
import type { SessionBook } from './session-book.ts'
import { holderText, NOTICES, shownText, type PendingTurn, type SessionCaller, type TurnReport } from './session-caller.ts'
import type { SessionConfig, Usage } from './session-config.ts'
import type { SessionHolder } from './session-lock.ts'
import type { SessionRecord } from './session-record.ts'

// The hands of one session's coordinator: events go in one after the other, effects are done in order, and what comes of them is told as
// events. Nothing is decided here.

export interface DriverParts {
  readonly config: SessionConfig
  readonly book: SessionBook
  readonly record: SessionRecord
  readonly around: AgentSurroundings
}

type Handlers = { readonly [T in SessionEffect['type']]: (effect: Extract<SessionEffect, { readonly type: T }>) => void }

export class SessionDriver {
  private state: SessionState
  private readonly events: SessionEvent[] = []
  private isFeeding = false
  private running: RunningAgent | undefined
  private readonly tickets = new Map<string, PendingTurn>()
  private readonly turns = new Map<number, PendingTurn>()
  private readonly callers: SessionCaller[] = []
  private waiters: (() => void)[] = []
  private readonly timers: NodeJS.Timeout[] = []
  private lastLine: string | undefined
  private trouble: string | undefined
  private known: { readonly outcome: 'resumed' | 'fresh' } | undefined
  private turnNumber = 0

  constructor(private readonly parts: DriverParts) {
    const { sessionId, poisoned, generation, nextSeq, history } = parts.book.now
    this.state = sessionAt({
      config: parts.config as unknown as JsonObject, graceMs: parts.around.graceMs, poisoned, generation, nextSeq, history,
      ...given('sessionId', sessionId),
    })
    this.passOverUnresumable()
  }

  get sessionId(): string | undefined { return this.state.sessionId }

  /** Undefined until it is known. */
  get outcome(): 'resumed' | 'fresh' | undefined { return this.known?.outcome }

  get continuity(): 'continued' | 'broken' { return this.parts.book.now.broken ? 'broken' : 'continued' }

  /** Its program was to take a session up, and has not said yet that it did. */
  get isUnconfirmed(): boolean { return this.running?.isResuming === true && this.known === undefined }

  get isAbsent(): boolean { return this.state.stage.at === 'absent' }

  /** What was last said about why it does not go on. */
  get problem(): string | undefined { return this.trouble ?? this.lastLine }

  /** Hears of everything until it leaves. */
  join(caller: SessionCaller): () => void {
    this.callers.push(caller)
    return () => { this.callers.splice(this.callers.indexOf(caller), 1) }
  }

  /** Starts the program. True: it runs. */
  async open(): Promise<boolean> {
    this.trouble = undefined
    this.feed({ type: 'openRequested' })
    await this.until(() => this.state.stage.at !== 'launching' && this.state.stage.at !== 'searching')
    return this.state.stage.at === 'live'
  }

  /** Gives a message to the session and waits for the end of its turn. */
  send(message: Json, caller: SessionCaller): Promise<TurnReport> {
    this.trouble = undefined
    if (this.turns.size === 0) this.lastLine = undefined
    const ticket = `${caller.callId}#${String(++this.turnNumber)}`
    return new Promise((settle) => {
      this.tickets.set(ticket, { caller, message, settle, written: false })
      this.feed({ type: 'messageReceived', ticket, json: messageLine(this.parts.config, message) })
    })
  }

  /** Ends the program in an orderly way and waits until it is gone. */
  async stop(final = false): Promise<void> {
    this.feed({ type: 'stopRequested', final })
    await this.gone()
  }

  /** Resolves once there is no program. */
  async gone(): Promise<void> {
    await this.until(() => this.isAbsent)
    if (this.isAbsent) await this.running?.letGo().catch(() => undefined)
  }

  /** A program that ends by itself after an answer: given the time to, then stopped. */
  async ended(): Promise<void> {
    this.running?.closeStdin()
    const late = setTimeout(() => { this.feed({ type: 'stopRequested', final: false }) }, this.parts.around.graceMs)
    await this.gone()
    clearTimeout(late)
  }

  private until(holds: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => { if (holds()) resolve(); else this.waiters.push(look) }
      look()
    })
  }

  private feed(event: SessionEvent): void {
    this.events.push(event)
    if (this.isFeeding) return
    this.isFeeding = true
    for (let next = this.events.shift(); next !== undefined; next = this.events.shift()) this.take(next)
    this.isFeeding = false
    if (this.isAbsent) this.timers.splice(0).forEach(clearTimeout)
    const waiters = this.waiters
    this.waiters = []
    waiters.forEach((look) => { look() })
  }

  private take(event: SessionEvent): void {
    const { state, effects } = advanceSession(this.state, event)
    this.state = state
    for (const effect of effects) (this.does[effect.type] as (effect: SessionEffect) => void)(effect)
  }

  /** The process of a generation, while it is the current one. */
  private of(generation: number): RunningAgent | undefined {
    return this.running?.generation === generation ? this.running : undefined
  }

  private readonly does: Handlers = {
    launchProcess: ({ generation, config, start }) => void this.launch(generation, config as unknown as SessionConfig, start),
    writeLine: ({ generation, seq, json }) => { this.write(generation, seq, json) },
    closeStdin: ({ generation }) => this.of(generation)?.closeStdin(),
    armDeadline: ({ generation, ms }) => { this.later(ms, { type: 'deadlinePassed', generation }) },
    kill: ({ generation }) => void this.of(generation)?.process.kill(this.parts.around.graceMs),
    awaitReader: ({ generation, which, ms }) => void this.awaitReader(generation, which, ms),
    awaitSend: ({ generation, ms }) => { this.later(ms, { type: 'sendWaitEnded', generation }) },
    awaitVerdict: ({ generation, ms }) => { this.later(ms, { type: 'verdictTimedOut', generation }) },
    searchRecovery: ({ generation, excluding }) => void this.search(generation, excluding),
    takeMessage: ({ ticket, seq }) => { this.takeTicket(ticket, seq) },
    refuse: ({ ticket, why }) => {
      this.tickets.get(ticket)?.settle({ how: 'refused', written: false, message: `the session is ${why}` })
      this.tickets.delete(ticket)
    },
    acknowledge: () => undefined,
    persistMessage: ({ seq }) => {
      this.parts.book.note({ history: true })
      this.tellOf(seq, 'delivered', { seq })
    },
    settleTurn: ({ seq, how }) => { this.settle(seq, how) },
    reportLost: ({ seq, why }) => { this.settle(seq, why) },
    persistLine: ({ line }) => {
      this.lastLine = line
      this.callers.at(-1)?.showOutput({ stream: 'stderr', text: `${line}\n` })
    },
    sessionOutcome: ({ outcome, attemptedSid, actualSid }) => {
      this.known = { outcome }
      if (outcome === 'fresh' && attemptedSid !== undefined) this.parts.book.note({ broken: true })
      this.tell('outcome', { outcome, ...given('attemptedSid', attemptedSid), ...given('actualSid', actualSid) })
    },
    adoptSession: ({ sid }) => { this.adopt(sid) },
    forgetSession: ({ sid, why }) => {
      const { book } = this.parts
      if (book.now.sessionId === sid) book.forget('sessionId')
      if (why === 'rejected') book.note({ poisoned: [...book.now.poisoned, sid] })
    },
    publishStatus: (status) => { this.hearStatus(status) },
    notice: ({ kind, state }) => {
      if (kind === 'freshStart') this.parts.book.note({ broken: true })
      this.callers.at(-1)?.showOutput({ stream: 'stderr', text: `${NOTICES[kind][state]}\n` })
    },
  }

  private later(ms: number, event: SessionEvent): void {
    this.timers.push(setTimeout(() => { this.feed(event) }, ms))
  }

  private async launch(generation: number, config: SessionConfig, start: Start) {
    const { book, around, record } = this.parts
    try {
      const sid = start.how === 'resume' ? start.sid : undefined
      await this.running?.letGo()
      book.note({ generation: Math.max(book.now.generation, generation) })
      await book.saved()
      const env = { ...around.env, ...await record.envFor(start) }
      const launched = await launchAgent(config, start, { ...around, env }, book.now.agent)
      if ('heldBy' in launched) this.refuseOpen(generation, sid ?? '', launched.heldBy)
      else this.began(new RunningAgent({ generation, config, attemptedSid: sid }, launched), start)
    } catch (error) {
      this.trouble = `${config.command} cannot be started: ${(error as Error).message}`
      this.feed({ type: 'launchFailed', generation, message: this.trouble })
    }
  }

  private refuseOpen(generation: number, sid: string, holder: SessionHolder): void {
    this.trouble = `the session ${sid} is open elsewhere: ${holderText(holder)}`
    this.feed({ type: 'launchRefused', generation, sid, why: 'openElsewhere' })
  }

  private began(running: RunningAgent, start: Start): void {
    const { generation, process, identity } = running
    this.running = running
    this.known = undefined
    if (identity !== undefined) this.parts.book.note({ agent: identity })
    this.parts.book.keep()
    this.tell('spawned', { generation, pid: process.pid, ...start.how === 'resume' ? { resumes: start.sid } : {} })
    this.feed({ type: 'processStarted', generation })
    process.listen({
      bytesRead: (stream, bytes) => { this.callerNow()?.keep(stream, bytes) },
      lineRead: (line) => { this.hearLine(running, line) },
      errorLineRead: (line) => { this.hearErrorLine(running, line) },
      exited: () => { this.feed({ type: 'exitSeen', generation }) },
    })
  }

  private hearLine(running: RunningAgent, line: Written): void {
    this.callerNow()?.showOutput({ stream: 'stdout', text: `${shownText(line)}\n` })
    if (line.kind === 'frame') this.hearFrame(running, line.frame)
  }

  private hearFrame(running: RunningAgent, frame: JsonObject): void {
    const { judged, used } = running.judge(frame)
    const { sid, terminal, errorLine } = judged
    if (terminal !== undefined) this.noteAnswer(judged, used)
    else if (used !== undefined) this.turnNow()?.caller.usageRead?.(used)
    if (errorLine !== undefined) this.lastLine = errorLine
    const { generation } = running
    this.feed({ type: 'frameRead', generation, ...given('sid', sid), ...given('terminal', terminal), ...given('errorLine', errorLine) })
  }

  /** Whose turn it is: the answer is that one's, and what it took is used up by that step. */
  private noteAnswer(answer: FrameJudgement, used: Usage | undefined): void {
    const turn = this.turnNow()
    if (turn === undefined) return
    turn.answer = answer
    if (used !== undefined) this.parts.book.addSpent(turn.caller.instance, used)
  }

  private turnNow(): PendingTurn | undefined {
    const { turns, sending } = this.state
    const seq = turns.find(({ failed }) => !failed)?.message.seq ?? sending?.seq
    return seq === undefined ? undefined : this.turns.get(seq)
  }

  private callerNow(): SessionCaller | undefined {
    return this.turnNow()?.caller ?? this.callers.at(-1)
  }

  private hearErrorLine(running: RunningAgent, line: string): void {
    this.lastLine = line
    this.callerNow()?.showOutput({ stream: 'stderr', text: `${line}\n` })
    const sid = running.rejectedBy(line)
    if (sid !== undefined) this.feed({ type: 'resumeRejected', generation: running.generation, sid })
  }

  private write(generation: number, seq: number, json: string): void {
    const running = this.of(generation)
    if (running === undefined) return void this.feed({ type: 'writeFailed', generation, seq, message: 'there is no process' })
    const { book } = this.parts
    const turn = this.turns.get(seq)
    if (turn !== undefined) turn.written = true
    book.noteMessage(seq, { written: true })
    running.write(json, () => book.saved()).then(
      () => { this.feed({ type: 'lineWritten', generation, seq }) },
      (error: unknown) => { this.feed({ type: 'writeFailed', generation, seq, message: (error as Error).message }) },
    )
  }

  private async search(generation: number, excluding: readonly string[]): Promise<void> {
    const { config } = this.parts
    const cwd = resolve(this.parts.around.workDir, config.cwd ?? '.')
    const candidate = await findRecoverable(config, cwd, excluding).catch(() => undefined)
    this.feed({ type: 'recoverySearched', generation, ...given('candidate', candidate) })
  }

  private get isStopping(): boolean {
    const { stage } = this.state
    return stage.at === 'exiting' && stage.ending === 'stop'
  }

  private async awaitReader(generation: number, which: 'stdout' | 'stderr', ms: number): Promise<void> {
    const running = this.of(generation)
    // What a stopped program left behind may hold its streams.
    if (which === 'stdout' && this.isStopping) running?.sweep(this.parts.around.graceMs)
    await running?.process.readerEnd(which, ms)
    if (which === 'stdout') running?.sweep(this.parts.around.graceMs)
    this.feed({ type: 'readerEnded', generation, which })
  }

  private takeTicket(ticket: string, seq: number): void {
    const pending = this.tickets.get(ticket)
    if (pending === undefined) return
    this.tickets.delete(ticket)
    this.turns.set(seq, pending)
    this.parts.book.addMessage(seq, pending.caller.callId)
    this.parts.book.keep()
    this.tellOf(seq, 'accepted', { seq })
  }

  private settle(seq: number, how: TurnReport['how']): void {
    const turn = this.turns.get(seq)
    this.parts.book.noteMessage(seq, { settled: true })
    this.parts.book.keep()
    if (turn !== undefined && how === 'answered') this.parts.record.add({ message: turn.message }, { answer: turn.answer?.result ?? null })
    this.tellOf(seq, 'settled', { seq, how })
    this.turns.delete(seq)
    turn?.settle({ how, written: turn.written, ...given('answer', turn.answer), ...given('message', this.problem) })
  }

  private adopt(sid: string): void {
    this.parts.book.note({ sessionId: sid })
    this.parts.book.keep()
    this.passOverUnresumable()
    if (this.state.stage.at === 'live') void this.running?.hold(sid, this.parts.around).catch(() => undefined)
  }

  /** A program that cannot take up a session is never asked to. */
  private passOverUnresumable(): void {
    const { sessionId } = this.state
    if (sessionId === undefined || (this.parts.config.resumeArgs ?? []).length > 0) return
    this.feed({ type: 'chainHeadFound', sid: sessionId, reachable: false })
  }

  /** What nobody will deliver any more is given up: whoever sent it waits. */
  private hearStatus(status: Extract<SessionEffect, { type: 'publishStatus' }>): void {
    if (status.status === 'running' || status.status === 'idle') return
    this.tell('stopped', { status: status.status, ...'why' in status ? { why: status.why } : {} })
    if (!('queued' in status) || status.queued.length === 0) return
    this.trouble ??= 'the program ended twice before it took the message'
    this.feed({ type: 'stopRequested', final: false })
  }

  private tell(change: SessionChange['change'], data: JsonObject): void {
    this.callerNow()?.noteChange({ change, data, ...given('sessionId', this.state.sessionId) })
  }

  private tellOf(seq: number, change: SessionChange['change'], data: JsonObject): void {
    this.turns.get(seq)?.caller.noteChange({ change, data, ...given('sessionId', this.state.sessionId) })
  }
}
