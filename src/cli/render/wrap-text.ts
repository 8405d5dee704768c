import { displayWidth } from './display-width.ts'

/** A text broken at blanks into lines of at most so many columns; a longer word stays whole. */
export function wrapText(text: string, width: number): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && displayWidth(longer) > width) {
      lines.push(line)
      line = word
    } else {
      line = longer
    }
  }
  return line === '' ? lines : [...lines, line]
}
