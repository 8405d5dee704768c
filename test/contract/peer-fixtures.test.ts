import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { canonicalJson } from '../../src/base/json.ts'
import { archiveBytes, documentOf } from '../../src/core/flow/archive-form.ts'
import { readFlow } from '../../src/core/flow/read-flow.ts'
import { schemaProblems } from '../../src/core/flow/schema-problems.ts'
import { allSteps } from '../../src/core/flow/step-tree.ts'
import { hashOf } from '../../src/core/hash/hash-of.ts'
import { stepHashes } from '../../src/core/hash/hash-step.ts'
import { irHashOf, sealDocument1 } from '../../src/core/hash/seal-flow.ts'
import { verifyFlow } from '../../src/core/hash/verify-flow.ts'
import type { FlowDocument1 } from '../../src/model/flow-1.ts'
import type { Step } from '../../src/model/flow.ts'
import { validateFlow1 } from '../../src/model/generated/validate-flow1.js'

const given = process.env['FLOWIR_PEER_FIXTURES']
const root = join(given ?? '', 'pointlock-0.1')
const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'))
const named = (folder: string): string[] =>
  given === undefined ? [] : readdirSync(join(root, 'fixtures', folder)).filter((file) => file !== 'manifest.json')

interface Vectors {
  readonly raw: readonly { readonly domainTag: string; readonly subtree: unknown; readonly canonical: string; readonly hash: string }[]
  readonly flows: readonly {
    readonly fixture: string
    readonly irHashAsStored: string
    readonly steps: readonly { readonly stepId: string; readonly kind: string; readonly effectHash: string; readonly judgeHash: string }[]
  }[]
}
const vectors: Vectors = given === undefined ? { raw: [], flows: [] } : read('hash-vectors.json') as Vectors

it.skipIf(given !== undefined)('reads the fixtures of FlowIR 1 (skipped: FLOWIR_PEER_FIXTURES is not set)', ({ skip }) => {
  skip('FLOWIR_PEER_FIXTURES is not set')
})

describe.skipIf(given === undefined)('documents of FlowIR 1', () => {
  it.each(named('positive'))('accepts %s', (file) => {
    expect(schemaProblems(validateFlow1, read(`fixtures/positive/${file}`))).toEqual([])
  })

  it('knows why every refused document is refused', () => {
    const { cases } = read('fixtures/negative/manifest.json') as { readonly cases: object }
    expect(Object.keys(cases).sort()).toEqual(named('negative').sort())
    expect(named('negative').length).toBeGreaterThan(0)
  })

  it.each(named('negative'))('refuses %s', (file) => {
    const result = readFlow(readFileSync(join(root, 'fixtures/negative', file), 'utf8'))
    expect(result).toMatchObject({ ok: false, error: { code: 'ir.invalid' } })
    expect(schemaProblems(validateFlow1, read(`fixtures/negative/${file}`))).not.toEqual([])
  })

  it.each(named('positive'))('reads %s once it is sealed, keeps its document and writes it back', (file) => {
    const document = sealDocument1(read(`fixtures/positive/${file}`) as FlowDocument1)
    expect(verifyFlow(document)).toEqual([])
    const flow = readFlow(JSON.stringify(document))
    if (!flow.ok) throw flow.error
    expect(flow.value).toMatchObject({ irVersion: 1, irHash: document.irHash })
    expect(flow.value.providers['devicerail']).toEqual({ features: document.requiredFeatures, lockfileDigest: document.lockfileDigest })
    expect(documentOf(flow.value)).toEqual(document)
    const again = readFlow(new TextDecoder().decode(archiveBytes(flow.value)))
    expect(again).toEqual(flow)
  })

  it.each(named('positive'))('refuses %s as long as its hashes are made up', (file) => {
    const result = readFlow(readFileSync(join(root, 'fixtures/positive', file), 'utf8'))
    expect(result).toMatchObject({ ok: false, error: { code: 'ir.hash-mismatch' } })
  })
})

describe.skipIf(given === undefined)('hash vectors of FlowIR 1', () => {
  it.each(vectors.raw)('gives $hash', ({ domainTag, subtree, canonical, hash }) => {
    expect(canonicalJson(subtree)).toBe(canonical)
    expect(hashOf(domainTag, subtree)).toBe(hash)
  })

  it.each(vectors.flows)('gives every hash of $fixture', ({ fixture, irHashAsStored, steps }) => {
    const document = read(fixture) as FlowDocument1
    expect(irHashOf(document)).toBe(irHashAsStored)
    const computed = [...allSteps<Step>(document)].map((step) => {
      const { effect, judge } = stepHashes(step, 1)
      return { stepId: step.stepId, kind: step.kind, effectHash: effect, judgeHash: judge }
    })
    expect(computed).toEqual(steps)
  })
})

/** The value with one thing wrong or missing, at every place in it. */
function* spoiled(value: unknown): Generator {
  yield null
  yield 'spoiled text'
  if (typeof value !== 'object' || value === null) return
  yield Array.isArray(value) ? [] : { ...value, unheardOf: 1 }
  for (const key of Object.keys(value)) {
    const rest = structuredClone(value) as Record<string, unknown>
    if (Array.isArray(rest)) rest.splice(Number(key), 1)
    else Reflect.deleteProperty(rest, key)
    yield rest
    for (const member of spoiled((value as Record<string, unknown>)[key])) {
      const copy = structuredClone(value) as Record<string, unknown>
      copy[key] = member
      yield copy
    }
  }
}

describe.skipIf(given === undefined)('our schema of FlowIR 1 beside the published one', () => {
  it.each(named('positive'))('takes and refuses the same of all that can be wrong with %s', { timeout: 120_000 }, (file) => {
    const published = new Ajv2020({ strict: false, allErrors: false }).compile(read('flow-ir.v0.1.schema.json') as object)
    const disagreed = [...spoiled(read(`fixtures/positive/${file}`))].filter((document) => published(document) !== validateFlow1(document))
    expect(disagreed.map((document) => JSON.stringify(document))).toEqual([])
  })
})
