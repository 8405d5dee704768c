import { fakeWorld, type FakeScript, type FakeWorld } from '../../../src/providers/index.ts'
import type { FlowBundle, FlowIR, HandlerBinding } from '../../../src/model/flow.ts'
import { bundle, flowOf, human, lit, pinned, type More } from './flows.ts'
import { Stage } from './stage.ts'

// Handlers, written short, and the ends of dispatches that they are asked about.

export const FAILED = { terminal: 'failed', errorClass: 'action_failed_final', effect: 'none' } as const
export const RETRYABLE = { terminal: 'failed', errorClass: 'action_failed_retryable', effect: 'none' } as const
export const LOST = { terminal: 'timedOut', effect: 'unknown' } as const
export const DEGRADED = { terminal: 'failed', errorClass: 'session_degraded', effect: 'none' } as const
export const policy = { maxAttempts: 1, backoffMs: 10, retryOn: ['action_failed_retryable'] } as const
export type Of = (more?: More) => HandlerBinding
export const handler = (hook: string, action: More): Of => (more = {}) => ({ hook, action, ...more }) as unknown as HandlerBinding
export const retry = (hook: string): Of => handler(hook, { kind: 'retry', policy })
export const goesOn = (hook: string): Of => handler(hook, { kind: 'continue' })
export const abort = (hook: string): Of => handler(hook, { kind: 'abort' })
export const escalate = (hook: string, more: More = {}): Of =>
  handler(hook, { kind: 'escalate', human: human(`x:${hook}1`, { mode: 'judge', prompt: lit('How was it?'), ...more }) })
export const repair = (hook: string, flow: FlowIR): Of =>
  handler(hook, { kind: 'repair', flowRef: { flowId: flow.flowId, irHash: flow.irHash } })
export const world = (...answers: readonly FakeScript[]): FakeWorld => fakeWorld().script(...answers)
export const stageOf = (...answers: readonly FakeScript[]): Stage => new Stage('memory', { world: world(...answers) })

export const fixing = (...body: Parameters<typeof flowOf>[0][number][]): FlowIR => flowOf(body, { flowId: 'fix' })
export const repaired = (fix: FlowIR, body: Parameters<typeof flowOf>[0], more: More = {}): FlowBundle =>
  bundle(flowOf(body, { subflows: pinned(fix), ...more }), fix)
