import { describe, expect, test } from 'vitest'
import { clip, displayWidth, padEnd, padStart } from '../../../src/cli/render/display-width.ts'
import { textTable } from '../../../src/cli/render/text-table.ts'
import { agoText, clockText, dueText, durationText, stampText } from '../../../src/cli/render/time-text.ts'
import { wrapText } from '../../../src/cli/render/wrap-text.ts'
import { NIGHT } from '../support/log-builder.ts'

const HOUR = 3_600_000

test.each([
  ['abc', 3], ['漢字', 4], ['한글', 4], ['🎉', 2], ['e\u0301', 1], ['✓', 1], ['a\u200bb', 2], ['', 0], ['ｆｕ', 4],
])('%j is %i columns wide', (text, width) => {
  expect(displayWidth(text)).toBe(width)
})

test.each([['abcdef', 4, 'abc…'], ['abcd', 4, 'abcd'], ['漢字漢字', 5, '漢字…'], ['漢字漢字', 4, '漢…'], ['abc', 1, '…'], ['abc', 0, '']])(
  '%j cut to %i is %j', (text, width, cut) => {
    expect(clip(text, width)).toBe(cut)
    expect(displayWidth(clip(text, width))).toBeLessThanOrEqual(width)
  })

test('padding counts columns, not characters', () => {
  expect(padEnd('漢', 4)).toBe('漢  ')
  expect(padStart('漢', 4)).toBe('  漢')
})

describe('a table', () => {
  test('aligns by display width and drops empty columns', () => {
    expect(textTable([['漢字', '', 'x'], ['abc', '', 'y']], { width: 80, shrink: [] })).toEqual(['漢字  x', 'abc   y'])
  })

  test('cuts the columns that may be cut, in order, to fit the width', () => {
    const rows = [['name', 'a very long text that does not fit', 'end']]
    const [line] = textTable(rows, { width: 30, shrink: [1] })
    expect(line).toBe('name  a very long text t…  end')
    expect(displayWidth(line ?? '')).toBeLessThanOrEqual(30)
    const [both] = textTable([['a long name indeed', 'a very long text that does not fit', 'end']], { width: 30, shrink: [1, 0] })
    expect(both).toBe('a long name in…  a very …  end')
  })

  test('paints after cutting and padding, and makes what is in it harmless', () => {
    const paint = (text: string): string => `<${text}>`
    expect(textTable([[{ text: 'a\u001b[2Jb', paint }, 'x'], ['long', 'y']], { width: 80, shrink: [] })).toEqual(['<ab  >  x', 'long  y'])
  })

  test('can align to the right and keep a least width', () => {
    expect(textTable([[{ text: '7', right: true }, 'x'], ['120', 'y']], { width: 80, shrink: [] })).toEqual(['  7  x', '120  y'])
    expect(textTable([['a', 'b']], { width: 80, indent: 2, shrink: [], first: 4 })).toEqual(['  a     b'])
  })
})

test.each([
  [0, '0ms'], [350, '350ms'], [999.6, '999ms'], [1000, '1.0s'], [59_999, '59.9s'], [60_000, '1m00s'], [125_000, '2m05s'], [HOUR, '1h00m'],
  [26 * HOUR, '1d02h'], [-5, '0ms'],
])('%i milliseconds read %s', (ms, text) => {
  expect(durationText(ms)).toBe(text)
})

test.each([
  [500, 'just now'], [12_000, '12s ago'], [5 * 60_000, '5m ago'], [3 * HOUR, '3h ago'], [50 * HOUR, '2d ago'],
])('%i ms back is %s', (ms, text) => {
  expect(agoText(NIGHT, NIGHT + ms)).toBe(text)
})

describe('times of day', () => {
  const utc = () => 0
  const tokyo = () => 9 * 60

  test('follow the zone that is handed in', () => {
    expect(clockText(NIGHT, utc)).toBe('02:30:00')
    expect(clockText(NIGHT, tokyo)).toBe('11:30:00')
  })

  test('have a date unless it is today', () => {
    expect(stampText(NIGHT, NIGHT + HOUR, utc)).toBe('02:30')
    expect(stampText(NIGHT, NIGHT + 24 * HOUR, utc)).toBe('2026-06-01 02:30')
    expect(stampText(NIGHT, NIGHT - 3 * HOUR, utc)).toBe('2026-06-01 02:30')
  })

  test('say whether something is due or overdue', () => {
    expect(dueText(NIGHT + 4000, NIGHT)).toBe('in 4.0s')
    expect(dueText(NIGHT, NIGHT + 4000)).toBe('4.0s overdue')
  })
})

test('a text is broken at blanks, and a word is never cut', () => {
  expect(wrapText('one two three', 7)).toEqual(['one two', 'three'])
  expect(wrapText('averylongword b', 5)).toEqual(['averylongword', 'b'])
  expect(wrapText('', 5)).toEqual([])
})
