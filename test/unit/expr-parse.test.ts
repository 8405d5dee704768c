import { describe, expect, it } from 'vitest'
import { isCall } from '../../src/core/expr/make-expr.ts'
import { locateExpression, parseExpression } from '../../src/core/expr/parse-expression.ts'
import type { Expr } from '../../src/model/expr.ts'

/** A short form of expressions: `fn(…)`, references bare, literals as JSON. */
function short(expr: Expr): string {
  if (isCall(expr)) return `${expr.fn}(${expr.args.map(short).join(' ')})`
  return 'ref' in expr ? expr.ref : JSON.stringify(expr)
}

const FORMS: readonly (readonly [text: string, expr: string])[] = [
  ['1', '{"lit":1}'], ['-1.5e2', '{"lit":-150}'], ['-0', '{"lit":0}'], ['true', '{"lit":true}'], ['null', '{"lit":null}'],
  ["'a'", '{"lit":"a"}'], ['"it\'s"', '{"lit":"it\'s"}'], ["'it\\'s'", '{"lit":"it\'s"}'],
  ["'\\n\\t\\\\\\u00e9\\u{1F600}'", '{"lit":"\\n\\t\\\\é😀"}'],
  ["'\\ud83d\\ude00'", '{"lit":"😀"}'], ["r'^\\d+$'", '{"lit":"^\\\\d+$"}'], ['r"a\'b"', '{"lit":"a\'b"}'], ["'a\nb'", '{"lit":"a\\nb"}'],
  ['[]', '{"lit":[]}'], ["[1, 'a', [true]]", '{"lit":[1,"a",[true]]}'], ['[1, 2,]', '{"lit":[1,2]}'],
  ['[params.a, 1]', 'list(params.a {"lit":1})'],
  ['[[1], params.a]', 'list({"lit":[1]} params.a)'],
  ['{}', '{"lit":{}}'], ["{ b: 1, 'a b': { c: null } }", '{"lit":{"b":1,"a b":{"c":null}}}'],
  ['{ b: params.x, a: 1 }', 'object({"lit":"a"} {"lit":1} {"lit":"b"} params.x)'], ['{ true: 1, if: 2 }', '{"lit":{"true":1,"if":2}}'],
  ['{ __proto__: 1 }', '{"lit":{"__proto__":1}}'],
  ['params.version', 'params.version'], ['params.a.b_1', 'params.a.b_1'], ['env.platform', 'env.platform'], ['run.id', 'run.id'],
  ['secrets.NPM_TOKEN', 'secrets.NPM_TOKEN'],
  ['output', 'output'], ['output.values.v', 'output.values.v'],
  ['steps.by-env.output.values.version', 'steps.by-env.output.values.version'],
  ['steps.a-1.verdict', 'steps.a-1.verdict'], ['steps.steps.output', 'steps.steps.output'], ['steps.s.previous.x', 'steps.s.previous.x'],
  ['params . a', 'params.a'],
  ['output.json[0].filename', 'get(get(output.json {"lit":0}) {"lit":"filename"})'], ["output['a b']", 'get(output {"lit":"a b"})'],
  ['iter.m[vars.i]', 'get(iter.m vars.i)'],
  ['fromJson(output).a.b', 'get(get(fromJson(output) {"lit":"a"}) {"lit":"b"})'], ['[1, 2][0]', 'get({"lit":[1,2]} {"lit":0})'],
  ['(output).a', 'get(output {"lit":"a"})'],
  ['vars.a == 1', 'eq(vars.a {"lit":1})'], ['vars.a != 1', 'ne(vars.a {"lit":1})'], ['vars.a <= -1', 'lte(vars.a {"lit":-1})'],
  ['vars.a>=1', 'gte(vars.a {"lit":1})'],
  ['vars.a && vars.b && vars.c', 'and(vars.a vars.b vars.c)'], ['vars.a || vars.b && vars.c', 'or(vars.a and(vars.b vars.c))'],
  ['(vars.a || vars.b) && vars.c', 'and(or(vars.a vars.b) vars.c)'], ['(vars.a && vars.b) && vars.c', 'and(and(vars.a vars.b) vars.c)'],
  ['vars.a && (vars.b && vars.c)', 'and(vars.a and(vars.b vars.c))'],
  ['vars.a == 1 && vars.b < 2', 'and(eq(vars.a {"lit":1}) lt(vars.b {"lit":2}))'],
  ['vars.a < 1 == vars.b', 'eq(lt(vars.a {"lit":1}) vars.b)'],
  ['!vars.a == vars.b', 'eq(not(vars.a) vars.b)'], ['!!vars.a', 'not(not(vars.a))'], ['!(vars.a == 1)', 'not(eq(vars.a {"lit":1}))'],
  ['!output.ok[0]', 'not(get(output.ok {"lit":0}))'],
  ['vars.a ? 1 : 2', 'if(vars.a {"lit":1} {"lit":2})'],
  ['vars.a || vars.b ? 1 : vars.c ? 2 : 3', 'if(or(vars.a vars.b) {"lit":1} if(vars.c {"lit":2} {"lit":3}))'],
  ['vars.a ? vars.b ? 1 : 2 : 3', 'if(vars.a if(vars.b {"lit":1} {"lit":2}) {"lit":3})'],
  ['vars.a ? { k: vars.b } : {}', 'if(vars.a object({"lit":"k"} vars.b) {"lit":{}})'],
  ['len(vars.a)', 'len(vars.a)'], ['if(vars.a, 1, 2)', 'if(vars.a {"lit":1} {"lit":2})'], ['list()', 'list()'],
  ['list(1)', 'list({"lit":1})'], ['range(1,)', 'range({"lit":1})'],
  ["product(['linux', 'mac'], ['20', '22'])", 'product({"lit":["linux","mac"]} {"lit":["20","22"]})'],
  ['  ( vars.a\n  &&\tvars.b )  ', 'and(vars.a vars.b)'],
]

/** The text, and under it the place of the error: `^` for each unit. */
interface More { readonly hint?: string; readonly candidates?: readonly string[] }
const ERRORS: readonly (readonly [text: string, caret: string, message: string, more?: More])[] = [
  ['', '^', 'an expression is missing'],
  ['  ', '  ^', 'an expression is missing'],
  ['1 2', '  ^', 'unexpected 2'],
  ['1)', ' ^', 'unexpected )'],
  ['(1', '  ^', ') expected to close (, not the end'],
  ['[1, 2', '     ^', '] or a comma expected, not the end'],
  ['[1 2]', '   ^', '] or a comma expected, not 2'],
  ['[,]', ' ^', 'a value is missing before ,'],
  ['len(vars.a', '          ^', ') or a comma expected, not the end'],
  ['vars.a &&', '         ^', 'the expression ends too early'],
  ['== 1', '^^', 'a value is missing before =='],
  ['vars.a ? 1', '          ^', ': expected between the two values of ? :, not the end'],
  ['vars.a[0', '        ^', '] expected after an index, not the end'],
  ['vars.a[]', '       ^', 'a value is missing before ]'],
  ['{ a 1 }', '    ^', ': expected after the key a, not 1'],
  ['{ 1: 2 }', '  ^', 'a key is a name or a string, not 1'],
  ['{ a: 1, a: 2 }', '        ^', 'the key a stands twice'],
  ["{ a: 1, 'a': 2 }", '        ^^^', "the key 'a' stands twice"],
  ["'abc", '^', 'the string has no end', { hint: "close it with '" }],
  ["r'abc", '^^', 'the string has no end', { hint: "close it with '" }],
  ["'a\\d'", '  ^^', 'there is no escape \\d', { hint: "r'…'" }],
  ["'\\u12'", ' ^^', 'there is no escape \\u'],
  ["'\\u{110000}'", ' ^^^^^^^^^^', 'there is no escape \\u{110000}'],
  ["'\\ud83d'", ' ^^^^^^', 'half of a surrogate pair'], ["r'\ud83d'", '  ^', 'half of a surrogate pair'],
  ['01', '^^', '01 is not a decimal number'], ['1.', '^^', '1. is not a decimal number'],
  ['0x1F', '^^^^', '0x1F is not a decimal number'], ['1_000', '^^^^^', '1_000 is not'],
  ['12345678901234567890', '^^^^^^^^^^^^^^^^^^^^', 'too large to be exact'],
  ['1e999', '^^^^^', 'too large a number'],
  ['output.n = 1', '         ^', 'unexpected =', { hint: 'equality is ==' }],
  ['output.n === 1', '         ^^^', 'unexpected ===', { hint: 'equality is ==' }],
  ['output.n !== 1', '         ^^^', 'unexpected !==', { hint: 'inequality is !=' }],
  ['output.n + 1', '         ^', 'unexpected +', { hint: 'there is no arithmetic' }],
  ['output.n -1', '         ^', 'unexpected -', { hint: 'there is no arithmetic' }],
  ['output.n ?? 1', '         ^^', 'unexpected ??', { hint: 'coalesce(a, b)' }],
  ['output?.n', '      ^^', 'unexpected ?.', { hint: 'coalesce(a.b, null)' }],
  ['true & false', '     ^', 'unexpected &', { hint: '"and" is &&' }],
  ['${{ output }}', '^', 'unexpected $', { hint: 'without ${{ }}' }],
  ['output.foo-bar', '          ^', 'unexpected -', { hint: "value['foo-bar']" }],
  ['é', '^', 'unexpected é'],
  ['true and false', '     ^^^', 'unexpected and', { hint: '"and" is written &&' }],
  ['not true', '^^^', 'unexpected "not"', { hint: '"not" is written !' }],
  ['1 < 2 < 3', '      ^', 'comparisons do not stand in a row', { hint: 'a < b && b < c' }],
  ['1 == 1 == true', '       ^^', 'comparisons do not stand in a row'],
  ['linux', '^^^^^', 'there is no "linux"', { hint: "text is quoted: 'linux'" }],
  ['True', '^^^^', 'there is no "True"', { candidates: ['true'] }],
  ['output.x == ture', '            ^^^^', 'there is no "ture"', { candidates: ['true'] }],
  ['param.version', '^^^^^', 'there is no "param"', { candidates: ['params'], hint: 'references start with params' }],
  ['item[0]', '^^^^', 'there is no "item"', { candidates: ['iter'] }],
  ['len', '^^^', '"len" is a function', { hint: 'len(…)' }],
  ['1 == lenght(output)', '     ^^^^^^', 'there is no function "lenght"', { candidates: ['len'] }],
  ['tolower(output)', '^^^^^^^', 'there is no function "tolower"', { candidates: ['lower'] }],
  ['toUpperCase(output)', '^^^^^^^^^^^', 'there is no function', { candidates: ['upper', 'lower'] }],
  ['zzz(output)', '^^^', 'there is no function "zzz"'],
  ['output.stdout.trim()', '                  ^', 'only functions are called', { hint: 'trim(output.stdout)' }],
  ["output.stdout.has('x')", '                 ^', 'only functions are called'],
  ['params', '^^^^^^', 'params needs a name', { hint: 'params.NAME' }],
  ["params['x']", '^^^^^^', 'params needs a name'],
  ['steps', '^^^^^', 'steps needs the id of a step', { hint: 'steps.ID.output' }],
  ['!steps.pack', ' ^^^^^^^^^^', 'steps.pack needs one of .output, .verdict or .previous'],
  ['steps.pack.ouput.x == 1', '^^^^^^^^^^^^^^^^^^', 'a step has no "ouput"', { candidates: ['output'] }],
  ['steps.pack.file', '^^^^^^^^^^^^^^^', 'a step has no "file"', { hint: 'steps.pack.output.file' }],
  ['steps.pack.verdict.x', '^^^^^^^^^^^^^^^^^^^^', 'steps.pack.verdict is a text and has no "x"'],
  ['output.json.0', '            ^', 'a name must follow the dot, not 0', { hint: 'value[0]' }],
  ['output..x', '       ^', 'a name must follow the dot, not .'],
  ['params.steps.a-b', '              ^', 'unexpected -'],
]

describe('expression text', () => {
  it.each(FORMS)('%s is read', (text, expr) => {
    const parsed = parseExpression(text)
    expect(parsed.ok ? short(parsed.value) : parsed.error).toEqual(expr)
  })

  it.each(ERRORS.map(([text, ...rest]) => ({ text, rest })))('$text is refused where it is wrong', ({ text, rest }) => {
    const [caret, message, more] = rest
    const parsed = parseExpression(text)
    if (parsed.ok) throw new Error(`read as ${short(parsed.value)}`)
    const { offset, length, hint = '', candidates } = parsed.error
    expect(' '.repeat(offset) + '^'.repeat(length)).toBe(caret)
    expect(parsed.error.message).toContain(message)
    expect(hint).toContain(more?.hint ?? '')
    if (more?.candidates !== undefined) expect(candidates).toEqual(more.candidates)
  })

  it('nests 64 levels and not one more', () => {
    const nested = (levels: number): string => `${'len('.repeat(levels - 1)}output${')'.repeat(levels - 1)}`
    expect(parseExpression(nested(64)).ok).toBe(true)
    const chained = [`output${'[0]'.repeat(64)}`, `${'!'.repeat(64)}output`, 'true?'.repeat(9000)]
    for (const text of [nested(65), '('.repeat(50_000), '['.repeat(60_000), ...chained]) {
      expect(parseExpression(text)).toMatchObject({ ok: false, error: { message: expect.stringContaining('deeper than 64') as string } })
    }
  })

  it('has at most 64 KiB', () => {
    expect(parseExpression(`'${'x'.repeat(65_534)}'`).ok).toBe(true)
    expect(parseExpression(`'${'x'.repeat(65_535)}'`)).toMatchObject({ ok: false, error: { offset: 65_536, length: 1 } })
  })

  it('gives the place of every part', () => {
    const text = "len( params.list ) > 2 && output.json[0].name == 'x'"
    const located = locateExpression(text)
    if (!located.ok) throw new Error(located.error.message)
    const places = [...located.value.origins].map(([expr, { offset, length }]) => `${short(expr)} = ${text.slice(offset, offset + length)}`)
    expect(places.sort()).toEqual([
      'and(gt(len(params.list) {"lit":2}) eq(get(get(output.json {"lit":0}) {"lit":"name"}) {"lit":"x"})) = ' + text,
      "eq(get(get(output.json {\"lit\":0}) {\"lit\":\"name\"}) {\"lit\":\"x\"}) = output.json[0].name == 'x'",
      'get(get(output.json {"lit":0}) {"lit":"name"}) = output.json[0].name', 'get(output.json {"lit":0}) = output.json[0]',
      'gt(len(params.list) {"lit":2}) = len( params.list ) > 2', 'len(params.list) = len( params.list )', 'output.json = output.json',
      'params.list = params.list',
      '{"lit":"name"} = name', "{\"lit\":\"x\"} = 'x'", '{"lit":0} = 0', '{"lit":2} = 2',
    ].sort())
  })
})
