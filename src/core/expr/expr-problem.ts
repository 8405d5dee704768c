import type { Expr } from '../../model/expr.ts'

/**
 * What a check can find.
 * - `syntax`, `depth`: no expression of the language
 * - `function`, `generation`, `arity`: a call that does not exist (in this generation, with so many arguments)
 * - `literal`, `path`, `pattern`: an argument that must be written out is not, or is none
 * - `type`, `member`, `value`: evaluation would certainly fail, or the comparison is always the same
 * - `ref`, `secret`: a reference that stands for nothing here, or a secret where none may be
 */
export type ExprProblemCode =
  | 'syntax' | 'depth' | 'function' | 'generation' | 'arity' | 'literal' | 'path' | 'pattern'
  | 'type' | 'member' | 'value' | 'ref' | 'secret'

/** One thing wrong with an expression. */
export interface ExprProblem {
  readonly code: ExprProblemCode
  readonly message: string
  /** The part that is wrong: the same object as in the expression, so its place can be looked up. */
  readonly node: Expr
  /** Argument numbers that lead from the expression to the part. */
  readonly path: readonly number[]
  readonly hint?: string
  readonly candidates?: readonly string[]
  /** Why a reference stands for nothing, in the words of who resolved it. */
  readonly refCode?: string
}

/** A problem before its place is known. */
export type Finding = Pick<ExprProblem, 'code' | 'message' | 'hint' | 'candidates' | 'refCode'>
