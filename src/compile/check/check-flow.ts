import type { CheckContext } from './check-context.ts'
import { checkEffects } from './check-effects.ts'
import { checkExpressions } from './check-expressions.ts'
import { checkHandlers } from './check-handlers.ts'
import { checkJudging } from './check-judging.ts'
import { checkLoops } from './check-loops.ts'
import { checkAffectedBy, checkLoopVariables, checkVariables } from './check-names.ts'
import { checkValues } from './check-values.ts'

/** Reports everything that is wrong with a bound flow whose ids are unique. */
export function checkFlow(context: CheckContext): void {
  checkVariables(context)
  checkLoopVariables(context)
  checkAffectedBy(context)
  checkExpressions(context)
  checkValues(context)
  checkEffects(context)
  checkHandlers(context)
  checkJudging(context)
  checkLoops(context)
}
