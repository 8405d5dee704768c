import type { Expr } from '../../model/expr.ts'

/** What is wrong with a text, and where: UTF-16 units from its start. */
export interface ExprSyntaxError {
  readonly message: string
  readonly offset: number
  readonly length: number
  readonly hint?: string
  /** Known names that may have been meant, best first. */
  readonly candidates?: readonly string[]
}

/** Where a part of an expression was written: keys and indexes into the value that held the text, then the place in the text. */
export interface Origin {
  readonly path: readonly (string | number)[]
  readonly offset: number
  readonly length: number
}

/** The places of an expression's parts, by the parts themselves. */
export type Origins = ReadonlyMap<Expr, Origin>

/** An expression together with the places of all its parts. */
export interface LocatedExpr { readonly expr: Expr; readonly origins: Origins }
