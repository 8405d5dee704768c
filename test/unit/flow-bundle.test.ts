import { describe, expect, it } from 'vitest'
import type { Json } from '../../src/base/json.ts'
import { bundleDocument, bundleFlows, MAX_CALL_DEPTH } from '../../src/core/flow/flow-bundle.ts'
import { readBundle } from '../../src/core/flow/read-bundle.ts'
import { sealFlow } from '../../src/core/hash/seal-flow.ts'
import type { FlowBundle, FlowIR } from '../../src/model/flow.ts'
import { callerOf, draftOf, letStep } from './support/sample-flow.ts'

const leaf = sealFlow(draftOf([letStep('only')], { flowId: 'leaf' }))
const middle = callerOf('middle', [leaf])
const root = callerOf('root', [middle, leaf])

const refused = (code: string, says: string): object => ({ ok: false, error: { code, message: expect.stringContaining(says) } })

const bundled = (flow: FlowIR, others: readonly FlowIR[]): FlowBundle => {
  const bundle = bundleFlows(flow, others)
  if (!bundle.ok) throw bundle.error
  return bundle.value
}

/** Flows that call one another in a row; the last calls none. */
function chain(length: number): readonly FlowIR[] {
  const flows: FlowIR[] = [sealFlow(draftOf([letStep('end')], { flowId: 'f1' }))]
  while (flows.length < length) flows.unshift(callerOf(`f${flows.length + 1}`, [flows[0]!]))
  return flows
}

describe('a bundle', () => {
  it('holds a flow and what it pins, and no other', () => {
    const stranger = sealFlow(draftOf([letStep('x')], { flowId: 'stranger' }))
    expect([...bundled(root, [stranger, leaf, middle]).flows.keys()]).toEqual([root, middle, leaf].map((flow) => flow.irHash))
  })

  it('reads back as it was written', () => {
    const bundle = bundled(root, [leaf, middle])
    expect(readBundle(JSON.stringify(bundleDocument(bundle)))).toEqual({ ok: true, value: bundle })
  })

  it('is also a single flow that calls none', () => {
    expect(readBundle(JSON.stringify(leaf))).toEqual({ ok: true, value: { root: leaf, flows: new Map([[leaf.irHash, leaf]]) } })
  })

  // covers: CM2-13
  it('goes as deep as the limit and no deeper', () => {
    const deepest = chain(MAX_CALL_DEPTH + 1)
    expect(bundleFlows(deepest[0]!, deepest)).toMatchObject({ ok: true })
    const deeper = chain(MAX_CALL_DEPTH + 2)
    expect(bundleFlows(deeper[0]!, deeper)).toMatchObject(refused('ir.invalid', 'deeper'))
  })

  // covers: CM2-14
  it('has one content for each flow id', () => {
    const other = sealFlow(draftOf([letStep('changed')], { flowId: 'leaf' }))
    const over = callerOf('over', [middle, callerOf('beside', [other])])
    const result = bundleFlows(over, [middle, leaf, other, callerOf('beside', [other])])
    expect(result).toMatchObject(refused('ir.invalid', 'two different flows are named "leaf"'))
  })
})

describe('a bundle is refused', () => {
  const document = bundleDocument(bundled(root, [leaf, middle]))
  const tampered = { ...leaf, flowId: 'other' }
  it.each([
    ['without a flow that is pinned', { ...document, flows: [root, middle] }, 'ir.subflow-missing', '"middle" runs "leaf"'],
    ['without its root', { ...document, flows: [middle, leaf] }, 'ir.subflow-missing', 'root'],
    ['of another version', { ...document, bundleVersion: 2 }, 'ir.version-unknown', 'bundleVersion 2'],
    ['with a field of its own', { ...document, comment: '' }, 'ir.invalid', '"comment"'],
    ['without a list of flows', { ...document, flows: {} }, 'ir.invalid', 'not a list'],
    ['with a flow that was changed', { ...document, flows: [root, middle, tampered] }, 'ir.hash-mismatch', 'irHash'],
    ['as a single flow that calls another', root, 'ir.subflow-missing', '"middle"'],
  ])('%s', (_, value, code, says) => {
    expect(readBundle(JSON.stringify(value))).toMatchObject(refused(code, says))
  })

  it('with a number in one of its flows that reading changes', () => {
    const text = JSON.stringify(document).replace('"lit":1}', '"lit":10000000000000000001}')
    expect(readBundle(text)).toMatchObject({ ok: false, error: { code: 'ir.unverifiable-number' } })
  })
})

it('reads back a flow that is as deep as a flow may be', () => {
  const deep = Array.from({ length: 122 }).reduce<Json>((inner) => [inner], 'end')
  const flow = sealFlow(draftOf([{ kind: 'let', stepId: 'deep', bindings: { deep: { lit: deep } } }], { flowId: 'deep' }))
  expect(readBundle(JSON.stringify(bundleDocument(bundled(flow, []))))).toMatchObject({ ok: true })
})
