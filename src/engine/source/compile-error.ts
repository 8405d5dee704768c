import type { Diagnostic } from '../../model/diagnostic.ts'

const placeOf = ({ file, span }: Diagnostic): string =>
  (span === undefined ? file : `${file}:${String(span.startLine)}:${String(span.startCol)}`)

/** The text of a flow is wrong. All that is wrong is in `diagnostics`, warnings too. */
export class CompileError extends Error {
  readonly diagnostics: readonly Diagnostic[]

  constructor(diagnostics: readonly Diagnostic[]) {
    const errors = diagnostics.filter(({ severity }) => severity === 'error')
    super(errors.map((each) => `${placeOf(each)} ${each.message} [${each.code}]`).join('\n'))
    this.name = 'CompileError'
    this.diagnostics = diagnostics
  }
}
