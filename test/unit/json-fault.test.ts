import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findJsonFault } from '../../src/providers/shell/json-fault.ts'

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch { return false }
}

describe('finding where a text stops being JSON', () => {
  it.each([
    ['{"a": x}', 1, 7, 'unexpected "x}"'],
    ['{"a":1} trailing', 1, 9, 'unexpected "trailing"'],
    ['{\n  "a": 1,\n}', 3, 1, 'unexpected "}"'],
    ['[1, 2', 1, 6, 'it ends too early'],
    ['[1 2]', 1, 4, 'unexpected "2]"'],
    ['{"a" 1}', 1, 6, 'unexpected "1}"'],
    ['[1]]', 1, 4, 'unexpected "]"'],
    ['{]', 1, 2, 'unexpected "]"'],
    ['1, 2', 1, 2, 'unexpected ", 2"'],
    ['"a\\x"', 1, 1, 'unexpected "\\"a\\\\x\\""'],
    ['{1:2}', 1, 2, 'unexpected "1:2}"'],
    ['[,]', 1, 2, 'unexpected ",]"'],
    [' \n', 2, 1, 'it is empty'],
  ])('%j', (text, line, column, problem) => {
    expect(findJsonFault(text)).toEqual({ line, column, problem })
  })

  it('runs through all of a text that is JSON', () => {
    fc.assert(fc.property(fc.json(), fc.constantFrom(undefined, 2), (json, indent) => {
      const text = JSON.stringify(JSON.parse(json), null, indent)
      expect(findJsonFault(text).problem).toBe('it ends too early')
    }))
  })

  it('finds a place in every text that is not, before which everything may begin a JSON text', () => {
    const spoiled = fc.tuple(fc.json(), fc.nat(), fc.constantFrom('}', ']', ',', ':', 'x', '"', '')).map(([json, at, char]) => {
      const place = at % (json.length + 1)
      return json.slice(0, place) + char + json.slice(place + 1)
    })
    fc.assert(fc.property(spoiled.filter((text) => !isJson(text) && !text.includes('\n')), (text) => {
      const { column } = findJsonFault(text)
      const before = text.slice(0, column - 1)
      expect(isJson(before) || findJsonFault(before).problem !== `unexpected ${JSON.stringify(before.slice(0, 20))}`).toBe(true)
      expect(findJsonFault(before).column).toBe(before.length + 1)
    }))
  })
})
