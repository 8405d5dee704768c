import { describe, expect, it } from 'vitest'
import { FUNCTIONS, functionNames } from '../../src/core/expr/functions.ts'
import { MAX_LIST, MAX_STRING } from '../../src/core/expr/limits.ts'
import { labelOf } from '../../src/core/expr/operators.ts'
import { PURE_FUNCTIONS, PURE_FUNCTIONS_1 } from '../../src/model/vocabulary.ts'
import { valueOf, type ScopeValues } from './support/expr-scope.ts'

const big: ScopeValues = { vars: { half: 'x'.repeat(MAX_STRING / 2 + 1), many: Array.from({ length: MAX_LIST }, (_, i) => i) } }

const VALUES: readonly (readonly [text: string, value: unknown])[] = [
  ['1 == 1', true], ["1 == '1'", false], ['null == false', false], ['[1, { a: 2 }] == [1, { a: 2 }]', true],
  ['{ a: 1, b: 2 } == { b: 2, a: 1 }', true],
  ['[1] == [1, 2]', false], ['{ a: 1 } == { b: 1 }', false], ['0 == -0', true],
  ['1 != 2', true], ["'a' != 'a'", false],
  ['!true', false], ['not(false)', true], ['!!true', true],
  ['true && true && false', false], ['and(true, true)', true], ["false && 'no boolean'", false], ["true || 'no boolean'", true],
  ['false || false', false],
  ["concat('a')", 'a'], ["concat('a', '', 'b')", 'ab'],
  ["len('häß')", 3], ["len('😀a')", 2], ['len([])', 0], ['len([1, [2]])', 2], ['len({ a: 1, b: 2 })', 2],
  ['coalesce(null, 1)', 1], ['coalesce(params.none, 2)', 2], ['coalesce(false, 2)', false], ['coalesce(null, null)', null],
  ['coalesce(params.none, null)', null], ['coalesce(null, params.none)', null], ["coalesce(toNumber('x'), 3)", 3],
  ["jsonPath({ a: [{ b: 1 }] }, '$.a[0].b')", 1], ["jsonPath({ 'a b': 1 }, '$[\"a b\"]')", 1], ["jsonPath(7, '$')", 7],
  ["jsonPath({ 'x-y': 2 }, '$.x-y')", 2],
  ["regexMatch('release-1.2', r'\\d+\\.\\d+')", true], ["regexMatch('ABC', 'b')", false], ["regexMatch('ABC', 'b', 'i')", true],
  ["regexMatch('a\\nb', '^b$', 'm')", true],
  ['1 < 2', true], ['2 <= 2', true], ["'a' > 'b'", false], ["'2024-02-01' >= '2024-01-31'", true], ["'B' < 'a'", true],
  ["contains('abc', 'bc')", true], ["contains('abc', '')", true], ["contains([1, '2'], 2)", false],
  ['contains([1, { a: 2 }], { a: 2 })', true],
  ["startsWith('abc', 'ab')", true], ["endsWith('abc', 'ab')", false],
  ["lower('ÄB')", 'äb'], ["upper('äb')", 'ÄB'], ["trim(' \\t a b \\n')", 'a b'],
  ["split('a,b,,c', ',')", ['a', 'b', '', 'c']], ["split('', ',')", ['']], ["split('abc', 'x')", ['abc']],
  ["join(['a', 'b'], '-')", 'a-b'], ["join([], '-')", ''], ["join(['a'], '-')", 'a'],
  ["replace('a.b.c', '.', '$&')", 'a$&b$&c'], ["replace('aaa', 'aa', 'b')", 'ba'], ["replace('abc', 'x', 'y')", 'abc'],
  ["slice('h😀llo', 1, 3)", '😀l'], ["slice('hello', -2)", 'lo'], ['slice([1, 2, 3], 1)', [2, 3]], ['slice([1, 2, 3], 0, -1)', [1, 2]],
  ["slice('ab', 5)", ''],
  ['toJson({ b: 1, a: [null] })', '{"a":[null],"b":1}'], ['toJson(1.0)', '1'], ["toJson('é')", '"é"'],
  ["fromJson('{\"a\":[1]}')", { a: [1] }], ["fromJson(' 1 ')", 1],
  ["toString('a')", 'a'], ['toString(1.50)', '1.5'], ['toString(1e21)', '1e+21'], ['toString(true)', 'true'], ['toString(null)', 'null'],
  ["toNumber('12.5')", 12.5], ["toNumber('-0')", 0], ['toNumber(3)', 3], ["toNumber('1e3')", 1000],
  ["keys({ b: 1, a: 2, 'B': 3 })", ['B', 'a', 'b']], ['values({ b: 1, a: 2 })', [2, 1]], ['keys({})', []],
  ["get({ a: 1 }, 'a')", 1], ['get([1, 2], 1)', 2], ["{ a: [1, { b: 2 }] }['a'][1]['b']", 2],
  ['if(true, 1, params.none)', 1], ['false ? params.none : 2', 2], ['true ? null : 1', null],
  ["match('v1.22', r'v(\\d+)\\.(\\d+)(-rc)?')", ['v1.22', '1', '22', null]], ["match('x', 'y')", null],
  ["match('AB', '(a)', 'i')", ['A', 'A']],
  ["hash('abc')", 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ['hash({ b: 1, a: 2 }) == hash({ a: 2, b: 1 })', true], ["hash({ a: 2 }) == hash('{\"a\":2}')", true],
  ['list()', []], ['list(1, [2])', [1, [2]]], ["object('a', 1, 'b', [2])", { a: 1, b: [2] }], ['object()', {}],
  ["product(['a', 'b'], [1, 2])", [['a', 1], ['a', 2], ['b', 1], ['b', 2]]], ['product([1, 2])', [[1], [2]]], ['product([1, 2], [])', []],
  ['flatten([1, [2, [3]], []])', [1, 2, [3]]],
  ['range(3)', [0, 1, 2]], ['range(2, 4)', [2, 3]], ['range(0)', []], ['len(range(100000))', 100_000], ['range(3, 1)', []],
]

const ERRORS: readonly (readonly [text: string, code: string, message: string])[] = [
  ["1 >= 'a'", 'type', '>= compares two numbers or two strings'],
  ['!1', 'type', '!: condition must be a boolean, not a number'],
  ["'x' && true", 'type', '&&: condition must be a boolean, not a string'],
  ["true && 'x'", 'type', '&&: condition must be a boolean, not a string'],
  ['params.none || true', 'missing', 'params.none: not here'],
  ["1 ? 'a' : 'b'", 'type', 'if: condition must be a boolean, not a number'],
  ["concat('a', 1)", 'type', 'concat: text must be a string, not a number'],
  ['len(1)', 'type', 'len: value must be a string, a list or an object, not a number'],
  ['coalesce(params.none, params.gone)', 'missing', 'params.gone: not here'],
  ["jsonPath({ a: 1 }, '$.b')", 'missing', 'there is no "b" (there is "a")'],
  ["jsonPath([1], '$[1]')", 'missing', 'there is no [1] in a list of 1'],
  ["jsonPath([1], '$..a')", 'value', 'a path has only'],
  ["jsonPath([1], 'a')", 'value', 'a path starts with "$"'],
  ["regexMatch('a', '(')", 'value', 'regexMatch: not a regular expression'],
  ["regexMatch('a', 'a', 'g')", 'value', 'flags are some of'],
  ["match('a', '(a+)+')", 'value', 'exponential'],
  ["1 < '2'", 'type', '< compares two numbers or two strings, not a number with a string'],
  ['true >= false', 'type', '>=: left must be a number or a string, not a boolean'],
  ["contains('abc', 1)", 'type', 'contains: part must be a string'],
  ["contains({ a: 1 }, 'a')", 'type', 'contains: whole must be a string or a list, not an object'],
  ["split('a', '')", 'value', 'separator must not be empty'],
  ["join(['a', 1], '-')", 'type', 'join: parts must be a list of strings, not a list of other things'],
  ["join('a', '-')", 'type', 'join: parts must be a list of strings, not a string'],
  ["replace('a', '', 'b')", 'value', 'search must not be empty'],
  ["slice('abc', 0.5)", 'type', 'whole numbers'],
  ["fromJson('{')", 'value', 'the text is not JSON: "{"'],
  ["fromJson('1e999')", 'value', 'not a finite number'],
  ["fromJson(r'\"\\ud800\"')", 'value', 'lone surrogate'],
  ['toString([1])', 'type', 'not a list'],
  ["toNumber(' 1')", 'value', 'not a decimal number'], ["toNumber('')", 'value', 'not a decimal number'],
  ["toNumber('0x10')", 'value', 'not a decimal number'],
  ["toNumber('9007199254740993')", 'value', 'too large to be exact'], ["toNumber('1e999')", 'value', 'too large a number'],
  ['keys([1])', 'type', 'keys: object must be an object, not a list'],
  ["get({ file: 1 }, 'fiel')", 'missing', 'there is no "fiel"; did you mean "file"?'],
  ["get({}, 'a')", 'missing', 'the object is empty'],
  ["get({ a: 1 }, 'constructor')", 'missing', 'there is no "constructor"'],
  ["get([1], 'a')", 'type', 'a list has no fields'], ['get({ a: 1 }, 0)', 'type', 'an object has no elements'],
  ['get([1], 1)', 'missing', 'there is no [1] in a list of 1'], ['get([1], -1)', 'missing', 'there is no [-1]'],
  ['get([1], 0.5)', 'type', 'not a whole number'],
  ["object('a', 1, 'a', 2)", 'value', 'the key "a" stands twice'], ['object(1, 2)', 'type', 'object: key must be a string, not a number'],
  ['product([1], 2)', 'type', 'product: list must be a list, not a number'],
  ['flatten(1)', 'type', 'flatten: list must be a list'],
  ['range(1.5)', 'type', 'whole numbers'], ['range(100001)', 'bounds', 'more than 100000'],
  ['range(-9007199254740991, 9007199254740991)', 'bounds', 'more than'],
  ['product(range(1000), range(1000))', 'bounds', '1000000 combinations'],
  ['concat(vars.half, vars.half)', 'bounds', 'longer than'], ["join([vars.half, vars.half], '')", 'bounds', 'longer than'],
  ["replace(vars.half, 'x', 'xx')", 'bounds', 'longer than'], ["upper(replace(vars.half, 'x', 'ŉ'))", 'bounds', 'longer than'],
  ["split(concat(vars.half, ''), 'x')", 'bounds', 'more than 100000 parts'], ['flatten([vars.many, [1]])', 'bounds', 'more than 100000'],
  [`list(${Array.from({ length: 10 }, () => 'vars.many').join(', ')})`, 'bounds', 'more than 1000000 values'],
  ['eq(1)', 'syntax', '== takes 2 arguments, not 1'], ['and(true)', 'syntax', '&& takes at least 2 arguments, not 1'],
  ['slice([1])', 'syntax', 'slice takes 2 to 3 arguments, not 1'],
  ["object('a')", 'syntax', 'object takes its arguments in groups of 2 (key, value), not 1'],
]

describe('the functions', () => {
  it('stand in one table in the order of the vocabulary', () => {
    expect(Object.keys(FUNCTIONS)).toEqual([...PURE_FUNCTIONS])
  })

  it('of FlowIR 1 are marked as such', () => {
    expect(functionNames(1)).toEqual([...PURE_FUNCTIONS_1])
    expect(functionNames(2)).toEqual([...PURE_FUNCTIONS])
  })

  it.each(VALUES)('evaluate %s', (text, value) => {
    expect(valueOf(text)).toEqual(value)
  })

  it.each(ERRORS)('answer %s with an error', (text, code, message) => {
    expect(valueOf(text, big)).toEqual({ error: code, message: expect.stringContaining(message) as string })
  })

  it('each have an example here of a value', () => {
    const used = VALUES.map(([text]) => text).join('\n')
    const isUsed = (name: string): boolean => used.includes(`${name}(`) || used.includes(` ${labelOf(name)} `)
    expect(PURE_FUNCTIONS.filter((name) => !isUsed(name))).toEqual([])
  })
})
