import type { Diagnostic } from '../model/diagnostic.ts'
import type { SourceFiles } from '../ports/source-files.ts'
import { SourceText } from './parse/source-text.ts'

/** What a piece of a rendered diagnostic is; a terminal gives each its colour. */
export type DiagnosticPart = 'place' | 'error' | 'warning' | 'code' | 'source' | 'caret' | 'hint'

/** Dresses a piece of text; without one the text stays plain. */
export type DiagnosticStyle = (part: DiagnosticPart, text: string) => string

const plain: DiagnosticStyle = (_, text) => text

/** Longest piece of a source line that is shown. */
const WIDTH = 160

class Renderer {
  private readonly texts = new Map<string, SourceText | undefined>()

  constructor(private readonly sources: SourceFiles, private readonly style: DiagnosticStyle) {}

  render(diagnostic: Diagnostic): string {
    const { code, severity, message, file, span } = diagnostic
    const place = span === undefined ? file : `${file}:${span.startLine}:${span.startCol}`
    const head = `${this.style('place', `${place}:`)} ${this.style(severity, severity)}${this.style('code', `[${code}]`)}: ${message}`
    return [head, ...this.excerpt(diagnostic), ...this.advice(diagnostic)].join('\n')
  }

  private advice({ candidates = [], hint }: Diagnostic): readonly string[] {
    const meant = candidates.length === 0 ? [] : [`did you mean ${candidates.map((name) => `"${name}"`).join(' or ')}?`]
    return [...meant, ...hint === undefined ? [] : [hint]].map((text) => this.style('hint', `  hint: ${text}`))
  }

  private excerpt({ file, span }: Diagnostic): readonly string[] {
    const source = span === undefined ? undefined : this.source(file)
    if (span === undefined || source === undefined) return []
    const { startLine, startCol, endLine, endCol } = span
    const whole = source.line(startLine)
    const cut = startCol > WIDTH ? startCol - WIDTH / 2 : 0
    const text = whole.slice(cut, cut + WIDTH)
    if (text.trim() === '') return []
    const end = endLine === startLine ? endCol : whole.trimEnd().length + 1
    const width = Math.max(1, Math.min(end - startCol, text.length - (startCol - 1 - cut)))
    const gutter = ' '.repeat(String(startLine).length)
    const under = text.slice(0, startCol - 1 - cut).replace(/[^\t]/g, ' ')
    return [
      `  ${startLine} | ${this.style('source', text)}`,
      `  ${gutter} | ${under}${this.style('caret', '^'.repeat(width))}`,
    ]
  }

  private source(file: string): SourceText | undefined {
    if (!this.texts.has(file)) {
      const bytes = this.sources.read(file)
      this.texts.set(file, bytes === undefined ? undefined : new SourceText(new TextDecoder().decode(bytes)))
    }
    return this.texts.get(file)
  }
}

/**
 * Diagnostics as text for people: where, what, the line with a caret under it, and how to mend it. Deterministic.
 * @example renderDiagnostics(result.diagnostics, sources)
 */
export function renderDiagnostics(diagnostics: readonly Diagnostic[], sources: SourceFiles, style: DiagnosticStyle = plain): string {
  const renderer = new Renderer(sources, style)
  return diagnostics.map((diagnostic) => renderer.render(diagnostic)).join('\n\n')
}
