import { describe, expect, it } from 'vitest'
import type { StepDraft } from '../../src/core/flow/flow-draft.ts'
import { indexFlow } from '../../src/core/flow/flow-index.ts'
import { sealFlow } from '../../src/core/hash/seal-flow.ts'
import { draftOf, letStep } from './support/sample-flow.ts'

const human = (stepId: string): Extract<StepDraft, { kind: 'human' }> =>
  ({ kind: 'human', stepId, mode: 'judge', prompt: { lit: '?' }, presents: [], timeoutMs: 1, onTimeout: 'unknown' })

const flow = sealFlow(draftOf([
  letStep('first'),
  { kind: 'if', stepId: 'choice', cond: { lit: true }, then: [letStep('yes'), letStep('more')], else: [letStep('no')] },
  {
    kind: 'foreach', stepId: 'outer', items: { lit: [] }, as: 'm', body: [
      letStep('round'),
      {
        kind: 'foreach', stepId: 'inner', items: { ref: 'iter.m' }, as: 'n', body: [
          { kind: 'parallel', stepId: 'fan', branches: { right: [letStep('r')], left: [letStep('l1'), letStep('l2')] } },
        ],
      },
      letStep('late'),
    ],
  },
  { ...letStep('last'), handlers: [{ hook: 'onFail', action: { kind: 'escalate', human: human('last:onFail:escalate') } }] },
], {
  finally: [letStep('clean')],
  handlers: [{ hook: 'onUnknown', action: { kind: 'escalate', human: human('flow:onUnknown:escalate') } }],
}))

const index = indexFlow(flow)

describe('the place of a step', () => {
  it.each([
    ['first', { body: 'body', index: 0, containers: [], loops: [] }],
    ['more', { parent: 'choice', body: 'then', index: 1, within: { step: 'choice', body: 'then' }, containers: ['choice'], loops: [] }],
    ['no', { parent: 'choice', body: 'else', index: 0, within: { step: 'choice', body: 'else' } }],
    ['late', { parent: 'outer', body: 'body', index: 2, containers: ['outer'], loops: ['outer'] }],
    ['l2', {
      parent: 'fan', body: 'left', index: 1, within: { step: 'fan', body: 'left' },
      containers: ['outer', 'inner', 'fan'], loops: ['outer', 'inner'],
    }],
    ['clean', { body: 'finally', index: 0 }],
  ])('of %s', (stepId, site) => {
    expect(index.site(stepId)).toMatchObject({ step: { stepId }, ...site })
    expect(index.site(stepId).steps[index.site(stepId).index]).toBe(index.site(stepId).step)
  })

  it('names no body around it directly in the flow or in a round', () => {
    for (const stepId of ['first', 'round', 'clean']) expect(index.site(stepId)).not.toHaveProperty('within')
    expect(index.site('first')).not.toHaveProperty('parent')
  })

  it('counts in the order of the document, branches by name', () => {
    expect([...index.all()].map((site) => site.step.stepId)).toEqual([
      'first', 'choice', 'yes', 'more', 'no', 'outer', 'round', 'inner', 'fan', 'l1', 'l2', 'r', 'late', 'last', 'clean',
    ])
    expect([...index.all()].map((site) => site.order)).toEqual([...index.all()].map((_, i) => i))
  })

  it('is unknown for a step the flow does not have', () => {
    expect(index.find('nowhere')).toBeUndefined()
    expect(() => index.site('nowhere')).toThrow(/no step "nowhere"/)
  })

  it('is kept apart for steps that handlers hold', () => {
    expect(index.escalation('last:onFail:escalate')).toMatchObject({ host: 'last', human: { stepId: 'last:onFail:escalate' } })
    expect(index.escalation('flow:onUnknown:escalate')).not.toHaveProperty('host')
    expect(index.find('last:onFail:escalate')).toBeUndefined()
  })
})

it('is made once for a flow', () => {
  expect(indexFlow(flow)).toBe(index)
  expect(indexFlow({ ...flow })).not.toBe(index)
})

it('finds what binds a variable and what an item belongs to', () => {
  expect(index.varSource('round')).toBe('round')
  expect(index.varSource('nothing')).toBeUndefined()
  expect([index.loopOf('m', 'l1'), index.loopOf('n', 'l1'), index.loopOf('n', 'round'), index.loopOf('m', 'last')])
    .toEqual(['outer', 'inner', undefined, undefined])
})

// covers: CM2-21
describe('a step may be read', () => {
  it.each([
    ['first', 'choice'], ['first', 'yes'], ['first', 'l2'], ['choice', 'last'], ['yes', 'more'], ['yes', 'last'], ['no', 'late'],
    ['round', 'l1'], ['round', 'late'], ['l1', 'l2'], ['outer', 'last'], ['first', 'clean'], ['more', 'clean'],
    ['first', 'last:onFail:escalate'], ['last', 'last:onFail:escalate'], ['last', 'flow:onUnknown:escalate'],
  ])('%s by %s', (stepId, reader) => {
    expect(index.visible(stepId, reader)).toBe(true)
  })

  it.each([
    ['last', 'first', 'it comes later'], ['first', 'first', 'it is the same'], ['choice', 'yes', 'it is around it'],
    ['yes', 'choice', 'it is inside'],
    ['yes', 'no', 'it is in the other branch'], ['l1', 'r', 'it is in another branch'], ['r', 'l1', 'it is in another branch'],
    ['round', 'last', 'it is in rounds'], ['l1', 'late', 'it is in inner rounds'], ['outer', 'round', 'it is around it'],
    ['clean', 'last', 'it comes after the body'], ['nowhere', 'last', 'it does not exist'],
    ['round', 'flow:onUnknown:escalate', 'it is in rounds'],
    ['round', 'clean', 'it is in rounds'],
  ])('but %s not by %s: %s', (stepId, reader) => {
    expect(index.visible(stepId, reader)).toBe(false)
  })

  it('by the outputs of the flow, outside rounds and the end', () => {
    expect(['first', 'yes', 'last'].map((stepId) => index.visible(stepId))).toEqual([true, true, true])
    expect(['round', 'clean', 'nowhere'].map((stepId) => index.visible(stepId))).toEqual([false, false, false])
  })
})
