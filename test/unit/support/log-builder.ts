import { canonicalJson, type Json } from '../../../src/base/json.ts'
import { sha256Hex } from '../../../src/core/hash/sha256.ts'
import { parseInstanceRef } from '../../../src/core/path/instance-ref.ts'
import type { Hash } from '../../../src/model/flow.ts'
import type { EventDraft, EventPayload, EventType, RunEvent, Stored } from '../../../src/model/run-event.ts'
import type { RunPath } from '../../../src/model/run-path.ts'
import type { EffectClass, StepKind, Verdict } from '../../../src/model/vocabulary.ts'

/** Half past two in the night, UTC. */
export const NIGHT = Date.UTC(2026, 5, 1, 2, 30, 0)

export const hashOf = (text: string): Hash => `sha256:${sha256Hex(text)}`
export const FLOW_HASH = hashOf('flow')
const HASHES = { effect: hashOf('effect'), judge: hashOf('judge') }

export const inline = (value: Json): Stored => ({ inline: value })

/** The path that a text spells; calls get a hash made of their name. */
function pathOf(ref: string): RunPath {
  const segments = parseInstanceRef(ref) ?? []
  return segments.map(({ name, round }, index) => {
    if (round !== undefined) return { loop: name, ...round }
    if (name.includes('!')) return { hook: name.split('!')[0] ?? '', n: Number(name.split('!')[1]) }
    return index === segments.length - 1 ? { step: name } : { call: name, hash: hashOf(name) }
  })
}

interface Command {
  readonly command?: string
  readonly exitCode?: number
  readonly effect?: EffectClass
  readonly ms?: number
  readonly verdict?: Verdict | 'none'
  readonly phase?: 'finally'
}

/** Writes a log event by event, in correct envelopes: what a store would hold. */
export class LogBuilder {
  readonly events: RunEvent[] = []
  private segment = 1
  private calls = 0

  constructor(readonly runId = 'r1', private atMs = NIGHT) {}

  /** Lets time pass. */
  wait(ms: number): this {
    this.atMs += ms
    return this
  }

  event<T extends EventType>(type: T, ref: string, payload: EventPayload<T>): this {
    const last = this.events.at(-1)
    const prev = last === undefined ? null : hashOf(canonicalJson(last))
    const draft = { type, runPath: ref === '' ? [] : pathOf(ref), payload } as unknown as EventDraft
    const seq = this.events.length + 1
    this.events.push({ runId: this.runId, seq, prev, segment: this.segment, epoch: this.segment, atMs: this.atMs, v: 1, ...draft })
    return this
  }

  private options() {
    return {
      supervise: null, platform: 'linux', sessions: [{ provider: 'shell', sessionId: `s${String(this.segment)}` }],
      process: { pid: 4242, host: 'ci-7' }, software: '0.1.0',
    }
  }

  start(more: Partial<EventPayload<'runStarted'>> = {}): this {
    return this.event('runStarted', '', { irHash: FLOW_HASH, flowId: 'release', params: inline({}), env: {}, ...this.options(), ...more })
  }

  resume(more: Partial<EventPayload<'runResumed'>> = {}): this {
    this.segment += 1
    return this.event('runResumed', '', { irHash: FLOW_HASH, ...this.options(), ...more })
  }

  enter(ref: string, kind: StepKind = 'action', more: Partial<EventPayload<'stepEntered'>> = {}): this {
    const sealed = { scheme: 'flow-ir/2', irHash: FLOW_HASH, hashes: HASHES } as const
    return this.event('stepEntered', ref, { kind, ...sealed, resolvedInputs: inline({}), ...more })
  }

  intent(ref: string, command: string, more: Partial<EventPayload<'actionIntent'>> = {}): this {
    this.calls += 1
    return this.event('actionIntent', ref, {
      callId: `call-${String(this.calls)}`, idempotencyKey: `key-${ref}`, group: 1, attempt: 1, chainIndex: 0, actionName: 'shell:exec',
      argsSnapshot: inline({ script: command }), provider: 'shell', sessionId: `s${String(this.segment)}`, effectClass: 'mutating',
      idempotent: false, ...more,
    })
  }

  settle(ref: string, more: Partial<EventPayload<'actionSettled'>> = {}): this {
    return this.event('actionSettled', ref, {
      callId: `call-${String(this.calls)}`, terminal: 'succeeded', effect: 'landed', source: 'live', ...more,
    })
  }

  verdict(ref: string, verdict: Verdict, more: Partial<EventPayload<'verdictRecorded'>> = {}): this {
    return this.event('verdictRecorded', ref, { verdict, judgeHash: HASHES.judge, irHash: FLOW_HASH, ...more })
  }

  exit(ref: string, state: EventPayload<'stepExited'>['state'] = 'judged', more: Partial<EventPayload<'stepExited'>> = {}): this {
    return this.event('stepExited', ref, { state, ...more })
  }

  /** A step that never became ready: skipped or blocked. */
  pass(ref: string, state: 'skipped' | 'blocked', kind: StepKind = 'action'): this {
    return this.enter(ref, kind, { resolvedInputs: null }).exit(ref, state)
  }

  /** A shell step from entry to exit, with the default expectation. */
  shell(ref: string, about: Command = {}): this {
    const { command = `echo ${ref}`, exitCode = 0, effect = 'readonly', ms = 1200 } = about
    this.enter(ref, 'action', about.phase === undefined ? {} : { phase: about.phase })
    this.intent(ref, command, { effectClass: effect }).wait(ms)
    this.settle(ref, { output: inline({ exitCode, signal: null, stdout: '', stderr: '' }) })
    const verdict = about.verdict ?? (exitCode === 0 ? 'pass' : 'fail')
    return verdict === 'none' ? this.exit(ref) : this.judged(ref, verdict)
  }

  private judged(ref: string, verdict: Verdict): this {
    const reason = verdict === 'pass' ? 'holds' : 'does not hold'
    this.event('assertionEvaluated', ref, { outcome: { assertId: 'exitCode', verdict, reason } })
    return this.verdict(ref, verdict, verdict === 'pass' ? {} : { reason: `exitCode: ${reason}` }).exit(ref)
  }

  ask(ref: string, prompt: string, more: Partial<EventPayload<'humanRequested'>> = {}): this {
    return this.event('humanRequested', ref, { requestId: 'q1', kind: 'step', mode: 'confirm', prompt, presents: [], ...more })
  }

  suspend(reason: EventPayload<'runSuspended'>['reason'], more: Partial<EventPayload<'runSuspended'>> = {}): this {
    return this.event('runSuspended', '', { reason, ...more })
  }

  finish(outcome: EventPayload<'runFinished'>['outcome'], more: Partial<EventPayload<'runFinished'>> = {}): this {
    return this.event('runFinished', '', { outcome, ...more })
  }
}

export const buildLog = (runId?: string): LogBuilder => new LogBuilder(runId)
