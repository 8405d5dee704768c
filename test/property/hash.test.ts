import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson, isJsonObject, sameJson } from '../../src/base/json.ts'
import type { FlowDraft, StepDraft } from '../../src/core/flow/flow-draft.ts'
import { readFlow } from '../../src/core/flow/read-flow.ts'
import { allSteps } from '../../src/core/flow/step-tree.ts'
import { normalForm } from '../../src/core/hash/normal-form.ts'
import { sealFlow } from '../../src/core/hash/seal-flow.ts'
import { verifyFlow } from '../../src/core/hash/verify-flow.ts'
import type { FlowIR, Step } from '../../src/model/flow.ts'
import { STEP_KINDS, type StepKind } from '../../src/model/vocabulary.ts'
import { FIELDS, flowWith, isOptional, soundStep, stepOf } from './arbitrary-flow.ts'

type HashName = 'effectHash' | 'judgeHash' | 'projectHash'

/** The domains of generation 2 as its description lists them; a field that is not listed is in none. */
const LISTED: Readonly<Record<StepKind, Readonly<Record<HashName, string>>>> = {
  action: { effectHash: 'effect idempotent binding artifacts', judgeHash: 'preflight assertions', projectHash: 'outputs outputSchema' },
  assert: { effectHash: '', judgeHash: 'preflight observe assertions', projectHash: '' },
  call: { effectHash: 'flowRef inputs', judgeHash: 'preflight', projectHash: '' },
  human: { effectHash: 'mode prompt presents decisions outputSchema', judgeHash: 'preflight', projectHash: '' },
  if: { effectHash: 'cond', judgeHash: 'preflight', projectHash: '' },
  foreach: { effectHash: 'items as key', judgeHash: 'preflight', projectHash: '' },
  let: { effectHash: 'bindings', judgeHash: 'preflight', projectHash: '' },
  parallel: { effectHash: '', judgeHash: 'preflight', projectHash: '' },
  wait: { effectHash: 'for until', judgeHash: 'preflight', projectHash: '' },
}

const NAMES = ['effectHash', 'judgeHash', 'projectHash'] as const

type Loose = Readonly<Record<string, unknown>>

/** The hashes that a difference in one field must move. */
function expectedMoves(kind: StepKind, field: string, before: Loose, after: Loose): readonly HashName[] {
  if (kind === 'foreach' && field === 'items' && before['key'] !== undefined) return []
  if (kind === 'call' && field === 'flowRef') {
    const id = (step: Loose): unknown => (step['flowRef'] as Loose)['flowId']
    return id(before) === id(after) ? [] : ['effectHash']
  }
  return NAMES.filter((name) => LISTED[kind][name].split(' ').includes(field))
}

const movedBetween = (before: Step, after: Step): readonly HashName[] => NAMES.filter((name) => before[name] !== after[name])

const stepsById = (flow: FlowIR): Map<string, Step> => new Map([...allSteps<Step>(flow)].map((step) => [step.stepId, step]))

const change = fc.constantFrom(...STEP_KINDS).chain((kind) => fc.record({
  kind: fc.constant(kind), step: stepOf(kind, 'edited'), before: stepOf('action', 'before'), after: stepOf('foreach', 'after'),
  edit: fc.constantFrom(...Object.keys(FIELDS[kind])).chain((field) => fc.record({
    field: fc.constant(field),
    value: isOptional(kind, field) ? fc.option(FIELDS[kind][field]!, { nil: undefined }) : FIELDS[kind][field]!,
  })),
}))

function edited(step: StepDraft, field: string, value: unknown): StepDraft {
  const { [field]: _old, ...rest } = step as unknown as Loose
  return (value === undefined ? rest : { ...rest, [field]: value }) as unknown as StepDraft
}

const shuffled = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shuffled)
  return isJsonObject(value) ? Object.fromEntries(Object.entries(value).reverse().map(([key, member]) => [key, shuffled(member)])) : value
}

const soundSteps = fc.tuple(...STEP_KINDS.map((kind) => stepOf(kind, kind).map(soundStep)))
const anyFlow: fc.Arbitrary<FlowDraft> = soundSteps.chain((steps) => fc.record({
  verdictPolicy: fc.constantFrom('standard' as const, 'strict' as const),
}).map((more) => flowWith(steps, more)))

describe('hashes of a sealed flow', () => {
  it('move exactly where the table of domains says when one field changes', () => {
    fc.assert(fc.property(change, ({ kind, step, before, after, edit }) => {
      const other = edited(step, edit.field, edit.value)
      const [old, next] = [flowWith([before, step, after]), flowWith([before, other, after])]
      const same = sameJson(normalForm(old), normalForm(next))
      const [sealed, resealed] = [sealFlow(old), sealFlow(next)]
      expect(sealed.irHash === resealed.irHash).toBe(same)
      const [were, are] = [stepsById(sealed), stepsById(resealed)]
      for (const [id, each] of were) {
        const expected = id !== 'edited' || same ? [] : expectedMoves(kind, edit.field, step as unknown as Loose, other as unknown as Loose)
        expect(movedBetween(each, are.get(id)!)).toEqual(expected)
      }
    }), { numRuns: 400 })
  })

  it('do not move with the order of keys or the layout of the text', () => {
    fc.assert(fc.property(anyFlow, (draft) => {
      const sealed = sealFlow(draft)
      expect(sealFlow(shuffled(draft) as FlowDraft).irHash).toBe(sealed.irHash)
      for (const text of [canonicalJson(sealed), JSON.stringify(sealed, null, 3), JSON.stringify(shuffled(sealed))]) {
        const read = readFlow(text)
        if (!read.ok) throw read.error
        expect(read.value.irHash).toBe(sealed.irHash)
        expect(sameJson(read.value, sealed)).toBe(true)
      }
    }), { numRuns: 60 })
  })

  it('verify after sealing, and sealing again changes nothing', () => {
    fc.assert(fc.property(anyFlow, (draft) => {
      const sealed = sealFlow(draft)
      expect(verifyFlow(sealed)).toEqual([])
      expect(sameJson(sealFlow(sealed), sealed)).toBe(true)
    }), { numRuns: 60 })
  })

  it('do not move with the source map', () => {
    const span = { startLine: 1, startCol: 1, endLine: 2, endCol: 1 }
    fc.assert(fc.property(anyFlow, fc.string(), (draft, file) => {
      expect(sealFlow({ ...draft, sourceMap: [{ irPath: '/body/0', file, span }] }).irHash).toBe(sealFlow(draft).irHash)
    }), { numRuns: 30 })
  })
})
