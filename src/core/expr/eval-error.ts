import { err, type Result } from '../../base/result.ts'
import type { Json } from '../../base/json.ts'

/**
 * Why an expression has no value.
 * - `missing`: a key, index or value that does not exist (or does not exist yet)
 * - `skipped`: the output of a step that did not run
 * - `type`: a value of the wrong kind; nothing is ever coerced
 * - `value`: the right kind but not usable, as text that is not JSON given to `fromJson`
 * - `bounds`: larger or deeper than the language allows
 * - `syntax`: not an expression
 */
export type EvalErrorCode = 'missing' | 'skipped' | 'type' | 'value' | 'bounds' | 'syntax'

export interface EvalError {
  readonly code: EvalErrorCode
  readonly message: string
  /** The reference that failed, or through which it failed. */
  readonly ref?: string
  /** The call that failed, as an author would write it; the message ends with it. */
  readonly in?: string
}

/** The value of an expression, or why there is none. */
export type Outcome = Result<Json, EvalError>

/** A failed evaluation. */
export const failure = (code: EvalErrorCode, message: string): Result<never, EvalError> => err({ code, message })
