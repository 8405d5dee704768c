import { describe, expect, it } from 'vitest'
import { call, lit, ref } from '../../src/core/expr/make-expr.ts'
import { printExpression } from '../../src/core/expr/print-expression.ts'
import type { Expr } from '../../src/model/expr.ts'
import { parsed } from './support/expr-scope.ts'

describe('printing', () => {
  it.each([
    'output.exitCode == 0', "params.version != '0.0.0' && params.n > 2", '(params.a || params.b) && params.c',
    'params.a || params.b && params.c', '(params.a && params.b) && params.c',
    '!params.a', '!!params.a', '!(params.a == 1)', 'output.json[0].filename', "output['a b']", "output['file']",
    "fromJson(output.stdout).a['b c'][0]", 'steps.by-env.output.values.v',
    "product(['linux', 'mac'], ['20', '22'])", "join(iter.m, '-')", 'params.a ? 1 : params.b ? 2 : 3',
    '(params.a ? params.b : params.c) ? 1 : 2', '(params.a ? 1 : 2) == 1',
    '[params.a, 1, [2, 3]]', "{ a: params.a, 'b c': [1], d: { e: null } }", '{ a: params.a }.a', '[params.a][0]', "'it\\'s'",
    "'a\\n\\t\\\\b'", "'\\u0000\\u2028é😀'", '-1.5', '1e+21', '{}', '[]',
    'list(1)', 'list()', "object('b', params.a, 'a', 1)", "object('a', params.a, 'a', 1)", 'object(params.a, 1)', "object('a', 1)",
    'iter.m[vars.i]', '{ __proto__: params.a }',
    'range(3)[0]', '(params.a == 1).b', "'abc'[0]", '(!params.a)[0]',
  ])('%s is printed as it was written', (text) => {
    expect(printExpression(parsed(text))).toBe(text)
  })

  it.each<readonly [Expr, string]>([
    [call('and', ref('vars.a')), 'and(vars.a)'], [call('eq', lit(1)), 'eq(1)'], [call('not'), 'not()'],
    [call('if', lit(true), lit(1)), 'if(true, 1)'],
    [call('eq', lit(1), lit(2), lit(3)), 'eq(1, 2, 3)'], [call('get', lit(1)), 'get(1)'], [call('object', lit('a')), "object('a')"],
    [{ fn: 'nope' as 'not', args: [lit(1)] }, 'nope(1)'],
    [lit(12345678901234567890), '1.2345678901234567e+19'], [lit(-0), '0'],
  ])('what the text forms have no room for is printed as a call: case %#', (expr, text) => {
    expect(printExpression(expr)).toBe(text)
  })
})
