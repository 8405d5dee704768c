import { given } from '../../base/given.ts'
import type { Json } from '../../base/json.ts'
import { err, ok, type Result } from '../../base/result.ts'
import type { StepRecord } from '../../model/checkpoint.ts'
import { UNFINISHED_STATUSES, type UnfinishedStatus, type WorkResult } from '../../model/continuation.ts'
import type { ContinuationPolicy, Expr, Hash } from '../../model/flow.ts'
import type { Outcome } from '../expr/eval-error.ts'
import { onExhaustedOf } from '../flow/defaults.ts'
import type { StepVerdict } from '../judge/fold-verdict.ts'
import { repeatSignature } from './repeat-signature.ts'

// What becomes of a run of a step that ended well and says how far its work has come. The same answer whoever asks, however often.

/** What a run says of its work. */
export type WorkRead = { readonly status: 'completed' } | WorkResult

/** The work ends here, and is not done. */
export interface WorkEnds { readonly kind: 'ends'; readonly verdict: StepVerdict }

export type WorkDecision =
  | { readonly kind: 'completed' }
  /** One more run of it, with what this one left. */
  | { readonly kind: 'goesOn'; readonly attempt: number; readonly result: WorkResult; readonly signature: Hash }
  /** The run does not say how far it came: another provider's turn, or the end. */
  | { readonly kind: 'invalid'; readonly reason: string }
  | WorkEnds

/** So many results that say the same, in a row, are no progress. */
const ALIKE = 3

const isUnfinished = (status: Json): status is UnfinishedStatus => UNFINISHED_STATUSES.some((each) => each === status)

/**
 * Reads how far a run came from its raw result. What it does not say, or says as `null`, is absent.
 * @returns why the result cannot be read
 */
export function readWork(policy: ContinuationPolicy, evaluate: (expr: Expr) => Outcome): Result<WorkRead, string> {
  const status = evaluate(policy.status)
  if (!status.ok) return err(status.error.message)
  if (status.value === 'completed') return ok({ status: status.value })
  if (!isUnfinished(status.value)) {
    return err(`its status is ${JSON.stringify(status.value).slice(0, 100)}, not one of completed, ${UNFINISHED_STATUSES.join(', ')}`)
  }
  const said = (expr: Expr | undefined): Json | undefined => {
    const value = expr === undefined ? undefined : evaluate(expr)
    return value?.ok === true && value.value !== null ? value.value : undefined
  }
  return ok({
    status: status.value, ...given('summary', said(policy.summary)), ...given('filesChanged', said(policy.filesChanged)),
    ...given('nextSteps', said(policy.nextSteps)),
  })
}

/**
 * Decides what follows a run that ended well.
 * @param mayGoOn whether the flow and the policy in force let the work be run again
 */
export function decideWork(
  policy: ContinuationPolicy, { continuation }: Pick<StepRecord, 'continuation'>, read: Result<WorkRead, string>, mayGoOn: boolean,
): WorkDecision {
  if (!read.ok) return { kind: 'invalid', reason: `nobody can tell how far its work came: ${read.error}` }
  const result = read.value
  if (result.status === 'completed') return { kind: 'completed' }
  const made = (continuation?.continuationAttempt ?? 0) + 1
  if (made >= policy.maxAttempts) return usedUp(policy, result.status, made)
  const signature = repeatSignature(result)
  if (continuation?.signature === signature && continuation.alike + 1 >= ALIKE) {
    return exhausted(policy, `its work is ${result.status} after ${String(made)} runs, the last ${String(ALIKE)} with the same result`)
  }
  return mayGoOn ? { kind: 'goesOn', attempt: made, result, signature } : stopped(result.status)
}

function usedUp(policy: ContinuationPolicy, status: string, made: number): WorkEnds {
  const { maxAttempts } = policy
  const most = `${String(maxAttempts)} ${maxAttempts === 1 ? 'run' : 'runs'}`
  return exhausted(policy, `its work is ${status} after ${String(made)} of at most ${most}`)
}

function exhausted(policy: ContinuationPolicy, reason: string): WorkEnds {
  return onExhaustedOf(policy) === 'accept'
    ? { kind: 'ends', verdict: { verdict: 'unknown', reason: `${reason}; accepted although unfinished`, unfinished: 'accepted' } }
    : { kind: 'ends', verdict: { verdict: 'fail', reason, unfinished: 'exhausted' } }
}

const stopped = (status: string): WorkEnds => ({
  kind: 'ends',
  verdict: { verdict: 'unknown', reason: `its work is ${status}, and nothing in the flow lets it go on any more`, unfinished: 'stopped' },
})

/** What keeps work that was to go on from it, by the flow and the policy of now; undefined: nothing. */
export function heldBack(
  policy: ContinuationPolicy | undefined, { continuation }: Pick<StepRecord, 'continuation'>, mayGoOn: boolean,
): WorkEnds | undefined {
  if (continuation === undefined) return undefined
  const { continuationAttempt: made, previousStatus: status = 'partial' } = continuation
  if (policy === undefined || !mayGoOn) return stopped(status)
  if (made < policy.maxAttempts) return undefined
  return usedUp(policy, status, made)
}

/** A run that does not say how far it came, with nobody left to take over: looking at the same words again says the same. */
export const unreadable = (reason: string): WorkEnds =>
  ({ kind: 'ends', verdict: { verdict: 'unknown', reason, unfinished: 'invalidOutput' } })
