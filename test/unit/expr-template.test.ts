import { describe, expect, it } from 'vitest'
import { call, lit, ref } from '../../src/core/expr/make-expr.ts'
import { locateValue, lowerValue } from '../../src/core/expr/lower-value.ts'
import { locateTemplate, parseField, parseTemplate } from '../../src/core/expr/parse-template.ts'
import type { Json } from '../../src/base/json.ts'
import type { Expr } from '../../src/model/expr.ts'
import { parsed } from './support/expr-scope.ts'

const v = ref('params.v')
const text = (expr: Expr): Expr => call('toString', expr)

// covers: CM2-31
const TEMPLATES: readonly (readonly [template: string, expr: Expr])[] = [
  ['', lit('')], ['plain', lit('plain')], ['a $ { } {{ }} b', lit('a $ { } {{ }} b')],
  ['${{ params.v }}', v], ['${{params.v}}', v], ["${{ 'a' }}", lit('a')], ['${{ [1, 2] }}', lit([1, 2])],
  ['v${{ params.v }}', call('concat', lit('v'), text(v))],
  ['${{ params.v }} ', call('concat', text(v), lit(' '))],
  ['${{ params.v }}${{ params.v }}', call('concat', text(v), text(v))],
  ['a ${{ params.v }} b ${{ run.id }} c', call('concat', lit('a '), text(v), lit(' b '), text(ref('run.id')), lit(' c'))],
  ["a${{ 'b' }}c", lit('abc')], ["a${{ 'b' }}${{ params.v }}", call('concat', lit('ab'), text(v))],
  ['n=${{ 1 }}', call('concat', lit('n='), text(lit(1)))],
  ['n=${{ concat(params.v) }}', call('concat', lit('n='), text(call('concat', v)))],
  ['${{ { a: { b: params.v } } }}', parsed('{ a: { b: params.v } }')], ["${{ '}}' }}", lit('}}')], ['${{ { a: 1 }}}', lit({ a: 1 })],
  ['$${{ params.v }}', lit('${{ params.v }}')], ['$$${{ x', lit('$${{ x')],
  ['a$${{ b ${{ params.v }}', call('concat', lit('a${{ b '), text(v))],
  ["${{ '$' }}${{ params.v }}", call('concat', lit('$'), text(v))], ['${{ params.v }}$${{', call('concat', text(v), lit('${{'))],
  ['$${{${{ params.v }}', call('concat', lit('${{'), text(v))],
]

// covers: CM2-32
const ERRORS: readonly (readonly [template: string, caret: string, message: string])[] = [
  ['a ${{ params.v', '  ^^^', '${{ has no end'],
  ['a ${{ params.v }', '  ^^^', '${{ has no end'],
  ['${{ params.v and some # text', '^^^', '${{ has no end'],
  ["${{ 'a }} b ${{ '", '^^^', '${{ has no end'],
  ['${{ }}', '    ^', 'an expression is missing'],
  ['a ${{ param.v }}', '      ^^^^^', 'there is no "param"'],
  ['${{ params.v }} ${{ 1 + 2 }}', '                      ^', 'unexpected +'],
  ['${{ params.v } }}', '             ^', 'unexpected }'],
  ['${{ (params.v }}', '              ^', ') expected'],
]

describe('a template', () => {
  it.each(TEMPLATES)('%s is read', (template, expr) => {
    expect(parseTemplate(template)).toEqual({ ok: true, value: expr })
  })

  it.each(ERRORS)('%s is refused where it is wrong', (template, caret, message) => {
    const result = parseTemplate(template)
    if (result.ok) throw new Error('read')
    expect(' '.repeat(result.error.offset) + '^'.repeat(result.error.length)).toBe(caret)
    expect(result.error.message).toContain(message)
  })

  it('of FlowIR 1 joins its parts without conversion, which that generation does not have', () => {
    expect(parseTemplate('v${{ params.v }}!', 1)).toEqual({ ok: true, value: call('concat', lit('v'), v, lit('!')) })
  })

  it('has no bound without an island, and 64 KiB with one', () => {
    expect(parseTemplate('x'.repeat(200_000)).ok).toBe(true)
    expect(parseTemplate(`${'x'.repeat(65_530)}\${{ 1 }}`)).toMatchObject({ ok: false, error: { offset: 65_536 } })
  })

  it('gives the places of its parts in the whole text', () => {
    const template = 'a${{ params.v }}b'
    const located = locateTemplate(template)
    if (!located.ok) throw new Error(located.error.message)
    const places = [...located.value.origins].map(([expr, { offset, length }]) =>
      `${Object.keys(expr).join()} = ${template.slice(offset, offset + length)}`)
    expect(places.sort()).toEqual(['fn,args = ${{ params.v }}', `fn,args = ${template}`, 'lit = a', 'lit = b', 'ref = params.v'])
  })
})

describe('a field that is an expression', () => {
  it.each(['params.v', ' params.v ', '${{ params.v }}', ' ${{params.v}}\n'])('%j may be bare or one island', (field) => {
    expect(parseField(field)).toEqual({ ok: true, value: v })
  })

  it.each(['a ${{ params.v }}', '${{ params.v }} b', '${{ params.v }} && ${{ run.id }}'])('%s is refused, being more than one', (field) => {
    expect(parseField(field)).toMatchObject({ ok: false, error: { message: 'one expression expected' } })
  })

  it.each([
    ['${{ params.v', '${{ has no end'], ['${{ x }}', 'there is no "x"'], ["'$${{' == 1 =", 'unexpected ='],
  ])('%s is refused as %s', (field, message) => {
    expect(parseField(field)).toMatchObject({ ok: false, error: { message } })
  })
})

describe('a value with templates inside', () => {
  const VALUES: readonly (readonly [value: Json, expr: Expr])[] = [
    [null, lit(null)], [1, lit(1)], ['a', lit('a')], ['${{ params.v }}', v], ['$${{ x }}', lit('${{ x }}')],
    [{ a: [1, 'x'], b: {} }, lit({ a: [1, 'x'], b: {} })], [['$${{'], lit(['${{'])],
    [['${{ params.v }}', 1], call('list', v, lit(1))],
    [{ b: '${{ params.v }}', a: [1, { c: 2 }] }, call('object', lit('a'), lit([1, { c: 2 }]), lit('b'), v)],
    [[['${{ params.v }}'], [1]], call('list', call('list', v), lit([1]))],
    [JSON.parse('{"__proto__": "${{ params.v }}"}') as Json, call('object', lit('__proto__'), v)],
  ]

  it.each(VALUES)('%j is lowered', (value, expr) => {
    expect(lowerValue(value)).toEqual({ ok: true, value: expr })
  })

  it('means the same in whatever order its keys are written', () => {
    expect(lowerValue({ a: '${{ params.v }}', b: 1 })).toEqual(lowerValue({ b: 1, a: '${{ params.v }}' }))
  })

  it('reports every error with the path to its text', () => {
    const result = lowerValue({ ok: '${{ params.v }}', list: [1, '${{ param.v }}'], deep: { '${{ k }}': 'x ${{ 1 +' } })
    expect(result.ok ? [] : result.error.map(({ path, message, offset }) => [path, message, offset])).toEqual([
      [['list', 1], 'there is no "param"', 4],
      [['deep', '${{ k }}'], 'a key cannot be an expression', 0],
      [['deep', '${{ k }}'], '${{ has no end', 2],
    ])
  })

  it('gives the places of its parts: path, then place in the text', () => {
    const located = locateValue({ list: [1, 'x ${{ params.v }}'] })
    if (!located.ok) throw new Error('refused')
    const [use] = [...located.value.origins].filter(([expr]) => 'ref' in expr)
    expect(use?.[1]).toEqual({ path: ['list', 1], offset: 6, length: 8 })
  })

  it('is refused when it is nested deeper than JSON may be', () => {
    const deep = Array.from({ length: 5000 }).reduce<Json>((value) => [value], '${{ 1 }}')
    expect(lowerValue(deep)).toMatchObject({ ok: false, error: [{ message: 'the value is nested too deep' }] })
  })
})
