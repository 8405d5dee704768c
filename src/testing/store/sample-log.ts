import type { Json } from '../../base/json.ts'
import type { Hash } from '../../model/flow.ts'
import type { DraftOf, EventDraft, EventPayload, EventType, Stored } from '../../model/run-event.ts'
import type { Frame, RunPath } from '../../model/run-path.ts'

// Events as a run leaves them, for tests of stores and views.

const hash = (digit: string): Hash => `sha256:${digit.repeat(64)}`
export const SAMPLE_IR = hash('a')
const CALLEE_IR = hash('e')
const HASHES = { effect: hash('b'), judge: hash('c') }

const inline = (value: Json): Stored => ({ inline: value })
const draft = <T extends EventType>(type: T, runPath: RunPath, payload: EventPayload<T>): DraftOf<T> =>
  ({ type, runPath, payload }) as unknown as DraftOf<T>

/** The path of a step below the given frames. */
export const stepPath = (stepId: string, ...frames: readonly Frame[]): RunPath => [...frames, { step: stepId }]

const SEGMENT = {
  supervise: null, platform: 'linux', sessions: [{ provider: 'fake', sessionId: 's1' }], process: { pid: 1, host: 'here' }, software: '0',
}

export const started = (more: Partial<EventPayload<'runStarted'>> = {}): EventDraft =>
  draft('runStarted', [], { irHash: SAMPLE_IR, flowId: 'sample', params: inline({}), env: {}, ...SEGMENT, ...more })
export const resumed = (more: Partial<EventPayload<'runResumed'>> = {}): EventDraft =>
  draft('runResumed', [], { irHash: SAMPLE_IR, ...SEGMENT, ...more })
export const suspended = (reason: EventPayload<'runSuspended'>['reason']): EventDraft => draft('runSuspended', [], { reason })
export const finished = (outcome: EventPayload<'runFinished'>['outcome'] = 'passed'): EventDraft => draft('runFinished', [], { outcome })
export const cancelled = (): EventDraft => draft('runCancelled', [], { actor: 'somebody' })

export const entered = (path: RunPath, more: Partial<EventPayload<'stepEntered'>> = {}): EventDraft => draft('stepEntered', path, {
  kind: 'action', scheme: 'flow-ir/2', irHash: SAMPLE_IR, hashes: HASHES, resolvedInputs: inline({ run: 'make' }), ...more,
})
export const probed = (path: RunPath): EventDraft => draft('preflightProbed', path, { results: [], holds: null })
export const intended = (path: RunPath, callId: string): EventDraft => draft('actionIntent', path, {
  callId, idempotencyKey: callId, group: 1, attempt: 1, chainIndex: 0, actionName: 'fake:act', argsSnapshot: inline({ run: 'make' }),
  provider: 'fake', sessionId: 's1', effectClass: 'mutating', idempotent: false,
})
export const settled = (path: RunPath, callId: string, more: Partial<EventPayload<'actionSettled'>> = {}): EventDraft =>
  draft('actionSettled', path, {
    callId, terminal: 'succeeded', effect: 'landed', source: 'live', output: inline({ exitCode: 0 }), ...more,
  })
export const judged = (path: RunPath, verdict: EventPayload<'verdictRecorded'>['verdict'] = 'pass'): EventDraft =>
  draft('verdictRecorded', path, { verdict, judgeHash: HASHES.judge, irHash: SAMPLE_IR })
export const exited = (path: RunPath, more: Partial<EventPayload<'stepExited'>> = {}): EventDraft =>
  draft('stepExited', path, { state: 'judged', ...more })
export const asked = (path: RunPath, requestId: string): EventDraft =>
  draft('humanRequested', path, { requestId, kind: 'step', mode: 'confirm', prompt: 'Ship it?', presents: [] })
export const answered = (path: RunPath, requestId: string): EventDraft => draft('humanResponded', path, {
  requestId, decision: 'yes', actor: 'somebody', via: 'test', final: true, settledAs: 'answered',
})
export const observed = (path: RunPath, evidence: Hash, bytes: number): EventDraft => draft('observationRecorded', path, {
  which: 'after', parts: [{ name: 'screen', hash: evidence, bytes, mediaType: 'text/plain' }], gaps: [],
})
export const adopted = (path: RunPath, ref: string, position: number): EventDraft => draft('stepAdopted', path, {
  ref, class: 'clean', scheme: 'flow-ir/2', irHash: SAMPLE_IR, hashes: HASHES, position,
})

/** One mutating step from entry to exit. */
export const wholeStep = (stepId: string, ...frames: readonly Frame[]): readonly EventDraft[] => {
  const path = stepPath(stepId, ...frames)
  const callId = `call-${stepId}`
  return [entered(path), probed(path), intended(path, callId), settled(path, callId), judged(path), exited(path)]
}

/** A whole run: a step that failed and was dispatched again, a call with its callee, a person, the end. */
export function sampleRun(): readonly EventDraft[] {
  const [build, call, ask] = [stepPath('build'), stepPath('checkout'), stepPath('approve')]
  const pay = stepPath('pay', { call: 'checkout', hash: CALLEE_IR })
  return [
    started({ labels: { team: 'red' } }), entered(build), probed(build), intended(build, 'c1'),
    settled(build, 'c1', { terminal: 'failed', effect: 'none', errorClass: 'action_failed_retryable', message: 'no route' }),
    draft('retryScheduled', build, { attempt: 2, dueAtMs: 5, why: 'action_failed_retryable' }), intended(build, 'c2'), settled(build, 'c2'),
    draft('assertionEvaluated', build, { outcome: { assertId: 'ok', verdict: 'pass' } }), judged(build), exited(build),
    entered(call, { kind: 'call' }), draft('callFramePushed', call, { flowId: 'checkout', irHash: CALLEE_IR }),
    entered(pay, { irHash: CALLEE_IR }), exited(pay, { endsBody: true }),
    draft('callFramePopped', call, { outputs: inline({ receipt: 'ü-1' }), verdict: 'pass' }),
    exited(call, { output: inline({ receipt: 'ü-1' }) }),
    entered(ask, { kind: 'human' }), asked(ask, 'q1'), answered(ask, 'q1'), judged(ask), exited(ask, { endsBody: true }), finished(),
  ]
}
