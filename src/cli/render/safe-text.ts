// Texts of the world on a terminal: names, messages and command output may hold anything, also sequences that move the cursor, set the
// title, write to the clipboard or turn the direction of writing around. Nothing of that gets through.

/** Sequences with a text in them (OSC, DCS, APC, PM, SOS), ended by BEL or ST, or cut off by the end of the text. */
const STRINGS = /(?:\u001b[\]PX^_]|[\u009d\u0090\u0098\u009e\u009f])[^\u0007\u001b\u009c]*(?:\u0007|\u001b\\|\u009c|\u001b|$)/g
const CONTROL_SEQUENCE = /(?:\u001b\[|\u009b)([0-?]*)[ -/]*([@-~]|$)/g
const OTHER_ESCAPES = /\u001b[ -/]*[0-~]?/g
/** Controls, marks of writing direction, and line separators that editors take for line ends. */
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029\ufeff]/g

const SGR = /^[0-9;:]*$/

function withoutEscapes(text: string, keepColor: boolean): string {
  const kept: string[] = []
  const plain = text.replaceAll(STRINGS, '').replaceAll(CONTROL_SEQUENCE, (_, parameters: string, final: string) => {
    if (!keepColor || final !== 'm' || !SGR.test(parameters)) return ''
    kept.push(`\u001b[${parameters}m`)
    return '\u0000'
  })
  const clean = plain.replaceAll(OTHER_ESCAPES, '')
  const colors = kept.values()
  return clean.replaceAll(CONTROLS, (char) => (char === '\u0000' && keepColor ? colors.next().value ?? '' : ''))
}

/** What a terminal would still show of a line that was written over: progress bars end in many carriage returns. */
const afterReturns = (line: string): string => line.split('\r').findLast((part) => part !== '') ?? ''

const TAB = 8
const expandTabs = (line: string): string => {
  let out = ''
  for (const char of line) out += char === '\t' ? ' '.repeat(TAB - (out.length % TAB)) : char
  return out
}

/** A line of a command's output, made harmless. Colours stay where colours are wanted, and end with the line. */
export function safeLine(line: string, keepColor: boolean): string {
  const nul = line.replaceAll('\u0000', '')
  const text = withoutEscapes(expandTabs(afterReturns(nul)), keepColor)
  return keepColor && text.includes('\u001b[') ? `${text}\u001b[0m` : text
}

/** Longer texts are never shown on one line, so no more of them is looked at. */
const LONGEST = 4096

/** A name or message on one line: line ends become ` ⏎ `, tabs a blank, everything else that is not to be seen goes. */
export function oneLine(text: string): string {
  const lines = text.slice(0, LONGEST).split(/\r\n|\n|\r/).map((line) => line.trim()).filter((line) => line !== '')
  return withoutEscapes(lines.join(' ⏎ ').replaceAll('\t', ' '), false)
}

/** A text of several lines, each made harmless, without colour. */
export const safeLines = (text: string): readonly string[] => text.replace(/\r?\n$/, '').split('\n').map((line) => safeLine(line, false))
