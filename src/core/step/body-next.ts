import type { BodyProgress, StepRecord } from '../../model/checkpoint.ts'

// What a body does after one of its steps left. Bodies are sequential: order is per body.

export type BodyNext =
  | { readonly kind: 'enter'; readonly index: number }
  /** Account the rest as blocked, from this step on. */
  | { readonly kind: 'block'; readonly from: number }
  /** Blocked siblings are still being accounted. */
  | { readonly kind: 'wait' }
  | { readonly kind: 'ended' }

/** Whether a step that left keeps the rest of its body from running: fail always, unknown from generation 2 on. */
export function halts(child: StepRecord, irVersion: 1 | 2): boolean {
  if (child.state === 'aborted') return true
  const verdict = child.verdict?.verdict
  return child.state === 'judged' && (verdict === 'fail' || (verdict === 'unknown' && irVersion === 2))
}

/** @param exited how many of the body's `total` steps have left, this child included */
export function nextInBody(exited: BodyProgress['exited'], total: number, child: StepRecord, irVersion: 1 | 2): BodyNext {
  if (exited >= total) return { kind: 'ended' }
  if (child.state === 'blocked') return { kind: 'wait' }
  return halts(child, irVersion) ? { kind: 'block', from: exited } : { kind: 'enter', index: exited }
}
