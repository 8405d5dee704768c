import type { BodyProgress, StepRecord, Tally } from '../../model/checkpoint.ts'
import type { Verdict } from '../../model/vocabulary.ts'

export const EMPTY_TALLY: Tally = { pass: 0, fail: 0, unknown: 0, degraded: 0 }
export const EMPTY_BODY: BodyProgress = { exited: 0, tally: EMPTY_TALLY }

export const addTally = (a: Tally, b: Tally): Tally => ({
  pass: a.pass + b.pass, fail: a.fail + b.fail, unknown: a.unknown + b.unknown, degraded: a.degraded + b.degraded,
})

export const subtractTally = (a: Tally, b: Tally): Tally => (b === EMPTY_TALLY ? a : {
  pass: a.pass - b.pass, fail: a.fail - b.fail, unknown: a.unknown - b.unknown, degraded: a.degraded - b.degraded,
})

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
  return verdict === undefined ? EMPTY_TALLY : countVerdict(EMPTY_TALLY, verdict.verdict, verdict.degraded === true)
}
