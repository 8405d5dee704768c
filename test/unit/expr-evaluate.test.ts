import { describe, expect, it } from 'vitest'
import { MAX_GIVEN_DEPTH, type Json } from '../../src/base/json.ts'
import { evaluate, evaluateConstant } from '../../src/core/expr/evaluate.ts'
import { call, lit, ref } from '../../src/core/expr/make-expr.ts'
import type { ParsedRef } from '../../src/core/expr/parse-ref.ts'
import type { Expr } from '../../src/model/expr.ts'
import { scopeOf, valueOf } from './support/expr-scope.ts'

const values = {
  params: { version: '1.2.0', list: [1, { a: 'x' }], nothing: null, nested: { a: { b: 2 } } },
  env: { platform: 'linux' }, vars: { x: 1 }, iter: { m: ['mac', '22'] }, run: { id: 'r1' }, secrets: { TOKEN: 's' },
  output: { exitCode: 0, json: [{ filename: 'p.tgz' }] },
  steps: {
    'by-env': { output: { values: { v: '3' } }, verdict: 'pass' }, gone: { skipped: true as const }, agent: { previous: { turns: 2 } },
  },
}

describe('a reference', () => {
  it.each([
    ['params.version', '1.2.0'], ['params.nested.a.b', 2], ['params.nothing', null], ['env.platform', 'linux'], ['vars.x', 1],
    ['iter.m[1]', '22'],
    ['run.id', 'r1'], ['secrets.TOKEN', 's'], ['output', values.output], ['output.exitCode', 0], ['output.json[0].filename', 'p.tgz'],
    ['steps.by-env.output.values.v', '3'], ['steps.by-env.verdict', 'pass'], ['steps.agent.previous.turns', 2],
  ])('%s has its value', (text, value) => {
    expect(valueOf(text, values)).toEqual(value)
  })

  it.each([
    ['params.none', 'missing', 'params.none: not here'],
    ['params.nested.x', 'missing', 'params.nested.x: there is no "x" (there is "a")'],
    ['params.nested.a.bb', 'missing', 'did you mean "b"?'],
    ['params.list.a', 'type', 'params.list.a: a list has no fields, so no "a"'],
    ['params.nothing.a', 'type', 'params.nothing.a: null has no fields'],
    ['params.version.length', 'type', 'a string has no fields'],
    ['steps.gone.output', 'skipped', 'steps.gone.output: the step was skipped'],
    ['steps.agent.output', 'missing', 'steps.agent.output: not here'],
    ['output.constructor', 'missing', 'there is no "constructor"'], ['output.__proto__', 'missing', 'there is no "__proto__"'],
    ['params.toString', 'missing', 'not here'],
  ])('%s has no value and says why', (text, error, message) => {
    expect(valueOf(text, values)).toEqual({ error, message: expect.stringContaining(message) as string })
  })

  it('is named in its error, also through functions', () => {
    const outcome = evaluate(call('eq', ref('output.exitCod'), lit(0)), scopeOf(values))
    expect(outcome).toMatchObject({ error: { ref: 'output.exitCod', message: expect.not.stringContaining('(in') as string } })
  })

  it.each([
    ['[lower(vars.x), 1]', 'lower: text must be a string, not a number (in lower(vars.x))'],
    ['output.json[0].filenam == 1', 'there is no "filenam"; did you mean "filename"? (in output.json[0].filenam)'],
    ['vars.x && true', '&&: condition must be a boolean, not a number (in vars.x && true)'],
    [`toNumber('${'x'.repeat(200)}')`, `is not a decimal number (in toNumber('${'x'.repeat(90)}…)`],
  ])('is shown in the call that fails with its value: %s', (text, message) => {
    expect(valueOf(text, values)).toMatchObject({ message: expect.stringContaining(message) as string })
  })

  it('that is none is a syntax error even inside coalesce', () => {
    expect(evaluate(call('coalesce', ref('nowhere.x'), lit(1)), scopeOf(values))).toMatchObject({ ok: false, error: { code: 'syntax' } })
  })
})

describe('evaluation', () => {
  it('looks up only what it needs, in order', () => {
    const asked: string[] = []
    const scope = { lookup: (parsed: ParsedRef) => { asked.push(parsed.text); return scopeOf(values).lookup(parsed) } }
    const condition = call('and', lit(true), call('eq', ref('vars.x'), lit(2)), ref('vars.y'))
    const expr = call('if', condition, ref('vars.z'), call('coalesce', ref('vars.x'), ref('vars.w')))
    expect(evaluate(expr, scope)).toEqual({ ok: true, value: 1 })
    expect(asked).toEqual(['vars.x', 'vars.x'])
  })

  it('passes over a skipped step in coalesce', () => {
    expect(valueOf("coalesce(steps.gone.output.file, 'none')", values)).toBe('none')
  })

  it('allows 64 levels and not one more', () => {
    const nested = (levels: number): Expr => Array.from({ length: levels - 1 }).reduce<Expr>((expr) => call('list', expr), lit(1))
    expect(evaluateConstant(nested(64)).ok).toBe(true)
    expect(evaluateConstant(nested(65))).toMatchObject({ ok: false, error: { code: 'bounds' } })
    expect(evaluateConstant(nested(5000))).toMatchObject({ ok: false, error: { code: 'bounds' } })
  })

  it('makes an own property of every key, whatever its name', () => {
    const outcome = evaluateConstant(call('object', lit('__proto__'), lit({ polluted: true }), lit('constructor'), lit(1)))
    expect(outcome).toMatchObject({ ok: true })
    const made = (outcome as { value: object }).value
    expect(Object.keys(made)).toEqual(['__proto__', 'constructor'])
    expect(Object.getPrototypeOf(made)).toBe(Object.prototype)
    expect(evaluateConstant(call('keys', lit(JSON.parse('{"__proto__":1}') as Json)))).toEqual({ ok: true, value: ['__proto__'] })
  })

  it('gives back large values it only passes on, and refuses to make them', () => {
    const stdout = 'x'.repeat(3 * 1024 * 1024)
    expect(valueOf('output.stdout', { output: { stdout } })).toBe(stdout)
    expect(valueOf("coalesce(output['stdout'], 1)", { output: { stdout } })).toBe(stdout)
    expect(valueOf('lower(output.stdout)', { output: { stdout } })).toMatchObject({ error: 'bounds' })
    expect(valueOf("regexMatch(output.stdout, 'x')", { output: { stdout } })).toMatchObject({ error: 'bounds' })
  })

  const deep = (levels: number): Json => Array.from({ length: levels }).reduce<Json>((value) => [value], 1)

  it.each<readonly [unknown, string]>([
    [lit(deep(MAX_GIVEN_DEPTH + 1)), 'bounds'], [lit(NaN), 'value'], [lit([Infinity]), 'value'], [{ lit: undefined }, 'syntax'],
    [{ lit: () => 1 }, 'type'], [{ lit: [1n] }, 'type'],
    [null, 'syntax'], ['params.a', 'syntax'], [[], 'syntax'], [{}, 'syntax'], [{ lit: 1, ref: 'run.id' }, 'syntax'],
    [{ fn: 'eq' }, 'syntax'], [{ fn: 'nope', args: [] }, 'syntax'],
    [{ fn: 'constructor', args: [] }, 'syntax'], [{ fn: 'not', args: [null] }, 'syntax'], [{ ref: 7 }, 'syntax'],
    [{ fn: 'list', args: Array.from({ length: 200_000 }, () => lit(1)) }, 'syntax'],
    [call('fromJson', lit('['.repeat(200_000))), 'value'],
    [call('fromJson', lit(`${'['.repeat(MAX_GIVEN_DEPTH + 1)}1${']'.repeat(MAX_GIVEN_DEPTH + 1)}`)), 'bounds'],
  ])('answers what is no expression or no value with an error: case %#', (expr, code) => {
    expect(evaluateConstant(expr as Expr)).toMatchObject({ ok: false, error: { code } })
  })

  it('takes values as deep as JSON may be', () => {
    expect(evaluateConstant(lit(deep(MAX_GIVEN_DEPTH))).ok).toBe(true)
    expect(evaluateConstant(call('list', lit(deep(MAX_GIVEN_DEPTH))))).toMatchObject({ ok: false, error: { code: 'bounds' } })
  })
})
