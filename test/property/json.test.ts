import canonicalize from 'canonicalize'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalJson, NotJsonError, sameJson } from '../../src/base/json.ts'

const json = fc.jsonValue({ stringUnit: 'grapheme', maxDepth: 6 }).filter((value) => !JSON.stringify(value).includes('__proto__'))

test('canonical text agrees with another implementation of RFC 8785', () => {
  fc.assert(fc.property(json, (value) => { expect(canonicalJson(value)).toBe(canonicalize(value)) }), { numRuns: 500 })
})

test('canonical text reads back as the same value, and equal values have equal text', () => {
  fc.assert(fc.property(json, (value) => {
    const again: unknown = JSON.parse(canonicalJson(value))
    expect(sameJson(again, JSON.parse(JSON.stringify(value)))).toBe(true)
    expect(canonicalJson(again)).toBe(canonicalJson(value))
  }))
})

test.each([
  ['a number that is not finite', { a: [Number.NaN] }, '/a/0'], ['a lone surrogate', ['\ud800'], '/0'],
  ['a function', { f: () => 1 }, '/f'],
  ['an absent member', { a: undefined }, '/a'], ['a class', { d: new Date() }, '/d'], ['a big integer', [1n], '/0'],
])('%s is refused with its place', (_, value, pointer) => {
  expect(() => canonicalJson(value)).toThrow(NotJsonError)
  expect(() => canonicalJson(value)).toThrow(pointer)
})
