import type { ActionStep } from '../../model/flow.ts'
import type { AfterSettle } from '../judge/after-settle.ts'
import { unreadable, type WorkDecision, type WorkEnds } from './decide-work.ts'

/** What follows a run that ended well and says how far its work came. Whoever takes over from an unreadable one needs leave to repeat. */
export function afterWork(decision: WorkDecision, step: ActionStep, chainIndex: number, mayGoOn: boolean): AfterSettle {
  switch (decision.kind) {
    case 'completed': return { kind: 'judge' }
    case 'goesOn': return { kind: 'continue' }
    case 'invalid': return takesOver(step, chainIndex, mayGoOn) ? { kind: 'chain', chainIndex: chainIndex + 1 } : { kind: 'unfinished' }
    default: return { kind: 'unfinished' }
  }
}

const takesOver = (step: ActionStep, chainIndex: number, mayGoOn: boolean): boolean =>
  mayGoOn && chainIndex + 1 < step.binding.attempts.length

/** The verdict on work that is not done, where it comes to be judged. */
export function verdictOnWork(decision: WorkDecision | undefined): WorkEnds['verdict'] | undefined {
  switch (decision?.kind) {
    case 'ends': return decision.verdict
    case 'invalid': return unreadable(decision.reason).verdict
    case 'goesOn': return {
      verdict: 'unknown', reason: `its work is ${decision.result.status}, which it was not when it came to be judged`,
      unfinished: 'stopped',
    }
    default: return undefined
  }
}
