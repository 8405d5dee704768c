import { describe, expect, it } from 'vitest'
import { checkExpr } from '../../src/core/expr/check.ts'
import type { CheckEnv } from '../../src/core/expr/check-ref.ts'
import { typeAtPath, UNKNOWN } from '../../src/core/expr/expr-type.ts'
import { inferType } from '../../src/core/expr/infer-type.ts'
import { call, lit, ref } from '../../src/core/expr/make-expr.ts'
import { missingOnPath } from '../../src/core/expr/missing-member.ts'
import { nearestNames } from '../../src/core/expr/nearest-names.ts'
import { locateExpression } from '../../src/core/expr/parse-expression.ts'
import { typeOfSchema } from '../../src/core/expr/type-of-schema.ts'
import type { Json } from '../../src/base/json.ts'
import type { Expr } from '../../src/model/expr.ts'
import { parsed } from './support/expr-scope.ts'

const SCHEMAS: { readonly [name: string]: Json } = {
  text: { type: 'string' }, count: { type: 'integer' }, flag: { type: 'boolean' }, any: {}, maybe: { type: ['string', 'null'] },
  names: { type: 'array', items: { type: 'string' } }, counts: { type: 'array', items: { type: 'number' } },
  open: { type: 'object', properties: { file: { type: 'string' } } },
  closed: { type: 'object', additionalProperties: false, properties: { file: { type: 'string' }, size: { type: 'number' } } },
}
const TYPES = new Map(Object.entries(SCHEMAS).map(([name, schema]) => [name, typeOfSchema(schema)]))

const envOf = (generation: 1 | 2): CheckEnv => ({
  generation,
  typeOf: (found) => found.kind === 'param' ? typeAtPath(TYPES.get(found.name) ?? UNKNOWN, found.path) : undefined,
  resolve: (found) => {
    if (found.kind !== 'param') return 'ok'
    const type = TYPES.get(found.name)
    const candidates = nearestNames(found.name, TYPES.keys())
    if (type === undefined) return { problem: `there is no param "${found.name}"`, code: 'undeclared', candidates }
    const missing = missingOnPath(type, found.path)
    return missing === undefined ? 'ok' : { problem: missing.message, ...(missing.candidates && { candidates: missing.candidates }) }
  },
})

const check = (expr: Expr, generation: 1 | 2 = 2) => checkExpr(expr, envOf(generation))

// covers: CM0-06 CM1-23
interface More { readonly hint?: string; readonly candidates?: readonly string[] }
const PROBLEMS: readonly (readonly [text: string, marked: string, code: string, message: string, more?: More])[] = [
  ['len(params.names, 1)', 'len(params.names, 1)', 'arity', 'len takes 1 argument, not 2'],
  ['eq(params.text)', 'eq(params.text)', 'arity', '== takes 2 arguments, not 1'],
  ['and(params.flag)', 'and(params.flag)', 'arity', '&& takes at least 2 arguments, not 1'],
  ['range()', 'range()', 'arity', 'range takes 1 to 2 arguments, not 0'],
  ["object('a')", "object('a')", 'arity', 'object takes its arguments in groups of 2 (key, value), not 1'],
  ['jsonPath(params.any, params.text)', 'params.text', 'literal', 'jsonPath: a path must be written out as a string'],
  ["jsonPath(params.any, '$..a')", "'$..a'", 'path', 'a path has only'],
  ['regexMatch(params.text, params.text)', 'params.text', 'literal', 'regexMatch: a pattern must be written out'],
  ["match(params.text, 'a', params.text)", 'params.text', 'literal', 'match: flags must be written out'],
  ["match(params.text, 'a', 'x')", "'a'", 'pattern', 'flags are some of'],
  ["regexMatch(params.text, '(a+)+')", "'(a+)+'", 'pattern', 'exponential'],
  ["regexMatch(params.text, '(')", "'('", 'pattern', 'unterminated group'],
  ['params.text && params.flag', 'params.text', 'type', '&&: condition must be a boolean, not a string', { hint: "value == 'x'" }],
  ['!params.count', 'params.count', 'type', '!: condition must be a boolean, not a number'],
  ['params.names ? 1 : 2', 'params.names', 'type', 'if: condition must be a boolean, not a list'],
  ["params.count == '1'", "'1'", 'type', '==: a number and a string are never equal'],
  ['params.text != params.flag', 'params.flag', 'type', '!=: a string and a boolean are never equal'],
  ["params.count < '1'", "'1'", 'type', '<: a number does not compare with a string'],
  ["params.count >= '1'", "'1'", 'type', '>=: a number does not compare with a string'],
  ['params.text > 1', '1', 'type', '>: a string does not compare with a number'],
  ['params.text <= 1', '1', 'type', '<=: a string does not compare with a number'],
  ['params.flag < 1', 'params.flag', 'type', '<: left must be a number or a string, not a boolean'],
  ["concat('v', params.count)", 'params.count', 'type', 'concat: text must be a string, not a number', { hint: 'toString(value)' }],
  ["concat('v', params.names)", 'params.names', 'type', 'concat: text must be a string, not a list', { hint: 'toJson(value)' }],
  ["join(params.counts, '-')", 'params.counts', 'type', 'join: parts must be a list of strings, not of numbers'],
  ["slice(params.text, '1')", "'1'", 'type', 'slice: start must be a number, not a string', { hint: 'toNumber(value)' }],
  ['product(params.names, params.text)', 'params.text', 'type', 'product: list must be a list, not a string'],
  ['len(params.count) > 1', 'params.count', 'type', 'len: value must be a string, a list or an object'],
  ['lower(len(params.text))', 'len(params.text)', 'type', 'lower: text must be a string, not a number'],
  ['keys(fromJson(params.text) == 1)', 'fromJson(params.text) == 1', 'type', 'keys: object must be an object, not a boolean'],
  ["params.closed['fiel']", "'fiel'", 'member', 'there is no "fiel"', { candidates: ['file'] }],
  ["params.closed['other']", "'other'", 'member', 'there is no "other"', { candidates: ['file', 'size'] }],
  ["params.names[0]['length']", 'params.names[0]', 'type', 'get: value must be a list or an object, not a string'],
  ["params.names['length']", "'length'", 'member', 'a list has no fields, so no "length"', { hint: 'len(value)' }],
  ["params.names['first']", "'first'", 'member', 'a list has no fields', { hint: 'value[0]' }],
  ['params.closed[0]', '0', 'member', 'an object has no elements, so no [0]'],
  ["jsonPath(params.closed, '$.size.x')", "'$.size.x'", 'member', 'a number has no fields, so no "x"'],
  ["{ a: params.text }['b']", "'b'", 'member', 'there is no "b"', { candidates: ['a'] }],
  ['params.txet', 'params.txet', 'ref', 'there is no param "txet"', { candidates: ['text'] }],
  ['len(params.closed.sizee)', 'params.closed.sizee', 'ref', 'there is no "sizee"', { candidates: ['size'] }],
  ['run.outcom', 'run.outcom', 'ref', 'run has no "outcom"', { candidates: ['outcome'] }],
  ["concat('Bearer ', secrets.T)", 'secrets.T', 'secret', 'a secret is only handed on whole'],
  ['params.flag ? secrets.A : secrets.B', 'secrets.A|secrets.B', 'secret', 'a secret is only handed on whole'],
  ['object(secrets.T, 1)', 'secrets.T', 'secret', 'a secret is only handed on whole'],
  ['secrets.T.x', 'secrets.T.x', 'secret', 'a secret is only handed on whole'],
  ["toNumber('x')", "toNumber('x')", 'value', 'toNumber: "x" is not a decimal number'],
  ["join(params.names, toString(toNumber('x')))", "toString(toNumber('x'))", 'value', 'not a decimal number'],
  ["fromJson('[1]')[3]", "fromJson('[1]')[3]", 'value', 'there is no [3] in a list of 1'],
]

const FINE: readonly string[] = [
  "params.any == 'x'", 'params.maybe == null', 'params.text == null', 'params.any && params.flag', "params.maybe == 'x'",
  'params.any.deep.er', 'params.open.other', 'params.any[0]',
  'concat(params.any, params.maybe)', "join(params.any, '-')", "join([params.any, 'x'], '-')", "params.closed['file']",
  "jsonPath(params.closed, '$.file')",
  'secrets.T', '[secrets.T]', '{ token: { x: secrets.T } }', 'coalesce(params.flag, params.text) == 1', "coalesce(toNumber('x'), 1)",
  "params.flag ? 1 : toNumber('x')",
  'run.id', "run.outcome == 'pass'", 'steps.x.output.y > 1', 'output.exitCode == 0', "regexMatch(params.text, '^v', 'i')",
  'params.names[len(params.names)]',
]

describe('checking', () => {
  it.each(PROBLEMS.map(([text, marked, ...rest]) => ({ text, marked, rest })))('$text marks $marked', ({ text, marked, rest }) => {
    const [code, message, more] = rest
    const located = locateExpression(text)
    if (!located.ok) throw new Error(located.error.message)
    const problems = check(located.value.expr)
    const places = problems.map(({ node }) => located.value.origins.get(node) ?? { offset: 0, length: 0 })
    expect(places.map(({ offset, length }) => text.slice(offset, offset + length)).join('|')).toBe(marked)
    expect(problems[0]).toMatchObject({ code, message: expect.stringContaining(message) as string })
    if (more?.candidates !== undefined) expect(problems[0]?.candidates).toEqual(more.candidates)
    expect(problems[0]?.hint ?? '').toContain(more?.hint ?? '')
  })

  it.each(FINE)('%s is fine', (text) => {
    expect(check(parsed(text))).toEqual([])
  })

  it('reports everything at once, in order, each with its way from the root', () => {
    const problems = check(parsed('len(params.nope) > 1 && concat(params.count, params.flag) == params.zero'))
    expect(problems.map(({ code, path }) => `${code} ${path.join('.')}`)).toEqual(['ref 0.0.0', 'type 1.0.0', 'type 1.0.1', 'ref 1.1'])
  })

  it('allows 10,000 arguments', () => {
    expect(check(call('list', ...Array.from({ length: 10_000 }, () => lit(1))))).toEqual([])
  })

  it('hands on the code of who resolved a reference', () => {
    expect(check(ref('params.nope'))).toMatchObject([{ code: 'ref', refCode: 'undeclared' }])
  })

  it.each<readonly [Expr | null, string]>([
    [call('lt', ref('params.count'), lit(1)), 'generation'], [ref('output.x'), 'generation'], [ref('run.id'), 'generation'],
    [ref('secrets.T'), 'generation'],
    [ref('env.a.b'), 'generation'], [ref('vars.a.b'), 'generation'], [ref('iter.a.b'), 'generation'],
    [ref('steps.a.previous'), 'generation'],
    [call('get', ref('params.any'), lit('a')), 'generation'],
  ])('refuses what FlowIR 1 does not have: case %#', (expr, code) => {
    expect(check(expr as Expr, 1).map((problem) => problem.code)).toEqual([code])
    expect(check(expr as Expr, 2)).toEqual([])
  })

  it.each([
    call('concat', lit('v'), ref('params.text')), call('jsonPath', ref('steps.a.output.b'), lit('$.c[0]')),
    call('eq', ref('steps.a.verdict'), lit('pass')),
    call('not', call('regexMatch', ref('params.any.x'), lit('^a'), lit('i'))), ref('env.runId'), ref('iter.item'),
  ])('accepts what FlowIR 1 has: case %#', (expr) => {
    expect(check(expr, 1)).toEqual([])
  })

  it.each<readonly [unknown, string]>([
    [{ fn: 'nope', args: [] }, 'function'], [{ fn: 'toString' }, 'syntax'], [{ ref: 'nowhere' }, 'ref'],
    [{ fn: '__proto__', args: [] }, 'function'], [null, 'syntax'],
    [Array.from({ length: 64 }).reduce<Expr>((expr) => call('list', expr), lit(1)), 'depth'],
    [call('list', ...Array.from({ length: 10_001 }, () => lit(1))), 'arity'],
  ])('names what is no expression of the language: case %#', (expr, code) => {
    expect(check(expr as Expr).map((problem) => problem.code)).toEqual([code])
  })
})

describe('types', () => {
  const kind = (text: string): string => {
    const show = (type: ReturnType<typeof inferType>): string => {
      if (type.kind === 'list') return `${show(type.items)}[]`
      if (type.kind !== 'object') return type.kind
      const fields = Object.entries(type.fields).map(([key, field]) => `${key}: ${show(field)}`)
      return `{${[...fields, ...(type.closed ? [] : ['…'])].join(', ')}}`
    }
    return show(inferType(parsed(text), envOf(2)))
  }

  it.each([
    ['params.text', 'string'], ['params.any', 'unknown'], ['params.maybe', 'unknown'], ['params.closed', '{file: string, size: number}'],
    ['params.open', '{file: string, …}'],
    ['params.names', 'string[]'], ['params.names[0]', 'string'], ['params.closed.size', 'number'], ["params.closed['size']", 'number'],
    ['params.open.other', 'unknown'],
    ['1 == 1', 'boolean'], ['len(params.names)', 'number'], ["split(params.text, ',')", 'string[]'], ['range(3)', 'number[]'],
    ['keys(params.open)', 'string[]'],
    ['[1, params.count]', 'number[]'], ["[1, 'a']", 'unknown[]'], ['[]', 'unknown[]'],
    ['{ a: params.text, b: [1] }', '{a: string, b: number[]}'],
    ['object(params.text, 1)', '{…}'], ['params.flag ? 1 : 2', 'number'], ["params.flag ? 1 : 'a'", 'unknown'],
    ['coalesce(params.text, null)', 'unknown'], ["coalesce(params.text, 'x')", 'string'],
    ['coalesce(params.maybe, 1)', 'unknown'], ['product(params.names, [1])', 'unknown[][]'],
    ["product(params.names, ['a'])", 'string[][]'], ['flatten([params.names])', 'string[]'],
    ['flatten([1, [2]])', 'unknown[]'], ['slice(params.names, 1)', 'string[]'], ['slice(params.text, 1)', 'string'],
    ['fromJson(params.text)', 'unknown'],
    ['[{ a: 1 }, { a: 2, b: 3 }]', '{a: number, …}[]'], ['params.flag ? { a: 1 } : { a: 2 }', '{a: number}'], ['null', 'null'],
    ['steps.x.output', 'unknown'],
  ])('%s is %s', (text, type) => {
    expect(kind(text)).toBe(type)
  })

  it.each<readonly [Json, string]>([
    [true, 'unknown'], [{}, 'unknown'], [{ type: 'null' }, 'null'], [{ const: 1 }, 'number'], [{ enum: ['a', 'b'] }, 'string'],
    [{ enum: ['a', 1] }, 'unknown'],
    [{ type: ['number', 'integer'] }, 'number'], [{ anyOf: [{ type: 'string' }, { const: 'x' }] }, 'string'],
    [{ oneOf: [{ type: 'string' }, {}] }, 'unknown'],
    [{ $ref: '#/$defs/x' }, 'unknown'], [{ allOf: [] }, 'unknown'], [{ type: 'array' }, 'list'], [{ type: 'mystery' }, 'unknown'],
  ])('the schema %j says %s', (schema, type) => {
    expect(typeOfSchema(schema).kind).toBe(type)
  })

  it('leave an object open whose keys depend on more than its properties', () => {
    const closed = { type: 'object', additionalProperties: false, properties: {} }
    expect(typeOfSchema(closed)).toMatchObject({ closed: true })
    expect(typeOfSchema({ ...closed, patternProperties: { '^x': {} } })).toMatchObject({ closed: false })
    expect(typeOfSchema({ ...closed, $ref: '#/x' })).toMatchObject({ closed: false })
  })

  it('know nothing of tuples and of what is nested very deep', () => {
    const tuple = { type: 'array', prefixItems: [{ type: 'string' }], items: { type: 'number' } }
    expect(typeOfSchema(tuple)).toEqual({ kind: 'list', items: UNKNOWN })
    const deep = Array.from({ length: 10_000 }).reduce<Json>((items) => ({ type: 'array', items }), {})
    expect(typeOfSchema(deep).kind).toBe('list')
  })
})
