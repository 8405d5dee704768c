import type { StepRecord, Tally } from '../../model/checkpoint.ts'
import type { StepKind, Verdict } from '../../model/vocabulary.ts'
import { addTally, EMPTY_TALLY } from '../fold/tally.ts'

/** How an instance stands, in one word: a verdict, or what there is instead of one. */
export const STEP_STANDINGS = ['pass', 'fail', 'unknown', 'unverified', 'done', 'skipped', 'blocked', 'aborted', 'open'] as const
export type StepStanding = (typeof STEP_STANDINGS)[number]

/** Steps that do or check something themselves; the others hold, choose or name. */
const WORK: readonly StepKind[] = ['action', 'assert', 'human', 'wait']
export const isWork = (record: Pick<StepRecord, 'kind'>): boolean => WORK.includes(record.kind)

export function stepStanding(record: StepRecord): StepStanding {
  switch (record.state) {
    case 'skipped': case 'blocked': case 'aborted': return record.state
    case 'judged': return record.verdict?.verdict ?? (record.kind === 'action' ? 'unverified' : 'done')
    default: return 'open'
  }
}

const innerTally = (record: StepRecord): Tally =>
  Object.values(record.bodies ?? {}).reduce((sum, body) => addTally(sum, body.tally), record.ended?.tally ?? EMPTY_TALLY)

const isBad = (verdict: Verdict | undefined): verdict is 'fail' | 'unknown' => verdict === 'fail' || verdict === 'unknown'

/** Something a person must look at: it failed, is unknown, was aborted or drifted, and not merely because a step inside it did. */
export function isProblem(record: StepRecord): boolean {
  if (record.state === 'aborted' || record.state === 'drifted') return isWork(record)
  const verdict = record.verdict?.verdict
  if (record.state !== 'judged' || !isBad(verdict)) return false
  return isWork(record) || innerTally(record)[verdict] === 0
}

/** Work steps, and containers in trouble of their own, by how they stand; `degraded` passes are also counted under `pass`. */
export type StepTally = Readonly<Record<StepStanding, number>> & { readonly degraded: number }

export const EMPTY_STEP_TALLY: StepTally = {
  pass: 0, fail: 0, unknown: 0, unverified: 0, done: 0, skipped: 0, blocked: 0, aborted: 0, open: 0, degraded: 0,
}

/** Counts one record in; containers are not counted, their steps are: but for one that is in trouble itself. */
export function countStep(tally: StepTally, record: StepRecord): StepTally {
  if (!isWork(record) && !isProblem(record)) return tally
  const standing = stepStanding(record)
  const degraded = record.verdict?.degraded === true && standing === 'pass' ? 1 : 0
  return { ...tally, [standing]: tally[standing] + 1, degraded: tally.degraded + degraded }
}
