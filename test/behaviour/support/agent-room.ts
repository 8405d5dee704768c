import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { given } from '../../../src/base/given.ts'
import type { JsonObject } from '../../../src/base/json.ts'
import type { ActionCall, ActionOutcome, ProviderSession, SessionChange } from '../../../src/ports/provider.ts'
import type { SessionAnswer } from '../../../src/providers/session/session-config.ts'
import { session } from '../../../src/providers/session/session.ts'
import { eventually } from '../../../src/testing/provider/harness.ts'

// A folder with an agent's home in it, and the sessions of one run that drive it, by way of the port.

const AGENT = path.resolve('fixtures/agent/agent.mjs')
export const TOKEN = 's3cr3t/Value+4242'

export interface Spawn { readonly pid: number; readonly args: readonly string[] }
export interface Accepted { readonly pid: number; readonly sid: string; readonly message: string }

/** A call under way: how it ends, and how to stop it. */
export interface UnderWay { readonly outcome: Promise<ActionOutcome>; readonly stop: () => void }

/** Until something holds. */
export const until = (holds: () => boolean): Promise<true> => eventually(() => Promise.resolve(holds() || undefined), 20_000)

/** Resolves once a process is gone. */
export const gone = (pid: number): Promise<true> => until(() =>
  !existsSync(`/proc/${String(pid)}`) || /\) [ZX] /.test(readFileSync(`/proc/${String(pid)}/stat`, 'utf8')))

export const answerOf = (outcome: ActionOutcome): SessionAnswer => {
  if (outcome.terminal !== 'succeeded') throw new Error(JSON.stringify(outcome))
  return outcome.output as unknown as SessionAnswer
}

export class AgentRoom implements AsyncDisposable {
  readonly root = mkdtempSync(path.join(tmpdir(), 'flowir-session-'))
  readonly home = path.join(this.root, 'home')
  readonly changes: SessionChange[] = []
  /** What people see of both streams. */
  readonly shown = { stdout: '', stderr: '' }
  private readonly opened: ProviderSession[] = []
  private calls = 0

  constructor() { mkdirSync(this.home) }

  /** A session of the provider, as a process that takes the run up has one; the agents it starts see these flags before their own. */
  async open(flags: readonly string[] = [], { graceMs = 10_000, runId = 'run' } = {}): Promise<ProviderSession> {
    const env = { ...process.env, AGENT_FLAGS: flags.join(' ') }
    const opened = await session({ env }).open({
      runId, sessionId: `session-${String(this.opened.length)}`, journalDir: path.join(this.root, 'journal'), workDir: this.root,
      killGraceMs: graceMs, secrets: { resolve: () => Promise.resolve(TOKEN), known: () => [TOKEN] },
    })
    this.opened.push(opened)
    return opened
  }

  /** How the agent is started. */
  config(): JsonObject {
    return {
      command: AGENT, args: ['--home', this.home], resumeArgs: ['--resume', '{sid}'],
      resumeRejected: 'No conversation found with session ID: (?<sid>[0-9a-zA-Z-]+)',
      usage: {
        inputTokens: { path: 'usage.input_tokens' }, outputTokens: { path: 'usage.output_tokens' },
        costUsd: { path: 'total_cost_usd', counts: 'process' }, turns: { path: 'num_turns' },
      },
    }
  }

  begin(of: ProviderSession, action: string, args: JsonObject, more: Partial<ActionCall> = {}): UnderWay {
    const id = String(++this.calls)
    const abort = new AbortController()
    const outcome = of.execute({
      callId: `call-${id}`, idempotencyKey: `key-${id}`, action, args, effect: 'mutating', idempotent: false,
      context: { runId: 'run', step: 'work', stepId: 'work', attempt: 1 },
      onSession: (change) => { this.changes.push(change) },
      onOutput: ({ stream, text }) => { this.shown[stream] += text }, ...more,
    }, abort.signal)
    outcome.catch(() => undefined)
    return { outcome, stop: () => { abort.abort() } }
  }

  call(of: ProviderSession, action: string, args: JsonObject, more?: Partial<ActionCall>): Promise<ActionOutcome> {
    return this.begin(of, action, args, more).outcome
  }

  send(of: ProviderSession, message: string, limits?: JsonObject): UnderWay {
    return this.begin(of, 'send', { message, ...given('limits', limits) })
  }

  async answer(of: ProviderSession, message: string): Promise<SessionAnswer> {
    return answerOf(await this.send(of, message).outcome)
  }

  /** A session with one answered message behind it, whose program has ended; its id. */
  async leftBehind(more: JsonObject = {}): Promise<string> {
    const first = await this.open()
    await this.call(first, 'open', { ...this.config(), ...more })
    const { sessionId } = await this.answer(first, 'first')
    await first.end('shutdown')
    this.changes.length = 0
    return sessionId
  }

  private lines(name: string): readonly unknown[] {
    const file = path.join(this.home, name)
    const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
    return text.split('\n').filter((line) => line !== '').map((line): unknown => JSON.parse(line))
  }

  get spawns(): readonly Spawn[] { return this.lines('spawns.log') as readonly Spawn[] }
  get accepted(): readonly Accepted[] { return this.lines('messages.log') as readonly Accepted[] }
  get messages(): readonly string[] { return this.accepted.map(({ message }) => message) }

  /** Which sessions were to be resumed, by process. */
  get resumes(): readonly (string | undefined)[] {
    return this.spawns.map(({ args }) => args.includes('--resume') ? args[args.indexOf('--resume') + 1] : undefined)
  }

  /** Opens a gate. */
  make(name: string): void { writeFileSync(path.join(this.home, name), '') }

  /** The agent knows this session no longer. */
  forget(sid: string): void { rmSync(path.join(this.home, 'sessions', `${sid}.jsonl`)) }

  /** The agent knows this session, which holds more than others. */
  keep(sid: string): void { writeFileSync(path.join(this.home, 'sessions', `${sid}.jsonl`), '\n'.repeat(1000)) }

  changed(change: SessionChange['change']): readonly JsonObject[] {
    return this.changes.filter((each) => each.change === change).map(({ data }) => data ?? {})
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all(this.opened.map((each) => each.end('shutdown')))
    for (const pid of [...this.spawns.map((spawn) => spawn.pid), ...this.lines('grandchildren.log') as readonly number[]]) {
      try { process.kill(pid, 'SIGKILL') } catch { /* gone already */ }
    }
    rmSync(this.root, { recursive: true, force: true })
  }
}
