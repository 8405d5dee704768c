import type { Json, JsonObject } from '../../base/json.ts'
import { err, ok, type Result } from '../../base/result.ts'
import type { Outcome } from '../expr/eval-error.ts'
import type { Expr } from '../../model/flow.ts'

/** What a person is asked and shown, as it is archived on entry: a text, and values; or why it cannot be asked. */
export function evaluateQuestion(
  prompt: Expr, presents: readonly Expr[], evaluate: (expr: Expr) => Outcome,
): Result<JsonObject, string> {
  const text = evaluate(prompt)
  if (!text.ok) return err(`the prompt: ${text.error.message}`)
  if (typeof text.value !== 'string') return err('the prompt is not a text')
  const shown: Json[] = []
  for (const [index, expr] of presents.entries()) {
    const value = evaluate(expr)
    if (!value.ok) return err(`what it presents, number ${String(index + 1)}: ${value.error.message}`)
    shown.push(value.value)
  }
  return ok({ prompt: text.value, presents: shown })
}
