// How many columns a text takes on a terminal. Good enough for tables: wide scripts and emoji count two, marks that combine count none.

type Range = readonly [number, number]

const ZERO: readonly Range[] = [
  [0x0300, 0x036f], [0x0483, 0x0489], [0x0591, 0x05bd], [0x0610, 0x061a], [0x064b, 0x065f], [0x0900, 0x0902], [0x093a, 0x094d],
  [0x0e31, 0x0e31], [0x0e34, 0x0e3a], [0x0e47, 0x0e4e], [0x1ab0, 0x1aff], [0x1dc0, 0x1dff], [0x200b, 0x200f], [0x20d0, 0x20ff],
  [0x2060, 0x2064], [0xfe00, 0xfe0f], [0xfe20, 0xfe2f], [0xfeff, 0xfeff], [0xe0100, 0xe01ef],
]
const WIDE: readonly Range[] = [
  [0x1100, 0x115f], [0x231a, 0x231b], [0x23e9, 0x23ec], [0x25fd, 0x25fe], [0x2614, 0x2615], [0x2648, 0x2653], [0x267f, 0x267f],
  [0x26a1, 0x26a1], [0x26bd, 0x26be], [0x26d4, 0x26d4], [0x2705, 0x2705], [0x270a, 0x270b], [0x2728, 0x2728], [0x274c, 0x274c],
  [0x2753, 0x2755], [0x2757, 0x2757], [0x2795, 0x2797], [0x2b1b, 0x2b1c], [0x2b50, 0x2b50], [0x2e80, 0x303e], [0x3041, 0x33ff],
  [0x3400, 0x4dbf], [0x4e00, 0x9fff], [0xa000, 0xa4cf], [0xa960, 0xa97f], [0xac00, 0xd7a3], [0xf900, 0xfaff], [0xfe30, 0xfe6f],
  [0xff00, 0xff60], [0xffe0, 0xffe6], [0x1f300, 0x1f64f], [0x1f680, 0x1f6ff], [0x1f900, 0x1f9ff], [0x1fa70, 0x1faff], [0x20000, 0x3fffd],
]

const isIn = (ranges: readonly Range[], codePoint: number): boolean => ranges.some(([from, to]) => codePoint >= from && codePoint <= to)

function widthOf(char: string): number {
  const codePoint = char.codePointAt(0) ?? 0
  if (codePoint < 0x300) return codePoint < 0x20 || (codePoint >= 0x7f && codePoint < 0xa0) ? 0 : 1
  if (isIn(ZERO, codePoint)) return 0
  return isIn(WIDE, codePoint) ? 2 : 1
}

/** Columns that a text without escape sequences takes. */
export function displayWidth(text: string): number {
  let width = 0
  for (const char of text) width += widthOf(char)
  return width
}

/** The text, cut with `…` to at most so many columns. */
export function clip(text: string, width: number): string {
  if (displayWidth(text) <= width) return text
  if (width <= 0) return ''
  let used = 0
  let kept = ''
  for (const char of text) {
    used += widthOf(char)
    if (used > width - 1) break
    kept += char
  }
  return `${kept}…`
}

export const padEnd = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - displayWidth(text)))
export const padStart = (text: string, width: number): string => ' '.repeat(Math.max(0, width - displayWidth(text))) + text
