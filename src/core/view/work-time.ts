import type { StepRecord } from '../../model/checkpoint.ts'
import { attemptsOf } from '../fold/ledger.ts'

// The time of a step is that of its work: not that it waited for a slot, nor that no process was there. What an earlier process began and
// a later one began anew counts from there.

/** When the work under way began, in epoch milliseconds: the first dispatch of the process that dispatched last, else the entry. */
export function workBeganAtMs(record: StepRecord): number {
  const attempts = attemptsOf(record)
  const segment = attempts.at(-1)?.segment
  return attempts.find((row) => row.segment === segment)?.atMs ?? record.enteredAtMs
}

/** Nothing is dispatched for them: what they do is wait. */
const WAITING: readonly StepRecord['kind'][] = ['wait', 'human']

/** How long the work of a step that is over took, in milliseconds: up to the last answer. Undefined for one that did none. */
export function workMs(record: StepRecord): number | undefined {
  const { exit } = record
  const last = attemptsOf(record).at(-1)
  const didNone = last === undefined && (!WAITING.includes(record.kind) || record.resolvedInputs === null)
  return exit === undefined || didNone ? undefined : Math.max(0, (last?.settled?.atMs ?? exit.atMs) - workBeganAtMs(record))
}
