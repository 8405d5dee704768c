import { displayWidth } from './display-width.ts'

/** A text broken at blanks into lines of at most so many columns; a longer word stays whole. */
export function wrapText(text: string, width: number): readonly string[] {
  if (width === Infinity) return text === '' ? [] : [text]
  const lines: string[] = []
  let words: string[] = []
  let used = 0
  for (const word of text.split(' ')) {
    const wide = displayWidth(word)
    if (words.length > 0 && used + 1 + wide > width) {
      lines.push(words.join(' '))
      words = []
    }
    used = words.length === 0 ? wide : used + 1 + wide
    words.push(word)
  }
  const last = words.join(' ')
  return last === '' ? lines : [...lines, last]
}
