import { isJsonObject, type Json } from '../base/json.ts'
import type { Expr, FlowIR } from '../model/flow.ts'

const isExpr = (value: object): value is Expr => 'ref' in value || ('fn' in value && 'args' in value)

/** Every expression of a flow that is more than a literal, wherever it stands. */
export function flowExpressions(flow: FlowIR): readonly Expr[] {
  const found: Expr[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit)
    else if (isJsonObject(value) && !('lit' in value)) {
      if (isExpr(value)) found.push(value)
      else Object.values(value as Record<string, Json>).forEach(visit)
    }
  }
  visit(flow.body)
  visit(flow.finally)
  visit(flow.outputs)
  visit(flow.handlers)
  return found
}
