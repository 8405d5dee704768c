import { describe, expect, it } from 'vitest'
import { parseRef } from '../../src/core/expr/parse-ref.ts'
import { mapRefs, refsOf, refUses } from '../../src/core/expr/refs.ts'
import { lit, call } from '../../src/core/expr/make-expr.ts'
import { REF_PATTERN } from '../../src/model/expr.ts'
import { parsed } from './support/expr-scope.ts'

const schema = new RegExp(REF_PATTERN)

describe('a reference', () => {
  it.each([
    ['params.a.b', { kind: 'param', name: 'a', path: ['b'] }], ['env.platform', { kind: 'env', name: 'platform', path: [] }],
    ['vars.x', { kind: 'var', name: 'x', path: [] }],
    ['iter.m.os', { kind: 'iter', name: 'm', path: ['os'] }], ['run.id', { kind: 'run', name: 'id', path: [] }],
    ['secrets.T', { kind: 'secret', name: 'T', path: [] }],
    ['output', { kind: 'output', path: [] }], ['output.a.b', { kind: 'output', path: ['a', 'b'] }],
    ['steps.by-env.output.values.v', { kind: 'stepOutput', stepId: 'by-env', path: ['values', 'v'] }],
    ['steps.a.verdict', { kind: 'stepVerdict', stepId: 'a', path: [] }],
    ['steps.a.previous', { kind: 'stepPrevious', stepId: 'a', path: [] }],
    ['steps.a.previous.x', { kind: 'stepPrevious', stepId: 'a', path: ['x'] }],
  ])('%s is taken apart', (text, ref) => {
    expect(parseRef(text)).toEqual({ ...ref, text })
    expect(schema.test(text)).toBe(true)
  })

  it.each([
    '', 'params', 'steps', 'steps.a', 'steps.a.b', 'steps.a.verdict.x', 'steps.-a.output', 'steps.a:when.output', 'params.a-b',
    'params.1', 'params..a', '.a', 'params.a.', 'other.a', 'Output', 'params.a[0]',
    'output ', 'run', 'constructor.a', '__proto__.a', 'params.é', 'output\n',
  ])('%j is none', (text) => {
    expect(parseRef(text)).toBeUndefined()
    expect(schema.test(text)).toBe(false)
  })

  it('has at most 1024 characters', () => {
    expect(parseRef(`params.${'x'.repeat(1017)}`)).toBeDefined()
    expect(parseRef(`params.${'x'.repeat(1018)}`)).toBeUndefined()
  })
})

describe('the references of an expression', () => {
  const expr = parsed("params.a == 1 && coalesce(steps.x.output, params.a, lower(vars.b)) != params.c['d'] ? [run.id] : params.a")

  it('are each given once', () => {
    expect(refsOf(expr).map(({ text }) => text)).toEqual(['params.a', 'steps.x.output', 'vars.b', 'params.c', 'run.id'])
  })

  it('say at each place whether a coalesce is around them', () => {
    expect(refUses(expr).map(({ ref, guarded }) => `${ref.text}${guarded ? '?' : ''}`)).toEqual(
      ['params.a', 'steps.x.output?', 'params.a?', 'vars.b?', 'params.c', 'run.id', 'params.a'],
    )
  })

  it('can be replaced, leaving other parts the same objects', () => {
    const changed = mapRefs(expr, (ref) => ref.kind === 'var' ? 'vars.z' : ref.text)
    expect(refsOf(changed).map(({ text }) => text)).toEqual(['params.a', 'steps.x.output', 'vars.z', 'params.c', 'run.id'])
    expect(mapRefs(expr, ({ text }) => text)).toBe(expr)
    expect(changed).not.toBe(expr)
  })

  it('are none in literals and in what is no expression', () => {
    expect(refsOf(lit({ ref: 'params.a' }))).toEqual([])
    expect(refsOf(call('list', { ref: 'nope' }, null as never))).toEqual([])
  })
})
