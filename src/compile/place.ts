import type { SourceSpan } from '../model/flow.ts'

/** One use of a macro that a piece of text went through. */
export interface MacroUse { readonly macro: string; readonly file: string; readonly span: SourceSpan }

/** Where a piece of the author's text stands; without a span it was built by a program. `origin`: macro uses, outermost first. */
export interface Place {
  readonly file: string
  readonly span?: SourceSpan
  readonly origin?: readonly MacroUse[]
}

/** What stands in for the span of something that no text shows. */
export const NO_SPAN: SourceSpan = { startLine: 1, startCol: 1, endLine: 1, endCol: 1 }
