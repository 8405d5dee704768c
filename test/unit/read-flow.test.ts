import { describe, expect, it } from 'vitest'
import { archiveBytes, documentOf } from '../../src/core/flow/archive-form.ts'
import { readFlow } from '../../src/core/flow/read-flow.ts'
import { sealDocument1, sealFlow, type DraftDocument1 } from '../../src/core/hash/seal-flow.ts'
import type { Fault } from '../../src/model/fault.ts'
import type { FlowIR, LetStep, Step } from '../../src/model/flow.ts'
import { draftOf, hashedAsItStands, letStep } from './support/sample-flow.ts'

const faultOf = (text: string): Fault => {
  const result = readFlow(text)
  if (result.ok) throw new Error('the document was read')
  return result.error
}

const sealed = (): FlowIR => sealFlow(draftOf([letStep('first'), {
  kind: 'action', stepId: 'pack', effect: 'mutating', assertions: [],
  binding: { attempts: [{ actionName: 'shell:exec', args: { run: { lit: 'npm pack' }, tries: { lit: 3 } } }] },
}]))

const param = { name: 'p', schema: true, required: true } as const
const digest = `sha256:${'c'.repeat(64)}` as const
const document1 = (value: unknown = 3): DraftDocument1 => ({
  irVersion: 1, flowId: 'old', provider: { name: 'devicerail', version: '0.4.2' }, requiredFeatures: ['verdict.record.v1'],
  lockfileDigest: digest, params: [], outputs: [], verdictPolicy: 'standard', sourceMap: [], subflows: {},
  body: [
    {
      kind: 'action', stepId: 'tap', checkpoint: true, effect: 'mutating', idempotent: false, assertions: [],
      binding: {
        attempts: [{
          channel: 'uiTree', actionName: 'tapElement', args: { n: { lit: value as number } }, acceptExecutionModes: ['nativeSemantic'],
          protection: 'standard',
        }],
      },
    },
    {
      kind: 'human', stepId: 'ask', checkpoint: true, mode: 'confirm', prompt: 'Is it on?' as never, presents: [], timeoutMs: 1000,
      onTimeout: 'unknown', decisions: ['yes', 'no'],
    },
  ],
})

describe('a text that is no sealed flow', () => {
  it.each([
    ['', 'ir.not-json', '1:1'],
    ['{\n  "irVersion": 2,\n}', 'ir.not-json', '3:1'],
    ['{"a": tru}', 'ir.not-json', '1:7'],
    ['{"a": 01}', 'ir.not-json', '1:8'],
    ['{"a": "x\ny"}', 'ir.not-json', '1:9'],
    ['{"a": "\\x"}', 'ir.not-json', '1:8'],
    ['{"a": "never ends', 'ir.not-json', '1:7'],
    ['[1, 2] 3', 'ir.not-json', '1:8'],
    ['{"a": 1, "a": 2}', 'ir.not-json', 'written twice'],
    ['['.repeat(5000), 'ir.not-json', 'nested deeper'],
    ['\uFEFF{}', 'ir.not-json', '1:1'],
    ['[]', 'ir.invalid', 'JSON object'],
    ['null', 'ir.invalid', 'JSON object'],
    ['{}', 'ir.version-unknown', 'no irVersion'],
    ['{"irVersion": 3}', 'ir.version-unknown', '3'],
    ['{"irVersion": "2"}', 'ir.version-unknown', '"2"'],
    ['{"irVersion": 2}', 'ir.invalid', 'flowId'],
  ])('is refused: %j', (text, code, says) => {
    const fault = faultOf(text)
    expect(fault.code).toBe(code)
    expect(fault.message).toContain(says)
    expect(fault.exit).toBe(65)
  })
})

describe('a sealed flow of generation 2', () => {
  it('is read as it was sealed, whatever the layout of the text', () => {
    const flow = sealed()
    expect(readFlow(JSON.stringify(flow, null, 2))).toEqual({ ok: true, value: flow })
    expect(readFlow(JSON.stringify(flow).replace('"lit":3', '"lit":3.0e0'))).toEqual({ ok: true, value: flow })
  })

  it('is refused by the name of the step and hash that do not match', () => {
    const text = JSON.stringify(sealed())
    const fault = faultOf(text.replace('npm pack', 'npm publish'))
    expect(fault.code).toBe('ir.hash-mismatch')
    expect(fault.message).toMatch(/effectHash of step "pack"/)
    expect(fault.data).toMatchObject({ mismatches: [{ stepId: 'pack', hash: 'effectHash' }, { hash: 'irHash' }] })
  })

  it('is refused when only a field that no step hash covers was changed', () => {
    const fault = faultOf(JSON.stringify({ ...sealed(), flowId: 'other' }))
    expect(fault.message).toMatch(/irHash of the flow/)
  })

  it('is refused with a hash that does not belong to its kind', () => {
    const flow = sealed()
    const body = flow.body.map((step) => ({ ...step, projectHash: digest }))
    expect(faultOf(JSON.stringify({ ...flow, body })).data).toMatchObject({
      mismatches: [{ stepId: 'first', hash: 'projectHash', stored: digest }, { stepId: 'pack', hash: 'projectHash' }, { hash: 'irHash' }],
    })
  })

  it.each([
    ['a default that is written out', (step: Step): Step => ({ ...step, checkpoint: true })],
    ['a text that is not in normal form C', (step: Step): Step => ({ ...step as LetStep, bindings: { first: { lit: 'cafe\u0301' } } })],
  ])('is refused in another form: %s', (_, change) => {
    const flow = sealed()
    const body = [change(flow.body[0]!), ...flow.body.slice(1)]
    expect(faultOf(JSON.stringify(hashedAsItStands({ ...flow, body })))).toMatchObject({
      code: 'ir.invalid', message: expect.stringContaining('one form'),
    })
  })

  it.each([
    ['the step id "first" occurs twice', draftOf([letStep('first'), { kind: 'wait', stepId: 'first', for: { lit: 1 } }])],
    ['the variable "first" occurs twice', draftOf([letStep('first'), { kind: 'let', stepId: 'other', bindings: { first: { lit: 2 } } }])],
    ['the param "p" occurs twice', draftOf([letStep('first')], { params: [param, param] })],
    ['which is not what it pins', draftOf([{ kind: 'call', stepId: 'c', flowRef: { flowId: 'gone', irHash: digest }, inputs: {} }])],
    ['is pinned as "b"', draftOf([letStep('first')], { subflows: { a: { flowId: 'b', irHash: digest } } })],
  ])('is refused because %s', (says, draft) => {
    const fault = faultOf(JSON.stringify(sealFlow(draft)))
    expect(fault).toMatchObject({ code: 'ir.invalid', message: expect.stringContaining(says) })
  })

  it('is refused with a number that reading would change, and with a text that is no Unicode', () => {
    const text = JSON.stringify(sealed())
    expect(faultOf(text.replace('"lit":3', '"lit":9007199254740993')).code).toBe('ir.unverifiable-number')
    expect(faultOf(text.replace('"lit":3', '"lit":1e999')).code).toBe('ir.unverifiable-number')
    expect(faultOf(text.replace('npm pack', '\\ud800')).code).toBe('ir.invalid')
  })
})

describe('a sealed document of generation 1', () => {
  it('takes the shape of memory and keeps the document it was', () => {
    const document = sealDocument1(document1())
    const read = readFlow(JSON.stringify(document))
    if (!read.ok) throw read.error
    expect(read.value.providers).toEqual({ devicerail: { features: ['verdict.record.v1'], lockfileDigest: digest } })
    expect(read.value.body[0]).toMatchObject({ binding: { attempts: [{ actionName: 'devicerail:tapElement' }] } })
    expect(read.value.body[1]).toMatchObject({ prompt: { lit: 'Is it on?' } })
    expect(read.value).not.toHaveProperty('provider')
    expect(documentOf(read.value)).toEqual(document)
    expect(readFlow(new TextDecoder().decode(archiveBytes(read.value)))).toEqual(read)
  })

  it.each(['1.0', '-0', '1e2', '-2.50e1', '9007199254740993', '363320630518317824'])(
    'is refused with %s in it, by a fault that says that it cannot be verified', (number) => {
      const text = JSON.stringify(sealDocument1(document1(Number(number))))
      const written = text.replace(/"lit":-?\d+/, `"lit":${number}`)
      const fault = faultOf(written)
      expect(fault.code).toBe('ir.unverifiable-number')
      expect(fault.message).toContain(`the number ${number} at 1:`)
      expect(fault.message).toContain('/body/0/binding/attempts/0/args/n/lit')
      expect(fault.message).toContain('cannot be verified')
    })

  it.each([0.1, 1e21, 5e-324, -3, 9007199254740991])('is read with %s in it', (number) => {
    expect(readFlow(JSON.stringify(sealDocument1(document1(number))))).toMatchObject({ ok: true })
  })

  it('is refused by the name of the step when its content was changed', () => {
    const fault = faultOf(JSON.stringify(sealDocument1(document1())).replace('Is it on?', 'Is it off?'))
    expect(fault.message).toMatch(/effectHash of step "ask"/)
  })

  it('is refused with a field of generation 2', () => {
    const document = sealDocument1(document1())
    const fault = faultOf(JSON.stringify({ ...document, finally: document.body }))
    expect(fault).toMatchObject({ code: 'ir.invalid', message: expect.stringContaining('finally') })
  })
})

describe('the archived form', () => {
  it('is canonical text of the sealed document', () => {
    const flow = sealed()
    const text = new TextDecoder().decode(archiveBytes(flow))
    expect(text.startsWith('{"body":[{"bindings"')).toBe(true)
    expect(JSON.parse(text)).toEqual(flow)
  })

  it('does not exist for a copy of a flow of generation 1', () => {
    const read = readFlow(JSON.stringify(sealDocument1(document1())))
    if (!read.ok) throw read.error
    expect(() => archiveBytes({ ...read.value })).toThrow(/copy/)
  })
})
