import type { BodyProgress, StepRecord, Tally } from '../../model/checkpoint.ts'
import type { Verdict } from '../../model/vocabulary.ts'
import { generationOf } from '../hash/hash-of.ts'

export const EMPTY_TALLY: Tally = { pass: 0, fail: 0, unknown: 0, degraded: 0 }
export const EMPTY_BODY: BodyProgress = { exited: 0, tally: EMPTY_TALLY }

const withGoOn = (tally: Tally, goOn: number): Tally => (goOn === 0 ? tally : { ...tally, goOn })

export const addTally = (a: Tally, b: Tally): Tally => withGoOn({
  pass: a.pass + b.pass, fail: a.fail + b.fail, unknown: a.unknown + b.unknown, degraded: a.degraded + b.degraded,
}, (a.goOn ?? 0) + (b.goOn ?? 0))

export const subtractTally = (a: Tally, b: Tally): Tally => (b === EMPTY_TALLY ? a : withGoOn({
  pass: a.pass - b.pass, fail: a.fail - b.fail, unknown: a.unknown - b.unknown, degraded: a.degraded - b.degraded,
}, (a.goOn ?? 0) - (b.goOn ?? 0)))

/** Whether what did not pass would halt a body, some of it: unknown halts from generation 2 on. */
export const tallyHalts = ({ fail, unknown, goOn = 0 }: Tally, generation: 1 | 2): boolean =>
  fail + (generation === 2 ? unknown : 0) > goOn

/** Whether something did not pass that would halt a body, and all of it was let go on. */
export const tallyGoesOn = (tally: Tally, generation: 1 | 2): boolean =>
  tallyHalts({ ...tally, goOn: 0 }, generation) && !tallyHalts(tally, generation)

const countVerdict = (tally: Tally, verdict: Verdict, degraded: boolean): Tally => ({
  ...tally, [verdict]: tally[verdict] + 1, degraded: tally.degraded + (degraded ? 1 : 0),
})

/** Any fail is fail; else any unknown is unknown; else pass; no verdict at all is none. */
export function foldTally(tally: Tally): { readonly verdict: Verdict; readonly degraded: boolean } | undefined {
  if (tally.fail > 0) return { verdict: 'fail', degraded: false }
  if (tally.unknown > 0) return { verdict: 'unknown', degraded: false }
  return tally.pass > 0 ? { verdict: 'pass', degraded: tally.degraded > 0 } : undefined
}

/** What a settled instance counts in its body: its verdict, when it was judged; nothing else. */
export function contributionOf(record: StepRecord | undefined): Tally {
  const verdict = record?.exit !== undefined && record.state === 'judged' ? record.verdict : undefined
  if (record === undefined || verdict === undefined) return EMPTY_TALLY
  const counted = countVerdict(EMPTY_TALLY, verdict.verdict, verdict.degraded === true)
  return record.goesOn === true && tallyHalts(counted, generationOf(record.scheme)) ? { ...counted, goOn: 1 } : counted
}
