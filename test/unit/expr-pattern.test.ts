import { describe, expect, it } from 'vitest'
import { MAX_MATCH_WORK, MAX_PATTERN, MAX_STRING } from '../../src/core/expr/limits.ts'
import { compilePattern, groupsOf, matchesPattern } from '../../src/core/expr/pattern.ts'

const SEMVER = '^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)'
  + '(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\+([0-9a-zA-Z-]+(?:\\.[0-9a-zA-Z-]+)*))?$'

const MANY_OPTIONAL = Array.from({ length: 400 }, (_, i) => `${String.fromCodePoint(0x4e00 + i)}?`).join('')

const ACCEPTED = [
  '', '^\\d+\\.\\d+\\.\\d+$', '^[a-z]+(-[a-z]+)*$', '(foo|far)+', '^(\\d+\\.)*\\d+$', '\\s+$', 'foo.*bar', '^[\\w.+-]+@\\w+(\\.\\w+)+$',
  SEMVER,
  '^[a-z]{1,63}(\\.[a-z]{1,63})*$', '(a|b)*abb', '^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==)?$', '"(?:[^"\\\\]|\\\\.)*"',
  '(?<year>\\d{4})-\\d\\d', '(\\p{L}+ )*',
  '(a{2})*', '(ab?)*', '\\b(error|warn(ing)?)\\b', '[[\\]]', '(a*)', '(a*){2}',
  '^.{0,1000}x.{0,1000}$', 'a{4000}', '(?:a?b?c?){100}', '(?:x.{0,100})?.*', '\\u{1F600}|\\ud83d\\ude00',
]

const REFUSED: readonly (readonly [pattern: string, why: string])[] = [
  ['(a+)+', 'exponential'], ['(a+)+$', 'exponential'], ['(a|a)*', 'exponential'], ['(a|ab|b)*', 'exponential'],
  ['(\\w|\\d)*', 'exponential'],
  ['^(\\w+\\s?)*$', 'exponential'], ['(.*,)*', 'exponential'], ['([^a]|b)*', 'exponential'], ['(x+x+)+y', 'exponential'],
  ['^(([a-z])+.)+[A-Z]([a-z])+$', 'exponential'],
  ['(a|b?a)*c', 'exponential'], ['(a{1,5}){2,}', 'exponential'], ['(é|\\p{L})+', 'exponential'],
  ['(a*)*', 'can match nothing'], ['(a?)+', 'can match nothing'], ['(\\d*)?', 'can match nothing'], ['(^|a)*', 'can match nothing'],
  ['(|a){1,2}', 'can match nothing'],
  ['(?<n>a)|(?<n>b)', 'group name'],
  ['(a)\\1', 'backreferences'], ['(?<n>a)\\k<n>', 'backreferences'], ['(?=a)', 'look-around'], ['(?!a)', 'look-around'],
  ['(?<=a)b', 'look-around'], ['(?<!a)b', 'look-around'],
  ['(', 'not a regular expression: unterminated group'], ['[', 'not a regular expression'], ['a{2,1}', 'not a regular expression'],
  ['\\-', 'not a regular expression'],
  ['a'.repeat(MAX_PATTERN + 1), 'at most'], ['(?:a{1000}){1000}', 'too large'], ['a{9007199254740991}', 'too large'],
  ['a{4100}', 'too large'], [`(?:${MANY_OPTIONAL}x)*`, 'too complex to be proven safe'],
  [`${'('.repeat(101)}a${')'.repeat(101)}`, 'nested deeper'],
]

describe('a pattern', () => {
  it.each(ACCEPTED)('%s is accepted', (pattern) => {
    expect(compilePattern(pattern)).toMatchObject({ ok: true })
  })

  it.each(REFUSED)('%s is refused: %s', (pattern, why) => {
    expect(compilePattern(pattern)).toEqual({ ok: false, error: expect.stringContaining(why) as string })
  })

  it('may be catastrophic with one set of flags only', () => {
    expect(compilePattern('(?:k|\u212a)*').ok).toBe(true)
    expect(compilePattern('(?:k|\u212a)*', 'i')).toMatchObject({ ok: false })
    expect(compilePattern('(?:.|\\n)*').ok).toBe(true)
    expect(compilePattern('(?:.|\\n)*', 's')).toMatchObject({ ok: false })
  })

  it.each(['g', 'y', 'v', 'd', 'ii', 'iu ', 'x'])('has no flags %j', (flags) => {
    expect(compilePattern('a', flags)).toMatchObject({ ok: false, error: expect.stringContaining('flags') as string })
  })

  it.each(['', 'i', 'ms', 'smi', 'u', 'iu'])('has flags %j', (flags) => {
    expect(compilePattern('a', flags).ok).toBe(true)
  })

  it.each<readonly [string, string, string, readonly (string | null)[] | null]>([
    ['b', '', 'abc', ['b']], ['^b', '', 'abc', null], ['^b', 'm', 'a\nb', ['b']], ['a$', 'm', 'a\nb', ['a']], ['a$', '', 'a\n', null],
    ['a.b', '', 'a\nb', null], ['a.b', 's', 'a\nb', ['a\nb']],
    ['(a)|(b)', '', 'b', ['b', null, 'b']], ['(?:(a)|b)*', '', 'ab', ['ab', null]], ['a|ab', '', 'ab', ['a']],
    ['(?:a|ab)(?:c|bcd)', '', 'abcd', ['abcd']],
    ['a+?', '', 'aaa', ['a']], ['(a+?)(a*)', '', 'aaa', ['aaa', 'a', 'aa']], ['.', '', '😀', ['😀']], ['\\bK', 'i', 'ſk', null],
    ['(a){2,3}', '', 'aaaa', ['aaa', 'a']],
    ['x*', '', 'aaa', ['']], ['', '', '', ['']], ['(?<v>\\d+)-(\\d+)?', '', 'x12-', ['12-', '12', null]],
  ])('/%s/%s finds in %j what ECMAScript finds', (pattern, flags, text, groups) => {
    const program = compilePattern(pattern, flags)
    if (!program.ok) throw new Error(program.error)
    const native = new RegExp(pattern, `u${flags}`).exec(text)
    expect(native && Array.from(native, (group: string | undefined) => group ?? null)).toEqual(groups)
    expect(groupsOf(program.value, text)).toEqual({ ok: true, value: groups })
  })

  const SLOW_ELSEWHERE = [['\\s+x', ' '], ['a.*b.*c', 'ab'], ['(?:a|b)*?c', 'ab'], ['a*a*a*a*a*b', 'a']] as const

  it.each(SLOW_ELSEWHERE)('%s takes time in proportion to the text', (pattern, unit) => {
    const program = compilePattern(pattern)
    if (!program.ok) throw new Error(program.error)
    const text = unit.repeat(200_000 / unit.length)
    expect(matchesPattern(program.value, text)).toEqual({ ok: true, value: false })
  })

  it('is not tried on a text that is too long for it', () => {
    const small = compilePattern('b')
    const large = compilePattern('[a-z]{1,200}X')
    if (!small.ok || !large.ok) throw new Error('refused')
    expect(matchesPattern(small.value, 'a'.repeat(MAX_STRING))).toEqual({ ok: true, value: false })
    expect(matchesPattern(small.value, 'a'.repeat(MAX_STRING + 1))).toMatchObject({ ok: false })
    expect(groupsOf(large.value, 'a'.repeat(MAX_MATCH_WORK / large.value.code.length + 1))).toMatchObject({ ok: false })
  })
})
