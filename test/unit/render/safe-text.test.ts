import { describe, expect, test } from 'vitest'
import { oneLine, safeLine, safeLines } from '../../../src/cli/render/safe-text.ts'

const ESC = '\u001b'

describe('a line of output', () => {
  test.each([
    ['a colour', `${ESC}[31mred${ESC}[0m`, 'red'],
    ['a title, ended by BEL', `${ESC}]0;owned\u0007text`, 'text'],
    ['a title, ended by ST', `${ESC}]0;owned${ESC}\\text`, 'text'],
    ['a title in one byte', '\u009d0;owned\u009ctext', 'text'],
    ['a title without an end', `text${ESC}]52;c;aGVsbG8=`, 'text'],
    ['a link', `${ESC}]8;;http://x.example${ESC}\\text${ESC}]8;;${ESC}\\`, 'text'],
    ['a moved cursor', `${ESC}[2A${ESC}[2Ktext`, 'text'],
    ['a moved cursor in one byte', '\u009b2Atext', 'text'],
    ['a sequence cut off', `text${ESC}[3`, 'text'],
    ['a lone escape', `te${ESC}xt${ESC}`, 'tet'],
    ['a device control string', `${ESC}P1;2|abc${ESC}\\text`, 'text'],
    ['a cleared screen', `${ESC}ctext`, 'text'],
    ['a charset', `${ESC}(0text`, 'text'],
    ['a bell and a backspace', 'te\u0007x\bt', 'text'],
    ['turned writing', '\u202etxet\u2066', 'txet'],
    ['a sequence that only appears once another is gone', `${ESC}${ESC}[0m[31mtext`, '31mtext'],
    ['zero bytes', 'te\u0000xt', 'text'],
    ['what was written over', 'downloading 10%\rdownloading 100%\r', 'downloading 100%'],
    ['the end of a Windows line', 'text\r', 'text'],
    ['tabs', 'a\tb', 'a       b'],
    ['plain text in any script', 'naïve 漢字 🎉', 'naïve 漢字 🎉'],
  ])('loses what could do harm: %s', (_name, line, text) => {
    expect(safeLine(line, false)).toBe(text)
  })

  test('keeps colours where they are wanted, and lets none run on', () => {
    expect(safeLine(`${ESC}[1;31mred${ESC}[2Jmore`, true)).toBe(`${ESC}[1;31mredmore${ESC}[0m`)
    expect(safeLine('plain', true)).toBe('plain')
  })

  test('a colour with anything but numbers in it is not taken for one', () => {
    expect(safeLine(`${ESC}[>4;2mtext`, true)).toBe('text')
  })

  test('stays quick for a line made to be slow', () => {
    const started = performance.now()
    safeLine(`${ESC}[`.repeat(20_000) + '\r'.repeat(50_000) + `${ESC}]`.repeat(20_000), true)
    oneLine(' '.repeat(100_000))
    expect(performance.now() - started).toBeLessThan(2_000)
  })
})

test.each([
  ['two lines', 'one\r\n  two\n', 'one ⏎ two'], ['a title', `${ESC}]0;x\u0007name`, 'name'], ['tabs', 'a\tb', 'a b'],
  ['nothing', ' \n ', ''],
])('a name stays on one line: %s', (_name, text, line) => {
  expect(oneLine(text)).toBe(line)
})

test('a text of several lines keeps them', () => {
  expect(safeLines('one\ntwo\r\nthree\n')).toEqual(['one', 'two', 'three'])
})
