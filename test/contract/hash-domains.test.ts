import { describe, expect, it } from 'vitest'
import { FLOW_DOMAIN, STEP_DOMAINS, type FieldRule } from '../../src/core/hash/hash-domains.ts'
import { FLOW_1_DEFS, flow1Schema } from '../../src/model/flow-1.ts'
import { flowSchema, STEP_SCHEMAS } from '../../src/model/flow.ts'
import { STEP_KINDS, type StepKind } from '../../src/model/vocabulary.ts'

type ObjectSchema = { readonly properties: Readonly<Record<string, { readonly const?: string }>> }

const objectSchema = (schema: unknown): ObjectSchema => schema as ObjectSchema
const kindOf = (schema: unknown): StepKind => objectSchema(schema).properties['kind']?.const as StepKind
const fieldsOf = (schema: unknown): string[] => Object.keys(objectSchema(schema).properties).sort()

const byKind = (schemas: readonly unknown[]): (readonly [StepKind, string[]])[] =>
  schemas.map((schema) => [kindOf(schema), fieldsOf(schema)])

const stepSchemas1 = (): readonly unknown[] => {
  const step = FLOW_1_DEFS.find((def) => def.$id === 'Step1') as unknown as { readonly oneOf: readonly { readonly $ref?: string }[] }
  return step.oneOf.map((schema) => schema.$ref === undefined ? schema : FLOW_1_DEFS.find((def) => def.$id === schema.$ref))
}

describe('every field has a hash domain', () => {
  it('lists exactly the kinds of the vocabulary', () => {
    expect(Object.keys(STEP_DOMAINS).sort()).toEqual([...STEP_KINDS].sort())
    expect(STEP_SCHEMAS.map(kindOf).sort()).toEqual([...STEP_KINDS].sort())
  })

  it.each(byKind(STEP_SCHEMAS))('lists exactly the fields of a step of kind %s', (kind, fields) => {
    expect(Object.keys(STEP_DOMAINS[kind]).sort()).toEqual(fields)
  })

  it.each(byKind(stepSchemas1()))('lists every field of a generation 1 step of kind %s', (kind, fields) => {
    expect(Object.keys(STEP_DOMAINS[kind])).toEqual(expect.arrayContaining(fields))
  })

  it('lists exactly the fields of a flow of either generation', () => {
    expect(Object.keys(FLOW_DOMAIN).sort()).toEqual([...new Set([...fieldsOf(flowSchema), ...fieldsOf(flow1Schema)])].sort())
  })
})

const inDomain = (domain: string, generation: 1 | 2): Record<string, string[]> =>
  Object.fromEntries(Object.entries(STEP_DOMAINS).map(([kind, fields]) => [
    kind, Object.entries(fields as Record<string, FieldRule>).flatMap(([field, rule]) => rule[generation] === domain ? [field] : []).sort(),
  ]))

const bodies = { if: [], foreach: [], let: [], parallel: [], wait: [], assert: [], call: [], human: [] }

describe('the domains are those of the language', () => {
  it('covers with the effect hash what a step does to the world', () => {
    expect(inDomain('effect', 2)).toEqual({
      action: ['artifacts', 'binding', 'effect', 'idempotent', 'kind'],
      assert: ['kind'],
      call: ['flowRef', 'inputs', 'kind'],
      human: ['decisions', 'kind', 'mode', 'outputSchema', 'presents', 'prompt'],
      if: ['cond', 'kind'],
      foreach: ['as', 'items', 'key', 'kind'],
      let: ['bindings', 'kind'],
      parallel: ['kind'],
      wait: ['for', 'kind', 'until'],
    })
    expect(inDomain('effect', 1)).toMatchObject({
      action: ['binding', 'effect', 'idempotent', 'kind', 'outputSchema', 'outputs'],
      call: ['flowRef', 'inputs', 'kind'],
      foreach: ['as', 'items', 'kind'],
    })
  })

  it('covers with the judge hash how a step is judged', () => {
    const preflight = ['preflight']
    const judged = Object.fromEntries(Object.keys(bodies).map((kind) => [kind, preflight]))
    const expected = { ...judged, action: ['assertions', 'preflight'], assert: ['assertions', 'observe', 'preflight'] }
    expect(inDomain('judge', 1)).toEqual(expected)
    expect(inDomain('judge', 2)).toEqual(expected)
  })

  it('covers with the project hash how a raw result becomes an output, in generation 2 only', () => {
    expect(inDomain('project', 2)).toEqual({ ...bodies, action: ['outputSchema', 'outputs'] })
    expect(inDomain('project', 1)).toEqual({ ...bodies, action: [] })
  })
})
