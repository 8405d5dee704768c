import type { SourceFiles } from '../../ports/source-files.ts'
import type { Findings } from '../findings.ts'
import { type AuthoringNode, isText, type MapNode } from './authoring-node.ts'
import { readText } from './decode-text.ts'
import { scalarNode } from './scalar-node.ts'
import { SourceText } from './source-text.ts'

const KEY = '$file'

/** All text that one flow may take from other files. */
const MAX_INCLUDED = 8 * 1024 * 1024

/** Replaces every `{ $file: PATH }` by the text of that file, whose parts are then found in that file. */
class Includer {
  private readonly texts = new Map<string, string | undefined>()
  private size = 0

  constructor(private readonly files: SourceFiles, private readonly from: string, private readonly findings: Findings) {}

  include(node: AuthoringNode): AuthoringNode {
    switch (node.kind) {
      case 'scalar': return node
      case 'list': return { ...node, items: node.items.map((item) => this.include(item)) }
      case 'map': return node.entries.some(({ key }) => key === KEY)
        ? this.text(node)
        : { ...node, entries: node.entries.map((entry) => ({ ...entry, value: this.include(entry.value) })) }
    }
  }

  private text(map: MapNode): AuthoringNode {
    const [entry, second] = map.entries
    if (entry === undefined || second !== undefined || !isText(entry.value) || entry.value.value === '') {
      this.findings.error('parse.include-invalid', map.place, `"${KEY}" stands alone and names a file`, `as { ${KEY}: prompts/fix.md }`)
      return scalarNode('', map.place, this.findings)
    }
    const file = this.files.resolve(this.from, entry.value.value)
    const text = this.read(file, entry.value)
    if (text === undefined) return scalarNode('', map.place, this.findings)
    const source = new SourceText(text)
    const isComposed = text === text.normalize('NFC')
    const place = { file, span: source.span(0, text.length) }
    return scalarNode(text, place, this.findings, isComposed ? (from, to) => source.span(from, to) : undefined)
  }

  private read(file: string, asked: AuthoringNode): string | undefined {
    if (!this.texts.has(file)) this.texts.set(file, readText(this.files, file, asked.place, this.findings))
    const text = this.texts.get(file)
    this.size += text?.length ?? 0
    if (this.size <= MAX_INCLUDED) return text
    return void this.findings.error('parse.too-large', asked.place,
      `the files that this flow takes in have more than ${MAX_INCLUDED} characters`)
  }
}

/** The tree with the texts of other files in their places. */
export function includeFiles(node: AuthoringNode, files: SourceFiles, from: string, findings: Findings): AuthoringNode {
  return new Includer(files, from, findings).include(node)
}
