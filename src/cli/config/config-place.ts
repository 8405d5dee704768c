import { LineCounter, parseDocument } from 'yaml'

/** Finds where a JSON Pointer leads in the text of a JSON file: `line:column`, of the nearest thing around it that is there. */
export function placeOfPointer(text: string, pointer: string): string {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, keepSourceTokens: false })
  const path = pointer.split('/').slice(1).map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
  for (let depth = path.length; depth >= 0; depth--) {
    const node = document.getIn(path.slice(0, depth).map((part) => (/^\d+$/.test(part) ? Number(part) : part)), true)
    const range = (node as { readonly range?: readonly [number, number, number] } | undefined)?.range
    if (range === undefined) continue
    const { line, col } = lines.linePos(range[0])
    return `${String(line)}:${String(col)}`
  }
  return '1:1'
}
