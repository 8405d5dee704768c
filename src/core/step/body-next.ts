import type { Verdict } from '../../model/vocabulary.ts'
import type { BodyProgress, StepRecord } from '../../model/checkpoint.ts'

// What a body does after one of its steps left. Bodies are sequential: order is per body.

export type BodyNext =
  | { readonly kind: 'enter'; readonly index: number }
  /** Account the rest as blocked, from this step on. */
  | { readonly kind: 'block'; readonly from: number }
  /** Blocked siblings are still being accounted. */
  | { readonly kind: 'wait' }
  | { readonly kind: 'ended' }

/** Whether a verdict keeps what follows from running: fail always, unknown from generation 2 on. */
export const haltsBody = (verdict: Verdict | undefined, irVersion: 1 | 2): boolean =>
  verdict === 'fail' || (verdict === 'unknown' && irVersion === 2)

/** The same of a step that left with a record: a handler may have let its body go on. */
export const haltsWith = ({ goesOn }: Pick<StepRecord, 'goesOn'>, verdict: Verdict | undefined, irVersion: 1 | 2): boolean =>
  goesOn !== true && haltsBody(verdict, irVersion)

/** Whether a step that left keeps the rest of its body from running. */
const halts = (child: StepRecord, irVersion: 1 | 2): boolean =>
  child.state === 'aborted' || (child.state === 'judged' && haltsWith(child, child.verdict?.verdict, irVersion))

/** @param exited how many of the body's `total` steps have left, this child included */
export function nextInBody(exited: BodyProgress['exited'], total: number, child: StepRecord, irVersion: 1 | 2): BodyNext {
  if (exited >= total) return { kind: 'ended' }
  if (child.state === 'blocked') return { kind: 'wait' }
  return halts(child, irVersion) ? { kind: 'block', from: exited } : { kind: 'enter', index: exited }
}
