import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compilePattern, groupsOf, matchesPattern } from '../../src/core/expr/pattern.ts'

const atom = fc.constantFrom(
  'a', 'b', 'c', '.', '\\d', '\\w', '\\s', '[ab]', '[^a]', '[b-d]', 'é', '\\u{1F600}', '\\p{Lu}', '\\.', '\\n', '😀',
)
const mark = fc.constantFrom('^', '$', '\\b', '\\B')
const quantifier = fc.constantFrom('', '', '*', '+', '?', '{2}', '{1,3}', '{2,}', '*?', '+?', '??', '{0,2}?')

const { pattern } = fc.letrec<{ pattern: string; sequence: string; term: string }>((tie) => ({
  term: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.tuple(atom, quantifier).map(([source, times]) => source + times),
    mark,
    fc.tuple(fc.constantFrom('(', '(?:', '(?<n>'), tie('pattern'), quantifier).map(([open, body, times]) => `${open}${body})${times}`),
  ),
  sequence: fc.array(tie('term'), { minLength: 1, maxLength: 4 }).map((terms) => terms.join('')),
  pattern: fc.array(tie('sequence'), { minLength: 1, maxLength: 3 }).map((options) => options.join('|')),
}))

const flags = fc.constantFrom('', 'i', 'm', 's', 'im', 'ims')
const char = fc.constantFrom('a', 'b', 'c', 'd', 'A', 'É', 'é', ' ', '\n', '1', '.', '😀', 'ſ')
const text = fc.array(char, { maxLength: 12 }).map((chars) => chars.join(''))

const named = (source: string): string => {
  let count = 0
  return source.replaceAll('(?<n>', () => `(?<n${String(count++)}>`)
}

describe('a pattern', () => {
  it('means what ECMAScript means by it, where it is accepted', () => {
    let accepted = 0
    fc.assert(fc.property(pattern.map(named), flags, text, (source, flag, input) => {
      // the platform looks for \\B between the halves of a surrogate pair, where by the standard no match can begin
      fc.pre(!(source.includes('\\B') && input.includes('😀')))
      const program = compilePattern(source, flag)
      if (!program.ok) return
      accepted += 1
      const expected = new RegExp(source, `${flag}u`).exec(input)
      const groups = expected && Array.from(expected, (group: string | undefined) => group ?? null)
      expect(groupsOf(program.value, input)).toEqual({ ok: true, value: groups })
      expect(matchesPattern(program.value, input)).toEqual({ ok: true, value: expected !== null })
    }), { numRuns: 2000 })
    expect(accepted).toBeGreaterThan(400)
  })
})
