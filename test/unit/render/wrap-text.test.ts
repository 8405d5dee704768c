import { expect, test } from 'vitest'
import { wrapText } from '../../../src/cli/render/wrap-text.ts'

test.each([
  ['', 10, []], ['one', 10, ['one']], ['one two three', 7, ['one two', 'three']], ['a verylongword b', 4, ['a', 'verylongword', 'b']],
  ['one two', Infinity, ['one two']],
] as const)('%j in %s columns', (text, width, lines) => {
  expect(wrapText(text, width)).toEqual(lines)
})
