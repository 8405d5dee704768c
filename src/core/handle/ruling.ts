import type { RequestRow } from '../../model/checkpoint.ts'
import type { HumanStep } from '../../model/flow.ts'
import { VERDICTS, type Verdict } from '../../model/vocabulary.ts'

/** What a person who is asked to repair the world says. */
const REPAIRED = ['done', 'cannotRepair'] as const

/** What a person who is asked before a dispatch says. */
export const SUPERVISION = ['proceed', 'abort', 'suspend'] as const

/** What a question offers to decide; undefined: it asks for input. */
export function decisionsOf({ mode, decisions }: Pick<HumanStep, 'mode' | 'decisions'>): readonly string[] | undefined {
  switch (mode) {
    case 'provideInput': return undefined
    case 'judge': return decisions ?? VERDICTS
    case 'repairWorld': return decisions ?? REPAIRED
    default: return decisions ?? []
  }
}

/** The verdict that an answer gives: judged as stated; else the first decision is yes, any other no. Given input passes. */
export function rulingVerdict({ mode, decisions, decision, timedOut }: RequestRow): Verdict {
  if (timedOut === true) return 'unknown'
  if (mode === 'provideInput') return 'pass'
  if (mode === 'judge') return VERDICTS.find((verdict) => verdict === decision) ?? 'unknown'
  return decision !== undefined && decision === decisions?.[0] ? 'pass' : 'fail'
}

/** Who said what, in plain words. */
export const saidText = ({ actor = 'a person', decision }: RequestRow): string =>
  (decision === undefined ? `${actor} gave what was asked for` : `${actor} says ${decision}`)
