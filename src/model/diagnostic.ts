import type { SourceSpan } from './flow.ts'

/** The compile stages, in order. */
export type Stage = 'parse' | 'normalize' | 'check' | 'bind' | 'seal'

/** The author's text is wrong, or will surprise: where, what, and how to mend it. */
export interface Diagnostic {
  /** `stage.noun-phrase`, stable: `normalize.unknown-key`. */
  readonly code: string
  readonly severity: 'error' | 'warning'
  readonly stage: Stage
  readonly message: string
  readonly file: string
  readonly span?: SourceSpan
  readonly hint?: string
  /** Nearest known names, best first. */
  readonly candidates?: readonly string[]
}
