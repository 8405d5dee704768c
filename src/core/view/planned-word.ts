import type { InstanceRef } from '../../model/run-path.ts'
import type { PlanWord } from '../../model/vocabulary.ts'

/** What a resume was to do with an instance. */
export interface PlannedWord {
  readonly word: PlanWord
  /** Why, in plain words; not said of what is simply kept. */
  readonly reason?: string
  /** Only the record has it: nothing is done with it. */
  readonly orphaned?: true
}

export type Planned = (ref: InstanceRef) => PlannedWord | undefined

const ACTED: readonly PlanWord[] = ['run', 'rerun']

/**
 * What a segment did with an instance: what its records show, in the words of the plan where both say the same; of what was left alone
 * the plan knows more.
 * @param own what the record shows
 */
export function wordDone(own: PlanWord | undefined, planned: PlannedWord | undefined): PlanWord | undefined {
  if (planned === undefined || own === 'ask') return own
  if (planned.orphaned === true) return undefined
  const [acted, wasToAct] = [own !== undefined && ACTED.includes(own), ACTED.includes(planned.word)]
  return acted === wasToAct && planned.word !== 'ask' ? planned.word : own
}
