import { describe, expect, it } from 'vitest'
import type { StepDraft } from '../../src/core/flow/flow-draft.ts'
import { documentOf } from '../../src/core/flow/archive-form.ts'
import { readFlow } from '../../src/core/flow/read-flow.ts'
import { findings, flowOf } from './support/compile-text.ts'
import { each, flowOf as sealed, look, parallel } from '../behaviour/support/flows.ts'

// Loops and branches that make no sense, where they are written and where they come sealed.

const STEP = '[{ id: w, let: { x: 1 } }]'
const loop = (more: string): string => flowOf(`{ id: e, foreach: { in: [a], as: i, ${more}, steps: ${STEP} } }`)
const fork = (more: string): string => flowOf(`{ id: p, parallel: { branches: { x: ${STEP} }, ${more} } }`)
const keyed = (items: string, key: string): string =>
  flowOf(`{ id: e, foreach: { in: ${items}, as: i, key: "\${{ ${key} }}", steps: ${STEP} } }`)

describe('as an author writes them', () => {
  it.each<[string, string, string]>([
    ...['0', '-1', '1.5'].map((count): [string, string, string] =>
      [`a loop of ${count} at once`, loop(`concurrency: ${count}`), 'normalize.value-invalid']),
    ...['0', '-1', '1.5'].map((count): [string, string, string] =>
      [`branches of ${count} at once`, fork(`concurrency: ${count}`), 'normalize.value-invalid']),
    ['a loop of a text at once', loop('concurrency: "2"'), 'normalize.wrong-kind'],
    ['a loop of more at once than can be counted', loop('concurrency: 1e30'), 'parse.number-not-exact'],
    ['a branch without a step', flowOf('{ id: p, parallel: { branches: { x: [] } } }'), 'normalize.value-invalid'],
    ['no branch', flowOf('{ id: p, parallel: { branches: {} } }'), 'normalize.value-invalid'],
    ['a branch without a name', flowOf(`{ id: p, parallel: { branches: { "": ${STEP} } } }`), 'normalize.id-invalid'],
    ['the same branch twice', flowOf(`{ id: p, parallel: { branches: { x: ${STEP}, x: ${STEP} } } }`), 'parse.duplicate-key'],
    ['a loop without a step', flowOf('{ id: e, foreach: { in: [a], as: i, steps: [] } }'), 'normalize.value-invalid'],
    ['one key for two items', keyed('[a, b, a]', 'iter.i'), 'check.loop-key-invalid'],
    ['a key that is a number', keyed('[1, 2]', 'iter.i'), 'check.type-mismatch'],
    ['a key that some items do not have', keyed('[{ k: a }, { n: b }]', 'iter.i.k'), 'check.loop-key-invalid'],
  ])('%s', (_title, text, code) => {
    const found = findings(text)
    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(new RegExp(`^3:\\d+ ${code.replace('.', '\\.')}$`))
  })

  it('many at once are only as many as there are', () => {
    expect(findings(loop('concurrency: 1000000000'))).toEqual([])
  })
})

describe('as a sealed document', () => {
  it.each<[string, StepDraft]>([
    ...[0, -1, 1.5, '2'].map((concurrency): [string, StepDraft] =>
      [`a loop of ${String(concurrency)} at once`, each('e', ['a'], [look('w')], { concurrency })]),
    ['branches of none at once', parallel('p', { x: [look('w')] }, { concurrency: 0 })], ['no branch', parallel('p', {})],
    ['a branch without a step', parallel('p', { x: [] })], ['a loop without a step', each('e', ['a'], [])],
  ])('%s', (_title, step) => {
    const read = readFlow(JSON.stringify(documentOf(sealed([step]))))
    expect(read.ok ? undefined : read.error.code).toBe('ir.invalid')
  })
})
