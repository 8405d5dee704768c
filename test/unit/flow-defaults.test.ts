import { describe, expect, it } from 'vitest'
import {
  concurrencyOf, isCheckpointed, isIdempotent, jitterOf, maxTriggersOf, onBranchFailOf, onExhaustedOf, onItemFailOf, verdictPolicyOf,
} from '../../src/core/flow/defaults.ts'
import type { FlowDraft, StepDraft } from '../../src/core/flow/flow-draft.ts'
import { sealFlow } from '../../src/core/hash/seal-flow.ts'
import type { ActionStep, ForeachStep, ParallelStep } from '../../src/model/flow.ts'
import { draftOf, letStep } from './support/sample-flow.ts'

const retry = { maxAttempts: 2, backoffMs: 1, retryOn: ['target_stale' as const] }
const action: StepDraft = {
  kind: 'action', stepId: 'a', effect: 'readonly', assertions: [], binding: { attempts: [{ actionName: 'shell:exec', args: {} }] },
}
const foreach: StepDraft = { kind: 'foreach', stepId: 'f', items: { lit: [] }, as: 'i', body: [letStep('inner')] }
const parallel: StepDraft = { kind: 'parallel', stepId: 'p', branches: { x: [letStep('x1')], y: [letStep('y1')] } }
const human: StepDraft = {
  kind: 'human', stepId: 'h', mode: 'confirm', prompt: { lit: '?' }, presents: [], timeoutMs: 1, onTimeout: 'unknown',
}

const plain = draftOf([{ ...action, retry, continuation: { maxAttempts: 1, status: { lit: 'done' } } }, foreach, parallel], {
  handlers: [
    { hook: 'onFail', action: { kind: 'retry', policy: retry } }, { hook: 'onUnknown', action: { kind: 'escalate', human } },
  ],
})
const spelledOut: FlowDraft = {
  ...plain,
  verdictPolicy: 'standard',
  body: [
    {
      ...action, checkpoint: true, idempotent: false, retry: { ...retry, jitter: 0 },
      continuation: { maxAttempts: 1, status: { lit: 'done' }, onExhausted: 'fail' },
    },
    { ...foreach, checkpoint: true, concurrency: 1, onItemFail: 'halt', body: [{ ...letStep('inner'), checkpoint: true }] },
    { ...parallel, concurrency: 2, onBranchFail: 'halt' },
  ],
  handlers: [
    { hook: 'onFail', action: { kind: 'retry', policy: { ...retry, jitter: 0 } }, maxTriggers: 1 },
    { hook: 'onUnknown', action: { kind: 'escalate', human: { ...human, checkpoint: true } }, maxTriggers: 1 },
  ],
}

describe('a field equal to its default', () => {
  it('is left out when sealed, so that both spellings are one flow', () => {
    expect(sealFlow(spelledOut)).toEqual(sealFlow(plain))
  })

  it.each<[string, FlowDraft]>([
    ['verdictPolicy', { ...plain, verdictPolicy: 'strict' }],
    ['checkpoint', { ...plain, body: [{ ...letStep('l'), checkpoint: false }] }],
    ['concurrency of a foreach', { ...plain, body: [{ ...foreach, concurrency: 2 }] }],
    ['concurrency of a parallel', { ...plain, body: [{ ...parallel, concurrency: 1 }] }],
    ['idempotent', { ...plain, body: [{ ...action, idempotent: true }] }],
  ])('stays when it is another: %s', (_, draft) => {
    const sealed = sealFlow(draft)
    expect({ ...sealed, ...sealed.body[0] }).toMatchObject({ ...draft, ...draft.body[0] })
  })

  it('means what the accessors say', () => {
    const flow = sealFlow(plain)
    const [step, loop, fan] = flow.body as [ActionStep, ForeachStep, ParallelStep]
    expect([isIdempotent(step), isCheckpointed(step), concurrencyOf(loop), onItemFailOf(loop), concurrencyOf(fan), onBranchFailOf(fan)])
      .toEqual([false, true, 1, 'halt', 2, 'halt'])
    expect([jitterOf(step.retry!), onExhaustedOf(step.continuation!), maxTriggersOf(flow.handlers![0]!), verdictPolicyOf(flow)])
      .toEqual([0, 'fail', 1, 'standard'])
  })
})

describe('texts', () => {
  it('are in normal form C once sealed, keys too, and names of files stay', () => {
    const span = { startLine: 1, startCol: 1, endLine: 1, endCol: 1 }
    const sealed = sealFlow(draftOf([{ kind: 'let', stepId: 'l', bindings: { x: { lit: { 'cafe\u0301': 'e\u0301' } } } }], {
      sourceMap: [{ irPath: '/body/0', file: 'cafe\u0301.yaml', span }],
    }))
    expect(sealed.body[0]).toMatchObject({ bindings: { x: { lit: { 'caf\u00E9': '\u00E9' } } } })
    expect(sealed.sourceMap[0]?.file).toBe('cafe\u0301.yaml')
  })

  it('are refused when two keys of an object become one', () => {
    const draft = draftOf([{ kind: 'let', stepId: 'l', bindings: { x: { lit: { 'e\u0301': 1, '\u00E9': 2 } } } }])
    expect(() => sealFlow(draft)).toThrow(/two keys/)
  })
})
