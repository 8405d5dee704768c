import { given } from '../../base/given.ts'
import type { Json } from '../../base/json.ts'
import type { ContinuationState, WorkResult } from '../../model/continuation.ts'

/** Whether the coming run of a step goes on with work of an earlier one. */
export const isContinuation = (state: Pick<ContinuationState, 'continuationAttempt'>): boolean => state.continuationAttempt > 0

/** The state of work that was not begun: a new entry, work that is completed, a body that is left. */
export const resetContinuation = (): { readonly continuationAttempt: 0 } => ({ continuationAttempt: 0 })

/**
 * The state after a run left its work unfinished: the result takes the place of the one before, and what it does not say is absent.
 * At the budget nothing changes.
 * @param maxAttempts runs of the work in all, the first one included; left out: a continuation that the log already has
 * @example triggerContinuation(resetContinuation(), { status: 'partial', summary: 'half' }, 3)
 *   // { previousStatus: 'partial', previousSummary: 'half', continuationAttempt: 1 }
 */
export function triggerContinuation<Value = Json>(
  state: ContinuationState<Value>, { status, summary, filesChanged, nextSteps }: WorkResult<Value>, maxAttempts = Infinity,
): ContinuationState<Value> {
  const continuationAttempt = state.continuationAttempt + 1
  if (continuationAttempt >= maxAttempts) return state
  return {
    previousStatus: status, ...given('previousSummary', summary), ...given('previousFilesChanged', filesChanged),
    ...given('previousNextSteps', nextSteps), continuationAttempt,
  }
}
