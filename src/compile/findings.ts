import type { Diagnostic, Stage } from '../model/diagnostic.ts'
import type { DIAGNOSTIC_CODES } from './diagnostic-codes.ts'
import type { Place } from './place.ts'

export type DiagnosticCode = keyof typeof DIAGNOSTIC_CODES

/** How to mend what is wrong, and which known names may have been meant; a text alone is a hint. */
export type Advice = string | { readonly hint?: string | undefined; readonly candidates?: readonly string[] | undefined }

/** More than this many diagnostics help nobody. */
const MOST = 200

const throughMacros = ({ origin = [] }: Place): string =>
  origin.map(({ macro, file, span }) => ` (in macro "${macro}", used at ${file}:${span.startLine}:${span.startCol})`).join('')

/** Collects what is wrong with the author's text; the same finding is kept once. */
export class Findings {
  private readonly found = new Map<string, Diagnostic>()

  error(code: DiagnosticCode, place: Place, message: string, advice: Advice = {}): void {
    this.add('error', code, place, message, advice)
  }

  warn(code: DiagnosticCode, place: Place, message: string, advice: Advice = {}): void {
    this.add('warning', code, place, message, advice)
  }

  /** Takes over what another compilation found. */
  include(diagnostics: readonly Diagnostic[]): void {
    for (const diagnostic of diagnostics) this.keep(diagnostic)
  }

  get all(): readonly Diagnostic[] {
    return [...this.found.values()]
  }

  get hasErrors(): boolean {
    return this.all.some(({ severity }) => severity === 'error')
  }

  private add(severity: Diagnostic['severity'], code: DiagnosticCode, place: Place, message: string, advice: Advice): void {
    const { hint, candidates = [] } = typeof advice === 'string' ? { hint: advice } : advice
    this.keep({
      code, severity, stage: code.split('.')[0] as Stage, message: message + throughMacros(place), file: place.file,
      ...(place.span === undefined ? {} : { span: place.span }),
      ...(hint === undefined ? {} : { hint }),
      ...(candidates.length === 0 ? {} : { candidates }),
    })
  }

  private keep(diagnostic: Diagnostic): void {
    if (this.found.size < MOST) this.found.set(JSON.stringify(diagnostic), diagnostic)
  }
}
